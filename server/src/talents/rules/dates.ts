/**
 * Reads the dates that people and exports write. Each becomes an ISO timestamp in UTC at the start
 * of the named period.
 */

const MONTHS: Record<string, number> = {};
const MONTH_NAMES = [
  'january jan janvier janv',
  'february feb fevrier fevr fev',
  'march mar mars',
  'april apr avril avr',
  'may mai',
  'june jun juin',
  'july jul juillet juil',
  'august aug aout',
  'september sept sep septembre',
  'october oct octobre',
  'november nov novembre',
  'december dec decembre',
];
for (const [index, names] of MONTH_NAMES.entries())
  for (const name of names.split(' ')) MONTHS[name] = index + 1;

const ONGOING =
  /^(?:present|now|current|currently|today|ongoing|to date|en cours|actuel|actuelle|actuellement|aujourd'?hui|a ce jour|maintenant)$/;

const foldWords = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase().trim();

/** Whether an end date means that the job or study is ongoing: "present", "aujourd'hui". */
export function isOngoing(value: unknown): boolean {
  return typeof value === 'string' && ONGOING.test(foldWords(value));
}

/**
 * An ISO timestamp, or null when the value names no date between 1900 and 2100. Reads "2020",
 * "2020-05", "2020-05-01", a full ISO timestamp, "05/2020", "01/05/2020" (day first, unless that is
 * no date), "May 2020", "1 mai 2020", a year as a number, milliseconds since the epoch, and `{
 * year, month, day }`.
 */
export function readDate(value: unknown): string | null {
  if (typeof value === 'number')
    return value > 9999 ? checked(new Date(value)) : fromParts(value, 1, 1);
  if (typeof value === 'object' && value !== null) {
    const { year, month, day } = value as { year?: unknown; month?: unknown; day?: unknown };
    return typeof year === 'number'
      ? fromParts(year, typeof month === 'number' ? month : 1, typeof day === 'number' ? day : 1)
      : null;
  }
  return typeof value === 'string' ? readDateText(value.trim()) : null;
}

/**
 * Whether an end is before a start, both as read. An end that names a whole year or month ("2020"
 * after "2020-05") lasts until that period is over. So does a timestamp in our own form at the
 * first moment of a period, because such ends are stored that way.
 */
export function endsBefore(end: string, start: string, writtenEnd: unknown): boolean {
  if (end >= start) return false;
  const shared = PREFIX_LENGTH[precisionOf(writtenEnd)];
  return end.slice(0, shared) < start.slice(0, shared);
}

/** How many characters of an ISO timestamp to compare. */
const PREFIX_LENGTH = { year: 4, month: 7, day: 24 };

function precisionOf(written: unknown): keyof typeof PREFIX_LENGTH {
  if (typeof written === 'number') return written > 9999 ? 'day' : 'year';
  if (typeof written === 'string') {
    const stored = /^\d{4}-(\d{2})-01T00:00:00\.000Z$/.exec(written.trim());
    if (stored) return stored[1] === '01' ? 'year' : 'month';
    return BY_PARTS[written.trim().split(/[-/.\s]+/).length] ?? 'day';
  }
  const { month, day } = (written ?? {}) as { month?: unknown; day?: unknown };
  if (typeof day === 'number') return 'day';
  return typeof month === 'number' ? 'month' : 'year';
}

const BY_PARTS: Partial<Record<number, keyof typeof PREFIX_LENGTH>> = { 1: 'year', 2: 'month' };

function readDateText(text: string): string | null {
  const iso = /^(\d{4})(?:[-/](\d{1,2})(?:[-/](\d{1,2})(?:T00:00:00(?:\.000)?Z)?)?)?$/.exec(text);
  if (iso) return fromParts(Number(iso[1]), Number(iso[2] ?? 1), Number(iso[3] ?? 1));
  const stamp = /^(\d{4})-(\d{2})-(\d{2})[T ]\d{2}:\d{2}/.exec(text);
  if (stamp)
    return fromParts(Number(stamp[1]), Number(stamp[2]), Number(stamp[3])) && readTimestamp(text);
  const monthYear = /^(\d{1,2})[-/.](\d{4})$/.exec(text);
  if (monthYear) return fromParts(Number(monthYear[2]), Number(monthYear[1]), 1);
  const dayFirst = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(text);
  if (dayFirst) {
    const [first, second, year] = [Number(dayFirst[1]), Number(dayFirst[2]), Number(dayFirst[3])];
    return fromParts(year, second, first) ?? fromParts(year, first, second);
  }
  const words =
    /^(?:(\d{1,2})(?:er|st|nd|rd|th)?\s+)?([a-z]+)\.?\s*(?:(\d{1,2}),?\s+)?(\d{4})$/.exec(
      foldWords(text),
    );
  const month = words && MONTHS[words[2]!];
  return words && month
    ? fromParts(Number(words[4]), month, Number(words[1] ?? words[3] ?? 1))
    : null;
}

function readTimestamp(text: string): string | null {
  // Without an offset it is read as UTC, so that the machine's time zone never moves a date.
  const zoned = /(?:z|[+-]\d{2}:?\d{2})$/i.test(text) ? text : `${text}Z`;
  return checked(new Date(zoned.replace(' ', 'T')));
}

const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Uses only arithmetic for speed: an import reads a dozen dates per profile. */
function fromParts(year: number, month: number, day: number): string | null {
  if (
    !Number.isInteger(year) ||
    !Number.isInteger(month) ||
    !Number.isInteger(day) ||
    year < 1900 ||
    year > 2100
  )
    return null;
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const last = month === 2 && isLeap ? 29 : (DAYS[month - 1] ?? 0);
  return day >= 1 && day <= last
    ? `${year}-${twoDigits(month)}-${twoDigits(day)}T00:00:00.000Z`
    : null;
}

const twoDigits = (number: number): string => (number < 10 ? `0${number}` : String(number));

function checked(date: Date): string | null {
  const year = date.getUTCFullYear();
  return year >= 1900 && year <= 2100 ? date.toISOString() : null;
}
