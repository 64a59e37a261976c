import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { Keyboard, X } from 'lucide-react';
import { useState } from 'react';
import { useFormat } from '../../language/format.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { CONTROL } from '../../ui/field.tsx';
import { useUiMessages } from '../../ui/messages.ts';
import { Segments } from '../../ui/segments.tsx';
import { Select } from '../../ui/select.tsx';
import type { Column } from './columns.ts';
import { isFiltering } from './filter.ts';
import { useMessages } from './messages.ts';
import type { Summary } from './queries.ts';
import { CRITERION_STATUSES, VERDICTS, type Verdict } from './verdicts.ts';

const route = getRouteApi('/frame/castings/$castingId');

/** Which cards are shown, and in which order: all of it is in the URL. */
export function Toolbar({
  summary,
  columns,
}: {
  summary: Summary;
  columns: Record<Verdict, Column>;
}) {
  const messages = useMessages();
  const uiMessages = useUiMessages();
  const format = useFormat();
  const now = route.useSearch();
  const navigate = useNavigate({ from: '/castings/$castingId' });
  const [typed, setTyped] = useState(now.search ?? '');
  const change = (next: Partial<typeof now>) =>
    void navigate({
      search: (before) => ({ ...before, ...next }),
      replace: true,
      resetScroll: false,
    });
  const { verdict = 'green', criterion, status, overridden, order } = now;

  function search(text: string): void {
    setTyped(text);
    change({ search: text.trim() || undefined });
  }

  return (
    <div className="mb-3 flex flex-wrap items-center gap-2 max-sm:grid max-sm:grid-cols-2">
      <div className="w-full max-sm:col-span-2 lg:hidden">
        <Segments
          label={messages.columns}
          value={verdict}
          choices={VERDICTS.map((one) => ({
            value: one,
            label: `${uiMessages.verdicts[one]} ${format.number(columns[one].total ?? 0)}`,
          }))}
          onChange={(next) => change({ verdict: next === 'green' ? undefined : next })}
        />
      </div>
      <input
        type="search"
        aria-label={messages.search}
        placeholder={messages.search}
        value={typed}
        onChange={(event) => search(event.target.value)}
        className={`${CONTROL} h-8 sm:max-w-48`}
      />
      <Select
        label={messages.criteria}
        value={criterion === undefined ? 'any' : String(criterion)}
        choices={[
          { value: 'any', label: messages.anyCriterion },
          ...summary.criterias.map((text, index) => ({
            value: String(index + 1),
            label: messages.criterionNumber(format.number(index + 1), text),
          })),
        ]}
        onChange={(next) => change({ criterion: next === 'any' ? undefined : Number(next) })}
        className="sm:max-w-52"
      />
      <Select
        label={messages.status}
        // A criterion alone asks who meets it.
        value={status ?? (criterion === undefined ? 'any' : 'met')}
        choices={[
          ...(criterion === undefined ? [{ value: 'any', label: messages.anyStatus }] : []),
          ...CRITERION_STATUSES.map((value) => ({
            value,
            label: messages.criterionStatuses[value],
          })),
        ]}
        onChange={(next) => change({ status: CRITERION_STATUSES.find((one) => one === next) })}
        className="sm:max-w-36"
      />
      <Select
        label={messages.overriddenFilter}
        value={overridden ?? 'any'}
        choices={(['any', 'yes', 'no'] as const).map((value) => ({
          value,
          label: messages.overriddenChoices[value],
        }))}
        onChange={(next) => change({ overridden: next === 'any' ? undefined : next })}
        className="sm:max-w-48"
      />
      {isFiltering(now) && (
        <Button
          look="quiet"
          icon={X}
          onClick={() => {
            setTyped('');
            change({
              search: undefined,
              criterion: undefined,
              status: undefined,
              overridden: undefined,
            });
          }}
        >
          {messages.clear}
        </Button>
      )}
      <div className="flex items-center gap-2 max-sm:col-span-2 sm:ml-auto">
        <Segments
          label={messages.order}
          value={order ?? 'rank'}
          choices={[
            { value: 'rank', label: messages.orders.rank },
            { value: 'newest', label: messages.orders.newest },
          ]}
          onChange={(next) => change({ order: next === 'rank' ? undefined : next })}
        />
        <span className="max-lg:hidden">
          <IconButton icon={Keyboard} label={messages.keys} side="left" />
        </span>
      </div>
    </div>
  );
}
