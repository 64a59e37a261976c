import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useFormat } from '../../language/format.ts';
import { Button } from '../../ui/button.tsx';
import { CodeBlock } from '../../ui/code-block.tsx';
import { Drawer } from '../../ui/dialog.tsx';
import { Time } from '../../ui/time.tsx';
import { toast } from '../../ui/toast.ts';
import { useMay } from '../session.ts';
import { type Delivery, redeliver } from './delivery.ts';
import { useMessages } from './messages.ts';
import { StateBadge } from './state-badge.tsx';

/** One event with every delivery attempt, and a button to send it again. */
export function DeliveryDrawer({
  delivery,
  onClose,
}: {
  delivery: Delivery | undefined;
  onClose(): void;
}) {
  const messages = useMessages();
  return (
    <Drawer
      open={delivery !== undefined}
      onClose={onClose}
      title={delivery ? messages.events[delivery.eventType] : ''}
      description={delivery?.deliveryId}
      footer={delivery && <Redeliver delivery={delivery} />}
    >
      {delivery && <Attempts delivery={delivery} />}
    </Drawer>
  );
}

function Redeliver({ delivery }: { delivery: Delivery }) {
  const messages = useMessages();
  const may = useMay('spend');
  const client = useQueryClient();
  const again = useMutation({
    mutationFn: redeliver,
    onSuccess: () => {
      toast({ title: messages.sentAgain });
      return client.invalidateQueries({ queryKey: ['deliveries'] });
    },
    onError: (error) =>
      toast({ tone: 'failed', title: messages.notSent, description: error.message }),
  });
  if (!may) return <p className="text-quiet">{messages.mayNot}</p>;
  return (
    <Button
      look="primary"
      icon={Send}
      loading={again.isPending}
      onClick={() => again.mutate(delivery)}
    >
      {messages.sendAgain}
    </Button>
  );
}

function Attempts({ delivery }: { delivery: Delivery }) {
  const messages = useMessages();
  const format = useFormat();
  const { attempts, castingId, createdAt, error, state, talentId, url } = delivery;
  return (
    <>
      <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-1.5">
        <dt className="text-quiet">{messages.state}</dt>
        <dd>
          <StateBadge state={state} />
        </dd>
        <dt className="text-quiet">{messages.receiver}</dt>
        <dd>{url}</dd>
        <dt className="text-quiet">{messages.casting}</dt>
        <dd className="font-mono text-xs">{castingId}</dd>
        {talentId && (
          <>
            <dt className="text-quiet">{messages.talent}</dt>
            <dd className="font-mono text-xs">{talentId}</dd>
          </>
        )}
        <dt className="text-quiet">{messages.at}</dt>
        <dd>
          <Time at={createdAt} />
        </dd>
      </dl>
      <h3 className="mt-6 mb-2 font-semibold">{messages.attempts}</h3>
      {attempts.length === 0 && <p className="text-quiet">{error ?? messages.noAttempt}</p>}
      <ol className="flex flex-col gap-3">
        {attempts.map((attempt) => (
          <li key={attempt.attempt} className="rounded-lg border border-line p-3">
            <p className="flex flex-wrap items-baseline justify-between gap-x-3">
              <span className="font-medium">
                {attempt.status ? messages.answered(attempt.status) : messages.noAnswer}
              </span>
              <span className="text-quiet">
                {format.number(attempt.durationMs)} ms · <Time at={attempt.startedAt} />
              </span>
            </p>
            {attempt.sending > 1 && <p className="text-quiet">{messages.onRequest}</p>}
            {attempt.error && <p className="text-red">{attempt.error}</p>}
            {attempt.answer && (
              <div className="mt-2">
                <CodeBlock code={attempt.answer} label={messages.answerBody} />
              </div>
            )}
          </li>
        ))}
      </ol>
      <p className="mt-4 text-quiet">{messages.hint}</p>
    </>
  );
}
