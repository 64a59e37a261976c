import { type Column, Table } from '../../ui/table.tsx';
import { Time } from '../../ui/time.tsx';
import type { Delivery } from './delivery.ts';
import { StateBadge } from './state-badge.tsx';
import { useWords } from './words.ts';

interface DeliveryTableProps {
  label: string;
  deliveries: readonly Delivery[];
  onOpen(deliveryId: string): void;
}

/** Webhook events, and what became of each. */
export function DeliveryTable({ label, deliveries, onOpen }: DeliveryTableProps) {
  const words = useWords();
  const columns: Column<Delivery>[] = [
    {
      key: 'event',
      header: words.event,
      cell: ({ eventType, deliveryId }) => (
        <button type="button" className="rounded-sm font-medium hover:underline" onClick={() => onOpen(deliveryId)}>
          {words.events[eventType]}
        </button>
      ),
    },
    { key: 'state', header: words.state, cell: ({ state }) => <StateBadge state={state} /> },
    { key: 'url', header: words.receiver, wide: true, cell: ({ url }) => <span className="block max-w-80 truncate">{url}</span> },
    { key: 'attempts', header: words.attempts, align: 'right', wide: true, cell: ({ attempts }) => attempts.length },
    { key: 'answer', header: words.lastAnswer, wide: true, cell: (delivery) => lastAnswer(delivery) ?? '–' },
    { key: 'at', header: words.at, align: 'right', cell: ({ createdAt }) => <Time at={createdAt} /> },
  ];
  return <Table label={label} columns={columns} rows={deliveries} keyOf={({ deliveryId }) => deliveryId} />;
}

/** The status of the last attempt, or why there was none. */
function lastAnswer({ attempts, error }: Delivery): string | null {
  const last = attempts.at(-1);
  return last?.status ? String(last.status) : (last?.error ?? error);
}
