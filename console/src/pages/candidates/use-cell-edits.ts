import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useOwnerName } from '../../app/team/owner-name.ts';
import { toast } from '../../ui/toast.ts';
import { useMessages } from './messages.ts';
import { useNameOf } from './person.ts';
import { assess, type CandidatePage, type CandidateRow, candidateQuery } from './queries.ts';
import { NOT_RETAINED } from './status.tsx';
import { useStatusChange } from './status-change.tsx';

/** A new value of one cell. */
export type CellChange =
  | { statusHandle: string }
  | { userRating: number | null }
  | { ownerUserId: string | null };
type Assessed = Exclude<CellChange, { statusHandle: string }>;

interface Edit {
  row: CandidateRow;
  change: Assessed;
  /** What the change replaced; null for one that takes another back. */
  before: Assessed | null;
  /** The change that this one takes back, unless somebody has changed the value since. */
  undoes?: Assessed;
}

interface CellEdits {
  /** Shows the value at once, and offers to undo it; takes it back when the service refuses. */
  edit(row: CandidateRow, change: CellChange): void;
  /** The caller renders it on the page. */
  dialog: ReactNode;
}

export function useCellEdits(sourcingId: string): CellEdits {
  const messages = useMessages();
  const nameOf = useNameOf();
  const told = useTold();
  const client = useQueryClient();
  const status = useStatusChange();
  const stale = () => client.invalidateQueries({ queryKey: ['candidates', sourcingId] });
  const { mutate } = useMutation({
    // One after the other: of two changes of a cell, the last one stays.
    scope: { id: `cells of ${sourcingId}` },
    mutationFn: async ({ row, change, undoes }: Edit) => {
      const candidateId = row.candidate.id;
      if (undoes) {
        const { candidate } = await client.fetchQuery({
          ...candidateQuery(candidateId),
          staleTime: 0,
        });
        if (!isStill(candidate, undoes)) throw new Error(messages.changedByOthers);
      }
      return assess(candidateId, change);
    },
    onMutate: ({ row, change }) => patch(client, sourcingId, row.candidate.id, change),
    onSuccess: (detail, { row, change, before }) => {
      client.setQueryData(candidateQuery(row.candidate.id).queryKey, detail);
      void toast({
        title: told(nameOf(row.talent), change),
        action: before
          ? {
              label: messages.undo,
              onClick: () => mutate({ row, change: before, before: null, undoes: change }),
            }
          : undefined,
      });
    },
    onError: (error) =>
      toast({ tone: 'failed', title: messages.notChanged, description: error.message }),
    onSettled: stale,
  });

  function edit(row: CandidateRow, change: CellChange): void {
    const { id: candidateId, statusHandle } = row.candidate;
    if (!('statusHandle' in change)) {
      mutate({ row, change, before: beforeOf(row, change) });
      return;
    }
    const person = { candidateId, name: nameOf(row.talent), statusHandle };
    // That one is asked about first.
    if (change.statusHandle !== NOT_RETAINED) void patch(client, sourcingId, candidateId, change);
    status.change({ people: [person], ...change, onFail: stale });
  }
  return { edit, dialog: status.dialog };
}

function beforeOf({ candidate }: CandidateRow, change: Assessed): Assessed {
  if ('userRating' in change) return { userRating: candidate.userRating };
  return { ownerUserId: candidate.ownerUserId };
}

const isStill = (candidate: CandidateRow['candidate'], change: Assessed): boolean =>
  'userRating' in change
    ? candidate.userRating === change.userRating
    : candidate.ownerUserId === change.ownerUserId;

/** One line on what was changed. */
function useTold(): (name: string, change: Assessed) => string {
  const messages = useMessages();
  const ownerName = useOwnerName(messages.formerMember);
  return (name, change) => {
    if ('userRating' in change)
      return messages.isNow(
        name,
        change.userRating === null ? messages.happened.unrated : messages.rated(change.userRating),
      );
    return messages.isNow(
      name,
      change.ownerUserId === null
        ? messages.happened.unowned
        : messages.happened.owned(ownerName(change.ownerUserId) ?? ''),
    );
  };
}

/** Changes a row where it is shown. What is being fetched would bring the old value back. */
async function patch(
  client: QueryClient,
  sourcingId: string,
  candidateId: string,
  change: CellChange,
): Promise<void> {
  const queryKey = ['candidates', sourcingId, 'page'];
  await client.cancelQueries({ queryKey });
  client.setQueriesData<CandidatePage>({ queryKey }, (page) => {
    if (!page?.candidates.some(({ candidate }) => candidate.id === candidateId)) return page;
    return {
      ...page,
      candidates: page.candidates.map((row) =>
        row.candidate.id === candidateId
          ? { ...row, candidate: { ...row.candidate, ...change } }
          : row,
      ),
    };
  });
}
