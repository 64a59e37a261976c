import { plainOf } from '../../lexicon/lexicon.ts';
import type { Reference } from '../contract.ts';
import { conceptShown } from './concepts.ts';
import type { Dossier, Job } from './dossier.ts';
import { evidenceIn } from './evaluate-mention.ts';
import { type Finding, finding, namedJob, type Question, unknown } from './finding.ts';
import type { CriterionReading, PhraseTerm } from './reading.ts';
import { quoteOf, sentencesOf } from './sentences.ts';
import type { FoundIn } from './wording.ts';

/**
 * A phrase is shown by one sentence that shows all of its terms. A trade, a sector or a tool may be
 * shown by the rest of the job instead: "130 % of quota" in a sales job. Silence leaves it open.
 */

interface Told {
  path: string;
  text: string;
  where: FoundIn;
  /** The jobs that the text is about; their titles say what everything in it is about. */
  jobs: readonly Job[];
}

type PhraseReading = Extract<CriterionReading, { kind: 'phrase' }>;

export function evaluatePhrase(reading: PhraseReading, question: Question): Finding {
  const { dossier, words } = question;
  for (const told of textsOf(dossier)) {
    const reference = shownIn(told, reading.terms, question);
    if (reference === null) continue;
    const job = told.path.startsWith('/experiences') ? namedJob(told.jobs[0]!) : null;
    return finding('met', words.mentionFound(reading.label, reference.quote, told.where, job), [
      reference,
    ]);
  }
  return unknown(words.silent(reading.label));
}

function* textsOf(dossier: Dossier): Iterable<Told> {
  for (const job of dossier.jobs)
    for (const { path, text } of job.passages())
      yield { path, text, where: path.endsWith('/title') ? 'title' : 'job', jobs: [job] };
  const current = dossier.jobs.filter(({ isCurrent }) => isCurrent);
  for (const { path, text } of dossier.claims())
    yield { path, text, where: 'claim', jobs: current };
  for (const { path, text } of dossier.skills())
    yield { path, text, where: 'skills', jobs: current };
  for (const [at, { name }] of dossier.profile.certifications.entries())
    yield { path: `/certifications/${at}/name`, text: name, where: 'certification', jobs: [] };
  for (const [at, { degrees }] of dossier.profile.educations.entries())
    for (const [nth, text] of degrees.entries())
      yield { path: `/educations/${at}/degrees/${nth}`, text, where: 'education', jobs: [] };
}

function shownIn(
  { path, text, jobs }: Told,
  terms: readonly PhraseTerm[],
  question: Question,
): Reference | null {
  const plain = plainOf(text);
  // Most texts show none of the concepts: one search of the whole rules them out.
  if (terms.some((term) => term.of === 'concept' && conceptShown(plain, term.concept) === null))
    return null;
  for (const sentence of sentencesOf(plain)) {
    const shown = terms.map((term) => termIn(term, sentence.plain, jobs, question));
    const spans = shown.filter((one) => one !== null && one !== 'job');
    if (spans.length === 0 || shown.includes(null)) continue;
    const start = Math.min(...spans.map((one) => one.start));
    if (isDenied(sentence.plain, start)) continue;
    const end = Math.max(...spans.map((one) => one.end));
    return { path, quote: quoteOf(text, sentence, { start, end }) };
  }
  return null;
}

interface Shown {
  start: number;
  end: number;
}

function termIn(
  term: PhraseTerm,
  sentence: string,
  jobs: readonly Job[],
  { dossier, lexicon }: Question,
): Shown | 'job' | null {
  if (term.of === 'concept') return conceptShown(sentence, term.concept);
  if (term.of === 'word') return wordIn(sentence, term, lexicon.stems);
  for (const form of term.subject.forms) {
    const found = new RegExp(`(?<![a-z0-9])${escaped(form)}s?(?![a-z0-9])`).exec(sentence);
    if (found !== null) return { start: found.index, end: found.index + found[0].length };
  }
  // A duty towards people of a trade says nothing when the person has that trade.
  if (term.subject.isRole) return null;
  return jobs.some((job) => evidenceIn(job, term.subject, dossier) !== null) ? 'job' : null;
}

const escaped = (form: string): string => form.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Letters that a word and its inflections share. */
const SHARED = 4;

function wordIn(
  sentence: string,
  { label, stem }: Extract<PhraseTerm, { of: 'word' }>,
  stems: (text: string) => string[],
): Shown | null {
  const start = label.slice(0, SHARED);
  if (!sentence.includes(start)) return null;
  for (const found of sentence.matchAll(/[\p{L}\p{N}+#&]+/gu))
    if (found[0].startsWith(start) && stems(found[0]).includes(stem))
      return { start: found.index, end: found.index + found[0].length };
  return null;
}

const DENIAL =
  /(?<![a-z])(?:not|never|no|without|n't|nor|neither|hasn't|didn't|don't|pas|jamais|sans|aucune?|ni)(?![a-z])/;

const isDenied = (sentence: string, start: number): boolean =>
  DENIAL.test(sentence.slice(0, start));
