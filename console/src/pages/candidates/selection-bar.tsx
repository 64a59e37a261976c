import { useQuery } from '@tanstack/react-query';
import { Contact, ListChecks, X } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { statusesQuery } from '../../app/statuses.ts';
import { useFormat } from '../../language/format.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Menu } from '../../ui/menu.tsx';
import { columnsOf } from './board-move.ts';
import type { Person } from './person.ts';
import { useStatusName } from './status.tsx';
import { useStatusChange } from './status-change.tsx';
import { useWords } from './words.ts';

const EnrichDialog = lazy(() => import('./enrich-dialog.tsx'));

/** What can be done with those that are selected. */
export function SelectionBar({ people, onClear }: { people: readonly Person[]; onClear(): void }) {
  const words = useWords();
  const format = useFormat();
  const statusName = useStatusName();
  const { data } = useQuery(statusesQuery);
  const { change, dialog } = useStatusChange();
  const [enriching, setEnriching] = useState(false);
  return (
    <>
      {people.length > 0 && (
        <section
          aria-label={words.selection}
          className="popup sticky bottom-3 z-20 mx-auto mt-3 flex w-fit max-w-full flex-wrap items-center gap-2 px-3 py-2"
        >
          <span role="status" className="mr-1 font-medium">
            {words.selected(people.length, format.number(people.length))}
          </span>
          <Menu
            align="center"
            trigger={
              <Button look="primary" icon={ListChecks}>
                {words.changeStatus}
              </Button>
            }
            groups={[
              {
                actions: columnsOf(data?.statuses ?? [], undefined).map((statusHandle) => ({
                  id: statusHandle,
                  label: statusName(statusHandle),
                  onSelect: () => change({ people, statusHandle }),
                })),
              },
            ]}
          />
          <Button icon={Contact} onClick={() => setEnriching(true)}>
            {words.enrich}
          </Button>
          <IconButton icon={X} label={words.clearSelection} onClick={onClear} />
        </section>
      )}
      {dialog}
      <Suspense>{enriching && <EnrichDialog people={people} onClose={() => setEnriching(false)} />}</Suspense>
    </>
  );
}
