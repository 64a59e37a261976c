/** Construction, agriculture, forest and sea. The format: role-row.ts. */
export const CONSTRUCTION_ROLES = `
architect: construction, design
  en architect, building architect, project architect, part 2 architectural assistant, part ii architect, job captain, design architect, conservation architect, associate architect, residential architect, architecture lead, part 1 architectural assistant, part 3 architect
  fr architecte, architecte dplg, architecte hmonp, architecte chef de projet, architecte de projet, architecte d’exécution, architecte des bâtiments de france, architecte du patrimoine
civil-engineer: construction, engineering
  en civil engineer, transportation engineer, highway engineer, drainage engineer civil, water resources engineer, civil engineering technician, civil technician, roadway engineer, traffic engineer, municipal engineer, land development engineer, coastal engineer, flood risk engineer, bridge inspector, wastewater engineer, civil design engineer, tunnel engineer, civil designer, pavement engineer, engineering technician civil, materials technician construction, highway design engineer, hydraulic modeller
  fr ingénieur génie civil, ingénieur vrd, ingénieur génie civil et structures, ingénieur voirie, ingénieur civil, technicien génie civil, projeteur vrd, chargé d’études vrd, ingénieur hydraulicien, ingénieur routier, technicien vrd, dessinateur vrd, hydraulicien, ingénieur assainissement, dessinateur génie civil, ingénieur trafic
construction-manager: construction; manager
  en construction manager, construction project manager, construction site manager, project superintendent, works manager, contracts manager construction, building project manager, assistant construction manager, construction director, project manager construction, package manager construction, fit out project manager, owner’s project manager, preconstruction manager, construction executive, residential construction manager
  fr conducteur de travaux, responsable travaux, directeur de travaux, conducteur de travaux principal, conducteur de travaux tce, chargé de projet construction, chef de projet construction, surveillant de travaux, gérant de projet construction
quantity-surveyor: construction
  en quantity surveyor, cost estimator, estimator, qs, assistant quantity surveyor, commercial manager construction, mep estimator, electrical estimator, civil estimator, project quantity surveyor, pqs, mechanical estimator, takeoff estimator, chief estimator, measured works surveyor
  fr métreur, économiste de la construction, chiffreur, étude de prix, ingénieur études de prix, chargé d’études de prix, technicien études de prix, estimateur, métreur deviseur, deviseur, métreur chiffreur, technicien métreur, technicien chiffrage, chargé de chiffrage, responsable études de prix
bim-manager: construction
  en bim manager, bim coordinator, bim modeler
  fr bim manager, coordinateur bim, projeteur bim
surveyor: construction
  en surveyor, land surveyor, chartered surveyor, setting out engineer, survey technician, survey party chief, chartered building surveyor, rural surveyor, hydrographic surveyor, instrument person survey, survey crew chief, engineering surveyor, topographical surveyor, topographic surveyor, drone surveyor, party chief survey
  fr géomètre, géomètre topographe, topographe, technicien géomètre, assistant géomètre, technicien topographe, géomaticien topographe, ingénieur géomètre, opérateur topographe, arpenteur géomètre, arpenteur, opérateur géomètre
electrician: construction
  en electrician, journeyman electrician, electrical improver, electricians mate, master electrician, domestic electrician, residential electrician, approved electrician, site electrician, electrical apprentice, electrical installer, electrical tester, electrical technician installation, sparky, sparks, jib electrician, electrical contractor, electrician helper, electrical journeyman, commercial electrician
  fr électricien, électricien du bâtiment, électricien tertiaire, monteur électricien, électricien monteur, électricien courants forts, aide électricien, électricien câbleur, électricien de chantier, électricien itinérant, électricien équipement, chef d’équipe électricien, électricien dépanneur, installateur électricien, électricien installateur, électricien n3p2, électricien cfc, électricien éclairage public
plumber: construction
  en plumber, heating engineer, plumbing technician, gas engineer, gas safe engineer, heating and plumbing engineer, journeyman plumber, plumber’s mate, service plumber, drain technician, master plumber, boiler engineer, gas fitter, domestic gas engineer, sprinkler fitter, drainage engineer, plumbing engineer, heating and gas engineer, plumber helper, bathroom fitter, heat pump engineer, drainage operative
  fr plombier, plombier chauffagiste, chauffagiste plombier, installateur sanitaire, monteur en chauffage, installateur chauffage sanitaire, plombier sanitaire, technicien plombier chauffagiste, technicien chaudière, plombier zingueur, aide plombier, installateur thermique, technicien de maintenance chauffage, technicien gaz, monteur sanitaire, tuyauteur plombier, plombier dépanneur
carpenter: construction
  en carpenter, joiner, finish carpenter, bench joiner, site joiner, joiner carpenter, carpenter and joiner, framing carpenter, chippy, rough carpenter, framer construction, trim carpenter, shopfitter, shop fitter, timber framer, formwork carpenter joiner, fit out carpenter, carpentry apprentice, staircase joiner
  fr menuisier, charpentier, menuisier d’atelier, menuisier charpentier, charpentier traditionnel, aide menuisier, charpentier menuisier, monteur ossature bois, constructeur bois, escaliéteur, charpentier métallique
mason: construction
  en mason, bricklayer, builder, brickie, brickies, brick layer, block layer, blocklayer, brick mason, cement mason, block mason, bricklaying gang, hod carrier, groundworker bricklayer, refractory mason
  fr maçon, maçon finisseur, maçon traditionnel, maçon n3p1, maçon coffreur bancheur, aide maçon finisseur, compagnon maçon, maçon pierre, briqueteur, fumiste maçon, chef d’équipe maçon, maçon bancheur, constructeur béton armé, maçon voirie
roofer: construction
  en roofer, roofing foreman, flat roofer, slater, roof tiler, roofing technician, slate roofer, roofing installer, felt roofer, leadworker, roofing estimator, roofing laborer, single ply roofer, cladder, cladding installer
  fr couvreur, zingueur, couvreur zingueur, couvreur étancheur, couvreur bardeur, zingueur couvreur, ferblantier couvreur, aide couvreur, ferblantier, bardeur couvreur, couvreur ardoisier
painter-decorator: construction
  en house painter, painter and decorator, painter, decorator, residential painter, painting contractor, paperhanger, wallpaper hanger, brush hand, sign painter, drywall finisher painter, commercial painter
  fr peintre en bâtiment, peintre décorateur, peintre, peintre façadier, peintre ravaleur, façadier peintre, peintre finisseur, aide peintre, peintre intérieur, peintre décor, ravaleur façadier
heavy-equipment-operator: construction
  en heavy equipment operator, excavator operator, plant operator construction, digger driver, 360 operator, 360 excavator operator, 360 driver, dumper driver, forward tipping dumper driver, roller driver, backhoe operator, bulldozer operator, dozer operator, loader operator, heavy machine operator, heavy equipment driver, grader operator, plant operative, telehandler operator, telehandler driver, paver operator, machine driver construction, excavator driver, equipment operator, operating engineer, skid steer operator, front end loader operator, machine operator construction, wheel loader operator
  fr conducteur d’engins, conducteur d’engins de chantier, conducteur de pelle, pelleur, chauffeur d’engins, conducteur de mini pelle, conducteur de niveleuse, conducteur de chargeuse, conducteur de bulldozer, opérateur d’engins, opérateur de pelle mécanique, opérateur de machinerie lourde, mécano conducteur d’engins, pelliste, conducteur de finisseur, conducteur de compacteur, opérateur de pelle, conducteur de pelle à pneus, conducteur de tombereau
urban-planner: construction
  en urban planner, town planner, planning officer, town planning officer, planning consultant, chartered town planner, planning assistant, development management officer, planning policy officer, development control officer, planning enforcement officer, city planner, zoning administrator, community planner, regional planner, land use planner, environmental planner, development manager planning, planning manager local authority
  fr urbaniste, chargé d’urbanisme, instructeur du droit des sols, instructeur des autorisations d’urbanisme, instructeur ads, instructeur d’urbanisme, instructeur application du droit des sols, chargé d’études urbanisme, urbaniste opérationnel, chargé de planification, responsable urbanisme, responsable du service urbanisme, conseiller en urbanisme, inspecteur en urbanisme, aménageur urbaniste, directeur de l’urbanisme, chargé d’aménagement
site-manager: construction; manager
  en construction superintendent, site superintendent, construction foreman, site foreman, site supervisor, construction supervisor, concrete foreman, general foreman, assistant site manager, superintendent construction, assistant superintendent, general superintendent, field superintendent, commercial superintendent, carpentry foreman, electrical foreman, electrical supervisor, plumbing foreman, project foreman, concrete superintendent, groundworks supervisor, finishing foreman, works supervisor, general site foreman, residential superintendent, civil superintendent, site agent, sub agent, construction crew leader, finishing manager construction, utility foreman, paving foreman
  fr chef de chantier, chef d’équipe btp, chef d’équipe travaux, chef d’équipe chantier, chef de chantier btp, maître compagnon, contremaître de chantier, surintendant de chantier, chef d’équipe gros oeuvre, chef d’équipe bâtiment, chef de chantier voirie, contremaître construction, adjoint chef de chantier, chef d’équipe travaux publics, chef d’équipe maçonnerie
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
  en hvac technician, hvac installer, refrigeration technician, air conditioning technician, heating technician, refrigeration mechanic, hvac tech, hvac service technician, hvac mechanic, refrigeration engineer, air conditioning engineer, hvac apprentice, boiler technician, hvacr technician, hvac service tech, f gas engineer, air con engineer, ac technician, hvac engineer service, chiller engineer, duct installer, ductwork installer, hvac controls technician, heat pump installer, hvac journeyman, air conditioning mechanic, hvac helper, residential hvac installer, ventilation engineer, ventilation hygiene technician
  fr frigoriste, technicien cvc, chauffagiste, technicien frigoriste, technicien climatisation, technicien génie climatique, monteur frigoriste, technicien chauffage, climaticien, monteur cvc, technicien frigoriste itinérant, technicien climaticien, technicien pompes à chaleur, technicien froid et climatisation, chauffagiste climaticien, technicien de maintenance cvc, technicien d’exploitation cvc, monteur en installations thermiques, technicien froid, technicien pac, metteur au point cvc, installateur climatisation, technicien ventilation, monteur ventilation, frigoriste monteur, technicien chauffagiste, technicien d’exploitation chauffage, agent d’exploitation chauffage
tiler: construction
  en tiler, tile setter, floor layer, flooring installer, floor finisher, floor fitter, carpet fitter, flooring fitter, wall and floor tiler, carpet installer, floor installer, tile installer, terrazzo worker, hardwood floor installer, floor technician, tile mason, resin floor layer, flooring contractor
  fr carreleur, solier, solier moquettiste, parqueteur, poseur de sols, carreleur mosaïste, carreleur faïencier, poseur de parquet, poseur de sol souple, carreleur poseur, poseur de revêtements de sol, chapiste, applicateur de résine, moquettiste, parqueteur poseur
plasterer: construction
  en plasterer, drywall installer, dry liner, drywall finisher, drywall taper, taper drywall, ceiling fixer, drywaller, plastering apprentice, renderer, dryliner, drywall hanger, drywall mechanic, dry lining operative, ceiling installer, tape and jointer, jointer taper, partition fixer, ceiling and partition fixer, lather
  fr plâtrier, plaquiste, staffeur, plâtrier plaquiste, façadier, jointeur, plaquiste bandeur, plaquiste jointeur, staffeur ornemaniste, plâtrier staffeur, enduiseur façadier, plâtrier plafonneur, plafonneur
formwork-carpenter: construction
  en formwork carpenter, concrete finisher, concrete worker, steel fixer, shuttering joiner, rebar worker, reinforcing ironworker, steelfixer, rodbuster, concrete carpenter, shuttering carpenter, concrete foreman finisher, formworker, form carpenter, concrete former, precast concrete worker, cement finisher, concreter
  fr coffreur, coffreur bancheur, bancheur, ferrailleur, maçon coffreur, coffreur boiseur, armaturier, bétonneur, cimentier applicateur, finisseur béton, charpentier coffreur, coffreur ferrailleur, chef d’équipe coffreur, opérateur préfabrication béton
scaffolder: construction
  en scaffolder, scaffold builder, advanced scaffolder, scaffolding labourer, scaffolder part 2, scaffold erector, rope access technician, scaffolding supervisor, irata technician, part 2 scaffolder, scaffold inspector
  fr échafaudeur, monteur en échafaudage, cordiste, monteur échafaudeur, technicien cordiste, échafaudeur calorifugeur, aide échafaudeur, chef d’équipe échafaudage
insulation-worker: construction
  en insulation installer, insulation worker, insulator, asbestos removal worker, lagger, thermal insulation engineer, asbestos abatement worker, asbestos surveyor, asbestos removal operative, asbestos worker, asbestos analyst, spray foam installer, insulation fitter, retrofit insulation installer, loft insulation installer, thermal insulator, external wall insulation installer
  fr calorifugeur, opérateur de désamiantage, désamianteur, poseur d’isolation, technicien en isolation, tôlier calorifugeur, opérateur amiante, technicien désamiantage, chef de chantier désamiantage, calorifugeur tôlier, soufleur isolant, isoleur
waterproofing-worker: construction
  en waterproofer, waterproofing technician
  fr étancheur, étanchéiste, façadier bardeur, bardeur
road-worker: construction
  en road worker, paver, highway maintenance worker, road construction worker, groundworker, ground worker, asphalt paver, asphalt worker, pipelayer, tarmac operative, highways operative, highway maintainer, highway technician, traffic management operative, flagger, traffic controller construction, lute hand, civils operative, paving crew, traffic control technician, kerb layer, utilities operative, banksman, road crew, asphalt raker, traffic marshall
  fr ouvrier vrd, canalisateur, constructeur de routes, ouvrier routier, terrassier, maçon vrd, paveur, ouvrier travaux publics, cantonnier, agent d’exploitation de la route, maçon vrd régleur, poseur de réseaux, régaleur, constructeur de voirie, régleur de niveleuse, agent de voirie, ouvrier voirie, manoeuvre tp, manoeuvre vrd, chef d’équipe vrd, enrobeur, aide canalisateur, poseur de canalisations, constructeur de routes et de canalisations, signaleur routier, agent des routes, homme trafic, tireur au râteau, chef d’équipe canalisateur, agent d’entretien de la voirie
construction-laborer: construction
  en construction laborer, laborer, labourer, construction labourer, general laborer, construction worker, building worker, general labourer, site labourer, construction helper, cscs labourer, demolition laborer, general operative, skilled laborer, day laborer, construction operative, skilled labourer, carpenter helper, multi trade operative, fencer, fence installer, fence erector, fencing contractor
  fr manoeuvre, ouvrier du bâtiment, aide maçon, manoeuvre bâtiment, ouvrier polyvalent du bâtiment, ouvrier de chantier, ouvrier d’exécution bâtiment, aide ouvrier, manoeuvre de chantier, ouvrier du btp, homme de pied, journalier construction, poseur de clôtures
crane-operator: construction, logistics
  en crane operator, tower crane operator, mobile crane operator, crawler crane operator, overhead crane operator, crane driver, slinger signaller, rigger, crane technician, appointed person lifting, crane supervisor, slinger, heavy rigger, hoist operator, rigger signal person
  fr grutier, conducteur de grue, pontier, portiqueur, conducteur de grue à tour, pontier élingueur, conducteur de pont roulant, élingueur levageur, levageur, monteur levageur, monteur en levage, chef de manoeuvre, grutier mobile, conducteur de grue mobile
demolition-worker: construction
  en demolition worker, blaster
  fr démolisseur, ouvrier démolisseur, boutefeu, opérateur de démolition
window-installer: construction
  en window installer, window fitter, door installer, glazier window, door fitter, double glazing installer, double glazing fitter, shutter installer, garage door technician, garage door installer, upvc window fitter, curtain wall installer, overhead door technician, glazing installer, automatic door engineer, blind fitter
  fr poseur de menuiserie, poseur de fenêtres, menuisier poseur, poseur de menuiseries, storiste, menuisier aluminium, menuisier alu, poseur menuiserie aluminium, poseur de stores, menuisier pvc, poseur de volets, menuisier poseur aluminium, technicien portes automatiques, technicien fermetures, poseur menuisier, menuisier poseur pvc, poseur vérandas, vérandaliste, poseur de portes et fenêtres, technicien portes et portails
kitchen-fitter: construction, retail
  en kitchen fitter, kitchen installer, kitchen designer, cabinet installer, bathroom installer, kitchen and bathroom fitter, countertop installer, kitchen sales designer, cabinet fitter, kbb installer, millwork installer, furniture installer, worktop fitter
  fr cuisiniste, poseur de cuisines, concepteur de cuisines, concepteur vendeur cuisine, poseur agenceur, monteur de cuisines, vendeur cuisiniste, vendeur concepteur cuisine, poseur cuisiniste, installateur de cuisine, agenceur poseur
locksmith: construction
  en locksmith
  fr serrurier dépanneur, serrurier de dépannage
elevator-technician: construction
  en elevator technician, lift engineer, elevator mechanic, lift technician, lift mechanic, escalator technician, lift installation engineer, elevator installer, elevator constructor, lift service engineer, escalator engineer
  fr ascensoriste, technicien ascensoriste, technicien ascenseurs, monteur ascenseur, technicien de maintenance ascenseur
telecom-technician: it, construction
  en telecom technician, fiber optic technician, telecommunications technician, network installer, cable technician, fibre technician, fiber splicer, fibre engineer, fiber technician, fiber tech, cable installer, cable splicer, broadband technician, tower technician, tower climber, tower climber telecom technician, tower hand, telecom rigger, cabling engineer, fiber optic splicer, cell tower technician, telecoms engineer field, fibre optic engineer, network cabling technician, structured cabling technician, field telecom technician, av technician, audio visual technician, av engineer, satellite installer, av installation engineer, cable puller, smart meter engineer, audiovisual technician
  fr technicien télécom, technicien fibre optique, monteur raccordeur fibre optique, technicien réseaux télécoms, câbleur, technicien fibre, tireur de câbles, technicien fibre optique d2, technicien raccordeur, raccordeur fibre optique, technicien raccordement, technicien d’intervention fibre, technicien déploiement ftth, technicien ftth, monteur télécom, technicien courant faible télécom, technicien d’intervention télécom, technicien audiovisuel, technicien cuivre, soudeur fibre optique, technicien antenniste, antenniste, installateur télécom
line-worker: construction
  en line worker, lineman, power line technician, electrical lineworker, journeyman lineman, overhead linesman, cable jointer, lineworker, substation technician, linesman, powerline technician, jointer electricity, groundman line crew, relay technician, hv jointer, transmission line worker
  fr monteur de réseaux électriques, monteur réseaux, lignard, monteur réseaux électriques, technicien haute tension, monteur caténaire, caténairiste, monteur de lignes, monteur lignes aériennes, technicien postes htb, monteur souterrain, technicien réseaux électriques, technicien d’intervention réseau électrique
low-voltage-technician: construction, it
  en security systems technician, alarm technician, low voltage technician, fire alarm technician, fire alarm engineer, intruder alarm engineer, cctv engineer, cctv installer, access control technician, security system installer, security engineer installation, security installation engineer, fire and security engineer, alarm installer, burglar alarm technician, smart home installer, low voltage installer, fire sprinkler technician, fire protection technician, fire extinguisher technician, fire sprinkler inspector
  fr technicien courants faibles, technicien sécurité électronique, technicien sûreté, technicien alarme, technicien ssi, domoticien, technicien vidéosurveillance, technicien détection incendie, technicien sécurité incendie maintenance, technicien extincteurs, technicien vérificateur extincteurs, installateur alarme, technicien intrusion, monteur courants faibles, installateur de systèmes de sécurité, vérificateur extincteurs, technicien systèmes de sécurité
industrial-electrician: construction, manufacturing
  en industrial electrician, electrical technician, electrical fitter, panel builder, maintenance electrician, electrical maintenance engineer, electrical maintenance technician, plant electrician, electrical engineering technician, panel wirer, panel builder wirer, electrical panel wirer, electrical wireman, electrical mechanic, electrical and instrumentation technician, e and i technician, electrical assembler, control panel builder, control panel wirer, factory electrician, electronics assembler wire, wireman electrical, instrument and electrical technician
  fr électricien industriel, technicien électricien, électrotechnicien, électricien de maintenance, câbleur industriel, technicien électrotechnicien, électricien industrie, électromécanicien électricien, monteur câbleur électrique, câbleur électricien, câbleur en armoire électrique, câbleur en électrotechnique, technicien en électrotechnique, monteur câbleur en armoires, électricien automobile, technicien électrique, câbleur monteur, électricien automaticien, câbleur d’armoires, bobinier
electrical-project-manager: construction, engineering
  en electrical project manager, electrical project engineer, m and e project manager, m and e manager, mep project manager, mep manager, mechanical and electrical project manager, electrical contracts manager, m and e coordinator, mep coordinator, mep superintendent, mechanical project manager, building services manager, building services project manager, m and e site manager
  fr chargé d’affaires électricité, chargé d’affaires en électricité, chargé d’affaires en génie électrique, responsable d’affaires électricité, chargé d’affaires électrique, chargé d’affaires courants faibles, chef de projet électricité, chargé d’affaires en courants forts, conducteur d’affaires électricité, responsable d’affaires électrique, chargé d’affaires tertiaire, chargé d’affaires génie climatique, responsable d’affaires cvc
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
  en building inspector, construction inspector, home inspector, code enforcement officer, building control officer, building control surveyor, clerk of works, plans examiner, code inspector, building official, housing inspector, building safety manager, resident engineer inspector, electrical inspector, plumbing inspector, special inspector, party wall surveyor, energy assessor, domestic energy assessor, retrofit assessor, retrofit coordinator, home energy rater
  fr diagnostiqueur immobilier, contrôleur technique de construction, contrôleur technique, diagnostiqueur, inspecteur du bâtiment, diagnostiqueur amiante, technicien diagnostiqueur, chargé de contrôle technique, contrôleur de chantier, surveillant de chantier, vérificateur électricité, contrôleur d’installations électriques
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
  en handyman, maintenance worker, general maintenance worker, building maintenance worker, multi skilled operative, maintenance man, maintenance person, building maintenance technician, property maintenance technician, apartment maintenance technician, maintenance operative, estate maintenance operative, handyperson, handy man, multi trader, multi skilled tradesman, multi trade, apartment maintenance, facilities maintenance technician, hotel maintenance technician, building maintenance engineer, fabric maintenance technician, maintenance repair worker, multi skilled maintenance operative, turn technician, make ready technician, multi skilled trades, residential maintenance technician
  fr factotum, agent polyvalent, agent technique polyvalent, homme toutes mains, agent de maintenance des bâtiments, ouvrier polyvalent d’entretien, agent de maintenance bâtiment, agent d’entretien bâtiment, agent de maintenance polyvalent, agent technique bâtiment, ouvrier d’entretien, ouvrier de maintenance, agent d’entretien technique, agent technique de maintenance, technicien polyvalent bâtiment, homme à tout faire, agent d’entretien polyvalent, technicien bâtiment polyvalent, ouvrier polyvalent, ouvrier tous corps d’état, agent des services techniques, agent technique communal, agent communal polyvalent, employé technique, technicien hôtelier, préposé à la maintenance, agent technique territorial, adjoint technique, adjoint technique territorial, responsable services techniques adjoint
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
  en gardener, groundskeeper, horticultural worker, estate gardener, grounds maintenance operative, head gardener, garden maintenance operative, gardening operative, landscape laborer, lawn care technician, irrigation technician, lawn technician, grounds person, landscape crew leader, landscaping crew, garden centre assistant, golf course greenkeeper assistant, greens keeper, mower operator, landscape foreman
  fr jardinier, agent d’entretien des espaces verts, ouvrier espaces verts, jardinier municipal, agent technique espaces verts, jardinier botaniste, technicien espaces verts, aide jardinier, paysagiste ouvrier, préposé à l’entretien paysager
farm-worker: operations
  en farm worker, agricultural worker, farmhand, farm laborer, fruit picker, field worker, ranch hand, farm labourer, agricultural operative, milker, farm assistant, poultry farm worker, packhouse operative, tractor operator farm, vineyard worker, harvest worker, orchard worker, relief milker, farm hand, pig stockperson, greenhouse worker, nursery laborer, lambing assistant, farm technician, crop worker, irrigator, field laborer, poultry catcher, hatchery technician, sheep shearer
  fr ouvrier agricole, salarié agricole, ouvrier arboricole, ouvrier maraîcher, saisonnier agricole, cueilleur, ouvrier d’élevage, ouvrier viticole tractoriste, ouvrier polyvalent agricole, agent agricole, ouvrier serriste, vendangeur, ouvrier de la vigne, tractoriste viticole, trayeur, aide agricole, ouvrier polyculture élevage, ouvrier avicole, agent d’élevage porcin, aide familial agricole, ouvrier en élevage laitier, salarié d’élevage, agent de remplacement agricole, ouvrier viticole polyvalent, technicien viticole, taillleur de vigne, ouvrier porcin, ouvrier en serre, manoeuvre agricole, ouvrier agricole polyvalent, cavalier d’entraînement
winegrower: operations
  en winegrower, winemaker, vineyard manager, oenologist, enologist, vintner
  fr viticulteur, vigneron, oenologue, maître de chai, chef de culture viticole, ouvrier viticole, caviste vinificateur
market-gardener: operations
  en market gardener, horticulturist, horticulturalist, nursery worker, grower
  fr maraîcher, horticulteur, pépiniériste, arboriculteur, ouvrier horticole, ouvrier pépiniériste
livestock-farmer: operations
  en livestock farmer, breeder, dairy farmer, herdsman, stockperson, beekeeper, shepherd, herd manager, herdsperson, farm manager dairy, pig farm manager, poultry manager, ranch manager, horse breeder, sheep farmer, cattle rancher, cowman, stockman, feedlot manager, poultry farmer
  fr éleveur, vacher, porcher, berger, apiculteur, aviculteur, agent d’élevage, éleveur laitier, responsable d’élevage, chef d’élevage, responsable de troupeau, éleveur bovin, éleveur caprin, éleveur porcin, agriculteur éleveur, éleveur avicole, éleveur ovin, technicien d’élevage laitier, inséminateur, gérant de ferme laitière, chef de culture et élevage, berger vacher
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
  en logger, lumberjack, tree surgeon, arborist, sawmill worker, tree climber, tree climber arborist, forestry operative, chainsaw operator, forestry worker, harvester operator, arborist climber, tree trimmer, forwarder operator, climbing arborist, feller, skidder operator, tree worker, arborist groundsman, sawmill operator, log truck driver, timber cutter, groundsperson arborist, lead climber
  fr bûcheron, élagueur, élagueur grimpeur, scieur, conducteur d’engins forestiers, arboriste grimpeur, conducteur d’abatteuse, conducteur de machine forestière, ouvrier forestier, ouvrier sylvicole, élagueur arboriste, opérateur de scierie, abatteur de bois, sylviculteur, affûteur scierie, débardeur, ouvrier scierie, grimpeur élagueur, conducteur d’engins de scierie, cariste scierie, abatteur manuel
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
