import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Loaded } from '../../app/loaded.tsx';
import { Elsewhere } from '../../app/person-history/elsewhere.tsx';
import { useMay } from '../../app/session.ts';
import { statusesQuery } from '../../app/statuses.ts';
import { Contacts } from '../../app/talents/contacts.tsx';
import { Profile } from '../../app/talents/profile.tsx';
import { Field } from '../../ui/field.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Select } from '../../ui/select.tsx';
import { Skeleton, SkeletonRows } from '../../ui/skeleton.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { columnsOf } from './board-move.ts';
import { History } from './history.tsx';
import { useMessages } from './messages.ts';
import { Notes } from './notes.tsx';
import { Owner } from './owner.tsx';
import { useNameOf } from './person.ts';
import { type CandidateDetail, profileQuery, verdictQuery } from './queries.ts';
import { Rating } from './rating.tsx';
import { DRAWER_TABS, type DrawerTab } from './search.ts';
import { Sequences } from './sequences.tsx';
import { useStatusName } from './status.tsx';
import { useStatusChange } from './status-change.tsx';
import { VerdictPart } from './verdict.tsx';

const Comments = lazyPart(() => import('../../app/team/comments.tsx'));

interface CandidateBodyProps {
  detail: CandidateDetail;
  tab: DrawerTab;
  onTab(tab: DrawerTab): void;
  /** On a page of its own, the assessment stands beside the rest where there is room. */
  beside?: boolean;
}

/** Everything about one candidate of the sourcing. */
export function CandidateBody({ detail, tab, onTab, beside = false }: CandidateBodyProps) {
  const messages = useMessages();
  return (
    <div
      className={
        beside ? 'grid gap-x-10 gap-y-4 lg:grid-cols-[22rem_minmax(0,1fr)]' : 'flex flex-col gap-4'
      }
    >
      <Assessment detail={detail} />
      <div className="min-w-0">
        <Tabs
          label={messages.about}
          value={tab}
          onChange={onTab}
          tabs={DRAWER_TABS.map((value) => ({
            value,
            label: messages.tabs[value],
            panel: value === tab && <Panel tab={value} detail={detail} />,
          }))}
        />
      </div>
    </div>
  );
}

/** What is known of the person at a glance, below the name. */
export const factsOf = ({ jobTitle, companyName, city }: CandidateDetail['talent']): string =>
  [jobTitle, companyName, city].filter(Boolean).join(' · ');

function Panel({ tab, detail }: { tab: DrawerTab; detail: CandidateDetail }) {
  const { candidate } = detail;
  switch (tab) {
    case 'profile':
      return <ProfilePart detail={detail} />;
    case 'comments':
      return (
        <Suspense fallback={<SkeletonRows rows={3} />}>
          <Comments candidateId={candidate.id} />
        </Suspense>
      );
    case 'contacts':
      return <Contacts talentId={candidate.talentId} lookup={{ candidateId: candidate.id }} />;
    case 'verdict':
      return <VerdictPart detail={detail} />;
    case 'sequences':
      return <Sequences candidateId={candidate.id} sourcingId={candidate.sourcingId} />;
    case 'history':
      return <History candidateId={candidate.id} />;
  }
}

/** The users' own assessment of a candidate: status, rating, owner and notes. */
function Assessment({ detail }: { detail: CandidateDetail }) {
  const messages = useMessages();
  const nameOf = useNameOf();
  const statusName = useStatusName();
  const mayChange = useMay('spend');
  const { data } = useQuery(statusesQuery);
  const { change, pending, dialog } = useStatusChange();
  const { candidate, talent } = detail;
  const handles = columnsOf(data?.statuses ?? [{ handle: candidate.statusHandle }], undefined);
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
        <Field label={messages.columns.statusHandle} className="w-56">
          <Select
            value={candidate.statusHandle}
            choices={handles.map((value) => ({ value, label: statusName(value) }))}
            disabled={!mayChange || pending}
            onChange={(statusHandle) => {
              if (statusHandle === candidate.statusHandle) return;
              change({
                people: [
                  {
                    candidateId: candidate.id,
                    name: nameOf(talent),
                    statusHandle: candidate.statusHandle,
                  },
                ],
                statusHandle,
              });
            }}
          />
        </Field>
        <Rating candidateId={candidate.id} rating={candidate.userRating} disabled={!mayChange} />
        <Owner
          candidateId={candidate.id}
          ownerUserId={candidate.ownerUserId}
          disabled={!mayChange}
        />
      </div>
      <Notes
        key={candidate.id}
        candidateId={candidate.id}
        notes={candidate.notes}
        disabled={!mayChange}
      />
      <Suspense fallback={<Skeleton className="h-5 w-52" />}>
        <Elsewhere talentId={candidate.talentId} candidateId={candidate.id} />
      </Suspense>
      {dialog}
    </div>
  );
}

/** The profile, with the quotes of the verdict marked. */
function ProfilePart({ detail: { candidate } }: { detail: CandidateDetail }) {
  const profile = useQuery(profileQuery(candidate.id));
  const verdict = useQuery({
    ...verdictQuery(candidate.castingId ?? '', candidate.talentId),
    enabled: candidate.castingId !== null,
  });
  const marks =
    verdict.data?.criterias.flatMap(({ stored }) =>
      stored.references.map(({ path, quote }) => ({ path, quote })),
    ) ?? [];
  return (
    <Loaded query={profile} skeleton={<SkeletonRows rows={6} />}>
      {(loaded) => <Profile profile={loaded} marks={marks} />}
    </Loaded>
  );
}
