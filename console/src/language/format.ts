import { type Language, useLanguage } from './language.ts';

/**
 * The plural form: `one` for counts that the language treats as singular (French: 0 and 1), else
 * `other`.
 */
export function plural(language: Language, count: number, one: string, other: string): string {
  return new Intl.PluralRules(language).select(count) === 'one' ? one : other;
}

const SECONDS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** "3 hours ago", "in 2 days", "now": in the largest unit that fits at least once. */
function relativeTime(at: Date, now: Date, format: Intl.RelativeTimeFormat): string {
  const seconds = (at.getTime() - now.getTime()) / 1_000;
  const [unit, size] = SECONDS.find(([, length]) => Math.abs(seconds) >= length) ?? ['second', 1];
  if (unit === 'second') return format.format(0, 'second');
  return format.format(Math.trunc(seconds / size), unit as Intl.RelativeTimeFormatUnit);
}

function formatsOf(language: Language) {
  const number = new Intl.NumberFormat(language);
  const compact = new Intl.NumberFormat(language, {
    notation: 'compact',
    maximumFractionDigits: 1,
  });
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 });
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
  // Months of a profile are those of UTC: that is how they were written.
  const month = new Intl.DateTimeFormat(language, {
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const languages = new Intl.DisplayNames(language, { type: 'language' });
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const dateTime = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'medium' });
  return {
    number: (value: number) => number.format(value),
    compact: (value: number) => compact.format(value),
    percent: (share: number) => percent.format(share),
    date: (at: Date) => date.format(at),
    list: (names: readonly string[]) => list.format(names),
    dateTime: (at: Date) => dateTime.format(at),
    /**
     * A profile date, complete or partial ("2023-11", "2023"): "Nov 2023", "2023". Other text stays
     * as it is.
     */
    month: (at: string) =>
      /^\d{4}-\d\d/.test(at) && !Number.isNaN(Date.parse(at)) ? month.format(new Date(at)) : at,
    /** Of an ISO 639 code: "English"; the code itself when it is unknown. */
    languageName: (code: string) => languages.of(code) ?? code,
    relative: (at: Date, now: Date) => relativeTime(at, now, relative),
  };
}

/** Cached: creating one takes longer than rendering a table row. */
const made = new Map<Language, ReturnType<typeof formatsOf>>();

/** Formats numbers and dates for the user's language. */
export function useFormat() {
  const language = useLanguage();
  const formats = made.get(language) ?? formatsOf(language);
  made.set(language, formats);
  return formats;
}
