import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { failedToast } from '../../../app/failed-toast.ts';
import { Loaded } from '../../../app/loaded.tsx';
import { ROLES } from '../../../app/session.gen.ts';
import { useMay, useSession } from '../../../app/session.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { CopyAsApiCall } from '../../../ui/copy-as-api-call.tsx';
import { lazyOverlay, lazyPart } from '../../../ui/lazy-part.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Select } from '../../../ui/select.tsx';
import { type Column, Table } from '../../../ui/table.tsx';
import { Time } from '../../../ui/time.tsx';
import { toast } from '../../../ui/toast.ts';
import { type Member, membersQuery } from '../members-query.ts';
import { useMessages as useSettingsMessages } from '../messages.ts';
import { MemberMenu } from './member-menu.tsx';
import { useMessages } from './messages.ts';
import { changeRole } from './queries.ts';

const SsoPanel = lazyPart(() => import('./sso.tsx'));
const ScimPanel = lazyPart(() => import('./scim.tsx'));
const InviteDialog = lazyOverlay(() => import('./invite-dialog.tsx'));

export function Section() {
  const messages = useMessages();
  const may = useMay('admin');
  const query = useQuery(membersQuery);
  const [inviting, setInviting] = useState(false);
  return (
    <>
      <PageHeader
        title={messages.title}
        lead={messages.lead}
        actions={
          <>
            <CopyAsApiCall
              call={{ method: 'GET', path: '/v1/members', sdk: { method: 'listMembers' } }}
            />
            {may && (
              <Button look="primary" icon={UserPlus} onClick={() => setInviting(true)}>
                {messages.invite}
              </Button>
            )}
          </>
        }
      />
      <Loaded query={query}>
        {({ members }) => <Members members={members} mayChange={may} />}
      </Loaded>
      {may && <SsoPanel />}
      {may && <ScimPanel />}
      <Suspense>{inviting && <InviteDialog onClose={() => setInviting(false)} />}</Suspense>
    </>
  );
}

function Members({ members, mayChange }: { members: readonly Member[]; mayChange: boolean }) {
  const messages = useMessages();
  const columns: Column<Member>[] = [
    { key: 'person', header: messages.person, cell: (member) => <Person member={member} /> },
    {
      key: 'role',
      header: messages.role,
      cell: (member) => (mayChange ? <RoleSelect member={member} /> : messages.roles[member.role]),
    },
    {
      key: 'joined',
      header: messages.joined,
      wide: true,
      cell: ({ joinedAt }) => (joinedAt ? <Time at={joinedAt} /> : '–'),
    },
    {
      key: 'seen',
      header: messages.lastSeen,
      wide: true,
      cell: ({ lastSeenAt }) => (lastSeenAt ? <Time at={lastSeenAt} /> : messages.notNow),
    },
    ...(mayChange
      ? [
          {
            key: 'actions',
            header: '',
            align: 'right' as const,
            cell: (member: Member) => <MemberMenu member={member} />,
          },
        ]
      : []),
  ];
  return (
    <Table label={messages.title} columns={columns} rows={members} keyOf={({ userId }) => userId} />
  );
}

function Person({ member: { userId, name, email, joinedAt } }: { member: Member }) {
  const messages = useMessages();
  const { user } = useSession();
  return (
    <div className="min-w-0 max-w-96">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
        <span className="wrap-anywhere">{name || email}</span>
        {userId === user.userId && <Badge tone="accent">{messages.you}</Badge>}
        {joinedAt === null && <Badge tone="amber">{messages.waiting}</Badge>}
      </div>
      {name && <div className="wrap-anywhere text-quiet">{email}</div>}
    </div>
  );
}

function RoleSelect({ member: { userId, name, email, role } }: { member: Member }) {
  const messages = useMessages();
  const settings = useSettingsMessages();
  const client = useQueryClient();
  const { user } = useSession();
  const shown = name || (email ?? '');
  const change = useMutation({
    mutationFn: (next: typeof role) => changeRole(userId, next),
    onSuccess: (changed) => {
      void toast({ title: messages.roleChanged(shown, messages.roles[changed.role]) });
      // Somebody's own role says what this page offers.
      if (userId === user.userId) void client.invalidateQueries({ queryKey: ['session'] });
      return client.invalidateQueries({ queryKey: ['settings', 'members'] });
    },
    onError: failedToast(settings.notDone),
  });
  return (
    <div className="min-w-28 max-w-36">
      <Select
        label={messages.roleOf(shown)}
        size="small"
        value={change.isPending ? change.variables : role}
        choices={ROLES.map((value) => ({ value, label: messages.roles[value] }))}
        onChange={(next) => next !== role && change.mutate(next)}
      />
    </div>
  );
}
