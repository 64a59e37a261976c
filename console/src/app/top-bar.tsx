import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { Building2, Check, ChevronsUpDown, Coins, Search } from 'lucide-react';
import { useFormat } from '../language/format.ts';
import { buttonClass } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Kbd } from '../ui/kbd.tsx';
import { Menu } from '../ui/menu.tsx';
import { Tooltip } from '../ui/tooltip.tsx';
import { useLiveState } from './live.ts';
import { useAppMessages } from './messages.ts';
import { switchWorkspace, useSession } from './session.ts';
import { workspaceQuery } from './workspace-query.ts';

export function WorkspaceSwitcher() {
  const messages = useAppMessages();
  const router = useRouter();
  const { workspaces, workspace } = useSession();
  if (workspace === null) return null;
  const actions = workspaces.map(({ workspaceId, name, role }) => ({
    id: workspaceId,
    label: (
      <span className="flex min-w-0 grow items-baseline gap-3">
        <span className="truncate">{name}</span>
        <span className="ml-auto shrink-0 text-quiet text-xs">{messages.roles[role]}</span>
      </span>
    ),
    icon: workspaceId === workspace.workspaceId ? Check : Building2,
    onSelect: () => {
      if (workspaceId === workspace.workspaceId) return;
      switchWorkspace(workspaceId);
      void router.navigate({ to: '/' });
    },
  }));
  return (
    <Menu
      align="start"
      groups={[{ title: messages.workspaces, actions }]}
      trigger={
        <button
          type="button"
          aria-label={`${messages.workspace}: ${workspace.name}`}
          className={buttonClass('quiet', 'medium', 'min-w-0 max-w-56 shrink! gap-1.5 px-2')}
        >
          <span className="truncate">{workspace.name}</span>
          <ChevronsUpDown aria-hidden size={14} className="shrink-0 text-quiet" />
        </button>
      }
    />
  );
}

export function PaletteButton({ onOpen }: { onOpen(): void }) {
  const messages = useAppMessages();
  return (
    <button
      type="button"
      onClick={onOpen}
      className="flex h-8 items-center gap-2 rounded-md px-2 text-quiet hover:bg-hover lg:w-72 lg:border lg:border-line lg:bg-surface lg:hover:bg-surface lg:hover:text-ink"
    >
      <Search aria-hidden size={15} className="shrink-0" />
      <span className="max-lg:sr-only lg:truncate">{messages.paletteOpen}</span>
      <span className="ml-auto hidden shrink-0 lg:inline">
        <Kbd keys="Ctrl K" />
      </span>
    </button>
  );
}

const DOTS = {
  connecting: 'border-control',
  live: 'border-green bg-green',
  polling: 'border-amber bg-amber',
};

/** Shows whether the page receives live updates. */
export function LiveDot() {
  const messages = useAppMessages();
  const state = useLiveState();
  return (
    <Tooltip text={messages.live[state]} side="bottom">
      <button
        type="button"
        className="flex h-8 items-center gap-1.5 rounded-md px-1.5 text-quiet text-xs"
      >
        <span aria-hidden className={classNames('size-2 rounded-full border', DOTS[state])} />
        <span className="max-sm:sr-only">{messages.liveShort[state]}</span>
        <span className="sr-only">{messages.live[state]}</span>
      </button>
    </Tooltip>
  );
}

/** Both balances: API credits as a visible number, the other in the text. */
export function BalanceLink() {
  const messages = useAppMessages();
  const format = useFormat();
  const { data: workspace } = useQuery(workspaceQuery);
  // Same width while loading, so that nothing moves.
  if (workspace === undefined) return <span className="h-8 w-16" />;
  const { apiCredits, workspaceCredits } = workspace.balances;
  const both = messages.credits(format.number(apiCredits), format.number(workspaceCredits));
  return (
    <Tooltip text={both} side="bottom">
      <button
        type="button"
        className="flex h-8 min-w-16 items-center justify-end gap-1.5 rounded-md px-1.5 font-medium"
      >
        <Coins aria-hidden size={15} className="text-quiet" />
        {format.compact(apiCredits)}
        <span className="sr-only">{both}</span>
      </button>
    </Tooltip>
  );
}
