import { type LabelledPrompt, type Refusal, readPrompts, readRefusals } from './labels.ts';

export interface LabelledSet {
  name: string;
  prompts: LabelledPrompt[];
  refusals: Refusal[];
}

/** Written before the interpreter had seen any of them. */
export const LABELLED_SETS: readonly LabelledSet[] = [
  {
    name: 'First set',
    prompts: [...readPrompts('english.txt', 'en'), ...readPrompts('french.txt', 'fr')],
    refusals: readRefusals('refused.txt'),
  },
];
