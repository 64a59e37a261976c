/** Engineering, data, information technology, product and design. The format: role-row.ts. */
export const TECHNOLOGY_ROLES = `
software-engineer: engineering
  en software engineer, software developer, developer, programmer, computer programmer, application developer, software development engineer, swe, sde, coder, dev, software dev, applications engineer, systems programmer, quant developer software, member of technical staff, app developer, software engineer ii, labview developer, api developer, integration developer, rpa developer, low latency developer, computer scientist, application programmer, software consultant developer, algorithm engineer, graphics programmer, engine programmer, simulation software engineer, plugin developer, integration engineer software
  fr ingénieur logiciel, développeur, développeur logiciel, développeur informatique, programmeur, ingénieur études et développement, analyste programmeur, développeur d’applications, concepteur développeur, ingénieur développement logiciel, analyste développeur, programmeur analyste, ingénieur développeur, concepteur développeur d’applications, développeur rpa, ingénieur concepteur développeur, concepteur logiciel
engineer: engineering
  en engineer
  fr ingénieur
frontend-developer: engineering
  en frontend developer, front end developer, frontend engineer, front end engineer, frontend software engineer, ui developer, ui engineer, javascript developer, frontend dev, front end dev
  fr développeur front end, développeur frontend, développeur front, dev front, dev front end, dev frontend, ingénieur front end, ingénieur frontend, intégrateur web, développeur javascript
backend-developer: engineering
  en backend developer, back end developer, backend engineer, back end engineer, backend software engineer, server side developer, backend dev, back end dev, back dev
  fr développeur back end, développeur backend, développeur back, dev back, dev back end, dev backend, ingénieur back end, ingénieur backend
fullstack-developer: engineering
  en full stack developer, fullstack developer, full stack engineer, fullstack engineer, full stack software engineer, full stack dev, fullstack dev
  fr développeur full stack, développeur fullstack, dev full stack, dev fullstack, ingénieur full stack, ingénieur fullstack
web-developer: engineering
  en web developer, web programmer, web engineer, wordpress developer, web dev
  fr développeur web, développeur internet, dev web, ingénieur web, programmeur web, développeur wordpress
mobile-developer: engineering
  en mobile developer, mobile engineer, mobile app developer, mobile application developer, mobile software engineer, react native developer, flutter developer, react native dev, flutter dev
  fr développeur mobile, ingénieur mobile, dev mobile, développeur d’applications mobiles, développeur react native, développeur flutter
ios-developer: engineering
  en ios developer, ios engineer, iphone developer
  fr développeur ios, ingénieur ios, développeur mobile ios
android-developer: engineering
  en android developer, android engineer
  fr développeur android, ingénieur android, développeur mobile android
game-developer: engineering
  en game developer, game programmer, gameplay programmer, video game developer
  fr développeur jeux vidéo, programmeur jeux vidéo, programmeur gameplay
embedded-engineer: engineering
  en embedded software engineer, embedded engineer, embedded systems engineer, firmware engineer, embedded developer
  fr ingénieur logiciel embarqué, ingénieur systèmes embarqués, développeur embarqué, ingénieur embarqué, développeur logiciel embarqué
site-reliability-engineer: engineering, it
  en site reliability engineer, sre, production engineer, reliability engineer
  fr ingénieur sre, ingénieur fiabilité, ingénieur fiabilité des sites, ingénieur de production informatique
devops-engineer: engineering, it
  en devops engineer, devops, dev ops engineer, devsecops engineer, release engineer, build engineer
  fr ingénieur devops, ingénieur devsecops, administrateur devops
cloud-engineer: engineering, it
  en cloud engineer, cloud infrastructure engineer, aws engineer, azure engineer
  fr ingénieur cloud, administrateur cloud
cloud-architect: engineering, it
  en cloud architect, cloud solutions architect, aws architect
  fr architecte cloud
software-architect: engineering
  en software architect, application architect, technical architect, systems architect
  fr architecte logiciel, architecte applicatif, architecte technique, architecte informatique
solutions-architect: engineering, sales
  en solutions architect, solution architect
  fr architecte solutions, architecte de solutions
qa-engineer: quality, engineering
  en qa engineer, quality assurance engineer, test engineer, software tester, qa tester, software test engineer, qa analyst, test automation engineer, sdet, qa automation engineer, tester
  fr ingénieur qa, ingénieur test, testeur logiciel, testeur, ingénieur tests et validation, automaticien de tests, analyste qa, testeur qa
security-engineer: it, engineering
  en security engineer, cybersecurity engineer, information security engineer, application security engineer, cyber security specialist, infosec engineer
  fr ingénieur sécurité, ingénieur cybersécurité, expert cybersécurité, ingénieur sécurité informatique, expert sécurité, expert sécurité réseau, expert sécurité des systèmes d’information
security-analyst: it
  en security analyst, cybersecurity analyst, soc analyst, information security analyst
  fr analyste cybersécurité, analyste soc, analyste sécurité
penetration-tester: it
  en penetration tester, pentester, ethical hacker
  fr pentesteur, testeur d’intrusion
blockchain-developer: engineering
  en blockchain developer, blockchain engineer, solidity developer, smart contract developer
  fr développeur blockchain, ingénieur blockchain
tech-lead: engineering; lead
  en tech lead, technical lead, technical leader, lead developer, lead engineer, lead software engineer, lead programmer, engineering lead, lead dev
  fr lead tech, lead développeur, lead dév, développeur lead, référent technique, leader technique
engineering-manager: engineering; manager
  en engineering manager, software engineering manager, software development manager, development manager, manager of engineering
  fr responsable technique, responsable développement, manager technique, responsable études et développement, chef d’équipe développement, responsable ingénierie
head-of-engineering: engineering; words
  en head of engineering, engineering director, director of engineering, vp engineering, vice president engineering, head of software, head of technology, vp technology
  fr directeur de l’ingénierie, directeur du développement logiciel, directeur des développements
chief-technology-officer: engineering, general-management; c_level
  en chief technology officer, chief technical officer, cto, technical director
  fr directeur technique, directeur de la technologie, directeur technologique
developer-advocate: engineering, marketing
  en developer advocate, developer evangelist, developer relations engineer, devrel
  fr évangéliste technique, développeur advocate
data-scientist: data
  en data scientist, applied scientist, decision scientist
  fr data scientist, scientifique de données, scientifique des données, expert en science des données
data-engineer: data, engineering
  en data engineer, big data engineer, etl developer, data pipeline engineer, data warehouse engineer, big data developer
  fr ingénieur data, ingénieur de données, ingénieur des données, ingénieur big data, développeur big data, développeur etl
analytics-engineer: data
  en analytics engineer
  fr ingénieur analytique, analytics engineer
data-analyst: data
  en data analyst, analytics analyst, reporting analyst, insights analyst
  fr data analyst, analyste de données, analyste data, analyste des données, chargé d’études statistiques
business-intelligence-analyst: data
  en business intelligence analyst, bi analyst, bi developer, business intelligence developer, power bi developer, bi consultant, bi engineer
  fr analyste bi, développeur bi, consultant bi, ingénieur décisionnel, consultant décisionnel, développeur décisionnel
machine-learning-engineer: data, engineering
  en machine learning engineer, ml engineer, mle, ai engineer, deep learning engineer, artificial intelligence engineer
  fr ingénieur machine learning, ingénieur ia, ingénieur en intelligence artificielle, ingénieur apprentissage automatique, ingénieur ml
data-architect: data
  en data architect, big data architect
  fr architecte data, architecte de données
database-administrator: it, data
  en database administrator, dba, database engineer, database developer
  fr administrateur de bases de données, administrateur bdd, dba
statistician: data, research
  en statistician, biostatistician
  fr statisticien, biostatisticien
data-manager: data
  en data manager, data officer, data coordinator, data administrator, data controller officer, master data specialist, master data manager, data specialist, master data analyst, data technician, data operations analyst, master data coordinator, data management specialist
  fr data manager, responsable data, responsable données, gestionnaire base de données produits, chargé de données, gestionnaire master data, administrateur de données
head-of-data: data, general-management; words
  en head of data, director of data, data director, vp data, head of data science, head of analytics, director of analytics, chief data officer, chief analytics officer
  fr directeur des données, responsable data science, directeur de la data
system-administrator: it
  en system administrator, systems administrator, sysadmin, sys admin, linux administrator, windows administrator, it administrator
  fr administrateur système, administrateur informatique, administrateur linux, administrateur windows, admin sys
network-engineer: it
  en network engineer
  fr ingénieur réseau, ingénieur réseaux, ingénieur systèmes et réseaux
it-support-technician: it
  en it support technician, it support specialist, help desk technician, helpdesk technician, desktop support technician, it technician, service desk analyst, help desk analyst, it support, technical support specialist, help desk, helpdesk, service desk technician, it field engineer, field it engineer, it support engineer, it support analyst, desktop support engineer, desktop engineer, service desk engineer, 1st line support engineer, 2nd line support engineer, second line support engineer, first line support, 2nd line engineer, it engineer support, technical support analyst, it field technician, it support officer, computer technician, pc technician, desktop support analyst, desktop support specialist, deskside support engineer, desktop technician, third line support engineer, 3rd line support engineer, 3rd line engineer, 1st line engineer, helpdesk analyst, it assistant, ict technician, help desk specialist, computer support specialist, it support assistant, 2nd line support analyst, 1st line support analyst, it systems support engineer, ict support technician, it specialist, computer repair specialist, end user support analyst, end user computing engineer, helpdesk engineer, user support technician, data center technician, data centre technician, network support technician, ict support officer, it operations technician, datacenter technician, it infrastructure technician
  fr technicien support informatique, technicien informatique, technicien helpdesk, technicien support, technicien de maintenance informatique, technicien support utilisateurs, technicien hotline, technicien de proximité, technicien support n2, technicien support n1, technicien support applicatif, technicien support niveau 2, technicien it, technicien informatique de proximité, technicien poste de travail, hotliner informatique, technicien micro informatique, technicien systèmes informatiques, technicien déploiement informatique, support informatique, agent de support technique, technicien d’exploitation informatique, assistant informatique, informaticien de proximité, technicien support de proximité, technicien d’assistance informatique, agent de support informatique, analyste support informatique, technicien support informatique niveau 2, informaticien, technicien parc informatique, correspondant informatique, technicien datacenter, technicien soutien informatique, technicien informatique itinérant, gestionnaire de parc informatique, technicien help desk, technicien sav informatique
systems-engineer: it, engineering
  en systems engineer, system engineer
  fr ingénieur système, ingénieur systèmes
it-project-manager: it, project-management
  en it project manager, technical project manager, digital project manager, technical program manager, tpm
  fr chef de projet informatique, chef de projet it, chef de projet si, chef de projet digital, chef de projet technique, chef de projet web
it-manager: it; manager
  en it manager, information technology manager, infrastructure manager, it operations manager
  fr responsable informatique, responsable infrastructure, responsable it, responsable si, responsable systèmes et réseaux
chief-information-officer: it, general-management; words
  en chief information officer, it director, director of it, head of it, director of information technology, vp it
  fr directeur des systèmes d’information, dsi, directeur informatique, rssi adjoint
chief-information-security-officer: it; words
  en chief information security officer, ciso, head of security, head of information security
  fr responsable de la sécurité des systèmes d’information, rssi, directeur cybersécurité
erp-consultant: it, consulting
  en erp consultant, oracle consultant, dynamics consultant, functional consultant
  fr consultant erp, consultant fonctionnel, consultant oracle, intégrateur erp
salesforce-developer: it, engineering
  en salesforce developer, salesforce administrator, salesforce consultant
  fr développeur salesforce, administrateur salesforce, consultant salesforce
it-consultant: it, consulting
  en it consultant, technology consultant, technical consultant, information technology consultant
  fr consultant informatique, consultant it, consultant technique, ingénieur conseil informatique
business-analyst: it, consulting
  en business analyst, functional analyst, business systems analyst, it business analyst, systems analyst
  fr business analyst, analyste fonctionnel, analyste métier, analyste d’affaires, moa, assistant moa, consultant moa, amoa
product-manager: product
  en product manager, digital product manager, product lead
  fr chef de produit digital, responsable produit, chef de produit numérique, gestionnaire de produit, product manager
product-owner: product
  en product owner, po, proxy product owner
  fr product owner, propriétaire de produit, responsable de produit agile
head-of-product: product, general-management; words
  en head of product, product director, director of product, director of product management, vp product, chief product officer
  fr directeur produit, directeur des produits
scrum-master: project-management, product
  en scrum master, agile coach, agile delivery manager
  fr scrum master, coach agile, facilitateur agile
product-marketing-manager: product, marketing
  en product marketing manager, pmm, product marketer
  fr responsable marketing produit, chef de produit marketing, product marketing manager
product-designer: design, product
  en product designer, digital product designer
  fr product designer, designer produit, concepteur produit numérique
ux-designer: design
  en ux designer, ui designer, ux ui designer, ui ux designer, user experience designer, user interface designer, interaction designer
  fr designer ux, designer ui, ux designer, ergonome, designer d’interaction, concepteur ux, designer ux ui
ux-researcher: design, research
  en ux researcher, user researcher, design researcher
  fr ux researcher, chercheur ux, chargé de recherche utilisateur
graphic-designer: design
  en graphic designer, visual designer, graphic artist, desktop publisher, artworker, mac operator, production artist, digital designer, creative designer, middleweight designer, presentation designer, layout artist, multimedia designer, print designer, midweight designer, middleweight graphic designer, communication designer, marketing designer, digital artworker, content designer graphic, typesetter, midweight graphic designer, in house designer, freelance graphic designer, multimedia artist, editorial designer
  fr graphiste, designer graphique, infographiste, concepteur graphique, maquettiste, graphiste print, graphiste webdesigner, graphiste maquettiste, exécutant graphique, graphiste exécutant, infographiste pao, infographe, graphiste freelance, graphiste multimédia, webdesigner graphiste, chargé de création graphique, graphiste motion designer, infographiste multimédia, graphiste indépendant, maquettiste pao, graphiste digital, designer graphiste, graphiste illustrateur
web-designer: design
  en web designer, webdesigner
  fr webdesigner, concepteur web, designer web
motion-designer: design, arts
  en motion designer, motion graphics designer
  fr motion designer
art-director: design, marketing
  en creative director
  fr directeur artistique, directeur de création
industrial-designer: design, manufacturing
  en industrial designer
  fr designer industriel
interior-designer: design, construction
  en interior designer, interior architect
  fr architecte d’intérieur, décorateur d’intérieur, designer d’intérieur
fashion-designer: design
  en fashion designer, apparel designer
  fr styliste, créateur de mode
head-of-design: design; words
  en head of design, design director, director of design, vp design, design manager, ux manager
  fr directeur du design, responsable design, responsable ux
platform-engineer: engineering, it
  en platform engineer, infrastructure engineer
  fr ingénieur plateforme, ingénieur infrastructure, ingénieur infrastructures
enterprise-architect: engineering, it
  en enterprise architect, it architect, information systems architect
  fr architecte d’entreprise, urbaniste si, architecte si, urbaniste des systèmes d’information, architecte des systèmes d’information
qa-manager: quality, engineering; manager
  en qa lead, qa manager, test manager, head of qa, test lead
  fr responsable qa, test manager, responsable recette, responsable des tests, responsable qualification logicielle
performance-tester: quality, engineering
  en performance tester, performance test engineer, load tester
  fr testeur de performance, ingénieur performance, testeur performance
prompt-engineer: engineering, data
  en prompt engineer, generative ai engineer, llm engineer, genai engineer
  fr ingénieur prompt, prompt engineer, ingénieur ia générative
computer-vision-engineer: data, engineering
  en computer vision engineer, image processing engineer
  fr ingénieur vision par ordinateur, ingénieur traitement d’images, ingénieur computer vision
nlp-engineer: data, engineering
  en nlp engineer, nlp scientist
  fr ingénieur nlp, ingénieur traitement du langage, ingénieur tal
ai-researcher: data, research
  en ai researcher, ai scientist, ai research scientist, artificial intelligence researcher
  fr chercheur en intelligence artificielle, chercheur ia
mlops-engineer: data, engineering
  en mlops engineer, machine learning ops engineer
  fr ingénieur mlops
data-governance-manager: data
  en data governance manager, data governance lead, data steward, data quality manager, data quality analyst
  fr responsable gouvernance des données, data steward, responsable qualité des données, gestionnaire de données, chargé de gouvernance des données
data-entry-analyst: data
  en data annotator, data labeler, data labeller, data quality technician
  fr annotateur de données, data labeller
web-analyst: data, marketing
  en web analyst, digital analyst, digital analytics manager, web analytics manager
  fr web analyste, web analyst, responsable web analytics, digital analyst, analyste web
product-analyst: data, product
  en product analyst, product data analyst
  fr analyste produit, product analyst
network-administrator: it
  en network administrator, network technician, network and systems administrator, lan administrator
  fr administrateur réseau, administrateur systèmes et réseaux, technicien réseau, administrateur système et réseau, administrateur réseaux, technicien systèmes et réseaux
network-architect: it
  en network architect, network and security architect
  fr architecte réseau, architecte réseaux, architecte réseaux et sécurité
security-architect: it, engineering
  en security architect, cybersecurity architect, cloud security architect, cloud security engineer
  fr architecte sécurité, architecte cybersécurité, architecte sécurité si
security-consultant: it, consulting
  en cybersecurity consultant, security consultant, grc consultant, information security consultant
  fr consultant cybersécurité, consultant sécurité, consultant ssi, consultant grc, auditeur cybersécurité
incident-responder: it
  en incident responder, incident response analyst, forensic analyst, threat hunter
  fr analyste réponse à incident, analyste forensic, analyste cert, analyste csirt
it-buyer: purchasing, it
  en it buyer, it procurement manager, it vendor manager, software asset manager
  fr acheteur it, acheteur informatique, responsable achats it, gestionnaire d’actifs logiciels
service-delivery-manager: it, operations
  en service delivery manager, it service manager, sdm, service manager it, incident manager
  fr responsable de service it, service delivery manager, responsable de la production informatique, responsable production informatique, gestionnaire d’incidents, responsable support informatique
application-manager: it
  en application manager, application support engineer, application support analyst, application owner
  fr responsable d’application, ingénieur support applicatif, responsable applicatif, analyste support applicatif, analyste d’exploitation, responsable applications
it-trainer: it, education
  en it trainer, software trainer, it instructor
  fr formateur informatique, formateur bureautique, formateur logiciel
telecom-engineer: it, engineering
  en telecom engineer, telecommunications engineer, rf engineer, radio engineer
  fr ingénieur télécom, ingénieur radio, ingénieur télécommunications, ingénieur télécoms
hardware-engineer: engineering
  en hardware engineer, fpga engineer, asic engineer, digital design engineer, pcb designer, vlsi engineer, hardware design engineer
  fr ingénieur hardware, ingénieur fpga, ingénieur asic, concepteur de cartes électroniques, ingénieur conception électronique
robotics-engineer: engineering
  en robotics engineer, mechatronics engineer, robotics software engineer
  fr ingénieur robotique, roboticien, ingénieur mécatronique, ingénieur en robotique
technical-product-manager: product, engineering
  en technical product manager, platform product manager, api product manager
  fr product manager technique, chef de produit technique
growth-product-manager: product, marketing
  en growth product manager, growth pm
  fr product manager growth
product-operations-manager: product, operations
  en product operations manager, product ops
  fr responsable product ops, product operations manager
release-manager: it, project-management
  en release manager, change manager it, deployment manager, configuration manager
  fr release manager, responsable des mises en production, gestionnaire de configuration, change manager it
nocode-developer: engineering, product
  en no code developer, nocode developer, low code developer, automation specialist
  fr développeur no code, développeur low code, développeur nocode, expert no code
webmaster: it, communication
  en webmaster, website manager, web manager, web content manager
  fr webmaster, webmestre, gestionnaire de site web, administrateur de site web, responsable web
sharepoint-consultant: it
  en sharepoint developer, microsoft 365 consultant, power platform developer, sharepoint administrator
  fr consultant sharepoint, développeur power platform, administrateur microsoft 365, consultant microsoft 365, développeur sharepoint
sap-consultant: it, consulting
  en sap consultant, sap functional consultant, sap analyst, sap developer, abap developer, sap project manager
  fr consultant sap, développeur sap, développeur abap, consultant fonctionnel sap, chef de projet sap, consultant sap fi co
crm-consultant: it, consulting
  en crm consultant, crm developer, hubspot consultant, crm administrator
  fr consultant crm, administrateur crm, intégrateur crm
ux-writer: design, communication
  en ux writer, content designer
  fr ux writer, rédacteur ux, content designer
brand-designer: design, marketing
  en brand designer, packaging designer
  fr designer de marque, designer packaging, graphiste packaging
jewelry-designer: design, arts
  en jewelry designer, textile designer, accessories designer, shoe designer
  fr designer textile, créateur de bijoux, styliste accessoires, designer bijoux, dessinateur textile
exhibition-designer: design, marketing
  en exhibition designer, retail designer, visual merchandising manager, event designer
  fr designer d’espace, architecte retail, scénographe d’exposition, designer retail, concepteur de stands
patternmaker: design, manufacturing
  en patternmaker, pattern maker, pattern cutter
  fr modéliste, patronnier, modéliste patronnier, toiliste, patronnier gradeur
`;
