import { Maximize } from 'lucide-react';
import { Suspense, useRef } from 'react';
import { Elsewhere } from '../../app/person-history/elsewhere.tsx';
import { VerdictHistory } from '../../app/person-history/verdict-history.tsx';
import { useMessages as useTalentMessages } from '../../app/talents/messages.ts';
import { nameOf } from '../../app/talents/name.ts';
import { PersonActions, WORD } from '../../app/talents/person-actions.tsx';
import { Profile } from '../../app/talents/profile.tsx';
import { useKeys, walkOf } from '../../app/use-keys.ts';
import { Button } from '../../ui/button.tsx';
import { Drawer } from '../../ui/dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useMessages } from './messages.ts';
import type { FoundTalent } from './queries.ts';
import { marksOf } from './why-found.tsx';

interface TalentDrawerProps {
  people: readonly FoundTalent[];
  talentId: string;
  onShow(talentId: string): void;
  onReview(talentId: string): void;
  onClose(): void;
}

/** One of the people found, with what can be done about them. */
export default function TalentDrawer(props: TalentDrawerProps) {
  const { people, talentId, onShow, onReview, onClose } = props;
  const messages = useMessages();
  const talentMessages = useTalentMessages();
  const popup = useRef<HTMLDivElement>(null);
  const at = people.findIndex(({ id }) => id === talentId);
  const talent = people[at];
  const neighbours = { previous: people[at - 1]?.id, next: people[at + 1]?.id };
  useKeys(popup, (key) => {
    const to = walkOf(key);
    if (to && neighbours[to] !== undefined) onShow(neighbours[to]);
    return to !== null;
  });
  // A link to somebody of a search that was not run again.
  if (!talent) return null;
  return (
    <Drawer
      ref={popup}
      open
      onClose={onClose}
      title={nameOf(talent) ?? talentMessages.unnamed}
      description={talent.jobTitle ?? talentMessages.untitled}
      footer={
        <PersonActions profile={talent} {...{ talentId, onShow }} {...neighbours}>
          <Button icon={Maximize} onClick={() => onReview(talentId)}>
            <span className={WORD}>{messages.fullScreen}</span>
          </Button>
        </PersonActions>
      }
    >
      <div key={talentId} className="flex flex-col gap-4">
        <Suspense fallback={<Skeleton className="h-5 w-52" />}>
          <Elsewhere talentId={talentId} />
        </Suspense>
        <Profile profile={talent} marks={marksOf(talent)} />
        <Suspense>
          <VerdictHistory talentId={talentId} />
        </Suspense>
      </div>
    </Drawer>
  );
}
