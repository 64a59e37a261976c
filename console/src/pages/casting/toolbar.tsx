import { Keyboard } from 'lucide-react';
import { useFormat } from '../../language/format.ts';
import { IconButton } from '../../ui/button.tsx';
import { useUiMessages } from '../../ui/messages.ts';
import { Segments } from '../../ui/segments.tsx';
import { CardFilters } from './card-filters.tsx';
import type { Column } from './columns.ts';
import { useMessages } from './messages.ts';
import type { Summary } from './queries.ts';
import { useBoardSearch } from './use-board-search.ts';
import { VERDICTS, type Verdict } from './verdicts.ts';

type Columns = Record<Verdict, Column>;

/** Chooses the cards to show, and their order. */
export function Toolbar({ summary, columns }: { summary: Summary; columns: Columns }) {
  const messages = useMessages();
  return (
    <div className="mb-3 flex flex-wrap items-center gap-2 max-sm:grid max-sm:grid-cols-2">
      <div className="w-full max-sm:col-span-2 lg:hidden">
        <ColumnChoice columns={columns} />
      </div>
      <CardFilters criterias={summary.criterias} />
      <div className="flex items-center gap-2 max-sm:col-span-2 sm:ml-auto">
        <OrderChoice />
        <span className="max-lg:hidden">
          <IconButton icon={Keyboard} label={messages.keys} side="left" />
        </span>
      </div>
    </div>
  );
}

/** Narrow screens show one column at a time. */
function ColumnChoice({ columns }: { columns: Columns }) {
  const messages = useMessages();
  const uiMessages = useUiMessages();
  const format = useFormat();
  const { search, change } = useBoardSearch();
  return (
    <Segments
      label={messages.columns}
      value={search.verdict ?? 'green'}
      choices={VERDICTS.map((one) => ({
        value: one,
        label: `${uiMessages.verdicts[one]} ${format.number(columns[one].total ?? 0)}`,
      }))}
      onChange={(next) => void change({ verdict: next === 'green' ? undefined : next })}
    />
  );
}

function OrderChoice() {
  const messages = useMessages();
  const { search, change } = useBoardSearch();
  return (
    <Segments
      label={messages.order}
      value={search.order ?? 'rank'}
      choices={[
        { value: 'rank', label: messages.orders.rank },
        { value: 'newest', label: messages.orders.newest },
      ]}
      onChange={(next) => void change({ order: next === 'rank' ? undefined : next })}
    />
  );
}
