import { useRef } from 'react';
import { useMessages as useTalentMessages } from '../../../app/talents/messages.ts';
import { nameOf } from '../../../app/talents/name.ts';
import { toast } from '../../../ui/toast.ts';
import type { QualifiedTalent } from '../queries.ts';
import { useMessages } from './messages.ts';

/** Runs a request after all that was asked before it; `onFail` takes back what was shown. */
export type Enqueue = (
  talent: QualifiedTalent,
  request: () => Promise<void>,
  onFail: () => void,
) => void;

export function useNameIn(): (talent: QualifiedTalent) => string {
  const { unnamed } = useTalentMessages();
  return ({ profile }) => nameOf(profile) ?? unnamed;
}

/** One request after the other, so that an undo never overtakes what it undoes. */
export function useQueue(): Enqueue {
  const messages = useMessages();
  const nameIn = useNameIn();
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  return (talent, request, onFail) => {
    queue.current = queue.current.then(request).catch((error: Error) => {
      onFail();
      const title = `${messages.notSaved}: ${nameIn(talent)}`;
      void toast({ tone: 'failed', title, description: error.message });
    });
  };
}
