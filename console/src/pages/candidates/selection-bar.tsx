import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Columns3, Contact, ListChecks, Send, X } from 'lucide-react';
import { Suspense, useState } from 'react';
import { isComparable } from '../../app/compare/compared.ts';
import { useMay } from '../../app/session.ts';
import { statusesQuery } from '../../app/statuses.ts';
import { useFormat } from '../../language/format.ts';
import { Button, buttonClass, IconButton } from '../../ui/button.tsx';
import { lazyOverlay } from '../../ui/lazy-part.tsx';
import { Menu } from '../../ui/menu.tsx';
import { columnsOf } from './board-move.ts';
import { useMessages } from './messages.ts';
import { type Person, useNameOf } from './person.ts';
import type { CandidateRow } from './queries.ts';
import { useStatusName } from './status.tsx';
import { useStatusChange } from './status-change.tsx';

const EnrichDialog = lazyOverlay(() => import('./enrich-dialog.tsx'));

interface SelectionBarProps {
  sourcingId: string;
  selected: ReadonlyMap<string, CandidateRow>;
  onCompare(candidateIds: string[]): void;
  onClear(): void;
}

/** The actions for the selected candidates. */
export function SelectionBar({ sourcingId, selected, onCompare, onClear }: SelectionBarProps) {
  const messages = useMessages();
  const nameOf = useNameOf();
  const format = useFormat();
  const statusName = useStatusName();
  const { data } = useQuery(statusesQuery);
  const { change, dialog } = useStatusChange();
  const [enriching, setEnriching] = useState(false);
  const people = [...selected.values()].map(({ candidate, talent }) => ({
    candidateId: candidate.id,
    name: nameOf(talent),
    statusHandle: candidate.statusHandle,
  }));
  return (
    <>
      {people.length > 0 && (
        <section
          aria-label={messages.selection}
          className="popup sticky bottom-3 z-20 mx-auto mt-3 flex w-fit max-w-full flex-wrap items-center gap-2 px-3 py-2"
        >
          <span role="status" className="mr-1 font-medium">
            {messages.selected(people.length, format.number(people.length))}
          </span>
          <Menu
            align="center"
            trigger={
              <Button look="primary" icon={ListChecks}>
                {messages.changeStatus}
              </Button>
            }
            groups={[
              {
                actions: columnsOf(data?.statuses ?? [], undefined).map((statusHandle) => ({
                  id: statusHandle,
                  label: statusName(statusHandle),
                  // The selection keeps the old statuses, so it is cleared: select again to change again.
                  onSelect: () => change({ people, statusHandle, onDone: onClear }),
                })),
              },
            ]}
          />
          {isComparable(people.length) && (
            <Button
              icon={Columns3}
              onClick={() => onCompare(people.map(({ candidateId }) => candidateId))}
            >
              {messages.compare}
            </Button>
          )}
          <Button icon={Contact} onClick={() => setEnriching(true)}>
            {messages.enrich}
          </Button>
          <StartSequence sourcingId={sourcingId} people={people} />
          <IconButton icon={X} label={messages.clearSelection} onClick={onClear} />
        </section>
      )}
      {dialog}
      <Suspense>
        {enriching && <EnrichDialog people={people} onClose={() => setEnriching(false)} />}
      </Suspense>
    </>
  );
}

/** The API's maximum for one start. */
const SEQUENCE_CANDIDATES = 100;

/** The sequences of the sourcing, to choose which one to start. */
function StartSequence({
  sourcingId,
  people,
}: Pick<SelectionBarProps, 'sourcingId'> & { people: readonly Person[] }) {
  const messages = useMessages();
  const maySend = useMay('send');
  if (!maySend) return null;
  if (people.length > SEQUENCE_CANDIDATES)
    return (
      <Button icon={Send} disabled>
        {messages.startSequenceUpTo(SEQUENCE_CANDIDATES)}
      </Button>
    );
  const candidateIds = people.map(({ candidateId }) => candidateId);
  return (
    <Link
      to="/sourcings/$sourcingId/sequences"
      params={{ sourcingId }}
      search={{ candidateIds }}
      className={buttonClass()}
    >
      <Send aria-hidden size={15} />
      {messages.startSequence}
    </Link>
  );
}
