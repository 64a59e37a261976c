/** Construction, agriculture, forest and sea. The format: role-row.ts. */
export const CONSTRUCTION_ROLES = `
architect: construction, design
  en architect, building architect
  fr architecte, architecte dplg, architecte hmonp
civil-engineer: construction, engineering
  en civil engineer
  fr ingénieur génie civil
construction-manager: construction; manager
  en construction manager, construction project manager, construction site manager, project superintendent, works manager
  fr conducteur de travaux, responsable travaux, directeur de travaux, conducteur de travaux principal
quantity-surveyor: construction
  en quantity surveyor, cost estimator, estimator
  fr métreur, économiste de la construction, chiffreur, étude de prix, ingénieur études de prix
bim-manager: construction
  en bim manager, bim coordinator, bim modeler
  fr bim manager, coordinateur bim, projeteur bim
surveyor: construction
  en surveyor, land surveyor
  fr géomètre, géomètre topographe, topographe
electrician: construction
  en electrician
  fr électricien, électricien du bâtiment
plumber: construction
  en plumber, heating engineer, plumbing technician
  fr plombier, plombier chauffagiste
carpenter: construction
  en carpenter, joiner
  fr menuisier, charpentier
mason: construction
  en mason, bricklayer, builder
  fr maçon
roofer: construction
  en roofer
  fr couvreur, zingueur
painter-decorator: construction
  en house painter, painter and decorator, painter
  fr peintre en bâtiment, peintre décorateur, peintre
heavy-equipment-operator: construction
  en heavy equipment operator, excavator operator
  fr conducteur d’engins, conducteur d’engins de chantier
urban-planner: construction
  en urban planner, town planner
  fr urbaniste, chargé d’urbanisme, instructeur du droit des sols
site-manager: construction; manager
  en construction superintendent, site superintendent, construction foreman, site foreman, site supervisor, construction supervisor, concrete foreman
  fr chef de chantier, chef d’équipe btp, chef d’équipe travaux, chef d’équipe chantier, chef de chantier btp
construction-engineer: construction, engineering
  en construction engineer, site engineer, works engineer, field engineer
  fr ingénieur travaux, ingénieur btp, ingénieur de chantier, aide conducteur de travaux, ingénieur bâtiment, ingénieur tce
structural-engineer: construction, engineering
  en structural engineer, structural design engineer, bridge engineer
  fr ingénieur structure, ingénieur structures, ingénieur béton, ingénieur calcul béton, ingénieur ouvrages d’art
geotechnical-engineer: construction, engineering
  en geotechnical engineer
  fr ingénieur géotechnicien, ingénieur géotechnique, géotechnicien
hvac-engineer: construction, engineering
  en hvac engineer, mechanical services engineer, building services engineer, mep engineer, thermal engineer
  fr ingénieur cvc, ingénieur thermicien, thermicien, ingénieur fluides, ingénieur génie climatique, ingénieur thermique, chargé d’affaires cvc
hvac-technician: construction
  en hvac technician, hvac installer, refrigeration technician, air conditioning technician, heating technician, refrigeration mechanic, hvac tech
  fr frigoriste, technicien cvc, chauffagiste, technicien frigoriste, technicien climatisation, technicien génie climatique, monteur frigoriste, technicien chauffage, climaticien
tiler: construction
  en tiler, tile setter, floor layer, flooring installer, floor finisher
  fr carreleur, solier, solier moquettiste, parqueteur, poseur de sols, carreleur mosaïste
plasterer: construction
  en plasterer, drywall installer, dry liner
  fr plâtrier, plaquiste, staffeur, plâtrier plaquiste, façadier, jointeur
formwork-carpenter: construction
  en formwork carpenter, concrete finisher, concrete worker, steel fixer, shuttering joiner
  fr coffreur, coffreur bancheur, bancheur, ferrailleur, maçon coffreur, coffreur boiseur
scaffolder: construction
  en scaffolder, scaffold builder
  fr échafaudeur, monteur en échafaudage, cordiste, monteur échafaudeur
insulation-worker: construction
  en insulation installer, insulation worker, insulator, asbestos removal worker
  fr calorifugeur, opérateur de désamiantage, désamianteur, poseur d’isolation, technicien en isolation
waterproofing-worker: construction
  en waterproofer, waterproofing technician
  fr étancheur, étanchéiste, façadier bardeur, bardeur
road-worker: construction
  en road worker, paver, highway maintenance worker, road construction worker
  fr ouvrier vrd, canalisateur, constructeur de routes, ouvrier routier, terrassier, maçon vrd, paveur, ouvrier travaux publics, cantonnier, agent d’exploitation de la route
construction-laborer: construction
  en construction laborer, laborer, labourer, construction labourer, general laborer, construction worker, building worker
  fr manoeuvre, ouvrier du bâtiment, aide maçon, manoeuvre bâtiment, ouvrier polyvalent du bâtiment, ouvrier de chantier
crane-operator: construction, logistics
  en crane operator, tower crane operator, mobile crane operator
  fr grutier, conducteur de grue, pontier, portiqueur, conducteur de grue à tour
demolition-worker: construction
  en demolition worker, blaster
  fr démolisseur, ouvrier démolisseur, boutefeu, opérateur de démolition
window-installer: construction
  en window installer, window fitter, door installer
  fr poseur de menuiserie, poseur de fenêtres, menuisier poseur, poseur de menuiseries, storiste, menuisier aluminium, menuisier alu
kitchen-fitter: construction, retail
  en kitchen fitter, kitchen installer, kitchen designer
  fr cuisiniste, poseur de cuisines, concepteur de cuisines, concepteur vendeur cuisine, poseur agenceur
locksmith: construction
  en locksmith
  fr serrurier dépanneur, serrurier de dépannage
elevator-technician: construction
  en elevator technician, lift engineer, elevator mechanic, lift technician
  fr ascensoriste, technicien ascensoriste, technicien ascenseurs
telecom-technician: it, construction
  en telecom technician, fiber optic technician, telecommunications technician, network installer, cable technician, fibre technician
  fr technicien télécom, technicien fibre optique, monteur raccordeur fibre optique, technicien réseaux télécoms, câbleur, technicien fibre, tireur de câbles
line-worker: construction
  en line worker, lineman, power line technician, electrical lineworker
  fr monteur de réseaux électriques, monteur réseaux, lignard, monteur réseaux électriques, technicien haute tension
low-voltage-technician: construction, it
  en security systems technician, alarm technician, low voltage technician, fire alarm technician
  fr technicien courants faibles, technicien sécurité électronique, technicien sûreté, technicien alarme, technicien ssi, domoticien
industrial-electrician: construction, manufacturing
  en industrial electrician, electrical technician, electrical fitter, panel builder
  fr électricien industriel, technicien électricien, électrotechnicien, électricien de maintenance, câbleur industriel, technicien électrotechnicien
electrical-project-manager: construction, engineering
  en electrical project manager, electrical project engineer
  fr chargé d’affaires électricité, chargé d’affaires en électricité, chargé d’affaires en génie électrique, responsable d’affaires électricité
technical-business-manager: construction, sales
  en technical business manager, construction account manager, project business manager
  fr chargé d’affaires, responsable d’affaires, chargé d’affaires btp, chargé d’affaires industrie, chargé d’affaires bâtiment
project-owner: construction, real-estate
  en client project manager, owner representative, owner’s representative, construction program manager
  fr maître d’ouvrage, assistant maîtrise d’ouvrage, conducteur d’opérations, chargé d’opérations immobilières, responsable d’opérations, assistant à maîtrise d’ouvrage
construction-coordinator: construction
  en site coordinator, construction coordinator, ocm coordinator, construction scheduler
  fr pilote opc, coordinateur opc, maître d’oeuvre, maître d’oeuvre d’exécution, coordinateur de travaux, opc
building-inspector: construction, quality
  en building inspector, construction inspector, home inspector, code enforcement officer
  fr diagnostiqueur immobilier, contrôleur technique de construction, contrôleur technique, diagnostiqueur, inspecteur du bâtiment
sps-coordinator: construction, quality
  en construction safety coordinator, site safety officer, construction safety manager
  fr coordinateur sps, coordonnateur sps
landscape-architect: construction, design
  en landscape architect, landscape designer
  fr architecte paysagiste, paysagiste concepteur, concepteur paysagiste
architectural-draftsman: construction, design
  en architectural draftsman, architectural technologist, architectural technician, architectural designer, architectural assistant
  fr dessinateur en bâtiment, dessinateur bâtiment, collaborateur d’architecte, dessinateur en architecture, projeteur bâtiment, assistant architecte
chimney-sweep: construction
  en chimney sweep
  fr ramoneur, fumiste
stonemason: construction, arts
  en stonemason, stone cutter, stone carver
  fr tailleur de pierre, marbrier, tailleur de pierres
handyman: construction, real-estate
  en handyman, maintenance worker, general maintenance worker, building maintenance worker, multi skilled operative, maintenance man
  fr factotum, agent polyvalent, agent technique polyvalent, homme toutes mains, agent de maintenance des bâtiments, ouvrier polyvalent d’entretien, agent de maintenance bâtiment
farmer: operations
  en farmer, farm manager
  fr agriculteur, exploitant agricole, chef de culture
agronomist: research, engineering
  en agronomist, agricultural engineer
  fr agronome, ingénieur agronome
greenkeeper: operations
  en greenkeeper, golf greenkeeper, head greenkeeper, golf course superintendent, groundsman, groundsperson
  fr greenkeeper, intendant de golf, jardinier de golf, agent d’entretien de golf
gardener: operations
  en gardener, groundskeeper
  fr jardinier
farm-worker: operations
  en farm worker, agricultural worker, farmhand, farm laborer, fruit picker, field worker
  fr ouvrier agricole, salarié agricole, ouvrier arboricole, ouvrier maraîcher, saisonnier agricole, cueilleur, ouvrier d’élevage
winegrower: operations
  en winegrower, winemaker, vineyard manager, oenologist, enologist, vintner
  fr viticulteur, vigneron, oenologue, maître de chai, chef de culture viticole, ouvrier viticole, caviste vinificateur
market-gardener: operations
  en market gardener, horticulturist, horticulturalist, nursery worker, grower
  fr maraîcher, horticulteur, pépiniériste, arboriculteur, ouvrier horticole, ouvrier pépiniériste
livestock-farmer: operations
  en livestock farmer, breeder, dairy farmer, herdsman, stockperson, beekeeper, shepherd
  fr éleveur, vacher, porcher, berger, apiculteur, aviculteur, agent d’élevage, éleveur laitier
agricultural-machinery-operator: operations
  en tractor driver, agricultural machinery operator, farm equipment operator
  fr conducteur d’engins agricoles, tractoriste, conducteur de machines agricoles, chauffeur agricole
agricultural-technician: operations, research
  en agricultural technician, crop advisor, agricultural advisor
  fr technicien agricole, conseiller agricole, technicien d’élevage, technicien agronome, animateur agricole
forester: operations
  en forester, forest engineer, forest technician, forest ranger, park ranger
  fr forestier, ingénieur forestier, technicien forestier, garde forestier, agent forestier, garde chasse
logger: operations
  en logger, lumberjack, tree surgeon, arborist, sawmill worker, tree climber
  fr bûcheron, élagueur, élagueur grimpeur, scieur, conducteur d’engins forestiers, arboriste grimpeur
fisherman: operations
  en fisherman, fish farmer, aquaculture technician, deckhand fishing
  fr marin pêcheur, pêcheur, aquaculteur, pisciculteur, ostréiculteur, patron pêcheur, conchyliculteur
groom: operations
  en groom, stable hand, horse trainer, riding instructor, equestrian
  fr palefrenier, soigneur, moniteur d’équitation, cavalier soigneur, maréchal ferrant, palefrenier soigneur
animal-caretaker: operations
  en animal caretaker, zookeeper, dog trainer, dog groomer, pet groomer, animal trainer
  fr soigneur animalier, toiletteur, éducateur canin, maître chien, toiletteur canin, animalier
landscaper: operations, construction
  en landscaper, landscape worker, landscape gardener, landscape technician
  fr paysagiste, ouvrier paysagiste, jardinier paysagiste, chef d’équipe espaces verts, agent des espaces verts, conducteur de travaux paysagers
`;
