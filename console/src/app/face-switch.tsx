import { useNavigate, useRouterState } from '@tanstack/react-router';
import { CodeXml, Users } from 'lucide-react';
import { classNames } from '../ui/class-names.ts';
import { chooseFace, FACES, type Face, useFace } from '../ui/face.ts';
import { useAppMessages } from './messages.ts';
import { isOfFace, usePlaces } from './navigation.ts';

const ICONS = { recruiter: Users, developer: CodeXml };

/** Chooses between the console's two faces. */
export function FaceSwitch({ narrow = false }: { narrow?: boolean }) {
  const messages = useAppMessages();
  const face = useFace();
  const places = usePlaces();
  const navigate = useNavigate();
  const path = useRouterState({ select: ({ location }) => location.pathname });
  function choose(next: Face): void {
    chooseFace(next);
    // A page that the new face does not offer would be a dead end of its navigation.
    const here = places.find(({ to }) => path === to || path.startsWith(`${to}/`));
    if (here && !isOfFace(here, next)) void navigate({ to: '/start' });
  }
  return (
    <fieldset
      aria-label={messages.face}
      className={classNames(
        'rounded-md border border-line bg-ground p-0.5',
        narrow ? 'flex flex-col' : 'grid grid-cols-2',
      )}
    >
      {FACES.map((one) => {
        const Icon = ICONS[one];
        return (
          <button
            key={one}
            type="button"
            aria-pressed={one === face}
            title={narrow ? messages.faces[one] : undefined}
            onClick={() => choose(one)}
            className="flex h-7 min-w-0 items-center justify-center gap-1 rounded-sm px-0.5 font-medium text-quiet text-xs hover:text-ink aria-pressed:bg-surface aria-pressed:text-ink aria-pressed:shadow-[0_0_0_1px_var(--line)]"
          >
            {narrow && <Icon aria-hidden size={14} className="shrink-0" />}
            <span className={narrow ? 'sr-only' : 'truncate'}>{messages.faces[one]}</span>
          </button>
        );
      })}
    </fieldset>
  );
}
