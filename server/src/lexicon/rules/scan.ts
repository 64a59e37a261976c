import type { LanguageName, Lexicon, Mention, MentionKind } from '../types.ts';
import { fold } from './fold.ts';
import type { PlaceSpelling } from './places.ts';
import { createTextReader, type ScannedText } from './reading.ts';
import type { SeniorityHit } from './seniority.ts';
import { createWordUses, mayBegin, namesAt, type ScanTables, type WordUse } from './word-names.ts';

interface Found {
  kind: MentionKind;
  id: string;
  name: string;
  /** Position after the last token. */
  end: number;
}

type TextWithUses = ScannedText<WordUse>;

type SeniorityHits = readonly SeniorityHit[];

const always = (): boolean => true;
const slice = (reading: TextWithUses, from: number, end: number) =>
  reading.text.slice(reading.tokens[from]!.start, reading.tokens[end - 1]!.end);
const isUpper = (text: string) => text === text.toUpperCase() && text !== text.toLowerCase();
const isCapitalised = (text: string) => /^[^\p{L}]*\p{Lu}/u.test(text);

function isUnbroken({ tokens }: TextWithUses, from: number, end: number): boolean {
  for (let at = from + 1; at < end; at += 1) if (tokens[at]!.breakBefore) return false;
  return true;
}

/**
 * Short letter forms have many meanings. A form of up to three letters counts only in capitals, or
 * in its owner's spelling.
 */
function isShortAndUnsure(quote: string): boolean {
  return quote.length <= 3 && !isUpper(quote);
}

function findTitle(reading: TextWithUses, tables: ScanTables, at: number): Found | null {
  const { title } = namesAt(reading, at);
  if (title === undefined) return null;
  const match = tables.titles.match(
    reading.meaningful,
    reading.tokens[at]!.meaningfulAt,
    reading.tokens,
    reading.text,
    title,
  );
  if (!match) return null;
  const [family = match.family] = tables.titles.meanings(match, reading.meaningful);
  return {
    kind: 'title',
    id: family.id,
    name: family.name,
    end: reading.meaningful[match.end - 1]!.token + 1,
  };
}

/**
 * Everyday letters and words that give a one-letter skill next to them another meaning: "Series C",
 * "plan C", "R&D".
 */
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

function isLoneLetter({ text, tokens, words }: TextWithUses, at: number): boolean {
  const { start, end } = tokens[at]!;
  if (NOT_BEFORE_LETTER.has(words[at - 1] ?? '')) return false;
  return (
    !/[&'’-]/.test(text[start - 1] ?? ' ') &&
    !/[&'’-]/.test(text[end] ?? ' ') &&
    !/^\s?&/.test(text.slice(end, end + 2))
  );
}

function findSkill(reading: TextWithUses, at: number): Found | null {
  const match = namesAt(reading, at).skill?.longest(reading.words, at, (spelling, end) => {
    if (!isUnbroken(reading, at, end)) return false;
    const quote = slice(reading, at, end);
    if (quote.length === 1 && !isLoneLetter(reading, at)) return false;
    if (spelling.exact !== null) return quote === spelling.exact;
    return true;
  });
  return match
    ? { kind: 'skill', id: match.value.skill.id, name: match.value.skill.name, end: match.end }
    : null;
}

/** Usually in lower case although short. */
const SURE_DEGREES = new Set([
  'bac',
  'bts',
  'dut',
  'mba',
  'phd',
  'bep',
  'msc',
  'bsc',
  'llm',
  'deug',
  'm1',
  'm2',
]);
/**
 * Words that mean a degree only next to the word degree or diploma, which their longer forms
 * contain.
 */
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
/** Not degrees: "Scrum master", "master data". */
const NOT_MASTER_BEFORE = new Set(['scrum', 'quiz', 'web', 'station', 'head']);
const NOT_MASTER_AFTER = new Set([
  'data',
  'plan',
  'class',
  'of',
  'the',
  'chef',
  'key',
  'franchise',
]);

/** "Secondary school science teacher": the place where a person teaches, not a degree. */
const SCHOOL_LEVELS = new Set(['secondary', 'high', 'bac', 'licence']);
const TEACHERS = /\b(?:teachers?|tutors?|principals?|headteachers?|heads?|counsell?ors?|staff)\b/;

function findDegree(reading: TextWithUses, at: number): Found | null {
  const match = namesAt(reading, at).degree?.longest(reading.words, at, (_, end) => {
    if (!isUnbroken(reading, at, end)) return false;
    const [word] = reading.words.slice(at, end);
    if (SCHOOL_LEVELS.has(word ?? '') && TEACHERS.test(reading.words.slice(end, end + 3).join(' ')))
      return false;
    if (end > at + 1 || word === undefined) return true;
    if (UNSURE_DEGREES.has(word)) return false;
    if (word === 'master' || word === 'masters')
      return (
        !NOT_MASTER_BEFORE.has(reading.words[at - 1] ?? '') &&
        !NOT_MASTER_AFTER.has(reading.words[end] ?? '')
      );
    return SURE_DEGREES.has(word) || !isShortAndUnsure(slice(reading, at, end));
  });
  return match
    ? { kind: 'degree', id: match.value.family, name: match.value.name, end: match.end }
    : null;
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
const UNSURE_SCHOOLS = new Set([
  '42',
  'gem',
  'columbia',
  'peking',
  'ps',
  'ece',
  'dartmouth',
  'tse',
  'sorbonne nouvelle',
  'ip',
]);

/**
 * Schools whose name is an everyday word. They count with a capital, next to a word for studies or
 * another such school.
 */
const EVERYDAY_SCHOOLS = new Set(['centrale', 'mines', 'ponts']);
const SCHOOL_BEFORE =
  /^(?:diplomee?s?|ecoles?|ingenieure?s?|issue?s?|anciens?|anciennes?|alumn(?:a|us|i)|graduates?|graduated|from|type|x|polytechnique|supelec|mines|ponts|centrale|profils?|formation|school|schools)$/;

function isEverydaySchool({ words, text, tokens }: TextWithUses, at: number): boolean {
  const before = /^(?:de|d|des|a|la|l|from|ou|et|or|and)$/.test(words[at - 1] ?? '')
    ? at - 2
    : at - 1;
  // "Mines-Télécom", "Mines Nancy": a longer name that is unknown.
  const isNameGoingOn = /^[- ]\p{Lu}/u.test(text.slice(tokens[at]!.end, tokens[at]!.end + 2));
  return SCHOOL_BEFORE.test(words[before] ?? '') && !isNameGoingOn;
}

/** "Lyon 3" is a university, but also the start of "Lyon 3 jours par semaine". */
const NUMBERED_CITY = /^(?:paris|lyon|rennes) \d+$/;

function findSchool(reading: TextWithUses, at: number): Found | null {
  const match = namesAt(reading, at).school?.longest(reading.words, at, (_, end) => {
    const form = reading.words.slice(at, end).join(' ');
    if (UNSURE_SCHOOLS.has(form) || NUMBERED_CITY.test(form) || !isUnbroken(reading, at, end))
      return false;
    if (SURE_SCHOOLS.has(form)) return true;
    const quote = slice(reading, at, end);
    if (EVERYDAY_SCHOOLS.has(form) && end === at + 1)
      return isCapitalised(quote) && isEverydaySchool(reading, at);
    return quote.length <= 5
      ? isUpper(quote)
      : isCapitalised(quote) || !reading.hasCapitals || end > at + 2;
  });
  return match
    ? { kind: 'school', id: match.value.name, name: match.value.name, end: match.end }
    : null;
}

function findLanguage(reading: TextWithUses, at: number): Found | null {
  const isMeant = (_: LanguageName, end: number): boolean =>
    reading.words[at] !== 'polish' || isCapitalised(slice(reading, at, end));
  const match = namesAt(reading, at).language?.longest(reading.words, at, isMeant);
  return match
    ? { kind: 'language', id: match.value.code, name: match.value.names.en, end: match.end }
    : null;
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
  for (let before = at - 1; before >= Math.max(0, at - 3); before -= 1)
    if (INDUSTRY_BEFORE.has(words[before]!)) return true;
  return false;
}

function findIndustry(
  reading: TextWithUses,
  tables: ScanTables,
  at: number,
): (Found & { isCalled: boolean }) | null {
  const { words } = reading;
  const match = namesAt(reading, at).industry?.longest(words, at, (_, end) => {
    const sure =
      !tables.unsureIndustries.has(words.slice(at, end).join(' ')) ||
      isCalledIndustry(words, at, end);
    return sure && isUnbroken(reading, at, end);
  });
  if (!match) return null;
  return {
    kind: 'industry',
    id: match.value.id,
    name: match.value.name,
    end: match.end,
    isCalled: isCalledIndustry(words, at, match.end),
  };
}

const FUNCTION_AFTER = new Set(
  'team teams department function functions role roles background leader leaders job jobs position positions'.split(
    ' ',
  ),
);
const FUNCTION_BEFORE = new Set(
  'equipe equipes departement fonction fonctions service metier metiers profil profils poste postes'.split(
    ' ',
  ),
);

/** Names of functions are everyday words: they count next to a word such as team or department. */
function isCalledFunction(words: readonly string[], at: number, end: number): boolean {
  return FUNCTION_AFTER.has(words[end] ?? '') || FUNCTION_BEFORE.has(words[at - 1] ?? '');
}

function findFunction(reading: TextWithUses, at: number): Found | null {
  const match = namesAt(reading, at).function?.longest(
    reading.words,
    at,
    (_, end) =>
      isUnbroken(reading, at, end) &&
      !isShortAndUnsure(slice(reading, at, end)) &&
      isCalledFunction(reading.words, at, end),
  );
  return match
    ? { kind: 'function', id: match.value.id, name: match.value.name, end: match.end }
    : null;
}

/**
 * Words of seniority that are also everyday words: they count directly before or after a role or a
 * skill.
 */
const EVERYDAY_SENIORITY = new Set(
  'lead staff principal principale head entry leader chief executive executives dir partner owner expert experte stage student etudiant etudiante graduate mid middle referent president intermediate confirme confirmee'.split(
    ' ',
  ),
);

function findSeniority(
  reading: TextWithUses,
  tables: ScanTables,
  at: number,
  hits: SeniorityHits,
): Found | null {
  const hit = hits.find(({ from }) => from === at);
  if (!hit) return null;
  if (hit.end === at + 1 && EVERYDAY_SENIORITY.has(reading.words[at]!)) {
    const isBeside =
      findTitle(reading, tables, hit.end) !== null ||
      findSkill(reading, hit.end) !== null ||
      endsTitle(reading, tables, at);
    if (!isBeside) return null;
  }
  return { kind: 'seniority', id: hit.level, name: hit.level, end: hit.end };
}

/** Whether a role name ends directly before a token: "développeur confirmé". */
function endsTitle(reading: TextWithUses, tables: ScanTables, at: number): boolean {
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
const SURE_PREPOSITIONS = new Set(
  'in near around within based a au aux en vers pres proche autour from d de located living'.split(
    ' ',
  ),
);

function isPlaceWritten(
  reading: TextWithUses,
  tables: ScanTables,
  { written, place }: PlaceSpelling,
  at: number,
  end: number,
): boolean {
  const quote = slice(reading, at, end);
  const key = reading.words.slice(at, end).join(' ');
  if (place.kind === 'state' && written.length <= 2) return false;
  if (isUpper(written) && written.length === 2 && !reading.hasCapitals) return false;
  if (isUpper(written) && written.length <= 5 && written.length > 1)
    return quote.replaceAll('.', '') === written.replaceAll('.', '');
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
  return (
    isBig &&
    (isCalled || (!reading.hasCapitals && (place.kind !== 'city' || place.population >= 500_000)))
  );
}

/**
 * The wider place named directly after a place: "Paris, Texas", "Cambridge, MA", "Lyon (France)".
 */
function findContext(
  reading: TextWithUses,
  tables: ScanTables,
  at: number,
  end: number,
): Found | null {
  const next = reading.tokens[end];
  if (!next) return null;
  const gap = reading.text.slice(reading.tokens[end - 1]!.end, next.start);
  if (!/^\s?[,(]?\s?$/.test(gap)) return null;
  const wider = tables.places.longest(reading.words, end, (spellings, to) => {
    const quote = slice(reading, end, to);
    return spellings.some(
      ({ place, written }) =>
        place.kind !== 'city' && (isUpper(written) && written.length <= 5 ? isUpper(quote) : true),
    );
  });
  if (!wider) return null;
  const quote = slice(reading, end, wider.end);
  if (!isCapitalised(quote) && reading.hasCapitals) return null;
  const [place] = tables.readPlaces(`${slice(reading, at, end)}, ${quote}`);
  return place && (place.kind === 'city' || place.kind === 'state')
    ? { kind: 'place', id: place.id, name: place.name, end: wider.end }
    : null;
}

function findPlace(reading: TextWithUses, tables: ScanTables, at: number): Found | null {
  const { place: opening, notPlace } = namesAt(reading, at);
  if (opening === undefined || notPlace?.longest(reading.words, at, always)) return null;
  let spelling: PlaceSpelling | undefined;
  const match = opening.longest(reading.words, at, (spellings, end) => {
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

const longer = (found: Found | null, other: Found | null): Found | null =>
  other !== null && (found === null || other.end > found.end) ? other : found;

/** The longest match that begins at a word; of several of the same length, the first one here. */
function findAt(
  reading: TextWithUses,
  tables: ScanTables,
  at: number,
  hits: SeniorityHits,
): Found | null {
  const names = namesAt(reading, at);
  const industry = names.industry === undefined ? null : findIndustry(reading, tables, at);
  let found: Found | null = industry?.isCalled === true ? industry : null;
  if (names.title !== undefined) found = longer(found, findTitle(reading, tables, at));
  if (names.degree !== undefined) found = longer(found, findDegree(reading, at));
  if (names.school !== undefined) found = longer(found, findSchool(reading, at));
  if (names.place !== undefined) found = longer(found, findPlace(reading, tables, at));
  if (names.language !== undefined) found = longer(found, findLanguage(reading, at));
  if (names.skill !== undefined) found = longer(found, findSkill(reading, at));
  if (names.seniority) found = longer(found, findSeniority(reading, tables, at, hits));
  found = longer(found, industry);
  if (names.function !== undefined) found = longer(found, findFunction(reading, at));
  return found;
}

const NO_HITS: SeniorityHits = [];

/** See `Lexicon.scan` and `Lexicon.scanAndFold`. */
export function createScanner(tables: ScanTables): Pick<Lexicon, 'scan' | 'scanAndFold'> {
  const read = createTextReader(createWordUses(tables));

  function mentionsIn(reading: TextWithUses, original: string): Mention[] {
    const { tokens, words } = reading;
    const hits = tokens.some(({ use }) => use.names.seniority)
      ? tables.seniority.hits(words)
      : NO_HITS;
    const mentions: Mention[] = [];
    for (let at = 0; at < tokens.length; ) {
      if (!mayBegin(reading, at)) {
        at += 1;
        continue;
      }
      const found = findAt(reading, tables, at, hits);
      if (found) {
        const { start } = tokens[at]!;
        const { end } = tokens[found.end - 1]!;
        mentions.push({
          kind: found.kind,
          id: found.id,
          name: found.name,
          start,
          end,
          quote: original.slice(start, end),
        });
      }
      at = found?.end ?? namesAt(reading, at).notPlace?.longest(words, at, always)?.end ?? at + 1;
    }
    return mentions;
  }

  return {
    scan: (text) => mentionsIn(read(text), text),
    scanAndFold(text) {
      const reading = read(text);
      return {
        mentions: mentionsIn(reading, text),
        folded: reading.text === text ? reading.words.join(' ') : fold(text),
      };
    },
  };
}
