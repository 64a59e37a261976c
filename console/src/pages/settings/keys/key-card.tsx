import { useQuery } from '@tanstack/react-query';
import { Ellipsis, Pencil, RefreshCw, Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { windowsQuery } from '../../../app/windows-query.ts';
import { useFormat } from '../../../language/format.ts';
import { Badge } from '../../../ui/badge.tsx';
import { IconButton } from '../../../ui/button.tsx';
import { lazyOverlay } from '../../../ui/lazy-part.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Time } from '../../../ui/time.tsx';
import { WindowMeters } from '../../../ui/window-meters.tsx';
import { useMemberNames } from '../members-query.ts';
import { useMessages as useSettingsMessages } from '../messages.ts';
import { useMessages } from './messages.ts';
import { type ApiKey, SCOPES } from './queries.ts';

const dialogs = () => import('./dialogs.tsx');
const DIALOGS = {
  change: lazyOverlay(async () => ({ default: (await dialogs()).ChangeDialog })),
  rotate: lazyOverlay(async () => ({ default: (await dialogs()).RotateDialog })),
  revoke: lazyOverlay(async () => ({ default: (await dialogs()).RevokeDialog })),
};

/** A key: its owner, its scopes, the current use of its windows, and its actions. */
export function KeyCard({ apiKey }: { apiKey: ApiKey }) {
  const messages = useMessages();
  const settings = useSettingsMessages();
  const [open, setOpen] = useState<keyof typeof DIALOGS | null>(null);
  const Opened = open && DIALOGS[open];
  return (
    <li className="rounded-lg border border-line bg-surface p-4">
      <div className="mb-3 flex items-start gap-3">
        <div className="min-w-0 grow">
          <h2 className="break-words font-medium text-base">
            {apiKey.name}{' '}
            <span className="whitespace-nowrap font-mono font-normal text-quiet text-xs">
              {apiKey.displayPrefix}
            </span>
          </h2>
          <Facts apiKey={apiKey} />
        </div>
        <Menu
          trigger={<IconButton icon={Ellipsis} label={settings.actionsFor(apiKey.name)} />}
          groups={[
            {
              actions: [
                {
                  id: 'change',
                  label: messages.change,
                  icon: Pencil,
                  onSelect: () => setOpen('change'),
                },
                {
                  id: 'rotate',
                  label: messages.rotate,
                  icon: RefreshCw,
                  onSelect: () => setOpen('rotate'),
                },
              ],
            },
            {
              actions: [
                {
                  id: 'revoke',
                  label: messages.revoke,
                  icon: Trash2,
                  danger: true,
                  onSelect: () => setOpen('revoke'),
                },
              ],
            },
          ]}
        />
      </div>
      <Windows keyId={apiKey.keyId} />
      <Suspense>{Opened && <Opened apiKey={apiKey} onClose={() => setOpen(null)} />}</Suspense>
    </li>
  );
}

function Facts({
  apiKey: { userId, scopes, createdAt, lastUsedAt, previousUntil },
}: {
  apiKey: ApiKey;
}) {
  const messages = useMessages();
  const format = useFormat();
  const nameOf = useMemberNames();
  const owner = nameOf(userId);
  return (
    <>
      <p className="flex flex-wrap gap-x-3 text-quiet">
        <span>{owner === null ? messages.ownerGone : messages.owner(owner)}</span>
        <span>
          {messages.madeAt} <Time at={createdAt} />
        </span>
        <span>
          {lastUsedAt === null ? (
            messages.neverUsed
          ) : (
            <>
              {messages.lastUsed} <Time at={lastUsedAt} />
            </>
          )}
        </span>
      </p>
      <p className="mt-1.5 flex flex-wrap gap-1.5">
        {SCOPES.filter((scope) => scopes.includes(scope)).map((scope) => (
          <Badge key={scope} tone={scope === 'admin' ? 'amber' : 'neutral'}>
            {messages.scope[scope][0]}
          </Badge>
        ))}
        {previousUntil && new Date(previousUntil) > new Date() && (
          <Badge tone="accent">
            {messages.previous} {format.dateTime(new Date(previousUntil))}
          </Badge>
        )}
      </p>
    </>
  );
}

function Windows({ keyId }: { keyId: string }) {
  const { data } = useQuery(windowsQuery);
  const found = data?.keys.find((key) => key.keyId === keyId);
  return found ? <WindowMeters windows={found.windows} /> : <Skeleton className="h-8" />;
}
