import { useNavigate } from '@tanstack/react-router';
import { Columns3, FolderPlus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { isComparable } from '../../app/compare/compared.ts';
import { useMay } from '../../app/session.ts';
import { useFormat } from '../../language/format.ts';
import { Button } from '../../ui/button.tsx';
import { lazyOverlay } from '../../ui/lazy-part.tsx';
import { useMessages } from './messages.ts';

const AddToSourcing = lazyOverlay(() => import('../../app/talents/add-to-sourcing.tsx'));

interface SelectionProps {
  castingId: string;
  selected: ReadonlySet<string>;
  shown: readonly string[];
  onSelect(selected: ReadonlySet<string>): void;
}

/** The actions for the selected people. */
export function Selection({ castingId, selected, shown, onSelect }: SelectionProps) {
  const messages = useMessages();
  const format = useFormat();
  const may = useMay('spend');
  const [adding, setAdding] = useState(false);
  const navigate = useNavigate({ from: '/castings/$castingId' });
  if (selected.size === 0) return null;
  return (
    <>
      <div className="popup sticky bottom-4 z-20 mx-auto mt-4 flex w-fit max-w-full flex-wrap items-center gap-2 px-3 py-2">
        <span role="status" className="mr-2 font-medium">
          {messages.selected(selected.size, format.number(selected.size))}
        </span>
        <Button look="quiet" onClick={() => onSelect(new Set(shown))}>
          {messages.selectShown}
        </Button>
        <Button look="quiet" onClick={() => onSelect(new Set())}>
          {messages.unselect}
        </Button>
        {isComparable(selected.size) && (
          <Button
            icon={Columns3}
            onClick={() =>
              void navigate({
                search: (now) => ({ ...now, compare: [...selected] }),
                resetScroll: false,
              })
            }
          >
            {messages.compare}
          </Button>
        )}
        {may && (
          <Button look="primary" icon={FolderPlus} onClick={() => setAdding(true)}>
            {messages.addToSourcing}
          </Button>
        )}
      </div>
      <Suspense>
        {adding && (
          <AddToSourcing
            castingId={castingId}
            talentIds={[...selected]}
            onAdded={() => onSelect(new Set())}
            onClose={() => setAdding(false)}
          />
        )}
      </Suspense>
    </>
  );
}
