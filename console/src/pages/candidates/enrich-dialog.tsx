import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '../../app/loaded.tsx';
import { workspaceQuery } from '../../app/workspace-query.ts';
import { useFormat } from '../../language/format.ts';
import { Button } from '../../ui/button.tsx';
import { Credits } from '../../ui/credits.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useUiMessages } from '../../ui/messages.ts';
import { Segments } from '../../ui/segments.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EnrichError, refusesAll } from './enrich-error.tsx';
import { priceOf } from './enrich-price.ts';
import { useMessages } from './messages.ts';
import { Outcomes, useRun } from './outcomes.tsx';
import type { Person } from './person.ts';
import { type EnrichmentType, enrich } from './queries.ts';

/** Looks for the contacts of several candidates: the price first, then how each went. */
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
  const run = useRun(people, ({ candidateId }) => enrich(candidateId, type), refusesAll);
  const workspace = useQuery(workspaceQuery);
  const price = workspace.data ? priceOf(type, workspace.data.prices) * people.length : 0;
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
              disabled={!workspace.data}
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
                onChange={setType}
              />
              <dl className="grid w-full grid-cols-[1fr_auto] gap-x-4 gap-y-1">
                <dt className="text-quiet">{messages.each}</dt>
                <dd className="text-right">
                  <Credits amount={priceOf(type, prices)} />
                </dd>
                <dt className="font-medium">{messages.atMost(format.number(people.length))}</dt>
                <dd className="text-right font-medium">
                  <Credits amount={price} />
                </dd>
                <dt className="text-quiet">{messages.balance}</dt>
                <dd className="text-right">
                  <Credits amount={balances.workspaceCredits} />
                </dd>
              </dl>
              {price > balances.workspaceCredits && (
                <p role="status" className="rounded-md bg-amber-soft px-3 py-2 text-amber">
                  {messages.notForAll}
                </p>
              )}
            </div>
          )}
        </Loaded>
      )}
    </Dialog>
  );
}
