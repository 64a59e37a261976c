import type { FilterType, FilterValue } from './filter.ts';

/** The format of a filter type's value. */
export type ValueKind =
  | 'text'
  /** A text with letters. */
  | 'title'
  /** Words with "phrases", AND, OR, NOT and parentheses. */
  | 'keywords'
  /** Whole years: a number, "3-5", "5+", "-2", { min, max }. */
  | 'years'
  | 'days'
  /** A text that the lexicon must know; otherwise the filter could not match anyone. */
  | 'seniority'
  | 'function'
  | 'industry'
  | 'country'
  | 'language'
  | 'companySize'
  | 'contact'
  /** True, false, or ids of sourcings, which only the search service can check. */
  | 'sourcing'
  | 'profileUrl'
  | 'pool';

export interface FilterTypeInfo {
  kind: ValueKind;
  takesHistory?: true;
  takesRadius?: true;
  label: { en: string; fr: string };
  description: { en: string; fr: string };
  examples: readonly FilterValue[];
}

/** Other names that are accepted. */
export const TYPE_ALIASES: Record<string, FilterType> = { MAJOR: 'FIELD_OF_STUDY' };

export const FILTER_TYPE_INFO: Record<FilterType, FilterTypeInfo> = {
  JOB_TITLE: {
    kind: 'title',
    takesHistory: true,
    label: { en: 'Job title', fr: 'Intitulé de poste' },
    description: {
      en: 'A title held now or before. Other names of the same role, French and English, match too.',
      fr: 'Un poste occupé actuellement ou auparavant. Les autres noms du même métier, en français et en anglais, correspondent aussi.',
    },
    examples: ['Data engineer', ['Product manager', 'Chef de produit']],
  },
  SENIORITY: {
    kind: 'seniority',
    label: { en: 'Seniority', fr: 'Niveau de séniorité' },
    description: {
      en: 'Level of the current role, by its title, or by the years of experience where the title does not say.',
      fr: "Niveau du poste actuel, d'après son intitulé ou, à défaut, d'après les années d'expérience.",
    },
    examples: ['senior', ['director', 'vp']],
  },
  JOB_FUNCTION: {
    kind: 'function',
    label: { en: 'Job function', fr: 'Fonction' },
    description: { en: 'What the current role is about.', fr: 'Domaine du poste actuel.' },
    examples: ['engineering', ['sales', 'marketing']],
  },
  YEARS_OF_EXPERIENCE: {
    kind: 'years',
    label: { en: 'Years of experience', fr: "Années d'expérience" },
    description: {
      en: 'Whole years of work, rounded down; jobs at the same time count once.',
      fr: 'Années de travail complètes ; les postes simultanés comptent une seule fois.',
    },
    examples: [{ min: 3, max: 8 }, '3-5', '5+', '-2'],
  },
  YEARS_IN_CURRENT_ROLE: {
    kind: 'years',
    label: { en: 'Years in current role', fr: 'Années dans le poste actuel' },
    description: {
      en: 'Whole years since the current role began.',
      fr: 'Années complètes depuis le début du poste actuel.',
    },
    examples: ['2+', { max: 4 }],
  },
  YEARS_AT_CURRENT_COMPANY: {
    kind: 'years',
    label: { en: 'Years at current company', fr: "Années dans l'entreprise actuelle" },
    description: {
      en: 'Whole years with the current employer, in all roles.',
      fr: "Années complètes chez l'employeur actuel, tous postes confondus.",
    },
    examples: ['3+', '1-3'],
  },
  LOCATION: {
    kind: 'text',
    takesRadius: true,
    label: { en: 'Location', fr: 'Lieu' },
    description: {
      en: 'Where the person lives: a city, state, region, metro area, or a country by name or ISO code. With `radius`, also the cities within that number of kilometres.',
      fr: 'Lieu de résidence : ville, état, région, agglomération, ou pays par son nom ou son code ISO. Avec `radius`, aussi les villes dans ce nombre de kilomètres.',
    },
    examples: ['Lyon', 'Île-de-France', 'Austin, Texas', ['Berlin', 'Hamburg']],
  },
  COUNTRY: {
    kind: 'country',
    label: { en: 'Country', fr: 'Pays' },
    description: {
      en: 'Country of residence, by English or French name or ISO code.',
      fr: 'Pays de résidence, par son nom français ou anglais ou son code ISO.',
    },
    examples: ['France', 'DE', ['United States', 'Canada']],
  },
  COMPANY: {
    kind: 'text',
    takesHistory: true,
    label: { en: 'Company', fr: 'Entreprise' },
    description: { en: 'An employer, now or before.', fr: 'Un employeur, actuel ou passé.' },
    examples: ['Decathlon', ['Airbus', 'Thales']],
  },
  CURRENT_COMPANY: {
    kind: 'text',
    label: { en: 'Current company', fr: 'Entreprise actuelle' },
    description: { en: 'The employer now.', fr: "L'employeur actuel." },
    examples: ['Decathlon'],
  },
  PAST_COMPANY: {
    kind: 'text',
    label: { en: 'Past company', fr: 'Entreprise précédente' },
    description: { en: 'An employer before the current one.', fr: 'Un employeur précédent.' },
    examples: ['Capgemini'],
  },
  INDUSTRY: {
    kind: 'industry',
    takesHistory: true,
    label: { en: 'Industry', fr: "Secteur d'activité" },
    description: {
      en: 'An industry that the jobs of the profile name, in employer, title or description.',
      fr: "Un secteur que nomment les postes du profil, dans l'employeur, l'intitulé ou la description.",
    },
    examples: ['banking', 'santé'],
  },
  COMPANY_SIZE: {
    kind: 'companySize',
    label: { en: 'Company size', fr: "Taille de l'entreprise" },
    description: {
      en: 'People at the current employer, else the last one. Profiles have no field for it: it is read from a headcount that the job tells ("a startup of 40 people"), and known of large employers and of the self-employed. Nobody else matches, so it serves best as an optional filter.',
      fr: "Effectif de l'employeur actuel, ou à défaut du dernier. Les profils n'ont pas de champ pour cela : il est lu dans l'effectif que le poste indique (« PME de 80 salariés »), et connu pour les grands employeurs et les indépendants. Personne d'autre ne correspond : mieux vaut un filtre optionnel.",
    },
    examples: ['51-200', ['5001-10000', '10001+']],
  },
  SKILL: {
    kind: 'text',
    label: { en: 'Skill', fr: 'Compétence' },
    description: {
      en: 'A skill of the profile, or one named in the current or last job, which ranks higher. Aliases match too.',
      fr: 'Une compétence du profil, ou nommée dans le poste actuel ou le dernier, ce qui classe mieux. Les alias correspondent aussi.',
    },
    examples: ['Kubernetes', ['React', 'Vue.js'], 'gestion de projet'],
  },
  KEYWORD: {
    kind: 'keywords',
    label: { en: 'Keywords', fr: 'Mots-clés' },
    description: {
      en: 'Words anywhere in the profile: "phrases", AND (the default), OR, NOT, parentheses.',
      fr: 'Des mots n\'importe où dans le profil : "expressions", AND (par défaut), OR, NOT, parenthèses.',
    },
    examples: ['"machine learning" AND (healthcare OR pharma) NOT intern'],
  },
  HEADLINE: {
    kind: 'text',
    label: { en: 'Headline', fr: 'Titre du profil' },
    description: { en: 'Words of the headline.', fr: 'Mots du titre du profil.' },
    examples: ['open to work'],
  },
  CERTIFICATION: {
    kind: 'text',
    label: { en: 'Certification', fr: 'Certification' },
    description: { en: 'The name of a certification.', fr: "Le nom d'une certification." },
    examples: ['PMP', 'AWS Solutions Architect'],
  },
  INTEREST: {
    kind: 'text',
    label: { en: 'Interest', fr: "Centre d'intérêt" },
    description: { en: 'An interest of the profile.', fr: "Un centre d'intérêt du profil." },
    examples: ['open source'],
  },
  LANGUAGE: {
    kind: 'language',
    label: { en: 'Language', fr: 'Langue' },
    description: {
      en: 'A language by name or ISO code; with `:level` (A1 to C2, "fluent", "native", "full_professional") at least at that level.',
      fr: 'Une langue par son nom ou son code ISO ; avec `:niveau` (A1 à C2, « courant », « natif », « full_professional »), au moins à ce niveau.',
    },
    examples: ['French', 'de:B2', ['english:fluent', 'es']],
  },
  SCHOOL: {
    kind: 'text',
    label: { en: 'School', fr: 'École' },
    description: {
      en: 'A school or university, by its usual or short name. Schools that have these words in their name come after it.',
      fr: 'Une école ou une université, par son nom usuel ou abrégé. Celles dont le nom contient ces mots viennent ensuite.',
    },
    examples: ['HEC', 'École Polytechnique'],
  },
  DEGREE: {
    kind: 'text',
    label: { en: 'Degree', fr: 'Diplôme' },
    description: {
      en: 'A degree. General ones (bachelor, master, doctorate) mean at least that level; particular ones (MBA, BTS) that very degree. Degrees that have these words in their name come after it.',
      fr: 'Un diplôme. Les généraux (licence, master, doctorat) signifient au moins ce niveau ; les particuliers (MBA, BTS) ce diplôme précis. Ceux dont le nom contient ces mots viennent ensuite.',
    },
    examples: ['Master', 'MBA', 'Bac+5'],
  },
  FIELD_OF_STUDY: {
    kind: 'text',
    label: { en: 'Field of study', fr: "Domaine d'études" },
    description: {
      en: 'A major or minor. `MAJOR` is read as this type.',
      fr: "Une spécialité d'études. `MAJOR` est lu comme ce type.",
    },
    examples: ['Computer science', 'Droit'],
  },
  HAS_CONTACT: {
    kind: 'contact',
    label: { en: 'Has contact', fr: 'A un contact' },
    description: {
      en: 'Your workspace holds a contact of that kind that has not expired: one that an enrichment found.',
      fr: 'Votre espace de travail détient un contact de ce type, non expiré : trouvé par un enrichissement.',
    },
    examples: ['email', ['email', 'phone'], 'any'],
  },
  UPDATED_WITHIN: {
    kind: 'days',
    label: { en: 'Updated within (days)', fr: 'Mis à jour depuis (jours)' },
    description: {
      en: 'The profile was imported or refreshed within this number of days.',
      fr: 'Le profil a été importé ou rafraîchi dans ce nombre de derniers jours.',
    },
    examples: [30],
  },
  FIRST_NAME: {
    kind: 'text',
    label: { en: 'First name', fr: 'Prénom' },
    description: { en: 'First name.', fr: 'Prénom.' },
    examples: ['Camille'],
  },
  LAST_NAME: {
    kind: 'text',
    label: { en: 'Last name', fr: 'Nom' },
    description: { en: 'Last name.', fr: 'Nom de famille.' },
    examples: ['Moreau'],
  },
  PRO_NETWORK_URL: {
    kind: 'profileUrl',
    label: { en: 'Profile URL', fr: 'URL du profil' },
    description: {
      en: 'The public profile URL of one person.',
      fr: "L'URL du profil public d'une personne.",
    },
    examples: ['https://www.linkedin.com/in/camille-moreau'],
  },
  IN_SOURCING: {
    kind: 'sourcing',
    label: { en: 'In sourcing', fr: 'Dans un sourcing' },
    description: {
      en: 'A candidate of this sourcing of your workspace, whatever the status; `true` for any of its sourcings, `false` for none of them.',
      fr: "Candidat de ce sourcing de votre espace de travail, quel que soit son statut ; `true` pour n'importe lequel de ses sourcings, `false` pour aucun.",
    },
    examples: [false, true],
  },
  POOL: {
    kind: 'pool',
    label: { en: 'Pool', fr: 'Vivier' },
    description: {
      en: '`own`: people that your workspace brought, whom no other workspace sees. `shared`: people of the pool that all workspaces search.',
      fr: "`own` : les personnes apportées par votre espace de travail, qu'aucun autre ne voit. `shared` : celles du vivier commun à tous les espaces.",
    },
    examples: ['own', 'shared'],
  },
};
