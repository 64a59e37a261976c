import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../../app/loaded.tsx';
import { useMay } from '../../../app/session.ts';
import { useFormat } from '../../../language/format.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Facts } from '../facts.tsx';
import { instanceQuery } from '../instance-query.ts';
import { Panel } from '../panel.tsx';
import { Erasure } from './erasure.tsx';
import { Suppressions } from './suppressions.tsx';
import { useWords } from './words.ts';

export function Section() {
  const words = useWords();
  const may = useMay('admin');
  return (
    <>
      <PageHeader title={words.title} lead={words.lead} />
      <Panel title={words.retention}>{may ? <Retention /> : <p className="text-quiet">{words.retentionOwner}</p>}</Panel>
      <Erasure />
      <Suppressions />
    </>
  );
}

function Retention() {
  const words = useWords();
  const format = useFormat();
  const query = useQuery(instanceQuery);
  const days = (count: number) => (count === 0 ? words.notRecorded : words.days(count, format.number(count)));
  return (
    <Loaded query={query} skeleton={<Skeleton className="h-32" />}>
      {({ retention: { contactMaxAgeDays, profileMaxAgeDays, requestLogDays } }) => (
        <Facts
          facts={[
            [words.contacts, days(contactMaxAgeDays)],
            [words.profiles, days(profileMaxAgeDays)],
            [words.requests, days(requestLogDays)],
            [words.audit, words.auditKept],
          ]}
        />
      )}
    </Loaded>
  );
}
