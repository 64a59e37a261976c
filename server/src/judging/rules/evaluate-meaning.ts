import { MEANING_WEIGHTS } from '../data/meaning-weights.gen.ts';
import type { Job } from './dossier.ts';
import { type Finding, finding, namedJob, type Question } from './finding.ts';
import type { AskedTerm } from './meaning-of.ts';
import { chanceOf, type Likeness } from './meaning-weights.ts';
import { quoteOf, type Sentence } from './sentences.ts';
import { toldAt } from './told.ts';
import type { ToldText, ToldWord } from './told-texts.ts';

/**
 * What a profile says in other words than the criterion: asked only when nothing names it. The
 * words of a sentence are compared with those of the criterion by what they mean
 * (lexicon/rules/meanings.ts). How alike is enough was learned (meaning-weights.ts).
 */

/** Null when nothing that the profile says comes near, or the person does not say it of themselves. */
export function evaluateMeaning(label: string, question: Question): Finding | null {
  const best = likest(label, question);
  if (best === null || chanceOf(best.likeness, 1) < MEANING_WEIGHTS.partly) return null;
  // An act and its object, both.
  const asserted = assertedShare(best, question);
  const chance = chanceOf(best.likeness, asserted);
  if (asserted < 1 || chance < MEANING_WEIGHTS.partly) return null;
  const { read, sentence, words } = best;
  const reference = {
    path: read.passage.path,
    quote: quoteOf(read.passage.text, sentence, {
      start: words[0]!.start - sentence.start,
      end: words.at(-1)!.end - sentence.start,
    }),
  };
  const job = read.job === null ? null : namedJob(read.job);
  const meant = meantBy(question.asked(label), words);
  return finding(
    chance >= MEANING_WEIGHTS.met ? 'met' : 'partially_met',
    question.words.meant(reference.quote, read.where, job, meant),
    [reference],
  );
}

interface Best {
  read: ToldText<Job>;
  sentence: Sentence;
  words: ToldWord[];
  likeness: Likeness;
  chance: number;
}

export function likest(label: string, question: Question): Best | null {
  const asked = question.asked(label);
  if (asked.length === 0) return null;
  let best: Best | null = null;
  for (const read of question.dossier.told()) {
    if (read.job !== null && !question.dossier.jobs.includes(read.job)) continue;
    for (const found of inPassage(asked, read))
      if (best === null || found.chance > best.chance) best = found;
  }
  return best;
}

function* inPassage(asked: readonly AskedTerm[], read: ToldText<Job>): Iterable<Best> {
  const total = asked.reduce((sum, { weight }) => sum + weight, 0);
  for (const [at, sentence] of read.sentences.entries()) {
    const near = [
      ...(read.sentences[at - 1]?.words ?? []),
      ...(read.sentences[at + 1]?.words ?? []),
    ];
    let here = 0;
    let around = 0;
    let weakest = 1;
    const words = new Set<ToldWord>();
    for (const { roots, weight } of asked) {
      const [strength, word] = strongestOf(roots, sentence.words);
      if (word !== null) words.add(word);
      const [beside] = strongestOf(roots, near);
      const inTitle = Math.max(0, ...[...read.title].map((root) => roots.get(root) ?? 0));
      const whole = Math.max(strength, ELSEWHERE * Math.max(beside, inTitle));
      here += weight * strength;
      around += weight * whole;
      weakest = Math.min(weakest, whole);
    }
    if (words.size === 0) continue;
    const likeness = { here: here / total, around: around / total, weakest, terms: asked.length };
    const chance = chanceOf(likeness, 1);
    const inOrder = [...words].sort((a, b) => a.start - b.start);
    yield { read, sentence, words: inOrder, likeness, chance };
  }
}

/** A word of the sentence beside, or of the title, says so less surely. */
const ELSEWHERE = 0.8;

function strongestOf(
  roots: ReadonlyMap<string, number>,
  words: readonly ToldWord[],
): [number, ToldWord | null] {
  let best: [number, ToldWord | null] = [0, null];
  for (const word of words) {
    const strength = roots.get(word.root) ?? 0;
    if (strength > best[0]) best = [strength, word];
  }
  return best;
}

/** The share of the words that their sentence asserts of the person. */
export function assertedShare({ read, words }: Best, { dossier }: Question): number {
  const context = { isTechnical: dossier.isTechnical() };
  const asserted = words.filter(
    ({ start, end }) => toldAt(read.passage, { start, end }, context).standing === 'asserted',
  );
  return asserted.length / words.length;
}

/** Which words were taken for which, without those that are the same. */
function meantBy(terms: readonly AskedTerm[], words: readonly ToldWord[]): [string, string][] {
  return terms.flatMap(({ label, roots }): [string, string][] => {
    const [strength, word] = strongestOf(roots, words);
    return word === null || strength === 1 ? [] : [[label, word.text]];
  });
}
