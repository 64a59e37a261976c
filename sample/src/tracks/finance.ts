import type { Track } from './track.ts';

/** People in accounting, banking and insurance. */
export const financeTracks: readonly Track[] = [
  {
    key: 'accountant',
    industries: [
      'accounting',
      'accounting',
      'retail',
      'manufacturing',
      'real-estate',
      'construction',
    ],
    titles: [
      'Accounts Assistant|Assistant comptable|Assistante comptable',
      'Accountant|Comptable',
      'Senior Accountant|Comptable général|Comptable générale',
      'Chief Accountant|Chef comptable|Cheffe comptable',
      'Finance Director|Directeur administratif et financier|Directrice administrative et financière',
    ],
    intern: 'Accounting Trainee|Alternant comptabilité|Alternante comptabilité',
    skills:
      'Bookkeeping|Tenue de comptabilité, Sage, Excel, VAT returns|Déclarations de TVA, Year-end closing|Clôture annuelle, IFRS, SAP, Bank reconciliation|Rapprochement bancaire, Cegid, Consolidation, Tax|Fiscalité',
    study: {
      kind: 'business',
      level: 'bachelor',
      fields:
        'Accounting|Comptabilité et gestion, Accounting and Finance|Comptabilité-contrôle-audit',
    },
    certifications:
      'ACCA Qualification|ACCA;Diplôme de comptabilité et de gestion (DCG)|Ministère de l’Enseignement supérieur;AAT Level 4|AAT',
    en: [
      'Kept the books of {k} small companies, from entries to VAT returns and year-end accounts.',
      'Brought the monthly closing from ten days down to five.',
      'Moved the accounts to SAP and trained {n} colleagues.',
      'Prepared the audit file and answered the auditors’ questions.',
    ],
    fr: [
      'Tenue de {k} dossiers de TPE et PME, de la saisie aux déclarations de TVA et au bilan.',
      'Clôture mensuelle ramenée de dix jours à cinq.',
      'Migration de la comptabilité vers SAP et formation de {n} collègues.',
      "Préparation du dossier d'audit et réponses aux commissaires aux comptes.",
    ],
  },
  {
    key: 'controller',
    industries: ['manufacturing', 'retail', 'pharma', 'energy', 'automotive', 'software', 'food'],
    titles: [
      'Junior Financial Controller|Contrôleur de gestion junior|Contrôleuse de gestion junior',
      'Financial Controller|Contrôleur de gestion|Contrôleuse de gestion',
      'Senior Financial Controller|Contrôleur de gestion senior|Contrôleuse de gestion senior',
      'Finance Manager|Responsable du contrôle de gestion',
      'Chief Financial Officer|Directeur financier|Directrice financière',
    ],
    intern: 'Finance Intern|Stagiaire contrôle de gestion',
    skills:
      'Budgeting|Élaboration budgétaire, Forecasting|Prévisions, Excel, SAP, Power BI, Cost accounting|Comptabilité analytique, Financial reporting|Reporting financier, Variance analysis|Analyse des écarts, IFRS, Anaplan, Cash flow management|Gestion de trésorerie',
    study: {
      kind: 'business',
      level: 'master',
      fields: 'Finance|Finance, Management Control|Contrôle de gestion',
    },
    certifications:
      'CIMA Professional Qualification|CIMA;DSCG|Ministère de l’Enseignement supérieur',
    from: ['accountant', 'auditor'],
    en: [
      'Prepared the budget and three forecasts a year for {n} plants.',
      'Built margin reporting in Power BI for the management committee.',
      'Found savings of €{k},000 in logistics and energy.',
      '*Led the roll-out of Anaplan with {n} business units.',
    ],
    fr: [
      'Élaboration du budget et de trois prévisions par an pour {n} usines.',
      'Construction du reporting de marge dans Power BI pour le comité de direction.',
      "Identification de {k} 000 € d'économies sur la logistique et l'énergie.",
      "*Pilotage du déploiement d'Anaplan dans {n} entités.",
    ],
  },
  {
    key: 'auditor',
    industries: ['accounting', 'accounting', 'finance', 'insurance'],
    titles: [
      'Audit Assistant|Auditeur junior|Auditrice junior',
      'Auditor|Auditeur financier|Auditrice financière',
      'Senior Auditor|Auditeur senior|Auditrice senior',
      'Audit Manager|Manager audit',
      'Audit Partner|Associé audit|Associée audit',
    ],
    intern: 'Audit Intern|Stagiaire audit',
    skills:
      'Statutory audit|Audit légal, Internal control|Contrôle interne, IFRS, Risk assessment|Cartographie des risques, Excel, Due diligence, Consolidation, US GAAP, Data analytics|Analyse de données, Report writing|Rédaction de rapports',
    study: {
      kind: 'business',
      level: 'master',
      fields: 'Audit and Finance|Audit et finance, Accounting|Comptabilité-contrôle-audit',
    },
    certifications:
      'Certified Internal Auditor|The Institute of Internal Auditors;ACA|ICAEW;Diplôme d’expertise comptable (DEC)|Ministère de l’Enseignement supérieur',
    en: [
      'Audited listed and family companies with revenues up to €{k} million.',
      '*Led teams of {n} on site and reviewed their working papers.',
      'Tested internal controls over purchasing and payroll.',
      'Carried out financial due diligence on {n} acquisitions.',
    ],
    fr: [
      "Audit légal de sociétés cotées et familiales, jusqu'à {k} M€ de chiffre d'affaires.",
      "*Encadrement d'équipes de {n} auditeurs et revue des dossiers.",
      'Tests du contrôle interne sur les achats et la paie.',
      'Due diligences financières de {n} acquisitions.',
    ],
  },
  {
    key: 'financial-analyst',
    industries: ['finance', 'finance', 'consulting', 'energy'],
    titles: [
      'Junior Financial Analyst|Analyste financier junior|Analyste financière junior',
      'Financial Analyst|Analyste financier|Analyste financière',
      'M&A Associate|Chargé d’affaires fusions-acquisitions|Chargée d’affaires fusions-acquisitions',
      'Vice President, Corporate Finance|Directeur adjoint financement d’entreprise|Directrice adjointe financement d’entreprise',
      'Managing Director, Investment Banking|Directeur de la banque d’investissement|Directrice de la banque d’investissement',
    ],
    intern: 'Investment Banking Summer Analyst|Stagiaire fusions-acquisitions',
    skills:
      'Financial modelling|Modélisation financière, Valuation|Valorisation d’entreprise, Excel, Bloomberg, Due diligence, LBO, Mergers and acquisitions|Fusions-acquisitions, PowerPoint, Capital IQ, Equity research|Analyse actions, ESG',
    study: {
      kind: 'business',
      level: 'master',
      fields: 'Finance|Finance de marché, Corporate Finance|Finance d’entreprise',
    },
    certifications:
      'CFA Charterholder|CFA Institute;Certification AMF|AMF;Financial Modeling & Valuation Analyst|Corporate Finance Institute',
    en: [
      'Built valuation and LBO models for {n} transactions of up to €{k} million.',
      'Wrote information memoranda and ran data rooms.',
      'Covered industrial mid-caps and published {k} notes.',
      'Presented investment cases to the committee.',
    ],
    fr: [
      "Modèles de valorisation et de LBO pour {n} opérations, jusqu'à {k} M€.",
      "Rédaction de mémorandums d'information et gestion de data rooms.",
      'Suivi de valeurs industrielles et publication de {k} notes.',
      "Présentation des dossiers au comité d'investissement.",
    ],
  },
  {
    key: 'banking',
    industries: ['finance', 'insurance'],
    titles: [
      'Bank Teller|Conseiller d’accueil bancaire|Conseillère d’accueil bancaire',
      'Personal Banking Adviser|Conseiller clientèle particuliers|Conseillère clientèle particuliers',
      'Business Banking Adviser|Conseiller clientèle professionnels|Conseillère clientèle professionnels',
      'Branch Manager|Directeur d’agence bancaire|Directrice d’agence bancaire',
      'Regional Banking Director|Directeur de groupe bancaire|Directrice de groupe bancaire',
    ],
    intern: 'Banking Apprentice|Alternant conseiller bancaire|Alternante conseillère bancaire',
    skills:
      'Credit analysis|Analyse de crédit, Savings products|Produits d’épargne, Mortgages|Crédit immobilier, Life insurance|Assurance vie, KYC, Compliance|Conformité, Customer portfolio|Gestion de portefeuille clients, Sales targets|Objectifs commerciaux',
    study: {
      kind: 'business',
      level: 'bachelor',
      fields: 'Banking|Banque, Banking and Insurance|Banque et assurance',
    },
    certifications:
      'Certification AMF|AMF;Certificate in Mortgage Advice and Practice|London Institute of Banking & Finance',
    en: [
      'Advised {k} households on savings, mortgages and insurance.',
      'Granted loans to small businesses and followed their accounts.',
      '*Ran a branch of {n}; net banking income rose by {p}%.',
      'Applied KYC and anti-money-laundering checks.',
    ],
    fr: [
      'Conseil de {k} foyers en épargne, crédit immobilier et assurance.',
      'Octroi de crédits aux professionnels et suivi de leurs comptes.',
      "*Direction d'une agence de {n} personnes, PNB en hausse de {p} %.",
      'Application des contrôles KYC et de lutte contre le blanchiment.',
    ],
  },
  {
    key: 'actuary',
    industries: ['insurance'],
    titles: [
      'Actuarial Analyst|Chargé d’études actuarielles|Chargée d’études actuarielles',
      'Actuary|Actuaire',
      'Senior Actuary|Actuaire senior',
      'Head of Pricing|Responsable tarification',
      'Chief Actuary|Directeur technique assurance|Directrice technique assurance',
    ],
    intern: 'Actuarial Intern|Stagiaire actuariat',
    skills:
      'Solvency II|Solvabilité II, R, SAS, Pricing|Tarification, Reserving|Provisionnement, IFRS 17, GLM, Python, Excel, Reinsurance|Réassurance, Prophet',
    study: {
      kind: 'engineering',
      level: 'master',
      fields: 'Actuarial Science|Actuariat, Statistics|Statistiques',
    },
    certifications:
      'Fellow of the Institute and Faculty of Actuaries|IFoA;Actuaire certifié|Institut des actuaires',
    en: [
      'Priced motor and home products with GLMs; the loss ratio improved by {n} points.',
      'Computed reserves and capital needs under Solvency II.',
      '*Led the IFRS 17 project with {n} colleagues.',
      'Negotiated the yearly reinsurance programme.',
    ],
    fr: [
      'Tarification automobile et habitation par GLM : ratio de sinistralité amélioré de {n} points.',
      'Calcul des provisions et du besoin en capital sous Solvabilité II.',
      '*Pilotage du projet IFRS 17 avec {n} collègues.',
      'Négociation du programme annuel de réassurance.',
    ],
  },
];
