import type { Track } from './track.ts';

/**
 * People in human resources, law, consulting, purchasing and the running of offices and projects.
 */
export const officeTracks: readonly Track[] = [
  {
    key: 'recruiter',
    industries: ['staffing', 'staffing', 'software', 'consulting', 'retail', 'hospital'],
    titles: [
      'Recruitment Assistant|Assistant recrutement|Assistante recrutement',
      'Recruiter|Chargé de recrutement|Chargée de recrutement',
      'Senior Talent Acquisition Specialist|Consultant en recrutement senior|Consultante en recrutement senior',
      'Talent Acquisition Manager|Responsable recrutement',
      'Head of Talent Acquisition|Directeur de l’acquisition de talents|Directrice de l’acquisition de talents',
    ],
    intern: 'Recruitment Intern|Stagiaire recrutement',
    skills:
      'Sourcing, Interviewing|Conduite d’entretiens, LinkedIn Recruiter, ATS, Employer branding|Marque employeur, Boolean search|Recherche booléenne, Onboarding|Intégration des salariés, Salary negotiation|Négociation salariale, Diversity hiring|Recrutement inclusif, Headhunting|Approche directe',
    study: {
      kind: 'university',
      level: 'master',
      fields: 'Human Resources|Ressources humaines, Psychology|Psychologie du travail',
    },
    certifications: 'CIPD Level 5|CIPD;LinkedIn Certified Professional Recruiter|LinkedIn',
    en: [
      '*Hired {k} people in two years, mostly engineers and sales staff, with direct sourcing.',
      'Cut the time to hire by {p}% with structured interviews and scorecards.',
      'Chose and rolled out the new ATS with {n} managers.',
      'Built the employer brand: school events, referral scheme and career site.',
    ],
    fr: [
      'Recrutement de {k} personnes en deux ans, surtout ingénieurs et commerciaux, par approche directe.',
      "Délai de recrutement réduit de {p} % grâce aux entretiens structurés et aux grilles d'évaluation.",
      'Choix et déploiement du nouvel ATS avec {n} managers.',
      'Développement de la marque employeur : écoles, cooptation et site carrière.',
    ],
  },
  {
    key: 'hr',
    industries: ['manufacturing', 'retail', 'hospital', 'public', 'food', 'logistics', 'software'],
    titles: [
      'HR Assistant|Assistant ressources humaines|Assistante ressources humaines',
      'HR Officer|Chargé des ressources humaines|Chargée des ressources humaines',
      'HR Business Partner',
      'HR Manager|Responsable des ressources humaines',
      'Human Resources Director|Directeur des ressources humaines|Directrice des ressources humaines',
    ],
    intern: 'HR Intern|Stagiaire ressources humaines',
    skills:
      'Employment law|Droit du travail, Payroll|Paie, Employee relations|Relations sociales, Training plans|Plan de formation, Workday, SIRH, Performance reviews|Entretiens annuels, Change management|Conduite du changement, Compensation and benefits|Rémunération et avantages, Collective bargaining|Négociation collective',
    study: {
      kind: 'university',
      level: 'master',
      fields: 'Human Resources|Gestion des ressources humaines, Employment Law|Droit social',
    },
    certifications: 'CIPD Level 7|CIPD;SHRM-CP|SHRM',
    from: ['recruiter', 'payroll'],
    en: [
      'Supported {n} managers and {k} employees on contracts, reviews and conflicts.',
      'Negotiated working-time and remote-work agreements with the unions.',
      'Wrote the yearly training plan and its budget.',
      'Brought staff turnover down by {p}% with exit interviews and career paths.',
    ],
    fr: [
      'Accompagnement de {n} managers et de {k} salariés : contrats, entretiens, conflits.',
      'Négociation des accords sur le temps de travail et le télétravail avec les syndicats.',
      'Élaboration du plan de formation et de son budget.',
      'Baisse de {p} % du turnover grâce aux entretiens de départ et aux parcours de carrière.',
    ],
  },
  {
    key: 'payroll',
    industries: ['accounting', 'manufacturing', 'hospital', 'public', 'staffing'],
    titles: [
      'Payroll Assistant|Assistant paie|Assistante paie',
      'Payroll Officer|Gestionnaire de paie',
      'Senior Payroll Specialist|Gestionnaire de paie confirmé|Gestionnaire de paie confirmée',
      'Payroll Manager|Responsable paie',
      'Head of Payroll and HR Administration|Directeur paie et administration du personnel|Directrice paie et administration du personnel',
    ],
    intern: 'Payroll Apprentice|Alternant paie|Alternante paie',
    skills:
      'Payroll processing|Établissement des bulletins de paie, DSN, ADP, Sage Paie, Employment law|Droit social, Excel, Social declarations|Déclarations sociales, Silae, Absence management|Gestion des absences, SAP HR',
    study: {
      kind: 'vocational',
      level: 'bachelor',
      fields: 'Payroll and HR Administration|Gestion de la paie, Accounting|Comptabilité',
    },
    certifications:
      'CIPP Payroll Technician Certificate|CIPP;Titre professionnel Gestionnaire de paie|Ministère du Travail',
    en: [
      'Ran a monthly payroll of {k} payslips under {n} collective agreements.',
      'Moved payroll to ADP without a single late payment.',
      'Answered staff questions and prepared social declarations.',
      'Cut payslip errors by {p}% with automatic checks.',
    ],
    fr: [
      'Établissement de {k} bulletins de paie par mois, {n} conventions collectives.',
      'Migration de la paie vers ADP sans aucun retard de versement.',
      'Réponses aux salariés et déclarations sociales (DSN).',
      'Réduction de {p} % des erreurs grâce à des contrôles automatiques.',
    ],
  },
  {
    key: 'legal',
    industries: ['law', 'finance', 'software', 'energy', 'pharma', 'real-estate'],
    titles: [
      'Paralegal|Juriste junior',
      'Legal Counsel|Juriste',
      'Senior Legal Counsel|Juriste senior',
      'Head of Legal|Responsable juridique',
      'General Counsel|Directeur juridique|Directrice juridique',
    ],
    intern: 'Legal Intern|Stagiaire juriste',
    skills:
      'Contract law|Droit des contrats, GDPR|RGPD, Corporate law|Droit des sociétés, Negotiation|Négociation, Compliance|Conformité, Legal drafting|Rédaction juridique, Intellectual property|Propriété intellectuelle, Litigation|Contentieux, Employment law|Droit du travail',
    study: { kind: 'law', level: 'master', fields: 'Business Law|Droit des affaires, Law|Droit' },
    certifications:
      'CIPP/E|IAPP;Certificat d’aptitude à la profession d’avocat (CAPA)|École de formation du barreau',
    en: [
      'Drafted and negotiated {k} commercial contracts a year, in English and French.',
      '*Led the GDPR programme: records, impact assessments and training.',
      'Handled corporate secretarial work for {n} subsidiaries.',
      'Managed disputes with outside counsel and cut legal spend by {p}%.',
    ],
    fr: [
      'Rédaction et négociation de {k} contrats commerciaux par an, en français et en anglais.',
      "*Pilotage de la conformité RGPD : registre, analyses d'impact, formation.",
      'Secrétariat juridique de {n} filiales.',
      'Suivi des contentieux avec les avocats et baisse de {p} % des honoraires.',
    ],
  },
  {
    key: 'lawyer',
    industries: ['law'],
    titles: [
      'Trainee Solicitor|Élève-avocat|Élève-avocate',
      'Associate Lawyer|Avocat collaborateur|Avocate collaboratrice',
      'Senior Associate|Avocat senior|Avocate senior',
      'Counsel',
      'Partner|Avocat associé|Avocate associée',
    ],
    intern: 'Law Firm Intern|Stagiaire en cabinet d’avocats',
    skills:
      'Litigation|Contentieux, Legal research|Recherche juridique, Pleading|Plaidoirie, Employment law|Droit du travail, Mergers and acquisitions|Fusions-acquisitions, Contract law|Droit des contrats, Arbitration|Arbitrage, Tax law|Droit fiscal, Legal drafting|Rédaction d’actes',
    study: {
      kind: 'law',
      level: 'master',
      fields: 'Law|Droit privé, International Law|Droit international',
    },
    certifications:
      'Solicitor of England and Wales|Solicitors Regulation Authority;Certificat d’aptitude à la profession d’avocat (CAPA)|École de formation du barreau',
    en: [
      'Advised employers on dismissals, restructuring and executive pay.',
      'Pleaded {k} cases before labour and commercial courts.',
      '*Ran share deals of up to €{k} million with a team of {n}.',
      'Published and taught on new case law.',
    ],
    fr: [
      'Conseil aux employeurs : licenciements, restructurations, rémunération des dirigeants.',
      "Plaidoirie de {k} dossiers devant les prud'hommes et les tribunaux de commerce.",
      "*Conduite d'opérations de cession jusqu'à {k} M€ avec une équipe de {n}.",
      'Publications et formations sur la jurisprudence récente.',
    ],
  },
  {
    key: 'consultant',
    industries: ['consulting'],
    titles: [
      'Analyst|Analyste',
      'Consultant|Consultant|Consultante',
      'Senior Consultant|Consultant senior|Consultante senior',
      'Engagement Manager|Manager conseil',
      'Partner|Directeur associé|Directrice associée',
    ],
    intern: 'Consulting Intern|Stagiaire conseil',
    skills:
      'Strategy|Stratégie, Change management|Conduite du changement, PowerPoint, Excel, Project management|Gestion de projet, Business process design|Refonte de processus, Facilitation|Animation d’ateliers, Market research|Études de marché, PMO, Cost reduction|Réduction des coûts',
    study: {
      kind: 'business',
      level: 'master',
      fields: 'Management|Management, Strategy|Stratégie',
    },
    certifications:
      'PMP|Project Management Institute;PRINCE2 Practitioner|PeopleCert;Lean Six Sigma Green Belt|ASQ',
    en: [
      '*Led a cost programme for a retail bank that saved {p}% of overheads.',
      'Redesigned purchasing processes on {n} sites of an industrial group.',
      'Ran the PMO of a merger touching {k} employees.',
      'Facilitated strategy workshops with executive committees.',
    ],
    fr: [
      "Programme d'économies d'une banque de détail : {p} % de frais généraux en moins.",
      "Refonte des processus d'achat sur {n} sites d'un groupe industriel.",
      "PMO d'une fusion concernant {k} salariés.",
      'Animation de séminaires stratégiques avec des comités de direction.',
    ],
  },
  {
    key: 'project-manager',
    industries: [
      'software',
      'telecom',
      'energy',
      'public',
      'insurance',
      'manufacturing',
      'finance',
    ],
    titles: [
      'Project Coordinator|Assistant chef de projet|Assistante cheffe de projet',
      'Project Manager|Chef de projet|Cheffe de projet',
      'Senior Project Manager|Chef de projet senior|Cheffe de projet senior',
      'Programme Manager|Directeur de projet|Directrice de projet',
      'PMO Director|Directeur PMO|Directrice PMO',
    ],
    intern: 'Project Management Intern|Stagiaire gestion de projet',
    skills:
      'Project management|Gestion de projet, MS Project, Agile methods|Méthodes agiles, Risk management|Gestion des risques, Scrum, Budget tracking|Suivi budgétaire, JIRA, Stakeholder management|Gestion des parties prenantes, PRINCE2, Planning|Planification',
    study: {
      kind: 'engineering',
      level: 'master',
      fields: 'Project Management|Management de projet, Engineering|Ingénierie',
    },
    certifications:
      'PMP|Project Management Institute;PRINCE2 Practitioner|PeopleCert;Professional Scrum Master I|Scrum.org',
    en: [
      'Delivered an ERP roll-out on {n} sites, on time and {p}% under budget.',
      'Coordinated {n} suppliers and internal teams of {k} people in all.',
      'Set up planning, risk log and steering committees.',
      'Moved the department from waterfall to Scrum.',
    ],
    fr: [
      "Déploiement d'un ERP sur {n} sites, dans les délais et {p} % sous le budget.",
      'Coordination de {n} prestataires et des équipes internes, {k} personnes au total.',
      'Mise en place du planning, du suivi des risques et des comités de pilotage.',
      'Passage du service du cycle en V à Scrum.',
    ],
  },
  {
    key: 'buyer',
    industries: ['manufacturing', 'automotive', 'aerospace', 'retail', 'food', 'construction'],
    titles: [
      'Purchasing Assistant|Assistant achats|Assistante achats',
      'Buyer|Acheteur|Acheteuse',
      'Senior Buyer|Acheteur senior|Acheteuse senior',
      'Purchasing Manager|Responsable achats',
      'Chief Procurement Officer|Directeur des achats|Directrice des achats',
    ],
    intern: 'Purchasing Intern|Stagiaire achats',
    skills:
      'Negotiation|Négociation, Supplier management|Gestion des fournisseurs, SAP, Tenders|Appels d’offres, Category management, Cost analysis|Analyse de coûts, Contract management|Gestion de contrats, Responsible purchasing|Achats responsables, Coupa, Incoterms',
    study: {
      kind: 'business',
      level: 'master',
      fields: 'Purchasing|Achats, Supply Chain Management|Management de la chaîne logistique',
    },
    certifications: 'MCIPS|CIPS;Certified Purchasing Professional|APS',
    en: [
      'Negotiated a portfolio of €{k} million in plastics and electronics, saving {p}%.',
      'Qualified {n} new suppliers in Europe and Asia.',
      'Ran tenders with quality and design teams.',
      'Added carbon and labour criteria to every contract.',
    ],
    fr: [
      "Négociation d'un portefeuille de {k} M€ en plastique et électronique : {p} % d'économies.",
      'Qualification de {n} nouveaux fournisseurs en Europe et en Asie.',
      "Conduite d'appels d'offres avec la qualité et le bureau d'études.",
      'Ajout de critères carbone et sociaux à chaque contrat.',
    ],
  },
  {
    key: 'assistant',
    industries: ['law', 'finance', 'public', 'consulting', 'construction', 'luxury', 'hospital'],
    titles: [
      'Administrative Assistant|Assistant administratif|Assistante administrative',
      'Executive Assistant|Assistant de direction|Assistante de direction',
      'Senior Executive Assistant|Assistant de direction générale|Assistante de direction générale',
      'Office Manager',
      'Head of Administration|Responsable administratif|Responsable administrative',
    ],
    intern: 'Office Trainee|Stagiaire assistanat',
    skills:
      'Diary management|Gestion d’agenda, Microsoft Office|Pack Office, Travel booking|Organisation de déplacements, Minute taking|Prise de notes, Filing|Classement, Invoicing|Facturation, Telephone reception|Accueil téléphonique, Google Workspace, Event planning|Organisation d’événements',
    study: {
      kind: 'vocational',
      level: 'short',
      fields:
        'Office Administration|Support à l’action managériale, Business Administration|Gestion des PME',
    },
    certifications: 'Microsoft Office Specialist|Microsoft;Certification Voltaire|Projet Voltaire',
    en: [
      'Managed the diaries and travel of {n} directors.',
      'Prepared board meetings and took the minutes.',
      'Ran the office of {k} people: suppliers, leases and reception.',
      'Brought office costs down by {p}%.',
    ],
    fr: [
      "Gestion de l'agenda et des déplacements de {n} directeurs.",
      "Préparation des conseils d'administration et rédaction des comptes rendus.",
      'Gestion des bureaux de {k} personnes : prestataires, baux, accueil.',
      'Baisse de {p} % des frais de fonctionnement.',
    ],
  },
];
