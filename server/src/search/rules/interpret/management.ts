import { readEmployers } from '../../../reader/quantities/employers.ts';
import { readLeading } from '../../../reader/quantities/people.ts';
import { item, type Reading, type Text } from './elements.ts';

/**
 * Reads "has managed a team of 5" and "encadrement d'équipe": a requirement with a criterion but no
 * filter.
 */
export function readManagement({ tokens }: Text, at: number): Reading | null {
  const leading = readLeading(tokens, at);
  if (!leading) return null;
  const { bound: people, team, to } = leading;
  return { items: [item(at, to, { kind: 'management', people, team })], to };
}

/**
 * Reads "no more than 3 employers in 5 years": a requirement with a criterion but no filter. A
 * number of companies without a bound may describe the job.
 */
export function readEmployersAsked({ tokens }: Text, at: number): Reading | null {
  const count = readEmployers(tokens, at);
  if (!count?.explicit) return null;
  const { bound, years, to } = count;
  return { items: [item(at, to, { kind: 'employers', bound, years })], to };
}
