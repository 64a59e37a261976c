/** Hospitality, transport, security, public service and arts. The format: role-row.ts. */
export const SERVICES_ROLES = `
cook: hospitality
  en cook, line cook, commis chef, chef de partie
  fr cuisinier, chef de partie
chef: hospitality
  en chef
  fr chef cuisinier
waiter: hospitality
  en waiter, waitress, server, food server
  fr serveur, serveur en restauration, garçon de café, commis de salle
baker: hospitality
  en baker
  fr boulanger, boulanger pâtissier
restaurant-manager: hospitality; manager
  en restaurant manager, restaurant general manager
  fr responsable de restaurant, directeur de restaurant, gérant de restaurant
hotel-duty-manager: hospitality; manager
  en hotel duty manager, duty manager, night manager, hotel night manager, night duty manager
  fr responsable de nuit hôtel, chef de réception de nuit, night manager, duty manager
hotel-manager: hospitality; manager
  en hotel manager, hotel director, hotel general manager
  fr directeur d’hôtel, responsable hôtelier
housekeeper: hospitality
  en housekeeper
  fr employé de maison hôtelière, agent hôtelier
travel-agent: hospitality, sales
  en travel agent, travel consultant, travel advisor
  fr agent de voyages, conseiller voyages
sous-chef: hospitality
  en sous chef, second chef, deputy head chef
  fr sous chef de cuisine, second de cuisine, sous chef
executive-chef: hospitality; lead
  en executive chef, head chef, chef de cuisine, kitchen manager
  fr chef de cuisine, chef exécutif, chef des cuisines, responsable de cuisine, chef gérant
pastry-chef: hospitality
  en pastry chef, pastry cook, confectioner, chocolatier, patissier
  fr pâtissier, chef pâtissier, chocolatier, confiseur, glacier, ouvrier pâtissier, tourier
butcher: hospitality, retail
  en butcher, meat cutter
  fr boucher, boucher charcutier, charcutier, désosseur, charcutier traiteur, préparateur boucherie, boucher à domicile, chef boucher, responsable boucherie
fishmonger: hospitality, retail
  en fishmonger
  fr poissonnier, écailler
cheesemaker: hospitality, manufacturing
  en cheesemaker, cheesemonger
  fr fromager, crémier, affineur
kitchen-assistant: hospitality
  en kitchen assistant, kitchen porter, dishwasher, kitchen helper, kitchen hand, food service worker, kitchen staff
  fr commis de cuisine, plongeur, aide de cuisine, aide cuisinier, employé de restauration, agent de restauration, employé polyvalent de restauration, agent polyvalent de restauration, plongeur batterie
pizza-maker: hospitality
  en pizza maker, pizza chef, pizzaiolo
  fr pizzaïolo, crêpier
fast-food-worker: hospitality
  en fast food worker, crew member, fast food attendant, counter attendant
  fr équipier polyvalent, équipier de restauration rapide, employé de restauration rapide, équipier
bartender: hospitality
  en bartender, barman, barmaid, mixologist, bar staff, bar manager
  fr barman, barmaid, chef barman, responsable de bar, mixologue
barista: hospitality
  en barista
  fr barista
sommelier: hospitality
  en sommelier, wine steward
  fr sommelier, chef sommelier
maitre-d: hospitality
  en maitre d, head waiter, headwaiter, restaurant host, hostess, dining room manager
  fr maître d’hôtel, chef de rang, responsable de salle, premier maître d’hôtel, assistant maître d’hôtel
food-and-beverage-manager: hospitality; manager
  en food and beverage manager, f and b manager, food and beverage director, f and b director
  fr responsable restauration, directeur de la restauration, responsable food and beverage, directeur f et b
caterer: hospitality
  en caterer, catering manager, banquet manager
  fr traiteur, responsable traiteur, responsable banquets, chef traiteur
hotel-receptionist: hospitality
  en hotel receptionist, front desk clerk, hotel front desk agent, guest service agent, front office agent, guest services agent, night auditor, hotel clerk
  fr réceptionniste d’hôtel, réceptionniste de nuit, réceptionniste hôtel, veilleur de nuit, réceptionniste hôtellerie
concierge: hospitality
  en concierge, bellhop, bellboy, valet, doorman, guest relations officer
  fr concierge d’hôtel, bagagiste, voiturier, concierge, portier, groom d’hôtel, chargé de relations clients hôtel
front-office-manager: hospitality; manager
  en front office manager, front desk manager, rooms division manager, reception manager
  fr chef de réception, responsable réception, responsable d’hébergement, chef réceptionniste
room-attendant: hospitality
  en room attendant, chambermaid, hotel housekeeper, housekeeping attendant
  fr femme de chambre, valet de chambre, employé d’étage, agent d’étage
executive-housekeeper: hospitality; lead
  en executive housekeeper, housekeeping manager, housekeeping supervisor, head housekeeper
  fr gouvernant, gouvernant général, responsable housekeeping, gouvernant d’étage
cleaner: operations
  en cleaner, janitor, cleaning operative, custodian, office cleaner, window cleaner, cleaning technician
  fr agent d’entretien, agent de propreté, agent de nettoyage, laveur de vitres, technicien de surface, agent d’entretien des locaux, agent de service, nettoyeur, agent de propreté urbaine
cleaning-supervisor: operations; lead
  en cleaning supervisor, cleaning manager, custodial supervisor
  fr chef d’équipe propreté, responsable de secteur propreté, chef de site propreté, inspecteur propreté
domestic-worker: hospitality
  en domestic worker, household assistant, butler, house manager, maid
  fr employé de ménage, employé de maison, majordome, intendant, gouvernant de maison, homme de maison
laundry-worker: hospitality
  en laundry worker, dry cleaner, laundry attendant
  fr lingère, linger, blanchisseur, agent de blanchisserie, repasseur, teinturier
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
  en logistics coordinator, logistics specialist, logistician, shipping coordinator, logistics officer
  fr logisticien, coordinateur logistique, assistant logistique, technicien logistique, agent logistique
warehouse-worker: logistics
  en warehouse worker, warehouse operator, order picker, warehouse associate, material handler, warehouse operative, warehouse assistant, picker packer
  fr préparateur de commandes, manutentionnaire, agent d’entrepôt
truck-driver: logistics
  en truck driver, lorry driver, hgv driver, heavy truck driver, class 1 driver, class 2 driver, hgv class 1 driver, hgv class 2 driver, lgv driver
  fr chauffeur poids lourd, conducteur routier, chauffeur routier, conducteur poids lourd, conducteur spl, chauffeur pl, chauffeur spl, conducteur pl, chauffeur super lourd, chauffeur super poids lourd
delivery-driver: logistics
  en delivery driver, courier, van driver, driver
  fr chauffeur livreur, livreur, coursier, chauffeur
bus-driver: logistics
  en bus driver
  fr conducteur de bus, chauffeur de bus, conducteur receveur
pilot: logistics
  en pilot, airline pilot, aircraft pilot, first officer
  fr pilote, commandant de bord
flight-attendant: logistics, hospitality
  en flight attendant, cabin crew member, air steward, cabin crew, cabin attendant, air hostess
  fr hôtesse de l’air, steward, personnel navigant commercial, personnel de cabine, chef de cabine
train-driver: logistics
  en train driver, train engineer, locomotive engineer, tram driver, metro driver
  fr conducteur de train, conducteur de tramway, conducteur de métro, mécanicien de locomotive, agent de conduite
train-conductor: logistics
  en train conductor, ticket inspector, train manager
  fr contrôleur de train, chef de bord, agent de contrôle, agent de gare, chef de gare
taxi-driver: logistics
  en taxi driver, private driver, ride hailing driver, cab driver, limousine driver
  fr chauffeur de taxi, chauffeur vtc, conducteur de taxi, chauffeur privé, taxi, chauffeur de direction, chauffeur de maître
school-bus-driver: logistics
  en school bus driver, coach driver
  fr conducteur scolaire, conducteur de car, conducteur d’autocar, chauffeur de car, conducteur grand tourisme
mover: logistics
  en mover, removals worker, furniture mover
  fr déménageur, chauffeur déménageur, chef d’équipe déménagement
postman: logistics
  en postman, mail carrier, mailman, postal worker, letter carrier, mail clerk
  fr facteur, agent de tri postal, factrice, agent courrier, agent du courrier
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
  en transport planner, dispatcher, transportation planner, route planner, traffic coordinator
  fr exploitant transport, dispatcheur, agent d’exploitation transport, planificateur transport, régulateur, agent de planification transport
warehouse-manager: logistics; manager
  en warehouse manager, warehouse supervisor, distribution center manager, warehouse team leader, distribution manager
  fr responsable d’entrepôt, chef d’entrepôt, responsable de dépôt, chef de quai, chef d’équipe entrepôt, directeur d’entrepôt, responsable de plateforme logistique, chef d’équipe logistique
forklift-operator: logistics
  en forklift operator, forklift driver, reach truck driver, fork truck driver
  fr cariste, magasinier cariste, conducteur de chariot élévateur, cariste magasinier
inventory-controller: logistics
  en inventory controller, inventory manager, inventory specialist, stock controller, inventory control specialist, inventory analyst, stock clerk
  fr gestionnaire de stocks, gestionnaire des stocks, gestionnaire de stock, inventoriste, responsable des stocks, agent de gestion des stocks
stock-clerk: logistics
  en storekeeper, stockroom clerk, stocker, warehouse clerk, shipping and receiving clerk, shipping clerk, receiving clerk
  fr magasinier, agent de réception, réceptionnaire, magasinier vendeur, agent de quai, magasinier réceptionnaire
demand-planner: logistics
  en demand planner, demand planning manager, forecast analyst, supply planner, replenishment planner
  fr prévisionniste, responsable prévisions, demand planner, gestionnaire des approvisionnements, chargé de prévisions
procurement-planner: logistics, purchasing
  en procurement planner, replenishment analyst, supply coordinator, supply officer, expediter
  fr approvisionneur, responsable approvisionnement, agent d’approvisionnement, approvisionneur logistique
docker: logistics
  en docker, stevedore, longshoreman, dock worker
  fr docker, agent portuaire, élingueur, arrimeur
seafarer: logistics
  en seafarer, sailor, deckhand, able seaman, ship engineer, bosun
  fr marin, matelot, mécanicien de marine, chef mécanicien, maître d’équipage, officier mécanicien
ship-captain: logistics; lead
  en ship captain, captain, ship master, boat captain, deck officer, skipper
  fr capitaine de navire, commandant de navire, officier de la marine marchande, officier de pont, skipper, batelier
air-traffic-controller: logistics
  en air traffic controller, air traffic control officer
  fr contrôleur aérien, aiguilleur du ciel, ingénieur du contrôle de la navigation aérienne
airport-agent: logistics
  en airport agent, passenger service agent, ground handler, ramp agent, check in agent, gate agent
  fr agent d’escale, agent de piste, agent de passage, bagagiste aéroport, agent aéroportuaire, agent d’escale commercial
helicopter-pilot: logistics
  en helicopter pilot, drone pilot, drone operator, flight instructor, remote pilot, military pilot
  fr pilote d’hélicoptère, pilote de drone, télépilote de drone, instructeur de vol, pilote de chasse, télépilote
`;
