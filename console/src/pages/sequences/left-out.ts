import type { Simulation } from './queries.ts';
import {
  type Prospect,
  TEMPLATE_VARIABLES,
  type TemplateVariable,
  unwritableSteps,
} from './rules.ts';

/**
 * Variables of which a value can be typed right where it is missing; the others belong to the
 * candidate.
 */
export const FILLABLE = [
  'sourcingJobTitle',
  'sourcingLocation',
  'recruiterFirstname',
  'recruiterLastname',
] as const satisfies readonly TemplateVariable[];
export type FillableVariable = (typeof FILLABLE)[number];

export const isFillable = (variable: TemplateVariable): variable is FillableVariable =>
  (FILLABLE as readonly string[]).includes(variable);

type SimulatedCandidate = Simulation['candidates'][number];

const prospectOf = ({
  outcome,
  missing,
  isDraft,
}: SimulatedCandidate['steps'][number]): Prospect => {
  if (outcome === 'send') return { is: 'sent' };
  if (outcome !== 'skip') return { is: 'ends' };
  if (missing.length === 0) return { is: 'skipped' };
  return isDraft ? { is: 'sent' } : { is: 'unwritable', missing };
};

/**
 * The variables for which a start for this candidate would be refused, by the service's own rule.
 */
export function refusedFor({ isRunning, steps }: SimulatedCandidate): readonly TemplateVariable[] {
  if (isRunning) return [];
  return [...new Set(unwritableSteps(steps.map(prospectOf)).flatMap(({ missing }) => missing))];
}

/** Those that the texts use, in the order in which they are offered. */
export function variablesIn(texts: readonly string[]): TemplateVariable[] {
  return TEMPLATE_VARIABLES.filter((variable) =>
    texts.some((text) => text.includes(`{{${variable}}}`)),
  );
}

/** How many candidates get each number of messages, highest number first. */
export function messageCounts(
  candidates: readonly SimulatedCandidate[],
): { candidates: number; messages: number }[] {
  const sent = candidates
    .filter(({ isRunning }) => !isRunning)
    .map(({ steps }) => steps.filter(({ outcome }) => outcome === 'send').length);
  return [...Map.groupBy(sent, (messages) => messages)]
    .map(([messages, those]) => ({ candidates: those.length, messages }))
    .toSorted((a, b) => b.messages - a.messages);
}
