import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { SearchX } from 'lucide-react';
import { FailedState } from '../../app/loaded.tsx';
import { nameOf } from '../../app/talents/name.ts';
import { useWords as useTalentWords } from '../../app/talents/words.ts';
import { Drawer } from '../../ui/dialog.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { useTalent } from './columns.ts';
import { TalentDetails } from './talent-details.tsx';
import { useWords } from './words.ts';

const route = getRouteApi('/frame/castings/$castingId');

/** Whoever the URL names, over whichever view is open. */
export default function TalentDrawer({ talentId }: { talentId: string }) {
  const words = useWords();
  const talentWords = useTalentWords();
  const { castingId } = route.useParams();
  const navigate = useNavigate({ from: '/castings/$castingId' });
  const { talent, error } = useTalent(castingId, talentId);
  const company = talent?.profile.currentOrganization?.name ?? talent?.profile.experiences[0]?.organizationName;
  const name = talent ? (nameOf(talent.profile) ?? talentWords.unnamed) : words.profile;
  return (
    <Drawer
      wide
      open
      onClose={() => void navigate({ search: (now) => ({ ...now, talent: undefined }), resetScroll: false })}
      title={name}
      description={talent && [talent.profile.jobTitle, company].filter(Boolean).join(', ')}
    >
      {talent ? (
        <TalentDetails key={talentId} castingId={castingId} talent={talent} />
      ) : (
        <div className="p-5">
          {error && <FailedState error={error} />}
          {!error && talent === undefined && <SkeletonRows rows={8} />}
          {!error && talent === null && (
            <EmptyState icon={SearchX} title={words.notHere}>
              {words.notHereWhy}
            </EmptyState>
          )}
        </div>
      )}
    </Drawer>
  );
}
