import { type Column, Table } from '../../ui/table.tsx';
import { Time } from '../../ui/time.tsx';
import type { Delivery } from './delivery.ts';
import { useMessages } from './messages.ts';
import { StateBadge } from './state-badge.tsx';

interface DeliveryTableProps {
  label: string;
  deliveries: readonly Delivery[];
  onOpen(deliveryId: string): void;
}

/** Webhook events and their delivery states. */
export function DeliveryTable({ label, deliveries, onOpen }: DeliveryTableProps) {
  const messages = useMessages();
  const columns: Column<Delivery>[] = [
    {
      key: 'event',
      header: messages.event,
      cell: ({ eventType, deliveryId }) => (
        <button
          type="button"
          className="rounded-sm font-medium hover:underline"
          onClick={() => onOpen(deliveryId)}
        >
          {messages.events[eventType]}
        </button>
      ),
    },
    { key: 'state', header: messages.state, cell: ({ state }) => <StateBadge state={state} /> },
    {
      key: 'url',
      header: messages.receiver,
      wide: true,
      cell: ({ url }) => <span className="block max-w-80 truncate">{url}</span>,
    },
    {
      key: 'attempts',
      header: messages.attempts,
      align: 'right',
      wide: true,
      cell: ({ attempts }) => attempts.length,
    },
    {
      key: 'answer',
      header: messages.lastAnswer,
      wide: true,
      cell: (delivery) => lastAnswer(delivery) ?? '–',
    },
    {
      key: 'at',
      header: messages.at,
      align: 'right',
      cell: ({ createdAt }) => <Time at={createdAt} />,
    },
  ];
  return (
    <Table
      label={label}
      columns={columns}
      rows={deliveries}
      keyOf={({ deliveryId }) => deliveryId}
    />
  );
}

/** The status of the last attempt, or why there was none. */
function lastAnswer({ attempts, error }: Delivery): string | null {
  const last = attempts.at(-1);
  return last?.status ? String(last.status) : (last?.error ?? error);
}
