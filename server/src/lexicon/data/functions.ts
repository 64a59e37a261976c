/** Job functions: key, English name, other names in English and French. */
export type FunctionRow = readonly [id: string, name: string, otherNames: string];

/**
 * Functions that are part of one of the 26 in the closed list. A search for the part finds the
 * part; a search for the whole finds both. Lists shown to users contain only the wholes.
 */
export const PARTS_OF_FUNCTIONS: Readonly<Record<string, string>> = {
  data: 'it',
  logistics: 'operations',
  manufacturing: 'operations',
  construction: 'operations',
  hospitality: 'operations',
  retail: 'sales',
  arts: 'design',
};

/** The functions, and the wholes to which they belong. */
export function withWholes(functions: readonly string[]): string[] {
  return [...new Set([...functions, ...functions.flatMap((id) => PARTS_OF_FUNCTIONS[id] ?? [])])];
}

export const FUNCTIONS: readonly FunctionRow[] = [
  [
    'engineering',
    'Engineering',
    'software engineering, software, software development, tech, technology, r and d, ingénierie, développement, développement logiciel, technique',
  ],
  [
    'data',
    'Data',
    'data and analytics, analytics, business intelligence, data science, artificial intelligence, données, intelligence artificielle, décisionnel',
  ],
  [
    'it',
    'Information Technology',
    'it, information systems, infrastructure, informatique, systèmes d’information, si, dsi',
  ],
  ['product', 'Product Management', 'product, produit, gestion de produit'],
  ['design', 'Arts and Design', 'design, ux, ui, user experience, creative, création, graphisme'],
  [
    'marketing',
    'Marketing',
    'growth, growth marketing, digital marketing, brand, marketing digital, webmarketing',
  ],
  [
    'communication',
    'Media and Communication',
    'media, communication, communications, public relations, pr, corporate communications, relations publiques, presse, journalisme',
  ],
  ['sales', 'Sales', 'commerce, vente, ventes, commercial, revenue'],
  [
    'business-development',
    'Business Development',
    'biz dev, bizdev, partnerships, développement commercial, partenariats',
  ],
  [
    'customer-success',
    'Customer Success and Support',
    'customer success, customer support, customer service, support, relation client, service client, support client',
  ],
  [
    'finance',
    'Finance',
    'corporate finance, treasury, banking, financial services, financier, trésorerie, contrôle de gestion, audit',
  ],
  ['accounting', 'Accounting', 'bookkeeping, comptabilité, comptable'],
  [
    'human-resources',
    'Human Resources',
    'hr, people, people operations, talent acquisition, recruiting, recruitment, ressources humaines, rh, recrutement',
  ],
  ['legal', 'Legal', 'law, compliance, juridique, droit, conformité'],
  ['operations', 'Operations', 'ops, opérations, exploitation'],
  [
    'logistics',
    'Logistics and Supply Chain',
    'logistics, supply chain, transport, warehouse, logistique, chaîne logistique, entrepôt',
  ],
  ['purchasing', 'Purchasing', 'procurement, sourcing, buying, achats, achat, approvisionnement'],
  [
    'manufacturing',
    'Manufacturing',
    'production, industrial, maintenance, industrie, fabrication, industriel',
  ],
  [
    'quality',
    'Quality Assurance',
    'quality, qa, qhse, hse, qualité, hygiène sécurité environnement',
  ],
  [
    'project-management',
    'Program and Project Management',
    'project management, program management, pmo, gestion de projet, pilotage de projet',
  ],
  ['consulting', 'Consulting', 'advisory, conseil, strategy consulting, stratégie'],
  [
    'administration',
    'Administrative',
    'administration, admin, office management, secretariat, administratif, secrétariat, assistanat',
  ],
  [
    'general-management',
    'General Management',
    'management, executive, leadership, entrepreneurship, direction, direction générale, entrepreneuriat',
  ],
  [
    'healthcare',
    'Healthcare Services',
    'healthcare, health, medical, nursing, santé, médical, soins, paramédical',
  ],
  ['education', 'Education', 'teaching, training, enseignement, formation, éducation, pédagogie'],
  [
    'research',
    'Research',
    'science, research and development, recherche, recherche et développement',
  ],
  [
    'construction',
    'Construction',
    'building, civil engineering, architecture, btp, bâtiment, travaux publics, génie civil',
  ],
  ['real-estate', 'Real Estate', 'property, property management, immobilier, gestion immobilière'],
  [
    'hospitality',
    'Hospitality and Food',
    'hospitality, hotels, restaurants, food service, hôtellerie, restauration, tourisme, hôtellerie restauration',
  ],
  [
    'retail',
    'Retail',
    'store operations, merchandising, distribution, grande distribution, magasin',
  ],
  [
    'social-services',
    'Community and Social Services',
    'social services, social work, community services, action sociale, travail social, médico social',
  ],
  [
    'protective-services',
    'Military and Protective Services',
    'military, security services, protective services, armée, défense, sécurité, secours',
  ],
  [
    'arts',
    'Arts and Entertainment',
    'entertainment, music, film, arts, spectacle, audiovisuel, culture',
  ],
];
