import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Ellipsis, Link as LinkIcon, UserMinus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { failedToast } from '../../../app/failed-toast.ts';
import { IconButton } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { lazyOverlay } from '../../../ui/lazy-part.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { toast } from '../../../ui/toast.ts';
import type { Member } from '../members-query.ts';
import { useMessages as useSettingsMessages } from '../messages.ts';
import { useMessages } from './messages.ts';
import { remove } from './queries.ts';

const InviteDialog = lazyOverlay(() => import('./invite-dialog.tsx'));

/** An owner's actions for a member, or for a pending invitation. */
export function MemberMenu({ member }: { member: Member }) {
  const messages = useMessages();
  const settings = useSettingsMessages();
  const client = useQueryClient();
  const [open, setOpen] = useState<'remove' | 'link' | null>(null);
  const { userId, email, role, joinedAt } = member;
  const name = member.name || (email ?? '');
  const waits = joinedAt === null;
  const removing = useMutation({
    mutationFn: () => remove(userId),
    onSuccess: ({ revokedKeyIds }) => {
      void toast({ title: messages.removed(name, revokedKeyIds.length) });
      void client.invalidateQueries({ queryKey: ['keys'] });
      return client.invalidateQueries({ queryKey: ['settings', 'members'] });
    },
    onError: failedToast(settings.notDone),
    onSettled: () => setOpen(null),
  });
  const leave = {
    id: 'remove',
    label: waits ? messages.cancelInvitation : messages.remove,
    icon: UserMinus,
    danger: true,
    onSelect: () => setOpen('remove'),
  };
  const link = {
    id: 'link',
    label: messages.newLink,
    icon: LinkIcon,
    onSelect: () => setOpen('link'),
  };
  return (
    <>
      <Menu
        trigger={<IconButton icon={Ellipsis} label={settings.actionsFor(name)} />}
        groups={[{ actions: waits && email ? [link, leave] : [leave] }]}
      />
      <ConfirmDialog
        danger
        open={open === 'remove'}
        title={messages.removeTitle(name)}
        description={messages.removeWhy}
        confirm={waits ? messages.cancelInvitation : messages.remove}
        loading={removing.isPending}
        onConfirm={() => removing.mutate()}
        onCancel={() => setOpen(null)}
      />
      <Suspense>
        {open === 'link' && email && (
          <InviteDialog email={email} role={role} onClose={() => setOpen(null)} />
        )}
      </Suspense>
    </>
  );
}
