import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../../app/loaded.tsx';
import { useMay } from '../../../app/session.ts';
import { useFormat } from '../../../language/format.ts';
import { Badge } from '../../../ui/badge.tsx';
import { CopyAsApiCall } from '../../../ui/copy-as-api-call.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { ForbiddenState } from '../../../ui/states.tsx';
import { Time } from '../../../ui/time.tsx';
import { type Instance, instanceQuery } from '../instance-query.ts';
import { useMessages } from './messages.ts';

const PRICES = ['search', 'judgement', 'addCandidate', 'enrichEmail', 'enrichPhone'] as const;
const LIMITS = ['relatedSearchTransactions', 'blueprintSteps', 'sequenceCandidates'] as const;
const RETENTION = [
  'contactMaxAgeDays',
  'profileMaxAgeDays',
  'requestLogDays',
  'eventDays',
  'deliveryDays',
  'verdictTextDays',
  'judgeCacheDays',
] as const;
/** Where no days mean that nothing is deleted, and not that nothing is recorded. */
const FOR_GOOD: readonly string[] = ['deliveryDays', 'verdictTextDays'];

export function Section() {
  const messages = useMessages();
  const may = useMay('admin');
  return (
    <>
      <PageHeader
        title={messages.title}
        lead={messages.lead}
        actions={
          may && (
            <CopyAsApiCall
              call={{ method: 'GET', path: '/v1/instance', sdk: { method: 'readInstance' } }}
            />
          )
        }
      />
      {may ? <Content /> : <ForbiddenState />}
    </>
  );
}

function Content() {
  const query = useQuery(instanceQuery);
  return (
    <Loaded query={query}>
      {(instance) => (
        <>
          <Service instance={instance} />
          <Rules instance={instance} />
        </>
      )}
    </Loaded>
  );
}

const BYTES_OF_A_MEGABYTE = 1_000_000;

function Service({
  instance: { version, startedAt, publicUrl, database, index, engine, model, mail },
}: {
  instance: Instance;
}) {
  const messages = useMessages();
  const format = useFormat();
  const megabytes = messages.size(
    format.number(Math.round(database.sizeBytes / BYTES_OF_A_MEGABYTE)),
  );
  const servers = mail.smtp
    ? mail.imap
      ? messages.mailBoth
      : messages.mailSmtp
    : mail.imap
      ? messages.mailImap
      : messages.mailNone;
  return (
    <Panel title={messages.service}>
      <Facts
        facts={[
          [messages.version, version],
          [messages.started, <Time key="started" at={startedAt} />],
          [messages.address, publicUrl],
          [
            messages.database,
            `PostgreSQL ${database.version}${database.embedded ? `, ${messages.embedded}` : ''}, ${megabytes}`,
          ],
          [
            messages.index,
            <span key="index" className="flex flex-wrap items-center gap-2">
              {messages.talents(index.talents, format.number(index.talents))}
              <Badge tone={index.ready ? 'green' : 'amber'}>
                {index.ready ? messages.ready : messages.notReady}
              </Badge>
            </span>,
          ],
          [messages.engine, messages.lease(format.number(engine.leaseMs / 1_000))],
          [messages.model, model === null ? messages.offline : model.modelId],
          [messages.mail, servers],
        ]}
      />
    </Panel>
  );
}

function Rules({ instance: { prices, limits, retention } }: { instance: Instance }) {
  const messages = useMessages();
  const format = useFormat();
  const kept = (name: (typeof RETENTION)[number]) => {
    const days = retention[name];
    if (days > 0) return messages.days(days, format.number(days));
    return FOR_GOOD.includes(name) ? messages.forGood : messages.notRecorded;
  };
  return (
    <>
      <Panel title={messages.prices}>
        <Facts
          facts={PRICES.map((name) => [
            messages.price[name],
            messages.credits(prices[name], format.number(prices[name])),
          ])}
        />
      </Panel>
      <Panel title={messages.limits}>
        <Facts
          facts={[
            [
              messages.limit.searchTimeoutMs,
              messages.seconds(format.number(limits.searchTimeoutMs / 1_000)),
            ],
            ...LIMITS.map((name) => [messages.limit[name], format.number(limits[name])] as const),
          ]}
        />
      </Panel>
      <Panel title={messages.retention}>
        <Facts facts={RETENTION.map((name) => [messages.kept[name], kept(name)])} />
      </Panel>
    </>
  );
}
