import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../../app/loaded.tsx';
import { useMay } from '../../../app/session.ts';
import { useFormat } from '../../../language/format.ts';
import { Facts } from '../../../ui/facts.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { instanceQuery } from '../instance-query.ts';
import { Erasure } from './erasure.tsx';
import { useMessages } from './messages.ts';
import { Suppressions } from './suppressions.tsx';

export function Section() {
  const messages = useMessages();
  const may = useMay('admin');
  return (
    <>
      <PageHeader title={messages.title} lead={messages.lead} />
      <Panel title={messages.retention}>
        {may ? <Retention /> : <p className="text-quiet">{messages.retentionOwner}</p>}
      </Panel>
      <Erasure />
      <Suppressions />
    </>
  );
}

function Retention() {
  const messages = useMessages();
  const format = useFormat();
  const query = useQuery(instanceQuery);
  const days = (count: number) =>
    count === 0 ? messages.notRecorded : messages.days(count, format.number(count));
  return (
    <Loaded query={query} skeleton={<Skeleton className="h-32" />}>
      {({ retention: { contactMaxAgeDays, profileMaxAgeDays, requestLogDays } }) => (
        <Facts
          facts={[
            [messages.contacts, days(contactMaxAgeDays)],
            [messages.profiles, days(profileMaxAgeDays)],
            [messages.requests, days(requestLogDays)],
            [messages.audit, messages.auditRetention],
          ]}
        />
      )}
    </Loaded>
  );
}
