/** Hospitality, transport, security, public service and arts. The format: role-row.ts. */
export const SERVICES_ROLES = `
cook: hospitality
  en cook, line cook, commis chef, chef de partie, prep cook, grill cook, fry cook, short order cook, commis, demi chef de partie, cdp chef, kitchen cook, breakfast chef, cook supervisor, camp cook, grill chef, banquet cook, saucier, care home chef, relief chef, line chef, breakfast cook, chef de parties, institutional cook, private cook, production chef, cook manager, sushi chef, sushi cook, dietary cook, kitchen team member cook, sauté cook, cafeteria cook, pub chef, tandoori chef, curry chef, food preparation worker, prep chef, school chef, broiler cook, seasonal cook, woking chef, wok chef, butcher cook, demi chef
  fr cuisinier, cuistot, cuisto, chef de partie, chef de partie tournant, cuisinier traditionnel, cuisinier gestionnaire, cuisinier de nuit, cuisinier polyvalent, grillardin, commis cuisinier, cuisinière familiale, second cuisinier, cuisinier scolaire, cuisinier à domicile, cuisinier d’établissement, sushiman, chef de partie froid, chef de partie chaud, pizzaiolo cuisinier, cuisinier saisonnier, garde manger cuisinier, cuisinier spécialisé, chef tournant
chef: hospitality
  en chef, private chef, personal chef, head pastry cook chef, banquet chef, chef instructor, chef manager, corporate chef, yacht chef, chef consultant, unit chef manager, chef patron, culinary instructor, culinary director
  fr chef cuisinier, chef cuisto, chef cuistot, chef à domicile, chef privé, chef de production culinaire, chef de banquets
waiter: hospitality
  en waiter, waitress, server, food server, wait staff, waiting staff, banquet server, busser, food and beverage attendant, food and beverage assistant, f and b assistant, restaurant team member, barback, banquet waiter, front of house team member, foh team member, commis waiter, floor staff restaurant, waitstaff, front of house staff, dining room server, breakfast waiter, silver service waiter, banquet houseman, busboy, demi chef de rang, bus person, dining server, breakfast host, section waiter, expo restaurant, buffet attendant, room service attendant, in room dining server
  fr serveur, serveur en restauration, garçon de café, commis de salle, runner, extra en salle, chef de rang en salle, serveur extra, serveur limonadier, serveur petit déjeuner, barman serveur, employé de salle, garçon de salle, commis de rang, serveur barman, serveur saisonnier, serveur en salle, serveur polyvalent, extra service, serveur brasserie, maître d’hôtel serveur, garçon de comptoir, commis de restaurant, serveur étage, serveur room service
baker: hospitality
  en baker, bread baker, artisan baker, in store baker, night baker, bakery manager, head baker, bakery assistant, bakery clerk, cake decorator, bakery team member, bakery worker, bakery chef, overnight baker
  fr boulanger, boulanger pâtissier, boulanger tourier, ouvrier boulanger, aide boulanger, chef boulanger, boulanger de nuit, responsable boulangerie, tourier boulanger, artisan boulanger, boulanger fabricant, responsable fournil, second boulanger
restaurant-manager: hospitality; manager
  en restaurant manager, restaurant general manager, assistant restaurant manager, general manager restaurant, front of house manager, foh manager, restaurant supervisor, pub manager, pub landlord, cafe manager, coffee shop manager, assistant manager coffee shop, assistant general manager restaurant, fast food manager, restaurant shift manager, front of house supervisor, shift leader restaurant, catering assistant manager, cafe supervisor, food service manager, food service director, canteen manager, dining services manager, dining manager, catering unit manager, catering supervisor, deputy restaurant manager, floor manager restaurant, food service supervisor, restaurant assistant manager, coffee shop assistant manager, assistant cafe manager, public house manager, pub general manager, food hall manager, deputy pub manager, dietary supervisor, quick service restaurant manager, franchise restaurant manager, assistant manager restaurant, bar general manager, qsr manager
  fr responsable de restaurant, directeur de restaurant, gérant de restaurant, directeur adjoint de restaurant, adjoint de direction restaurant, assistant de direction restauration, manager de restaurant, gérant restauration, manager restauration rapide, adjoint directeur restaurant, gérant de brasserie, responsable de cafétéria, directeur de brasserie, superviseur de restaurant, assistant gérant de restaurant, responsable de point chaud, responsable adjoint de restaurant, chef de secteur restauration, manager en restauration, exploitant de restaurant, gérant adjoint restaurant
hotel-duty-manager: hospitality; manager
  en hotel duty manager, duty manager, night manager, hotel night manager, night duty manager
  fr responsable de nuit hôtel, chef de réception de nuit, night manager, duty manager
hotel-manager: hospitality; manager
  en hotel manager, hotel director, hotel general manager, assistant hotel manager, hotel operations manager, resort general manager, inn manager, guest house manager, lodging manager, hostel manager, general manager hotel, cluster general manager, hotel deputy manager, deputy hotel manager, boutique hotel manager, hotel assistant manager, bed and breakfast manager, holiday let manager, vacation rental manager, chalet manager, hotel assistant general manager
  fr directeur d’hôtel, responsable hôtelier, directeur adjoint hôtel, assistant de direction hôtelière, gérant d’hôtel, responsable d’auberge, directeur de résidence hôtelière, assistant manager hôtel, directeur d’exploitation hôtel, directeur général hôtel, responsable d’hôtel, gestionnaire d’hôtel, assistant de direction hôtel
housekeeper: hospitality
  en housekeeper
  fr employé de maison hôtelière, agent hôtelier
travel-agent: hospitality, sales
  en travel agent, travel consultant, travel advisor
  fr agent de voyages, conseiller voyages
sous-chef: hospitality
  en sous chef, second chef, deputy head chef, junior sous, assistant kitchen manager, kitchen supervisor, assistant head chef, kitchen lead, second cook
  fr sous chef de cuisine, second de cuisine, sous chef, chef adjoint cuisine, adjoint chef de cuisine
executive-chef: hospitality; lead
  en executive chef, head chef, chef de cuisine, kitchen manager, group executive chef, kitchen director, culinary manager, head of kitchen, food production manager
  fr chef de cuisine, chef exécutif, chef des cuisines, responsable de cuisine, chef gérant, chef de production cuisine, responsable de production culinaire, chef de cuisine centrale, directeur culinaire, responsable de cuisine centrale, gérant de restauration collective
pastry-chef: hospitality
  en pastry chef, pastry cook, confectioner, chocolatier, patissier, pastry sous chef, head pastry chef, pastry chef de partie, chocolate maker, cake maker, pastry assistant, baker and pastry chef, dessert chef
  fr pâtissier, chef pâtissier, chocolatier, confiseur, glacier, ouvrier pâtissier, tourier, pâtissier tourier, chef de partie pâtissier, aide pâtissier, sous chef pâtissier, pâtissier chocolatier, chef pâtisserie, commis pâtissier, second pâtissier, artisan pâtissier, responsable pâtisserie, pâtissier boulanger
butcher: hospitality, retail
  en butcher, meat cutter, butchery manager, butchers assistant, meat manager, butcher block, counter butcher, meat clerk, butchery assistant, meat department manager, block butcher
  fr boucher, boucher charcutier, charcutier, désosseur, charcutier traiteur, préparateur boucherie, boucher à domicile, chef boucher, responsable boucherie, aide boucher, boucher préparateur, ouvrier boucher, boucher désosseur, boucher vendeur, employé boucherie, second boucher, boucher traditionnel, chef de rayon boucherie, ouvrier charcutier, commis boucher, boucher en grande surface, vendeur en boucherie
fishmonger: hospitality, retail
  en fishmonger
  fr poissonnier, écailler
cheesemaker: hospitality, manufacturing
  en cheesemaker, cheesemonger
  fr fromager, crémier, affineur
kitchen-assistant: hospitality
  en kitchen assistant, kitchen porter, dishwasher, kitchen helper, kitchen hand, food service worker, kitchen staff, catering assistant, general kitchen assistant, canteen assistant, dish washer, kitchen steward, steward kitchen, pot wash, food prep worker, dietary aide, food service assistant, lunch lady, cafeteria worker, kitchen team member, general assistant catering, back of house team member, food service attendant, dietary worker, kitchen attendant, nutrition assistant, kitchen aide, food service aide, catering staff, utility worker kitchen, food preparation assistant, food service associate, cafeteria attendant, kitchen steward supervisor
  fr commis de cuisine, plongeur, aide de cuisine, aide cuisinier, employé de restauration, agent de restauration, employé polyvalent de restauration, agent polyvalent de restauration, plongeur batterie, agent de restauration collective, employé de cuisine, employé de restauration collective, agent de cuisine, agent polyvalent de cuisine, plongeur officier, plongeur aide cuisine, agent de service restauration, préposé au service alimentaire, employé de cafétéria, employé de collectivité, commis plongeur, officier d’office, agent de restauration scolaire, préparateur en restauration, aide alimentaire, commis de collectivité, serveuse de cantine, office plongeur
pizza-maker: hospitality
  en pizza maker, pizza chef, pizzaiolo
  fr pizzaïolo, crêpier
fast-food-worker: hospitality
  en fast food worker, crew member, fast food attendant, counter attendant, team member fast food, crew trainer, drive thru operator, sandwich artist, deli clerk, deli associate, food service team member, restaurant crew, quick service team member, concession worker, concessions attendant, deli worker, snack bar attendant, counter server, ice cream scooper, deli assistant, food counter worker
  fr équipier polyvalent, équipier de restauration rapide, employé de restauration rapide, équipier, équipier mcdo, employé fast food, employé polyvalent restauration rapide, crêpier snack, vendeur sandwicherie, préparateur de sandwichs
bartender: hospitality
  en bartender, barman, barmaid, mixologist, bar staff, bar manager, head bartender, bar supervisor, bar back, bar team member, bar person, assistant bar manager, beverage manager, bar staff member, bar tender, banquet bartender, bar attendant, pub staff
  fr barman, barmaid, chef barman, responsable de bar, mixologue, barmaid serveuse, barman saisonnier, chef de bar, barmen, employé de bar, assistant barman, premier barman, second barman, barman mixologue
barista: hospitality
  en barista
  fr barista
sommelier: hospitality
  en sommelier, wine steward
  fr sommelier, chef sommelier
maitre-d: hospitality
  en maitre d, head waiter, headwaiter, restaurant host, hostess, dining room manager
  fr maître d’hôtel, chef de rang, chef de rang saisonnier, responsable de salle, premier maître d’hôtel, assistant maître d’hôtel
food-and-beverage-manager: hospitality; manager
  en food and beverage manager, f and b manager, food and beverage director, f and b director
  fr responsable restauration, directeur de la restauration, responsable food and beverage, directeur f et b
caterer: hospitality
  en caterer, catering manager, banquet manager
  fr traiteur, responsable traiteur, responsable banquets, chef traiteur
hotel-receptionist: hospitality
  en hotel receptionist, front desk clerk, hotel front desk agent, guest service agent, front office agent, guest services agent, night auditor, hotel clerk, night porter, front office receptionist, guest service representative, guest services associate, night receptionist, front office supervisor, guest experience agent, front desk supervisor hotel, guest relations agent, receptionist hotel, front desk associate, front office associate, overnight front desk agent, resort receptionist, night manager receptionist, night team member hotel, reservations and reception agent, hotel agent
  fr réceptionniste d’hôtel, réceptionniste de nuit, réceptionniste hôtel, veilleur de nuit, réceptionniste hôtellerie, réceptionniste tournant, réceptionniste polyvalent, réceptionniste de jour, agent de réception hôtel, premier de réception, réceptionniste hôtelier, réceptionniste bilingue hôtel, concierge réceptionniste, chef de brigade réception, assistant chef de réception, réceptionniste camping, réceptionniste night, préposé à la réception hôtel, auditeur de nuit
concierge: hospitality
  en concierge, bellhop, bellboy, valet, doorman, guest relations officer
  fr concierge d’hôtel, bagagiste, voiturier, concierge, portier, groom d’hôtel, chargé de relations clients hôtel
front-office-manager: hospitality; manager
  en front office manager, front desk manager, rooms division manager, reception manager
  fr chef de réception, responsable réception, responsable d’hébergement, chef réceptionniste
room-attendant: hospitality
  en room attendant, chambermaid, hotel housekeeper, housekeeping attendant, housekeeping assistant, housekeeping aide, hotel cleaner, public area attendant, houseman, laundry and housekeeping attendant, turndown attendant, house attendant, chalet host, guest room attendant, housekeeping staff, villa cleaner, housekeeping associate, houseperson, linen porter
  fr femme de chambre, valet de chambre, employé d’étage, agent d’étage, valet femme de chambre, équipier d’étage, femme de ménage hôtel, agent de nettoyage hôtel, préposé aux chambres, femme de chambre valet, agent d’entretien hôtel, équipier hôtel, lingère femme de chambre, équipier de chambres, préposé à l’entretien ménager hôtel
executive-housekeeper: hospitality; lead
  en executive housekeeper, housekeeping manager, housekeeping supervisor, head housekeeper
  fr gouvernant, gouvernant général, responsable housekeeping, gouvernant d’étage
cleaner: operations
  en cleaner, janitor, cleaning operative, custodian, office cleaner, window cleaner, cleaning technician, domestic cleaner, house cleaner, night cleaner, day porter, custodial worker, deep cleaner, environmental services technician, evs technician, environmental services aide, evs aide, contract cleaner, street cleansing operative, cleaning assistant, window washer, lobby attendant, sanitation associate, janitorial worker, toilet attendant, cleaning staff, mobile cleaner, biohazard cleaner, residential cleaner, hygiene operative, sanitation operator, night custodian, cleaning person, floor tech janitorial, washroom attendant, housekeeping attendant hospital, train cleaner, overnight cleaner, maid service cleaner
  fr agent d’entretien, agent de propreté, agent de nettoyage, laveur de vitres, technicien de surface, agent d’entretien des locaux, agent de service, nettoyeur, agent de propreté urbaine, agent de propreté et d’hygiène, femme de ménage, agent d’hygiène, agent de bio nettoyage, agent des services hospitaliers nettoyage, agent machiniste propreté, nettoyeur de vitres, concierge d’entretien, préposé au nettoyage, employé de nettoyage, machiniste autolaveuse, préposé à l’entretien, ouvrier nettoyeur, vitrier laveur, technicien de propreté, ouvrier de nettoyage, agent d’entretien bureaux, agent de nettoyage de bureaux, agent de nettoyage urbain, agent de propreté des locaux, concierge nettoyage, agent polyvalent d’entretien des locaux
cleaning-supervisor: operations; lead
  en cleaning supervisor, cleaning manager, custodial supervisor, cleaning team leader, area cleaning manager, contract manager cleaning, custodial manager, janitorial supervisor, environmental services manager, environmental services supervisor, evs manager, evs supervisor, facilities cleaning supervisor, mobile cleaning supervisor, head custodian, soft services manager, cleaning contract manager, hygiene manager, custodial lead
  fr chef d’équipe propreté, responsable de secteur propreté, chef de site propreté, inspecteur propreté, chef d’équipe nettoyage, responsable de site propreté, chef d’équipe entretien, responsable d’exploitation propreté, animateur propreté, inspecteur nettoyage, agent de maîtrise propreté, chef de secteur propreté, responsable d’équipe propreté
domestic-worker: hospitality
  en domestic worker, household assistant, butler, house manager, maid, live in housekeeper, private housekeeper, estate manager private, domestic couple, house sitter, housekeeper nanny, live out housekeeper, family housekeeper, household manager, laundress, private household manager
  fr employé de ménage, employé de maison, majordome, intendant, gouvernant de maison, homme de maison, employé familial, couple de gardiens, gardien de propriété, employé à domicile, cuisinière employée de maison, employé de maison polyvalent, couple de maison, gouvernant à domicile, aide à domicile ménage, régisseur de domaine
laundry-worker: hospitality
  en laundry worker, dry cleaner, laundry attendant, laundry operative, laundry assistant, linen room attendant, ironing operative, dry cleaning assistant, laundry operator, presser, laundry aide, laundry technician, laundry production operative
  fr lingère, linger, blanchisseur, agent de blanchisserie, repasseur, teinturier, lingère repasseuse, agent de lingerie, employé de pressing, opérateur de blanchisserie, employé de blanchisserie, agent de production blanchisserie, employé de buanderie, presseur, préposé à la buanderie
tour-guide: hospitality
  en tour guide, tourist guide, museum guide, tour leader, tour manager
  fr guide touristique, guide conférencier, guide accompagnateur, accompagnateur de voyages, guide de montagne
tourism-officer: hospitality, marketing
  en tourism officer, destination manager, tourism manager, tourist information officer
  fr conseiller en séjour, directeur d’office de tourisme, chargé de mission tourisme, responsable tourisme, agent d’accueil touristique, chargé de promotion touristique
reservations-agent: hospitality, sales
  en reservations agent, reservation agent, booking agent, ticketing agent, reservations manager
  fr agent de réservation, agent de billetterie, responsable réservation, billettiste, chargé de réservation
revenue-manager: hospitality, finance
  en revenue manager, yield manager, pricing manager, pricing analyst, revenue analyst
  fr revenue manager, yield manager, responsable pricing, responsable tarification, analyste pricing, chargé de tarification
campsite-manager: hospitality; manager
  en campsite manager, resort manager, holiday park manager
  fr directeur de camping, gérant de camping, directeur de village vacances, responsable de camping
entertainer: hospitality, arts
  en entertainer, holiday entertainer, dj, disc jockey, magician, comedian, clown
  fr animateur de club de vacances, dj, disc jockey, humoriste, magicien, clown, animateur touristique, animateur de soirée
casino-dealer: hospitality
  en casino dealer, croupier, dealer, gaming supervisor
  fr croupier, chef de table, agent de jeux
lifeguard: protective-services
  en lifeguard, swimming instructor, swim coach
  fr maître nageur, maître nageur sauveteur, surveillant de baignade, bnssa, sauveteur
fitness-instructor: arts, education
  en fitness instructor, personal trainer, fitness coach, yoga teacher, yoga instructor, pilates instructor, group fitness instructor
  fr coach sportif, professeur de yoga, professeur de fitness, préparateur physique, professeur de pilates, coach fitness
athlete: arts
  en athlete, professional athlete, football player, soccer player, referee
  fr sportif professionnel, athlète, footballeur, arbitre, joueur professionnel
sports-manager: arts, general-management
  en sports manager, sporting director, sports director, club manager
  fr directeur sportif, manager sportif, responsable sportif, directeur de salle de sport, responsable de club
operations-manager: operations; manager
  en operations manager, business operations manager, operations lead, operations supervisor
  fr responsable opérationnel, responsable d’exploitation, responsable exploitation, manager des opérations, chef d’exploitation
operations-coordinator: operations
  en operations coordinator, operations associate, operations analyst, operations specialist, business operations analyst, operations assistant
  fr chargé d’opérations, coordinateur des opérations, assistant d’exploitation, coordinateur opérationnel, agent d’exploitation
supply-chain-manager: logistics; words
  en supply chain manager, supply chain director, head of supply chain, supply planning manager, logistics and supply chain manager
  fr responsable supply chain, directeur supply chain, responsable de la chaîne logistique, directeur de la chaîne logistique
supply-chain-analyst: logistics
  en supply chain analyst, supply chain planner, supply chain coordinator
  fr analyste supply chain, gestionnaire de flux
logistics-manager: logistics; manager
  en logistics manager, logistics supervisor
  fr responsable logistique, directeur logistique
logistics-coordinator: logistics
  en logistics coordinator, logistics specialist, logistician, shipping coordinator, logistics officer, shipping specialist, logistics administrator, logistics assistant, import coordinator, export coordinator, import clerk, export clerk, freight clerk, logistics clerk, shipping administrator, logistics analyst, logistics engineer, logistics associate coordinator, dispatch clerk, supply chain assistant, shipping supervisor, logistics controller, logistics support, shipping manager, logistics team leader, international shipping coordinator, export administrator, logistics supervisor coordinator
  fr logisticien, coordinateur logistique, assistant logistique, technicien logistique, agent logistique, gestionnaire logistique, chargé de logistique, agent de maîtrise logistique, ingénieur logistique, assistant supply chain, assistant import, agent d’expédition, expéditionnaire, chef d’équipe logistique adjoint, coordonnateur logistique, technicien supérieur logistique, commis à l’expédition, gestionnaire import, gestionnaire export, agent logistique expédition, chargé des expéditions, pilote de flux, gestionnaire de flux logistiques, responsable expéditions, commis logistique
warehouse-worker: logistics
  en warehouse worker, warehouse operator, order picker, warehouse associate, material handler, warehouse operative, warehouse assistant, picker packer, order selector, picker, pick and pack operative, warehouse person, warehouseman, warehouse team member, fulfillment associate, fulfilment associate, distribution associate, distribution operative, warehouse packer, loader unloader, freight handler, dock loader, package handler, sorter, parcel sorter, van loader, warehouse loader, warehouse specialist, warehouse technician, material mover, lumper, shipping associate, receiver, dock hand, pick packer, warehouse colleague, goods in operative, goods in assistant, unloader, freight associate, warehouse staff, packing operative, stores person, cross dock associate, warehouse labourer, warehouse handler, logistics operative, logistics associate, truck unloader, dock associate, order puller, ppt operator, shipper receiver, hand packer, warehouse agent, voice picker
  fr préparateur de commandes, manutentionnaire, agent d’entrepôt, agent de tri colis, employé logistique, opérateur logistique, employé d’entrepôt, manutentionnaire cariste, agent de manutention, préparateur de commandes cariste, employé de manutention, agent de préparation, emballeur préparateur, opérateur de préparation de commandes, aide magasinier, préparateur vocal, préparateur logistique, commis d’entrepôt, préposé à l’entrepôt, trieur de colis, journalier d’entrepôt, agent logistique polyvalent, ouvrier logistique, opérateur entrepôt, manutentionnaire préparateur, agent d’exploitation logistique, déchargeur, préparateur caces 1, chargeur déchargeur, contrôleur flasheur, agent de production logistique, manoeuvre d’entrepôt, collaborateur logistique
truck-driver: logistics
  en truck driver, lorry driver, hgv driver, heavy truck driver, class 1 driver, class 2 driver, hgv class 1 driver, hgv class 2 driver, lgv driver, cdl driver, cdl class a driver, class a driver, class a cdl driver, otr driver, otr truck driver, over the road driver, tanker driver, tractor trailer driver, flatbed driver, hgv class 1, hgv class 2, class 1 hgv driver, class 2 hgv driver, hgv driver class 1, dump truck driver, tipper driver, articulated lorry driver, artic driver, local truck driver, regional truck driver, cdl b driver, class b driver, cdl class b driver, box truck driver, cdl truck driver, tramper driver, shunter driver, yard driver, shunter, fuel driver, cement mixer driver, mixer driver, hiab driver, road train driver, linehaul driver, hazmat driver, low loader driver, car transporter driver, 7.5 tonne driver, 7.5t driver, hgv, hr driver, mc driver, lgv 1 driver, hgv 1 driver, hgv 2 driver, cdl dump truck driver, roll off driver, hc driver, line haul driver, team truck driver, heavy haul driver, hooklift driver, yard jockey, fuel tanker driver, reefer driver, owner operator truck, truckers, skip driver, reefer truck driver, company driver cdl, ready mix driver
  fr chauffeur poids lourd, conducteur routier, chauffeur routier, conducteur poids lourd, conducteur spl, chauffeur pl, chauffeur spl, conducteur pl, chauffeur super lourd, chauffeur super poids lourd, conducteur super poids lourd, conducteur super lourd, conducteur routier international, conducteur citerne, conducteur benne, chauffeur toupie, chauffeur benne, chauffeur citerne, chauffeur routier international, conducteur routier régional, conducteur zone courte, conducteur zone longue, conducteur de camion, camionneur, routier, chauffeur camion, conducteur porte engins, conducteur routier national, chauffeur longue distance, chauffeur classe 1, conducteur frigo, chauffeur frigo, conducteur ampliroll, conducteur grumier, chauffeur grumier, conducteur pl spl, chauffeur polybenne, conducteur camion benne, conducteur bras de grue, chauffeur bras de grue, chauffeur camion grue, conducteur routier spl, conducteur nuit spl, chauffeur malaxeur, chauffeur poids lourd régional, conducteur routier marchandises, conducteur camion grue, conducteur pulvé, chauffeur porte char, chauffeur classe 3
delivery-driver: logistics
  en delivery driver, courier, van driver, driver, multi drop driver, multidrop driver, parcel driver, home delivery driver, package delivery driver, pizza delivery driver, bike courier, route driver, route delivery driver, 3.5 tonne driver, delivery helper, drivers mate, driver helper, delivery associate, grocery delivery driver, delivery man, delivery rider, self employed courier, courier driver, multi drop delivery driver, 2 man delivery driver, class c driver, non cdl driver, delivery assistant, merchandise delivery driver, customer delivery driver, route sales driver, propane delivery driver, yodel courier, box truck delivery driver
  fr chauffeur livreur, livreur, coursier, chauffeur, livreur vl, chauffeur livreur vl, chauffeur vl, conducteur livreur, chauffeur livreur poids lourd, livreur à domicile, livreur installateur, coursier à vélo, conducteur vl, livreur monteur, livreur de repas, aide livreur, livreur pizza, chauffeur livreur pl, conducteur livreur sur courte distance, messager coursier, coursier 2 roues, porteur de journaux, conducteur accompagnateur, livreur poids lourd, camionneur livreur
bus-driver: logistics
  en bus driver, coach driver bus, transit operator, transit bus driver, shuttle driver, shuttle bus driver, pcv driver, minibus driver, motorcoach driver, bus operator, psv driver, paratransit driver, community transport driver, city bus driver, passenger transport driver
  fr conducteur de bus, chauffeur de bus, conducteur receveur, conducteur de bus urbain, machiniste receveur, conducteur d’autobus, chauffeur d’autobus, conducteur de transport en commun, chauffeur de minibus, conducteur tpmr, conducteur accompagnateur pmr, conducteur de navette, machiniste ratp, conducteur de minibus
pilot: logistics
  en pilot, airline pilot, aircraft pilot, first officer, airline captain, co pilot, flight captain, corporate pilot, charter pilot, captain a320, a320 captain, a320 first officer, b737 captain, captain b737, type rated captain, b737 first officer, cargo pilot, ferry pilot, bush pilot
  fr pilote, commandant de bord, copilote, officier pilote de ligne, pilote d’avion, commandant de bord a320, copilote a320, opl, pilote privé, pilote instructeur, pilote d’affaires, pilote professionnel
flight-attendant: logistics, hospitality
  en flight attendant, cabin crew member, air steward, cabin crew, cabin attendant, air hostess, cabin manager, purser, air hostess steward, corporate flight attendant, cabin services attendant, inflight supervisor, cabin crew supervisor
  fr hôtesse de l’air, steward, personnel navigant commercial, personnel de cabine, chef de cabine, pnc, agent de bord, hôtesse navigante, steward aérien, agent de bord aérien, hôtesse steward
train-driver: logistics
  en train driver, train engineer, locomotive engineer, tram driver, metro driver, shunter rail, light rail operator, tram operator, locomotive driver, yard engineer rail, streetcar operator
  fr conducteur de train, conducteur de tramway, conducteur de métro, mécanicien de locomotive, agent de conduite, conducteur de tram, conducteur de ligne sncf, agent de manoeuvre ferroviaire, conducteur de locomotive, conducteur de manoeuvre ferroviaire, conducteur fret ferroviaire
train-conductor: logistics
  en train conductor, ticket inspector, train manager
  fr contrôleur de train, chef de bord, agent de contrôle, agent de gare, chef de gare
taxi-driver: logistics
  en taxi driver, private driver, ride hailing driver, cab driver, limousine driver, personal driver, executive driver, rideshare driver, medical transport driver, non emergency medical transportation driver, nemt driver, funeral driver, black car driver
  fr chauffeur de taxi, chauffeur vtc, conducteur de taxi, chauffeur privé, taxi, chauffeur de direction, chauffeur de maître, chauffeur personnel, voiturier chauffeur, chauffeur vip, taxi conventionné, conducteur vtc, taxi ambulancier, chauffeur particulier
school-bus-driver: logistics
  en school bus driver, coach driver, tour coach driver, school van driver
  fr conducteur scolaire, conducteur de car, conducteur d’autocar, chauffeur de car, conducteur grand tourisme, conducteur car scolaire, conducteur en période scolaire, chauffeur d’autobus scolaire, chauffeur scolaire, conducteur d’autobus scolaire, conducteur de tourisme, chauffeur d’autocar, conducteur scolaire et périscolaire
mover: logistics
  en mover, removals worker, furniture mover, removal man, removals porter, removals driver, house mover, removals operative, van porter, moving helper, office removal porter
  fr déménageur, chauffeur déménageur, chef d’équipe déménagement, aide déménageur, déménageur conducteur, déménageur professionnel, chauffeur déménageur vl, porteur déménageur, emballeur déménageur
postman: logistics
  en postman, mail carrier, mailman, postal worker, letter carrier, mail clerk, postal carrier, rural carrier, city carrier, mail handler, mail sorter, post office clerk, postwoman, mailroom clerk, delivery postman, post office counter clerk, city carrier assistant, postmaster, mailroom assistant, postal delivery worker, mail processing clerk
  fr facteur, agent de tri postal, factrice, agent courrier, agent du courrier, distributeur de courrier, préposé courrier, trieur courrier, facteur distributeur, guichetier de la poste, chargé de clientèle la poste, distributeur de prospectus, facteur à vélo, employé postal, commis des postes
customs-broker: logistics, legal
  en customs broker, customs officer, customs specialist, import export specialist, customs manager, import export clerk
  fr déclarant en douane, douanier, agent de transit, responsable douane, assistant import export, agent des douanes, chargé de douane, transitaire
freight-forwarder: logistics
  en freight forwarder, freight agent, freight broker, shipping agent
  fr affréteur, agent de fret, commissionnaire de transport, agent maritime, exploitant fret
transport-manager: logistics; manager
  en transport manager, transportation manager, fleet manager, fleet supervisor
  fr responsable transport, responsable exploitation transport, gestionnaire de flotte, gestionnaire de parc automobile, responsable de parc, directeur transport
transport-planner: logistics
  en transport planner, dispatcher, transportation planner, route planner, traffic coordinator, transport coordinator, truck dispatcher, transport scheduler, logistics planner, traffic planner, load planner, transport administrator, transport clerk, fleet coordinator, fleet controller, traffic clerk, transport controller, transport supervisor, route coordinator, dispatch coordinator, dispatch operator, transport office clerk, service dispatcher, dispatch manager, freight coordinator, transportation coordinator, transportation supervisor, fleet administrator, hgv transport planner, transport shift manager
  fr exploitant transport, dispatcheur, agent d’exploitation transport, planificateur transport, régulateur, agent de planification transport, affréteur exploitant, exploitant affrètement, agent d’affrètement, répartiteur, gestionnaire transport, assistant d’exploitation transport, agent d’ordonnancement transport, agent de planning transport, coordinateur transport, technicien d’exploitation transport, gestionnaire d’exploitation transport, coordonnateur transport, exploitant messagerie, régulateur transport sanitaire, exploitant spl
warehouse-manager: logistics; manager
  en warehouse manager, warehouse supervisor, distribution center manager, warehouse team leader, distribution manager, warehouse team lead, warehouse lead, distribution supervisor, warehouse shift manager, warehouse operations manager, fulfillment manager, inbound supervisor, outbound supervisor, logistics centre manager, warehouse shift supervisor, dock supervisor, warehouse coordinator, depot manager, distribution centre manager, warehouse operations supervisor, dispatch supervisor, assistant warehouse manager, freight supervisor, shift manager warehouse
  fr responsable d’entrepôt, chef d’entrepôt, responsable de dépôt, chef de quai, chef d’équipe entrepôt, directeur d’entrepôt, responsable de plateforme logistique, chef d’équipe logistique, responsable logistique entrepôt, responsable exploitation entrepôt, chef de dépôt, responsable magasin stocks, responsable de site logistique, directeur de plateforme logistique, responsable d’exploitation logistique, chef magasinier, agent de maîtrise entrepôt, responsable de quai, responsable plateforme, chef de quai adjoint, contremaître d’entrepôt, superviseur d’entrepôt, agent de maîtrise exploitation logistique, chef d’exploitation logistique
forklift-operator: logistics
  en forklift operator, forklift driver, reach truck driver, fork truck driver, counterbalance driver, counterbalance forklift driver, flt driver, reach forklift driver, vna driver, vna operator, lift truck operator, forklift truck driver, lift operator warehouse, fork lift driver, fork lift operator, bendi driver, vna truck driver, flt operator, reach truck operator, forklift, high reach driver, industrial truck operator, sit down forklift operator, counterbalance flt driver, clamp truck operator, stand up forklift operator
  fr cariste, magasinier cariste, conducteur de chariot élévateur, cariste magasinier, cariste caces 1 3 5, cariste manutentionnaire, cariste préparateur de commandes, cariste réceptionnaire, cariste chargeur, conducteur de chariots, cariste gerbeur, opérateur de chariot élévateur, cariste caces 5, cariste caces 3, cariste caces 1b, conducteur de chariot cariste, préparateur cariste, opérateur de chariot
inventory-controller: logistics
  en inventory controller, inventory manager, inventory specialist, stock controller, inventory control specialist, inventory analyst, stock clerk
  fr gestionnaire de stocks, gestionnaire des stocks, gestionnaire de stock, inventoriste, responsable des stocks, agent de gestion des stocks
stock-clerk: logistics
  en storekeeper, stockroom clerk, stocker, warehouse clerk, shipping and receiving clerk, shipping clerk, receiving clerk, stores assistant, stores operative, inventory clerk, inventory associate, stockperson warehouse, stores controller, storeperson, goods in clerk, goods inwards operative, warehouse administrator, stock assistant, stockroom assistant, stock controller assistant, storesperson, toolcrib attendant, tool crib attendant, parts stores person, materials clerk, inventory technician
  fr magasinier, agent de réception, réceptionnaire, magasinier vendeur, agent de quai, magasinier réceptionnaire, agent de magasinage, magasinier préparateur, magasinier gestionnaire de stocks, agent de stock, commis de magasin stock, chargé de réception, préposé aux pièces, magasinier approvisionneur, assistant magasinier, magasinier expédition, agent magasinier, magasinier préparateur de commandes, commis à la réception, aide magasinier cariste, outilleur magasinier, gestionnaire de magasin
demand-planner: logistics
  en demand planner, demand planning manager, forecast analyst, supply planner, replenishment planner
  fr prévisionniste, responsable prévisions, demand planner, gestionnaire des approvisionnements, chargé de prévisions
procurement-planner: logistics, purchasing
  en procurement planner, replenishment analyst, supply coordinator, supply officer, expediter
  fr approvisionneur, responsable approvisionnement, agent d’approvisionnement, approvisionneur logistique
docker: logistics
  en docker, stevedore, longshoreman, dock worker, dock labourer, port operative, lasher, straddle carrier driver, terminal operator port, port crane operator, terminal operative, longshore worker
  fr docker, agent portuaire, élingueur, arrimeur, ouvrier docker, conducteur de cavalier, arrimeur saisisseur, pointeur portuaire, manutentionnaire portuaire, débardeur portuaire
seafarer: logistics
  en seafarer, sailor, deckhand, able seaman, ship engineer, bosun, second engineer, chief engineer ship, third engineer, fourth engineer, marine engineer officer, electro technical officer, eto, able seafarer, ordinary seaman, ab seaman, motorman ship, marine electrician ship, chief steward yacht, yacht stewardess, yacht deckhand, second officer ship, deck cadet, engine cadet, ship’s cook, bosun yacht, barge hand, marine fitter, ship electrician, stewardess yacht, second engineer officer, deck hand, engine room rating, oiler marine
  fr marin, matelot, mécanicien de marine, chef mécanicien, maître d’équipage, officier mécanicien, officier électronicien marine, second mécanicien, officier chef de quart machine, matelot de pont, électricien marine, ouvrier mécanicien marine, matelot polyvalent, hôtesse de yacht, officier électrotechnicien, matelot qualifié, ouvrier maritime, marinier
ship-captain: logistics; lead
  en ship captain, captain, ship master, boat captain, deck officer, skipper, chief officer ship, chief mate, deckhand captain, master mariner, second mate, third mate, tugboat captain, harbour pilot, marine superintendent, yacht captain, harbor pilot, marine pilot, ferry captain, third officer ship, officer of the watch, oow, harbour master, dynamic positioning operator, dp operator, dpo vessel, tug master, ferry master
  fr capitaine de navire, commandant de navire, officier de la marine marchande, officier de pont, skipper, batelier, capitaine de yacht, second capitaine, lieutenant de pont, pilote maritime, capitaine de pêche, capitaine 200, officier chef de quart, capitaine 500, chef de quart passerelle, capitaine de port, capitaine de vedette
air-traffic-controller: logistics
  en air traffic controller, air traffic control officer
  fr contrôleur aérien, aiguilleur du ciel, ingénieur du contrôle de la navigation aérienne
airport-agent: logistics
  en airport agent, passenger service agent, ground handler, ramp agent, check in agent, gate agent, baggage handler, ramp worker, ramp handler, airline customer service agent, ramp supervisor, aircraft fueler, aircraft refueller, ground operations agent, tsa officer, airport security officer, aviation security officer, station manager airline, transportation security officer, aviation security agent, ground crew, flight dispatcher, turnaround coordinator, load controller aviation, ground staff airline, ground handling agent, airport operations manager, airport duty manager, airport operations officer, flight operations officer, wheelchair attendant airport, cargo agent, de icing operator, airport operations agent
  fr agent d’escale, agent de piste, agent de passage, bagagiste aéroport, agent aéroportuaire, agent d’escale commercial, agent de trafic, agent d’enregistrement, bagagiste piste, agent de sureté, agent d’assistance en escale, avitailleur, coordonnateur de vol, agent technique d’exploitation aérienne, chef d’escale, tractiste, agent de comptoir aérien, agent des opérations aériennes, opérateur de sûreté aéroportuaire, assistant piste, coordonnateur d’escale, agent polyvalent d’escale, gestionnaire d’escale
helicopter-pilot: logistics
  en helicopter pilot, drone pilot, drone operator, flight instructor, remote pilot, military pilot
  fr pilote d’hélicoptère, pilote de drone, télépilote de drone, instructeur de vol, pilote de chasse, télépilote
rail-track-worker: construction, logistics
  en track worker, track maintainer, rail engineer operative, track operative, trackman, permanent way operative, signalling technician, signaller, coss rail, rail signalling engineer, railroad signal maintainer, overhead line engineer, track inspector, pway technician, signal technician rail, track labourer, rail welder, points operator
  fr agent de la voie, agent circulation, aiguilleur du rail, agent de maintenance ferroviaire, mainteneur ferroviaire, technicien signalisation, poseur de voies ferrées, agent sécurité du personnel ferroviaire, technicien caténaire, technicien de maintenance ferroviaire, opérateur de circulation ferroviaire, visiteur ferroviaire, mainteneur voie, agent de la voie ferrée, annonceur sentinelle, monteur voie ferrée
shipbroker: logistics, sales
  en shipbroker, tanker broker, chartering manager, ship broker, chartering broker, dry cargo broker, tanker shipbroker, vessel operator chartering, chartering officer, vessel operations manager, ship operator, marine operations manager, ship agent, port agent, chartering executive, laytime analyst
  fr courtier maritime, affréteur maritime, consignataire, responsable chartering, shipping manager maritime, courtier en affrètement, agent consignataire
emergency-dispatcher: protective-services
  en 911 dispatcher, 911 operator, emergency call handler, emergency communications officer, emergency call operator, public safety telecommunicator, public safety dispatcher, control room operator emergency, 999 call handler, communications officer police, emergency telecommunicator, emergency medical dispatcher, contact officer police, alarm monitoring operator, ambulance dispatcher
  fr opérateur centre 15, assistant de régulation médicale, arm samu, opérateur 112, répartiteur 911, opérateur cta codis, permanencier samu, préposé aux télécommunications d’urgence, assistant de régulation médicale samu, répartiteur médical d’urgence
finance-officer-public: finance, accounting
  en finance officer, finance assistant, finance administrator, financial assistant, budget analyst, budget officer, finance clerk, financial specialist, fiscal officer, financial administrator, payments officer, treasury assistant, finance coordinator, finance associate, finance and administration officer, fiscal analyst, budget manager, finance executive, purchase ledger and finance assistant, financial coordinator, business finance officer, finance support officer, parish finance officer, budget director, finance specialist
  fr assistant financier, chargé de gestion financière, gestionnaire budgétaire, assistant administratif et financier, assistant de gestion financière, gestionnaire finances, responsable budget, chargé des finances, assistant finance, adjoint financier, gestionnaire comptable public, chargé de budget, responsable finances publiques, technicien comptable et financier, directeur des finances, directeur des finances publiques locales, contrôleur budgétaire, gestionnaire comptable et budgétaire, régisseur de recettes
tailor-alteration: retail, manufacturing
  en alterations specialist, seamstress alterations, clothing alteration tailor, bespoke cutter, wardrobe supervisor, wardrobe assistant, costume maker, costume assistant, costume supervisor, dresser theatre, wardrobe manager, milliner
  fr retoucheur couturier, couturier costumier, habilleur spectacle, chef costumier, modiste, responsable atelier couture, chef d’atelier couture, première d’atelier
`;
