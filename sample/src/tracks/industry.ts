import type { Track } from './track.ts';

/** People who design, build, make, repair and move things. */
export const industryTracks: readonly Track[] = [
  {
    key: 'civil-engineer',
    industries: ['construction', 'construction', 'public', 'energy'],
    titles: [
      'Graduate Civil Engineer|Ingénieur génie civil débutant|Ingénieure génie civil débutante',
      'Civil Engineer|Ingénieur génie civil|Ingénieure génie civil',
      'Senior Structural Engineer|Ingénieur structure senior|Ingénieure structure senior',
      'Design Office Manager|Responsable bureau d’études',
      'Engineering Director|Directeur de l’ingénierie|Directrice de l’ingénierie',
    ],
    intern: 'Civil Engineering Intern|Stagiaire génie civil',
    skills:
      'AutoCAD, Revit, Structural analysis|Calcul de structures, Eurocodes, BIM, Robot Structural Analysis, Geotechnics|Géotechnique, Site supervision|Suivi de chantier, Concrete|Béton armé, Cost estimating|Étude de prix, Civil 3D',
    study: {
      kind: 'engineering',
      level: 'master',
      fields: 'Civil Engineering|Génie civil, Structural Engineering|Structures et ouvrages',
    },
    certifications:
      'Chartered Engineer|Institution of Civil Engineers;BIM Level 2|BRE;PE License|NCEES',
    en: [
      'Designed bridges and retaining walls under Eurocodes for projects of €{k} million.',
      'Modelled {n} buildings in Revit and ran clash detection with trades.',
      'Supervised site works and checked concrete and reinforcement.',
      'Optimised foundations, saving {p}% of concrete.',
    ],
    fr: [
      'Conception de ponts et de murs de soutènement selon les Eurocodes, projets de {k} M€.',
      'Modélisation de {n} bâtiments dans Revit et synthèse avec les corps de métier.',
      'Suivi de chantier et contrôle du béton et du ferraillage.',
      'Optimisation des fondations : {p} % de béton économisé.',
    ],
  },
  {
    key: 'site-manager',
    industries: ['construction'],
    titles: [
      'Assistant Site Manager|Aide-conducteur de travaux|Aide-conductrice de travaux',
      'Site Supervisor|Chef de chantier|Cheffe de chantier',
      'Site Manager|Conducteur de travaux|Conductrice de travaux',
      'Construction Project Manager|Directeur de travaux|Directrice de travaux',
      'Construction Director|Directeur d’exploitation BTP|Directrice d’exploitation BTP',
    ],
    intern: 'Construction Trainee|Stagiaire conduite de travaux',
    skills:
      'Site management|Conduite de chantier, Scheduling|Planification, Health and safety|Sécurité sur chantier, Subcontractor management|Gestion des sous-traitants, AutoCAD, Budget tracking|Suivi budgétaire, MS Project, Quality control|Contrôle qualité, Tenders|Appels d’offres',
    study: {
      kind: 'engineering',
      level: 'bachelor',
      fields: 'Construction Management|Conduite de travaux, Building|Bâtiment',
    },
    certifications: 'SMSTS|CITB;CACES R482|INRS;Habilitation électrique B0/H0|AFPA',
    en: [
      'Built {n} housing schemes of up to {k} flats, on time and on budget.',
      'Coordinated {n} subcontractors and weekly site meetings.',
      'Kept a site of {k} workers without a lost-time accident for a year.',
      'Renegotiated earthworks and finishing lots, saving {p}%.',
    ],
    fr: [
      "Construction de {n} programmes de logements, jusqu'à {k} appartements, dans les délais et le budget.",
      'Coordination de {n} sous-traitants et réunions de chantier hebdomadaires.',
      'Chantier de {k} compagnons sans accident avec arrêt pendant un an.',
      "Renégociation des lots terrassement et finitions : {p} % d'économies.",
    ],
  },
  {
    key: 'architect',
    industries: ['architecture'],
    titles: [
      'Architectural Assistant|Dessinateur-projeteur|Dessinatrice-projeteuse',
      'Architect|Architecte',
      'Project Architect|Architecte chef de projet|Architecte cheffe de projet',
      'Associate Architect|Architecte associé|Architecte associée',
      'Practice Director|Directeur d’agence d’architecture|Directrice d’agence d’architecture',
    ],
    intern: 'Architecture Intern|Stagiaire architecture',
    skills:
      'Revit, ArchiCAD, AutoCAD, SketchUp, BIM, Urban planning|Urbanisme, Sustainable design|Conception bioclimatique, Building permits|Permis de construire, Rhino, Site supervision|Suivi de chantier, Heritage renovation|Réhabilitation du patrimoine',
    study: { kind: 'arts', level: 'master', fields: 'Architecture|Architecture' },
    certifications:
      'ARB Registration|Architects Registration Board;HMONP|École nationale supérieure d’architecture;LEED Green Associate|GBCI',
    en: [
      'Designed schools and social housing, from competition to handover.',
      'Renovated {n} listed buildings with heritage officers.',
      '*Led a studio of {n} and the BIM standards.',
      'Used timber and reused materials, cutting embodied carbon by {p}%.',
    ],
    fr: [
      "Conception d'écoles et de logements sociaux, du concours à la livraison.",
      'Réhabilitation de {n} bâtiments classés avec les architectes des bâtiments de France.',
      "*Direction d'une équipe de {n} et des standards BIM.",
      'Emploi du bois et du réemploi : {p} % de carbone en moins.',
    ],
  },
  {
    key: 'mechanical-engineer',
    industries: ['aerospace', 'automotive', 'manufacturing', 'energy'],
    titles: [
      'Junior Mechanical Engineer|Ingénieur mécanique junior|Ingénieure mécanique junior',
      'Mechanical Design Engineer|Ingénieur conception mécanique|Ingénieure conception mécanique',
      'Senior Mechanical Engineer|Ingénieur mécanique senior|Ingénieure mécanique senior',
      'Engineering Manager|Responsable bureau d’études mécaniques',
      'R&D Director|Directeur R&D|Directrice R&D',
    ],
    intern: 'Mechanical Engineering Intern|Stagiaire conception mécanique',
    skills:
      'CATIA V5, SolidWorks, ANSYS, Finite element analysis|Calcul par éléments finis, GD&T|Cotation ISO, FMEA|AMDEC, Thermodynamics|Thermodynamique, Prototyping|Prototypage, MATLAB, PLM, Additive manufacturing|Fabrication additive',
    study: {
      kind: 'engineering',
      level: 'master',
      fields:
        'Mechanical Engineering|Génie mécanique, Aerospace Engineering|Ingénierie aéronautique',
    },
    certifications:
      'Certified SolidWorks Professional|Dassault Systèmes;Lean Six Sigma Green Belt|ASQ',
    en: [
      'Designed cabin and engine parts in {s}, {p}% lighter than before.',
      'Ran finite element and fatigue analyses with ANSYS.',
      'Took {n} parts from sketch to series, with suppliers and test benches.',
      '*Led FMEA reviews with quality and production.',
    ],
    fr: [
      'Conception de pièces de cabine et de moteur sous {s}, allégées de {p} %.',
      'Calculs par éléments finis et tenue en fatigue avec ANSYS.',
      "Passage de {n} pièces de l'esquisse à la série, avec fournisseurs et bancs d'essai.",
      'Animation des AMDEC avec la qualité et la production.',
    ],
  },
  {
    key: 'electrical-engineer',
    industries: ['energy', 'energy', 'electronics', 'manufacturing', 'construction'],
    titles: [
      'Graduate Electrical Engineer|Ingénieur électricité junior|Ingénieure électricité junior',
      'Electrical Engineer|Ingénieur électricité|Ingénieure électricité',
      'Senior Power Systems Engineer|Ingénieur réseaux électriques senior|Ingénieure réseaux électriques senior',
      'Lead Electrical Engineer|Responsable études électriques',
      'Technical Director, Energy|Directeur technique énergie|Directrice technique énergie',
    ],
    intern: 'Electrical Engineering Intern|Stagiaire génie électrique',
    skills:
      'Power systems|Réseaux électriques, Photovoltaics|Photovoltaïque, AutoCAD Electrical, PLC programming|Automatisme, High voltage|Haute tension, MATLAB Simulink, SCADA, Siemens TIA Portal, PVsyst, Energy storage|Stockage d’énergie, NF C 15-100',
    study: {
      kind: 'engineering',
      level: 'master',
      fields: 'Electrical Engineering|Génie électrique, Renewable Energy|Énergies renouvelables',
    },
    certifications:
      'Chartered Engineer|Institution of Engineering and Technology;Habilitation électrique H1/B2|APAVE',
    en: [
      'Designed solar plants of up to {k} MW with PVsyst, from yield study to grid connection.',
      'Programmed PLCs and SCADA for {n} substations.',
      'Reduced energy losses by {p}% on the medium-voltage network.',
      'Supervised commissioning with {n} technicians.',
    ],
    fr: [
      "Conception de centrales solaires jusqu'à {k} MW avec PVsyst, de l'étude de productible au raccordement.",
      "Programmation d'automates et de SCADA pour {n} postes.",
      'Baisse de {p} % des pertes sur le réseau moyenne tension.',
      'Supervision de la mise en service avec {n} techniciens.',
    ],
  },
  {
    key: 'electrician',
    industries: ['construction', 'energy', 'manufacturing'],
    titles: [
      'Apprentice Electrician|Apprenti électricien|Apprentie électricienne',
      'Electrician|Électricien|Électricienne',
      'Senior Electrician|Électricien confirmé|Électricienne confirmée',
      'Electrical Site Supervisor|Chef d’équipe électricien|Cheffe d’équipe électricienne',
      'Electrical Contracts Manager|Responsable d’affaires électricité',
    ],
    intern: 'Electrical Trainee|Stagiaire électricité',
    skills:
      'Electrical installation|Installation électrique, Wiring diagrams|Lecture de schémas, Fault finding|Recherche de pannes, NF C 15-100, Heat pumps|Pompes à chaleur, EV chargers|Bornes de recharge, Site safety|Sécurité sur chantier, Switchboards|Tableaux électriques',
    study: {
      kind: 'vocational',
      level: 'vocational',
      fields: 'Electrical Installation|Électricité, Electrotechnics|Électrotechnique',
    },
    certifications:
      'NVQ Level 3 Electrical Installation|City & Guilds;Habilitation électrique B2V/BR|APAVE;Qualification IRVE|Qualifelec',
    en: [
      'Wired offices and {k} flats, from conduit to final tests.',
      'Installed {k} EV chargers in car parks.',
      'Found and repaired faults on production lines; downtime fell by {p}%.',
      '*Led a crew of {n} on hospital sites.',
    ],
    fr: [
      'Câblage de bureaux et de {k} logements, de la gaine aux essais.',
      'Pose de {k} bornes de recharge dans des parkings.',
      "Dépannage de lignes de production : {p} % d'arrêts en moins.",
      "*Animation d'une équipe de {n} sur des chantiers hospitaliers.",
    ],
  },
  {
    key: 'maintenance',
    industries: ['manufacturing', 'food', 'automotive', 'aerospace', 'transport'],
    titles: [
      'Maintenance Operator|Agent de maintenance|Agente de maintenance',
      'Maintenance Technician|Technicien de maintenance|Technicienne de maintenance',
      'Senior Maintenance Technician|Technicien de maintenance confirmé|Technicienne de maintenance confirmée',
      'Maintenance Manager|Responsable maintenance',
      'Technical Services Director|Directeur technique de site|Directrice technique de site',
    ],
    intern:
      'Maintenance Apprentice|Alternant maintenance industrielle|Alternante maintenance industrielle',
    skills:
      'Preventive maintenance|Maintenance préventive, Hydraulics|Hydraulique, Pneumatics|Pneumatique, PLC|Automates, CMMS|GMAO, Welding|Soudure, Robot maintenance|Maintenance de robots, Siemens S7, Electrical fault finding|Dépannage électrique, TPM',
    study: {
      kind: 'vocational',
      level: 'short',
      fields: 'Industrial Maintenance|Maintenance des systèmes, Electrotechnics|Électrotechnique',
    },
    certifications:
      'Habilitation électrique BR/BC|APAVE;CACES R489|INRS;NVQ Level 3 Engineering Maintenance|EAL',
    en: [
      'Kept {n} packaging lines running, electrical and mechanical.',
      'Wrote the preventive plan in the CMMS; breakdowns fell by {p}%.',
      'Reprogrammed Siemens S7 controllers and replaced {n} robots.',
      'On call one week in four.',
    ],
    fr: [
      'Maintenance électrique et mécanique de {n} lignes de conditionnement.',
      'Écriture du plan préventif dans la GMAO : {p} % de pannes en moins.',
      "Reprogrammation d'automates Siemens S7 et remplacement de {n} robots.",
      'Astreinte une semaine sur quatre.',
    ],
  },
  {
    key: 'production',
    industries: ['manufacturing', 'food', 'automotive', 'pharma', 'aerospace', 'luxury'],
    titles: [
      'Production Operator|Opérateur de production|Opératrice de production',
      'Team Leader, Production|Chef d’équipe production|Cheffe d’équipe production',
      'Production Supervisor|Responsable d’atelier',
      'Production Manager|Responsable de production',
      'Plant Manager|Directeur d’usine|Directrice d’usine',
    ],
    intern: 'Production Trainee|Stagiaire production',
    skills:
      'Lean manufacturing|Lean management, 5S, Kaizen, Production planning|Ordonnancement, SAP, Team management|Management d’équipe, Quality control|Contrôle qualité, OEE|TRS, Safety|Sécurité au poste, SMED',
    study: {
      kind: 'engineering',
      level: 'bachelor',
      fields:
        'Industrial Engineering|Génie industriel, Production Management|Gestion de production',
    },
    certifications: 'Lean Six Sigma Black Belt|ASQ;NEBOSH General Certificate|NEBOSH',
    en: [
      '*Led {n} shifts and {k} operators in a plant working round the clock.',
      'Raised equipment effectiveness by {p}% with 5S and SMED.',
      'Planned production in SAP and kept delivery on time at 98%.',
      'Brought accidents down by {p}% with daily safety talks.',
    ],
    fr: [
      '*Encadrement de {n} équipes et de {k} opérateurs dans une usine en continu.',
      'TRS en hausse de {p} % grâce au 5S et au SMED.',
      'Ordonnancement dans SAP et taux de service de 98 %.',
      'Baisse de {p} % des accidents grâce aux causeries sécurité.',
    ],
  },
  {
    key: 'quality',
    industries: ['manufacturing', 'food', 'aerospace', 'automotive', 'pharma'],
    titles: [
      'Quality Technician|Technicien qualité|Technicienne qualité',
      'Quality Engineer|Ingénieur qualité|Ingénieure qualité',
      'Senior QHSE Engineer|Ingénieur QHSE|Ingénieure QHSE',
      'Quality Manager|Responsable qualité',
      'Quality Director|Directeur qualité|Directrice qualité',
    ],
    intern: 'Quality Intern|Stagiaire qualité',
    skills:
      'ISO 9001, ISO 14001, Internal audit|Audit interne, Root cause analysis|Analyse des causes, 8D, FMEA|AMDEC, SPC|MSP, Supplier quality|Qualité fournisseurs, HACCP, IATF 16949, Continuous improvement|Amélioration continue',
    study: {
      kind: 'engineering',
      level: 'master',
      fields:
        'Quality Management|Qualité et environnement, Industrial Engineering|Génie industriel',
    },
    certifications:
      'ISO 9001 Lead Auditor|IRCA;Lean Six Sigma Green Belt|ASQ;NEBOSH General Certificate|NEBOSH',
    en: [
      '*Led the ISO 9001 and ISO 14001 certification of {n} sites.',
      'Handled customer complaints with 8D; returns fell by {p}%.',
      'Audited {n} suppliers a year in Europe.',
      'Trained {k} operators in self-inspection.',
    ],
    fr: [
      '*Pilotage des certifications ISO 9001 et ISO 14001 de {n} sites.',
      'Traitement des réclamations en 8D : {p} % de retours en moins.',
      'Audit de {n} fournisseurs par an en Europe.',
      "Formation de {k} opérateurs à l'autocontrôle.",
    ],
  },
  {
    key: 'supply-chain',
    industries: [
      'logistics',
      'retail',
      'food',
      'manufacturing',
      'ecommerce',
      'pharma',
      'automotive',
    ],
    titles: [
      'Supply Planner|Approvisionneur|Approvisionneuse',
      'Supply Chain Analyst|Chargé d’études supply chain|Chargée d’études supply chain',
      'Demand Planning Manager|Responsable prévisions des ventes',
      'Supply Chain Manager|Responsable supply chain',
      'Supply Chain Director|Directeur supply chain|Directrice supply chain',
    ],
    intern: 'Supply Chain Intern|Stagiaire supply chain',
    skills:
      'Demand planning|Prévision de la demande, Inventory management|Gestion des stocks, SAP, Excel, S&OP|PIC, Transport management|Gestion du transport, Kinaxis, Lean, Customs|Douane, Power BI, Incoterms',
    study: {
      kind: 'business',
      level: 'master',
      fields:
        'Supply Chain Management|Management de la chaîne logistique, Logistics|Logistique et transport',
    },
    certifications: 'CPIM|ASCM;CSCP|ASCM',
    en: [
      'Planned {k} references over {n} warehouses; stock fell by {p}% at the same service level.',
      'Started the monthly S&OP with sales and plants.',
      'Renegotiated carriers and regrouped deliveries, with {p}% less CO2.',
      'Rolled out Kinaxis in {n} countries.',
    ],
    fr: [
      'Planification de {k} références sur {n} entrepôts : stock en baisse de {p} % à service égal.',
      'Lancement du PIC mensuel avec les ventes et les usines.',
      'Renégociation des transporteurs et livraisons regroupées : {p} % de CO2 en moins.',
      'Déploiement de Kinaxis dans {n} pays.',
    ],
  },
  {
    key: 'warehouse',
    industries: ['logistics', 'logistics', 'ecommerce', 'retail'],
    titles: [
      'Order Picker|Préparateur de commandes|Préparatrice de commandes',
      'Forklift Driver|Cariste',
      'Warehouse Team Leader|Chef d’équipe logistique|Cheffe d’équipe logistique',
      'Warehouse Manager|Responsable d’entrepôt',
      'Logistics Site Director|Directeur de site logistique|Directrice de site logistique',
    ],
    intern: 'Warehouse Trainee|Stagiaire logistique',
    skills:
      'Forklift|Conduite de chariots élévateurs, WMS, Order picking|Préparation de commandes, Inventory|Inventaire, Team management|Management d’équipe, Loading|Chargement, Safety|Sécurité, Manhattan, Returns handling|Gestion des retours',
    study: {
      kind: 'vocational',
      level: 'vocational',
      fields:
        'Logistics|Logistique, Transport and Logistics|Gestion des opérations de transport et logistique',
    },
    certifications: 'CACES R489|INRS;RTITB Forklift Licence|RTITB',
    en: [
      'Prepared {k} orders a day with voice picking.',
      '*Led a team of {n} and the late shift.',
      'Rearranged the storage area; productivity rose by {p}%.',
      'Moved the warehouse to a new WMS in a weekend.',
    ],
    fr: [
      'Préparation de {k} commandes par jour en vocal.',
      "*Animation d'une équipe de {n} et du poste de l'après-midi.",
      'Réimplantation des zones de stockage : productivité en hausse de {p} %.',
      "Bascule de l'entrepôt vers un nouveau WMS en un week-end.",
    ],
  },
  {
    key: 'transport',
    industries: ['transport', 'logistics'],
    titles: [
      'Transport Clerk|Agent d’exploitation transport|Agente d’exploitation transport',
      'Transport Planner|Affréteur|Affréteuse',
      'Freight Forwarder|Déclarant en douane et transit|Déclarante en douane et transit',
      'Transport Manager|Responsable d’exploitation transport',
      'Transport Director|Directeur transport|Directrice transport',
    ],
    intern: 'Transport Trainee|Alternant transport|Alternante transport',
    skills:
      'Route planning|Planification des tournées, TMS, Customs|Douane, Incoterms, Freight negotiation|Négociation de fret, Driver management|Gestion des conducteurs, Road transport law|Réglementation sociale européenne, Excel, Air freight|Fret aérien',
    study: {
      kind: 'business',
      level: 'short',
      fields:
        'Transport and Logistics|Transport et prestations logistiques, International Trade|Commerce international',
    },
    certifications: 'Certificate of Professional Competence|CILT;Capacité de transport|DREAL',
    en: [
      'Planned {k} lorry loads a week across {n} countries.',
      'Bought freight on the spot market, saving {p}%.',
      'Handled customs files for imports from Asia.',
      '*Ran a fleet of {n} lorries and their drivers.',
    ],
    fr: [
      'Planification de {k} chargements par semaine dans {n} pays.',
      "Achat de fret sur le marché spot : {p} % d'économies.",
      "Dossiers de douane à l'import d'Asie.",
      "*Gestion d'un parc de {n} camions et de leurs conducteurs.",
    ],
  },
];
