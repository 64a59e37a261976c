import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failedToast } from '../../../app/failed-toast.ts';
import { workspaceQuery } from '../../../app/workspace-query.ts';
import { Switch } from '../../../ui/checkbox.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { toast } from '../../../ui/toast.ts';
import { useMessages as useSettingsMessages } from '../messages.ts';
import { useMessages } from './messages.ts';
import { setStrict } from './queries.ts';

/** Whether words that often stand for a protected attribute are refused, or only warned about. */
export function FairWords({ isStrict, mayChange }: { isStrict: boolean; mayChange: boolean }) {
  const messages = useMessages();
  const settings = useSettingsMessages();
  const client = useQueryClient();
  const change = useMutation({
    mutationFn: setStrict,
    onSuccess: (workspace, on) => {
      client.setQueryData(workspaceQuery.queryKey, workspace);
      void toast({ title: on ? messages.strictOn : messages.strictOff });
      return client.invalidateQueries({ queryKey: ['search'] });
    },
    onError: failedToast(settings.notDone),
  });
  return (
    <Panel title={messages.fairness} lead={messages.fairnessWhy}>
      <div className="flex items-center gap-4">
        <div className="min-w-0 grow">
          <p className="font-medium">{messages.strict}</p>
          <p className="text-quiet">{messages.strictWhy}</p>
        </div>
        <Switch
          hideLabel
          label={messages.strict}
          checked={change.isPending ? change.variables : isStrict}
          disabled={!mayChange}
          onChange={(on) => change.mutate(on)}
        />
      </div>
    </Panel>
  );
}
