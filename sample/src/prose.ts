import type { Position } from './careers.ts';
import type { Industry } from './companies.ts';
import type { Language } from './person.ts';
import type { Random } from './random.ts';
import { inLanguage, type Track } from './tracks/track.ts';

/** The sentences of a profile: what was done in a position, the headline and the summary. */

/** The skills a person has in a track, as the track writes them (`English|French`). */
export type KnownSkills = ReadonlyMap<Track, readonly string[]>;

/** Round numbers look like what people write. */
const LARGE = [
  20, 25, 30, 40, 45, 60, 75, 80, 90, 110, 120, 150, 180, 200, 220, 250, 300, 350, 400, 450,
];

const RESPONSIBILITIES = [
  'Responsible for a team of {n}: hiring, goals and yearly reviews.|Responsable d’une équipe de {n} personnes : recrutement, objectifs et entretiens annuels.',
  'Managed the budget of the department and reported to the management team each month.|Gestion du budget du service et reporting mensuel au comité de direction.',
  'Set priorities with the other departments and followed {n} projects at a time.|Arbitrage des priorités avec les autres services et suivi de {n} projets en parallèle.',
  'Coached {n} colleagues, two of whom have since become managers.|Accompagnement de {n} collaborateurs, dont deux devenus managers.',
];

const DIRECTION = [
  'Member of the executive committee, in charge of a department of {k} people.|Membre du comité de direction, responsable d’une direction de {k} personnes.',
  'Wrote the three-year strategy and carried it out with {n} direct reports.|Élaboration de la stratégie à trois ans et mise en œuvre avec {n} responsables.',
  'In charge of a yearly budget of €{n} million.|Responsable d’un budget annuel de {n} M€.',
  'Reorganised the department after an acquisition and kept {q2}% of its people.|Réorganisation de la direction après une acquisition, avec {q2} % des effectifs conservés.',
];

const TAILS = [
  'Tools and skills: |Compétences mobilisées : ',
  'Environment: |Environnement : ',
  'Day to day: |Au quotidien : ',
];

/** What anybody may write of a job, for those who have said all that is special to theirs. */
const ANYWHERE = [
  'Joined to strengthen a team of {n} and became its contact for {low1}.|Renfort d’une équipe de {n} personnes, puis référence interne sur les sujets suivants : {low1}, {low2}.',
  'Wrote the procedures that newcomers still use.|Rédaction des procédures encore utilisées par les nouveaux arrivants.',
  'Worked closely with {n} other departments and outside partners.|Travail quotidien avec {n} autres services et des partenaires extérieurs.',
  'Took part in the yearly audit without any major finding.|Participation à l’audit annuel, sans écart majeur.',
  'Trained {n} new colleagues in their first months.|Formation de {n} nouveaux collègues à leur arrivée.',
  'Cut the time spent on recurring tasks by {p}%.|Réduction de {p} % du temps passé sur les tâches récurrentes.',
  'Followed {k} files a year from the first contact to closure.|Suivi de {k} dossiers par an, du premier contact à la clôture.',
  'Contributed to the move to new offices and new tools.|Contribution au déménagement du site et au changement d’outils.',
  'First experience with {low1} and {low2} on real deadlines.|Première mise en pratique, dans des délais serrés : {low1}, {low2}.',
  'Reported progress each week to the management team.|Point d’avancement hebdomadaire avec la direction.',
];

/**
 * Writes the descriptions of one person's positions, to be asked for from the latest to the first.
 * Two to four sentences fit the position's rung; nothing is said twice as long as there is
 * something else to say.
 */
export function createDescriber(
  random: Random,
  skills: KnownSkills,
  language: Language,
): (position: Position) => string {
  const said = new Set<string>();
  const pickFresh = (entries: readonly string[], count: number): string[] => {
    const picked = random.sample(
      entries.filter((entry) => !said.has(entry)),
      count,
    );
    for (const entry of picked) said.add(entry);
    return picked;
  };
  const pickGeneral = (entries: readonly string[], count: number): string[] =>
    pickFresh(entries, count).map((entry) => inLanguage(entry, language));

  function pickSentences({ track, level }: Position): string[] {
    const leading = track[language].filter((sentence) => sentence.startsWith('*'));
    const plain = track[language].filter((sentence) => !sentence.startsWith('*'));
    if (level >= 4) return [...pickGeneral(DIRECTION, 2), ...pickFresh(leading, 1)];
    if (level === 3)
      return [...pickGeneral(RESPONSIBILITIES, 1), ...pickFresh([...leading, ...plain], 2)];
    const special = pickFresh(level === 2 ? [...plain, ...leading] : plain, random.int(1, 2));
    return [...special, ...pickGeneral(ANYWHERE, special.length === 0 ? 2 : random.int(0, 1))];
  }

  return (position) => {
    const fill = createFiller(random, position.track, skills.get(position.track) ?? [], language);
    if (position.level < 0) return fill(internshipText(position.end! - position.start, language));
    const sentences = pickSentences(position).map((sentence) => sentence.replace(/^\*/, ''));
    if (sentences.length < 2 || random.chance(0.55))
      sentences.push(`${inLanguage(random.pick(TAILS), language)}{list}.`);
    return sentences.map(fill).join(' ');
  };
}

const internshipText = (months: number, language: Language): string =>
  language === 'fr'
    ? `Stage de ${months} mois dans une équipe de {n} personnes. Sujets : {list}.`
    : `${months}-month placement in a team of {n}. Topics: {list}.`;

function createFiller(
  random: Random,
  track: Track,
  known: readonly string[],
  language: Language,
): (text: string) => string {
  const core = track.skills.split(', ').slice(0, 4);
  const names = known.filter(isName);
  const main = random.pick(
    orElse(
      names.filter((skill) => core.includes(skill)),
      orElse(names, known),
    ),
  );
  const second = random.pick(
    orElse(
      names.filter((skill) => skill !== main && !core.includes(skill)),
      known,
    ),
  );
  const [low1, low2] = random.sample(known, 2).map((skill) => inSentence(skill, language));
  const values: Record<string, () => string> = {
    low1: () => low1!,
    low2: () => low2!,
    s: () => main,
    t: () => second,
    n: () => String(random.int(3, 12)),
    b: () => String(random.int(18, 36)),
    k: () => String(random.pick(LARGE)),
    p: () => String(random.int(6, 38)),
    q: () => String(random.int(92, 145)),
    q2: () => String(random.int(85, 98)),
    list: () =>
      random
        .sample(known, 3)
        .map((skill) => inSentence(skill, language))
        .join(', '),
  };
  return (text) => text.replace(/\{(\w+)\}/g, (_, slot: string) => values[slot]!());
}

const orElse = <T>(items: readonly T[], fallback: readonly T[]): readonly T[] =>
  items.length > 0 ? items : fallback;

/** A skill with one spelling is a name (`React`); one with two is a common noun. */
const isName = (skill: string): boolean => !skill.includes('|');

/** Common nouns lose their capital within a sentence; names and acronyms keep theirs. */
export function inSentence(skill: string, language: Language): string {
  const text = inLanguage(skill, language);
  return isName(skill) || /^.[A-Z]/.test(text) ? text : text[0]!.toLowerCase() + text.slice(1);
}

const SECTORS: Record<Industry, string> = {
  software: 'software|le logiciel',
  finance: 'financial services|les services financiers',
  insurance: 'insurance|l’assurance',
  ecommerce: 'e-commerce|l’e-commerce',
  consulting: 'consulting|le conseil',
  'health-tech': 'digital health|la santé numérique',
  travel: 'travel|le voyage',
  media: 'media|les médias',
  telecom: 'telecoms|les télécoms',
  energy: 'energy|l’énergie',
  aerospace: 'aerospace|l’aéronautique',
  automotive: 'the car industry|l’automobile',
  electronics: 'electronics|l’électronique',
  manufacturing: 'manufacturing|l’industrie',
  food: 'the food industry|l’agroalimentaire',
  pharma: 'the pharmaceutical industry|l’industrie pharmaceutique',
  retail: 'retail|la grande distribution',
  luxury: 'luxury goods|le luxe',
  agency: 'agencies|l’univers des agences',
  hospitality: 'hospitality|l’hôtellerie-restauration',
  'real-estate': 'real estate|l’immobilier',
  accounting: 'accountancy firms|les cabinets d’expertise comptable',
  staffing: 'staffing|le recrutement et l’intérim',
  law: 'law firms|les cabinets juridiques',
  construction: 'construction|le BTP',
  architecture: 'architecture|l’architecture',
  logistics: 'logistics|la logistique',
  transport: 'transport|le transport',
  public: 'the public sector|le secteur public',
  hospital: 'hospitals|le milieu hospitalier',
  care: 'home and residential care|le médico-social',
  pharmacy: 'community pharmacy|l’officine',
  school: 'schools|l’enseignement',
  education: 'training|la formation',
  research: 'research|la recherche',
  charity: 'the non-profit sector|le secteur associatif',
};

export interface Self {
  title: string;
  company: string | null;
  industry: Industry;
  /** Whole years since the first job. */
  years: number;
  /** As the track writes them, three or more. */
  skills: readonly string[];
  language: Language;
  isWoman: boolean;
}

export function headline(
  random: Random,
  { title, company, industry, skills, language }: Self,
): string {
  const top = skills.slice(0, 3).map((skill) => inLanguage(skill, language));
  if (company === null)
    return `${title} | ${inLanguage('Open to new opportunities|À l’écoute de nouvelles opportunités', language)}`;
  const draw = random.next();
  if (draw < 0.45) return `${title} ${language === 'fr' ? 'chez' : 'at'} ${company}`;
  if (draw < 0.8) return `${title} | ${top.join(' · ')}`;
  return language === 'fr'
    ? `${title} – ${capital(inLanguage(SECTORS[industry], 'fr').replace(/^(?:les? |la |l’)/, ''))}`
    : `${title} in ${inLanguage(SECTORS[industry], 'en')}`;
}

const capital = (text: string): string => text[0]!.toUpperCase() + text.slice(1);

export function summary(random: Random, self: Self): string {
  return self.language === 'fr' ? frenchSummary(random, self) : englishSummary(random, self);
}

function englishSummary(random: Random, { title, industry, years, skills }: Self): string {
  const sector = inLanguage(SECTORS[industry], 'en');
  const [first, second, third] = skills.map((skill) => inSentence(skill, 'en'));
  const span =
    years < 1
      ? 'less than a year of experience'
      : years === 1
        ? 'one year of experience'
        : `${years} years of experience`;
  const opening = random.pick([
    `${title} with ${span}, mostly in ${sector}.`,
    `I am ${article(title)} ${title} with ${span} in ${sector}.`,
    `${capital(span)} in ${sector}, today as ${article(title)} ${title}.`,
  ]);
  const middle = random.pick([
    `My main strengths are ${first}, ${second} and ${third}.`,
    `I am at ease with ${first} and ${second}, and I keep learning ${third}.`,
    `What I do best: ${first}, ${second}, ${third}.`,
  ]);
  const closing = random.pick([
    'I like clear goals, short feedback loops and teams that talk to each other.',
    'I care about work that lasts and about passing on what I know.',
    'Looking for a place where quality matters and people grow.',
    'People who have worked with me mention calm, method and a sense of humour.',
    'I enjoy starting from a blank page as much as putting an existing team back on track.',
  ]);
  return random.chance(0.8) ? `${opening} ${middle} ${closing}` : `${opening} ${middle}`;
}

const article = (noun: string): string => (/^(?:[AEIO]|HR|SMS)/.test(noun) ? 'an' : 'a');

function frenchSummary(random: Random, { title, industry, years, skills, isWoman }: Self): string {
  const sector = inLanguage(SECTORS[industry], 'fr');
  const [first, second, third] = skills.map((skill) => inSentence(skill, 'fr'));
  const span =
    years < 1
      ? 'moins d’un an d’expérience'
      : years === 1
        ? 'un an d’expérience'
        : `${years} ans d’expérience`;
  const opening = random.pick([
    `${title} avec ${span}, principalement dans ${sector}.`,
    `${capital(span)} dans ${sector}, aujourd’hui comme ${title}.`,
    `${title}, ${span}. Mon secteur : ${sector}.`,
  ]);
  const middle = random.pick([
    `Mes points forts : ${first}, ${second}, ${third}.`,
    `À l’aise avec les sujets suivants : ${first}, ${second} et ${third}.`,
    `Domaines de prédilection : ${first}, ${second}, ${third}.`,
  ]);
  const closing = random.pick([
    `${isWoman ? 'Attachée' : 'Attaché'} aux objectifs clairs et au travail d’équipe.`,
    'J’aime transmettre ce que je sais et construire des choses qui durent.',
    `${isWoman ? 'Curieuse et méthodique' : 'Curieux et méthodique'}, je cherche un environnement exigeant et bienveillant.`,
    'On dit de moi que je suis calme, fiable et que je garde le sourire.',
    'À l’aise aussi bien pour lancer un projet que pour remettre une équipe en mouvement.',
  ]);
  return random.chance(0.8) ? `${opening} ${middle} ${closing}` : `${opening} ${middle}`;
}
