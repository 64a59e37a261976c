import { lazyMessages } from '../../language/messages.ts';

export const messages = lazyMessages({
  en: () => import('./messages.en.ts'),
  fr: () => import('./messages.fr.ts'),
});
export const { useMessages } = messages;
