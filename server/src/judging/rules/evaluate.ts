import type { CriterionStatus } from '../contract.ts';
import type { Dossier } from './dossier.ts';
import {
  evaluateCompany,
  evaluateManagement,
  evaluateSeniority,
  evaluateTitle,
} from './evaluate-career.ts';
import { evaluateCompanyKind, evaluateCompanySize } from './evaluate-company-kind.ts';
import { evaluateCountries } from './evaluate-countries.ts';
import {
  evaluateCertification,
  evaluateDegree,
  evaluateField,
  evaluateSchool,
} from './evaluate-education.ts';
import { evaluateGap } from './evaluate-gap.ts';
import { evaluateLanguage, evaluateLanguages } from './evaluate-language.ts';
import { evaluateMeaning } from './evaluate-meaning.ts';
import { evaluateMention } from './evaluate-mention.ts';
import { evaluatePhrase } from './evaluate-phrase.ts';
import { evaluatePlace } from './evaluate-place.ts';
import { evaluatePromotion } from './evaluate-promotion.ts';
import { evaluateScale } from './evaluate-scale.ts';
import { evaluateEmployed, evaluateEmployers } from './evaluate-tenure.ts';
import { evaluateYears } from './evaluate-years.ts';
import { type Finding, finding, type Question, unknown } from './finding.ts';
import type { CriterionReading } from './reading.ts';
import type { Wording } from './wording.ts';

/** Evaluates a reading against a profile. */
export function evaluate(reading: CriterionReading, question: Question): Finding {
  switch (reading.kind) {
    case 'all':
    case 'any':
      return joined(
        reading.kind,
        deciding(
          reading,
          reading.of.map((part) => evaluate(part, question)),
        ),
        silenceOn(reading.of, question),
        question,
      );
    case 'some':
      return several(
        reading.min,
        reading.of.map((part) => evaluate(part, question)),
        silenceOn(reading.of, question),
        question,
      );
    case 'not':
      return negated(evaluate(reading.of, question), question);
    case 'recent':
      return evaluate(reading.of, {
        ...question,
        dossier: latest(question.dossier, reading.years),
      });
    case 'years':
      return evaluateYears(reading, question);
    case 'mention':
      return orMeaning(
        evaluateMention(reading.subject, reading.depth, question),
        reading.depth === 'job' || reading.subject.isRole ? null : reading.subject.written,
        question,
      );
    case 'phrase':
      return orMeaning(evaluatePhrase(reading, question), reading.label, question);
    case 'title':
      return evaluateTitle(reading.role, reading.when, question);
    case 'seniority':
      return evaluateSeniority(reading.level, question);
    case 'place':
      return evaluatePlace(reading, question);
    case 'language':
      return evaluateLanguage(reading, question);
    case 'company':
      return evaluateCompany(reading, question);
    case 'company_kind':
      return evaluateCompanyKind(reading, question);
    case 'company_size':
      return evaluateCompanySize(reading, question);
    case 'promotion':
      return evaluatePromotion(reading.times, question);
    case 'countries':
      return evaluateCountries(reading, question);
    case 'gap':
      return evaluateGap(reading.maxMonths, question);
    case 'scale':
      return evaluateScale(reading, question);
    case 'degree':
      return evaluateDegree(reading, question);
    case 'school':
      return evaluateSchool(reading, question);
    case 'field':
      return evaluateField(reading, question);
    case 'certification':
      return evaluateCertification(reading, question);
    case 'management':
      return evaluateManagement(reading.teamSize, question);
    case 'employers':
      return evaluateEmployers(reading, question);
    case 'employed':
      return evaluateEmployed(question);
    case 'languages':
      return evaluateLanguages(reading, question);
    case 'unreadable':
      return unknown(question.words.unreadable(reading.reason));
  }
}

/**
 * "Farming, but not organic": once the rest is shown, nobody takes silence for the exception. "Willing
 * to travel": what the person says of it decides over what profiles seldom show.
 */
function deciding(
  { kind, of }: Extract<CriterionReading, { kind: 'all' | 'any' }>,
  findings: readonly Finding[],
): readonly Finding[] {
  const isLeftOut = ({ kind: part }: CriterionReading, { status }: Finding): boolean =>
    status === 'unknown' && part === (kind === 'all' ? 'not' : 'unreadable');
  const kept = findings.filter((found, at) => !isLeftOut(of[at]!, found));
  const decides = ({ status }: Finding): boolean =>
    kind === 'all' ? status === 'met' : status !== 'unknown';
  return kept.length > 0 && kept.every(decides) ? kept : findings;
}

/** What nothing names may be told in other words. */
function orMeaning(found: Finding, label: string | null, question: Question): Finding {
  if (label === null || found.status !== 'unknown' || found.isNamed) return found;
  return evaluateMeaning(label, question) ?? found;
}

const YEAR_MS = 365.25 * 24 * 3600 * 1000;

/** The same profile, limited to the jobs still held in the last `years` years. */
export function latest(dossier: Dossier, years: number): Dossier {
  const since = dossier.asOf - years * YEAR_MS;
  return { ...dossier, jobs: dossier.jobs.filter((job) => job.end !== null && job.end >= since) };
}

/**
 * Combines several findings. Of alternatives, only the best is reported; of requirements, all are.
 */
function joined(
  kind: 'all' | 'any',
  findings: readonly Finding[],
  silence: string | null,
  { words }: Question,
): Finding {
  const status =
    kind === 'all'
      ? allOf(findings.map((part) => part.status))
      : anyOf(findings.map((part) => part.status));
  if (
    status === 'unknown' &&
    silence !== null &&
    findings.every((part) => part.status === 'unknown')
  )
    return unknown(silence);
  const telling =
    kind === 'any' && (status === 'met' || status === 'partially_met')
      ? findings.filter((part) => part.status === status).slice(0, 1)
      : findings;
  return finding(
    status,
    inTwoSentences(telling, words),
    telling.flatMap((part) => part.references),
  );
}

const resultsOf = (findings: readonly Finding[]): string[] => [
  ...new Set(findings.map((part) => part.result)),
];

/** One sentence for the parts that hold, then one for those that do not. */
function inTwoSentences(findings: readonly Finding[], words: Wording): string {
  const results = resultsOf(findings);
  if (results.length <= 2) return results.join(' ');
  const held = resultsOf(findings.filter(({ status }) => status === 'met'));
  const others = resultsOf(findings.filter(({ status }) => status !== 'met'));
  return [held, others]
    .flatMap((some) => (some.length === 0 ? [] : [words.asOneSentence(some)]))
    .join(' ');
}

/**
 * One sentence for several topics that a profile does not mention; null when they are of several
 * kinds.
 */
function silenceOn(parts: readonly CriterionReading[], { words }: Question): string | null {
  const labels = parts.flatMap((part) => (part.kind === 'mention' ? [part.subject.label] : []));
  return labels.length === parts.length ? words.silent(...labels) : null;
}

/** At least `min` of several: how many hold, then the evidence. */
function several(
  min: number,
  findings: readonly Finding[],
  silence: string | null,
  { words }: Question,
): Finding {
  const status = someOf(
    min,
    findings.map((part) => part.status),
  );
  if (silence !== null && findings.every((part) => part.status === 'unknown'))
    return unknown(silence);
  const met = findings.filter((part) => part.status === 'met');
  const telling = met.length > 0 ? met : findings;
  return finding(
    status,
    [
      words.someHold(met.length, findings.length, min),
      ...(met.length === 0 ? [] : [words.asOneSentence(resultsOf(met))]),
    ].join(' '),
    telling.flatMap((part) => part.references),
  );
}

/**
 * At least `min` must hold. When some hold but too few, the result is partly met; open ones may
 * still make it hold.
 */
export function someOf(min: number, statuses: readonly CriterionStatus[]): CriterionStatus {
  const count = (of: CriterionStatus): number => statuses.filter((status) => status === of).length;
  if (count('met') >= min) return 'met';
  if (count('met') + count('partially_met') > 0) return 'partially_met';
  return count('unknown') >= min ? 'unknown' : 'not_met';
}

/** Every part must hold; when some hold and some do not, the result is partly met. */
export function allOf(statuses: readonly CriterionStatus[]): CriterionStatus {
  if (statuses.every((status) => status === 'met')) return 'met';
  if (statuses.some((status) => status === 'met' || status === 'partially_met'))
    return 'partially_met';
  return statuses.includes('not_met') ? 'not_met' : 'unknown';
}

/** One part must hold: the best status decides, and an open part leaves the result open. */
export function anyOf(statuses: readonly CriterionStatus[]): CriterionStatus {
  const order: CriterionStatus[] = ['met', 'partially_met', 'unknown', 'not_met'];
  return order.find((status) => statuses.includes(status)) ?? 'unknown';
}

/** The status of a negated criterion, for each status of the statement that it excludes. */
export const OPPOSITE: Record<CriterionStatus, CriterionStatus> = {
  met: 'not_met',
  not_met: 'met',
  partially_met: 'partially_met',
  unknown: 'unknown',
};

function negated(inner: Finding, { words }: Question): Finding {
  const status = OPPOSITE[inner.status];
  return finding(status, `${words.negated(status)} ${inner.result}`, inner.references);
}
