import { lazyMessages } from '../../language/messages.ts';

/** Sequences to begin with, in the person's language: loaded when a new one is made. */
export const templates = lazyMessages({
  en: () => import('./templates.en.ts'),
  fr: () => import('./templates.fr.ts'),
});
