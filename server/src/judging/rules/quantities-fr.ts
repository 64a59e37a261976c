import type { Bound } from './durations.ts';
import { listed, type NamedJob, shown } from './wording.ts';

/** Numbers, durations, dates and jobs in French. */

const MONTHS = [
  'janv.',
  'févr.',
  'mars',
  'avril',
  'mai',
  'juin',
  'juil.',
  'août',
  'sept.',
  'oct.',
  'nov.',
  'déc.',
];

export const quoted = (text: string): string => `« ${shown(text)} »`;

export const list = (items: readonly string[]): string =>
  listed(items, 'et', (count) => `${count} autres`);

export const number = (years: number): string =>
  String(Math.round(years * 10) / 10).replace('.', ',');

export const span = (years: number): string =>
  years > 0 && years < 1
    ? `${Math.round(years * 12)} mois`
    : years < 2
      ? `${number(years)} an`
      : `${number(years)} ans`;

const VOWEL = /^[“« ]*[aeiouhàâäéèêëîïôöùûü]/i;

export const of = (label: string): string => (VOWEL.test(label) ? `d’${label}` : `de ${label}`);

function month(time: number): string {
  const date = new Date(time);
  return `${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}

export function dates({ start, end, isCurrent }: NamedJob): string {
  if (start === null)
    return isCurrent
      ? 'poste actuel, date de début non précisée'
      : end === null
        ? 'dates non précisées'
        : `jusqu’en ${month(end)}`;
  if (isCurrent) return `depuis ${month(start)}`;
  return end === null
    ? `à partir ${of(month(start))}, date de fin non précisée`
    : `${of(month(start))} à ${month(end)}`;
}

export function named(job: NamedJob): string {
  const name = [job.title, job.company].filter((part) => part !== null).map(shown);
  return `${name.length === 0 ? 'un poste sans intitulé' : name.join(', ')} (${dates(job)})`;
}

export function bound({ min, max, strict }: Bound): string {
  if (min !== null && max !== null) return `${number(min)} à ${span(max)}`;
  if (min !== null) return strict ? `plus de ${span(min)}` : `au moins ${span(min)}`;
  return strict ? `moins de ${span(max ?? 0)}` : `au plus ${span(max ?? 0)}`;
}

export function count({ min, max, strict }: Bound, thing: string): string {
  const number = min ?? max ?? 0;
  const how = min === null ? (strict ? 'moins de' : 'au plus') : strict ? 'plus de' : 'au moins';
  return `${how} ${number} ${thing}${number < 2 ? '' : 's'}`;
}

export const people = (bound: Bound): string =>
  bound.max === null || bound.min === null
    ? count(bound, 'personne')
    : `${bound.min} à ${bound.max} personnes`;

/** "d’au moins 5 personnes", "de 5 à 10 personnes". */
export const ofCount = (words: string): string =>
  words.startsWith('a') ? `d’${words}` : `de ${words}`;

export function lastYears(years: number): string {
  if (years < 1) return `sur les ${span(years).replace(/ mois$/, '')} derniers mois`;
  return years === 1 ? 'sur la dernière année' : `sur les ${number(years)} dernières années`;
}
