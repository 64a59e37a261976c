import { nameOf } from '../../app/talents/name.ts';
import { useMessages } from './messages.ts';
import type { CandidateRow } from './queries.ts';

/** A candidate named in a dialog. */
export interface Person {
  candidateId: string;
  name: string;
}

/** The name, or a placeholder: it was never known, or the person was erased. */
export function useNameOf(): (talent: CandidateRow['talent']) => string {
  const messages = useMessages();
  return (talent) => nameOf(talent) ?? messages.unnamed;
}
