import type { Track } from './track.ts';

/** People who care, teach, research and inform. */
export const careAndEducationTracks: readonly Track[] = [
  {
    key: 'nurse',
    industries: ['hospital', 'hospital', 'care'],
    titles: [
      'Registered Nurse|Infirmier diplômé d’État|Infirmière diplômée d’État',
      'Staff Nurse, Intensive Care|Infirmier en réanimation|Infirmière en réanimation',
      'Senior Nurse|Infirmier coordinateur|Infirmière coordinatrice',
      'Ward Manager|Cadre de santé',
      'Director of Nursing|Directeur des soins|Directrice des soins',
    ],
    intern: 'Student Nurse|Étudiant infirmier|Étudiante infirmière',
    skills:
      'Patient care|Soins aux patients, Intensive care|Réanimation, Wound care|Pansements complexes, Medication administration|Administration des traitements, Triage|Accueil et orientation des urgences, Care planning|Plan de soins, Palliative care|Soins palliatifs, Infection control|Hygiène hospitalière, Electronic patient records|Dossier patient informatisé',
    study: { kind: 'health', level: 'bachelor', fields: 'Nursing|Sciences infirmières' },
    certifications:
      'Advanced Life Support|Resuscitation Council UK;Attestation de formation aux gestes et soins d’urgence (AFGSU 2)|CESU;Nursing and Midwifery Council registration|NMC',
    en: [
      'Cared for {n} patients a shift in a {b}-bed surgical ward.',
      'Worked in intensive care: ventilation, continuous dialysis and families’ support.',
      '*Mentored {n} student nurses a year.',
      'Took part in the infection-control plan; hospital-acquired infections fell by {p}%.',
    ],
    fr: [
      'Prise en charge de {n} patients par garde dans un service de chirurgie de {b} lits.',
      'Exercice en réanimation : ventilation, dialyse continue, accompagnement des familles.',
      'Tutorat de {n} étudiants infirmiers par an.',
      "Participation au plan d'hygiène : {p} % d'infections nosocomiales en moins.",
    ],
  },
  {
    key: 'care-assistant',
    industries: ['care', 'hospital'],
    titles: [
      'Care Assistant|Auxiliaire de vie',
      'Healthcare Assistant|Aide-soignant|Aide-soignante',
      'Senior Care Assistant|Aide-soignant référent|Aide-soignante référente',
      'Care Coordinator|Coordinateur de soins à domicile|Coordinatrice de soins à domicile',
      'Care Home Manager|Directeur d’EHPAD|Directrice d’EHPAD',
    ],
    intern: 'Care Trainee|Stagiaire aide-soignant|Stagiaire aide-soignante',
    skills:
      'Personal care|Aide à la toilette, Dementia care|Accompagnement Alzheimer, Moving and handling|Manutention des personnes, Listening|Écoute, Meal support|Aide au repas, Care records|Transmissions, First aid|Premiers secours, Family liaison|Relation avec les familles',
    study: {
      kind: 'vocational',
      level: 'vocational',
      fields:
        'Health and Social Care|Aide-soignant, Care for the Elderly|Accompagnement des personnes âgées',
    },
    certifications: 'Care Certificate|Skills for Care;Sauveteur secouriste du travail (SST)|INRS',
    en: [
      'Helped {n} residents a day with washing, meals and walks.',
      'Ran memory workshops for people with dementia.',
      'Planned home visits for {k} families.',
      'Trained new colleagues in safe lifting; back injuries fell by {p}%.',
    ],
    fr: [
      'Accompagnement de {n} résidents par jour : toilette, repas, déplacements.',
      'Animation d’ateliers mémoire pour des personnes atteintes de la maladie d’Alzheimer.',
      'Planification des visites à domicile de {k} familles.',
      "Formation des collègues aux gestes et postures : {p} % d'accidents en moins.",
    ],
  },
  {
    key: 'pharmacist',
    industries: ['pharmacy', 'hospital', 'pharma'],
    titles: [
      'Pharmacy Assistant|Préparateur en pharmacie|Préparatrice en pharmacie',
      'Pharmacist|Pharmacien|Pharmacienne',
      'Clinical Pharmacist|Pharmacien hospitalier|Pharmacienne hospitalière',
      'Pharmacy Manager|Pharmacien responsable|Pharmacienne responsable',
      'Superintendent Pharmacist|Pharmacien titulaire|Pharmacienne titulaire',
    ],
    intern: 'Pre-registration Pharmacist|Étudiant en pharmacie|Étudiante en pharmacie',
    skills:
      'Dispensing|Délivrance des ordonnances, Patient counselling|Conseil aux patients, Clinical pharmacy|Pharmacie clinique, Pharmacovigilance, Vaccination, Stock management|Gestion des stocks, Medication review|Bilan de médication, GMP|BPF',
    study: { kind: 'health', level: 'doctorate', fields: 'Pharmacy|Pharmacie' },
    certifications:
      'General Pharmaceutical Council registration|GPhC;Inscription à l’Ordre des pharmaciens|Ordre national des pharmaciens',
    en: [
      'Dispensed {k} prescriptions a day and reviewed treatments of elderly patients.',
      'Ran the vaccination service: {k} people in a season.',
      '*Led a team of {n} and cut expired stock by {p}%.',
      'Took part in ward rounds and drug-safety reports.',
    ],
    fr: [
      'Délivrance de {k} ordonnances par jour et bilans de médication des personnes âgées.',
      'Organisation de la vaccination : {k} personnes sur une saison.',
      '*Encadrement de {n} personnes et baisse de {p} % des périmés.',
      'Participation aux visites de service et à la pharmacovigilance.',
    ],
  },
  {
    key: 'physiotherapist',
    industries: ['care', 'hospital'],
    titles: [
      'Junior Physiotherapist|Masseur-kinésithérapeute remplaçant|Masseuse-kinésithérapeute remplaçante',
      'Physiotherapist|Masseur-kinésithérapeute|Masseuse-kinésithérapeute',
      'Senior Physiotherapist|Kinésithérapeute du sport',
      'Physiotherapy Team Lead|Cadre kinésithérapeute',
      'Head of Rehabilitation|Directeur du plateau de rééducation|Directrice du plateau de rééducation',
    ],
    intern: 'Physiotherapy Student|Étudiant en kinésithérapie|Étudiante en kinésithérapie',
    skills:
      'Manual therapy|Thérapie manuelle, Sports rehabilitation|Rééducation du sportif, Exercise therapy|Exercices thérapeutiques, Respiratory physiotherapy|Kinésithérapie respiratoire, Neurological rehabilitation|Rééducation neurologique, Assessment|Bilan diagnostique, Patient education|Éducation thérapeutique',
    study: { kind: 'health', level: 'master', fields: 'Physiotherapy|Kinésithérapie' },
    certifications:
      'HCPC registration|Health and Care Professions Council;McKenzie Method|McKenzie Institute International',
    en: [
      'Treated {n} patients a day after surgery and sports injuries.',
      'Set up a return-to-sport programme with surgeons and coaches.',
      'Ran group classes for {k} people with back pain; sick leave fell by {p}%.',
      'Supervised students on placement.',
    ],
    fr: [
      'Rééducation de {n} patients par jour après chirurgie ou blessure sportive.',
      "Création d'un parcours de reprise du sport avec chirurgiens et entraîneurs.",
      "Séances collectives pour {k} personnes lombalgiques : {p} % d'arrêts de travail en moins.",
      "*Encadrement d'étudiants en stage.",
    ],
  },
  {
    key: 'social-worker',
    industries: ['public', 'charity', 'hospital'],
    titles: [
      'Social Work Assistant|Moniteur-éducateur|Monitrice-éducatrice',
      'Social Worker|Assistant de service social|Assistante de service social',
      'Senior Social Worker|Éducateur spécialisé|Éducatrice spécialisée',
      'Social Work Team Manager|Chef de service éducatif|Cheffe de service éducatif',
      'Head of Social Services|Directeur d’établissement social|Directrice d’établissement social',
    ],
    intern: 'Social Work Student|Stagiaire travail social',
    skills:
      'Child protection|Protection de l’enfance, Case management|Suivi individuel, Mediation|Médiation, Housing rights|Accès au logement, Listening|Écoute active, Report writing|Rédaction de rapports, Partnership work|Travail en réseau, Crisis intervention|Gestion de crise',
    study: { kind: 'university', level: 'bachelor', fields: 'Social Work|Travail social' },
    certifications:
      'Social Work England registration|Social Work England;Mental Health First Aid|MHFA England',
    en: [
      'Followed {k} families with housing, debt and schooling questions.',
      'Wrote court reports in child-protection cases.',
      '*Led a team of {n} and a network of local charities.',
      'Opened a day centre that welcomes {k} people a week.',
    ],
    fr: [
      'Suivi de {k} familles : logement, surendettement, scolarité.',
      "Rédaction de rapports au juge en protection de l'enfance.",
      "*Encadrement d'une équipe de {n} et animation du réseau associatif local.",
      "Ouverture d'un accueil de jour, {k} personnes par semaine.",
    ],
  },
  {
    key: 'primary-teacher',
    industries: ['school'],
    titles: [
      'Teaching Assistant|Assistant d’éducation|Assistante d’éducation',
      'Primary School Teacher|Professeur des écoles|Professeure des écoles',
      'Senior Primary Teacher|Professeur des écoles maître formateur|Professeure des écoles maîtresse formatrice',
      'Deputy Head Teacher|Directeur adjoint d’école|Directrice adjointe d’école',
      'Head Teacher|Directeur d’école|Directrice d’école',
    ],
    intern: 'Trainee Teacher|Professeur stagiaire|Professeure stagiaire',
    skills:
      'Lesson planning|Préparation de séquences, Classroom management|Gestion de classe, Literacy|Apprentissage de la lecture, Inclusive education|École inclusive, Differentiated teaching|Pédagogie différenciée, Parent meetings|Relations avec les parents, Digital tools|Outils numériques éducatifs, Outdoor learning|Classe dehors',
    study: {
      kind: 'education',
      level: 'master',
      fields:
        'Primary Education|Métiers de l’enseignement premier degré, Education|Sciences de l’éducation',
    },
    certifications:
      'Qualified Teacher Status|Department for Education;CRPE|Ministère de l’Éducation nationale',
    en: [
      'Taught classes of up to 28 children aged 6 to 11.',
      'Introduced reading groups; the share of fluent readers rose by {p}%.',
      'Welcomed pupils with special needs with support staff and therapists.',
      'Organised school trips and a science week.',
    ],
    fr: [
      "Enseignement du CP au CM2, classes jusqu'à 28 élèves.",
      'Mise en place de groupes de lecture : {p} % de lecteurs autonomes en plus.',
      "Accueil d'élèves en situation de handicap avec AESH et thérapeutes.",
      "Organisation de classes découverte et d'une semaine des sciences.",
    ],
  },
  {
    key: 'secondary-teacher',
    industries: ['school'],
    titles: [
      'Supply Teacher|Professeur contractuel|Professeure contractuelle',
      'Mathematics Teacher|Professeur de mathématiques|Professeure de mathématiques',
      'Senior Mathematics Teacher|Professeur agrégé de mathématiques|Professeure agrégée de mathématiques',
      'Head of Department|Coordinateur de discipline|Coordinatrice de discipline',
      'Secondary School Principal|Proviseur|Proviseure',
    ],
    intern: 'Trainee Teacher|Professeur stagiaire|Professeure stagiaire',
    skills:
      'Mathematics|Mathématiques, Curriculum design|Conception de cours, Classroom management|Gestion de classe, GeoGebra, Python, Exam preparation|Préparation aux examens, Tutoring|Soutien scolaire, Assessment|Évaluation, Moodle',
    study: {
      kind: 'education',
      level: 'master',
      fields: 'Mathematics|Mathématiques, Mathematics Education|Enseignement des mathématiques',
    },
    certifications:
      'Qualified Teacher Status|Department for Education;CAPES|Ministère de l’Éducation nationale;Agrégation|Ministère de l’Éducation nationale',
    en: [
      'Taught mathematics to classes of up to 30 pupils aged 11 to 18.',
      'Prepared final-year pupils; the pass rate rose by {p}%.',
      'Ran the coding club and the GeoGebra workshops.',
      'Coordinated {n} teachers and the common exams.',
    ],
    fr: [
      'Enseignement des mathématiques de la seconde à la terminale.',
      'Préparation au baccalauréat : taux de réussite en hausse de {p} %.',
      'Animation du club de programmation et des ateliers GeoGebra.',
      'Coordination de {n} professeurs et des devoirs communs.',
    ],
  },
  {
    key: 'trainer',
    industries: ['education', 'consulting', 'staffing', 'charity'],
    titles: [
      'Training Assistant|Assistant formation|Assistante formation',
      'Trainer|Formateur|Formatrice',
      'Senior Trainer|Formateur senior|Formatrice senior',
      'Learning and Development Manager|Responsable formation',
      'Head of Learning|Directeur de la formation|Directrice de la formation',
    ],
    intern: 'Training Intern|Stagiaire formation',
    skills:
      'Instructional design|Ingénierie pédagogique, Facilitation|Animation de groupes, E-learning, Articulate Storyline, Needs analysis|Analyse des besoins, Moodle, Public speaking|Prise de parole en public, Coaching, Evaluation|Évaluation, Qualiopi',
    study: {
      kind: 'university',
      level: 'master',
      fields: 'Adult Education|Sciences de l’éducation, Psychology|Psychologie',
    },
    certifications:
      'CIPD Level 5 in Learning and Development|CIPD;Titre professionnel Formateur d’adultes|Ministère du Travail',
    en: [
      'Trained {k} adults a year in management and office software.',
      'Designed {n} e-learning modules with Articulate Storyline.',
      'Raised course completion by {p}% with shorter units and coaching.',
      'Ran needs analyses and the yearly training budget.',
    ],
    fr: [
      'Formation de {k} adultes par an au management et à la bureautique.',
      'Conception de {n} modules e-learning avec Articulate Storyline.',
      "Taux d'achèvement en hausse de {p} % grâce à des unités courtes et au tutorat.",
      'Analyse des besoins et gestion du budget formation.',
    ],
  },
  {
    key: 'researcher',
    industries: ['research', 'pharma'],
    titles: [
      'PhD Researcher|Doctorant en biologie|Doctorante en biologie',
      'Postdoctoral Researcher|Post-doctorant|Post-doctorante',
      'Research Scientist|Chargé de recherche|Chargée de recherche',
      'Principal Investigator|Responsable d’équipe de recherche',
      'Research Director|Directeur de recherche|Directrice de recherche',
    ],
    intern: 'Research Intern|Stagiaire en laboratoire',
    skills:
      'Molecular biology|Biologie moléculaire, Cell culture|Culture cellulaire, PCR, Scientific writing|Rédaction scientifique, R, Flow cytometry|Cytométrie en flux, CRISPR, Statistics|Statistiques, Grant writing|Montage de projets, Microscopy|Microscopie, Western blot',
    study: {
      kind: 'university',
      level: 'doctorate',
      fields: 'Molecular Biology|Biologie moléculaire, Biochemistry|Biochimie',
    },
    certifications:
      'Good Clinical Practice|TransCelerate;Expérimentation animale niveau 2|Ministère de la Recherche',
    en: [
      'Studied immune cells in tumours with flow cytometry and CRISPR screens; {n} papers published.',
      '*Won a grant of €{k},000 and led a group of {n}.',
      'Set up the cell-culture platform used by {n} teams.',
      'Taught practical classes and supervised doctoral students.',
    ],
    fr: [
      'Étude des cellules immunitaires tumorales par cytométrie en flux et criblage CRISPR ; {n} articles publiés.',
      "*Obtention d'un financement de {k} 000 € et animation d'un groupe de {n} personnes.",
      'Mise en place de la plateforme de culture cellulaire, utilisée par {n} équipes.',
      'Travaux pratiques et encadrement de doctorants.',
    ],
  },
  {
    key: 'journalist',
    industries: ['media'],
    titles: [
      'Junior Reporter|Journaliste stagiaire',
      'Journalist|Journaliste',
      'Senior Reporter|Grand reporter|Grande reporter',
      'News Editor|Chef de rubrique|Cheffe de rubrique',
      'Editor-in-Chief|Rédacteur en chef|Rédactrice en chef',
    ],
    intern: 'Newsroom Intern|Stagiaire rédaction',
    skills:
      'Reporting|Reportage, Interviewing|Interview, Fact-checking|Vérification des faits, Video editing|Montage vidéo, Copy-editing|Secrétariat de rédaction, Data journalism|Datajournalisme, Adobe Premiere, Podcasting|Podcast, Social media|Réseaux sociaux',
    study: {
      kind: 'university',
      level: 'master',
      fields: 'Journalism|Journalisme, Modern Languages|Lettres modernes',
    },
    certifications: 'NCTJ Diploma in Journalism|NCTJ;Carte de presse|CCIJP',
    en: [
      'Covered the economy and employment, with {k} articles a year.',
      '*Led an inquiry on temporary work with data journalists; read by {k},000 people.',
      '*Ran a desk of {n} and the daily news meeting.',
      'Launched a podcast; audience grew by {p}% in a year.',
    ],
    fr: [
      "Suivi de l'économie et de l'emploi, {k} articles par an.",
      "Enquête sur l'intérim avec des datajournalistes, lue par {k} 000 personnes.",
      "*Animation d'une rubrique de {n} personnes et de la conférence de rédaction.",
      "Lancement d'un podcast : audience en hausse de {p} % en un an.",
    ],
  },
  {
    key: 'translator',
    industries: ['agency', 'public', 'law', 'media'],
    titles: [
      'Junior Translator|Traducteur junior|Traductrice junior',
      'Translator|Traducteur|Traductrice',
      'Senior Translator|Traducteur-réviseur|Traductrice-réviseuse',
      'Localisation Manager|Responsable localisation',
      'Head of Language Services|Directeur des services linguistiques|Directrice des services linguistiques',
    ],
    intern: 'Translation Intern|Stagiaire traduction',
    skills:
      'Translation|Traduction, Proofreading|Relecture, SDL Trados, MemoQ, Legal translation|Traduction juridique, Terminology|Terminologie, Localisation, Subtitling|Sous-titrage, Machine translation post-editing|Post-édition',
    study: {
      kind: 'university',
      level: 'master',
      fields: 'Translation|Traduction spécialisée, Modern Languages|Langues étrangères appliquées',
    },
    certifications:
      'DipTrans|Chartered Institute of Linguists;ATA Certification|American Translators Association',
    en: [
      'Translated contracts and patents, {k},000 words a year.',
      'Localised software into {n} languages with freelance teams.',
      'Built the terminology base; revision time fell by {p}%.',
      'Subtitled documentaries for television.',
    ],
    fr: [
      'Traduction de contrats et de brevets, {k} 000 mots par an.',
      'Localisation de logiciels en {n} langues avec des indépendants.',
      'Création de la base terminologique : temps de révision réduit de {p} %.',
      'Sous-titrage de documentaires pour la télévision.',
    ],
  },
];
