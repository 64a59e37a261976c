import type { TalentProfile } from '../../talents/profile.ts';
import { type CriterionStatus, type Reference, STRENGTHS, type Strength } from '../contract.ts';
import type { CriterionReading, Subject } from './reading.ts';

/** The things of a criterion that a title may show without naming them. */
export function impliedBy(reading: CriterionReading): Subject[] {
  switch (reading.kind) {
    case 'all':
    case 'any':
    case 'some':
      return reading.of.flatMap(impliedBy);
    case 'recent':
      return impliedBy(reading.of);
    case 'mention':
      return reading.subject.isRole ? [] : [reading.subject];
    case 'years':
      return reading.scope.of === 'subject' && !reading.scope.subject.isRole
        ? [reading.scope.subject]
        : [];
    default:
      return [];
  }
}

/**
 * The strength of the best evidence; null when a criterion is neither met nor partly met. A job
 * counts with its dates. A title that does not name what is asked only implies it.
 */
export function strengthOf(
  status: CriterionStatus,
  references: readonly Reference[],
  {
    profile,
    subjects,
    fold,
  }: { profile: TalentProfile; subjects: readonly Subject[]; fold: (text: string) => string },
): Strength | null {
  if (status !== 'met' && status !== 'partially_met') return null;
  const found = new Set(references.map((reference) => kindOf(reference)));
  return STRENGTHS.find((strength) => found.has(strength)) ?? null;

  function kindOf({ path, quote }: Reference): Strength {
    if (path.startsWith('/skills/')) return 'listed';
    if (TITLE.test(path) && !isNamedIn(quote)) return 'inferred';
    const job = JOB.exec(path);
    return job !== null && profile.experiences[Number(job[1])]?.startDate ? 'dated' : 'asserted';
  }

  function isNamedIn(quote: string): boolean {
    if (subjects.length === 0) return true;
    const folded = ` ${fold(quote)} `;
    return subjects.some(({ forms }) => forms.some((form) => folded.includes(` ${form} `)));
  }
}

const JOB = /^\/experiences\/(\d+)\//;
const TITLE = /^\/(?:experiences\/\d+\/title|jobTitle|headline)$/;

/** What an unmet criterion counts beside the four strengths. */
const UNMET = STRENGTHS.length;

/**
 * Orders people of one verdict: the smaller, the stronger the evidence over all criteria. From 0 to
 * four for each criterion.
 */
export function weaknessOf(
  criterias: readonly { strength?: Strength | null | undefined }[],
): number {
  return criterias.reduce(
    (sum, { strength }) => sum + (strength ? STRENGTHS.indexOf(strength) : UNMET),
    0,
  );
}
