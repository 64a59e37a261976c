import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failedToast } from '../../../app/failed-toast.ts';
import { toast } from '../../../ui/toast.ts';
import { useMessages as useSettingsMessages } from '../messages.ts';
import { useMessages } from './messages.ts';
import { change, NAMES, type Provider, providersQuery, remove, test } from './queries.ts';

/** Tests, pauses or removes a provider, and reports the result in a toast. */
export function useProviderChanges(
  { providerId, type, paused }: Provider,
  onRemoveSettled: () => void,
) {
  const messages = useMessages();
  const settings = useSettingsMessages();
  const client = useQueryClient();
  const name = NAMES[type];
  const refresh = () => client.invalidateQueries({ queryKey: providersQuery.queryKey });
  const testing = useMutation({
    mutationFn: () => test(providerId),
    onSuccess: ({ health: { state, reason } }) => {
      const works = state === 'ok';
      void toast({
        tone: works ? 'done' : 'failed',
        title: works ? messages.testOk(name) : messages.testFailed(name),
        description: reason ?? undefined,
      });
      return refresh();
    },
    onError: failedToast(messages.testFailed(name)),
  });
  const pausing = useMutation({
    mutationFn: () => change(providerId, { paused: !paused }),
    onSuccess: (now) => {
      void toast({ title: now.paused ? messages.pausedNow(name) : messages.resumed(name) });
      return refresh();
    },
    onError: failedToast(settings.notDone),
  });
  const removing = useMutation({
    mutationFn: () => remove(providerId),
    onSuccess: () => {
      void toast({ title: messages.removed(name) });
      return refresh();
    },
    onError: failedToast(settings.notDone),
    onSettled: onRemoveSettled,
  });
  return { testing, pausing, removing };
}
