import type { Standing } from '../../reader/facts/facts.ts';
import type { Reference } from '../contract.ts';
import type { Question } from './finding.ts';
import { textAt } from './quotes.ts';
import type { CriterionReading, Subject } from './reading.ts';
import { impliedBy } from './strength.ts';

/** What a sentence may say of a thing so that it cannot show that the person has it. */
const REFUTING: ReadonlySet<Standing> = new Set(['denied', 'failed', 'planned', 'others']);

/** Texts of sentences; elsewhere an entry stands for itself. */
const SENTENCES = /^\/(?:headline|summary|experiences\/\d+\/description)$/;

/**
 * Whether one of the quotes of a judge can support that the criterion is met: it concerns what the
 * criterion asks for, and its sentence neither denies it nor tells of somebody else. A criterion
 * whose terms the rules do not know is not checked: there the judge reads better than the rules.
 */
export function isSupported(
  reading: CriterionReading,
  references: readonly Reference[],
  question: Question,
): boolean {
  const subjects = impliedBy(reading);
  return (
    subjects.length === 0 ||
    references.length === 0 ||
    references.some((reference) =>
      subjects.some((subject) => supports(reference, subject, question)),
    )
  );
}

function supports({ path, quote }: Reference, subject: Subject, question: Question): boolean {
  const { dossier, lexicon } = question;
  const text = textAt(dossier.profile, path);
  if (text === null) return false;
  const start = text.indexOf(quote);
  const passage = dossier.passage(path, text);
  const named = subject.forms
    .flatMap((form) => passage.findAll(form))
    .filter((span) => span.start < start + quote.length && span.end > start);
  if (named.length === 0) {
    // Other words for it: the judge is believed when the quote shares a word with the criterion.
    const words = new Set(lexicon.stems(quote));
    return TITLE.test(path) || lexicon.stems(subject.label).some((stem) => words.has(stem));
  }
  const isTechnical = dossier.isTechnical();
  return (
    !SENTENCES.test(path) ||
    named.some((span) => !REFUTING.has(passage.factAt(span, { isTechnical }).standing))
  );
}

/** A title may show a trade or a technology without naming it. */
const TITLE = /^\/(?:experiences\/\d+\/title|jobTitle|headline)$/;
