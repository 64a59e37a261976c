import type { Track } from './track.ts';

/** People who sell, market, welcome and serve. */
export const commerceTracks: readonly Track[] = [
  {
    key: 'digital-marketing',
    industries: ['ecommerce', 'software', 'retail', 'travel', 'agency', 'luxury', 'media'],
    titles: [
      'Digital Marketing Assistant|Assistant marketing digital|Assistante marketing digital',
      'Digital Marketing Specialist|Chargé de marketing digital|Chargée de marketing digital',
      'Growth Marketing Manager|Growth manager',
      'Digital Marketing Manager|Responsable marketing digital',
      'Chief Marketing Officer|Directeur marketing|Directrice marketing',
    ],
    intern: 'Digital Marketing Intern|Stagiaire marketing digital',
    skills:
      'SEO, Google Ads, Meta Ads, Google Analytics, CRM, HubSpot, Email marketing|E-mailing, Content strategy|Stratégie de contenu, Marketing automation, A/B testing|Tests A/B, LinkedIn Ads, WordPress',
    study: {
      kind: 'business',
      level: 'master',
      fields: 'Digital Marketing|Marketing digital, Marketing|Marketing',
    },
    certifications:
      'Google Ads Search Certification|Google;HubSpot Inbound Marketing|HubSpot;Meta Certified Digital Marketing Associate|Meta',
    en: [
      'Ran Google Ads and Meta campaigns with a yearly budget of €{k},000; cost per lead fell by {p}%.',
      'Doubled organic traffic in 18 months with SEO and a new content strategy.',
      'Built the email programme in HubSpot, from welcome to win-back.',
      '*Led a team of {n} and two agencies.',
    ],
    fr: [
      '*Pilotage de campagnes Google Ads et Meta, budget annuel de {k} 000 € : coût par lead réduit de {p} %.',
      'Trafic naturel doublé en 18 mois grâce au SEO et à une nouvelle stratégie de contenu.',
      "Construction du programme d'e-mailing dans HubSpot, de l'accueil à la réactivation.",
      '*Encadrement de {n} personnes et de deux agences.',
    ],
  },
  {
    key: 'communication',
    industries: ['public', 'agency', 'luxury', 'energy', 'pharma', 'media', 'education'],
    titles: [
      'Communications Assistant|Assistant communication|Assistante communication',
      'Communications Officer|Chargé de communication|Chargée de communication',
      'Public Relations Manager|Responsable relations presse',
      'Head of Communications|Responsable communication',
      'Communications Director|Directeur de la communication|Directrice de la communication',
    ],
    intern: 'Communications Intern|Stagiaire communication',
    skills:
      'Press relations|Relations presse, Internal communication|Communication interne, Social media|Réseaux sociaux, Copywriting|Rédaction, Event management|Événementiel, Crisis communication|Communication de crise, Canva, InDesign, Brand strategy|Stratégie de marque, WordPress',
    study: {
      kind: 'university',
      level: 'master',
      fields:
        'Communication|Information et communication, Journalism|Journalisme, Political Science|Science politique',
    },
    certifications:
      'CIPR Professional PR Diploma|Chartered Institute of Public Relations;Certified Social Media Manager|Hootsuite',
    en: [
      'Handled press relations for {n} product launches, with {k} articles published.',
      'Renewed internal communication after a merger: newsletter, intranet and managers’ kit.',
      'Wrote speeches and the annual report.',
      'Organised the yearly convention for {k} guests.',
    ],
    fr: [
      'Relations presse de {n} lancements, {k} articles publiés.',
      'Refonte de la communication interne après une fusion : lettre, intranet et kit des managers.',
      'Rédaction des discours et du rapport annuel.',
      'Organisation de la convention annuelle, {k} invités.',
    ],
  },
  {
    key: 'b2b-sales',
    industries: ['software', 'telecom', 'manufacturing', 'consulting', 'electronics', 'insurance'],
    titles: [
      'Sales Development Representative|Commercial sédentaire|Commerciale sédentaire',
      'Account Executive|Ingénieur commercial|Ingénieure commerciale',
      'Senior Account Executive|Ingénieur commercial grands comptes|Ingénieure commerciale grands comptes',
      'Sales Manager|Responsable commercial|Responsable commerciale',
      'Sales Director|Directeur commercial|Directrice commerciale',
    ],
    intern: 'Sales Intern|Stagiaire développement commercial',
    skills:
      'Salesforce, Prospecting|Prospection, Negotiation|Négociation, Key accounts|Grands comptes, Cold calling|Prospection téléphonique, HubSpot, Sales forecasting|Prévision des ventes, SaaS, Social selling, Tenders|Appels d’offres, MEDDIC',
    study: {
      kind: 'business',
      level: 'master',
      fields:
        'Sales Management|Négociation commerciale, International Business|Commerce international',
    },
    certifications:
      'Salesforce Certified Sales Representative|Salesforce;MEDDIC Certified|MEDDIC Academy',
    en: [
      'Sold SaaS contracts to large accounts, reaching {q}% of a €{k},000 quota.',
      'Opened the DACH market from nothing and signed {n} reference customers.',
      'Ran negotiations with procurement and legal teams over nine-month cycles.',
      '*Hired and coached a team of {n} sales people; the win rate rose by {p}%.',
    ],
    fr: [
      "Vente de contrats SaaS à de grands comptes, {q} % d'un objectif de {k} 000 €.",
      "Ouverture d'un nouveau marché et signature de {n} clients de référence.",
      'Négociation avec les achats et le juridique sur des cycles de neuf mois.',
      "*Recrutement et accompagnement d'une équipe de {n} commerciaux : taux de succès en hausse de {p} %.",
    ],
  },
  {
    key: 'customer-success',
    industries: ['software', 'health-tech', 'telecom', 'ecommerce'],
    titles: [
      'Customer Support Agent|Chargé de support client|Chargée de support client',
      'Customer Success Associate|Chargé de relation client|Chargée de relation client',
      'Customer Success Manager',
      'Senior Customer Success Manager|Customer success manager senior',
      'Head of Customer Success|Directeur de la relation client|Directrice de la relation client',
    ],
    intern: 'Customer Success Intern|Stagiaire relation client',
    skills:
      'Onboarding|Accompagnement client, Zendesk, Salesforce, Retention|Fidélisation, Intercom, Upselling|Vente additionnelle, NPS, Gainsight, Training|Formation, Churn analysis|Analyse de l’attrition, Customer service|Service client',
    study: {
      kind: 'business',
      level: 'bachelor',
      fields: 'Business Administration|Gestion des entreprises, Marketing|Marketing',
    },
    certifications:
      'Certified Customer Success Manager|SuccessHACKER;Zendesk Support Administrator|Zendesk',
    en: [
      'Looked after {k} accounts and brought churn down by {p}%.',
      'Wrote the onboarding programme: first value in two weeks instead of six.',
      'Raised the NPS by {n} points in a year.',
      '*Led a support team of {n} on two continents.',
    ],
    fr: [
      "Suivi de {k} comptes et baisse de {p} % de l'attrition.",
      "Création du programme d'accueil des clients : premiers résultats en deux semaines au lieu de six.",
      'Gain de {n} points de NPS en un an.',
      "*Animation d'une équipe support de {n} personnes.",
    ],
  },
  {
    key: 'store-manager',
    industries: ['retail', 'luxury', 'retail'],
    titles: [
      'Sales Assistant|Vendeur|Vendeuse',
      'Senior Sales Advisor|Conseiller de vente|Conseillère de vente',
      'Assistant Store Manager|Responsable adjoint de magasin|Responsable adjointe de magasin',
      'Store Manager|Directeur de magasin|Directrice de magasin',
      'Area Manager|Directeur régional|Directrice régionale',
    ],
    intern: 'Retail Trainee|Alternant vente|Alternante vente',
    skills:
      'Customer service|Service client, Visual merchandising, Stock management|Gestion des stocks, Team management|Management d’équipe, Cash handling|Encaissement, Loss prevention|Démarque inconnue, Sales targets|Objectifs de vente, Cegid, Staff planning|Planification des équipes',
    study: {
      kind: 'vocational',
      level: 'short',
      fields:
        'Retail Management|Management commercial opérationnel, Sales|Techniques de commercialisation',
    },
    certifications:
      'Retail Management Diploma|City & Guilds;Sauveteur secouriste du travail (SST)|INRS',
    en: [
      '*Ran a shop of {k} m² and a team of {n}; turnover rose by {p}% on the year before.',
      'Brought stock loss down by {p}% with weekly counts.',
      'Opened {n} new shops: hiring, training and merchandising.',
      'Advised customers and looked after the loyalty programme.',
    ],
    fr: [
      "*Gestion d'un magasin de {k} m² et d'une équipe de {n} personnes, chiffre d'affaires en hausse de {p} %.",
      'Baisse de {p} % de la démarque grâce à des inventaires tournants.',
      'Ouverture de {n} magasins : recrutement, formation, implantation.',
      'Conseil aux clients et animation du programme de fidélité.',
    ],
  },
  {
    key: 'chef',
    industries: ['hospitality'],
    titles: [
      'Commis Chef|Commis de cuisine',
      'Chef de Partie|Chef de partie|Cheffe de partie',
      'Sous Chef|Sous-chef de cuisine|Sous-cheffe de cuisine',
      'Head Chef|Chef de cuisine|Cheffe de cuisine',
      'Executive Chef|Chef exécutif|Cheffe exécutive',
    ],
    intern: 'Kitchen Apprentice|Apprenti cuisinier|Apprentie cuisinière',
    skills:
      'French cuisine|Cuisine française, HACCP, Menu design|Création de carte, Food cost control|Maîtrise du coût matière, Pastry|Pâtisserie, Team management|Management de brigade, Purchasing|Achats, Plating|Dressage, Stock management|Gestion des stocks',
    study: {
      kind: 'vocational',
      level: 'vocational',
      fields: 'Culinary Arts|Cuisine, Catering|Hôtellerie-restauration',
    },
    certifications: 'Food Safety Level 3|CIEH;HACCP|Bureau Veritas',
    en: [
      '*Led a brigade of {n} serving {k} covers a day.',
      'Wrote a seasonal menu from local producers and brought food cost down by {p}%.',
      'Kept the kitchen at the highest hygiene rating under HACCP.',
      'Trained apprentices in sauces, fish and pastry.',
    ],
    fr: [
      "*Direction d'une brigade de {n} personnes, {k} couverts par jour.",
      'Carte de saison avec des producteurs locaux et coût matière réduit de {p} %.',
      "Respect des normes HACCP et suivi des contrôles d'hygiène.",
      'Formation des apprentis aux sauces, au poisson et à la pâtisserie.',
    ],
  },
  {
    key: 'hotel',
    industries: ['hospitality'],
    titles: [
      'Hotel Receptionist|Réceptionniste',
      'Front Desk Supervisor|Chef de réception|Cheffe de réception',
      'Assistant Hotel Manager|Adjoint de direction d’hôtel|Adjointe de direction d’hôtel',
      'Hotel Manager|Directeur d’hôtel|Directrice d’hôtel',
      'Regional Hotel Director|Directeur régional hôtellerie|Directrice régionale hôtellerie',
    ],
    intern: 'Hotel Trainee|Stagiaire réception',
    skills:
      'Guest relations|Accueil client, Opera PMS, Revenue management, Booking.com Extranet, Complaint handling|Gestion des réclamations, Team management|Management d’équipe, Yield management, Concierge services|Conciergerie, Budgeting|Élaboration budgétaire',
    study: {
      kind: 'hospitality',
      level: 'bachelor',
      fields: 'Hotel Management|Management hôtelier, Tourism|Tourisme',
    },
    certifications:
      'Certified Hospitality Supervisor|AHLEI;Opera Cloud Certified|Oracle Hospitality',
    en: [
      'Welcomed guests of a {k}-room hotel in three languages.',
      '*Ran reception with a team of {n}; guest satisfaction rose by {p}%.',
      'Introduced revenue management and raised RevPAR by {p}%.',
      'Prepared budgets, rosters and the yearly refurbishment.',
    ],
    fr: [
      "Accueil des clients d'un hôtel de {k} chambres en trois langues.",
      '*Encadrement de la réception, {n} personnes ; satisfaction client en hausse de {p} %.',
      'Mise en place du revenue management : RevPAR en hausse de {p} %.',
      'Préparation des budgets, des plannings et des travaux annuels.',
    ],
  },
  {
    key: 'events',
    industries: ['agency', 'hospitality', 'media', 'travel'],
    titles: [
      'Event Assistant|Assistant événementiel|Assistante événementiel',
      'Event Coordinator|Chargé d’événementiel|Chargée d’événementiel',
      'Event Project Manager|Chef de projet événementiel|Cheffe de projet événementiel',
      'Head of Events|Responsable événementiel',
      'Events Director|Directeur événementiel|Directrice événementiel',
    ],
    intern: 'Events Intern|Stagiaire événementiel',
    skills:
      'Event management|Organisation d’événements, Budgeting|Gestion de budget, Supplier negotiation|Négociation fournisseurs, Logistics|Logistique, Sponsorship|Recherche de partenaires, Cvent, Scenography|Scénographie, Risk assessment|Sécurité du public, Canva',
    study: {
      kind: 'business',
      level: 'bachelor',
      fields: 'Event Management|Événementiel, Communication|Communication',
    },
    certifications: 'Certified Meeting Professional|Events Industry Council',
    en: [
      'Organised {n} trade fairs and conferences a year, up to {k} visitors each.',
      'Negotiated with venues and suppliers, saving {p}% of the budget.',
      'Ran the logistics and safety plan of an outdoor festival.',
      'Moved the yearly congress to a hybrid format.',
    ],
    fr: [
      "Organisation de {n} salons et congrès par an, jusqu'à {k} visiteurs.",
      'Négociation avec les lieux et les prestataires : {p} % de budget économisé.',
      "Logistique et plan de sécurité d'un festival en plein air.",
      'Passage du congrès annuel au format hybride.',
    ],
  },
  {
    key: 'real-estate',
    industries: ['real-estate'],
    titles: [
      'Lettings Negotiator|Négociateur immobilier|Négociatrice immobilière',
      'Estate Agent|Agent immobilier|Agente immobilière',
      'Senior Property Consultant|Conseiller immobilier senior|Conseillère immobilière senior',
      'Branch Manager|Directeur d’agence immobilière|Directrice d’agence immobilière',
      'Property Director|Directeur immobilier|Directrice immobilière',
    ],
    intern: 'Property Trainee|Alternant immobilier|Alternante immobilière',
    skills:
      'Property valuation|Estimation immobilière, Negotiation|Négociation, Prospecting|Prospection, Lease management|Gestion locative, Property law|Droit immobilier, CRM, Co-ownership management|Syndic de copropriété, Client follow-up|Suivi client',
    study: {
      kind: 'business',
      level: 'short',
      fields: 'Real Estate|Professions immobilières, Property Management|Gestion immobilière',
    },
    certifications:
      'Level 3 Sale of Residential Property|Propertymark;Carte professionnelle de transaction|CCI',
    en: [
      'Sold {k} flats and houses in four years, from valuation to completion.',
      'Managed a rental portfolio of {k} homes with {p}% fewer arrears.',
      '*Led an agency of {n} negotiators.',
      'Built a network of notaries, brokers and builders in the district.',
    ],
    fr: [
      "Vente de {k} appartements et maisons en quatre ans, de l'estimation à l'acte.",
      "Gestion locative de {k} logements, avec {p} % d'impayés en moins.",
      "*Animation d'une agence de {n} négociateurs.",
      'Création d’un réseau de notaires, de courtiers et de constructeurs dans le secteur.',
    ],
  },
];
