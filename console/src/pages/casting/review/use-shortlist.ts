import { useRef, useState } from 'react';
import { addToSourcing, dropCandidate } from '../../../app/talents/shortlist-queries.ts';
import type { QualifiedTalent } from '../queries.ts';
import type { Enqueue } from './use-queue.ts';

interface Shortlisted {
  sourcingId: string;
  /** Null while the request is on its way. */
  candidateId: string | null;
}

/** Whom this tab added to a sourcing, by talent. */
export function useShortlist(castingId: string, enqueue: Enqueue) {
  const [shortlist, setShortlist] = useState<ReadonlyMap<string, Shortlisted>>(new Map());
  /** People that an undo marked as not retained: adding them again starts over. */
  const dropped = useRef(new Set<string>());

  function place(talentId: string, at: Shortlisted | null): void {
    setShortlist((before) => {
      const after = new Map(before);
      if (at) after.set(talentId, at);
      else after.delete(talentId);
      return after;
    });
  }

  /**
   * Adds somebody; `onKnown` learns whether they were new there. Returns how to take it back:
   * somebody who was there before stays.
   */
  function addTo(
    sourcingId: string,
    talent: QualifiedTalent,
    onKnown: (isNew: boolean) => void,
  ): () => void {
    const { talentId } = talent;
    let addedId: string | null = null;
    let knownId: string | null = null;
    let isTakenBack = false;
    place(talentId, { sourcingId, candidateId: null });
    async function add(): Promise<void> {
      const again = dropped.current.has(talentId);
      const { candidateId, isNew } = await addToSourcing(sourcingId, talentId, {
        castingId,
        keepStatus: !again,
      });
      dropped.current.delete(talentId);
      knownId = candidateId;
      if (isNew || again) addedId = candidateId;
      if (!isTakenBack) place(talentId, { sourcingId, candidateId });
      onKnown(addedId !== null);
    }
    const stays = (): void => {
      if (knownId !== null) place(talentId, { sourcingId, candidateId: knownId });
    };
    async function drop(): Promise<void> {
      if (addedId === null) return stays();
      await dropCandidate(addedId);
      dropped.current.add(talentId);
    }
    enqueue(talent, add, () => place(talentId, null));
    return () => {
      // Shown at once, so that the person can be added again before the service has answered.
      isTakenBack = true;
      place(talentId, null);
      enqueue(talent, drop, stays);
    };
  }

  return { shortlist, addTo };
}
