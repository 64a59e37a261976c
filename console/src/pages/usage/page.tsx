import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { KeyRound } from 'lucide-react';
import { Loaded } from '../../app/loaded.tsx';
import { windowsQuery } from '../../app/windows-query.ts';
import { useFormat } from '../../language/format.ts';
import { CopyAsApiCall } from '../../ui/copy-as-api-call.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Segments } from '../../ui/segments.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Stat } from '../../ui/stat.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { CreditsChart } from './credits-chart.tsx';
import { Groups } from './groups.tsx';
import { KeyMeters } from './key-meters.tsx';
import { useMessages } from './messages.ts';
import { type CreditUsage, creditsQuery } from './queries.ts';

const route = getRouteApi('/frame/usage');

export function Page() {
  const messages = useMessages();
  const { by = 'day' } = route.useSearch();
  const navigate = useNavigate({ from: '/usage' });
  const credits = useQuery(creditsQuery(by));
  const windows = useQuery(windowsQuery);
  return (
    <>
      <PageHeader
        title={messages.title}
        lead={messages.lead}
        actions={
          <CopyAsApiCall
            call={{
              method: 'GET',
              path: '/v1/usage/credits',
              query: { by },
              sdk: { method: 'readCreditUsage', input: { by } },
            }}
          />
        }
      />
      <section aria-labelledby="credits" className="mb-10">
        <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
          <h2 id="credits" className="font-semibold text-lg">
            {messages.credits}
          </h2>
          <Segments
            label={messages.period}
            value={by}
            choices={[
              { value: 'day', label: messages.days },
              { value: 'month', label: messages.months },
            ]}
            onChange={(next) =>
              void navigate({ search: { by: next === 'day' ? undefined : next } })
            }
          />
        </div>
        <Loaded query={credits} skeleton={<Skeleton className="h-96" />}>
          {(usage) => (
            <>
              <Balances usage={usage} />
              <CreditsChart usage={usage} />
            </>
          )}
        </Loaded>
      </section>
      <Groups period={by} />
      <section aria-labelledby="windows">
        <h2 id="windows" className="font-semibold text-lg">
          {messages.windows}
        </h2>
        <p className="mb-4 max-w-2xl text-quiet">{messages.windowsWhy}</p>
        <Loaded query={windows} skeleton={<Skeleton className="h-32" />}>
          {({ keys }) =>
            keys.length === 0 ? (
              <EmptyState icon={KeyRound} title={messages.noKeys}>
                {messages.noKeysWhy}
              </EmptyState>
            ) : (
              <ul className="flex flex-col gap-3">
                {keys.map((key) => (
                  <KeyMeters key={key.keyId} apiKey={key} />
                ))}
              </ul>
            )
          }
        </Loaded>
      </section>
    </>
  );
}

function Balances({ usage: { balances, totals } }: { usage: CreditUsage }) {
  const messages = useMessages();
  const format = useFormat();
  const { greens, creditsPerGreen } = totals;
  return (
    <dl className="mb-6 grid grid-cols-2 gap-4 rounded-lg border border-line bg-surface p-4 md:grid-cols-4">
      <Stat
        label={messages.apiCredits}
        value={format.number(balances.apiCredits)}
        hint={messages.apiCreditsFor}
      />
      <Stat
        label={messages.workspaceCredits}
        value={format.number(balances.workspaceCredits)}
        hint={messages.workspaceCreditsFor}
      />
      <Stat
        label={messages.reserved}
        value={format.number(balances.reserved)}
        hint={messages.reservedFor}
      />
      <Stat
        label={messages.perGreen}
        value={
          creditsPerGreen === null ? '–' : format.number(Math.round(creditsPerGreen * 10) / 10)
        }
        hint={messages.greens(greens, format.number(greens))}
      />
    </dl>
  );
}
