import { stemsOf } from './stem.ts';

export const PUBLISHERS = ['esco', 'onet', 'rome'] as const;
export type Publisher = (typeof PUBLISHERS)[number];

/**
 * An occupation or a skill with its publisher's names, the preferred name of each language first.
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
 * Additions to the built-in tables, in their formats (`data/role-row.ts`,
 * `data/skills-technology.ts`).
 */
export interface Vocabulary {
  publisher: Publisher;
  roles: string;
  skills: string;
}

export interface VocabularyReport {
  /** Families that were unknown before. */
  familiesAdded: number;
  /** Names added to known families. */
  formsJoined: number;
  skillsAdded: number;
  aliasesJoined: number;
  /** Names that the lexicon already reads, with this meaning or another. */
  known: number;
  /**
   * Names shared by several occupations or skills of the publisher; they are not assigned to any.
   */
  ambiguous: number;
  /** Names that no title or text can contain: too long, or with unusable marks. */
  unusable: number;
}

/** The words that the built-in lexicon has. */
export interface KnownWords {
  /** The family that has exactly this name. */
  familyNamed(name: string): string | null;
  /** The family read from a title, whether or not the whole title is its name. */
  familyRead(name: string): string | null;
  /** Job functions that the words mention. */
  functionsOf(name: string): readonly string[];
  /** The usual name of the skill with that name. */
  skillNamed(name: string): string | null;
}

const MAX_NAME_LENGTH = 80;
/** Separators of the table formats, separators between names, and unusable characters. */
const UNUSABLE = /[,:;`|\n\r\t\\]|[^\p{L}\p{N}\p{P}\p{S}\p{Zs}]/u;

/** Without remarks in brackets: "Chief Executive Officer (CEO)" is "Chief Executive Officer". */
const tidy = (name: string): string =>
  name
    .replace(/\s*[([][^)\]]*[)\]]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** In lower case except for abbreviations, like the names of roles here. */
function tidyTitle(name: string): string {
  return tidy(name).replace(/(?<!\p{L})\p{Lu}(?=\p{Ll})|^\p{Lu}(?=\s|$)/gu, (letter) =>
    letter.toLowerCase(),
  );
}

const keyOf = (name: string): string => stemsOf(name).join(' ');

/** A key without letters, or of one short word, has no meaning on its own. */
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
 * Counts how many things of the publisher share each name. The thing that has it as its preferred
 * name is its only owner.
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

/** Splits the names of one thing: returns the new ones, and counts the others in `report`. */
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
 * One-word names are often everyday words: they count as the name of a skill on its own, never in
 * running text.
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
 * Returns the additions of a publisher's vocabulary to the lexicon. Existing entries do not change.
 * When the preferred name of an occupation is that of a known family, its names are added to this
 * family; other occupations become new families. A name shared by several occupations is left out.
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
