import type { LanguageProficiency } from '../profile.ts';

/**
 * Words that name a level, folded. The first group found in the text wins, so the more specific
 * words come first.
 */
const WORDS: readonly [LanguageProficiency, RegExp][] = [
  [
    'native_or_bilingual',
    /\b(?:native|mother tongue|bilingual|bilingue|maternel(?:le)?|natif|c2)\b/,
  ],
  [
    'full_professional',
    /\b(?:full professional|fluent|fluently|fluency|advanced|proficient|courante?|couramment|avancee?|parfaite?|excellente?|excellent|c1)\b/,
  ],
  [
    'limited_working',
    /\b(?:limited working|limited|lower intermediate|pre intermediate|professionnel(?:le)? limitee?|notions|scolaire|conversational|a2)\b/,
  ],
  [
    'professional_working',
    /\b(?:professional working|professional|working|upper intermediate|intermediate|professionnel(?:le)?|intermediaire|operationnel(?:le)?|good|bon(?:ne)?|b1|b2)\b/,
  ],
  ['elementary', /\b(?:elementary|elementaire|beginner|basics?|debutante?|base|bases|notion|a1)\b/],
];

/**
 * Converts a source's text to the profile's proficiency (decision 13), in English or French,
 * including CEFR levels. Null when it names none.
 */
export function readProficiency(text: string): LanguageProficiency | null {
  const folded = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ');
  return WORDS.find(([, words]) => words.test(folded))?.[0] ?? null;
}
