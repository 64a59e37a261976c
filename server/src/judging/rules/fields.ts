/**
 * Role families that count as a wider one: a full-stack developer is a web developer. The reverse
 * never applies.
 */
const NARROWER: Record<string, readonly string[]> = {
  'web-developer': ['frontend-developer', 'backend-developer', 'fullstack-developer'],
  'software-engineer': [
    'frontend-developer',
    'backend-developer',
    'fullstack-developer',
    'web-developer',
    'mobile-developer',
    'ios-developer',
    'android-developer',
    'game-developer',
    'embedded-engineer',
  ],
  'mobile-developer': ['ios-developer', 'android-developer'],
};

/** The family itself and those that count as it. */
export const familiesOf = (family: string): readonly string[] => [
  family,
  ...(NARROWER[family] ?? []),
];

interface Field {
  /** Folded names of the field. */
  names: readonly string[];
  families: readonly string[];
  /** Folded names of skills that are only practised in this field. */
  skills: readonly string[];
}

const FIELDS: readonly Field[] = [
  {
    names: ['web development', 'developpement web', 'web', 'dev web', 'programmation web'],
    families: familiesOf('web-developer'),
    skills: [
      'react',
      'react.js',
      'reactjs',
      'angular',
      'vue',
      'vue.js',
      'vuejs',
      'html',
      'html5',
      'css',
      'javascript',
      'typescript',
      'node.js',
      'php',
      'symfony',
      'laravel',
      'django',
      'ruby on rails',
      'next.js',
      'wordpress',
    ],
  },
  {
    names: [
      'front end development',
      'frontend development',
      'front end',
      'frontend',
      'developpement front end',
      'developpement front',
    ],
    families: ['frontend-developer', 'fullstack-developer'],
    skills: ['react', 'react.js', 'angular', 'vue', 'vue.js', 'html', 'css'],
  },
  {
    names: [
      'back end development',
      'backend development',
      'back end',
      'backend',
      'developpement back end',
      'developpement back',
    ],
    families: ['backend-developer', 'fullstack-developer'],
    skills: ['spring boot', 'django', 'symfony', 'laravel', 'express.js'],
  },
  {
    names: [
      'mobile development',
      'developpement mobile',
      'app development',
      'mobile app development',
      'developpement d applications mobiles',
    ],
    families: familiesOf('mobile-developer'),
    skills: ['swift', 'kotlin', 'flutter', 'react native', 'swiftui', 'jetpack compose'],
  },
  {
    names: [
      'software development',
      'developpement logiciel',
      'software engineering',
      'programming',
      'programmation',
      'developpement informatique',
      'coding',
    ],
    families: familiesOf('software-engineer'),
    skills: [],
  },
  {
    names: ['machine learning', 'apprentissage automatique'],
    families: ['machine-learning-engineer'],
    skills: ['scikit learn', 'pytorch', 'tensorflow', 'xgboost', 'keras'],
  },
  {
    names: ['cloud', 'cloud computing', 'informatique en nuage'],
    families: ['cloud-engineer'],
    skills: ['aws', 'azure', 'gcp', 'google cloud', 'amazon web services'],
  },
  {
    names: ['nursing', 'soins infirmiers', 'soins'],
    families: ['nurse', 'nurse-manager'],
    skills: [],
  },
  {
    names: ['recruitment', 'recruiting', 'recrutement'],
    families: ['recruiter', 'talent-acquisition-manager'],
    skills: [],
  },
  {
    names: ['data science', 'science des donnees'],
    families: ['data-scientist', 'machine-learning-engineer'],
    skills: [],
  },
  {
    names: ['payroll', 'paie', 'gestion de la paie'],
    families: ['payroll-specialist'],
    skills: [],
  },
  { names: ['audit', 'auditing'], families: ['auditor'], skills: [] },
  {
    names: ['teaching', 'enseignement'],
    families: ['teacher', 'secondary-teacher', 'university-professor', 'trainer'],
    skills: [],
  },
  { names: ['training', 'formation'], families: ['trainer'], skills: [] },
];

interface NamedField {
  families: readonly string[];
  /** Finds one of the field's own skills in folded text; null when it has none. */
  practices: RegExp | null;
}

const NAMED: ReadonlyMap<string, NamedField> = new Map(
  FIELDS.flatMap(({ names, families, skills }) => {
    const alternatives = skills.map((skill) => skill.replaceAll('.', '\\.')).join('|');
    const field: NamedField = {
      families,
      practices: skills.length === 0 ? null : new RegExp(` (${alternatives}) `),
    };
    return names.map((name): [string, NamedField] => [name, field]);
  }),
);

/**
 * The evidence of work in the field with that folded name; null for words that name no such field.
 */
export const fieldNamed = (folded: string): NamedField | null => NAMED.get(folded) ?? null;
