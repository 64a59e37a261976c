import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { SearchX } from 'lucide-react';
import { useRef } from 'react';
import { FailedState } from '../../app/loaded.tsx';
import { useMessages as useTalentMessages } from '../../app/talents/messages.ts';
import { nameOf } from '../../app/talents/name.ts';
import { useKeys, walkOf } from '../../app/use-keys.ts';
import { Drawer } from '../../ui/dialog.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { useNeighbours, useTalent } from './columns.ts';
import { DrawerActions } from './drawer-actions.tsx';
import { useMessages } from './messages.ts';
import { TalentDetails } from './talent-details.tsx';

const route = getRouteApi('/frame/castings/$castingId');

/** The talent named in the URL, over any view. */
export default function TalentDrawer({ talentId }: { talentId: string }) {
  const messages = useMessages();
  const talentMessages = useTalentMessages();
  const { castingId } = route.useParams();
  const navigate = useNavigate({ from: '/castings/$castingId' });
  const { talent, error } = useTalent(castingId, talentId);
  const popup = useRef<HTMLDivElement>(null);
  const neighbours = useNeighbours(castingId, talentId, route.useSearch());
  const show = (wanted: string) =>
    void navigate({
      search: (now) => ({ ...now, talent: wanted }),
      replace: true,
      resetScroll: false,
    });
  useKeys(popup, (key) => {
    const to = walkOf(key);
    if (to && neighbours[to]) show(neighbours[to]);
    return to !== null;
  });
  const company =
    talent?.profile.currentOrganization?.name ?? talent?.profile.experiences[0]?.organizationName;
  const name = talent ? (nameOf(talent.profile) ?? talentMessages.unnamed) : messages.profile;
  return (
    <Drawer
      ref={popup}
      wide
      open
      onClose={() =>
        void navigate({ search: (now) => ({ ...now, talent: undefined }), resetScroll: false })
      }
      title={name}
      footer={talent && <DrawerActions talent={talent} neighbours={neighbours} onShow={show} />}
      description={talent && [talent.profile.jobTitle, company].filter(Boolean).join(', ')}
    >
      {talent ? (
        <TalentDetails key={talentId} castingId={castingId} talent={talent} />
      ) : (
        <div className="p-5">
          {error && <FailedState error={error} />}
          {!error && talent === undefined && <SkeletonRows rows={8} />}
          {!error && talent === null && (
            <EmptyState icon={SearchX} title={messages.notHere}>
              {messages.notHereWhy}
            </EmptyState>
          )}
        </div>
      )}
    </Drawer>
  );
}
