import { fixedWords } from '../language/words.ts';
import { words as en } from './words.en.ts';
import { words as fr } from './words.fr.ts';

export type AppWords = typeof en;
export const useAppWords = fixedWords({ en, fr });
