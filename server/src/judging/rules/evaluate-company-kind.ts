import {
  HEADCOUNT,
  headcountIn,
  kindNamedIn,
  kindsOfEmployer,
  plainOf,
} from '../../lexicon/lexicon.ts';
import type { CompanyKind, Lexicon } from '../../lexicon/types.ts';
import type { Reference } from '../contract.ts';
import { companyReference, type Dossier, type Job } from './dossier.ts';
import type { Bound } from './durations.ts';
import { type Finding, finding, type Question, unknown } from './finding.ts';
import type { CriterionReading, When } from './reading.ts';

/**
 * Kinds and sizes of employers. A profile seldom describes its employers, so a kind that is neither
 * stated nor common knowledge stays open.
 */

type KindReading = Extract<CriterionReading, { kind: 'company_kind' }>;
type SizeReading = Extract<CriterionReading, { kind: 'company_size' }>;

export function evaluateCompanyKind(
  { of, when }: KindReading,
  { dossier, words, lexicon }: Question,
): Finding {
  const jobs = jobsOf(dossier, when);
  for (const job of jobs) {
    const reference = kindEvidence(job, of, lexicon);
    if (reference !== null)
      return finding('met', words.companyKindFound(of, reference.quote), [reference]);
  }
  if (
    of === 'self' &&
    when === 'current' &&
    jobs.length > 0 &&
    jobs.every((job) => job.company !== null)
  )
    return finding(
      'not_met',
      words.companyKindOther(
        of,
        jobs.map((job) => job.company!),
      ),
      jobs.slice(0, 4).flatMap(companyReference),
    );
  if (of === 'self' || jobs.length === 0)
    return claimed(of, when, dossier, words) ?? unknown(words.companyKindSilent(of));
  const others = jobs.map((job) => ({
    job,
    kinds: job.company === null ? null : kindsOfEmployer(lexicon.fold(job.company)),
  }));
  const areKnown = others.every(({ kinds }) => kinds !== null);
  if (!areKnown) return claimed(of, when, dossier, words) ?? unknown(words.companyKindSilent(of));
  const names = jobs.map((job) => job.company!);
  return finding(
    'not_met',
    words.companyKindOther(of, names),
    jobs.slice(0, 4).flatMap(companyReference),
  );
}

/**
 * The evidence that a job was at a company of that kind: words of the job, a headcount, or the name
 * of a known employer.
 */
export function kindEvidence(job: Job, kind: CompanyKind, lexicon: Lexicon): Reference | null {
  const texts: [string, string | null][] = [
    [job.companyPath, job.company],
    [`/experiences/${job.index}/title`, kind === 'self' ? job.title : null],
    [`/experiences/${job.index}/description`, job.description],
  ];
  for (const [path, text] of texts) {
    const quote = text === null ? null : quoteOf(text, kind, path === job.companyPath);
    if (quote !== null) return { path, quote };
  }
  const isKnown =
    job.company !== null && (kindsOfEmployer(lexicon.fold(job.company))?.includes(kind) ?? false);
  return isKnown ? { path: job.companyPath, quote: job.company! } : null;
}

/**
 * A client of that kind is not an employer of that kind: "missions pour des PME", "clients: large
 * groups".
 */
const FOR_OTHERS =
  /\b(?:clients?|customers?|accounts?|comptes?|pour|for|with|avec|aupres|vers|to|prospection|prospects?|prospecting|vente(?:s)? (?:a|aux|en)|sales to|selling|sold|portefeuille|portfolio|segment|targeting|cible|migration|accompagnement)\b[^.;]{0,40}$/;

function quoteOf(text: string, kind: CompanyKind, isName: boolean): string | null {
  const plain = plainOf(text);
  const named = kindNamedIn(plain, kind);
  if (named !== null && (isName || !FOR_OTHERS.test(plain.slice(0, named.start))))
    return text.slice(named.start, named.end);
  const range = HEADCOUNT[kind];
  const count = range === undefined ? null : headcountIn(plain);
  return count !== null && count.size >= range!.min && count.size <= range!.max
    ? text.slice(count.start, count.end)
    : null;
}

function jobsOf(dossier: Dossier, when: When): readonly Job[] {
  return when === 'ever'
    ? dossier.jobs
    : dossier.jobs.filter((job) => job.isCurrent === (when === 'current'));
}

/** A claim in the headline or summary without a job that supports it: a partial answer. */
function claimed(
  kind: CompanyKind,
  when: When,
  dossier: Dossier,
  words: Question['words'],
): Finding | null {
  if (when === 'past') return null;
  for (const { path, text } of dossier.claims()) {
    const quote = quoteOf(text, kind, false);
    if (quote !== null)
      return finding('partially_met', words.companyKindFound(kind, quote), [{ path, quote }]);
  }
  return null;
}

export function evaluateCompanySize(
  { bound, when }: SizeReading,
  { dossier, words, lexicon }: Question,
): Finding {
  let nearest: { reference: Reference; size: number } | null = null;
  for (const job of jobsOf(dossier, when)) {
    const found = sizeOf(job);
    if (found !== null && fits(found.size, bound))
      return finding('met', words.companySize(found.reference.quote, bound), [found.reference]);
    nearest ??= found;
    const isLarge =
      job.company !== null &&
      (kindsOfEmployer(lexicon.fold(job.company))?.includes('large') ?? false);
    if (isLarge && bound.min !== null && bound.min <= HEADCOUNT.large!.min)
      return finding('met', words.companyKindFound('large', job.company!), companyReference(job));
  }
  if (nearest === null) return unknown(words.companySizeSilent());
  const areAllSizesKnown = jobsOf(dossier, when).every((job) => sizeOf(job) !== null);
  return areAllSizesKnown
    ? finding('not_met', words.companySize(nearest.reference.quote, bound), [nearest.reference])
    : unknown(words.companySizeSilent());
}

function sizeOf(job: Job): { reference: Reference; size: number } | null {
  for (const [path, text] of [
    [job.companyPath, job.company],
    [`/experiences/${job.index}/description`, job.description],
  ] as const) {
    const found = text === null ? null : headcountIn(plainOf(text));
    if (found !== null)
      return { reference: { path, quote: text!.slice(found.start, found.end) }, size: found.size };
  }
  return null;
}

const fits = (size: number, { min, max, strict }: Bound): boolean =>
  (min === null || (strict ? size > min : size >= min)) &&
  (max === null || (strict ? size < max : size <= max));
