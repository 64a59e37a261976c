import type { Language } from '../../platform/operation.ts';
import type { RoleRow } from '../data/role-row.ts';
import type { Seniority, TitleReading } from '../types.ts';
import type { Abbreviations } from './abbreviations.ts';
import { type FoldedWord, foldedWords } from './fold.ts';
import { genderedForms } from './gender.ts';
import type { Opening } from './phrases.ts';
import { createRoleNames } from './role-names.ts';
import { createFamily, type RoleFamily } from './roles.ts';
import { type SeniorityHit, type SeniorityReader, strongest } from './seniority.ts';
import { isStopWord, stem } from './stem.ts';

/** A word that counts in a phrase: its stem, and the position of its token. */
export interface MeaningfulWord {
  stem: string;
  token: number;
}

export interface TitleMatch {
  family: RoleFamily;
  /** Positions in the words given: the first, and the one after the last. */
  from: number;
  end: number;
}

/** Names of roles that begin with one stem. */
export type TitleOpening = Opening<string>;

export interface TitleIndex {
  /**
   * The families that a match may mean, with these words around it, the usual one first. Only an
   * abbreviation can have several.
   */
  meanings(match: TitleMatch, words: readonly MeaningfulWord[]): readonly RoleFamily[];
  /**
   * The longest role name that starts at a word and crosses no sentence or clause mark. `opening`
   * holds the names that begin with the word's stem.
   */
  match(
    words: readonly MeaningfulWord[],
    from: number,
    tokens: readonly FoldedWord[],
    text: string,
    opening?: TitleOpening,
  ): TitleMatch | null;
  /** The names of roles that begin with that stem; undefined when there are none. */
  opening(stem: string): TitleOpening | undefined;
  exact(stems: readonly string[]): RoleFamily | null;
  family(id: string): RoleFamily | null;
  /** The language of a folded name of the family; null when both languages have it, or neither. */
  languageOf(id: string | null, form: string): Language | null;
}

/** Words of a text that carry meaning, as stems. */
export function meaningfulWords(tokens: readonly FoldedWord[]): MeaningfulWord[] {
  const words: MeaningfulWord[] = [];
  for (const [position, token] of tokens.entries()) {
    if (!isStopWord(token.text)) words.push({ stem: stem(token.text), token: position });
  }
  return words;
}

/**
 * Names that mean a role only as the whole title: next to other words they qualify something else.
 */
const WHOLE_TITLE_ONLY = new Set(
  (
    'partner president principal associ server chef pilot owner doctor coach dean officier conseiller engineer ingenieur model modele printer planner ' +
    'dealer investor investisseur producer producteur contractor minister carrier facteur groom porter promoter mover captain writer fitter caster packer ' +
    'grower publisher linguist clerk taxi elu gardien concierge marin maire fondeur commercant consul valet intendant regulateur surveillant driller ' +
    'programmateur scheduler foreman strategist appraiser investigator mediator mediateur freelance singer auteur author entertainer breeder ' +
    'correcteur interpreter printeur boucher tailor tailleur plongeur glacier traiteur athlete caretaker docker soldier sailor mine mineur diver counselor counsellor ambassador ambassadeur ' +
    'dispenser educator suppleant prof ergo lsa sna aed aes cip ece eje ash amp pab lpc slp rbt np qs eto ips aps dst msw cota hha psw ater asem spark slater ' +
    'cladder decorator renderer lather fencer rigger slinger fabricator plater turner honer laminator detailer milker feller picker sorter receiver shunter hgv ' +
    'routier commis runner forklift presser host administrator verger stylist coder registrar purser melter forger weaver cooper drapeur polisseur compounder ' +
    'keyholder loueur estimateur gondolier merm sewer boner lasher mixer porteur distributeur'
  ).split(' '),
);

/** "Dev" is short for developer, but before these words for development. */
const NOT_AFTER_DEV = new Set(
  'team tool op environment env experience rel relation kit box ex test prod stag server'.split(
    ' ',
  ),
);

/**
 * The built-in rows, with the names that an imported vocabulary adds to their families, and the
 * vocabulary's own families.
 */
function joinRows(builtIn: readonly RoleRow[], imported: readonly RoleRow[]): RoleRow[] {
  const rows = new Map(builtIn.map((row) => [row.family, row]));
  for (const row of imported) {
    const known = rows.get(row.family);
    const joined = known && {
      ...known,
      english: [...known.english, ...row.english],
      french: [...known.french, ...row.french],
    };
    rows.set(row.family, joined ?? row);
  }
  return [...rows.values()];
}

/**
 * The families by the stems of their names. The names of a family are written out on first request.
 */
export function createTitleIndex(
  builtIn: readonly RoleRow[],
  abbreviations: Abbreviations,
  imported: readonly RoleRow[] = [],
): TitleIndex {
  const names = createRoleNames(builtIn, abbreviations, imported);
  const rows = imported.length === 0 ? builtIn : joinRows(builtIn, imported);
  const rowOf = new Map(rows.map((row) => [row.family, row]));

  const families = new Map<string, RoleFamily>();
  function familyOf(id: string): RoleFamily | null {
    const known = families.get(id);
    const row = known ? undefined : rowOf.get(id);
    if (!row) return known ?? null;
    const family = createFamily(row);
    families.set(id, family);
    return family;
  }

  /** Callers look up each position of the words in turn, so their stems are laid out once. */
  let asked: readonly MeaningfulWord[] = [];
  let askedStems: readonly string[] = [];
  function stemsOfWords(words: readonly MeaningfulWord[]): readonly string[] {
    if (words !== asked) {
      asked = words;
      askedStems = words.map((word) => word.stem);
    }
    return askedStems;
  }

  return {
    meanings({ family, from, end }, words) {
      const letters = end === from + 1 ? words[from]!.stem : '';
      if (!abbreviations.all.has(letters)) return [family];
      const around = words.flatMap((word, at) => (at === from ? [] : [word.stem]));
      return (abbreviations.meanings(letters, around) ?? []).flatMap((id) => familyOf(id) ?? []);
    },
    exact(stems) {
      const id = names.exact(stems);
      return id === null ? null : familyOf(id);
    },
    family: familyOf,
    languageOf(id, form) {
      const family = id === null ? undefined : families.get(id);
      const isEnglish = family?.english.includes(form) ?? false;
      const isFrench = family?.french.includes(form) ?? false;
      return isEnglish === isFrench ? null : isEnglish ? 'en' : 'fr';
    },
    opening: names.opening,
    match(words, from, tokens, text, opening = names.opening(words[from]!.stem)) {
      if (opening === undefined) return null;
      const stems = stemsOfWords(words);
      const found = opening.longest(stems, from, (_, end) => {
        const first = words[from]!.token;
        const last = words[end - 1]!.token;
        for (let at = first + 1; at <= last; at += 1) if (tokens[at]!.breakBefore) return false;
        if (end > from + 1) return true;
        const quote = text.slice(tokens[first]!.start, tokens[first]!.end);
        if (quote.length <= 3)
          return (
            quote === quote.toUpperCase() ||
            (stems[from] === 'dev' && !NOT_AFTER_DEV.has(stems[end] ?? ''))
          );
        return (
          words.length === 1 ||
          !(WHOLE_TITLE_ONLY.has(stems[from]!) || names.isOnlyWhole(stems[from]!))
        );
      });
      return found && { family: familyOf(found.value)!, from, end: found.end };
    },
  };
}

/**
 * Suffixes that make a French title inclusive: `développeur·se`, `ingénieur(e)`, `directeur/trice`.
 * They are blanked, so that offsets stay the same.
 */
const INCLUSIVE =
  /(?<=\p{L}{3})(?:[·•.(/-](?:se|euse|rice|trice|ne|nne|ère|ere|ière|iere|ve|e|es)(?:[·•.]s)?(?!\p{L})\)?|\(s\))/giu;

/**
 * Every inclusive suffix contains a mark and a first letter like these. Most texts do not, so they
 * are skipped.
 */
const SUFFIX_MARK = /[·•.(/-][serntviè]/iu;

export function blankInclusiveSuffixes(text: string): string {
  return !SUFFIX_MARK.test(text)
    ? text
    : text.replace(INCLUSIVE, (suffix) => ' '.repeat(suffix.length));
}

/** `(H/F)`, `m/w/d`, `F-H-X`: the offer is open to all genders. */
const FOR_EVERYBODY = /(?<!\p{L})\(?(?:[hfmwdx]\s?[/|-]\s?){1,2}[hfmwdx](?!\p{L})\)?/giu;

const EVERYBODY_MARK = /[/|-]/;

/** The start of the employer: `at Acme`, `chez Acme`, `@ Acme`, `| Acme`. */
const EMPLOYER = /\s(?:at|chez)\s|[@|]/i;

/** The title without inclusive suffixes, the mark for all genders, and the employer. */
export function cleanTitle(title: string): string {
  const plain = blankInclusiveSuffixes(title);
  const text = EVERYBODY_MARK.test(plain)
    ? plain.replace(FOR_EVERYBODY, (mark) => ' '.repeat(mark.length))
    : plain;
  const employer = EMPLOYER.exec(text);
  return employer && /\p{L}/u.test(text.slice(0, employer.index))
    ? text.slice(0, employer.index)
    : text;
}

/** Levels whose word comes before or after the role and is not part of its name. */
const BESIDE: ReadonlySet<Seniority> = new Set(['intern', 'junior', 'mid', 'senior', 'lead']);

export const isLevelBeside = ({ level }: SeniorityHit): boolean => BESIDE.has(level);

/** A role named in a title. */
interface NamedRole {
  family: RoleFamily;
  /** The other possible meanings of an abbreviation here. */
  alternatives: readonly RoleFamily[];
  /** Positions of the words that the role's name covers. */
  covered: readonly number[];
  isWhole: boolean;
}

const tokensOf = (words: readonly MeaningfulWord[], from: number, end: number): number[] => {
  const tokens: number[] = [];
  for (let at = from; at < end; at += 1) tokens.push(words[at]!.token);
  return tokens;
};

function namedRole(
  index: TitleIndex,
  match: TitleMatch,
  words: readonly MeaningfulWord[],
  isWhole: boolean,
): NamedRole {
  const [family = match.family, ...alternatives] = index.meanings(match, words);
  return { family, alternatives, covered: tokensOf(words, match.from, match.end), isWhole };
}

function isInside(token: number, hits: readonly SeniorityHit[]): boolean {
  for (const hit of hits) if (token >= hit.from && token < hit.end) return true;
  return false;
}

/** The role that all the words name together. */
function findWhole(index: TitleIndex, words: readonly MeaningfulWord[]): NamedRole | null {
  const family = words.length > 0 ? index.exact(words.map((word) => word.stem)) : null;
  return family && namedRole(index, { family, from: 0, end: words.length }, words, true);
}

/** The longest name of a role among the words. */
function findInside(
  index: TitleIndex,
  words: readonly MeaningfulWord[],
  tokens: readonly FoldedWord[],
  text: string,
  hits: readonly SeniorityHit[],
): NamedRole | null {
  let best: TitleMatch | null = null;
  for (let from = 0; from < words.length; from += 1) {
    const match = index.match(words, from, tokens, text);
    if (!match || (best && match.end - match.from <= best.end - best.from)) continue;
    const first = words[match.from]!.token;
    const last = words[match.end - 1]!.token;
    const isInsideHit = hits.some(
      (hit) => hit.from <= first && last < hit.end && hit.end - hit.from > last - first + 1,
    );
    if (!isInsideHit) best = match;
  }
  return best && namedRole(index, best, words, false);
}

function findFamily(
  index: TitleIndex,
  tokens: readonly FoldedWord[],
  text: string,
  hits: readonly SeniorityHit[],
): NamedRole | null {
  const words = meaningfulWords(tokens);
  const beside = hits.filter(isLevelBeside);
  const apart = beside.length === 0 ? words : words.filter((word) => !isInside(word.token, beside));
  return (
    findWhole(index, words) ??
    (apart.length < words.length ? findWhole(index, apart) : null) ??
    findInside(index, words, tokens, text, hits)
  );
}

function seniorityOf(reading: NamedRole | null, hits: readonly SeniorityHit[]): Seniority | null {
  const implied = reading?.family.implied ?? null;
  const isCovered = (hit: SeniorityHit) =>
    reading?.covered.some((token) => token >= hit.from && token < hit.end) ?? false;
  const counted = implied !== null ? hits : hits.filter((hit) => !isCovered(hit));
  const levels = counted.map((hit) => hit.level);
  return strongest(implied !== null && implied !== 'words' ? [...levels, implied] : levels);
}

/**
 * More words than this next to a role describe a team or a product: no other title will contain
 * them all.
 */
const MAX_QUALIFIERS = 3;

/**
 * The forms of a role with words next to it ("Java developer"). Those words stay before an English
 * name and after a French one.
 */
function qualifiedForms(
  core: string,
  family: RoleFamily | null,
  qualifiers: readonly string[],
): string[] {
  if (!family) return [...new Set(genderedForms(core))];
  if (qualifiers.length > MAX_QUALIFIERS) return [core];
  if (qualifiers.length === 0) return [...new Set([core, ...family.forms])];
  const qualifier = qualifiers.join(' ');
  return [
    ...new Set([
      core,
      ...family.english.map((form) => `${qualifier} ${form}`),
      ...family.french.map((form) => `${form} ${qualifier}`),
    ]),
  ];
}

/**
 * Words left over at an edge when the seniority next to them is removed: "VP of", "en alternance".
 */
const LOOSE_EDGES = /^(?:(?:de|of|du|des|d|en|and|et) )+|(?: (?:de|of|du|des|d|en|and|et))+$/g;

const NONE: readonly string[] = [];

/**
 * `core`: the words of a title that do not express seniority. `qualifiers`: those of them that are
 * not part of the role's name.
 */
function wordsBeside(
  reading: NamedRole | null,
  tokens: readonly FoldedWord[],
  hits: readonly SeniorityHit[],
): { core: string; qualifiers: string[] } {
  const kept: string[] = [];
  const qualifiers: string[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const { text } = tokens[at]!;
    const isCovered = reading?.covered.includes(at) ?? false;
    if (!isCovered && isInside(at, hits)) continue;
    kept.push(text);
    if (!isCovered && reading?.isWhole !== true && !isStopWord(text)) qualifiers.push(text);
  }
  return {
    core: kept.join(' ').replace(LOOSE_EDGES, '') || tokens.map((token) => token.text).join(' '),
    qualifiers,
  };
}

/**
 * The forms are computed on demand: an index that reads a million titles mostly needs the other
 * fields. Twenty thousand answers are cached, so they retain no intermediate data.
 */
class Answer implements TitleReading {
  readonly family: string | null;
  readonly alternatives: readonly string[];
  readonly seniority: Seniority | null;
  readonly functions: readonly string[];
  readonly modifiers: readonly string[];
  readonly #role: RoleFamily | null;
  readonly #core: string;
  #forms: readonly string[] | null = null;

  constructor(
    reading: NamedRole | null,
    seniority: Seniority | null,
    functions: readonly string[],
    core: string,
    qualifiers: readonly string[],
  ) {
    this.family = reading?.family.id ?? null;
    this.alternatives =
      reading === null || reading.alternatives.length === 0
        ? NONE
        : reading.alternatives.map(({ id }) => id);
    this.seniority = seniority;
    this.functions = functions;
    this.#role = reading?.family ?? null;
    this.#core = core;
    this.modifiers = reading === null || qualifiers.length === 0 ? NONE : qualifiers;
  }

  get forms(): readonly string[] {
    this.#forms ??=
      this.#core === '' ? NONE : qualifiedForms(this.#core, this.#role, this.modifiers);
    return this.#forms;
  }
}

/**
 * See `Lexicon.readTitle`. `functionsOf` returns the job functions that the words of a title
 * mention.
 */
export function createTitleReader(
  index: TitleIndex,
  seniority: SeniorityReader,
  functionsOf: (tokens: readonly FoldedWord[]) => readonly string[],
) {
  return (title: string): TitleReading => {
    const text = cleanTitle(title);
    const tokens = foldedWords(text);
    const hits = seniority.hits(tokens.map((token) => token.text));
    const reading = findFamily(index, tokens, text, hits);
    const { core, qualifiers } = wordsBeside(reading, tokens, hits);
    return new Answer(
      reading,
      seniorityOf(reading, hits),
      reading?.family.functions ?? functionsOf(tokens),
      core,
      qualifiers,
    );
  };
}
