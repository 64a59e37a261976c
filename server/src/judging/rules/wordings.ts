import type { Language } from '../../platform/operation.ts';
import type { Wording } from './wording.ts';
import { english } from './wording-en.ts';
import { french } from './wording-fr.ts';

export const wordings: Record<Language, Wording> = { en: english, fr: french };
