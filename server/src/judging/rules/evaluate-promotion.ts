import { plainOf } from '../../lexicon/lexicon.ts';
import { factAt } from '../../reader/facts/facts.ts';
import type { Reference } from '../contract.ts';
import { type Dossier, dateReferences, type Job, titleReference } from './dossier.ts';
import { type Finding, finding, type Question, unknown } from './finding.ts';
import { rankOf } from './ladder.ts';

/** "Promoted", "promu en interne", in a job's description. */
const PROMOTION =
  /(?<!\b(?:sales|trade|brand|health|event|product) )\b(?:promoted (?:to|from|after|within|in|twice|early)|promue?s? (?:au|en|a |comme|responsable|chef|manager|apres)|promotion (?:to|au poste|en interne|interne)|promotion interne)\b/;

/**
 * A higher title than before at the same employer, after so many changes of title. Another title of
 * the same rank may be a promotion.
 */
export function evaluatePromotion(times: number, { dossier, lexicon, words }: Question): Finding {
  for (const job of dossier.jobs) {
    const mention = job.description === null ? null : PROMOTION.exec(plainOf(job.description));
    if (mention && asserts(job.description!, mention)) {
      const quote = job.description!.slice(mention.index, mention.index + mention[0].length);
      return finding(times > 1 ? 'partially_met' : 'met', words.promotionMentioned(quote), [
        { path: `/experiences/${job.index}/description`, quote },
      ]);
    }
  }
  const steps = stepsOf(dossier, (name) => lexicon.fold(name));
  const rise = steps.find(({ rise }) => rise > 0);
  if (rise !== undefined)
    return finding(
      movesAt(rise.to, dossier, (name) => lexicon.fold(name)) >= times ? 'met' : 'partially_met',
      words.promoted(rise.from.title!, rise.to.title!, rise.to.company!),
      stepReferences(dossier, rise),
    );
  const move = steps.find((step) => step.rise === 0);
  if (move !== undefined)
    return finding(
      'partially_met',
      words.moved(move.from.title!, move.to.title!, move.to.company!),
      stepReferences(dossier, move),
    );
  const titled = dossier.jobs.filter((job) => job.title !== null && job.company !== null);
  if (titled.length === 0 || titled.length < dossier.jobs.length)
    return unknown(words.promotionSilent());
  return finding('not_met', words.notPromoted(), titled.slice(0, 6).flatMap(titleReference));
}

const asserts = (text: string, { index, 0: found }: RegExpExecArray): boolean =>
  factAt(text, index, index + found.length).standing === 'asserted';

interface Step {
  from: Job;
  to: Job;
  /** Steps up the ladder; 0 for another title of the same rank. */
  rise: number;
}

/** Each change of title at one employer, latest first. */
function stepsOf(dossier: Dossier, fold: (name: string) => string): Step[] {
  const titled = dossier.jobs.filter((job) => job.title !== null && job.company !== null);
  const steps: Step[] = [];
  for (const to of titled) {
    for (const from of titled) {
      const isLater =
        (to.start ?? Number.NaN) > (from.start ?? Number.NaN) ||
        (from.start === null && from.end !== null && (to.start ?? 0) >= from.end);
      if (
        !isLater ||
        fold(from.company!) !== fold(to.company!) ||
        fold(from.title!) === fold(to.title!)
      )
        continue;
      const [before, after] = [dossier.title(from.title!), dossier.title(to.title!)];
      steps.push({
        from,
        to,
        rise:
          rankOf(after.reading.seniority, after.folded) -
          rankOf(before.reading.seniority, before.folded),
      });
    }
  }
  return steps;
}

/** How often the title changed at the employer of a job. */
function movesAt({ company }: Job, dossier: Dossier, fold: (name: string) => string): number {
  const held = dossier.jobs.filter(
    (job) => job.title !== null && job.company !== null && fold(job.company) === fold(company!),
  );
  return new Set(held.map(({ title }) => fold(title!))).size - 1;
}

const stepReferences = (dossier: Dossier, { from, to }: Step): Reference[] =>
  [to, from].flatMap((job) => [...titleReference(job), ...dateReferences(dossier, job)]);
