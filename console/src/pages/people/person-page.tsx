import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { ArrowLeft, Pencil } from 'lucide-react';
import { Loaded } from '../../app/loaded.tsx';
import { useMay } from '../../app/session.ts';
import { Contacts } from '../../app/talents/contacts.tsx';
import { nameOf } from '../../app/talents/name.ts';
import { buttonClass } from '../../ui/button.tsx';
import { CopyAsApiCall } from '../../ui/copy-as-api-call.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { useMessages } from './messages.ts';
import { PersonLaw } from './person-law.tsx';
import { PersonProfile } from './person-profile.tsx';
import { type OwnTalent, personQuery } from './queries.ts';
import { PERSON_TABS } from './search.ts';

const route = getRouteApi('/frame/people/$talentId');

/** One of the workspace's own people. */
export function Page() {
  const { talentId } = route.useParams();
  const query = useQuery(personQuery(talentId));
  return (
    <>
      <BackLink />
      <Loaded query={query} skeleton={<SkeletonRows rows={10} />}>
        {(person) => <Person key={talentId} person={person} />}
      </Loaded>
    </>
  );
}

function BackLink() {
  const messages = useMessages();
  return (
    <Link to="/people" className="mb-3 inline-flex items-center gap-1 text-quiet hover:text-ink">
      <ArrowLeft aria-hidden size={14} />
      {messages.title}
    </Link>
  );
}

function Person({ person }: { person: OwnTalent }) {
  const messages = useMessages();
  const mayChange = useMay('spend');
  const { tab = 'profile' } = route.useSearch();
  const navigate = useNavigate({ from: '/people/$talentId' });
  const { talent } = person;
  const name = nameOf(talent) ?? messages.noName;
  return (
    <>
      <PageHeader
        title={name}
        lead={[talent.jobTitle, talent.currentOrganization?.name, talent.city]
          .filter(Boolean)
          .join(' · ')}
        actions={
          <>
            <CopyAsApiCall
              call={{
                method: 'GET',
                path: `/v1/talents/${talent.id}`,
                sdk: { method: 'getTalent', input: { talentId: talent.id } },
              }}
            />
            {mayChange && (
              <Link
                to="/people/$talentId/edit"
                params={{ talentId: talent.id }}
                className={buttonClass()}
              >
                <Pencil aria-hidden size={15} />
                {messages.edit}
              </Link>
            )}
          </>
        }
      />
      <Tabs
        label={messages.about(name)}
        value={tab}
        onChange={(next) =>
          void navigate({
            search: { tab: next === 'profile' ? undefined : next },
            params: true,
            replace: true,
          })
        }
        tabs={PERSON_TABS.map((value) => ({
          value,
          label: messages.personTabs[value],
          panel: value === tab && <Panel tab={value} person={person} />,
        }))}
      />
    </>
  );
}

function Panel({ tab, person }: { tab: (typeof PERSON_TABS)[number]; person: OwnTalent }) {
  if (tab === 'profile') return <PersonProfile person={person} />;
  if (tab === 'law') return <PersonLaw person={person} />;
  const { id } = person.talent;
  return (
    <div className="max-w-2xl">
      <Contacts talentId={id} lookup={null} />
    </div>
  );
}
