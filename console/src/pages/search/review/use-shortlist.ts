import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { failedToast } from '../../../app/failed-toast.ts';
import { useMessages as useTalentMessages } from '../../../app/talents/messages.ts';
import { nameOf } from '../../../app/talents/name.ts';
import { addToSourcing, dropCandidate } from '../../../app/talents/shortlist-queries.ts';
import { useMessages } from '../messages.ts';
import type { FoundTalent } from '../queries.ts';

interface Added {
  talent: FoundTalent;
  candidateId: string;
}

/** Adds people of a search to one sourcing, in the order of the keys; `tell` says how each went. */
export function useShortlist(tell: (text: string) => void) {
  const messages = useMessages();
  const { unnamed } = useTalentMessages();
  const client = useQueryClient();
  const [sourcingId, setSourcingId] = useState<string | null>(null);
  const [shortlisted, setShortlisted] = useState<ReadonlySet<string>>(new Set());
  /** The newest last: these can be taken back. */
  const [added, setAdded] = useState<readonly Added[]>([]);
  /** People that an undo marked as not retained: adding them again starts over. */
  const dropped = useRef(new Set<string>());
  const nameIn = (talent: FoundTalent): string => nameOf(talent) ?? unnamed;
  const settled = {
    onError: failedToast(messages.notSaved),
    onSettled: () => client.invalidateQueries({ queryKey: ['sourcings'] }),
    scope: { id: 'search shortlist' },
  };

  const add = useMutation({
    ...settled,
    mutationFn: ({ to, talent }: { to: string; talent: FoundTalent }) =>
      addToSourcing(to, talent.id, { keepStatus: !dropped.current.has(talent.id) }),
    onSuccess: ({ candidateId, isNew }, { talent }) => {
      const isAgain = dropped.current.delete(talent.id);
      setShortlisted((before) => new Set(before).add(talent.id));
      if (isNew || isAgain) setAdded((before) => [...before, { talent, candidateId }]);
      const { shortlistedNow, shortlistedBefore } = messages;
      tell((isNew || isAgain ? shortlistedNow : shortlistedBefore)(nameIn(talent)));
    },
  });
  const drop = useMutation({
    ...settled,
    mutationFn: ({ candidateId }: Added) => dropCandidate(candidateId),
    onSuccess: (_, { talent }) => {
      dropped.current.add(talent.id);
      setAdded((before) => before.filter((one) => one.talent.id !== talent.id));
      setShortlisted((before) => new Set([...before].filter((id) => id !== talent.id)));
      tell(messages.undone(nameIn(talent)));
    },
  });

  return {
    sourcingId,
    has: (talentId: string): boolean => shortlisted.has(talentId),
    /** Into this sourcing from now on. */
    addTo(to: string, talent: FoundTalent): void {
      setSourcingId(to);
      add.mutate({ to, talent });
    },
    canUndo: added.length > 0 && !drop.isPending,
    undo(): void {
      const last = added.at(-1);
      if (last && !drop.isPending) drop.mutate(last);
    },
  };
}
