/**
 * Fields of study: key, English name, other names in English and French. A field inside a longer
 * name ("Corporate Finance") does not need its own entry.
 */
export type FieldRow = readonly [id: string, name: string, otherNames: string];

export const FIELDS: readonly FieldRow[] = [
  // Computing and data
  [
    'computer-science',
    'Computer Science',
    'computer sciences, computing, informatique, sciences informatiques, CS, comp sci, computer studies, informatics',
  ],
  [
    'software-engineering',
    'Software Engineering',
    'génie logiciel, ingénierie logicielle, ingénierie du logiciel, software development, développement logiciel',
  ],
  [
    'information-systems',
    'Information Systems',
    'management information systems, information technology, systèmes d’information, technologies de l’information, MIAGE, services informatiques aux organisations, MIS, IT',
  ],
  ['computer-engineering', 'Computer Engineering', 'génie informatique, ingénierie informatique'],
  [
    'cybersecurity',
    'Cybersecurity',
    'cyber security, computer security, information security, cybersécurité, sécurité informatique, sécurité des systèmes d’information',
  ],
  [
    'networks',
    'Networks and Telecommunications',
    'networks and systems, networks, telecommunications, it networks, computer networks, réseaux, réseaux et télécommunications, réseaux et systèmes, télécommunications, systèmes et réseaux',
  ],
  [
    'data-science',
    'Data Science',
    'science des données, sciences des données, data sciences, big data',
  ],
  ['data-engineering', 'Data Engineering', 'ingénierie des données'],
  [
    'data-analytics',
    'Business Analytics',
    'data analytics, data analysis, analytics, analyse de données, business intelligence, informatique décisionnelle',
  ],
  [
    'artificial-intelligence',
    'Artificial Intelligence',
    'AI, intelligence artificielle, IA, machine learning, apprentissage automatique',
  ],
  [
    'web-development',
    'Web Development',
    'multimedia and web development, multimedia, métiers du multimédia et de l’internet, développement web, multimédia',
  ],
  ['robotics', 'Robotics', 'robotique, mechatronics, mécatronique'],
  ['bioinformatics', 'Bioinformatics', 'bio-informatique'],
  // Mathematics and sciences
  ['mathematics', 'Mathematics', 'maths, math, mathématiques'],
  ['applied-mathematics', 'Applied Mathematics', 'mathématiques appliquées'],
  ['statistics', 'Statistics', 'statistiques, statistique'],
  ['econometrics', 'Econometrics', 'économétrie'],
  [
    'actuarial-science',
    'Actuarial Science',
    'actuarial sciences, actuariat, sciences actuarielles',
  ],
  ['physics', 'Physics', 'physique, sciences physiques'],
  ['chemistry', 'Chemistry', 'chimie'],
  ['biology', 'Biology', 'biological sciences, life sciences, biologie, sciences de la vie, SVT'],
  ['biochemistry', 'Biochemistry', 'biochimie'],
  ['biotechnology', 'Biotechnology', 'biotechnologies, biotechnologie, biotech'],
  [
    'environmental-science',
    'Environmental Science',
    'environmental studies, environmental sciences, sciences de l’environnement, environnement, ecology, écologie',
  ],
  [
    'geology',
    'Geology',
    'geosciences, earth sciences, géologie, géosciences, sciences de la terre',
  ],
  [
    'agronomy',
    'Agronomy',
    'agriculture, agronomie, agricultural science, agroalimentaire, food science',
  ],
  // Engineering
  ['engineering', 'Engineering', 'general engineering, ingénierie, sciences de l’ingénieur'],
  ['industrial-engineering', 'Industrial Engineering', 'génie industriel, ingénierie industrielle'],
  [
    'mechanical-engineering',
    'Mechanical Engineering',
    'génie mécanique, mécanique, ingénierie mécanique, mechanics',
  ],
  [
    'electrical-engineering',
    'Electrical Engineering',
    'génie électrique, électrotechnique, electrotechnics, électricité, electrical installation',
  ],
  ['electronics', 'Electronics', 'electronic engineering, électronique, electronics engineering'],
  ['embedded-systems', 'Embedded Systems', 'systèmes embarqués'],
  [
    'civil-engineering',
    'Civil Engineering',
    'génie civil, structural engineering, structures et ouvrages',
  ],
  [
    'construction',
    'Construction',
    'building, construction management, bâtiment, conduite de travaux, travaux publics, BTP',
  ],
  [
    'chemical-engineering',
    'Chemical Engineering',
    'process engineering, génie chimique, génie des procédés',
  ],
  [
    'aerospace-engineering',
    'Aerospace Engineering',
    'aeronautics, aeronautical engineering, aéronautique, ingénierie aéronautique, génie aéronautique, aérospatiale',
  ],
  ['biomedical-engineering', 'Biomedical Engineering', 'génie biomédical, ingénierie biomédicale'],
  [
    'materials-science',
    'Materials Science',
    'materials, science des matériaux, matériaux, materials engineering',
  ],
  [
    'energy',
    'Energy',
    'energy engineering, renewable energy, énergie, énergies renouvelables, énergétique, génie énergétique',
  ],
  ['automation', 'Automation', 'control engineering, automatique, automatismes'],
  [
    'maintenance',
    'Industrial Maintenance',
    'maintenance industrielle, maintenance des systèmes, maintenance',
  ],
  [
    'quality',
    'Quality Management',
    'qualité, qualité et environnement, management de la qualité, QHSE, QSE',
  ],
  [
    'production',
    'Production Management',
    'gestion de production, operations management, gestion des opérations',
  ],
  // Business
  [
    'business-administration',
    'Business Administration',
    'business, business studies, business management, administration des entreprises, gestion des entreprises, gestion des PME, gestion des entreprises et des administrations, GEA',
  ],
  [
    'management',
    'Management',
    'gestion, general management, management général, sciences de gestion, management sciences, sciences du management',
  ],
  ['finance', 'Finance', 'finances'],
  [
    'accounting',
    'Accounting',
    'accountancy, comptabilité, comptabilité et gestion, comptabilité contrôle audit, sciences comptables',
  ],
  ['audit', 'Audit', 'auditing'],
  ['management-control', 'Management Control', 'contrôle de gestion, controlling'],
  ['banking', 'Banking', 'banque'],
  ['insurance', 'Insurance', 'assurance, assurances'],
  ['economics', 'Economics', 'economy, économie, sciences économiques'],
  ['marketing', 'Marketing', 'mercatique'],
  [
    'sales',
    'Sales',
    'sales management, vente, négociation commerciale, techniques de commercialisation, commercial',
  ],
  ['retail', 'Retail Management', 'retail, distribution, management commercial opérationnel'],
  [
    'international-trade',
    'International Business',
    'international trade, commerce international, foreign trade, affaires internationales',
  ],
  ['commerce', 'Commerce', 'trade'],
  ['entrepreneurship', 'Entrepreneurship', 'entrepreneuriat, entreprenariat'],
  [
    'human-resources',
    'Human Resources',
    'HR, human resource management, human resources management, ressources humaines, gestion des ressources humaines, management des ressources humaines, RH, GRH',
  ],
  [
    'logistics',
    'Logistics',
    'logistique, supply chain, supply chain management, transport and logistics, logistique et transport, management de la chaîne logistique, chaîne logistique, transport et logistique',
  ],
  ['purchasing', 'Purchasing', 'procurement, achats'],
  [
    'project-management',
    'Project Management',
    'gestion de projet, gestion de projets, management de projet, management de projets',
  ],
  ['strategy', 'Strategy', 'strategic management, stratégie, management stratégique'],
  ['innovation', 'Innovation Management', 'innovation, management de l’innovation'],
  [
    'real-estate',
    'Real Estate',
    'property management, immobilier, professions immobilières, gestion immobilière',
  ],
  ['tourism', 'Tourism', 'tourisme, travel and tourism'],
  [
    'hospitality',
    'Hospitality',
    'hotel management, hospitality management, hôtellerie, hôtellerie restauration, management hôtelier, catering',
  ],
  ['culinary-arts', 'Culinary Arts', 'cuisine, arts culinaires, cooking'],
  ['events', 'Event Management', 'événementiel, events'],
  [
    'office-administration',
    'Office Administration',
    'secretarial studies, secrétariat, assistanat, support à l’action managériale, bureautique',
  ],
  // Law, society, letters
  ['law', 'Law', 'legal studies, droit, sciences juridiques'],
  [
    'political-science',
    'Political Science',
    'politics, science politique, sciences politiques, government',
  ],
  [
    'public-administration',
    'Public Administration',
    'public policy, public affairs, administration publique, affaires publiques, politiques publiques',
  ],
  [
    'international-relations',
    'International Relations',
    'relations internationales, international affairs',
  ],
  ['sociology', 'Sociology', 'sociologie'],
  ['psychology', 'Psychology', 'psychologie'],
  ['philosophy', 'Philosophy', 'philosophie'],
  ['history', 'History', 'histoire'],
  ['geography', 'Geography', 'géographie'],
  ['literature', 'Literature', 'lettres, lettres modernes, littérature'],
  [
    'languages',
    'Languages',
    'modern languages, foreign languages, langues, langues étrangères appliquées, LEA, langues étrangères',
  ],
  ['linguistics', 'Linguistics', 'linguistique, sciences du langage'],
  ['translation', 'Translation', 'traduction'],
  [
    'communication',
    'Communication',
    'communications, communication studies, information et communication, media studies',
  ],
  ['journalism', 'Journalism', 'journalisme'],
  ['social-work', 'Social Work', 'travail social, action sociale'],
  // Health and education
  ['medicine', 'Medicine', 'médecine'],
  ['nursing', 'Nursing', 'soins infirmiers, sciences infirmières'],
  ['pharmacy', 'Pharmacy', 'pharmacie, pharmacology, pharmacologie'],
  ['physiotherapy', 'Physiotherapy', 'physical therapy, kinésithérapie'],
  ['public-health', 'Public Health', 'santé publique'],
  [
    'education',
    'Education',
    'education sciences, sciences de l’éducation, enseignement, teaching, pédagogie',
  ],
  ['sports-science', 'Sports Science', 'STAPS, sport, sports science, sciences du sport'],
  // Arts and design
  ['design', 'Design', 'industrial design, product design, design produit, design industriel'],
  [
    'graphic-design',
    'Graphic Design',
    'design graphique, graphisme, visual communication, communication visuelle',
  ],
  ['interaction-design', 'Interaction Design', 'UX design, design d’interaction, design numérique'],
  ['architecture', 'Architecture', ''],
  ['urban-planning', 'Urban Planning', 'urbanisme, aménagement du territoire'],
  ['fine-arts', 'Fine Arts', 'arts, art, beaux-arts, arts plastiques, visual arts'],
  ['fashion', 'Fashion', 'fashion design, mode'],
  ['film', 'Film', 'film studies, cinema, cinéma, audiovisuel'],
  ['music', 'Music', 'musique, musicologie'],
];
