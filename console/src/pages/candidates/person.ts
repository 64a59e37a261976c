import { nameOf } from '../../app/talents/name.ts';
import { useMessages } from './messages.ts';
import type { CandidateRow } from './queries.ts';

/** A candidate in dialogs: whom it is about, by name. */
export interface Person {
  candidateId: string;
  name: string;
}

/** Their name, or that there is none: it was never known, or the person was erased. */
export function useNameOf(): (talent: CandidateRow['talent']) => string {
  const messages = useMessages();
  return (talent) => nameOf(talent) ?? messages.unnamed;
}
