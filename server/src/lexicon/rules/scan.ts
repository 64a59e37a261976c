import type { Degree, LanguageName, Mention, MentionKind, Place } from '../lexicon.ts';
import type { DegreeIndex, Named, NamedIndex } from './credentials.ts';
import { memoise } from './memo.ts';
import type { PhraseIndex } from './phrases.ts';
import type { PlaceSpelling } from './places.ts';
import { createTextReader, type Reading, type WordBasics } from './reading.ts';
import type { SeniorityReader } from './seniority.ts';
import type { SkillIndex } from './skills.ts';
import { isStopWord, stem } from './stem.ts';
import type { TitleIndex } from './titles.ts';

export interface ScanTables {
  titles: TitleIndex;
  seniority: SeniorityReader;
  skills: SkillIndex;
  degrees: DegreeIndex;
  schools: NamedIndex<Named>;
  industries: NamedIndex<Named>;
  functions: NamedIndex<Named>;
  languages: PhraseIndex<LanguageName>;
  places: PhraseIndex<readonly PlaceSpelling[]>;
  readPlaces(text: string): readonly Place[];
  /** Folded names of places that are also everyday words or first names. */
  everydayPlaces: ReadonlySet<string>;
  /** Folded names of industries that count only where a word calls them one. */
  unsureIndustries: ReadonlySet<string>;
  /** Phrases that hold the name of a place and are something else: companies, clubs, newspapers. */
  notPlaces: PhraseIndex<true>;
}

interface Found {
  kind: MentionKind;
  id: string;
  name: string;
  /** Position after the last token. */
  end: number;
}

type SeniorityHits = ReadonlyMap<number, { end: number; level: string }>;

const slice = (reading: Reading, from: number, end: number) => reading.text.slice(reading.tokens[from]!.start, reading.tokens[end - 1]!.end);
const isUpper = (text: string) => text === text.toUpperCase() && text !== text.toLowerCase();
const isCapitalised = (text: string) => /^[^\p{L}]*\p{Lu}/u.test(text);

function isUnbroken({ tokens }: Reading, from: number, end: number): boolean {
  for (let at = from + 1; at < end; at += 1) if (tokens[at]!.breakBefore) return false;
  return true;
}

/** Letters alone are short for many things: a form of up to three letters counts in capitals, or spelled as its owner spells it. */
function isShortAndUnsure(quote: string): boolean {
  return quote.length <= 3 && !isUpper(quote);
}

function findTitle(reading: Reading, tables: ScanTables, at: number): Found | null {
  const from = reading.meaningfulAt[at];
  if (from === undefined || from < 0) return null;
  const match = tables.titles.match(reading.meaningful, from, reading.tokens, reading.text);
  if (!match) return null;
  const [family = match.family] = tables.titles.meanings(match, reading.meaningful);
  return { kind: 'title', id: family.id, name: family.name, end: reading.meaningful[match.end - 1]!.token + 1 };
}

/** Everyday letters and words before or after which a one-letter skill is something else: "Series C", "plan C", "R&D". */
const NOT_BEFORE_LETTER = new Set([
  'series',
  'serie',
  'plan',
  'vitamin',
  'vitamine',
  'class',
  'classe',
  'level',
  'niveau',
  'permis',
  'grade',
  'visa',
  'c',
]);

function isLoneLetter({ text, tokens, words }: Reading, at: number): boolean {
  const { start, end } = tokens[at]!;
  if (NOT_BEFORE_LETTER.has(words[at - 1] ?? '')) return false;
  return !/[&'’-]/.test(text[start - 1] ?? ' ') && !/[&'’-]/.test(text[end] ?? ' ') && !/^\s?&/.test(text.slice(end, end + 2));
}

function findSkill(reading: Reading, tables: ScanTables, at: number): Found | null {
  const match = tables.skills.phrases.longest(reading.words, at, (spelling, end) => {
    if (!isUnbroken(reading, at, end)) return false;
    const quote = slice(reading, at, end);
    if (quote.length === 1 && !isLoneLetter(reading, at)) return false;
    if (spelling.exact !== null) return quote === spelling.exact;
    return true;
  });
  return match && { kind: 'skill', id: match.value.skill.id, name: match.value.skill.name, end: match.end };
}

/** Usual in small letters although short. */
const SURE_DEGREES = new Set(['bac', 'bts', 'dut', 'mba', 'phd', 'bep', 'msc', 'bsc', 'llm', 'deug', 'm1', 'm2']);
/** Words that only mean a degree beside the word degree or diploma, which their longer forms hold. */
const UNSURE_DEGREES = new Set([
  'associate',
  'docteur',
  'doctoral',
  'terminale',
  'prepa',
  'these',
  'iut',
  'undergraduate',
  'ged',
  'gem',
  'as',
  'technologist',
]);
/** "Scrum master", "master data": no degree. */
const NOT_MASTER_BEFORE = new Set(['scrum', 'quiz', 'web', 'station', 'head']);
const NOT_MASTER_AFTER = new Set(['data', 'plan', 'class', 'of', 'the', 'chef', 'key', 'franchise']);

/** "Secondary school science teacher": where somebody teaches, and no degree. */
const SCHOOL_LEVELS = new Set(['secondary', 'high', 'bac', 'licence']);
const TEACHERS = /\b(?:teachers?|tutors?|principals?|headteachers?|heads?|counsell?ors?|staff)\b/;

function findDegree(reading: Reading, tables: ScanTables, at: number): Found | null {
  const match = tables.degrees.phrases.longest(reading.words, at, (_: Degree & Named, end) => {
    if (!isUnbroken(reading, at, end)) return false;
    const [word] = reading.words.slice(at, end);
    if (SCHOOL_LEVELS.has(word ?? '') && TEACHERS.test(reading.words.slice(end, end + 3).join(' '))) return false;
    if (end > at + 1 || word === undefined) return true;
    if (UNSURE_DEGREES.has(word)) return false;
    if (word === 'master' || word === 'masters')
      return !NOT_MASTER_BEFORE.has(reading.words[at - 1] ?? '') && !NOT_MASTER_AFTER.has(reading.words[end] ?? '');
    return SURE_DEGREES.has(word) || !isShortAndUnsure(slice(reading, at, end));
  });
  return match && { kind: 'degree', id: match.value.family, name: match.value.name, end: match.end };
}

const SURE_SCHOOLS = new Set([
  'hec',
  'essec',
  'insead',
  'escp',
  'edhec',
  'epfl',
  'epita',
  'epitech',
  'polytechnique',
  'centralesupelec',
  'sciences po',
]);
const UNSURE_SCHOOLS = new Set(['42', 'gem', 'columbia', 'peking', 'ps', 'ece', 'dartmouth', 'tse', 'sorbonne nouvelle', 'ip']);

/** Schools called by an everyday word: with its capital, beside a word of study or another such school. */
const EVERYDAY_SCHOOLS = new Set(['centrale', 'mines', 'ponts']);
const SCHOOL_BEFORE =
  /^(?:diplomee?s?|ecoles?|ingenieure?s?|issue?s?|anciens?|anciennes?|alumn(?:a|us|i)|graduates?|graduated|from|type|x|polytechnique|supelec|mines|ponts|centrale|profils?|formation|school|schools)$/;

function isEverydaySchool({ words, text, tokens }: Reading, at: number): boolean {
  const before = /^(?:de|d|des|a|la|l|from|ou|et|or|and)$/.test(words[at - 1] ?? '') ? at - 2 : at - 1;
  // "Mines-Télécom", "Mines Nancy": a longer name that is not known.
  const isNameGoingOn = /^[- ]\p{Lu}/u.test(text.slice(tokens[at]!.end, tokens[at]!.end + 2));
  return SCHOOL_BEFORE.test(words[before] ?? '') && !isNameGoingOn;
}

/** "Lyon 3" is a university, and the beginning of "Lyon 3 jours par semaine". */
const NUMBERED_CITY = /^(?:paris|lyon|rennes) \d+$/;

function findSchool(reading: Reading, tables: ScanTables, at: number): Found | null {
  const match = tables.schools.phrases.longest(reading.words, at, (_, end) => {
    const form = reading.words.slice(at, end).join(' ');
    if (UNSURE_SCHOOLS.has(form) || NUMBERED_CITY.test(form) || !isUnbroken(reading, at, end)) return false;
    if (SURE_SCHOOLS.has(form)) return true;
    const quote = slice(reading, at, end);
    if (EVERYDAY_SCHOOLS.has(form) && end === at + 1) return isCapitalised(quote) && isEverydaySchool(reading, at);
    return quote.length <= 5 ? isUpper(quote) : isCapitalised(quote) || !reading.hasCapitals || end > at + 2;
  });
  return match && { kind: 'school', id: match.value.name, name: match.value.name, end: match.end };
}

function findLanguage(reading: Reading, tables: ScanTables, at: number): Found | null {
  const match = tables.languages.longest(reading.words, at, (_, end) => reading.words[at] !== 'polish' || isCapitalised(slice(reading, at, end)));
  return match && { kind: 'language', id: match.value.code, name: match.value.names.en, end: match.end };
}

const INDUSTRY_AFTER = new Set([
  'industry',
  'sector',
  'company',
  'companies',
  'startup',
  'startups',
  'firm',
  'firms',
  'space',
  'market',
  'world',
  'vertical',
]);
const INDUSTRY_BEFORE = new Set([
  'secteur',
  'industrie',
  'domaine',
  'sector',
  'industry',
  'entreprise',
  'entreprises',
  'societe',
  'univers',
  'milieu',
  'marche',
  'startup',
]);

function isCalledIndustry(words: readonly string[], at: number, end: number): boolean {
  if (INDUSTRY_AFTER.has(words[end] ?? '')) return true;
  for (let before = at - 1; before >= Math.max(0, at - 3); before -= 1) if (INDUSTRY_BEFORE.has(words[before]!)) return true;
  return false;
}

function findIndustry(reading: Reading, tables: ScanTables, at: number): (Found & { isCalled: boolean }) | null {
  const { words } = reading;
  const match = tables.industries.phrases.longest(words, at, (_, end) => {
    const sure = !tables.unsureIndustries.has(words.slice(at, end).join(' ')) || isCalledIndustry(words, at, end);
    return sure && isUnbroken(reading, at, end);
  });
  if (!match) return null;
  return { kind: 'industry', id: match.value.id, name: match.value.name, end: match.end, isCalled: isCalledIndustry(words, at, match.end) };
}

const FUNCTION_AFTER = new Set(
  'team teams department function functions role roles background leader leaders job jobs position positions'.split(' '),
);
const FUNCTION_BEFORE = new Set('equipe equipes departement fonction fonctions service metier metiers profil profils poste postes'.split(' '));

/** Names of functions are everyday words: one counts beside a word such as team or department. */
function isCalledFunction(words: readonly string[], at: number, end: number): boolean {
  return FUNCTION_AFTER.has(words[end] ?? '') || FUNCTION_BEFORE.has(words[at - 1] ?? '');
}

function findFunction(reading: Reading, tables: ScanTables, at: number): Found | null {
  const match = tables.functions.phrases.longest(
    reading.words,
    at,
    (_, end) => isUnbroken(reading, at, end) && !isShortAndUnsure(slice(reading, at, end)) && isCalledFunction(reading.words, at, end),
  );
  return match && { kind: 'function', id: match.value.id, name: match.value.name, end: match.end };
}

/** Words of seniority that are also everyday words: they count right before or after a role or a skill. */
const EVERYDAY_SENIORITY = new Set(
  'lead staff principal principale head entry leader chief executive executives dir partner owner expert experte stage student etudiant etudiante graduate mid middle referent president intermediate confirme confirmee'.split(
    ' ',
  ),
);

function findSeniority(reading: Reading, tables: ScanTables, at: number, hits: SeniorityHits): Found | null {
  const hit = hits.get(at);
  if (!hit) return null;
  if (hit.end === at + 1 && EVERYDAY_SENIORITY.has(reading.words[at]!)) {
    const isBeside = findTitle(reading, tables, hit.end) !== null || findSkill(reading, tables, hit.end) !== null || endsTitle(reading, tables, at);
    if (!isBeside) return null;
  }
  return { kind: 'seniority', id: hit.level, name: hit.level, end: hit.end };
}

/** Whether a role name ends right before a token: "développeur confirmé". */
function endsTitle(reading: Reading, tables: ScanTables, at: number): boolean {
  for (let from = at - 1; from >= Math.max(0, at - 4); from -= 1) {
    const title = findTitle(reading, tables, from);
    if (title && title.end >= at - 1) return true;
  }
  return false;
}

const PLACE_PREPOSITIONS = new Set(
  (
    'in near at from around to within across outside based a au aux en de d sur vers pres proche autour depuis dans region ville city located living ' +
    'located office relocate or et and ou entre between bureau site'
  ).split(' '),
);
const SURE_PREPOSITIONS = new Set('in near around within based a au aux en vers pres proche autour from d de located living'.split(' '));

function isPlaceWritten(reading: Reading, tables: ScanTables, { written, place }: PlaceSpelling, at: number, end: number): boolean {
  const quote = slice(reading, at, end);
  const key = reading.words.slice(at, end).join(' ');
  if (place.kind === 'state' && written.length <= 2) return false;
  if (isUpper(written) && written.length === 2 && !reading.hasCapitals) return false;
  if (isUpper(written) && written.length <= 5 && written.length > 1) return quote.replaceAll('.', '') === written.replaceAll('.', '');
  const before = reading.words[at - 1] ?? '';
  const isCalled = PLACE_PREPOSITIONS.has(before) && !reading.tokens[at]!.breakBefore;
  if (tables.everydayPlaces.has(key)) {
    const isInside = /^(?:le|la|l|les)$/.test(before) && reading.words[at - 2] === 'dans';
    if (isInside && place.kind === 'region' && !reading.hasCapitals) return true;
    const isSure = (SURE_PREPOSITIONS.has(before) || isInside) && !reading.tokens[at]!.breakBefore;
    return isCapitalised(quote) && (isSure || findContext(reading, tables, at, end) !== null);
  }
  if (isCapitalised(quote)) return true;
  const isBig = place.kind !== 'city' || place.population >= 200_000;
  return isBig && (isCalled || (!reading.hasCapitals && (place.kind !== 'city' || place.population >= 500_000)));
}

/** The wider place named right after a place: "Paris, Texas", "Cambridge, MA", "Lyon (France)". */
function findContext(reading: Reading, tables: ScanTables, at: number, end: number): Found | null {
  const next = reading.tokens[end];
  if (!next) return null;
  const gap = reading.text.slice(reading.tokens[end - 1]!.end, next.start);
  if (!/^\s?[,(]?\s?$/.test(gap)) return null;
  const wider = tables.places.longest(reading.words, end, (spellings, to) => {
    const quote = slice(reading, end, to);
    return spellings.some(({ place, written }) => place.kind !== 'city' && (isUpper(written) && written.length <= 5 ? isUpper(quote) : true));
  });
  if (!wider) return null;
  const quote = slice(reading, end, wider.end);
  if (!isCapitalised(quote) && reading.hasCapitals) return null;
  const [place] = tables.readPlaces(`${slice(reading, at, end)}, ${quote}`);
  return place && (place.kind === 'city' || place.kind === 'state') ? { kind: 'place', id: place.id, name: place.name, end: wider.end } : null;
}

function findPlace(reading: Reading, tables: ScanTables, at: number): Found | null {
  const other = tables.notPlaces.longest(reading.words, at);
  if (other) return null;
  let spelling: PlaceSpelling | undefined;
  const match = tables.places.longest(reading.words, at, (spellings, end) => {
    spelling = spellings.find((one) => isPlaceWritten(reading, tables, one, at, end));
    return spelling !== undefined && isUnbroken(reading, at, end);
  });
  if (!match || !spelling) return null;
  const extended = findContext(reading, tables, at, match.end);
  if (extended) return extended;
  const [likeliest] = tables.readPlaces(slice(reading, at, match.end));
  const place = match.value.find((one) => one.place.id === likeliest?.id)?.place ?? spelling.place;
  return { kind: 'place', id: place.id, name: place.name, end: match.end };
}

type Finder = (reading: Reading, tables: ScanTables, at: number, hits: SeniorityHits) => Found | null;

const findCalledIndustry: Finder = (reading, tables, at) => {
  const industry = findIndustry(reading, tables, at);
  return industry?.isCalled ? industry : null;
};

/** What there is to know of a word wherever it stands: most begin no name of most kinds, and each comes again and again. */
interface WordUse extends WordBasics {
  /** What may find something at the word, in the order that decides between readings of one length. */
  finders: readonly Finder[];
  beginsSeniority: boolean;
  beginsNoPlace: boolean;
}

function createWordUses(tables: ScanTables): (word: string) => WordUse {
  const { skills, degrees, schools, industries, functions, languages, places, seniority, notPlaces } = tables;
  const finders: [{ begins(word: string): boolean }, Finder][] = [
    [industries.phrases, findCalledIndustry],
    [{ begins: (word) => tables.titles.begins(stem(word)) }, findTitle],
    [degrees.phrases, findDegree],
    [schools.phrases, findSchool],
    [places, findPlace],
    [languages, findLanguage],
    [skills.phrases, findSkill],
    [seniority, findSeniority],
    [industries.phrases, findIndustry],
    [functions.phrases, findFunction],
  ];
  return memoise(50_000, (word) => ({
    stem: stem(word),
    isStopWord: isStopWord(word),
    finders: finders.filter(([names]) => names.begins(word)).map(([, find]) => find),
    beginsSeniority: seniority.begins(word),
    beginsNoPlace: notPlaces.begins(word),
  }));
}

const NO_HITS: SeniorityHits = new Map();

/** See `Lexicon.scan`. */
export function createScanner(tables: ScanTables): (text: string) => Mention[] {
  const read = createTextReader(createWordUses(tables));
  return (original) => {
    const { reading, uses } = read(original);
    const { tokens, words } = reading;
    const mayHaveHits = uses.some(({ beginsSeniority }) => beginsSeniority);
    const hits = mayHaveHits ? new Map(tables.seniority.hits(words).map((hit) => [hit.from, hit])) : NO_HITS;
    const mentions: Mention[] = [];
    for (let at = 0; at < tokens.length; ) {
      const { finders, beginsNoPlace } = uses[at]!;
      let found: Found | null = null;
      for (const find of finders) {
        const candidate = find(reading, tables, at, hits);
        if (candidate && (found === null || candidate.end > found.end)) found = candidate;
      }
      if (found) {
        const { start } = tokens[at]!;
        const { end } = tokens[found.end - 1]!;
        mentions.push({ kind: found.kind, id: found.id, name: found.name, start, end, quote: original.slice(start, end) });
      }
      at = found?.end ?? (beginsNoPlace ? tables.notPlaces.longest(words, at)?.end : undefined) ?? at + 1;
    }
    return mentions;
  };
}
