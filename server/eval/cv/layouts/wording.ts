import type { Layout } from './layout.ts';

/* What layouts write around what is known of a person, in English and French. */

export type Language = 'en' | 'fr';
export type Named =
  | 'profile'
  | 'jobs'
  | 'studies'
  | 'skills'
  | 'languages'
  | 'interests'
  | 'contact';

type Names = Record<Named, string>;

const SECTIONS: Record<Layout['sectionNames'], Record<Language, Names>> = {
  usual: {
    en: {
      profile: 'Summary',
      jobs: 'Work Experience',
      studies: 'Education',
      skills: 'Skills',
      languages: 'Languages',
      interests: 'Interests',
      contact: 'Contact',
    },
    fr: {
      profile: 'Profil',
      jobs: 'Expériences professionnelles',
      studies: 'Formation',
      skills: 'Compétences',
      languages: 'Langues',
      interests: "Centres d'intérêt",
      contact: 'Coordonnées',
    },
  },
  loose: {
    en: {
      profile: 'In short',
      jobs: 'Where I have worked',
      studies: 'Where I studied',
      skills: 'Toolbox',
      languages: 'I speak',
      interests: 'Outside work',
      contact: 'Reach me',
    },
    fr: {
      profile: 'En quelques mots',
      jobs: 'Mon parcours',
      studies: "Sur les bancs de l'école",
      skills: 'Boîte à outils',
      languages: 'Je parle',
      interests: 'En dehors du travail',
      contact: 'Me joindre',
    },
  },
  personal: {
    en: {
      profile: 'Who I am',
      jobs: 'What I did',
      studies: 'What I learned',
      skills: 'What I know',
      languages: 'Languages I speak',
      interests: 'What I like',
      contact: 'Find me',
    },
    fr: {
      profile: 'Qui je suis',
      jobs: "Ce que j'ai fait",
      studies: "Ce que j'ai appris",
      skills: 'Ce que je sais faire',
      languages: 'Langues pratiquées',
      interests: "Ce que j'aime",
      contact: 'Me contacter',
    },
  },
  pair: {
    en: {
      profile: 'Profile & Objective',
      jobs: 'Career Path',
      studies: 'Education & Training',
      skills: 'Skills & Strengths',
      languages: 'Language Proficiency',
      interests: 'Hobbies & Activities',
      contact: 'Personal Details',
    },
    fr: {
      profile: 'Profil & objectif',
      jobs: 'Parcours & expériences',
      studies: 'Diplômes & formations',
      skills: 'Compétences & atouts',
      languages: 'Niveaux de langue',
      interests: 'Loisirs & activités',
      contact: 'Informations personnelles',
    },
  },
};

/** The name of a section as the layout writes it; `number` is its place on the page. */
export function sectionName(
  kind: Named,
  { sectionNames, sectionLook }: Layout,
  language: Language,
  number: number,
): string {
  const name = SECTIONS[sectionNames][language][kind];
  if (sectionLook === 'capitals' || sectionLook === 'plain-capitals') return name.toUpperCase();
  if (sectionLook === 'spaced') return [...name.toUpperCase()].join(' ').replaceAll('   ', '   ');
  return sectionLook === 'numbered' ? `${number}. ${name}` : name;
}

const MONTHS = {
  en: 'January February March April May June July August September October November December',
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
};
const SHORT = {
  en: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
  fr: 'janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.',
};
const NOW = { en: 'Present', fr: "aujourd'hui" };

function dateText(date: string, form: Layout['dateForm'], language: Language): string {
  const [year = '', month = '01'] = date.split('-');
  const at = Number(month) - 1;
  if (form === 'years') return year;
  if (form === 'digits') return `${month}/${year}`;
  if (form === 'dotted') return `${month}.${year}`;
  if (form === 'iso') return `${year}-${month}`;
  const long = MONTHS[language].split(' ')[at]!;
  const short = SHORT[language].split(' ')[at]!;
  if (form === 'short') return `${short} ${year}`;
  if (form === 'lower') return `${short.toLowerCase()} ${year}`;
  return `${long} ${year}`;
}

export interface Dated {
  startDate?: string;
  endDate?: string;
}

/** "Jan 2019 – Mar 2021", "depuis mars 2021"; empty when nothing is known. */
export function periodText(
  { startDate, endDate }: Dated,
  { dateForm }: Layout,
  language: Language,
): string {
  const show = (date: string): string => dateText(date, dateForm, language);
  const until = language === 'fr' ? "jusqu'en" : 'until';
  if (!startDate) return endDate ? `${until} ${show(endDate)}` : '';
  if (dateForm === 'words') {
    if (!endDate) return `${language === 'fr' ? 'Depuis' : 'Since'} ${show(startDate)}`;
    return language === 'fr'
      ? `De ${show(startDate)} à ${show(endDate)}`
      : `${show(startDate)} to ${show(endDate)}`;
  }
  const dash = dateForm === 'digits' ? '-' : dateForm === 'lower' ? ' → ' : ' – ';
  const end = endDate ? show(endDate) : NOW[language];
  return `${show(startDate)}${dash}${dateForm === 'lower' ? end.toLowerCase() : end}`;
}

export const CITIES = {
  en: ['Boston, MA', 'Leeds', 'Chicago, IL', 'Dublin, Ireland', 'Austin, TX'],
  fr: ['Lyon', 'Nantes', 'Paris, France', 'Lille', 'Toulouse'],
};
export const LABELS = {
  en: {
    email: 'Email',
    phone: 'Phone',
    place: 'Address',
    title: 'Position',
    employer: 'Company',
    dates: 'Dates',
    native: 'Native',
    fluent: 'fluent in',
  },
  fr: {
    email: 'Courriel',
    phone: 'Téléphone',
    place: 'Adresse',
    title: 'Poste',
    employer: 'Entreprise',
    dates: 'Période',
    native: 'Langue maternelle',
    fluent: 'courant en',
  },
};
export const SKILL_LEVELS = {
  en: ['Expert', 'Advanced', 'Intermediate', 'Beginner'],
  fr: ['Expert', 'Avancé', 'Intermédiaire', 'Débutant'],
};
