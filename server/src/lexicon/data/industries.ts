/** Industries: key, English name, other names in English and French. */
export type IndustryRow = readonly [id: string, name: string, otherNames: string];

export const INDUSTRIES: readonly IndustryRow[] = [
  [
    'software',
    'Software',
    'computer software, software development, saas, tech industry, logiciel, édition de logiciels, éditeur de logiciels, software industry, it services and software',
  ],
  [
    'it-services',
    'IT Services',
    'information technology and services, it consulting, esn, ssii, services informatiques, conseil en informatique, information technology services',
  ],
  ['internet', 'Internet', 'online media, web industry, plateformes numériques, internet industry, technology information and internet'],
  ['artificial-intelligence', 'Artificial Intelligence', 'ai industry, ai startups, deeptech, deep tech'],
  ['cybersecurity', 'Cybersecurity', 'computer and network security, sécurité informatique'],
  ['fintech', 'Fintech', 'financial technology, payments, paiement, technologies financières'],
  ['banking', 'Banking', 'banque, banks, retail banking, secteur bancaire, banque de détail'],
  [
    'financial-services',
    'Financial Services',
    'services financiers, finance industry, capital markets, marchés financiers, investment management, private equity',
  ],
  ['insurance', 'Insurance', 'assurance, assurances, insurtech, mutuelle, mutuelles'],
  ['accounting-audit', 'Accounting and Audit', 'accounting firms, cabinet comptable, expertise comptable, big four, big 4, cabinet d’audit'],
  [
    'management-consulting',
    'Management Consulting',
    'consulting, consulting firms, cabinet de conseil, conseil en stratégie, conseil en management, business consulting and services',
  ],
  ['legal-services', 'Legal Services', 'law practice, law firm, law firms, cabinet d’avocats, services juridiques, legaltech'],
  [
    'staffing',
    'Staffing and Recruiting',
    'staffing, recruitment agencies, cabinet de recrutement, intérim, travail temporaire, human resources services',
  ],
  [
    'marketing-advertising',
    'Marketing and Advertising',
    'advertising, publicité, agence de communication, marketing services, adtech, advertising services, agence de publicité',
  ],
  ['media', 'Media and Publishing', 'media, médias, publishing, édition, presse, broadcasting, newspapers, médias et édition'],
  ['entertainment', 'Entertainment', 'divertissement, music industry, film industry, cinéma, spectacle vivant, audiovisuel'],
  ['video-games', 'Video Games', 'gaming, computer games, jeux vidéo, jeu vidéo, game industry'],
  ['telecommunications', 'Telecommunications', 'telecom, telecoms, télécoms, télécommunications, télécom'],
  ['electronics', 'Electronics and Semiconductors', 'semiconductors, consumer electronics, électronique, semi conducteurs, semi conducteur'],
  ['automotive', 'Automotive', 'automobile, automotive industry, industrie automobile, constructeur automobile'],
  [
    'aerospace-defense',
    'Aerospace and Defense',
    'aerospace, defense, aéronautique, aérospatial, défense, aviation and aerospace, spatial, aéronautique et défense, space industry',
  ],
  ['manufacturing', 'Manufacturing', 'industrie manufacturière, industrial manufacturing, industrie, machinery, industrial machinery'],
  ['chemicals', 'Chemicals', 'chemical industry, chimie, industrie chimique, pétrochimie'],
  ['pharmaceuticals', 'Pharmaceuticals', 'pharma, pharmaceutical industry, industrie pharmaceutique, pharmaceutique, laboratoire pharmaceutique'],
  ['biotechnology', 'Biotechnology', 'biotech, biotechnologie, life sciences, sciences de la vie, biotechnologies'],
  ['medical-devices', 'Medical Devices', 'medtech, dispositifs médicaux, medical device'],
  [
    'healthcare',
    'Healthcare',
    'hospital and health care, hospitals, santé, secteur de la santé, hospitalier, healthtech, e santé, hôpitaux, health care',
  ],
  ['energy', 'Energy', 'oil and gas, oil gas, énergie, pétrole et gaz, utilities, nucléaire, electricity'],
  [
    'renewable-energy',
    'Renewable Energy',
    'renewables, énergies renouvelables, cleantech, greentech, solar, wind energy, éolien, solaire, climate tech',
  ],
  ['environment', 'Environmental Services', 'waste management, environnement, gestion des déchets, traitement de l’eau, eau et environnement'],
  ['construction', 'Construction', 'btp, bâtiment, travaux publics, building industry, bâtiment et travaux publics'],
  ['real-estate', 'Real Estate', 'immobilier, proptech, promotion immobilière, property industry'],
  ['architecture', 'Architecture and Planning', 'cabinet d’architecture, agence d’architecture, architecture firms'],
  [
    'logistics',
    'Logistics and Transportation',
    'transportation, logistics, transport, logistique, transport et logistique, freight, shipping, rail, ferroviaire, supply chain industry',
  ],
  ['airlines', 'Airlines', 'aviation, airlines industry, compagnie aérienne, transport aérien'],
  ['retail', 'Retail', 'grande distribution, commerce de détail, distribution, retail industry, gms'],
  ['e-commerce', 'E-commerce', 'ecommerce, online retail, commerce en ligne, marketplaces, marketplace'],
  [
    'luxury-fashion',
    'Luxury and Fashion',
    'luxury goods, luxury, fashion, luxe, mode, apparel and fashion, prêt à porter, luxury goods and jewelry, haute couture',
  ],
  ['cosmetics', 'Cosmetics', 'beauty, cosmétiques, cosmétique, parfumerie, beauté'],
  ['consumer-goods', 'Consumer Goods', 'fmcg, cpg, biens de consommation, produits de grande consommation, pgc'],
  [
    'food-beverage',
    'Food and Beverages',
    'food industry, agro, agroalimentaire, food production, industrie agroalimentaire, wine and spirits, vins et spiritueux, foodtech',
  ],
  ['agriculture', 'Agriculture', 'farming, agritech, agtech, agricole, viticulture'],
  ['hospitality', 'Hospitality', 'hotels, hôtellerie, restaurants, restauration, hôtellerie restauration, chr'],
  ['travel', 'Travel and Tourism', 'leisure travel and tourism, tourisme, voyage, tourism, travel industry'],
  [
    'education',
    'Education',
    'higher education, e learning industry, enseignement, edtech, enseignement supérieur, education management, secteur éducatif',
  ],
  ['research', 'Research', 'research institutes, recherche publique, instituts de recherche'],
  [
    'government',
    'Government and Public Sector',
    'public sector, government administration, secteur public, fonction publique, administration publique, collectivités territoriales, collectivité territoriale, govtech',
  ],
  [
    'nonprofit',
    'Nonprofit',
    'non profit, non profit organization, ngo, ong, associatif, secteur associatif, économie sociale et solidaire, ess, charity',
  ],
  ['sports', 'Sports', 'sport, sporting goods, industrie du sport'],
  ['security', 'Security Services', 'security and investigations, sécurité privée'],
];

/** Company sizes, by number of employees. */
export const COMPANY_SIZES = ['1-10', '11-50', '51-200', '201-500', '501-1000', '1001-5000', '5001-10000', '10001+'] as const;
export type CompanySize = (typeof COMPANY_SIZES)[number];
