import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { components } from '../../../../client/src/types.gen.ts';
import { Loaded } from '../../app/loaded.tsx';
import { NoCredits, useIsShort } from '../../app/no-credits.tsx';
import { type EnrichmentType, enrich } from '../../app/talents/contacts-queries.ts';
import { EnrichError, refusesAll } from '../../app/talents/enrich-error.tsx';
import { priceOf } from '../../app/talents/enrich-price.ts';
import { workspaceQuery } from '../../app/workspace-query.ts';
import { useFormat } from '../../language/format.ts';
import { Button } from '../../ui/button.tsx';
import { Credits } from '../../ui/credits.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useUiMessages } from '../../ui/messages.ts';
import { Segments } from '../../ui/segments.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useMessages } from './messages.ts';
import { Outcomes, useRun } from './outcomes.tsx';
import type { Person } from './person.ts';

/** Finds the contacts of several candidates. Shows the price first, then each result. */
export default function EnrichDialog({
  people,
  onClose,
}: {
  people: readonly Person[];
  onClose(): void;
}) {
  const messages = useMessages();
  const uiMessages = useUiMessages();
  const format = useFormat();
  const [type, setType] = useState<EnrichmentType>('personalEmail');
  const run = useRun(people, ({ candidateId }) => enrich({ candidateId }, type), refusesAll);
  const workspace = useQuery(workspaceQuery);
  const isShort = useIsShort(
    'workspaceCredits',
    workspace.data && priceOf(type, workspace.data.prices),
  );
  const ended = run.begun && !run.running;
  const refusal = [...run.outcomes.values()].find(
    (outcome) => outcome.state === 'failed' && refusesAll(outcome.error),
  );
  return (
    <Dialog
      open
      holds
      onClose={onClose}
      title={messages.enrichMany(people.length, format.number(people.length))}
      description={messages.enrichWhy}
      footer={
        ended && run.failed.length === 0 ? (
          <Button look="primary" onClick={onClose}>
            {uiMessages.close}
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>{uiMessages.cancel}</Button>
            <Button
              look="primary"
              loading={run.running}
              disabled={!workspace.data || isShort}
              onClick={() => void run.start()}
            >
              {ended
                ? messages.again(run.failed.length, format.number(run.failed.length))
                : messages.lookFor}
            </Button>
          </>
        )
      }
    >
      {run.begun ? (
        <>
          <Outcomes people={people} run={run} />
          {ended && run.failed.length === 0 && (
            <p className="mt-3 text-quiet">{messages.lookingNow}</p>
          )}
          {ended && refusal?.state === 'failed' && <EnrichError error={refusal.error} />}
        </>
      ) : (
        <Offer workspace={workspace} count={people.length} type={type} onChange={setType} />
      )}
    </Dialog>
  );
}

interface OfferProps {
  workspace: UseQueryResult<components['schemas']['Workspace']>;
  /** Number of candidates. */
  count: number;
  type: EnrichmentType;
  onChange(type: EnrichmentType): void;
}

/** The contacts to look for, their price, and the balance that pays for them. */
function Offer({ workspace, count, type, onChange }: OfferProps) {
  const messages = useMessages();
  const format = useFormat();
  return (
    <Loaded query={workspace} skeleton={<Skeleton className="h-28 w-full" />}>
      {({ prices, balances }) => (
        <div className="flex flex-col items-start gap-4">
          <Segments
            label={messages.whatToLookFor}
            value={type}
            choices={(['personalEmail', 'phone', 'all'] as const).map((value) => ({
              value,
              label: messages.kinds[value],
            }))}
            onChange={onChange}
          />
          <dl className="grid w-full grid-cols-[1fr_auto] gap-x-4 gap-y-1">
            <dt className="text-quiet">{messages.each}</dt>
            <dd className="text-right">
              <Credits amount={priceOf(type, prices)} />
            </dd>
            <dt className="font-medium">{messages.atMost(format.number(count))}</dt>
            <dd className="text-right font-medium">
              <Credits amount={priceOf(type, prices) * count} />
            </dd>
            <dt className="text-quiet">{messages.balance}</dt>
            <dd className="text-right">
              <Credits amount={balances.workspaceCredits} />
            </dd>
          </dl>
          {priceOf(type, prices) > balances.workspaceCredits ? (
            <NoCredits balance="workspaceCredits" />
          ) : priceOf(type, prices) * count > balances.workspaceCredits ? (
            <p role="status" className="rounded-md bg-amber-soft px-3 py-2 text-amber">
              {messages.notForAll}
            </p>
          ) : null}
        </div>
      )}
    </Loaded>
  );
}
