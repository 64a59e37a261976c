import { useQuery } from '@tanstack/react-query';
import { CircleAlert, CircleCheck, LoaderCircle } from 'lucide-react';
import { useSession } from '../../app/session.ts';
import { useMessages } from './messages.ts';
import { accountsQuery, membersQuery } from './queries.ts';
import { type ChannelReadiness, holdsUp, readinessOf } from './readiness.ts';
import type { Step } from './rules.ts';
import { SettingsLink } from './settings-link.tsx';

/** Whether each channel of the steps can send for the person who would start them now. */
export function ReadinessPanel({ steps }: { steps: readonly Step[] }) {
  const messages = useMessages();
  const { user } = useSession();
  const accounts = useQuery(accountsQuery).data?.accounts;
  if (!accounts) return null;
  const channels = readinessOf(steps, accounts, user.userId);
  return (
    <section aria-label={messages.readiness} className="flex flex-col gap-2">
      <h2 className="font-semibold text-base">{messages.readiness}</h2>
      {channels.length === 0 && <p className="text-quiet">{messages.noChannels}</p>}
      <ul className="flex flex-col gap-2">
        {channels.map((channel) => (
          <ChannelState key={`${channel.channel} ${channel.userId}`} readiness={channel} />
        ))}
      </ul>
      {channels.some(({ state }) => state !== 'connected') && <SettingsLink />}
    </section>
  );
}

const ICONS = {
  connected: CircleCheck,
  syncing: LoaderCircle,
  disconnected: CircleAlert,
  missing: CircleAlert,
};

function ChannelState({ readiness }: { readiness: ChannelReadiness }) {
  const messages = useMessages();
  const members = useQuery(membersQuery).data?.members ?? [];
  const { channel, state, address, userId } = readiness;
  const Icon = ICONS[state];
  const tone =
    state === 'connected' ? 'text-green' : holdsUp(readiness) ? 'text-red' : 'text-amber';
  return (
    <li className="flex items-start gap-2">
      <Icon aria-hidden size={15} className={`mt-0.5 shrink-0 ${tone}`} />
      <div className="min-w-0">
        <p>
          {messages.channels[channel]}:{' '}
          <span className={tone}>{messages.readinessStates[state]}</span>
        </p>
        {address && <p className="truncate text-quiet text-xs">{address}</p>}
        {userId && (
          <p className="text-quiet text-xs">
            {messages.ofSender(members.find((member) => member.userId === userId)?.name ?? userId)}
          </p>
        )}
        {channel === 'sms' && state !== 'connected' && (
          <p className="text-quiet text-xs">{messages.smsLater}</p>
        )}
      </div>
    </li>
  );
}
