import { fixedMessages } from '../language/messages.ts';
import { messages as en } from './messages.en.ts';
import { messages as fr } from './messages.fr.ts';

export type AppMessages = typeof en;
export const useAppMessages = fixedMessages({ en, fr });
