/** Industries: key, English name, other names in English and French. */
export type IndustryRow = readonly [id: string, name: string, otherNames: string];

export const INDUSTRIES: readonly IndustryRow[] = [
  [
    'software',
    'Software',
    'computer software, software development, saas, tech industry, logiciel, édition de logiciels, éditeur de logiciels, software industry, it services and software, logiciels, logiciels informatiques, software publishing, software publishers, software vendors, éditeurs de logiciels, enterprise software, mobile apps, applications mobiles, tech companies',
  ],
  [
    'it-services',
    'IT Services',
    'information technology and services, it consulting, esn, ssii, services informatiques, conseil en informatique, information technology services, information technology, information services, computer services, managed services, msp, infogérance, services numériques, technologies de l’information, technologies et services de l’information, services d’information, data processing, cloud hosting, hébergement, web hosting, data centers, data centres, centres de données',
  ],
  [
    'internet',
    'Internet',
    'online media, web industry, plateformes numériques, internet industry, technology information and internet, internet publishing, internet services, web portals, social networks, social networking, réseaux sociaux, médias en ligne, plateformes en ligne, online platforms, search engines',
  ],
  [
    'artificial-intelligence',
    'Artificial Intelligence',
    'ai industry, ai startups, deeptech, deep tech',
  ],
  [
    'cybersecurity',
    'Cybersecurity',
    'computer and network security, sécurité informatique, computer security, network security, sécurité des réseaux, sécurité informatique et des réseaux, infosec',
  ],
  [
    'fintech',
    'Fintech',
    'financial technology, payments, paiement, technologies financières, payment services, payment processing, paytech, crypto, cryptocurrency, blockchain industry, web3, neobank, neobanks, néobanque, néobanques, services de paiement',
  ],
  [
    'banking',
    'Banking',
    'banque, banks, retail banking, secteur bancaire, banque de détail, private bank, private banking, banque privée, corporate banking, banque d’affaires, commercial banking, credit unions, savings banks, caisse d’épargne, services bancaires, banques, secteur de la banque, mortgage lending, consumer lending, crédit à la consommation',
  ],
  [
    'financial-services',
    'Financial Services',
    'services financiers, finance industry, capital markets, marchés financiers, investment management, private equity, finance, asset management, gestion d’actifs, gestion de patrimoine, wealth management, investment firm, hedge fund, hedge funds, brokerage, courtage, trust services, fund services, holding, holdings, leasing, affacturage, factoring, securities, fonds d’investissement, capital risque, capital investissement, venture capital, vc, pe backed, private equity backed',
  ],
  [
    'insurance',
    'Insurance',
    'assurance, assurances, insurtech, mutuelle, mutuelles, insurance carriers, insurance brokerage, reinsurance, réassurance, courtage d’assurance, compagnie d’assurance, compagnies d’assurance, assureur, assureurs, insurers, pension funds, prévoyance',
  ],
  [
    'accounting-audit',
    'Accounting and Audit',
    'accounting firms, cabinet comptable, expertise comptable, big four, big 4, cabinet d’audit, accounting, comptabilité, audit, accounting services, accountancy, accountancy practice, accounting practice, audit firm, cabinet d’expertise comptable, cabinets comptables, expert comptable, fiduciaire, fiduciaires, tax services, bookkeeping services',
  ],
  [
    'management-consulting',
    'Management Consulting',
    'consulting, consulting firms, cabinet de conseil, conseil en stratégie, conseil en management, business consulting and services, strategy consulting, business consulting, conseil, cabinets de conseil, consultancy, consultancies, operations consulting, professional services, services aux entreprises, business services, conseil aux entreprises, conseil en organisation',
  ],
  [
    'legal-services',
    'Legal Services',
    'law practice, law firm, law firms, cabinet d’avocats, services juridiques, legaltech, law, law practices, legal, solicitors practice, solicitors firm, legal tech, cabinet juridique, droit, professions juridiques, étude notariale, études notariales, notariat, arbitration, mediation services, alternative dispute resolution',
  ],
  [
    'staffing',
    'Staffing and Recruiting',
    'staffing, recruitment agencies, cabinet de recrutement, intérim, travail temporaire, human resources services, recruitment, recruiting, recrutement, executive search, headhunting, agence d’intérim, agences d’intérim, agence d’emploi, ressources humaines, human resources, hr services, outplacement, temporary staffing, temping agency, employment services',
  ],
  [
    'marketing-advertising',
    'Marketing and Advertising',
    'advertising, publicité, agence de communication, marketing services, adtech, advertising services, agence de publicité, marketing, marketing et publicité, marketing agency, advertising agency, creative agency, digital agency, agence digitale, agence web, agence marketing, agence média, media agency, market research, études de marché, public relations, relations publiques, communication agency, pr agency, relations publiques et communications',
  ],
  [
    'media',
    'Media and Publishing',
    'media, médias, publishing, édition, presse, broadcasting, newspapers, médias et édition, press, newspaper, newspapers and magazines, magazines, journaux, journalism, journalisme, online publishing, book publishing, maison d’édition, edition, television, télévision, radio, broadcast media, médias audiovisuels, translation services, traduction et adaptation, services d’édition, print media, writing and editing, écriture et édition, libraries',
  ],
  [
    'entertainment',
    'Entertainment',
    'divertissement, music industry, film industry, cinéma, spectacle vivant, audiovisuel, music, musique, film, films, motion pictures, movies, film et cinéma, animation studios, performing arts, arts du spectacle, arts vivants, events industry, amusement parks, parcs d’attractions, theme parks, theatre, théâtre, arts, beaux arts, fine art, nightlife, photography, photographie, streaming, audiovisual, production audiovisuelle',
  ],
  [
    'video-games',
    'Video Games',
    'gaming, computer games, jeux vidéo, jeu vidéo, game industry, video game, computer game, game studio, game studios, game development, gaming industry, jeux électroniques, esports, jeux vidéos',
  ],
  [
    'telecommunications',
    'Telecommunications',
    'telecom, telecoms, télécoms, télécommunications, télécom, telecommunication, wireless, mobile operators, network operators, opérateur télécom, opérateurs télécoms, opérateur mobile, satellite, satellites, télécommunication, sans fil, internet service providers, fibre optique',
  ],
  [
    'electronics',
    'Electronics and Semiconductors',
    'semiconductors, consumer electronics, électronique, semi conducteurs, semi conducteur, electronics manufacturing, electronic components, composants électroniques, électronique grand public, computer hardware, matériel informatique, hardware, semiconductor, semiconductor manufacturing, microelectronics, microélectronique, photonics, optoélectronique, computer networking, équipements réseaux, nanotechnology, nanotechnologies, nanotechnologie',
  ],
  [
    'automotive',
    'Automotive',
    'automobile, automotive industry, industrie automobile, constructeur automobile, automaker, carmaker, car manufacturers, automotive suppliers, équipementier automobile, équipementiers, constructeurs automobiles, vehicle manufacturing, motor vehicles, car dealerships, dealerships, concession automobile, concessions automobiles, electric vehicles, véhicules électriques, garage automobile',
  ],
  [
    'aerospace-defense',
    'Aerospace and Defense',
    'aerospace, defense, aéronautique, aérospatial, défense, aviation and aerospace, spatial, aéronautique et défense, space industry, aerospace and defence, defence, defense and space, défense et espace, aviation and aerospace components, aeronautics, aeronautical, aero, space, military, armée, armaments, armement, industrie de la défense, secteur spatial, industrie spatiale, industrie aéronautique et aérospatiale',
  ],
  [
    'manufacturing',
    'Manufacturing',
    'industrie manufacturière, industrial manufacturing, industrie, machinery, industrial machinery, industrial, manufacturers, industrials, industrie lourde, heavy industry, manufacturing company, factory, usine, usines, production industrielle, industriel, pme industrielle, groupe industriel, contract manufacturing, industrial engineering',
  ],
  [
    'chemicals',
    'Chemicals',
    'chemical industry, chimie, industrie chimique, pétrochimie, chemical, chemical manufacturing, chimique, produits chimiques, petrochemicals, specialty chemicals, chimie fine, peintures et revêtements, industries chimiques',
  ],
  [
    'pharmaceuticals',
    'Pharmaceuticals',
    'pharma, pharmaceutical industry, industrie pharmaceutique, pharmaceutique, laboratoire pharmaceutique, pharmaceutical, pharmaceutical manufacturing, laboratoires pharmaceutiques, industries pharmaceutiques, produits pharmaceutiques, drug development, big pharma, cro, cdmo, vaccines, vaccins, pharmacy',
  ],
  [
    'biotechnology',
    'Biotechnology',
    'biotech, biotechnologie, life sciences, sciences de la vie, biotechnologies, biotechs, genomics, génomique, bioscience, biosciences, biotechnology research, life science',
  ],
  [
    'medical-devices',
    'Medical Devices',
    'medtech, dispositifs médicaux, medical device, medical equipment, medical technology, medical device software, équipements médicaux, matériel médical, dispositif médical, matériels médicaux, prosthetics, diagnostics, orthopaedics, orthopedics',
  ],
  [
    'healthcare',
    'Healthcare',
    'hospital and health care, hospitals, santé, secteur de la santé, hospitalier, healthtech, e santé, hôpitaux, health care, hospital, health, health services, medical practice, medical practices, clinic, clinics, clinique, cliniques, private hospital, cabinet médical, médecine, soins de santé, santé et hôpitaux, hôpitaux et santé, hôpital, chu, centre hospitalier, secteur hospitalier, médical, digital health, hospitals and health care, alternative medicine, médecine douce, médecines douces, mental health, mental health care, santé mentale, dental practice, cabinet dentaire, laboratoire d’analyses, public health, santé publique, primary care',
  ],
  [
    'energy',
    'Energy',
    'oil and gas, oil gas, énergie, pétrole et gaz, utilities, nucléaire, electricity, oil and energy, oil, gas, petroleum, oil and gas industry, pétrole, gaz, pétrole et énergie, refining, raffinage, power generation, electric utilities, utility, électricité, services publics énergie, nuclear, nuclear power, nuclear energy, énergie nucléaire, energie, services collectifs, hydrogen, hydrogène, upstream, downstream, offshore',
  ],
  [
    'renewable-energy',
    'Renewable Energy',
    'renewables, énergies renouvelables, cleantech, greentech, solar, wind energy, éolien, solaire, climate tech, renewable, renewables and environment, solar energy, solar power, wind power, wind, offshore wind, clean energy, green energy, photovoltaic, photovoltaïque, énergie solaire, énergie éolienne, énergie renouvelable, énergies vertes, transition énergétique, energy transition, climatetech, biogas, méthanisation, cleantechs, renouvelables, ev charging',
  ],
  [
    'environment',
    'Environmental Services',
    'waste management, environnement, gestion des déchets, traitement de l’eau, eau et environnement, environmental, environmental consulting, recycling, recyclage, waste, déchets, traitement des déchets, eau, water, water industry, water utilities, water treatment, assainissement, services environnementaux, environnement et énergies renouvelables, sustainability, développement durable, circular economy, économie circulaire, protection de l’environnement',
  ],
  [
    'construction',
    'Construction',
    'btp, bâtiment, travaux publics, building industry, bâtiment et travaux publics, building, building materials, matériaux de construction, building trades, civil engineering, génie civil, housebuilding, house building, homebuilding, residential construction, infrastructure projects, major projects, gros œuvre, second œuvre, génie climatique, tp, travaux, construction industry, secteur du bâtiment, glass ceramics and concrete, verre céramique et béton, ouvrages d’art, contracting',
  ],
  [
    'real-estate',
    'Real Estate',
    'immobilier, proptech, promotion immobilière, property industry, commercial real estate, residential real estate, real estate services, property, property management, property development, estate agency, estate agents, agence immobilière, agences immobilières, immobilier commercial, immobilier d’entreprise, gestion immobilière, promoteur immobilier, promoteurs, foncière, foncières, bailleur social, bailleurs sociaux, hlm, logement social, social housing, housing association, syndic, administration de biens, facilities services, facility services, facilities management, services généraux',
  ],
  [
    'architecture',
    'Architecture and Planning',
    'cabinet d’architecture, agence d’architecture, architecture firms, architecture, architectural firm, architects firm, urban planning, urbanisme, landscape architecture, architecture and urban planning, architecture et urbanisme, architecture d’intérieur, interior design',
  ],
  [
    'logistics',
    'Logistics and Transportation',
    'transportation, logistics, transport, logistique, transport et logistique, freight, shipping, rail, ferroviaire, supply chain industry, logistics and supply chain, logistique et chaîne logistique, supply chain, chaîne logistique, warehousing, entreposage, stockage, package and freight delivery, parcel delivery, last mile delivery, last mile, courier services, colis, messagerie, transporteur, transporteurs, transport routier, road transport, trucking, haulage, road haulage, freight forwarding, transitaires, transport maritime, maritime, maritime transport, ports, port operations, railways, railway, rail transport, transport ferroviaire, public transport, transport public, transports en commun, mobility, mobilité, transportation and trucking, transports routiers, truck transportation, taxi',
  ],
  [
    'airlines',
    'Airlines',
    'aviation, airlines industry, compagnie aérienne, transport aérien, airline, airports, airport, aéroport, aéroports, aéroportuaire, compagnies aériennes, airlines and aviation, aviation civile, civil aviation, business aviation, aviation d’affaires',
  ],
  [
    'retail',
    'Retail',
    'grande distribution, commerce de détail, distribution, retail industry, gms, retailers, retailer, supermarkets, supermarket, supermarché, supermarchés, hypermarché, hypermarchés, department stores, grands magasins, grande distribution alimentaire, gsa, gss, convenience stores, shops, commerces, commerce, magasins, enseignes, diy stores, bricolage, retail trade, vente au détail, commerce spécialisé, food retail, garden centres, jardinerie, jardineries, bookshops, opticians',
  ],
  [
    'e-commerce',
    'E-commerce',
    'ecommerce, online retail, commerce en ligne, marketplaces, marketplace, online shopping, e tailer, pure player, pure players, pureplayer, vente en ligne, vente à distance, online marketplace, internet retail',
  ],
  [
    'luxury-fashion',
    'Luxury and Fashion',
    'luxury goods, luxury, fashion, luxe, mode, apparel and fashion, prêt à porter, luxury goods and jewelry, haute couture, apparel, clothing, garments, textile, textiles, textile industry, industrie textile, habillement, vêtements, vêtements et mode, confection, leather goods, maroquinerie, jewellery, jewelry, joaillerie, bijouterie, horlogerie, watches, watchmaking, watch industry, fashion industry, mode et luxe, luxury retail, articles de luxe, produits de luxe et bijouterie, footwear, chaussure, chaussures, lingerie, ready to wear, footwear and accessories',
  ],
  [
    'cosmetics',
    'Cosmetics',
    'beauty, cosmétiques, cosmétique, parfumerie, beauté, personal care, beauty industry, fragrance, fragrances, parfum, parfums, skincare, cosmetics and beauty, hygiène beauté, beauty and personal care, coiffure, salons, wellness, bien être, health wellness and fitness, santé bien être et fitness, spa, spas',
  ],
  [
    'consumer-goods',
    'Consumer Goods',
    'fmcg, cpg, biens de consommation, produits de grande consommation, pgc, consumer products, fast moving consumer goods, consumer packaged goods, grande consommation, produits grand public, home goods, household goods, furniture, ameublement, mobilier, meubles, toys, jouets, puériculture, consumer electronics retail, home appliances, électroménager, tobacco, tabac, business supplies and equipment, équipements de bureau, biens et équipements pour les entreprises',
  ],
  [
    'food-beverage',
    'Food and Beverages',
    'food industry, agro, agroalimentaire, food production, industrie agroalimentaire, wine and spirits, vins et spiritueux, foodtech, food, food and drink, food and beverage, food and beverages, food manufacturing, food factory, food producer, beverages, drinks, boissons, dairy, dairy industry, produits laitiers, laitier, industrie laitière, meat processing, filière viande, bakery industry, boulangerie industrielle, brewing, brewery, breweries, brasserie industrielle, spirits, spiritueux, wine, vin, vins, wine industry, aliments et boissons, alimentaire, industrie alimentaire, food processing, production alimentaire, ingrédients, frozen food, surgelés, confectionery, charcuterie',
  ],
  [
    'agriculture',
    'Agriculture',
    'farming, agritech, agtech, agricole, viticulture, agricultural, agribusiness, agrifood, farms, farm, exploitation agricole, élevage, ranching, maraîchage, horticulture, fishery, fisheries, fishing industry, pêche, pêcherie, aquaculture, forestry, sylviculture, filière bois, agritechs, agro industrie, viticole, secteur viticole, animal health, santé animale, coopérative agricole, coopératives agricoles, machinisme agricole, agricultural machinery, ranches, semences, seeds',
  ],
  [
    'hospitality',
    'Hospitality',
    'hotels, hôtellerie, restaurants, restauration, hôtellerie restauration, chr, hotel, hotel chain, hotel group, hôtel, hôtels, hôtelier, hospitality industry, restaurant, catering, food service, food services, foodservice, food and beverage services, fast food, quick service restaurants, qsr, restauration rapide, restauration collective, collective catering, contract catering, traiteurs, bars, pubs, café, cafés, palaces, luxury hotels, hôtellerie de luxe, hôtellerie de plein air, campings, resorts, hospitality projects, restaurants et hôtels',
  ],
  [
    'travel',
    'Travel and Tourism',
    'leisure travel and tourism, tourisme, voyage, tourism, travel industry, travel and leisure, leisure, loisirs, tour operators, tour operator, travel agencies, agence de voyage, agences de voyages, agence de voyages, voyages, loisirs voyages et tourisme, cruise lines, cruises, croisières, recreational facilities, ski resort, ski resorts, station de ski, gambling and casinos, casinos, casino, jeux et casinos, igaming, online gambling, betting, paris sportifs, jeux d’argent, gambling, événementiel, events services, organisation d’événements, services évènementiels, leisure industry',
  ],
  [
    'education',
    'Education',
    'higher education, e learning industry, enseignement, edtech, enseignement supérieur, education management, secteur éducatif, schools, school, primary education, secondary education, primary and secondary education, enseignement primaire, enseignement primaire et secondaire, enseignement primaire secondaire, écoles, universities, university, université, universités, e learning, elearning, formation en ligne, training, formation professionnelle, organisme de formation, organismes de formation, professional training, professional training and coaching, formation professionnelle et coaching, coaching, éducation, gestion de l’éducation, bibliothèques, nurseries, crèches, petite enfance, early years, childcare, education sector, grandes écoles',
  ],
  [
    'research',
    'Research',
    'research institutes, recherche publique, instituts de recherche, research services, research and development, r and d, recherche, recherche et développement, think tank, think tanks, laboratory, laboratories, laboratoire, laboratoires, market research institute, recherche scientifique, scientific research',
  ],
  [
    'government',
    'Government and Public Sector',
    'public sector, government administration, secteur public, fonction publique, administration publique, collectivités territoriales, collectivité territoriale, govtech, government, gov, public administration, local government, local authority, local authorities, central government, federal government, civil service, public policy, politique publique, politiques publiques, ministère, ministères, mairie, mairies, collectivités, administration, public safety, sécurité civile, sécurité publique, law enforcement, police, forces de l’ordre, judiciary, judiciaire, justice, magistrature, legislative office, fonction législative, political organization, organisation politique, politique, government relations, relations gouvernementales, international affairs, affaires étrangères, affaires internationales, diplomacy, military government, armed forces, european institutions, institutions européennes, executive office, conseil régional, conseil départemental',
  ],
  [
    'nonprofit',
    'Nonprofit',
    'non profit, non profit organization, ngo, ong, associatif, secteur associatif, économie sociale et solidaire, ess, charity, charities, non profits, nonprofits, non governmental organizations, not for profit, third sector, philanthropy, philanthropie, foundations, fondation, fondations, association, associations, milieu associatif, humanitaire, humanitarian, civic and social organization, organisations civiques et sociales, fund raising, fundraising sector, levée de fonds, collecte de fonds, religious institutions, institutions religieuses, voluntary sector, développement international, international development, individual and family services, services à la personne, aide à la personne, services aux particuliers, services pour les particuliers, services à domicile, aide à domicile, civil society, museums, musées, musée, museums and institutions, musées et institutions culturelles, patrimoine culturel, think tanks et associations, organisation à but non lucratif, gestion d’organisations à but non lucratif',
  ],
  [
    'sports',
    'Sports',
    'sport, sporting goods, industrie du sport, sports club, sports clubs, club sportif, clubs sportifs, fitness, gyms, salle de sport, salles de sport, professional sports, equestrian, articles de sport, équipement sportif, sport business, football clubs, outdoor',
  ],
  [
    'security',
    'Security Services',
    'security and investigations, sécurité privée, private security, security services, surveillance, gardiennage, sécurité et enquêtes, security guards, physical security, sûreté',
  ],
  [
    'metals-mining',
    'Mining and Metals',
    'mining, metals, mines, mines et métaux, exploitation minière, industries extractives, mining industry, steel, steel industry, steelmaking, acier, sidérurgie, métallurgie, metallurgy, foundry, foundries, fonderie, fonderies, aluminium industry, forge, industrie minière, quarrying, carrières',
  ],
  [
    'machinery',
    'Machinery and Equipment',
    'machinery manufacturing, machinery equipment, industrial equipment, machine tools, machines outils, machine outil, machines spéciales, équipements industriels, biens d’équipement, capital goods, mechanical engineering industry, mechanical or industrial engineering, construction mécanique, ingénierie mécanique ou industrielle, mécanique industrielle, mécanique de précision, precision engineering, usinage de précision, usinage, hvac industry, lifts, ascenseurs, heavy equipment, machinerie, engins de chantier',
  ],
  [
    'industrial-automation',
    'Industrial Automation',
    'automation, automation machinery, automatismes, automatisation, automatisme industriel, robotics, robotique, robotics industry, industry 4.0, industrie 4.0',
  ],
  [
    'electrical-equipment',
    'Electrical Equipment',
    'electrical manufacturing, electrical and electronic manufacturing, appliances and electrical equipment, équipements électriques, matériel électrique, industrie électrique, fabrication électrique et électronique, batteries, battery manufacturing, câblage',
  ],
  [
    'plastics-packaging',
    'Plastics, Packaging and Paper',
    'plastics, plastic, plasturgie, plastics manufacturing, matières plastiques, rubber, caoutchouc, composites, packaging, packaging and containers, emballage, emballages, emballage et conteneurs, conditionnement, paper, paper and forest products, papier, pulp and paper, papeterie, carton, cartonnage, bois et papier, printing, imprimerie, imprimeries, print industry, labels, étiquettes, injection moulding',
  ],
  [
    'wood-furniture',
    'Wood and Furniture',
    'wood products, timber, bois, industrie du bois, menuiserie industrielle, furniture manufacturing, scieries, fabrication de meubles, joinery, agencement',
  ],
  [
    'shipbuilding',
    'Shipbuilding',
    'ship building, shipyards, shipyard, construction navale, naval, industrie navale, chantier naval, chantiers navals, yachting, nautisme, boat building, nautique, marine industry',
  ],
  [
    'rail-industry',
    'Railway Manufacturing',
    'railway industry, rolling stock, matériel roulant, industrie ferroviaire, railroad equipment manufacturing, fabrication de matériel ferroviaire, construction ferroviaire',
  ],
  [
    'engineering-services',
    'Engineering Services',
    'engineering consultancy, engineering firm, bureau d’études, bureaux d’études, bureau d’étude, société d’ingénierie, sociétés d’ingénierie, engineering services company, ingénierie, maîtrise d’œuvre, bureau de contrôle, bureaux de contrôle, design office, design services, design, stylisme, design industriel, industrial design, testing inspection certification, tic industry',
  ],
  [
    'wholesale',
    'Wholesale and Trading',
    'wholesale, wholesalers, distributors, distribution b2b, négoce, négoce de matériaux, grossiste, grossistes, commerce de gros, import export, import and export, international trade and development, commerce international, commerce international et développement, trading company, import et export, builders merchants, négoce agricole',
  ],
  [
    'outsourcing',
    'Outsourcing and Customer Contact',
    'outsourcing, bpo, business process outsourcing, offshoring, externalisation, délocalisation, externalisation et délocalisation, call centre, call centres, call center, call centers, centre d’appels, centres d’appels, centre de contact, contact centre, contact center, contact centers, customer care outsourcing, outsourcing and offshoring',
  ],
  [
    'care-homes',
    'Social Care and Care Homes',
    'care, care home, care homes, care group, social care, elderly care, aged care, home care, domiciliary care, nursing home, nursing homes, residential care, ehpad, ehpads, maison de retraite, maisons de retraite, médico social, médicosocial, secteur médico social, secteur social, action sociale, sanitaire et social, social et médico social, handicap services, senior living, résidence seniors, résidences seniors, foyer d’accueil, ime, esat, mecs, child care services, protection de l’enfance',
  ],
  [
    'veterinary',
    'Veterinary Services',
    'veterinary practice, vet practice, veterinary clinic, veterinary medicine, cabinet vétérinaire, clinique vétérinaire, cliniques vétérinaires, médecine vétérinaire, vétérinaire, animaleries, pet care, pet food, petfood, animalerie',
  ],
  [
    'cleaning',
    'Cleaning and Facilities Services',
    'cleaning, industrial cleaning, commercial cleaning, propreté, nettoyage, nettoyage industriel, entreprise de propreté, multiservices, multitechnique, multi technique, maintenance multitechnique',
  ],
  [
    'landscaping',
    'Landscaping',
    'landscaping services, espaces verts, paysage, aménagement paysager, gardening services, paysagisme, entreprise du paysage',
  ],
  [
    'graphic-design',
    'Design and Graphic Arts',
    'graphic design industry, graphisme, design graphique, arts graphiques, arts et artisanat, arts and crafts, artisanat, artisanat d’art, métiers d’art, crafts, craft industry',
  ],
  [
    'crypto',
    'Blockchain and Crypto',
    'digital assets, actifs numériques, bitcoin, crypto assets, crypto actifs, cryptomonnaie, cryptomonnaies, defi',
  ],
];

/**
 * Names of industries that mostly have another meaning in running text: functions, skills,
 * materials. They count as a value of their own, or next to a word such as "sector" or "secteur".
 */
export const UNSURE_INDUSTRIES =
  'finance,securities,journalism,journalisme,industriel,industrielle,industrielles,industriels,industrial,supply chain,chaîne logistique,recrutement,recruitment,recruiting,ressources humaines,human resources,marketing,' +
  'legal,law,droit,design,training,accounting,audit,comptabilité,recherche,recherche et développement,research and development,r and d,conseil,commerce,property,justice,politique,police,coaching,' +
  'photography,photographie,music,musique,film,films,movies,press,automation,automatismes,automatisation,robotics,robotique,ingénierie,usinage,électricité,électrique,gas,oil,space,health,travaux,association,' +
  'associations,wind,mines,mining,forge,hardware,leasing,holding,holdings,injection moulding,paysage,arts,outdoor,développement durable,sustainability,fitness,diagnostics,composites,edition,urban planning,urbanisme,' +
  'interior design,industrial design,design industriel,maritime,naval,labels,carton,mobility,mobilité,government,food,theatre,théâtre,television,radio,market research,études de marché,public relations,relations publiques,' +
  'cleaning,translation services,care,water,eau,health wellness and fitness,laboratoire,laboratory,university,université,school,school,écoles,café,bars,shops,magasins,import export,import et export,' +
  'hydrogen,hydrogène,batteries,câblage,bois,metals,metal,steel,acier,plastic,plastics,plastiques,papier,paper,textile design,webhosting,commerce international,administration,wine,vin,vins,events services,nettoyage,' +
  'data processing,diplomacy,security services,surveillance,gardiennage,vaccines,vaccins,crypto,bitcoin,patient care,streaming,travel,leisure,voyage,voyages,civil engineering,génie civil,medical,médical,écriture,' +
  'outsourcing,externalisation,offshoring,nightlife,animation studios,arbitration,networks,hébergement,executive search,headhunting,usine,factory,clinic,clinique,hospital,hôpital,fiduciaire,brokerage,pharmacy,dental practice';

/** Company sizes, by number of employees. */
export const COMPANY_SIZES = [
  '1-10',
  '11-50',
  '51-200',
  '201-500',
  '501-1000',
  '1001-5000',
  '5001-10000',
  '10001+',
] as const;
export type CompanySize = (typeof COMPANY_SIZES)[number];
