import { ArrowDown, ArrowUp, Ellipsis, Pause, Pencil, Play, Plug, Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Badge, type Tone } from '../../../ui/badge.tsx';
import { Button, IconButton } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { lazyOverlay } from '../../../ui/lazy-part.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { Time } from '../../../ui/time.tsx';
import { useMessages as useSettingsMessages } from '../messages.ts';
import { useMessages } from './messages.ts';
import { NAMES, type Provider } from './queries.ts';
import { useProviderChanges } from './use-provider-changes.ts';

const ChangeDialog = lazyOverlay(async () => ({
  default: (await import('./dialogs.tsx')).ChangeDialog,
}));
const TONES: Record<Provider['health']['state'], Tone> = {
  unused: 'neutral',
  ok: 'green',
  failed: 'red',
};

interface ProviderRowProps {
  provider: Provider;
  /** Position in the order, from 0. */
  place: number;
  last: number;
  mayChange: boolean;
  onMove(provider: Provider, to: number): void;
}

export function ProviderRow({ provider, place, last, mayChange, onMove }: ProviderRowProps) {
  const messages = useMessages();
  const { type, kinds, paused, health } = provider;
  return (
    <div className="flex min-w-0 grow flex-wrap items-center gap-x-3 gap-y-2 pl-1">
      <div className="min-w-40 grow basis-0">
        <h2 className="flex flex-wrap items-center gap-2 font-medium text-base">
          <span aria-hidden className="text-quiet">
            {place + 1}.
          </span>
          <span className="sr-only">{messages.place(place + 1)}</span>
          {NAMES[type]}
          {paused ? (
            <Badge tone="amber">{messages.paused}</Badge>
          ) : (
            <Badge tone={TONES[health.state]}>{messages.health[health.state]}</Badge>
          )}
        </h2>
        <p className="flex flex-wrap gap-x-3 text-quiet">
          <span>{kinds.map((kind) => messages.kindShort[kind]).join(', ')}</span>
          {health.at && <Time at={health.at} />}
        </p>
        {health.reason && <p className="text-red">{health.reason}</p>}
      </div>
      {mayChange && <Actions provider={provider} place={place} last={last} onMove={onMove} />}
    </div>
  );
}

function Actions({ provider, place, last, onMove }: Omit<ProviderRowProps, 'mayChange'>) {
  const messages = useMessages();
  const settings = useSettingsMessages();
  const [open, setOpen] = useState<'change' | 'remove' | null>(null);
  const { type, paused } = provider;
  const name = NAMES[type];
  const { testing, pausing, removing } = useProviderChanges(provider, () => setOpen(null));
  const moving = [
    {
      id: 'up',
      label: settings.moveUp,
      icon: ArrowUp,
      disabled: place === 0,
      onSelect: () => onMove(provider, place - 1),
    },
    {
      id: 'down',
      label: settings.moveDown,
      icon: ArrowDown,
      disabled: place === last,
      onSelect: () => onMove(provider, place + 1),
    },
  ];
  const changing = [
    { id: 'change', label: messages.change, icon: Pencil, onSelect: () => setOpen('change') },
    {
      id: 'pause',
      label: paused ? messages.goOn : messages.pause,
      icon: paused ? Play : Pause,
      onSelect: () => pausing.mutate(),
    },
  ];
  const ending = [
    {
      id: 'remove',
      label: messages.remove,
      icon: Trash2,
      danger: true,
      onSelect: () => setOpen('remove'),
    },
  ];
  return (
    <div className="flex shrink-0 items-center gap-1">
      <Button size="small" icon={Plug} loading={testing.isPending} onClick={() => testing.mutate()}>
        {messages.test}
      </Button>
      <Menu
        trigger={<IconButton icon={Ellipsis} label={settings.actionsFor(name)} />}
        groups={[{ actions: moving }, { actions: changing }, { actions: ending }]}
      />
      <Suspense>
        {open === 'change' && <ChangeDialog provider={provider} onClose={() => setOpen(null)} />}
      </Suspense>
      <ConfirmDialog
        danger
        open={open === 'remove'}
        title={messages.removeTitle(name)}
        description={messages.removeWhy}
        confirm={messages.remove}
        loading={removing.isPending}
        onConfirm={() => removing.mutate()}
        onCancel={() => setOpen(null)}
      />
    </div>
  );
}
