import path from 'node:path';
import { evaluate } from '../../src/judging/rules/evaluate.ts';
import { assertedShare, likest } from '../../src/judging/rules/evaluate-meaning.ts';
import type { Question } from '../../src/judging/rules/finding.ts';
import { featuresOf } from '../../src/judging/rules/meaning-weights.ts';
import { readCriterion } from '../../src/judging/rules/read-criterion.ts';
import { createRules } from '../../src/judging/rules-judge.ts';
import { createLexicon } from '../../src/lexicon/lexicon.ts';
import { profileOf } from '../../test/judging-profiles.ts';
import { LABELLED_ON } from '../judge/labelled.ts';
import { otherWords } from '../judge/other-words.ts';
import type { Denial } from '../judge/recruiters.ts';
import { readJsonLines } from '../prompts/reference/recruiter.ts';
import { isHeldOut, readSkills } from './sources.ts';

/*
 * How alike is enough, learned from the halves of strangers' pairs that are for work: logistic
 * regression, and the least chance at which the pairs of the folds left out were right often enough.
 */

interface Case {
  features: number[];
  isMet: boolean;
  /** How much it counts; thresholds are chosen on texts of people only. */
  weight: number;
  isOfPeople: boolean;
}

function workTexts(): Denial[] {
  const folder = path.join(import.meta.dirname, '../judge');
  const isWork = ({ id }: Denial): boolean => Number(id.at(-1)) % 2 === 1;
  const strangers = ['strangers', 'more-strangers'].flatMap((name) =>
    readJsonLines<Denial>(path.join(folder, name, 'denials.jsonl')).filter(isWork),
  );
  return [...otherWords('work'), ...strangers];
}

/** Other words are asked only of what nothing names. */
function isSilent(criterion: string, question: Question): boolean {
  const plain = { ...question, asked: () => [] };
  const reading = readCriterion(criterion, question.lexicon);
  const isAsked = reading.kind === 'mention' || reading.kind === 'phrase';
  const { status, isNamed } = evaluate(reading, plain);
  return isAsked && status === 'unknown' && isNamed !== true;
}

/** Prime, so that neighbours of one subject do not meet. */
const STRIDES = [37, 101, 151, 211];

export function meaningCases(): Case[] {
  const lexicon = createLexicon();
  const rule = createRules({ lexicon });
  const texts = workTexts();
  // Most people do not show most criteria: each is also asked of texts written for others.
  const strange = texts.flatMap((one, at) =>
    STRIDES.map((stride) => {
      const other = texts[(at + stride) % texts.length]!;
      return { ...one, title: other.title, text: other.text, gold: 'u' };
    }),
  );
  return [...texts, ...strange].flatMap((one): Case[] => {
    const profile = profileOf({ jobTitle: one.title, summary: one.text, experiences: [] });
    const { question } = rule({ profile, criterias: [], language: 'en', asOf: LABELLED_ON });
    const best = likest(one.crit, question);
    if (best === null || !isSilent(one.crit, question)) return [];
    const asserted = assertedShare(best, question);
    // What is not asserted is never asked how alike it is.
    return asserted === 1
      ? [
          {
            features: featuresOf(best.likeness, asserted),
            isMet: one.gold.startsWith('m'),
            weight: 1,
            isOfPeople: true,
          },
        ]
      : [];
  });
}

/** All names of skills together weigh as much as this many texts of people. */
const NAMES_WEIGH = 150;

/** Names of skills that the table has not learned: in the other language, another name, another skill. */
export function nameCases(reference: string): Case[] {
  const lexicon = createLexicon();
  const rule = createRules({ lexicon });
  const heldOut = readSkills(reference).filter(({ id, fr }) => isHeldOut(id) && fr !== null);
  // Every third is enough, and takes a third of the time.
  const skills = heldOut.filter((_, at) => at % 3 === 0);
  const cases: Case[] = [];
  const add = (asked: string, told: string, isMet: boolean): void => {
    const profile = profileOf({ jobTitle: '', summary: `${told}.`, experiences: [] });
    const { question } = rule({ profile, criterias: [], language: 'en', asOf: LABELLED_ON });
    const best = likest(asked, question);
    if (best === null) return;
    cases.push({ features: featuresOf(best.likeness, 1), isMet, weight: 1, isOfPeople: false });
  };
  for (const [at, { en, fr, enAlt }] of skills.entries()) {
    add(en, fr!, true);
    add(fr!, en, true);
    if (enAlt.length > 0) add(en, enAlt[at % enAlt.length]!, true);
    const roots = new Set(lexicon.roots(en));
    const alike = skills.filter(
      (other) => other.en !== en && lexicon.roots(other.en).some((root) => roots.has(root)),
    );
    for (const other of [...alike.slice(0, 2), skills[(at + 101) % skills.length]!]) {
      add(en, other.fr!, false);
      add(fr!, other.en, false);
    }
  }
  return cases.map((one) => ({ ...one, weight: NAMES_WEIGH / cases.length }));
}

const ROUNDS = 1_500;
const RATE = 0.5;
const DECAY = 0.002;
const FOLDS = 10;
/** Shares of answers that must be right among the pairs left out. */
const MET_RIGHT = 0.87;
const PARTLY_RIGHT = 0.8;

const chance = (features: readonly number[], weights: readonly number[]): number =>
  1 / (1 + Math.exp(-features.reduce((sum, one, at) => sum + one * weights[at]!, 0)));

function fit(cases: readonly Case[]): number[] {
  const weights = cases[0]!.features.map(() => 0);
  const total = cases.reduce((sum, { weight }) => sum + weight, 0);
  for (let round = 0; round < ROUNDS; round++) {
    const slope = weights.map((weight, at) => (at === 0 ? 0 : DECAY * weight));
    for (const { features, isMet, weight } of cases) {
      const miss = (chance(features, weights) - (isMet ? 1 : 0)) * weight;
      features.forEach((one, at) => {
        slope[at]! += (miss * one) / total;
      });
    }
    slope.forEach((one, at) => {
      weights[at]! -= RATE * one;
    });
    // More likeness is never less.
    for (let at = 1; at < weights.length; at++) weights[at] = Math.max(0, weights[at]!);
  }
  return weights;
}

/** The least chance from which on the share of right answers never falls below `right`. */
function leastFor(right: number, told: readonly { chance: number; isMet: boolean }[]): number {
  const sorted = [...told].sort((a, b) => b.chance - a.chance);
  let [met, least] = [0, 1];
  for (const [at, one] of sorted.entries()) {
    if (one.isMet) met++;
    if (met / (at + 1) >= right) least = one.chance;
  }
  return least;
}

export function learnMeaningWeights(reference: string): {
  weights: number[];
  met: number;
  partly: number;
} {
  const cases = [...meaningCases(), ...nameCases(reference)];
  const told = cases.map(({ features, isMet }, at) => {
    const others = cases.filter((_, other) => other % FOLDS !== at % FOLDS);
    return { isMet, at, features, others };
  });
  const models = Array.from({ length: FOLDS }, (_, fold) => fit(told[fold]!.others));
  const unseen = told
    .filter((_, at) => cases[at]!.isOfPeople)
    .map(({ features, isMet, at }) => ({
      isMet,
      chance: chance(features, models[at % FOLDS]!),
    }));
  const rounded = (one: number): number => Math.round(one * 100) / 100;
  return {
    weights: fit(cases).map(rounded),
    met: rounded(leastFor(MET_RIGHT, unseen)),
    partly: rounded(leastFor(PARTLY_RIGHT, unseen)),
  };
}
