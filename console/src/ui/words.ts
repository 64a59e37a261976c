import { fixedWords } from '../language/words.ts';
import { words as en } from './words.en.ts';
import { words as fr } from './words.fr.ts';

export const useUiWords = fixedWords({ en, fr });
