/**
 * Administration, management, consulting, projects, purchasing and real estate. The format:
 * role-row.ts.
 */
export const CORPORATE_ROLES = `
executive-assistant: administration
  en executive assistant, executive secretary, assistant to the ceo
  fr assistant de direction, assistant exécutif, secrétaire de direction
administrative-assistant: administration
  en administrative assistant, admin assistant, office assistant, secretary, administrative officer, office administrator, administrative coordinator, administrator, office admin, office junior, administration assistant, pa secretary, admin officer, clerical officer, administrative clerk, admin clerk, team administrator, office support, secretary administrator, business administrator, administrative specialist, administrative support assistant, business support officer, business support administrator, office coordinator, project secretary, department secretary, clerical worker, office secretary, admin support, administrative analyst, administrative support specialist, business administration apprentice, office support assistant, clerical support, department administrator, admin executive, administrative aide, team secretary, team assistant, clerical assistant office, service administrator, general administrator, repairs administrator, office aide
  fr assistant administratif, secrétaire, agent administratif, employé administratif, secrétaire administratif, gestionnaire administratif, assistant de gestion, assistant polyvalent, adjoint administratif, secrétaire polyvalent, assistant de gestion pme pmi, agent de gestion administrative, assistant de service, assistant administratif polyvalent, employé polyvalent de bureau, assistant de bureau, adjoint de direction administrative, assistant gestion pme, technicien administratif, chargé de gestion administrative, secrétaire assistant, agent de secrétariat, secrétaire facturière, assistant travaux, collaborateur administratif, gestionnaire administratif polyvalent, agent de bureau administratif, assistant d’équipe, assistant administration, assistant d’agence, assistant technique administratif, coordonnateur administratif, coordinateur administratif, secrétaire général adjoint, opérateur administratif
office-manager: administration, operations
  en office manager
  fr office manager, responsable de bureau
receptionist: administration, hospitality
  en receptionist, front desk agent, front desk receptionist, office receptionist, corporate receptionist, front of house receptionist, receptionist administrator, welcome desk agent, lobby ambassador, front desk coordinator, front desk, front desk assistant, visitor services assistant, visitor services associate, reception manager office, front desk officer, receptionist secretary, reception supervisor, host, hostess corporate, information clerk, front desk attendant
  fr réceptionniste, hôte d’accueil, agent d’accueil, chargé d’accueil, réceptionniste standardiste, standardiste réceptionniste, agent d’accueil et d’orientation, hôte d’accueil standardiste, chargé d’accueil et d’information, hôte d’accueil bilingue, hôte standardiste, agent d’accueil polyvalent, hôtesse standardiste, secrétaire réceptionniste, préposé à l’accueil, hôte événementiel, agent d’accueil téléphonique, secrétaire d’accueil, chef hôte, agent d’information
data-entry-clerk: administration
  en data entry clerk, data entry operator, typist
  fr opérateur de saisie, agent de saisie
archivist: administration, education
  en archivist
  fr archiviste
chief-executive-officer: general-management; c_level
  en chief executive officer, ceo, managing director, president, chief executive, executive director, president and ceo, general manager
  fr directeur général, dg, président directeur général, pdg, président, gérant, dirigeant, chef d’entreprise, directeur exécutif
founder: general-management; owner
  en founder, co founder, cofounder, founder and ceo, co founder and ceo, business owner, owner, entrepreneur
  fr fondateur, cofondateur, co fondateur, entrepreneur, créateur d’entreprise, propriétaire
chief-operating-officer: operations, general-management; words
  en chief operating officer, coo, operations director, director of operations, head of operations, vp operations
  fr directeur des opérations, directeur d’exploitation, directeur opérationnel
chief-of-staff: general-management
  en chief of staff
  fr directeur de cabinet, chef de cabinet
insolvency-practitioner: legal, finance
  en insolvency practitioner, insolvency administrator, licensed insolvency practitioner
  fr mandataire judiciaire, administrateur judiciaire, liquidateur judiciaire
business-unit-manager: general-management; words
  en business unit manager, bu manager, regional manager, regional director, profit center manager, site manager
  fr directeur de business unit, responsable de centre de profit, directeur de site, directeur régional, responsable régional, responsable de site, directeur de filiale
partner: general-management, consulting; owner
  en partner, managing partner, equity partner
  fr associé, associé gérant
strategy-manager: general-management, consulting; words
  en strategy manager, strategy analyst, corporate strategy manager, director of strategy, head of strategy, chief strategy officer
  fr responsable stratégie, chargé de stratégie, directeur de la stratégie, directeur stratégie
innovation-manager: general-management, research
  en innovation manager, head of innovation, innovation director, transformation manager, digital transformation manager
  fr responsable innovation, directeur de l’innovation, responsable transformation, responsable transformation digitale, directeur de la transformation
sustainability-manager: general-management, operations
  en sustainability manager, csr manager, esg manager, sustainability consultant, esg analyst, chief sustainability officer
  fr responsable rse, chargé de mission rse, responsable développement durable, consultant rse, chargé de développement durable
personal-assistant: administration
  en personal assistant, private assistant, family office assistant
  fr assistant personnel, assistant particulier, secrétaire particulier, office assistant personnel
virtual-assistant: administration
  en virtual assistant, remote assistant, freelance assistant
  fr assistant virtuel, assistant indépendant, secrétaire indépendant, télésecrétaire, assistant freelance
administrative-manager: administration; manager
  en administrative manager, administration manager, office services manager, head of administration
  fr responsable administratif, chef de service administratif, directeur administratif, responsable de l’administration, chef du service administratif
facilities-services-manager: administration, real-estate; manager
  en general services manager, workplace manager, office services lead
  fr responsable des services généraux, responsable services généraux, chargé des services généraux, directeur des services généraux, technicien services généraux, responsable environnement de travail
switchboard-operator: administration
  en switchboard operator, telephonist, phone operator
  fr standardiste, téléphoniste, agent standardiste
sales-secretary: administration, sales
  en commercial secretary, sales secretary
  fr secrétaire commercial, assistant commercial et administratif, secrétaire commercial et administratif
accounting-secretary: administration, accounting
  en accounting secretary, bookkeeping secretary
  fr secrétaire comptable, assistant administratif et comptable, secrétaire comptable et administratif, assistant comptable et administratif
trilingual-assistant: administration
  en bilingual assistant, bilingual secretary, multilingual assistant
  fr assistant bilingue, assistant trilingue, secrétaire bilingue, assistant de direction bilingue
records-manager: administration
  en records manager, document controller, records clerk, document control specialist, file clerk, document coordinator
  fr documentaliste, gestionnaire documentaire, responsable documentation, contrôleur documentaire, chargé de documentation, document controller
mail-room-clerk: administration
  en office clerk, general clerk, clerk, clerical assistant, office worker, reprographics operator
  fr employé de bureau, agent de bureau, reprographe, agent de reprographie, commis de bureau
administrative-director: administration, finance; director
  en administrative director, director of administration, company secretary, corporate secretary
  fr secrétaire général, directeur administratif et juridique, secrétaire général d’entreprise
centre-manager: general-management; director
  en centre manager, business manager, center manager
  fr directeur de centre, directeur de centre de profit, directeur d’exploitation de centre, responsable de centre, business manager
board-member: general-management; director
  en board member, non executive director, chairman, chairwoman, chairperson, board director, board chair, independent director
  fr administrateur indépendant, membre du conseil d’administration, président du conseil d’administration, président du conseil, administrateur de sociétés, membre du directoire
chief-security-officer: protective-services; c_level
  en chief security officer
  fr directeur sécurité groupe, directeur sûreté groupe
chief-digital-officer: general-management, it; c_level
  en chief digital officer, digital director, head of digital, digital transformation director
  fr directeur digital, directeur du digital, directeur de la transformation digitale, directeur du numérique, responsable digital
chief-risk-officer: finance; c_level
  en chief risk officer, head of risk, director of risk, risk director
  fr directeur des risques, directeur risques
turnaround-manager: general-management, consulting
  en interim manager, transition manager, turnaround manager, interim executive
  fr manager de transition, directeur de transition, manager de transition indépendant
international-development-manager: business-development
  en international business development manager, international development manager, global expansion manager
  fr responsable développement international, chargé de développement international, responsable international, directeur du développement international, directeur international
corporate-development-manager: general-management, finance
  en corporate development manager, head of corporate development, corporate development director
  fr responsable croissance externe, directeur croissance externe, directeur du développement corporate
change-manager: consulting, human-resources
  en change manager, change management lead, organizational change manager, change management specialist
  fr responsable conduite du changement, chargé de conduite du changement, chef de projet conduite du changement, change manager
financial-consultant: consulting, finance
  en finance consultant, transaction advisory consultant, financial services consultant, banking consultant
  fr consultant finance, consultant en finance, consultant bancaire, consultant banque assurance
data-consultant: consulting, data
  en data consultant, analytics consultant, ai consultant, data strategy consultant
  fr consultant data, consultant en données, consultant ia, consultant en intelligence artificielle
supply-chain-consultant: consulting, logistics
  en supply chain consultant, logistics consultant, operations consultant
  fr consultant supply chain, consultant logistique, consultant en logistique, consultant opérations
digital-consultant: consulting, marketing
  en digital consultant, digital marketing consultant, digital transformation consultant, marketing consultant
  fr consultant digital, consultant marketing, consultant en transformation digitale, consultant webmarketing, consultant marketing digital
public-sector-consultant: consulting
  en public sector consultant, policy consultant
  fr consultant secteur public, consultant collectivités, consultant en politiques publiques
program-coordinator: project-management, administration
  en program coordinator, programme coordinator, program assistant, programme officer, program officer
  fr coordinateur de programme, assistant de programme, chargé de programme, coordonnateur de programme
project-director: project-management; director
  en project director, director of projects, head of projects, program director, director of project management
  fr directeur de projet, directeur de projets, directeur des projets, directeur de programme
project-assistant: project-management, administration
  en project assistant, junior project manager, project administrator, project support officer
  fr assistant chef de projet, assistant de projet, assistant de gestion de projet, assistant projet
consultant: consulting
  en consultant, business consultant, advisor, associate consultant
  fr consultant, conseiller, consultant en organisation
management-consultant: consulting
  en management consultant, strategy consultant, strategy and operations consultant, change management consultant
  fr consultant en management, consultant en stratégie, consultant stratégie, consultant conduite du changement
project-manager: project-management
  en project manager, project leader, project coordinator, project lead, delivery manager, project officer
  fr chef de projet, chargé de projet, responsable de projet, gestionnaire de projet, coordinateur de projet, conducteur de projet, chargé de mission
program-manager: project-management
  en program manager, programme manager, portfolio manager pmo
  fr responsable de programme, gestionnaire de programme, chef de programme
pmo: project-management
  en pmo, project management officer, pmo analyst, pmo manager, project management office
  fr pmo, responsable pmo
buyer: purchasing
  en buyer, purchaser, purchasing agent, procurement specialist, procurement officer, sourcing specialist, purchasing officer, strategic buyer, procurement analyst, strategic sourcing manager
  fr acheteur, chargé d’achats, acheteur industriel, acheteur projet, gestionnaire achats
purchasing-manager: purchasing; manager
  en purchasing manager, procurement manager, sourcing manager, category buyer manager
  fr responsable achats, responsable des achats, chef de groupe achats
head-of-procurement: purchasing; words
  en head of procurement, procurement director, purchasing director, chief procurement officer, director of procurement, director of purchasing
  fr directeur achats, directeur des achats
real-estate-agent: real-estate, sales
  en real estate agent, realtor, estate agent, real estate broker, property consultant, lettings manager, estate agent negotiator, senior sales negotiator, property sales negotiator, real estate salesperson, real estate sales agent, new homes sales advisor, branch manager estate agency, valuer lister, new home sales consultant, lettings consultant, property negotiator, property advisor, real estate consultant, real estate assistant, real estate sales associate, transaction coordinator real estate, new home sales, real estate associate broker, listing agent, mortgage and real estate agent, property lister
  fr agent immobilier, conseiller immobilier, négociateur immobilier, mandataire immobilier, courtier immobilier, conseiller immobilier indépendant, négociateur immobilier vrp, agent commercial immobilier, chasseur immobilier, commercial immobilier, conseiller commercial immobilier, négociateur transaction, courtier immobilier résidentiel, négociateur, agent immobilier indépendant, transactionnaire immobilier, directeur d’agence immobilière, responsable d’agence immobilière, consultant immobilier, vendeur immobilier, assistant immobilier, assistant commercial immobilier, prospecteur immobilier
property-manager: real-estate
  en property manager, real estate manager, community manager property, apartment manager, assistant property manager, assistant community manager, residential property manager, portfolio property manager, property administrator, property coordinator, resident manager, building superintendent property, building super, strata manager, site manager apartments, leasehold property manager, apartment community manager, regional property manager, student accommodation manager, multifamily property manager, multifamily manager, student residence manager, property assistant, property officer, lease administrator, lettings property manager, block property manager, hall manager accommodation
  fr gestionnaire immobilier, property manager, gestionnaire de patrimoine immobilier, gérant immobilier, administrateur de biens, gestionnaire de biens, gestionnaire technique immobilier, gestionnaire technique patrimoine, gestionnaire d’immeubles, responsable gestion immobilière, assistant gestion locative, gestionnaire tertiaire, gestionnaire de résidences étudiantes, assistant de gérance, gestionnaire immobilier résidentiel, assistant gestion immobilière, gérance technicien
real-estate-developer: real-estate, construction
  en real estate developer, real estate development manager, development project manager
  fr promoteur immobilier, responsable de programmes immobiliers, monteur d’opérations immobilières
facility-manager: real-estate, operations
  en facility manager, facilities manager
  fr facility manager, responsable technique immobilier
purchasing-assistant: purchasing, administration
  en purchasing assistant, procurement assistant, purchasing coordinator, procurement coordinator, purchasing clerk
  fr assistant achats, assistant achat, assistant acheteur, secrétaire achats
lead-buyer: purchasing; lead
  en lead buyer, senior category buyer, commodity manager, commodity buyer, procurement category manager
  fr acheteur famille, lead buyer, acheteur senior catégorie
public-buyer: purchasing, legal
  en public procurement officer, public buyer, public procurement specialist
  fr acheteur public, gestionnaire de marchés publics, responsable marchés publics, chargé de marchés publics, responsable de la commande publique, rédacteur marchés publics
real-estate-asset-manager: real-estate, finance
  en real estate asset manager, real estate investment manager, real estate portfolio manager, real estate analyst
  fr asset manager immobilier, responsable investissement immobilier, gestionnaire d’actifs immobiliers, analyste immobilier, gestionnaire de portefeuille immobilier
real-estate-appraiser: real-estate
  en real estate appraiser, property appraiser, property valuer, appraiser, valuer, property surveyor
  fr expert immobilier, évaluateur immobilier, expert en évaluation immobilière
leasing-manager: real-estate, sales
  en leasing manager, leasing agent, leasing consultant, letting agent, lettings negotiator
  fr gestionnaire locatif, chargé de location, conseiller location, responsable gestion locative, négociateur location, chargé de gestion locative, responsable location
condominium-manager: real-estate
  en condominium manager, community association manager, block manager, homeowners association manager
  fr gestionnaire de copropriété, syndic de copropriété, principal de copropriété, assistant de copropriété, syndic, assistant copropriété
social-housing-officer: real-estate, social-services
  en social housing officer, housing officer, housing manager, housing specialist, neighbourhood officer, tenancy officer, tenancy sustainment officer, income officer housing, homelessness officer, housing support officer, neighbourhood housing officer, housing options officer, lettings officer, housing advisor, housing coordinator, tenancy support officer, estates officer housing, housing counselor, housing case manager, neighbourhood manager, housing management officer, housing solutions officer, leasehold officer, scheme manager sheltered housing, housing assistant, supported housing officer, housing caseworker, allocations officer, section 8 specialist
  fr chargé de clientèle logement social, responsable de gestion locative sociale, chargé d’attribution de logements, conseiller logement, responsable habitat, chargé de mission habitat, conseiller social habitat, agent de proximité habitat, gestionnaire de proximité, chargé de gestion sociale, responsable de secteur hlm, gardien d’immeubles hlm, responsable d’antenne habitat, chargé de relation locataires, conseiller habitat, gestionnaire locatif social, chargé de commercialisation logement, gardien hlm, chargé de sinistres habitat, conseiller en économie sociale logement, chargé de clientèle habitat, technicien de secteur habitat, intervenant social logement
land-developer: real-estate, construction
  en land developer, land acquisition manager, land manager
  fr développeur foncier, prospecteur foncier, responsable foncier, chargé de développement foncier, négociateur foncier
facility-coordinator: real-estate, operations
  en facility coordinator, facilities coordinator, building manager, facilities technician, building engineer, facilities engineer
  fr gestionnaire de site, responsable technique de site, technicien multitechnique, technicien de maintenance multitechnique, technicien bâtiment, gestionnaire technique
carbon-consultant: consulting, operations
  en carbon consultant, climate consultant, esg consultant, climate change consultant
  fr consultant bas carbone, consultant carbone, consultant esg, chargé de mission climat, consultant climat, consultant développement durable
energy-consultant: construction, consulting
  en energy consultant, energy auditor, energy advisor, energy analyst
  fr conseiller énergie, auditeur énergétique, conseiller en rénovation énergétique, économe de flux, chargé de mission énergie, conseiller france rénov
waste-manager: operations
  en waste manager, waste management manager, recycling manager, environmental manager, environment manager
  fr responsable gestion des déchets, responsable environnement, chargé de mission déchets, ambassadeur du tri, responsable de déchetterie
legislator-assistant: communication, general-management
  en campaign manager political, political campaign manager, campaign organizer, field organizer, community organizer, union organizer, campaigns officer, political advisor, parliamentary researcher, constituency caseworker, advocacy officer, advocacy manager, trade union organiser, union representative, field director campaign
  fr chargé de plaidoyer, responsable plaidoyer, délégué syndical, permanent syndical, secrétaire syndical, conseiller politique, chargé de campagne, organisateur communautaire, animateur de réseau associatif
`;
