import { useMutation } from '@tanstack/react-query';
import { type ReactNode, Suspense, useState } from 'react';
import { lazyOverlay } from '../../ui/lazy-part.tsx';
import { toast } from '../../ui/toast.ts';
import { useMessages } from './messages.ts';
import type { Person } from './person.ts';
import { setStatus } from './queries.ts';
import { NOT_RETAINED, useStatusName } from './status.tsx';

const StatusDialog = lazyOverlay(() => import('./status-dialog.tsx'));

interface Wish {
  people: readonly Person[];
  statusHandle: string;
  onDone?(): void;
}

interface StatusChange {
  /**
   * Changes one candidate at once. Asks first for several candidates, and before NOT_RETAINED,
   * which cancels tasks.
   */
  change(wish: Wish): void;
  pending: boolean;
  /** The caller renders it on the page. */
  dialog: ReactNode;
}

export function useStatusChange(): StatusChange {
  const messages = useMessages();
  const statusName = useStatusName();
  const [asked, setAsked] = useState<Wish | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: ({ person, statusHandle }: { person: Person; statusHandle: string }) =>
      setStatus(person.candidateId, statusHandle),
    onSuccess: (_, { person, statusHandle }) =>
      toast({ title: messages.isNow(person.name, statusName(statusHandle)) }),
    onError: (error) =>
      toast({ tone: 'failed', title: messages.notChanged, description: error.message }),
  });
  return {
    change(wish) {
      const [person] = wish.people;
      if (person && wish.people.length === 1 && wish.statusHandle !== NOT_RETAINED)
        mutate({ person, statusHandle: wish.statusHandle }, { onSuccess: wish.onDone });
      else setAsked(wish);
    },
    pending: isPending,
    dialog: (
      <Suspense>{asked && <StatusDialog {...asked} onClose={() => setAsked(null)} />}</Suspense>
    ),
  };
}
