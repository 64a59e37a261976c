import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ArrowDown, ArrowUp, Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { ApiError } from '../../../app/api-error.ts';
import { failedToast } from '../../../app/failed-toast.ts';
import { IconButton } from '../../../ui/button.tsx';
import { lazyOverlay } from '../../../ui/lazy-part.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { toast } from '../../../ui/toast.ts';
import { useMessages as useSettingsMessages } from '../messages.ts';
import { useMessages } from './messages.ts';
import { remove, restore, type Status, statusesQuery } from './queries.ts';

const RenameDialog = lazyOverlay(async () => ({
  default: (await import('./dialogs.tsx')).RenameDialog,
}));

interface StatusMenuProps {
  status: Status;
  /** Position among the workspace's own statuses, from 0. */
  place: number;
  last: number;
  onMove(status: Status, to: number): void;
}

export function StatusMenu({ status, place, last, onMove }: StatusMenuProps) {
  const messages = useMessages();
  const settings = useSettingsMessages();
  const [isRenaming, setRenaming] = useState(false);
  const { label } = status;
  const remove = useRemove(status, place);
  return (
    <>
      <Menu
        trigger={<IconButton icon={Ellipsis} label={settings.actionsFor(label)} />}
        groups={[
          {
            actions: [
              {
                id: 'up',
                label: settings.moveUp,
                icon: ArrowUp,
                disabled: place === 0,
                onSelect: () => onMove(status, place - 1),
              },
              {
                id: 'down',
                label: settings.moveDown,
                icon: ArrowDown,
                disabled: place === last,
                onSelect: () => onMove(status, place + 1),
              },
            ],
          },
          {
            actions: [
              {
                id: 'rename',
                label: messages.rename,
                icon: Pencil,
                onSelect: () => setRenaming(true),
              },
            ],
          },
          {
            actions: [
              {
                id: 'remove',
                label: messages.remove,
                icon: Trash2,
                danger: true,
                onSelect: () => remove.mutate(),
              },
            ],
          },
        ]}
      />
      <Suspense>
        {isRenaming && <RenameDialog status={status} onClose={() => setRenaming(false)} />}
      </Suspense>
    </>
  );
}

/**
 * At once, with an undo: nobody has the status, so it comes back as it was. One in use can't be
 * deleted: the toast says what to do first.
 */
function useRemove({ handle, label }: Status, place: number) {
  const messages = useMessages();
  const settings = useSettingsMessages();
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: statusesQuery.queryKey });
  const undo = () => restore({ handle, label }, place).then(refresh, failedToast(settings.notDone));
  return useMutation({
    mutationFn: () => remove(handle),
    onSuccess: () => {
      void toast({
        title: messages.removed(label),
        action: { label: messages.undo, onClick: () => void undo() },
      });
      return refresh();
    },
    onError: (error) => {
      const isInUse =
        error instanceof ApiError &&
        error.issues.some((issue) => 'code' in issue && issue.code === 'status_in_use');
      if (isInUse)
        void toast({
          tone: 'failed',
          title: messages.inUse(label),
          description: messages.inUseWhy,
        });
      else failedToast(settings.notDone)(error);
    },
  });
}
