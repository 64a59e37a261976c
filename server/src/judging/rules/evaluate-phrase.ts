import { plainOf } from '../../lexicon/lexicon.ts';
import { type ConceptId, conceptShown } from './concepts.ts';
import type { Dossier, Job } from './dossier.ts';
import { evidenceIn, fromTold, isListed } from './evaluate-mention.ts';
import { type Finding, finding, namedJob, type Question } from './finding.ts';
import type { Passage } from './passage.ts';
import type { CriterionReading, PhraseTerm } from './reading.ts';
import { quoteOf, sentencesOf } from './sentences.ts';
import { isStronger, strongest, type Told, toldAt } from './told.ts';
import type { FoundIn } from './wording.ts';

/**
 * A phrase is shown by one sentence that shows all of its terms. A trade, a sector or a tool may be
 * shown by the rest of the job instead: "130 % of quota" in a sales job. A
 * sentence that denies it is an answer too; silence leaves it open.
 */

interface Source {
  passage: Passage;
  where: FoundIn;
  /** The jobs that the text is about; their titles say what everything in it is about. */
  jobs: readonly Job[];
}

type PhraseReading = Extract<CriterionReading, { kind: 'phrase' }>;

export function evaluatePhrase(reading: PhraseReading, question: Question): Finding {
  const { dossier, words } = question;
  let other: Told | null = null;
  for (const source of sourcesOf(dossier)) {
    const told = toldIn(source, reading.terms, question);
    if (told === null) continue;
    const { where, jobs } = source;
    if (told.standing === 'asserted') {
      const job = where === 'job' || where === 'title' ? namedJob(jobs[0]!) : null;
      return finding('met', words.mentionFound(reading.label, told.reference.quote, where, job), [
        told.reference,
      ]);
    }
    other = strongest([other, told]);
  }
  return fromTold(other, words.silent(reading.label), question);
}

/** Lists name no other people: what they hold is held. */
const LISTS: ReadonlySet<FoundIn> = new Set(['title', 'skills', 'certification', 'education']);

function* sourcesOf(dossier: Dossier): Iterable<Source> {
  for (const job of dossier.jobs)
    for (const passage of job.passages())
      yield { passage, where: passage.path.endsWith('/title') ? 'title' : 'job', jobs: [job] };
  const current = dossier.jobs.filter(({ isCurrent }) => isCurrent);
  for (const passage of dossier.claims()) yield { passage, where: 'claim', jobs: current };
  for (const passage of dossier.skills()) yield { passage, where: 'skills', jobs: current };
  for (const passage of dossier.certifications())
    yield { passage, where: 'certification', jobs: [] };
  for (const [at, { degrees }] of dossier.profile.educations.entries())
    for (const [nth, text] of degrees.entries())
      yield {
        passage: dossier.passage(`/educations/${at}/degrees/${nth}`, text),
        where: 'education',
        jobs: [],
      };
}

/** The strongest fact of the sentences that show all of the terms; null when none shows them. */
function toldIn(
  { passage, where, jobs }: Source,
  terms: readonly PhraseTerm[],
  question: Question,
): Told | null {
  const { path, text } = passage;
  const plain = plainOf(text);
  // Most texts show none of the concepts: one search of the whole rules them out.
  if (terms.some((term) => term.of === 'concept' && conceptShown(plain, term.concept) === null))
    return null;
  const isCredential = terms.some((term) => term.of === 'concept' && CREDENTIALS.has(term.concept));
  const isWillingness = terms.some((term) => term.of === 'concept' && HOURS.has(term.concept));
  const context = { isCredential, isWillingness, isTechnical: question.dossier.isTechnical() };
  let best: Told | null = null;
  for (const sentence of sentencesOf(plain)) {
    const shown = terms.map((term) => termIn(term, sentence.plain, jobs, question));
    const spans = shown.filter((one) => one !== null && one !== 'job');
    if (spans.length === 0 || shown.includes(null)) continue;
    const whole = {
      start: Math.min(...spans.map((one) => one.start)),
      end: Math.max(...spans.map((one) => one.end)),
    };
    const told = weakest(
      [whole, ...spans].map(({ start, end }) =>
        toldAt(passage, { start: start + sentence.start, end: end + sentence.start }, context),
      ),
    );
    const reference = { path, quote: quoteOf(text, sentence, whole) };
    const standing = LISTS.has(where) && isListed(told) ? 'asserted' : told.standing;
    best = strongest([best, { ...told, standing, reference }]);
  }
  return best;
}

/** Every term must be asserted: "negotiated without unions" denies one of them. */
const weakest = (told: readonly Told[]): Told =>
  told.reduce((worst, one) => (isStronger(worst.standing, one.standing) ? one : worst));

/** Asked of hours is whether somebody works them, or would. */
const HOURS: ReadonlySet<ConceptId> = new Set([
  'shifts',
  'nights',
  'weekends',
  'on_call',
  'abroad',
]);

const CREDENTIALS: ReadonlySet<ConceptId> = new Set([
  'driving_licence',
  'heavy_goods_licence',
  'forklift',
  'registered_nurse',
  'chartered_accountant',
  'bar',
  'professional_order',
  'electrical_authorisation',
  'security_clearance',
]);

interface Shown {
  start: number;
  end: number;
}

function termIn(
  term: PhraseTerm,
  sentence: string,
  jobs: readonly Job[],
  question: Question,
): Shown | 'job' | null {
  if (term.of === 'concept') return conceptShown(sentence, term.concept);
  if (term.of === 'word') return wordIn(sentence, term, question.lexicon.stems);
  for (const form of term.subject.forms) {
    const found = new RegExp(`(?<![a-z0-9])${escaped(form)}s?(?![a-z0-9])`).exec(sentence);
    if (found !== null) return { start: found.index, end: found.index + found[0].length };
  }
  // A duty towards people of a trade says nothing when the person has that trade.
  if (term.subject.isRole) return null;
  return jobs.some((job) => evidenceIn(job, term.subject, question) !== null) ? 'job' : null;
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
