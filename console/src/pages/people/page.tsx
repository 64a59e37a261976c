import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { FileUp, FilterX, Search, UserPlus, Users } from 'lucide-react';
import { Loaded } from '../../app/loaded.tsx';
import { useMay } from '../../app/session.ts';
import { Avatar } from '../../app/talents/avatar.tsx';
import { nameOf, placeOf } from '../../app/talents/name.ts';
import { useFormat } from '../../language/format.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { CopyAsApiCall } from '../../ui/copy-as-api-call.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Pages } from '../../ui/pages.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Time } from '../../ui/time.tsx';
import { FacetList } from './facet-list.tsx';
import { useMessages } from './messages.ts';
import { PeopleNav } from './people-nav.tsx';
import { Proposals } from './proposals.tsx';
import { facetsQuery, type ListedPerson, PAGE_SIZE, peopleQuery } from './queries.ts';

const route = getRouteApi('/frame/people');
const OWN_POOL = [{ filterType: 'POOL', value: 'own', isRequired: true }] as const;
const ROW_HEIGHT_PX = 60;

/** The people that the workspace brought. */
export function Page() {
  const messages = useMessages();
  const maySpend = useMay('spend');
  const { page: _, ...filters } = route.useSearch();
  return (
    <>
      <PageHeader
        title={messages.title}
        lead={messages.lead}
        actions={
          <>
            <CopyAsApiCall
              call={{
                method: 'GET',
                path: '/v1/talents',
                query: filters,
                sdk: { method: 'listTalents', input: filters },
              }}
            />
            <Link to="/search" search={{ filters: [...OWN_POOL] }} className={buttonClass()}>
              <Search aria-hidden size={15} />
              {messages.search}
            </Link>
            {maySpend && <BringLinks />}
          </>
        }
      />
      <PeopleNav />
      <Proposals />
      <List />
    </>
  );
}

function BringLinks({ isMain = false }: { isMain?: boolean }) {
  const messages = useMessages();
  return (
    <>
      <Link to="/people/new" className={buttonClass()}>
        <UserPlus aria-hidden size={15} />
        {messages.addPerson}
      </Link>
      <Link to="/people/import" className={buttonClass(isMain ? 'primary' : 'secondary')}>
        <FileUp aria-hidden size={15} />
        {messages.importFiles}
      </Link>
    </>
  );
}

function List() {
  const messages = useMessages();
  const maySpend = useMay('spend');
  const { page = 0, ...filters } = route.useSearch();
  const navigate = useNavigate({ from: '/people' });
  const query = useQuery(peopleQuery({ ...filters, page: page + 1 }));
  const counts = useQuery(facetsQuery(filters));
  const isFiltered = Object.keys(filters).length > 0;
  return (
    <Loaded query={query} skeleton={<SkeletonRows rows={8} height={ROW_HEIGHT_PX} />}>
      {({ talents, hasNextPage }) =>
        talents.length === 0 && !isFiltered && page === 0 ? (
          <EmptyState
            icon={Users}
            title={messages.empty}
            action={
              maySpend && (
                <div className="flex flex-wrap justify-center gap-2">
                  <BringLinks isMain />
                </div>
              )
            }
          >
            {messages.emptyWhy}
          </EmptyState>
        ) : (
          <div className="grid items-start gap-6 lg:grid-cols-[16rem_1fr]">
            <FacetList facets={counts.data} />
            <div className="min-w-0">
              <Count />
              {talents.length === 0 ? (
                <EmptyState
                  icon={FilterX}
                  title={messages.noneMatch}
                  action={
                    <Button onClick={() => void navigate({ search: {} })}>
                      {messages.clearFilters}
                    </Button>
                  }
                >
                  {messages.noneMatchWhy}
                </EmptyState>
              ) : (
                <ul aria-label={messages.list} className="rounded-lg border border-line bg-surface">
                  {talents.map((one) => (
                    <PersonRow key={one.talent.id} {...one} />
                  ))}
                </ul>
              )}
              <Pages
                page={page}
                pageSize={PAGE_SIZE}
                total={totalOf({ page, hasNextPage, shown: talents.length, counts: counts.data })}
                onTurn={(next) =>
                  void navigate({ search: { ...filters, page: next || undefined } })
                }
              />
            </div>
          </div>
        )
      }
    </Loaded>
  );
}

/** How many there are; where not all are counted, at least so many that one can turn on. */
function totalOf({
  page,
  hasNextPage,
  shown,
  counts,
}: {
  page: number;
  hasNextPage: boolean;
  shown: number;
  counts: { people: number; isComplete: boolean } | undefined;
}): number {
  const least = page * PAGE_SIZE + shown + (hasNextPage ? 1 : 0);
  return counts?.isComplete ? Math.max(counts.people, least) : least;
}

function Count() {
  const messages = useMessages();
  const format = useFormat();
  const { page: _, ...filters } = route.useSearch();
  const { data } = useQuery(facetsQuery(filters));
  return (
    <p role="status" className="mb-2 min-h-5 text-quiet">
      {data &&
        (data.isComplete
          ? messages.people(data.people, format.number(data.people))
          : messages.morePeople(format.number(data.people)))}
    </p>
  );
}

function PersonRow({ talent, createdAt }: ListedPerson) {
  const messages = useMessages();
  const name = nameOf(talent) ?? messages.noName;
  return (
    <li className="flex items-center gap-3 border-line px-4 py-2.5 not-last:border-b">
      <Avatar person={talent} />
      <div className="min-w-0 grow">
        <Link
          to="/people/$talentId"
          params={{ talentId: talent.id }}
          className="block truncate font-medium hover:underline"
        >
          {name}
        </Link>
        <p className="truncate text-quiet">
          {[talent.jobTitle, talent.currentOrganization?.name, placeOf(talent)]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <span className="shrink-0 text-quiet max-sm:hidden">
        {messages.added} <Time at={createdAt} />
      </span>
    </li>
  );
}
