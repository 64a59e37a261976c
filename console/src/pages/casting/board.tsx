import { type KeyboardEvent, useRef, useState } from 'react';
import { toast } from '../../ui/toast.ts';
import { BoardColumn } from './column.tsx';
import { everybodyIn, lengthsOf, useColumns } from './columns.ts';
import { isFiltering } from './filter.ts';
import { useMessages } from './messages.ts';
import { nextPlace, type Place } from './move.ts';
import type { Summary } from './queries.ts';
import { Selection } from './selection.tsx';
import { Toolbar } from './toolbar.tsx';
import { useBoardSearch } from './use-board-search.ts';
import type { ColumnHandle } from './use-virtual-cards.ts';
import { VERDICTS, type Verdict } from './verdicts.ts';

/** Green, amber and red, filling while the casting runs. */
export function Board({ summary }: { summary: Summary }) {
  const messages = useMessages();
  const { castingId } = summary;
  const { search, change } = useBoardSearch();
  const columns = useColumns(castingId, { filter: search, newest: search.order === 'newest' });
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const handles = useRef<Partial<Record<Verdict, ColumnHandle | null>>>({});

  function toggle(talentId: string): void {
    const next = new Set(selected);
    if (!next.delete(talentId)) next.add(talentId);
    setSelected(next);
  }

  async function selectAll(verdict: Verdict): Promise<void> {
    try {
      const everybody = await everybodyIn(columns[verdict], search);
      setSelected((before) => new Set([...before, ...everybody]));
    } catch (error) {
      toast({ tone: 'failed', title: messages.notSelected, description: (error as Error).message });
    }
  }

  async function goTo({ verdict, index }: Place): Promise<void> {
    // A narrow screen shows one column: switch to the target column first.
    if (!handles.current[verdict]?.isShown()) await change({ verdict });
    handles.current[verdict]?.focus(index);
  }

  function onKey(event: KeyboardEvent, place: Place): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = nextPlace(event.key, place, lengthsOf(columns));
    if (event.key === 'x') toggle(columns[place.verdict].shown[place.index]!.talentId);
    else if (next) void goTo(next);
    // In the board these keys jump to a column; they never start a page shortcut.
    else if (!['g', 'a', 'r'].includes(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <>
      <Toolbar summary={summary} columns={columns} />
      <div className="grid gap-4 lg:grid-cols-3">
        {VERDICTS.map((verdict) => (
          <BoardColumn
            key={verdict}
            castingId={castingId}
            column={columns[verdict]}
            filtering={isFiltering(search)}
            chosen={(search.verdict ?? 'green') === verdict}
            selected={selected}
            onSelect={toggle}
            onSelectAll={() => void selectAll(verdict)}
            onKey={(event, index) => onKey(event, { verdict, index })}
            handle={(handle) => {
              handles.current[verdict] = handle;
            }}
          />
        ))}
      </div>
      <Selection
        castingId={castingId}
        selected={selected}
        shown={VERDICTS.flatMap((verdict) =>
          columns[verdict].shown.map(({ talentId }) => talentId),
        )}
        onSelect={setSelected}
      />
    </>
  );
}
