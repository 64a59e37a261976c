import { type LabelledPrompt, type Refusal, readPrompts, readRefusals } from './labels.ts';

export interface LabelledSet {
  name: string;
  prompts: LabelledPrompt[];
  refusals: Refusal[];
}

/**
 * Each set was written, and scored once, before the interpreter was changed for it
 * (docs/decisions/0024).
 */
export const LABELLED_SETS: readonly LabelledSet[] = [
  {
    name: 'First set',
    prompts: [...readPrompts('first-english.txt', 'en'), ...readPrompts('first-french.txt', 'fr')],
    refusals: readRefusals('first-refused.txt'),
  },
  {
    name: 'Second set',
    prompts: [
      ...readPrompts('second-english.txt', 'en'),
      ...readPrompts('second-french.txt', 'fr'),
    ],
    refusals: readRefusals('second-refused.txt'),
  },
  {
    name: 'Third set',
    prompts: [...readPrompts('third-english.txt', 'en'), ...readPrompts('third-french.txt', 'fr')],
    refusals: readRefusals('third-refused.txt'),
  },
  {
    name: 'Fourth set',
    prompts: [
      ...readPrompts('fourth-english.txt', 'en'),
      ...readPrompts('fourth-french.txt', 'fr'),
    ],
    refusals: readRefusals('fourth-refused.txt'),
  },
  {
    name: 'Fifth set',
    prompts: [...readPrompts('fifth-english.txt', 'en'), ...readPrompts('fifth-french.txt', 'fr')],
    refusals: readRefusals('fifth-refused.txt'),
  },
];

/**
 * Fragments about places, labelled with title, place and years only, so that only those rows of the
 * card say something of them (docs/decisions/0024).
 */
export const PLACE_SETS: readonly LabelledSet[] = [
  {
    name: 'Places',
    prompts: [
      ...readPrompts('places-english.txt', 'en'),
      ...readPrompts('places-french.txt', 'fr'),
    ],
    refusals: [],
  },
  {
    name: 'More places',
    prompts: [
      ...readPrompts('more-places-english.txt', 'en'),
      ...readPrompts('more-places-french.txt', 'fr'),
    ],
    refusals: [],
  },
];

/** Prompts of every kind, labelled with title, place and years only (docs/decisions/0034, 0048). */
export const CORE_SETS: readonly LabelledSet[] = [
  {
    name: 'Sixth set',
    prompts: [...readPrompts('sixth-english.txt', 'en'), ...readPrompts('sixth-french.txt', 'fr')],
    refusals: readRefusals('sixth-refused.txt'),
  },
  {
    name: 'Seventh set',
    prompts: [
      ...readPrompts('seventh-english.txt', 'en'),
      ...readPrompts('seventh-french.txt', 'fr'),
    ],
    refusals: readRefusals('seventh-refused.txt'),
  },
  {
    name: 'Eighth set',
    prompts: [
      ...readPrompts('eighth-english.txt', 'en'),
      ...readPrompts('eighth-french.txt', 'fr'),
    ],
    refusals: readRefusals('eighth-refused.txt'),
  },
  {
    name: 'Ninth set',
    prompts: [...readPrompts('ninth-english.txt', 'en'), ...readPrompts('ninth-french.txt', 'fr')],
    refusals: readRefusals('ninth-refused.txt'),
  },
  {
    name: 'Tenth set',
    prompts: [...readPrompts('tenth-english.txt', 'en'), ...readPrompts('tenth-french.txt', 'fr')],
    refusals: readRefusals('tenth-refused.txt'),
  },
  {
    name: 'Eleventh set',
    prompts: readPrompts('eleventh-english.txt', 'en'),
    refusals: readRefusals('eleventh-refused.txt'),
  },
  {
    name: 'Twelfth set',
    prompts: [
      ...readPrompts('twelfth-english.txt', 'en'),
      ...readPrompts('twelfth-french.txt', 'fr'),
    ],
    refusals: readRefusals('twelfth-refused.txt'),
  },
  {
    name: 'Thirteenth set',
    prompts: [
      ...readPrompts('thirteenth-english.txt', 'en'),
      ...readPrompts('thirteenth-french.txt', 'fr'),
    ],
    refusals: readRefusals('thirteenth-refused.txt'),
  },
  {
    name: 'Fourteenth set',
    prompts: [
      ...readPrompts('fourteenth-english.txt', 'en'),
      ...readPrompts('fourteenth-french.txt', 'fr'),
    ],
    refusals: readRefusals('fourteenth-refused.txt'),
  },
  {
    name: 'Fifteenth set',
    prompts: [
      ...readPrompts('fifteenth-english.txt', 'en'),
      ...readPrompts('fifteenth-french.txt', 'fr'),
    ],
    refusals: readRefusals('fifteenth-refused.txt'),
  },
];
