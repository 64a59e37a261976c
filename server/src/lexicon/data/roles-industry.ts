/** Engineering outside software, manufacturing and quality. The format: role-row.ts. */
export const INDUSTRY_ROLES = `
mechanical-engineer: engineering, manufacturing
  en mechanical engineer, mechanical design engineer, design engineer
  fr ingénieur mécanique, ingénieur mécanicien, ingénieur conception mécanique, ingénieur bureau d’études, ingénieur d’études, ingénieur conception
electrical-engineer: engineering
  en electrical engineer, power engineer, electrical design engineer
  fr ingénieur électrique, ingénieur électrotechnique, ingénieur en génie électrique, ingénieur électricien
electronics-engineer: engineering
  en electronics engineer, electronic engineer
  fr ingénieur électronique, ingénieur électronicien
automation-engineer: engineering, manufacturing
  en automation engineer, controls engineer, plc programmer, control systems engineer
  fr automaticien, ingénieur automatisme, ingénieur automaticien
chemical-engineer: engineering, manufacturing
  en chemical engineer
  fr ingénieur chimiste, ingénieur génie chimique
aerospace-engineer: engineering
  en aerospace engineer, aeronautical engineer
  fr ingénieur aéronautique, ingénieur aérospatial
energy-engineer: engineering
  en energy engineer, renewable energy engineer, energy manager, nuclear engineer
  fr ingénieur énergie, ingénieur énergies renouvelables, ingénieur nucléaire, ingénieur efficacité énergétique, energy manager
environmental-engineer: engineering
  en environmental engineer, water engineer, environmental consultant
  fr ingénieur environnement, ingénieur hydraulique, chargé d’études environnement, consultant environnement
research-development-engineer: engineering, research
  en research and development engineer, r and d engineer, research engineer
  fr ingénieur recherche et développement, ingénieur r et d, ingénieur de recherche
calculation-engineer: engineering
  en simulation engineer, structural analysis engineer, cae engineer, fea engineer
  fr ingénieur calcul, ingénieur simulation, ingénieur calcul de structures
production-manager: manufacturing, operations; manager
  en production manager, manufacturing manager
  fr responsable de production, responsable production, chef d’atelier, responsable d’atelier
production-operator: manufacturing
  en production operator, machine operator, factory worker, manufacturing operator, production worker
  fr opérateur de production, agent de production, ouvrier de production, agent de fabrication, conducteur de ligne, opérateur de fabrication, conducteur de machine, pilote de ligne de production, conducteur de ligne de production, pilote de production
manufacturing-engineer: manufacturing, engineering
  en manufacturing engineer, industrial engineer, industrialization engineer, methods engineer
  fr ingénieur méthodes, ingénieur industrialisation, ingénieur de production, ingénieur industriel, responsable méthodes
maintenance-technician: manufacturing
  en maintenance technician, industrial maintenance technician, maintenance mechanic, maintenance tech, maintenance fitter, maintenance mechanic
  fr technicien de maintenance, technicien maintenance, technicien de maintenance industrielle, agent de maintenance, mécanicien de maintenance
maintenance-manager: manufacturing; manager
  en maintenance manager, maintenance supervisor
  fr responsable maintenance, responsable de maintenance, chef de service maintenance
machinist: manufacturing
  en cnc machinist, cnc operator, cnc programmer
  fr usineur, tourneur fraiseur, opérateur cn, fraiseur, tourneur
welder: manufacturing, construction
  en welder
  fr soudeur
mechanic: manufacturing
  en mechanic, car mechanic, auto mechanic, automotive technician
  fr mécanicien, mécanicien automobile, mécanicien auto, garagiste
industrial-draftsman: engineering, manufacturing
  en draftsman, cad designer, cad technician, drafter, mechanical designer, draughtsman, draughtsperson, mechanical draughtsman
  fr dessinateur industriel, dessinateur projeteur, projeteur, dessinateur, technicien bureau d’études
laboratory-technician: research, quality
  en laboratory technician, lab technician, laboratory analyst, research technician, lab tech
  fr technicien de laboratoire, laborantin, technicien chimiste, technicien de recherche
assembler: manufacturing
  en assembler, assembly technician, assembly worker, assembly line worker, assembly operator, fitter
  fr monteur, monteur assembleur, assembleur, agent de montage, opérateur de montage, ajusteur, ajusteur monteur, monteur câbleur
packaging-operator: manufacturing, logistics
  en packaging operator, packer, packaging technician, packing operator
  fr conditionneur, agent de conditionnement, opérateur de conditionnement, emballeur
process-operator: manufacturing
  en process operator, process technician, chemical operator, plant operator, control room operator, production technician, manufacturing technician
  fr opérateur de process, pilote de ligne, technicien de production, technicien de fabrication, conducteur d’appareils, opérateur chimie, conducteur de process
production-supervisor: manufacturing; lead
  en production supervisor, production team leader, shift supervisor, manufacturing supervisor, line supervisor, foreman, shift leader
  fr chef d’équipe production, chef d’équipe de production, agent de maîtrise de production, contremaître, superviseur de production, chef de ligne, animateur de production
plant-manager: manufacturing, general-management; director
  en plant manager, factory manager, plant director, plant general manager
  fr directeur d’usine, directeur de production, directeur industriel, directeur de site industriel, directeur de site de production
continuous-improvement-manager: manufacturing, quality
  en continuous improvement manager, lean manager, lean engineer, operational excellence manager, continuous improvement engineer, lean consultant
  fr responsable amélioration continue, responsable lean, ingénieur amélioration continue, consultant lean, animateur amélioration continue
methods-technician: manufacturing
  en methods technician, industrialization technician, process planning technician
  fr technicien méthodes, agent de méthodes, technicien industrialisation, agent des méthodes
process-engineer: engineering, manufacturing
  en process engineer, process development engineer
  fr ingénieur procédés, ingénieur process, ingénieur développement procédés
test-technician: quality, manufacturing
  en test technician, calibration technician, metrology technician
  fr technicien d’essais, technicien essais, métrologue, technicien métrologie, technicien de mesures
electronics-technician: manufacturing
  en electronics technician, electronic technician, avionics technician
  fr technicien électronique, électronicien, technicien en électronique, technicien avionique
electromechanical-technician: manufacturing
  en electromechanical technician, electro mechanic
  fr électromécanicien, technicien électromécanique, technicien électromécanicien
automation-technician: manufacturing
  en automation technician, industrial controls technician, instrumentation technician, instrument technician, robotics technician, plc technician
  fr technicien automaticien, technicien automatisme, automaticien de maintenance, technicien instrumentation, roboticien de maintenance, technicien en instrumentation
field-service-technician: manufacturing, customer-success
  en field service technician, service technician, field technician, field service engineer, field service representative, after sales technician
  fr technicien itinérant, technicien sav, technicien de maintenance itinérant, technicien service après vente, technicien d’intervention
aircraft-mechanic: manufacturing
  en aircraft mechanic, aircraft maintenance technician, aviation mechanic, aircraft maintenance engineer
  fr mécanicien aéronautique, mécanicien avion, technicien aéronautique, technicien de maintenance aéronautique
heavy-vehicle-mechanic: manufacturing
  en diesel mechanic, heavy vehicle mechanic, truck mechanic, agricultural mechanic, heavy equipment mechanic, diesel technician
  fr mécanicien poids lourds, mécanicien engins, mécanicien agricole, mécanicien engins de chantier, mécanicien pl
auto-body-technician: manufacturing
  en auto body technician, auto body repairer, panel beater, vehicle painter, car painter
  fr carrossier, carrossier peintre, peintre automobile, tôlier carrossier, peintre en carrosserie
metal-fabricator: manufacturing, construction
  en metal fabricator, sheet metal worker, metalworker, ironworker, blacksmith, boilermaker
  fr métallier, chaudronnier, tôlier, serrurier, serrurier métallier, ferronnier, forgeron, ferronnier d’art
pipefitter: manufacturing, construction
  en pipefitter, pipe fitter, steamfitter
  fr tuyauteur, tuyauteur industriel
toolmaker: manufacturing
  en toolmaker, tool and die maker, mold maker, mould maker, tool maker, tool and die maker
  fr outilleur, mouliste, outilleur mouliste, metteur au point outillage
machine-setter: manufacturing
  en machine setter, setter operator, machine tool setter
  fr régleur, monteur régleur, régleur sur machine, technicien régleur
foundry-worker: manufacturing
  en foundry worker, caster, moulder, molder
  fr fondeur, mouleur, agent de fonderie, ouvrier fondeur
plastics-operator: manufacturing
  en plastics operator, injection molding operator, injection moulding technician, plastics technician
  fr plasturgiste, opérateur en plasturgie, technicien plasturgie, monteur régleur en injection
industrial-painter: manufacturing
  en industrial painter, spray painter, powder coater
  fr peintre industriel, thermolaqueur, laqueur, peintre en industrie
textile-worker: manufacturing
  en textile worker, sewing machine operator, seamstress, tailor, dressmaker, garment worker
  fr couturier, mécanicien en confection, opérateur de confection, tailleur, retoucheur, piqueur, couturière, modéliste textile
leather-worker: manufacturing, arts
  en leather worker, shoemaker, saddler, leather craftsman, cobbler
  fr maroquinier, sellier, cordonnier, sellier maroquinier, bottier
upholsterer: manufacturing, arts
  en upholsterer
  fr tapissier, tapissier d’ameublement, tapissier décorateur
cabinetmaker: manufacturing, construction
  en cabinet maker, cabinetmaker, woodworker, wood machinist, furniture maker
  fr ébéniste, agenceur, menuisier ébéniste, menuisier agenceur, machiniste bois
jeweler: arts, retail
  en jeweler, jeweller, goldsmith, watchmaker, gemologist
  fr bijoutier, joaillier, horloger, orfèvre, sertisseur, gemmologue
printer: manufacturing
  en printer, printing press operator, press operator, print operator, prepress technician, offset printer
  fr imprimeur, conducteur offset, sérigraphe, opérateur prépresse, technicien prépresse, relieur, conducteur de presse
glassworker: manufacturing, arts
  en glassworker, glassblower, glazier
  fr verrier, souffleur de verre, vitrier, miroitier
ceramist: arts, manufacturing
  en potter, ceramist, ceramic artist
  fr céramiste, potier
food-production-operator: manufacturing
  en food production operator, food production worker, food processing worker, slaughterer
  fr opérateur agroalimentaire, agent de production agroalimentaire, opérateur de production agroalimentaire, conducteur de ligne agroalimentaire
brewer: manufacturing
  en brewer, brewmaster, distiller
  fr brasseur, distillateur, maître brasseur
production-planner: manufacturing, logistics
  en production planner, production scheduler, material planner, planning manager, scheduler
  fr ordonnanceur, planificateur de production, technicien ordonnancement, responsable ordonnancement, responsable planning, agent de planning, planificateur
nuclear-technician: manufacturing, engineering
  en nuclear technician, radiation protection technician, nuclear operator
  fr technicien nucléaire, radioprotectionniste, technicien en radioprotection, agent de radioprotection, décontamineur
wind-turbine-technician: manufacturing
  en wind turbine technician, wind technician, solar installer, solar panel installer, photovoltaic installer
  fr technicien éolien, technicien de maintenance éolienne, installateur de panneaux photovoltaïques, technicien photovoltaïque, installateur photovoltaïque
power-plant-operator: manufacturing
  en power plant operator, boiler operator, utilities operator, stationary engineer
  fr conducteur de centrale, conducteur de chaufferie, chauffeur de chaudière, opérateur de centrale
water-treatment-operator: operations
  en water treatment operator, wastewater operator, water treatment technician
  fr technicien traitement des eaux, agent d’exploitation eau et assainissement, technicien de traitement des eaux, fontainier, égoutier
waste-collector: operations
  en waste collector, garbage collector, sanitation worker, refuse collector, recycling worker
  fr éboueur, ripeur, agent de collecte, agent de tri, équipier de collecte, agent de déchetterie
miner: manufacturing
  en miner, mining engineer, driller, quarry worker, drilling engineer, drill operator
  fr mineur de fond, foreur, ingénieur minier, ingénieur forage, conducteur de foreuse, carrier
petroleum-engineer: engineering
  en petroleum engineer, reservoir engineer, drilling supervisor, oil and gas engineer
  fr ingénieur pétrole, ingénieur réservoir, ingénieur pétrolier
product-development-engineer: engineering
  en product development engineer, product engineer, development engineer
  fr ingénieur produit, ingénieur développement produit, ingénieur de développement
validation-engineer: engineering, quality
  en validation engineer, verification engineer, test and validation engineer, qualification engineer, v and v engineer
  fr ingénieur validation, ingénieur essais, ingénieur qualification, ingénieur intégration validation, ingénieur vérification et validation
acoustic-engineer: engineering
  en acoustic engineer, acoustical engineer, nvh engineer
  fr acousticien, ingénieur acousticien, ingénieur acoustique
automotive-engineer: engineering
  en automotive engineer, powertrain engineer, vehicle engineer
  fr ingénieur automobile, ingénieur motoriste
naval-architect: engineering
  en naval architect, marine engineer, naval engineer
  fr architecte naval, ingénieur naval, ingénieur maritime
railway-engineer: engineering
  en railway engineer, rail engineer, signalling engineer, rolling stock engineer
  fr ingénieur ferroviaire, ingénieur signalisation ferroviaire, ingénieur caténaire
optical-engineer: engineering, research
  en optical engineer, optics engineer, photonics engineer, laser engineer, optical design engineer
  fr ingénieur optique, opticien ingénieur, ingénieur opticien, ingénieur photonique
safety-engineer: engineering, quality
  en safety engineer, system safety engineer, functional safety engineer, reliability availability engineer
  fr ingénieur sûreté de fonctionnement, ingénieur sdf, ingénieur sûreté, ingénieur fiabilité industrielle
cost-controller: finance, engineering
  en cost controller, cost engineer, project controller, project control manager, project cost controller
  fr cost controller, contrôleur de coûts, ingénieur coûts, contrôleur de projet
planning-engineer: engineering, project-management
  en planning engineer, project planner, project scheduler, planner
  fr ingénieur planification, planificateur de projet, ingénieur planning, planificateur projet
bid-manager: sales, project-management
  en bid manager, proposal manager, tender manager, proposal writer, bid writer, proposals engineer
  fr responsable appels d’offres, chargé d’appels d’offres, chargé de réponse aux appels d’offres, responsable avant vente, ingénieur d’offres
industrial-project-manager: engineering, project-management
  en industrial project manager, engineering project manager, engineering project engineer, project engineer
  fr chef de projet industriel, ingénieur projet, ingénieur chef de projet, chef de projet industrialisation, chef de projet technique industriel
quality-engineer: quality
  en quality engineer, supplier quality engineer
  fr ingénieur qualité, ingénieur qualité fournisseurs
quality-manager: quality; manager
  en quality manager, quality assurance manager, head of quality, quality director
  fr responsable qualité, responsable assurance qualité, directeur qualité, responsable qhse
quality-controller: quality
  en quality controller, quality inspector, quality technician, quality control technician
  fr contrôleur qualité, technicien qualité, inspecteur qualité, assistant qualité
hse-manager: quality
  en hse manager, ehs manager, health and safety manager, safety officer, hse engineer, health and safety officer, ehs specialist
  fr responsable hse, responsable sécurité, animateur qse, ingénieur hse, animateur sécurité, préventeur, chargé de prévention
regulatory-affairs-manager: quality, healthcare
  en regulatory affairs manager, regulatory affairs specialist, regulatory affairs officer, regulatory affairs associate, regulatory affairs director
  fr chargé d’affaires réglementaires, responsable affaires réglementaires, chargé des affaires réglementaires, directeur des affaires réglementaires, pharmacien affaires réglementaires
`;
