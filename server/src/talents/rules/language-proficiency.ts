import type { LanguageProficiency } from '../profile.ts';

/**
 * Words that name a level, folded; the first group that is found in the text wins, so the more
 * telling words stand first.
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
 * The profile's proficiency (decision 13) that a source's words mean, in English or French, CEFR
 * levels included; null when they mean none.
 */
export function readProficiency(text: string): LanguageProficiency | null {
  const folded = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ');
  return WORDS.find(([, words]) => words.test(folded))?.[0] ?? null;
}
