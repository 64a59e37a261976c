/**
 * Health, trades, industry, logistics, hospitality, education, law, public service. Same format as
 * the technology skills.
 */
export const TRADE_SKILLS = `
Intensive Care: soins intensifs, réanimation, critical care, icu
Anesthesia: anesthésie, anaesthesia, anesthesiology
Oncology: oncologie, cancérologie
Cardiology: cardiologie
Neurology: neurologie
Radiology: radiologie, medical imaging, imagerie médicale
Dermatology: dermatologie
Gynecology: gynécologie, obstétrique, obstetrics
Ophthalmology: ophtalmologie
Orthopedics: orthopédie, orthopaedics
Palliative Care: soins palliatifs, end of life care
Home Care: soins à domicile, aide à la personne, services à la personne, maintien à domicile
Wound Care: pansements, soins des plaies
Phlebotomy: prise de sang, prélèvements sanguins, blood draw
!Vaccination: immunization, immunisation
Infection Control: hygiène hospitalière, infection prevention, prévention des infections
Sterilization: stérilisation, sterile processing
Operating Room: bloc opératoire, operating theatre, bloc operatoire
!Triage: patient triage, triage des patients
Electronic Health Records: ehr, emr, electronic medical records, dossier patient informatisé, dpi
Medical Coding: codage médical, pmsi, icd 10, cim 10, medical billing
Medical Terminology: terminologie médicale
Patient Education: éducation thérapeutique, éducation thérapeutique du patient
Physiotherapy: kinésithérapie, physical therapy, rééducation fonctionnelle
Osteopathy: ostéopathie
Speech Therapy: orthophonie
Occupational Therapy: ergothérapie
Psychotherapy: psychothérapie, cognitive behavioral therapy, thérapie cognitive et comportementale
Mental Health: santé mentale
Addiction Counseling: addictologie, addictions
Dementia Care: alzheimer, démence
Autism Support: autisme, tsa, autism spectrum disorder
!Nutrition: diététique, dietetics
Dental Care: soins dentaires, dentistry
!Optics: optique lunetterie, !optique, montage de lunettes
Veterinary Medicine: médecine vétérinaire, soins vétérinaires
Public Health: santé publique
Epidemiology: épidémiologie
Biostatistics: biostatistique, biostatistiques
Toxicology: toxicologie
Immunology: immunologie
Microbiology: microbiologie
Genetics: génétique, genomics, génomique
Biochemistry: biochimie
Histology: histologie, anatomopathologie
Flow Cytometry: cytométrie en flux
CRISPR: gene editing, édition génomique
Chromatography: chromatographie, gas chromatography, liquid chromatography
Mass Spectrometry: spectrométrie de masse
Good Clinical Practice: gcp compliance, bonnes pratiques cliniques, ich gcp
Good Laboratory Practice: bonnes pratiques de laboratoire, bpl
Cleanroom: salle blanche, salles blanches, clean room
ISO 13485: iso13485
ISO 14001: iso14001
ISO 45001: iso45001
IATF 16949: iatf, iso ts 16949
EN 9100: en9100, as9100
Metrology: métrologie, calibration, étalonnage
Non-Destructive Testing: contrôle non destructif, cnd, ndt, ressuage
Statistical Process Control: spc, maîtrise statistique des procédés, msp
FMEA: amdec, failure mode and effects analysis
Root Cause Analysis: analyse des causes, résolution de problèmes 8d, 5 pourquoi, 8d
5S: méthode 5s
SMED:
Total Productive Maintenance: tpm
Value Stream Mapping: vsm
Predictive Maintenance: maintenance prédictive, maintenance prévisionnelle
Preventive Maintenance: maintenance préventive
CMMS:
CARL Source:
IBM Maximo:
TIG Welding: soudage tig, soudure tig, tig
MIG Welding: soudage mig, soudure mig, mig mag, soudage mag, soudage semi auto
Arc Welding: soudage à l’arc, soudure à l’arc, arc ee
Brazing: brasage
Sheet Metal Work: chaudronnerie, tôlerie, sheet metal
Pipefitting: tuyauterie
CNC Programming: programmation cn, programmation commande numérique, commande numérique
Fanuc:
Heidenhain:
!Turning: tournage
!Milling: fraisage
Injection Molding: injection plastique, !plasturgie, injection moulding
Extrusion: extrusion plastique
3D Printing: impression 3d, fabrication additive, additive manufacturing
Composite Materials: matériaux composites, composites
Metallurgy: !métallurgie
Surface Treatment: traitement de surface, galvanisation
Industrial Painting: peinture industrielle, thermolaquage
!Wiring: câblage, câblage électrique
Blueprint Reading: lecture de plans, lecture de plan, technical drawing, dessin industriel, dessin technique
Tolerance Analysis: cotation fonctionnelle, gd and t, gd&t
Creo: pro engineer, pro e, ptc creo
Siemens NX: nx cad, unigraphics
~Inventor: autodesk inventor
Fusion 360: autodesk fusion
SketchUp: sketch up
~Rhino: rhinoceros 3d, rhino 3d
3ds Max: 3dsmax, 3d studio max
~Maya: autodesk maya
Cinema 4D: c4d
ZBrush: z brush
Substance Painter: substance 3d
Lumion:
V-Ray: vray
Navisworks: autodesk navisworks
Tekla: tekla structures
Robot Structural Analysis: robot structural
Allplan:
Civil 3D: autocad civil 3d
Covadis:
QGIS: gis, sig, systèmes d’information géographique, geographic information systems
ArcGIS:
Topography: topographie, land surveying
Geotechnics: géotechnique, geotechnical engineering
Reinforced Concrete: béton armé, !béton, !concrete
Masonry: maçonnerie, bricklaying
Carpentry: !charpente, !menuiserie, woodworking
Cabinetmaking: ébénisterie, joinery
Roofing: couverture zinguerie, zinguerie, !toiture
Waterproofing: !étanchéité
Plumbing: plomberie, plomberie sanitaire
Heating Systems: chauffage, heat pumps, pompes à chaleur, pompe à chaleur
Refrigeration: froid industriel, froid commercial, fluides frigorigènes
Tiling: carrelage, faïence
Plastering: plâtrerie, pose de placo, placoplâtre
Painting and Decorating: peinture en bâtiment, peinture bâtiment
Earthworks: !terrassement, vrd, voirie et réseaux divers
Scaffolding: échafaudage, échafaudages
Asbestos Removal: désamiantage, ss3, ss4
Thermal Insulation: isolation thermique, !isolation
RE2020: rt 2012, rt2012, réglementation thermique
Energy Audit: audit énergétique, dpe, diagnostic énergétique
BREEAM:
HQE:
LEED:
Quantity Surveying: métré, métrés, cost estimation, étude de prix, études de prix
Site Supervision: suivi de travaux, coordination de travaux, opc
Electrical Installation: installation électrique, installations électriques, électricité du bâtiment, électricité bâtiment
Electrical Safety Accreditation: habilitation électrique, habilitations électriques, br b1v, b1v
High Voltage: haute tension, hta
Low Current Systems: courants faibles, courant faible
Fiber Optics: fibre optique, ftth, raccordement fibre
KNX: domotique, home automation
Solar Energy: photovoltaïque, énergie solaire, photovoltaics, solar power
Wind Energy: !éolien, énergie éolienne, wind power
Nuclear Safety: sûreté nucléaire, radioprotection, nuclear engineering
!Hydrogen: !hydrogène
Water Treatment: traitement de l’eau, traitement des eaux, wastewater treatment, assainissement
Waste Management: gestion des déchets, tri des déchets, !recyclage, !recycling
Carbon Accounting: bilan carbone, carbon footprint, ghg protocol, comptabilité carbone
Life Cycle Assessment: analyse du cycle de vie, acv, lca
CSRD: reporting extra financier, esg reporting
!Biodiversity: !biodiversité, !écologie, !ecology
Crop Production: grandes cultures, productions végétales
Livestock Farming: !élevage, élevage bovin, animal husbandry
Viticulture: vinification, winemaking, œnologie viticole
Horticulture: !maraîchage, market gardening
Forestry: sylviculture, gestion forestière, élagage
Agricultural Machinery: machinisme agricole, conduite de tracteur, tractor driving
Order Picking: préparation de commandes, préparation de commande, !picking
Freight Forwarding: transit international, commission de transport, !freight
Route Planning: planification de tournées, gestion de tournées, optimisation de tournées
Last Mile Delivery: dernier kilomètre, livraison du dernier kilomètre
Dangerous Goods: adr, matières dangereuses, marchandises dangereuses, imdg
Fleet Management: gestion de flotte, gestion de parc automobile
Demand Planning: prévision des ventes, prévision de la demande, sales and operations planning, s&op, sop planning
MRP: material requirements planning, calcul des besoins nets
Manhattan WMS:
Reflex WMS:
Generix WMS: generix
Bus Driving: permis d, transport de voyageurs
Crane Operation: conduite de grue, grue à tour, pontier
!Scheduling: planification des équipes, gestion des plannings, planning management, shift planning
Food Safety: sécurité alimentaire, hygiène alimentaire, food hygiene
Pastry: !pâtisserie, pâtisserie française, pastry making
Bakery: !boulangerie, panification, !baking
Butchery: !boucherie, découpe de viande
Bartending: mixologie, mixology, cocktails
Table Service: service en salle, service à table, service en restauration
Barista Skills: latte art
!Housekeeping: entretien des chambres, hotel housekeeping
!Front Desk: accueil clients, accueil physique, réception hôtelière, front office
Revenue Management: yield management, tarification dynamique, dynamic pricing
Opera PMS: opera hotel, property management system, pms hôtelier
~Amadeus: amadeus gds
Galileo GDS:
Sabre GDS:
Event Logistics: logistique événementielle
Cash Handling: encaissement, tenue de caisse, cash register, gestion de caisse
Shelf Stocking: mise en rayon, réassort, !facing
Store Management: gestion de magasin, gestion de point de vente
Luxury Sales: vente de luxe, luxury retail, clienteling
Hairdressing: !coiffure, hairstyling, coupe de cheveux
Beauty Care: !esthétique, soins esthétiques, !onglerie
Makeup Artistry: maquillage, maquillage professionnel
Sewing: !couture, !confection, dressmaking
Leatherwork: !maroquinerie, leather craft
Floristry: art floral, fleuristerie, floral design
Commercial Cleaning: nettoyage industriel, entretien des locaux, nettoyage de locaux, industrial cleaning
Classroom Management: gestion de classe
Curriculum Development: conception de programmes, curriculum design, élaboration de programmes
Adult Education: formation d’adultes, formation pour adultes, andragogie, adult learning
Tutoring: soutien scolaire, aide aux devoirs
Inclusive Education: inclusion scolaire, école inclusive
Montessori: pédagogie montessori
FLE Teaching: français langue étrangère, fle, teaching french
ESL Teaching: tefl, tesol, english as a second language, anglais langue étrangère
LMS: learning management system
360Learning:
Articulate Storyline:
Sports Coaching: entraînement sportif, coaching sportif, préparation physique
Youth Work: animation jeunesse, bafa, bafd, animation socioculturelle
Child Protection: protection de l’enfance, safeguarding, aide sociale à l’enfance
Family Mediation: médiation familiale, médiation
Professional Integration: insertion professionnelle, accompagnement vers l’emploi, employment support
Job Coaching: accompagnement professionnel, bilan de compétences, outplacement
Disability Support: accompagnement du handicap, !handicap support
Volunteer Management: gestion de bénévoles, management de bénévoles
Grant Writing: rédaction de demandes de subvention, demandes de subvention, grant proposals
Humanitarian Aid: aide humanitaire, action humanitaire
Public Policy: politiques publiques, policy analysis, évaluation des politiques publiques
Public Finance: finances publiques, finances locales, m57
Local Government: collectivités locales, administration territoriale
Lobbying: affaires publiques, public affairs, plaidoyer, advocacy
European Funding: fonds européens, feder, horizon europe, european grants
Crisis Management: gestion de crise, business continuity, continuité d’activité
Fire Safety: sécurité incendie, prévention incendie
CCTV: vidéosurveillance, vidéoprotection, video surveillance
!Investigations: !enquêtes, !investigation, fraud investigation
Forensics: criminalistique, forensic analysis, police scientifique
Fraud Detection: lutte contre la fraude, détection de fraude, fraud prevention
Tax Law: droit fiscal des entreprises
Family Law: droit de la famille
Real Estate Law: droit immobilier
Banking Law: droit bancaire, droit bancaire et financier
Competition Law: droit de la concurrence, antitrust
European Law: droit européen, droit communautaire, eu law
International Law: droit international
Environmental Law: droit de l’environnement
Insolvency Law: procédures collectives, restructuring law, droit des entreprises en difficulté
Insurance Law: droit des assurances
Health Law: droit de la santé
Digital Law: droit du numérique, droit des nouvelles technologies, it law
Legal Research: recherche juridique, veille juridique
!Arbitration: arbitrage international, règlement des litiges, dispute resolution
Corporate Governance: gouvernance d’entreprise, secrétariat juridique, company secretarial
Due Diligence: audit d’acquisition
Capital Markets: marchés financiers, marchés de capitaux
Derivatives: produits dérivés
Fixed Income: !obligations, marchés de taux
Trade Finance: financement du commerce international
Project Finance: financement de projet, financements de projets
Factoring: affacturage
!Leasing: crédit bail
Debt Collection: recouvrement, recouvrement de créances, credit collection
Wealth Management: gestion de patrimoine, ingénierie patrimoniale
!Underwriting: !souscription
Claims Management: gestion de sinistres, gestion des sinistres, claims handling
Reinsurance: réassurance
Solvency II: solvabilité 2, solvabilité ii
Basel III: bâle iii, bâle 3
Internal Control: contrôle interne, sox, sarbanes oxley
Cost Accounting: comptabilité des coûts, calcul des coûts, !costing
Fixed Assets: !immobilisations
Bank Reconciliation: rapprochement bancaire, rapprochements bancaires
VAT: tva, déclarations de tva
Payroll Declarations: dsn, déclaration sociale nominative
!Invoicing: facturation, !billing
Sales Administration: administration des ventes, order management
Tendering: appels d’offres, réponse aux appels d’offres, bid management, tender management
Contract Management: gestion des contrats, contract lifecycle management
Supplier Management: gestion des fournisseurs, relation fournisseurs, supplier relationship management, vendor management
Category Management: management par catégorie
!Import: approvisionnement international, international sourcing
Trade Marketing: marketing terrain, shopper marketing
Influencer Marketing: marketing d’influence
Affiliate Marketing: !affiliation
Public Affairs Communication: communication institutionnelle, corporate communication
Internal Communications: communication interne, employee communications
Crisis Communication: communication de crise
Press Relations: attaché de presse rédaction
Podcasting: production de podcasts
Sound Engineering: prise de son, mixage audio, audio engineering
Stage Lighting: éclairage scénique, régie lumière
Set Design: scénographie
DaVinci Resolve:
Final Cut Pro: final cut
Ableton Live:
Pro Tools: protools
Subtitling: sous titrage
Interpreting: interprétation de conférence, interprétariat
Sign Language: langue des signes, lsf
Archiving: archivage, gestion d’archives, !archives
Library Science: bibliothéconomie
Museology: muséologie
Genealogy: généalogie
Diversity and Inclusion: diversité et inclusion, dei
Employer Branding: marque employeur
!Onboarding: intégration des collaborateurs, employee onboarding
Workforce Planning: gestion prévisionnelle des emplois
Psychosocial Risk Prevention: risques psychosociaux, rps, qvt, qvct, qualité de vie au travail
Job Interviews: entretiens d’embauche, conduite d’entretiens, conduite d’entretien
SwiftUI: swift ui
Objective Key Results: okr, okrs
P&L Management: compte de résultat, gestion de p&l, profit and loss
Process Improvement: amélioration des processus, optimisation des processus, process optimization
Digital Transformation: transformation digitale, transformation numérique
Technical Writing: rédaction technique
Data Protection Impact: pia rgpd
Microsoft Teams: ms teams
SharePoint: microsoft sharepoint
Microsoft Project: ms project
Microsoft Access: ms access
~Visio: microsoft visio
~Slack: slack app
Primavera: primavera p6
Firebase: google firebase
~Lua: langage lua
Arduino:
Raspberry Pi:
Azure DevOps: tfs, vsts, azure pipelines
SonarQube: !sonar
API Design: conception d’api, openapi
XML: xslt, xpath
UML: unified modeling language
BPMN:
VoIP: telephonie ip
Wireshark:
Nginx:
Apache HTTP Server:
Apache Tomcat: tomcat
Teradata:
Hyperion: oracle hyperion
MicroStrategy:
SAP BusinessObjects: business objects, sap bo
Cognos: ibm cognos
Minitab:
PeopleSoft: oracle peoplesoft
JD Edwards: jde
Salesforce Marketing Cloud: pardot salesforce
`;
