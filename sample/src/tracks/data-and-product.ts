import type { Track } from './track.ts';

/** People who work with data, decide what a product is, and give it its form. */
export const dataAndProductTracks: readonly Track[] = [
  {
    key: 'data-engineer',
    industries: ['software', 'finance', 'retail', 'ecommerce', 'telecom', 'energy'],
    titles: [
      'Junior Data Engineer|Data engineer junior',
      'Data Engineer',
      'Senior Data Engineer|Data engineer senior',
      'Lead Data Engineer',
      'Head of Data|Responsable data',
    ],
    intern: 'Data Engineering Intern|Stagiaire data engineering',
    skills:
      'Python, SQL, Spark, Airflow, dbt, Snowflake, BigQuery, Kafka, Databricks, Scala, Terraform, AWS, Data modelling|Modélisation de données, Data quality|Qualité des données',
    study: {
      kind: 'engineering',
      level: 'master',
      fields: 'Computer Science|Informatique, Data Engineering|Ingénierie des données',
    },
    certifications:
      'Google Cloud Professional Data Engineer|Google Cloud;SnowPro Core|Snowflake;Databricks Certified Data Engineer Associate|Databricks',
    from: ['backend', 'data-analyst'],
    en: [
      'Built the data platform on {s} and {t}, loading {k} million rows a night.',
      'Rewrote the reporting chain in dbt, with tests on every model used by {n} teams.',
      'Replaced nightly batches with Kafka streams; figures are now five minutes old.',
      'Cut warehouse costs by {p}% with partitioning and better models.',
    ],
    fr: [
      'Construction de la plateforme de données sur {s} et {t}, {k} millions de lignes chargées par nuit.',
      'Réécriture de la chaîne de reporting en dbt, avec des tests sur chaque modèle utilisé par {n} équipes.',
      'Remplacement des traitements de nuit par des flux Kafka : les chiffres ont cinq minutes.',
      "Baisse de {p} % des coûts de l'entrepôt grâce au partitionnement.",
    ],
  },
  {
    key: 'data-scientist',
    industries: [
      'software',
      'finance',
      'insurance',
      'retail',
      'ecommerce',
      'pharma',
      'health-tech',
      'energy',
    ],
    titles: [
      'Junior Data Scientist|Data scientist junior',
      'Data Scientist',
      'Senior Data Scientist|Data scientist senior',
      'Lead Data Scientist',
      'Director of Data Science|Directeur data science|Directrice data science',
    ],
    intern: 'Data Science Intern|Stagiaire data science',
    skills:
      'Python, scikit-learn, Pandas, SQL, PyTorch, XGBoost, Statistics|Statistiques, A/B testing|Tests A/B, R, NLP, Time series|Séries temporelles, MLflow, TensorFlow, Data visualisation|Visualisation de données',
    study: {
      kind: 'engineering',
      level: 'master',
      fields:
        'Statistics|Statistiques, Applied Mathematics|Mathématiques appliquées, Data Science|Science des données',
    },
    certifications:
      'TensorFlow Developer Certificate|Google;Azure Data Scientist Associate|Microsoft;Deep Learning Specialization|DeepLearning.AI',
    en: [
      'Built a churn model with {s} that lets sales keep {p}% more customers.',
      'Forecast the demand of {k} products a week, which lowered stock by {p}%.',
      'Designed and read A/B tests with {n} product teams.',
      'Put a text classifier in production for {k},000 incoming messages a day.',
    ],
    fr: [
      "Construction d'un modèle d'attrition avec {s}, qui aide à garder {p} % de clients en plus.",
      'Prévision hebdomadaire de la demande de {k} produits : stocks en baisse de {p} %.',
      'Conception et lecture de tests A/B avec {n} équipes produit.',
      "Mise en production d'un classifieur de texte pour {k} 000 messages par jour.",
    ],
  },
  {
    key: 'ml-engineer',
    industries: ['software', 'automotive', 'health-tech', 'media', 'ecommerce', 'aerospace'],
    titles: [
      'Junior Machine Learning Engineer|Ingénieur machine learning junior|Ingénieure machine learning junior',
      'Machine Learning Engineer|Ingénieur machine learning|Ingénieure machine learning',
      'Senior Machine Learning Engineer|Ingénieur machine learning senior|Ingénieure machine learning senior',
      'Lead Machine Learning Engineer|Lead machine learning',
      'Head of AI|Responsable intelligence artificielle',
    ],
    intern: 'Machine Learning Intern|Stagiaire machine learning',
    skills:
      'Python, PyTorch, TensorFlow, Hugging Face, MLOps, Kubernetes, CUDA, Computer vision|Vision par ordinateur, NLP, LLM, RAG, Docker, Ray, C++',
    study: {
      kind: 'engineering',
      level: 'doctorate',
      fields: 'Artificial Intelligence|Intelligence artificielle, Computer Science|Informatique',
    },
    certifications:
      'AWS Certified Machine Learning – Specialty|Amazon Web Services;Professional Machine Learning Engineer|Google Cloud',
    from: ['data-scientist', 'backend'],
    en: [
      'Trained and served vision models with {s} on {k},000 images a day.',
      'Built a retrieval-augmented assistant over {k} internal documents, with an evaluation set and guardrails.',
      'Brought inference costs down by {p}% by distilling and batching.',
      'Set up the training pipeline and model registry used by {n} researchers.',
    ],
    fr: [
      'Entraînement et mise en service de modèles de vision avec {s} sur {k} 000 images par jour.',
      "Construction d'un assistant RAG sur {k} documents internes, avec jeu d'évaluation et garde-fous.",
      "Réduction de {p} % du coût d'inférence par distillation et traitement par lots.",
      "Mise en place de la chaîne d'entraînement et du registre de modèles pour {n} chercheurs.",
    ],
  },
  {
    key: 'data-analyst',
    industries: [
      'ecommerce',
      'retail',
      'finance',
      'insurance',
      'media',
      'travel',
      'public',
      'telecom',
    ],
    titles: [
      'Junior Data Analyst|Data analyst junior',
      'Data Analyst',
      'Senior Data Analyst|Data analyst senior',
      'Analytics Manager|Responsable analytics',
      'Head of Business Intelligence|Responsable business intelligence',
    ],
    intern: 'Data Analytics Intern|Stagiaire data analyst',
    skills:
      'SQL, Power BI, Tableau, Excel, Python, Looker, Google Analytics, dbt, Dashboards|Tableaux de bord, Statistics|Statistiques, Data storytelling, KPI tracking|Suivi des KPI',
    study: {
      kind: 'business',
      level: 'master',
      fields:
        'Econometrics|Économétrie, Business Analytics|Analyse de données, Statistics|Statistiques',
    },
    certifications:
      'Microsoft Certified: Power BI Data Analyst Associate|Microsoft;Tableau Desktop Specialist|Tableau;Google Data Analytics|Google',
    en: [
      'Built the sales and margin dashboards in {s}, opened by {k} people each month.',
      'Analysed the purchase funnel and found the steps that lost {p}% of orders.',
      'Gave SQL training to {n} business teams, who now answer their own questions.',
      'Set up one definition of each KPI with finance and marketing.',
    ],
    fr: [
      'Création des tableaux de bord ventes et marge dans {s}, consultés par {k} personnes chaque mois.',
      "Analyse du tunnel d'achat et identification des étapes qui perdaient {p} % des commandes.",
      'Formation SQL de {n} équipes métier, désormais autonomes.',
      "Mise en place d'une définition unique de chaque KPI avec la finance et le marketing.",
    ],
  },
  {
    key: 'product',
    industries: ['software', 'finance', 'ecommerce', 'travel', 'health-tech', 'media', 'telecom'],
    titles: [
      'Associate Product Manager|Product owner junior',
      'Product Owner',
      'Product Manager|Chef de produit digital|Cheffe de produit digital',
      'Senior Product Manager|Product manager senior',
      'Head of Product|Directeur produit|Directrice produit',
    ],
    intern: 'Product Management Intern|Stagiaire product management',
    skills:
      'Product discovery, Roadmapping|Feuille de route produit, User research|Recherche utilisateur, Scrum, JIRA, SQL, Amplitude, OKR, User stories, A/B testing|Tests A/B, Figma, Prioritisation|Priorisation, Stakeholder management|Gestion des parties prenantes',
    study: {
      kind: 'business',
      level: 'master',
      fields:
        'Management|Management, Digital Business|Management du numérique, Innovation Management|Management de l’innovation',
    },
    certifications:
      'Certified Scrum Product Owner|Scrum Alliance;Professional Scrum Product Owner I|Scrum.org;Product Management Certificate|Product School',
    from: ['fullstack', 'consultant', 'ux'],
    en: [
      '*Owned the roadmap of the mobile application with a team of {n} engineers and designers.',
      'Interviewed {k} users in a year and turned what they said into a new onboarding; activation rose by {p}%.',
      'Launched the subscription offer in {n} countries.',
      'Introduced OKRs and a quarterly review with the board.',
    ],
    fr: [
      "*Pilotage de la feuille de route de l'application mobile avec une équipe de {n} développeurs et designers.",
      "Entretiens avec {k} utilisateurs en un an et refonte du parcours d'inscription : activation en hausse de {p} %.",
      "Lancement de l'offre par abonnement dans {n} pays.",
      'Mise en place des OKR et de revues trimestrielles avec la direction.',
    ],
  },
  {
    key: 'ux',
    industries: ['software', 'ecommerce', 'media', 'finance', 'health-tech', 'agency'],
    titles: [
      'Junior UX Designer|UX designer junior',
      'UX Designer',
      'Product Designer',
      'Lead Product Designer',
      'Head of Design|Directeur du design|Directrice du design',
    ],
    intern: 'UX Design Intern|Stagiaire UX design',
    skills:
      'Figma, User research|Recherche utilisateur, Prototyping|Prototypage, Design systems, Wireframing, Usability testing|Tests utilisateurs, Accessibility|Accessibilité numérique, Information architecture|Architecture de l’information, Miro, Design thinking, Adobe XD',
    study: {
      kind: 'arts',
      level: 'master',
      fields: 'Interaction Design|Design d’interaction, Graphic Design|Design graphique',
    },
    certifications: 'UX Certification|Nielsen Norman Group;Google UX Design|Google',
    from: ['graphic-designer'],
    en: [
      'Redesigned the checkout after {k} usability sessions; abandonment fell by {p}%.',
      'Built the design system in Figma with {n} developers.',
      'Ran discovery workshops and user research for a new pro offer.',
      'Set accessibility rules and checked every flow with screen readers.',
    ],
    fr: [
      'Refonte du tunnel de paiement après {k} tests utilisateurs : {p} % d’abandons en moins.',
      'Création du design system dans Figma avec {n} développeurs.',
      "Animation d'ateliers et recherche utilisateur pour une nouvelle offre professionnelle.",
      "Définition des règles d'accessibilité et vérification des parcours au lecteur d'écran.",
    ],
  },
  {
    key: 'graphic-designer',
    industries: ['agency', 'media', 'retail', 'ecommerce', 'luxury'],
    titles: [
      'Junior Graphic Designer|Graphiste junior',
      'Graphic Designer|Graphiste',
      'Senior Graphic Designer|Graphiste senior',
      'Art Director|Directeur artistique|Directrice artistique',
      'Creative Director|Directeur de création|Directrice de création',
    ],
    intern: 'Graphic Design Intern|Stagiaire graphisme',
    skills:
      'Adobe Photoshop, Adobe Illustrator, InDesign, Branding|Identité visuelle, Typography|Typographie, Motion design, After Effects, Figma, Print production|Chaîne graphique, Illustration, Packaging',
    study: {
      kind: 'arts',
      level: 'bachelor',
      fields: 'Graphic Design|Design graphique, Visual Communication|Communication visuelle',
    },
    certifications: 'Adobe Certified Professional in Visual Design|Adobe',
    en: [
      'Created the visual identity and packaging of {n} product ranges.',
      'Delivered campaigns for press, web and shops with InDesign and Illustrator.',
      '*Directed photo shoots and {n} freelance illustrators.',
      'Redesigned the magazine; subscriptions rose by {p}% over the year.',
    ],
    fr: [
      "Création de l'identité visuelle et des emballages de {n} gammes.",
      'Réalisation de campagnes presse, web et magasin avec InDesign et Illustrator.',
      '*Direction de prises de vue et de {n} illustrateurs indépendants.',
      'Nouvelle maquette du magazine : abonnements en hausse de {p} % sur un an.',
    ],
  },
];
