import type { Track } from './track.ts';

const SOFTWARE_INDUSTRIES = [
  'software',
  'software',
  'finance',
  'ecommerce',
  'consulting',
  'health-tech',
  'travel',
  'media',
] as const;
const COMPUTING = {
  kind: 'engineering',
  level: 'master',
  fields: 'Computer Science|Informatique, Software Engineering|Génie logiciel',
} as const;

/** People who make and run software. */
export const softwareTracks: readonly Track[] = [
  {
    key: 'backend',
    industries: SOFTWARE_INDUSTRIES,
    titles: [
      'Junior Backend Engineer|Développeur backend junior|Développeuse backend junior',
      'Backend Engineer|Développeur backend|Développeuse backend',
      'Senior Backend Engineer|Développeur backend senior|Développeuse backend senior',
      'Staff Engineer|Architecte logiciel',
      'Head of Engineering|Directeur technique|Directrice technique',
    ],
    intern: 'Backend Engineering Intern|Stagiaire développement backend',
    skills:
      'Java, Spring Boot, Kotlin, Go, Python, PostgreSQL, Kafka, Redis, Docker, Kubernetes, AWS, REST APIs|API REST, Microservices, Test-driven development|Développement piloté par les tests, gRPC, MongoDB',
    study: COMPUTING,
    certifications:
      'AWS Certified Developer – Associate|Amazon Web Services;Oracle Certified Professional: Java SE 17 Developer|Oracle;Certified Kubernetes Application Developer|Cloud Native Computing Foundation',
    en: [
      'Designed and ran payment and billing services in {s}, handling {k},000 requests an hour.',
      'Split a monolith into services with {s} and {t}, which cut release time by {p}%.',
      'Rewrote the slowest queries and caching of the catalogue, bringing response times down by {p}%.',
      '*Introduced contract tests and code review rules in a team of {n} engineers.',
      'On call for the order platform; led the post-mortems that brought incidents down by {p}%.',
    ],
    fr: [
      'Conception et exploitation de services de paiement et de facturation en {s}, {k} 000 requêtes par heure.',
      "Découpage d'un monolithe en services avec {s} et {t}, réduisant le délai de mise en production de {p} %.",
      'Réécriture des requêtes les plus lentes et du cache du catalogue : temps de réponse réduits de {p} %.',
      '*Mise en place de tests de contrat et de revues de code dans une équipe de {n} personnes.',
      "Astreinte sur la plateforme de commande et animation des post-mortems : {p} % d'incidents en moins.",
    ],
  },
  {
    key: 'frontend',
    industries: SOFTWARE_INDUSTRIES,
    titles: [
      'Junior Frontend Developer|Développeur frontend junior|Développeuse frontend junior',
      'Frontend Developer|Développeur frontend|Développeuse frontend',
      'Senior Frontend Engineer|Développeur frontend senior|Développeuse frontend senior',
      'Lead Frontend Engineer|Lead développeur frontend|Lead développeuse frontend',
      'Engineering Manager|Responsable développement',
    ],
    intern: 'Frontend Development Intern|Stagiaire développement web',
    skills:
      'TypeScript, JavaScript, React, Vue.js, Next.js, CSS, HTML, Redux, GraphQL, Playwright, Accessibility|Accessibilité numérique, Web performance|Performance web, Storybook, Vite, Angular',
    study: {
      kind: 'engineering',
      level: 'bachelor',
      fields:
        'Computer Science|Informatique, Multimedia and Web Development|Métiers du multimédia et de l’internet',
    },
    certifications:
      'Certified Professional in Web Accessibility|International Association of Accessibility Professionals;Meta Front-End Developer|Meta;Opquast Certified|Opquast',
    en: [
      'Built the customer portal in {s} and {t}, used by {k},000 people a month.',
      'Created the design system with {n} designers and developers, documented in Storybook.',
      'Brought the largest contentful paint under two seconds and raised mobile conversion by {p}%.',
      'Moved the code base from JavaScript to TypeScript without stopping feature work.',
      '*Led the accessibility work to WCAG 2.2 AA, with audits and keyboard tests in the pipeline.',
    ],
    fr: [
      "Développement de l'espace client en {s} et {t}, utilisé par {k} 000 personnes par mois.",
      'Création du design system avec {n} designers et développeurs, documenté dans Storybook.',
      'Passage du LCP sous les deux secondes et hausse de {p} % de la conversion mobile.',
      'Migration de la base de code de JavaScript vers TypeScript sans arrêter les évolutions.',
      "Mise en conformité RGAA de l'application, avec audits et tests au clavier dans la chaîne d'intégration.",
    ],
  },
  {
    key: 'fullstack',
    industries: SOFTWARE_INDUSTRIES,
    titles: [
      'Junior Full Stack Developer|Développeur full stack junior|Développeuse full stack junior',
      'Full Stack Developer|Développeur full stack|Développeuse full stack',
      'Senior Full Stack Developer|Développeur full stack senior|Développeuse full stack senior',
      'Tech Lead',
      'Chief Technology Officer|Directeur technique (CTO)|Directrice technique (CTO)',
    ],
    intern: 'Software Development Intern|Stagiaire développement full stack',
    skills:
      'Node.js, TypeScript, React, PostgreSQL, PHP, Symfony, Laravel, Ruby on Rails, Docker, AWS, GraphQL, CI/CD, Git, MySQL, Agile methods|Méthodes agiles',
    study: COMPUTING,
    certifications:
      'AWS Certified Solutions Architect – Associate|Amazon Web Services;Professional Scrum Master I|Scrum.org;Symfony Certified Developer|SensioLabs',
    from: ['frontend', 'backend'],
    en: [
      'Delivered features end to end in {s} and {t}, from the data model to the screen.',
      'Built the booking engine that now takes {k},000 orders a month.',
      '*Set up CI/CD and preview environments, so the team of {n} ships several times a day.',
      'Integrated Stripe, SEPA direct debit and the accounting exports.',
      '*Mentored {n} junior developers and ran the technical interviews.',
    ],
    fr: [
      'Livraison de fonctionnalités de bout en bout en {s} et {t}, du modèle de données à l’écran.',
      'Développement du moteur de réservation, qui prend {k} 000 commandes par mois.',
      "*Mise en place de la CI/CD et d'environnements de prévisualisation : l'équipe de {n} livre plusieurs fois par jour.",
      'Intégration de Stripe, du prélèvement SEPA et des exports comptables.',
      '*Accompagnement de {n} développeurs juniors et conduite des entretiens techniques.',
    ],
  },
  {
    key: 'mobile',
    industries: ['software', 'ecommerce', 'travel', 'finance', 'media', 'health-tech'],
    titles: [
      'Junior Mobile Developer|Développeur mobile junior|Développeuse mobile junior',
      'Mobile Developer|Développeur mobile|Développeuse mobile',
      'Senior iOS Engineer|Développeur iOS senior|Développeuse iOS senior',
      'Lead Mobile Engineer|Lead développeur mobile|Lead développeuse mobile',
      'Head of Mobile|Responsable mobile',
    ],
    intern: 'Mobile Development Intern|Stagiaire développement mobile',
    skills:
      'Swift, SwiftUI, Kotlin, Jetpack Compose, Flutter, React Native, Firebase, Fastlane, Xcode, Android Studio, Objective-C, App Store Optimization',
    study: COMPUTING,
    certifications: 'Associate Android Developer|Google;App Development with Swift|Apple',
    en: [
      'Wrote the iOS application from scratch in {s}; rated 4.8 by {k},000 people.',
      'Cut crash rates by {p}% with better logging and staged releases.',
      'Added offline mode and background sync for field staff.',
      '*Automated store releases with Fastlane for a team of {n}.',
    ],
    fr: [
      "Développement complet de l'application mobile en {s}, notée 4,8 par {k} 000 personnes.",
      'Baisse de {p} % du taux de plantage grâce aux journaux et aux déploiements progressifs.',
      'Ajout du mode hors ligne et de la synchronisation pour les équipes de terrain.',
      '*Automatisation des mises en ligne avec Fastlane pour une équipe de {n}.',
    ],
  },
  {
    key: 'devops',
    industries: SOFTWARE_INDUSTRIES,
    titles: [
      'Systems Engineer|Ingénieur systèmes|Ingénieure systèmes',
      'DevOps Engineer|Ingénieur DevOps|Ingénieure DevOps',
      'Senior Site Reliability Engineer|Ingénieur SRE senior|Ingénieure SRE senior',
      'Platform Lead|Responsable plateforme',
      'Head of Infrastructure|Directeur des infrastructures|Directrice des infrastructures',
    ],
    intern: 'DevOps Intern|Stagiaire DevOps',
    skills:
      'Kubernetes, Terraform, AWS, Google Cloud, Azure, Docker, Ansible, Prometheus, Grafana, GitLab CI, Linux, Python, Helm, Argo CD, Cloud cost control|Maîtrise des coûts cloud',
    study: {
      kind: 'engineering',
      level: 'master',
      fields: 'Computer Science|Informatique, Networks and Systems|Réseaux et systèmes',
    },
    certifications:
      'Certified Kubernetes Administrator|Cloud Native Computing Foundation;AWS Certified Solutions Architect – Professional|Amazon Web Services;HashiCorp Certified: Terraform Associate|HashiCorp',
    from: ['backend', 'sysadmin'],
    en: [
      'Moved {n} product teams to {s}, with {t} and self-service environments.',
      'Described the whole infrastructure in Terraform and cut the cloud bill by {p}%.',
      'Set up monitoring with Prometheus and Grafana, service levels and error budgets.',
      'Ran a platform of {k} containers with 99.95% availability.',
      'Shortened build times by {p}% and made every deployment reversible.',
    ],
    fr: [
      'Migration de {n} équipes produit vers {s}, avec {t} et des environnements en libre-service.',
      "Description de toute l'infrastructure dans Terraform et baisse de {p} % de la facture cloud.",
      "Mise en place de la supervision avec Prometheus et Grafana, d'objectifs de service et de budgets d'erreur.",
      "Exploitation d'une plateforme de {k} conteneurs, disponible à 99,95 %.",
      'Réduction de {p} % des temps de build et déploiements tous réversibles.',
    ],
  },
  {
    key: 'security',
    industries: ['finance', 'software', 'consulting', 'public', 'energy', 'aerospace'],
    titles: [
      'Security Analyst|Analyste SOC',
      'Cybersecurity Engineer|Ingénieur cybersécurité|Ingénieure cybersécurité',
      'Senior Penetration Tester|Pentester senior',
      'Security Architect|Architecte sécurité',
      'Chief Information Security Officer|Responsable de la sécurité des systèmes d’information (RSSI)',
    ],
    intern: 'Cybersecurity Intern|Stagiaire cybersécurité',
    skills:
      'SIEM, Splunk, Penetration testing|Tests d’intrusion, ISO 27001, Burp Suite, EBIOS RM, Incident response|Réponse à incident, IAM, Network security|Sécurité réseau, Python, OWASP, Microsoft Sentinel, GDPR|RGPD',
    study: {
      kind: 'engineering',
      level: 'master',
      fields: 'Cybersecurity|Cybersécurité, Computer Science|Informatique',
    },
    certifications: 'CISSP|ISC2;OSCP|OffSec;ISO/IEC 27001 Lead Implementer|PECB;CEH|EC-Council',
    en: [
      'Ran penetration tests of web and mobile applications and followed up {k} findings to closure.',
      '*Led the ISO 27001 certification of {n} business units.',
      'Built detection rules in the SIEM and cut the mean time to respond by {p}%.',
      'Trained {k} employees against phishing; click rates fell by {p}%.',
    ],
    fr: [
      "Tests d'intrusion d'applications web et mobiles et suivi de {k} vulnérabilités jusqu'à leur correction.",
      '*Pilotage de la certification ISO 27001 de {n} entités.',
      'Création de règles de détection dans le SIEM : délai de réponse réduit de {p} %.',
      'Sensibilisation de {k} salariés au hameçonnage, avec {p} % de clics en moins.',
    ],
  },
  {
    key: 'qa',
    industries: SOFTWARE_INDUSTRIES,
    titles: [
      'QA Tester|Testeur logiciel|Testeuse logiciel',
      'QA Engineer|Ingénieur QA|Ingénieure QA',
      'Senior QA Automation Engineer|Ingénieur automatisation de tests senior|Ingénieure automatisation de tests senior',
      'QA Lead|Responsable qualité logicielle',
      'Head of Quality Engineering|Directeur qualité logicielle|Directrice qualité logicielle',
    ],
    intern: 'QA Intern|Stagiaire qualité logicielle',
    skills:
      'Selenium, Cypress, Playwright, Postman, Test automation|Automatisation des tests, JIRA, Gherkin, Java, JMeter, Test strategy|Stratégie de test, SQL, Appium',
    study: { kind: 'engineering', level: 'bachelor', fields: 'Computer Science|Informatique' },
    certifications:
      'ISTQB Certified Tester Foundation Level|ISTQB;ISTQB Test Automation Engineering|ISTQB',
    en: [
      'Automated {k} regression scenarios with {s}, so a release is checked in half an hour.',
      'Wrote the test strategy of a core banking migration and coordinated {n} testers.',
      'Set up load tests with JMeter before each sales season.',
      'Cut the defects found in production by {p}% in a year.',
    ],
    fr: [
      'Automatisation de {k} scénarios de non-régression avec {s} : une version se vérifie en une demi-heure.',
      "Rédaction de la stratégie de test d'une migration bancaire et coordination de {n} testeurs.",
      'Campagnes de charge avec JMeter avant chaque période de soldes.',
      'Réduction de {p} % des anomalies en production en un an.',
    ],
  },
  {
    key: 'embedded',
    industries: ['aerospace', 'automotive', 'electronics', 'energy'],
    titles: [
      'Junior Embedded Engineer|Ingénieur logiciel embarqué junior|Ingénieure logiciel embarqué junior',
      'Embedded Software Engineer|Ingénieur logiciel embarqué|Ingénieure logiciel embarqué',
      'Senior Embedded Engineer|Ingénieur systèmes embarqués senior|Ingénieure systèmes embarqués senior',
      'Embedded Systems Architect|Architecte systèmes embarqués',
      'Head of Embedded Software|Responsable logiciel embarqué',
    ],
    intern: 'Embedded Software Intern|Stagiaire logiciel embarqué',
    skills:
      'C, C++, Rust, FreeRTOS, Embedded Linux|Linux embarqué, CAN, ARM Cortex-M, Yocto, MATLAB, DO-178C, ISO 26262, AUTOSAR, Python, Oscilloscope',
    study: {
      kind: 'engineering',
      level: 'master',
      fields: 'Electronics|Électronique, Embedded Systems|Systèmes embarqués',
    },
    certifications:
      'Functional Safety Engineer ISO 26262|TÜV Rheinland;ARM Accredited Engineer|ARM',
    en: [
      'Wrote firmware in {s} for a control unit built in {k},000 units a year.',
      'Took the braking software through ISO 26262 assessment with {n} engineers.',
      'Ported the board to embedded Linux with Yocto and halved the boot time.',
      'Reduced power consumption by {p}% in standby.',
    ],
    fr: [
      "Développement du logiciel en {s} d'un calculateur produit à {k} 000 unités par an.",
      "Conduite du logiciel de freinage jusqu'à l'évaluation ISO 26262 avec {n} ingénieurs.",
      'Portage de la carte sous Linux embarqué avec Yocto et temps de démarrage divisé par deux.',
      'Réduction de {p} % de la consommation en veille.',
    ],
  },
  {
    key: 'sysadmin',
    industries: ['public', 'hospital', 'software', 'retail', 'manufacturing', 'education'],
    titles: [
      'IT Support Technician|Technicien support informatique|Technicienne support informatique',
      'Systems Administrator|Administrateur systèmes et réseaux|Administratrice systèmes et réseaux',
      'Senior Systems Administrator|Ingénieur systèmes et réseaux|Ingénieure systèmes et réseaux',
      'IT Manager|Responsable informatique',
      'Chief Information Officer|Directeur des systèmes d’information|Directrice des systèmes d’information',
    ],
    intern: 'IT Support Apprentice|Alternant support informatique|Alternante support informatique',
    skills:
      'Windows Server, Active Directory, Microsoft 365, VMware, Linux, PowerShell, Cisco, Veeam, ITIL, GLPI, Fortinet, User support|Support aux utilisateurs, Intune',
    study: {
      kind: 'vocational',
      level: 'short',
      fields:
        'IT Networks|Services informatiques aux organisations, Networks and Telecommunications|Réseaux et télécommunications',
    },
    certifications:
      'ITIL 4 Foundation|PeopleCert;CCNA|Cisco;Microsoft 365 Certified: Administrator Expert|Microsoft',
    en: [
      'Looked after {k} workstations on {n} sites, with a ticket queue answered within four hours.',
      'Moved mail and files to Microsoft 365 over one weekend.',
      'Renewed the backup plan with Veeam and tested a full restore twice a year.',
      'Virtualised the servers on VMware and cut energy use by {p}%.',
    ],
    fr: [
      'Gestion de {k} postes sur {n} sites, avec des tickets pris en charge en moins de quatre heures.',
      'Migration de la messagerie et des fichiers vers Microsoft 365 en un week-end.',
      'Refonte du plan de sauvegarde avec Veeam et test de restauration complète deux fois par an.',
      'Virtualisation des serveurs sous VMware : {p} % de consommation électrique en moins.',
    ],
  },
];
