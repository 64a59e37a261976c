import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  Ellipsis,
  FlaskConical,
  Link as LinkIcon,
  Mail,
  MessageCircle,
  Network,
  Plug,
  Smartphone,
  Unplug,
} from 'lucide-react';
import { Suspense, useState } from 'react';
import { failedToast } from '../../../app/failed-toast.ts';
import { useFormat } from '../../../language/format.ts';
import { useLanguage } from '../../../language/language.ts';
import { Badge, type Tone } from '../../../ui/badge.tsx';
import { Button, IconButton } from '../../../ui/button.tsx';
import { CodeBlock } from '../../../ui/code-block.tsx';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { lazyOverlay } from '../../../ui/lazy-part.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { Time } from '../../../ui/time.tsx';
import { toast } from '../../../ui/toast.ts';
import { useMemberNames } from '../members-query.ts';
import { useMessages as useSettingsMessages } from '../messages.ts';
import { useMessages } from './messages.ts';
import { type Account, type ChannelType, disconnect, type Provider, test } from './queries.ts';

const ReconnectDialog = lazyOverlay(async () => ({
  default: (await import('./dialogs.tsx')).ReconnectDialog,
}));

const ICONS: Record<ChannelType, typeof Mail> = {
  email: Mail,
  proNetwork: Network,
  chat_app: MessageCircle,
  sms: Smartphone,
};
const TONES: Record<Account['state'], Tone> = {
  connected: 'green',
  syncing: 'accent',
  disconnected: 'red',
};

interface AccountCardProps {
  account: Account;
  provider: Provider;
  mayChange: boolean;
}

/** An account: its state with the reason, its daily limit, and its actions. */
export function AccountCard({ account, provider, mayChange }: AccountCardProps) {
  const messages = useMessages();
  const language = useLanguage();
  const { type, address, state, reason, hookUrl } = account;
  const Icon = provider.provider === 'sandbox' ? FlaskConical : ICONS[type];
  return (
    <li className="rounded-lg border border-line bg-surface p-4">
      <div className="flex flex-wrap items-start gap-3">
        <Icon aria-hidden size={18} className="mt-0.5 shrink-0 text-quiet" />
        <div className="min-w-48 grow basis-0">
          <h2 className="flex flex-wrap items-center gap-2 font-medium text-base">
            <span className="min-w-0 break-all">{address}</span>
            <Badge tone={TONES[state]}>{messages.states[state]}</Badge>
          </h2>
          <Facts account={account} provider={provider} />
          {reason && (
            <p className={state === 'disconnected' ? 'mt-1 text-red' : 'mt-1 text-amber'}>
              {reason[language]}
            </p>
          )}
        </div>
        {mayChange && <Actions account={account} provider={provider} />}
      </div>
      {hookUrl && (
        <div className="mt-3">
          <p className="mb-1.5 text-quiet">{messages.hookHow(provider.name[language])}</p>
          <CodeBlock code={hookUrl} label={messages.hook} />
        </div>
      )}
    </li>
  );
}

function Facts({
  account: { type, userId, dailyLimit, syncedAt },
  provider,
}: Omit<AccountCardProps, 'mayChange'>) {
  const messages = useMessages();
  const language = useLanguage();
  const format = useFormat();
  const nameOf = useMemberNames();
  const owner = nameOf(userId);
  return (
    <p className="flex flex-wrap gap-x-3 text-quiet">
      <span>{messages.types[type]}</span>
      <span>{provider.name[language]}</span>
      <span>{userId === null ? messages.shared : owner && messages.ownedBy(owner)}</span>
      <span>
        {dailyLimit === null ? messages.noDaily : messages.daily(format.number(dailyLimit))}
      </span>
      {syncedAt && (
        <span>
          {messages.synced} <Time at={syncedAt} />
        </span>
      )}
    </p>
  );
}

function Actions({ account, provider }: Omit<AccountCardProps, 'mayChange'>) {
  const messages = useMessages();
  const settings = useSettingsMessages();
  const client = useQueryClient();
  const [open, setOpen] = useState<'reconnect' | 'disconnect' | null>(null);
  const { accountId, address, state } = account;
  const refresh = () => client.invalidateQueries({ queryKey: ['settings', 'channels'] });
  const testing = useMutation({
    mutationFn: () => test(accountId),
    onSuccess: ({ state: found }) => {
      const works = found !== 'disconnected';
      void toast({
        tone: works ? 'done' : 'failed',
        title: works ? messages.testOk(address) : messages.testFailed(address),
      });
      return refresh();
    },
    onError: failedToast(messages.testFailed(address)),
  });
  const disconnecting = useMutation({
    mutationFn: () => disconnect(accountId),
    onSuccess: () => {
      void toast({ title: messages.disconnected(address) });
      return refresh();
    },
    onError: failedToast(settings.notDone),
    onSettled: () => setOpen(null),
  });
  const again = {
    id: 'reconnect',
    label: messages.reconnect,
    icon: LinkIcon,
    onSelect: () => setOpen('reconnect'),
  };
  const end = {
    id: 'disconnect',
    label: messages.disconnect,
    icon: Unplug,
    danger: true,
    onSelect: () => setOpen('disconnect'),
  };
  return (
    <div className="flex shrink-0 items-center gap-1">
      {state === 'disconnected' ? (
        <Button size="small" icon={LinkIcon} onClick={() => setOpen('reconnect')}>
          {messages.reconnect}
        </Button>
      ) : (
        <Button
          size="small"
          icon={Plug}
          loading={testing.isPending}
          onClick={() => testing.mutate()}
        >
          {messages.testIt}
        </Button>
      )}
      <Menu
        trigger={<IconButton icon={Ellipsis} label={settings.actionsFor(address)} />}
        groups={[{ actions: [again] }, { actions: [end] }]}
      />
      <Suspense>
        {open === 'reconnect' && (
          <ReconnectDialog account={account} provider={provider} onClose={() => setOpen(null)} />
        )}
      </Suspense>
      <ConfirmDialog
        danger
        open={open === 'disconnect'}
        title={messages.disconnectTitle(address)}
        description={messages.disconnectWhy}
        confirm={messages.disconnect}
        loading={disconnecting.isPending}
        onConfirm={() => disconnecting.mutate()}
        onCancel={() => setOpen(null)}
      />
    </div>
  );
}
