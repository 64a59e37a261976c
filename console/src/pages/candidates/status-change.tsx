import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense, useState } from 'react';
import { useFormat } from '../../language/format.ts';
import { lazyOverlay } from '../../ui/lazy-part.tsx';
import { toast } from '../../ui/toast.ts';
import { useMessages } from './messages.ts';
import type { Person } from './person.ts';
import { setStatuses } from './queries.ts';
import { NOT_RETAINED, useStatusName } from './status.tsx';
import { notMoved, undoOf } from './status-moves.ts';

const StatusDialog = lazyOverlay(() => import('./status-dialog.tsx'));

/** Who gets which status. `statusHandle` of each person is the one they have now. */
interface Wish {
  people: readonly (Person & { statusHandle: string })[];
  statusHandle: string;
  onDone?(): void;
  /** Nothing of it was sent. */
  onFail?(): unknown;
}

interface StatusChange {
  /**
   * Changes at once and offers to undo it. Asks first before NOT_RETAINED, which cancels tasks for
   * good.
   */
  change(wish: Wish): void;
  pending: boolean;
  /** The caller renders it on the page. */
  dialog: ReactNode;
}

export function useStatusChange(): StatusChange {
  const messages = useMessages();
  const format = useFormat();
  const statusName = useStatusName();
  const client = useQueryClient();
  const [asked, setAsked] = useState<Wish | null>(null);

  async function send(moves: readonly { candidateIds: string[]; statusHandle: string }[]) {
    const sent = await Promise.all(
      moves.map((move) => setStatuses(move.candidateIds, move.statusHandle)),
    );
    await Promise.all([
      client.invalidateQueries({ queryKey: ['candidates'] }),
      client.invalidateQueries({ queryKey: ['candidate'] }),
      client.invalidateQueries({ queryKey: ['sourcings'] }),
    ]);
    return sent.flatMap(({ results }) => results);
  }
  const told = (error: Error) =>
    void toast({ tone: 'failed', title: messages.notChanged, description: error.message });

  const { mutate: takeBack } = useMutation({
    mutationFn: ({ people }: Wish) => send(undoOf(people)),
    onSuccess: (results, { people }) => {
      const { moved, failed, reason } = notMoved(people, results);
      const count = format.number(moved.length);
      void toast({
        tone: failed.length > 0 ? 'failed' : 'done',
        title: messages.movedBack(moved.length, count),
        description: reason,
      });
    },
    onError: told,
  });

  const { mutate, isPending } = useMutation({
    mutationFn: ({ people, statusHandle }: Wish) =>
      send([{ candidateIds: people.map(({ candidateId }) => candidateId), statusHandle }]),
    onSuccess: (results, wish) => {
      const status = statusName(wish.statusHandle);
      const { moved, failed, reason } = notMoved(wish.people, results);
      const [first] = moved;
      const title =
        first === undefined
          ? messages.notChanged
          : moved.length === 1 && failed.length === 0
            ? messages.isNow(first.name, status)
            : messages.moved(moved.length, format.number(moved.length), status);
      void toast({
        tone: failed.length > 0 ? 'failed' : 'done',
        title,
        description: reason,
        action:
          first === undefined
            ? undefined
            : { label: messages.undo, onClick: () => takeBack({ ...wish, people: moved }) },
      });
    },
    onError: told,
  });
  return {
    change(wish) {
      if (wish.statusHandle === NOT_RETAINED) setAsked(wish);
      else mutate(wish, { onSuccess: wish.onDone, onError: () => wish.onFail?.() });
    },
    pending: isPending,
    dialog: (
      <Suspense>{asked && <StatusDialog {...asked} onClose={() => setAsked(null)} />}</Suspense>
    ),
  };
}
