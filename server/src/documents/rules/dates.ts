/*
 * Dates and periods in the lines of a CV, in English, French, German and Spanish: "janv. 2021 –
 * aujourd'hui", "03/2019-", "Summer 2020", "2018 – 2020", "depuis 2021".
 */

/** A date as it is written, and the moment it begins. */
export interface ReadDate {
  year: number;
  /** From 1; null when only the year is written. */
  month: number | null;
  day: number | null;
}

export interface Period {
  /** Offsets in the text. */
  start: number;
  end: number;
  from: ReadDate | null;
  to: ReadDate | null;
  isOngoing: boolean;
  /** A single date with no word or dash that makes it a period. */
  isSingle: boolean;
}

const MONTH_NAMES = [
  'january|janvier|januar|enero|jan|janv|ene|jän|jänner',
  'february|février|fevrier|februar|febrero|feb|févr|fevr|fév|fev',
  'march|mars|märz|maerz|marzo|mar|mär|mrz',
  'april|avril|abril|apr|avr|abr',
  'may|mai|mayo',
  'june|juin|juni|junio|jun',
  'july|juillet|juli|julio|jul|juil',
  'august|août|aout|agosto|aug|ago',
  'september|septembre|septiembre|sept|sep',
  'october|octobre|oktober|octubre|oct|okt',
  'november|novembre|noviembre|nov',
  'december|décembre|decembre|dezember|diciembre|dec|déc|dez|dic',
];
const MONTHS = new Map(
  MONTH_NAMES.flatMap((names, index) => names.split('|').map((name) => [name, index + 1] as const)),
);
/** The month in which a season or quarter begins. */
const SEASONS = new Map<string, number>(
  Object.entries({
    spring: 3,
    printemps: 3,
    frühling: 3,
    frühjahr: 3,
    primavera: 3,
    summer: 6,
    été: 6,
    ete: 6,
    sommer: 6,
    verano: 6,
    autumn: 9,
    fall: 9,
    automne: 9,
    herbst: 9,
    otoño: 9,
    winter: 12,
    hiver: 12,
    invierno: 12,
    q1: 1,
    q2: 4,
    q3: 7,
    q4: 10,
    t1: 1,
    t2: 4,
    t3: 7,
    t4: 10,
  }),
);

const longestFirst = (names: Iterable<string>): string =>
  [...names].toSorted((a, b) => b.length - a.length).join('|');
const MONTH = `(?:${longestFirst(MONTHS.keys())})`;
const SEASON = `(?:${longestFirst(SEASONS.keys())})`;
const YEAR = '(?:19[5-9]\\d|20[0-4]\\d)';
const EDGE = '(?<![\\p{L}\\p{N}])';
const END = '(?![\\p{L}\\p{N}])';
const DATE = [
  `(?:\\d{1,2}(?:st|nd|rd|th|er|\\.)?\\s+(?:of\\s+|de\\s+)?)?${MONTH}\\.?,?\\s*(?:\\d{1,2}(?:st|nd|rd|th)?,\\s*)?(?:de\\s+|/|-)?\\s*${YEAR}`,
  `${MONTH}\\.?\\s*['’]\\d{2}`,
  `${SEASON},?\\s*(?:of\\s+|de\\s+)?${YEAR}`,
  `${YEAR}[-/.]\\d{1,2}(?:[-/.]\\d{1,2})?(?:T[\\d:.]+Z?)?`,
  `\\d{1,2}[-/.]\\d{1,2}[-/.]${YEAR}`,
  `\\d{1,2}\\s?[-/.]\\s?${YEAR}`,
  `${YEAR}[\\s-]+${MONTH}\\.?(?!\\p{L})`,
  YEAR,
].join('|');
const ONGOING =
  "present|presently|now|current|currently|today|ongoing|on going|to date|till date|till now|until now|date|en cours|en poste|actuel|actuelle|actuellement|aujourd['’]?\\s?hui|(?:à|a) ce jour|ce jour|maintenant|présent|heute|jetzt|aktuell|laufend|actualidad|actual|presente|hoy|la actualidad";
const DASH = '\\s*(?:[-–—―−~→>]|&ndash;|--+)\\s*';
const TO = `(?:${DASH}|\\s+(?:to|until|till|through|thru|à|a|au|jusqu['’]?(?:à|a|au|en)|bis|hasta|al)\\s+)(?:(?:la|le|the|l['’])\\s*)?`;
const FROM = '(?:from|since|starting|depuis(?: le)?|de|du|dès|seit|ab|von|desde|à partir de)\\s+';
const SINCE = '(?:since|depuis(?: le)?|seit|desde|dès|à partir de|ab)\\s+';
const BEFORE = "(?:until|till|up to|jusqu['’](?:à|a|au|en)|bis|hasta)\\s+";

const FLAGS = 'giu';
const PERIOD = new RegExp(
  [
    `${EDGE}(?:${FROM})?(?<from>${DATE})${TO}(?<ongoing>${ONGOING})${END}`,
    `${EDGE}(?:${FROM})?(?<first>${DATE})${TO}(?<last>${DATE})${END}`,
    // "Jan – Mar 2020", "from March to June 2020": the year is written once.
    `${EDGE}(?:${FROM})?(?<month>${MONTH})\\.?${TO}(?<until>${MONTH}\\.?,?\\s*${YEAR})${END}`,
    // "2018 – 20"
    `${EDGE}(?<year>${YEAR})\\s?[-–—/]\\s?(?<short>\\d{2})(?![\\p{L}\\p{N}/.-])`,
    `${EDGE}${SINCE}(?<since>${DATE})${END}`,
    `${EDGE}${BEFORE}(?<end>${DATE})${END}`,
    // "– 2015" where no start is written.
    `(?<=^\\s*|[|·•,;(]\\s*)[-–—]\\s*(?<closed>${DATE})${END}`,
    `${EDGE}(?<open>${DATE})\\s*[-–—―−→]\\s*(?=$|[|·•,;()\\]])`,
    `${EDGE}(?<single>${DATE})${END}`,
  ].join('|'),
  FLAGS,
);

export function findPeriods(text: string): Period[] {
  if (!/\d{2}/.test(text)) return [];
  const found: Period[] = [];
  for (const match of text.matchAll(PERIOD)) {
    const period = readMatch(match.groups ?? {});
    if (!period) continue;
    found.push({ start: match.index, end: match.index + match[0].length, ...period });
  }
  return found;
}

type Named = Record<string, string | undefined>;

function readMatch(groups: Named): Omit<Period, 'start' | 'end'> | null {
  const {
    from,
    first,
    last,
    month,
    until,
    year,
    short,
    since,
    open,
    end,
    closed: ended,
    single,
  } = groups;
  const closed = { isOngoing: false, isSingle: false };
  const only = end ?? ended;
  if (only) {
    const to = readDate(only);
    return to && { from: null, to, ...closed };
  }
  if (from) return begun(readDate(from));
  if (since) return begun(readDate(since));
  if (open) return begun(readDate(open));
  if (first && last) {
    const [a, b] = [readDate(first), readDate(last)];
    return a && b ? { from: a, to: b, ...closed } : null;
  }
  if (month && until) {
    const to = readDate(until);
    const number = MONTHS.get(month.toLowerCase());
    return to && number
      ? { from: { year: to.year, month: number, day: null }, to, ...closed }
      : null;
  }
  if (year && short) {
    const finish = Number(year.slice(0, 2) + short);
    const begin = Number(year);
    if (finish < begin || finish - begin > 45) return null;
    return { from: plainYear(begin), to: plainYear(finish), ...closed };
  }
  const date = single ? readDate(single) : null;
  return date && { from: date, to: null, isOngoing: false, isSingle: true };
}

const plainYear = (year: number): ReadDate => ({ year, month: null, day: null });

const begun = (from: ReadDate | null): Omit<Period, 'start' | 'end'> | null =>
  from && { from, to: null, isOngoing: true, isSingle: false };

/** A single date; null when the text is none, or its month does not exist. */
export function readDate(text: string): ReadDate | null {
  const folded = text.toLowerCase().trim();
  const numbers = folded.replace(/t[\d:.]+z?$/, '');
  const iso = /^(\d{4})[-/.](\d{1,2})(?:[-/.](\d{1,2}))?$/.exec(numbers);
  if (iso) return checked(Number(iso[1]), Number(iso[2]), iso[3] ? Number(iso[3]) : null);
  const day = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(numbers);
  if (day) {
    const [a, b, year] = [Number(day[1]), Number(day[2]), Number(day[3])];
    return checked(year, b, a) ?? checked(year, a, b);
  }
  const monthYear = /^(\d{1,2})\s?[-/.]\s?(\d{4})$/.exec(numbers);
  if (monthYear) return checked(Number(monthYear[2]), Number(monthYear[1]), null);
  const year = readYear(folded);
  if (year === null) return null;
  const season = [...SEASONS].find(([name]) => new RegExp(`^${name}(?!\\p{L})`, 'u').test(folded));
  if (season) return { year, month: season[1], day: null };
  const name = /\p{L}{3,}/u.exec(folded.replace(/^\d{1,2}(?:st|nd|rd|th|er)/, ''))?.[0];
  const month = name ? MONTHS.get(name) : undefined;
  if (name && month === undefined) return null;
  const before = /^(\d{1,2})(?:st|nd|rd|th|er|\.)?\s/.exec(folded)?.[1];
  const after = /\p{L}\.?\s(\d{1,2})(?:st|nd|rd|th)?,/u.exec(folded)?.[1];
  const date = before ?? after;
  return checked(year, month ?? null, month && date ? Number(date) : null);
}

function readYear(text: string): number | null {
  const full = new RegExp(YEAR).exec(text)?.[0];
  if (full) return Number(full);
  const short = /['’](\d{2})$/.exec(text)?.[1];
  if (!short) return null;
  return Number(short) > 60 ? 1900 + Number(short) : 2000 + Number(short);
}

function checked(year: number, month: number | null, day: number | null): ReadDate | null {
  if (month !== null && (month < 1 || month > 12)) return null;
  if (day !== null && (day < 1 || day > 31)) return null;
  return { year, month, day };
}

const two = (value: number): string => String(value).padStart(2, '0');

/** The start of the named year, month or day in UTC. */
export const timestampOf = ({ year, month, day }: ReadDate): string =>
  `${year}-${two(month ?? 1)}-${two(day ?? 1)}T00:00:00.000Z`;

/** Lengths of time that stand beside dates: "(2 yrs 3 mos)", "· 1 an 2 mois". */
const DURATION =
  /[(·•|,]?\s*(?:about\s+|environ\s+)?\d{1,2}\+?\s*(?:years?|yrs?|ans?|années?|months?|mos?|mois|jahre?|monate?|años?|meses)(?:[,\s]+(?:and |et |und |y )?\d{1,2}\s*(?:months?|mos?|mois|monate?|meses))?\s*\)?/giu;

export const isDuration = (text: string): boolean =>
  /^[\s(·•|,-]*$/.test(text.replace(DURATION, ''));

/** What a line says beside its dates. */
export function withoutPeriods(text: string, periods: readonly Period[]): string {
  if (periods.length === 0) return text;
  let rest = text;
  for (const { start, end } of periods.toReversed())
    rest = `${rest.slice(0, start)}\uFFFC${rest.slice(end)}`;
  return rest
    .replace(DURATION, '')
    .replace(/[([]\s*\uFFFC\s*[)\]]/g, ' \uFFFC ')
    .replace(/[\s,;:|·•–—-]*\uFFFC[\s,;:|·•–—-]*/g, '\uFFFC')
    .replace(/^\uFFFC|\uFFFC$/g, '')
    .replaceAll('\uFFFC', ' | ')
    .trim();
}
