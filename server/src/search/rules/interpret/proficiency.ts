import type { LanguageProficiency } from '../../../talents/profile.ts';

/** The profile's proficiency of each level that the lexicon counts from 1 to 5. */
export const PROFICIENCY_LEVELS: readonly LanguageProficiency[] = [
  'elementary',
  'limited_working',
  'professional_working',
  'full_professional',
  'native_or_bilingual',
];
