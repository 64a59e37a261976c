import { lazyWords } from '../../language/words.ts';

export const words = lazyWords({ en: () => import('./words.en.ts'), fr: () => import('./words.fr.ts') });
export const { useWords } = words;
