import type { LanguageProficiency } from '../../talents/profile.ts';

/** The profile's proficiencies by the lexicon's level of a language, from 1. */
export const LEVELS = [
  null,
  'elementary',
  'limited_working',
  'professional_working',
  'full_professional',
  'native_or_bilingual',
] as const satisfies readonly (LanguageProficiency | null)[];
