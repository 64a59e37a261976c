import { useQueries } from '@tanstack/react-query';
import { FailedState } from '../../app/loaded.tsx';
import { useFormat } from '../../language/format.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useUiMessages } from '../../ui/messages.ts';
import { ScrollRegion } from '../../ui/scroll-region.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Time } from '../../ui/time.tsx';
import { toast } from '../../ui/toast.ts';
import { useMessages } from './messages.ts';
import { Outcomes, useRun } from './outcomes.tsx';
import type { Person } from './person.ts';
import { sequencesQuery, setStatus } from './queries.ts';
import { useStatusName } from './status.tsx';
import { openTasks } from './tasks.ts';

interface StatusDialogProps {
  people: readonly Person[];
  statusHandle: string;
  onClose(): void;
  /** Called when all candidates have the status. */
  onDone?(): void;
}

/** Asks before setting a status that ends outreach. Then shows the result for each candidate. */
export default function StatusDialog({ people, statusHandle, onClose, onDone }: StatusDialogProps) {
  const messages = useMessages();
  const uiMessages = useUiMessages();
  const format = useFormat();
  const status = useStatusName()(statusHandle);
  const run = useRun(people, ({ candidateId }) => setStatus(candidateId, statusHandle));
  const [first] = people;
  const alone = people.length === 1 && first;

  async function start() {
    const failures = await run.start();
    if (failures > 0) return;
    onDone?.();
    if (!alone) return;
    toast({ title: messages.isNow(first.name, status) });
    onClose();
  }

  const ended = run.begun && !run.running;
  return (
    <Dialog
      open
      holds
      onClose={onClose}
      title={
        alone
          ? messages.changeOne(first.name, status)
          : messages.changeMany(people.length, format.number(people.length), status)
      }
      footer={
        ended && run.failed.length === 0 ? (
          <Button look="primary" onClick={onClose}>
            {uiMessages.close}
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>{uiMessages.cancel}</Button>
            <Button look="danger" loading={run.running} onClick={() => void start()}>
              {ended
                ? messages.again(run.failed.length, format.number(run.failed.length))
                : messages.change(status)}
            </Button>
          </>
        )
      }
    >
      {run.begun ? <Outcomes people={people} run={run} /> : <CancelledTasks people={people} />}
    </Dialog>
  );
}

/** The outreach tasks that NOT_RETAINED cancels. */
function CancelledTasks({ people }: { people: readonly Person[] }) {
  const messages = useMessages();
  const format = useFormat();
  const results = useQueries({
    queries: people.map(({ candidateId }) => sequencesQuery(candidateId)),
  });
  const failed = results.find(({ error, data }) => error && data === undefined);
  if (failed?.error)
    return <FailedState error={failed.error} onRetry={() => void failed.refetch()} />;
  if (results.some(({ data }) => data === undefined)) return <Skeleton className="h-16 w-full" />;
  const withTasks = people
    .map((person, index) => ({
      ...person,
      tasks: results[index]?.data ? openTasks(results[index].data) : [],
    }))
    .filter(({ tasks }) => tasks.length > 0);
  const count = withTasks.reduce((sum, { tasks }) => sum + tasks.length, 0);
  if (count === 0) return <p>{messages.nothingCancelled}</p>;
  return (
    <>
      <p className="mb-2">{messages.cancels(count, format.number(count))}</p>
      <ScrollRegion label={messages.cancelled} className="max-h-64">
        <ul className="flex flex-col gap-2">
          {withTasks.map(({ candidateId, name, tasks }) => (
            <li key={candidateId} className="rounded-md border border-line px-3 py-2">
              <p className="truncate font-medium">{name}</p>
              <ul>
                {tasks.map((task) => (
                  <li key={task.stepId} className="flex justify-between gap-3 text-quiet">
                    <span className="truncate">{task.name}</span>
                    {task.dueAt && <Time at={task.dueAt} />}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </ScrollRegion>
    </>
  );
}
