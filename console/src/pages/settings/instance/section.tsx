import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../../app/loaded.tsx';
import { useMay } from '../../../app/session.ts';
import { useFormat } from '../../../language/format.ts';
import { Badge } from '../../../ui/badge.tsx';
import { CopyAsApiCall } from '../../../ui/copy-as-api-call.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { ForbiddenState } from '../../../ui/states.tsx';
import { Time } from '../../../ui/time.tsx';
import { Facts } from '../facts.tsx';
import { type Instance, instanceQuery } from '../instance-query.ts';
import { Panel } from '../panel.tsx';
import { useWords } from './words.ts';

const PRICES = ['search', 'judgement', 'addCandidate', 'enrichEmail', 'enrichPhone'] as const;
const LIMITS = ['relatedSearchTransactions', 'blueprintSteps', 'sequenceCandidates'] as const;
const RETENTION = ['contactMaxAgeDays', 'profileMaxAgeDays', 'requestLogDays'] as const;

export function Section() {
  const words = useWords();
  const may = useMay('admin');
  return (
    <>
      <PageHeader
        title={words.title}
        lead={words.lead}
        actions={may && <CopyAsApiCall call={{ method: 'GET', path: '/v1/instance', sdk: { method: 'readInstance' } }} />}
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

function Service({ instance: { version, startedAt, publicUrl, database, index, engine, model, mail } }: { instance: Instance }) {
  const words = useWords();
  const format = useFormat();
  const megabytes = words.size(format.number(Math.round(database.sizeBytes / BYTES_OF_A_MEGABYTE)));
  const servers = mail.smtp ? (mail.imap ? words.mailBoth : words.mailSmtp) : mail.imap ? words.mailImap : words.mailNone;
  return (
    <Panel title={words.service}>
      <Facts
        facts={[
          [words.version, version],
          [words.started, <Time key="started" at={startedAt} />],
          [words.address, publicUrl],
          [words.database, `PostgreSQL ${database.version}${database.embedded ? `, ${words.embedded}` : ''}, ${megabytes}`],
          [
            words.index,
            <span key="index" className="flex flex-wrap items-center gap-2">
              {words.talents(index.talents, format.number(index.talents))}
              <Badge tone={index.ready ? 'green' : 'amber'}>{index.ready ? words.ready : words.notReady}</Badge>
            </span>,
          ],
          [words.engine, words.lease(format.number(engine.leaseMs / 1_000))],
          [words.model, model === null ? words.offline : model.modelId],
          [words.mail, servers],
        ]}
      />
    </Panel>
  );
}

function Rules({ instance: { prices, limits, retention } }: { instance: Instance }) {
  const words = useWords();
  const format = useFormat();
  const kept = (days: number) => (days === 0 ? words.notRecorded : words.days(days, format.number(days)));
  return (
    <>
      <Panel title={words.prices}>
        <Facts facts={PRICES.map((name) => [words.price[name], words.credits(prices[name], format.number(prices[name]))])} />
      </Panel>
      <Panel title={words.limits}>
        <Facts
          facts={[
            [words.limit.searchTimeoutMs, words.seconds(format.number(limits.searchTimeoutMs / 1_000))],
            ...LIMITS.map((name) => [words.limit[name], format.number(limits[name])] as const),
          ]}
        />
      </Panel>
      <Panel title={words.retention}>
        <Facts facts={RETENTION.map((name) => [words.kept[name], kept(retention[name])])} />
      </Panel>
    </>
  );
}
