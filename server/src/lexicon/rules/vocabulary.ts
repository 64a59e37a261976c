import { stemsOf } from './stem.ts';

export const PUBLISHERS = ['esco', 'onet', 'rome'] as const;
export type Publisher = (typeof PUBLISHERS)[number];

/**
 * An occupation or a skill as its publisher names it, the preferred name of each language first.
 */
export interface Published {
  english: readonly string[];
  french: readonly string[];
}

export interface PublishedVocabulary {
  occupations: readonly Published[];
  skills: readonly Published[];
}

/**
 * What is added to the built-in tables, in their formats (`data/role-row.ts`,
 * `data/skills-technology.ts`).
 */
export interface Vocabulary {
  publisher: Publisher;
  roles: string;
  skills: string;
}

export interface VocabularyReport {
  /** Families that were not known at all. */
  familiesAdded: number;
  /** Names that known families have besides now. */
  formsJoined: number;
  skillsAdded: number;
  aliasesJoined: number;
  /** Names that the lexicon reads already, as this or as something else. */
  known: number;
  /** Names of several occupations or skills of the publisher, so of none. */
  ambiguous: number;
  /** Names that no title or text can hold: too long, or made of marks. */
  unusable: number;
}

/** What the built-in lexicon knows. */
export interface KnownWords {
  /** The family whose whole name this is. */
  familyNamed(name: string): string | null;
  /** The family that is read in a title, whole name or not. */
  familyRead(name: string): string | null;
  /** Job functions that the words speak of. */
  functionsOf(name: string): readonly string[];
  /** The usual name of the skill with that name. */
  skillNamed(name: string): string | null;
}

const MAX_NAME_LENGTH = 80;
/** Marks of the table formats, and those that stand between two names. */
const UNUSABLE = /[,:;`|\n\r\t\\]|[^\p{L}\p{N}\p{P}\p{S}\p{Zs}]/u;

/** Without remarks in brackets: "Chief Executive Officer (CEO)" is "Chief Executive Officer". */
const tidy = (name: string): string =>
  name
    .replace(/\s*[([][^)\]]*[)\]]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** In small letters but for abbreviations, as the names of roles are written here. */
function tidyTitle(name: string): string {
  return tidy(name).replace(/(?<!\p{L})\p{Lu}(?=\p{Ll})|^\p{Lu}(?=\s|$)/gu, (letter) =>
    letter.toLowerCase(),
  );
}

const keyOf = (name: string): string => stemsOf(name).join(' ');

/** A key without letters, or of one short word, has no meaning alone. */
const isTelling = (key: string): boolean => key.length > 3 && /[a-z]/.test(key);

const slug = (name: string): string =>
  stemsOf(name)
    .join('-')
    .replace(/[^a-z0-9]+/g, '-');

interface Sorted {
  english: string[];
  french: string[];
}

/**
 * How many things of the publisher have each name; the thing whose preferred name it is owns it
 * alone.
 */
function countOwners(things: readonly Published[]): (key: string, thing: number) => boolean {
  const owners = new Map<string, { things: Set<number>; preferred: Set<number> }>();
  for (const [position, { english, french }] of things.entries()) {
    for (const names of [english, french]) {
      for (const [rank, name] of names.entries()) {
        const key = keyOf(tidy(name));
        const owner = owners.get(key) ?? { things: new Set(), preferred: new Set() };
        owner.things.add(position);
        if (rank === 0) owner.preferred.add(position);
        owners.set(key, owner);
      }
    }
  }
  return (key, thing) => {
    const { things: all, preferred } = owners.get(key)!;
    return all.size === 1 || (preferred.size === 1 && preferred.has(thing));
  };
}

/** Sorts the names of one thing into those that are new and, by `report`, the others. */
function newNames(
  thing: Published,
  isOwner: (key: string) => boolean,
  isKnown: (name: string) => boolean,
  taken: Set<string>,
  report: VocabularyReport,
  write: (name: string) => string,
): Sorted {
  const sort = (names: readonly string[]): string[] =>
    names.flatMap((written) => {
      const name = write(written);
      const key = keyOf(name);
      if (name.length > MAX_NAME_LENGTH || UNUSABLE.test(name) || !isTelling(key)) {
        report.unusable += 1;
        return [];
      }
      if (taken.has(key)) return [];
      if (isKnown(name)) {
        report.known += 1;
        return [];
      }
      if (!isOwner(key)) {
        report.ambiguous += 1;
        return [];
      }
      taken.add(key);
      return [name];
    });
  return { english: sort(thing.english), french: sort(thing.french) };
}

function mergeRoles(
  publisher: Publisher,
  occupations: readonly Published[],
  known: KnownWords,
  report: VocabularyReport,
): string {
  const isOwner = countOwners(occupations);
  const taken = new Set<string>();
  const keys = new Set<string>();
  const lines: string[] = [];
  for (const [position, occupation] of occupations.entries()) {
    const preferred = [occupation.english[0], occupation.french[0]].flatMap((name) =>
      name === undefined ? [] : [tidyTitle(name)],
    );
    const family =
      preferred.map((name) => known.familyNamed(name)).find((found) => found !== null) ?? null;
    const isKnown = (name: string) =>
      known.familyNamed(name) !== null || (known.familyRead(name) ?? family) !== family;
    const { english, french } = newNames(
      occupation,
      (key) => isOwner(key, position),
      isKnown,
      taken,
      report,
      tidyTitle,
    );
    if (english.length + french.length === 0) continue;
    const named = slug(english[0] ?? french[0]!);
    const key = family ?? `${publisher}-${keys.has(named) ? `${named}-${position}` : named}`;
    keys.add(named);
    if (family === null) report.familiesAdded += 1;
    else report.formsJoined += english.length + french.length;
    const functions =
      family === null ? [...new Set(preferred.flatMap((name) => known.functionsOf(name)))] : [];
    lines.push(
      `${key}: ${functions.join(', ')}`,
      `  en ${english.join(', ')}`,
      `  fr ${french.join(', ')}`,
    );
  }
  return lines.join('\n');
}

/**
 * Names of one word are often everyday words: they count as the name of a skill, never in running
 * text.
 */
const marked = (name: string): string => (name.includes(' ') ? name : `!${name}`);

function mergeSkills(
  skills: readonly Published[],
  known: KnownWords,
  report: VocabularyReport,
): string {
  const isOwner = countOwners(skills);
  const taken = new Set<string>();
  const lines: string[] = [];
  for (const [position, skill] of skills.entries()) {
    const preferred = [skill.english[0], skill.french[0]].flatMap((name) =>
      name === undefined ? [] : [tidy(name)],
    );
    const joined =
      preferred.map((name) => known.skillNamed(name)).find((found) => found !== null) ?? null;
    const { english, french } = newNames(
      skill,
      (key) => isOwner(key, position),
      (name) => known.skillNamed(name) !== null,
      taken,
      report,
      tidy,
    );
    const names = [...english, ...french];
    if (names.length === 0) continue;
    if (joined === null) report.skillsAdded += 1;
    else report.aliasesJoined += names.length;
    const [first = '', ...others] = joined === null ? names : [joined, ...names];
    lines.push(`${joined === null ? marked(first) : first}: ${others.map(marked).join(', ')}`);
  }
  return lines.join('\n');
}

/**
 * What a publisher's vocabulary adds to the lexicon. What is known stays as it is: the names of an
 * occupation whose preferred name is that of a known family become further names of this family,
 * the others make families of their own, and a name of several occupations is left out.
 */
export function mergeVocabulary(
  publisher: Publisher,
  { occupations, skills }: PublishedVocabulary,
  known: KnownWords,
): { vocabulary: Vocabulary; report: VocabularyReport } {
  const report: VocabularyReport = {
    familiesAdded: 0,
    formsJoined: 0,
    skillsAdded: 0,
    aliasesJoined: 0,
    known: 0,
    ambiguous: 0,
    unusable: 0,
  };
  const roles = mergeRoles(publisher, occupations, known, report);
  return { vocabulary: { publisher, roles, skills: mergeSkills(skills, known, report) }, report };
}
