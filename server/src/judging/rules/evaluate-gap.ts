import { dateReferences, type Job } from './dossier.ts';
import { type Finding, finding, namedJob, type Question, unknown } from './finding.ts';

const MONTH_MS = (365.25 / 12) * 24 * 3600 * 1000;

/** The longest time between two jobs, counted from dates; studies do not fill it. */
export function evaluateGap(maxMonths: number, { dossier, words }: Question): Finding {
  const { jobs } = dossier;
  const dated = jobs.filter((job): job is Job & { start: number } => job.start !== null);
  if (dated.length === 0 || dated.length < jobs.length) return unknown(words.gapSilent());
  const inOrder = dated.toSorted((a, b) => a.start - b.start);
  let until = inOrder[0]!;
  let longest: { months: number; from: Job; to: Job | null } | null = null;
  for (const job of [...inOrder.slice(1), null]) {
    if (until.end === null) return unknown(words.gapSilent());
    const months = ((job?.start ?? dossier.asOf) - until.end) / MONTH_MS;
    if (months > (longest?.months ?? 0)) longest = { months, from: until, to: job };
    if (job !== null && (job.end ?? Number.POSITIVE_INFINITY) > until.end) until = job;
  }
  const months = Math.round(longest?.months ?? 0);
  const beside = longest === null ? inOrder.slice(-1) : [longest.from, longest.to];
  const references = beside
    .filter((job) => job !== null)
    .flatMap((job) => dateReferences(dossier, job));
  return finding(
    months <= maxMonths ? 'met' : 'not_met',
    words.gapFound(months, longest === null ? null : namedJob(longest.from)),
    references,
  );
}
