import type { Lexicon } from '../../lexicon/types.ts';

/** `French:B2` is a language and a level. The level is null when absent. */
export function splitLanguage(text: string): { name: string; level: string | null } {
  const at = text.indexOf(':');
  return at < 0
    ? { name: text.trim(), level: null }
    : { name: text.slice(0, at).trim(), level: text.slice(at + 1).trim() };
}

/** Names of levels, to suggest for a mistyped one. */
export const LEVEL_NAMES = [
  ...[
    'A1',
    'A2',
    'B1',
    'B2',
    'C1',
    'C2',
    'elementary',
    'limited_working',
    'professional_working',
    'full_professional',
    'native_or_bilingual',
  ],
  ...[
    'beginner',
    'intermediate',
    'advanced',
    'fluent',
    'native',
    'débutant',
    'intermédiaire',
    'avancé',
    'courant',
    'bilingue',
  ],
];

/** 1 (elementary) to 5 (native or bilingual), as a digit or in words; null when it is neither. */
export function readLevel(text: string, lexicon: Lexicon): number | null {
  return /^[1-5]$/.test(text) ? Number(text) : lexicon.readLanguageLevel(text);
}
