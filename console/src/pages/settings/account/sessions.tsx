import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { Monitor } from 'lucide-react';
import { useState } from 'react';
import { failedToast } from '../../../app/failed-toast.ts';
import { Loaded } from '../../../app/loaded.tsx';
import type { OwnSession } from '../../../app/session.ts';
import { signOut } from '../../../app/session.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Time } from '../../../ui/time.tsx';
import { toast } from '../../../ui/toast.ts';
import { useMessages as useSettingsMessages } from '../messages.ts';
import { useMessages } from './messages.ts';
import { endSession, sessionsQuery } from './queries.ts';
import { deviceOf } from './user-agent.ts';

/** The user's sessions, each with a sign-out button. */
export function Sessions() {
  const messages = useMessages();
  const query = useQuery(sessionsQuery);
  return (
    <Panel title={messages.sessions} lead={messages.sessionsWhy} actions={<SignOutEverywhere />}>
      <Loaded query={query} skeleton={<Skeleton className="h-12" />}>
        {(sessions) => (
          <ul aria-label={messages.sessions}>
            {sessions.map((session) => (
              <SessionRow key={session.sessionId} session={session} />
            ))}
          </ul>
        )}
      </Loaded>
    </Panel>
  );
}

function SessionRow({
  session: { sessionId, current, address, userAgent, createdAt },
}: {
  session: OwnSession;
}) {
  const messages = useMessages();
  const settings = useSettingsMessages();
  const client = useQueryClient();
  const device = deviceOf(userAgent) ?? messages.unknownDevice;
  const end = useMutation({
    mutationFn: () => endSession(sessionId),
    onSuccess: () => {
      void toast({ title: messages.ended });
      return client.invalidateQueries({ queryKey: ['own-sessions'] });
    },
    onError: failedToast(settings.notDone),
  });
  return (
    <li className="flex items-center gap-3 border-line py-2.5 not-last:border-b">
      <Monitor aria-hidden size={18} className="shrink-0 text-quiet" />
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {device} {current && <Badge tone="accent">{messages.thisOne}</Badge>}
        </p>
        <p className="flex flex-wrap gap-x-3 text-quiet">
          {address && <span>{address}</span>}
          <span>
            {messages.since} <Time at={createdAt} />
          </span>
        </p>
      </div>
      {!current && (
        <Button
          size="small"
          aria-label={messages.endOf(device)}
          loading={end.isPending}
          onClick={() => end.mutate()}
        >
          {messages.end}
        </Button>
      )}
    </li>
  );
}

function SignOutEverywhere() {
  const messages = useMessages();
  const settings = useSettingsMessages();
  const router = useRouter();
  const [asking, setAsking] = useState(false);
  const leave = useMutation({
    mutationFn: () => signOut(() => router.navigate({ to: '/sign-in' }), { everywhere: true }),
    onError: failedToast(settings.notDone),
  });
  return (
    <>
      <Button onClick={() => setAsking(true)}>{messages.everywhere}</Button>
      <ConfirmDialog
        open={asking}
        title={messages.everywhere}
        description={messages.everywhereWhy}
        confirm={messages.everywhere}
        loading={leave.isPending}
        onConfirm={() => leave.mutate()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
