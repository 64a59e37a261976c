import type { Bound } from './durations.ts';
import { listed, type NamedJob, shown } from './wording.ts';

/** Numbers, durations, dates and jobs in English. */

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

export const quoted = (text: string): string => `“${shown(text)}”`;

export const list = (items: readonly string[], and = 'and'): string =>
  listed(items, and, (count) => `${count} others`);

export const number = (years: number): string => String(Math.round(years * 10) / 10);

export const span = (years: number): string =>
  years === 1
    ? '1 year'
    : years > 0 && years < 1
      ? `${Math.round(years * 12)} months`
      : `${number(years)} years`;

export function month(time: number): string {
  const date = new Date(time);
  return `${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}

export function dates({ start, end, isCurrent }: NamedJob): string {
  if (start === null)
    return isCurrent
      ? 'current, start date not given'
      : end === null
        ? 'dates not given'
        : `until ${month(end)}`;
  if (isCurrent) return `${month(start)} to present`;
  return end === null
    ? `from ${month(start)}, end date not given`
    : `${month(start)} to ${month(end)}`;
}

export function named(job: NamedJob): string {
  const name = [job.title, job.company].filter((part) => part !== null).map(shown);
  return `${name.length === 0 ? 'a job without a title' : name.join(', ')} (${dates(job)})`;
}

export function bound({ min, max, strict }: Bound): string {
  if (min !== null && max !== null) return `${number(min)} to ${span(max)}`;
  if (min !== null)
    return strict
      ? `more than ${span(min)}`
      : min < 1 || min === 1
        ? `at least ${span(min)}`
        : `${number(min)}+ years`;
  return strict ? `less than ${span(max ?? 0)}` : `at most ${span(max ?? 0)}`;
}

export function count({ min, max, strict }: Bound, thing: string): string {
  const number = min ?? max ?? 0;
  const how =
    min === null ? (strict ? 'fewer than' : 'at most') : strict ? 'more than' : 'at least';
  return `${how} ${number} ${thing}${number === 1 ? '' : 's'}`;
}

export const people = (bound: Bound): string =>
  bound.max === null || bound.min === null
    ? count(bound, 'person').replace(/persons?$/, 'people')
    : `${bound.min} to ${bound.max} people`;

export const lastYears = (years: number): string =>
  years === 1 ? 'in the last year' : `in the last ${span(years)}`;
