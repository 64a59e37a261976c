import { getRouteApi, Link } from '@tanstack/react-router';
import { Maximize } from 'lucide-react';
import { PersonActions, WORD } from '../../app/talents/person-actions.tsx';
import { buttonClass } from '../../ui/button.tsx';
import type { useNeighbours } from './columns.ts';
import { useMessages } from './messages.ts';
import type { QualifiedTalent } from './queries.ts';

const route = getRouteApi('/frame/castings/$castingId');

interface DrawerActionsProps {
  talent: QualifiedTalent;
  neighbours: ReturnType<typeof useNeighbours>;
  onShow(talentId: string): void;
}

/** What can be done about the person in the drawer, and the way to the next one. */
export function DrawerActions({
  talent: { talentId, profile },
  neighbours,
  onShow,
}: DrawerActionsProps) {
  const messages = useMessages();
  const { castingId } = route.useParams();
  return (
    <PersonActions {...{ profile, talentId, castingId, onShow }} {...neighbours}>
      <Link
        to="/castings/$castingId/review"
        params={{ castingId }}
        search={{ talent: talentId }}
        className={buttonClass()}
      >
        <Maximize aria-hidden size={15} />
        <span className={WORD}>{messages.openAlone}</span>
      </Link>
    </PersonActions>
  );
}
