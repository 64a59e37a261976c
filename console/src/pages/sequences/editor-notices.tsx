import { FailedState } from '../../app/loaded.tsx';
import { Button } from '../../ui/button.tsx';
import { useMessages } from './messages.ts';

/** Another user saved this sequence meanwhile. The current user decides which version stays. */
export function ConflictNotice({ onTake, onKeep }: { onTake(): void; onKeep(): void }) {
  const messages = useMessages();
  return (
    <div
      role="alert"
      className="mb-4 flex flex-wrap items-center justify-between gap-3 rounded-lg border border-line bg-amber-soft px-4 py-3"
    >
      <div className="min-w-0 max-w-2xl">
        <p className="font-medium">{messages.conflict}</p>
        <p>{messages.conflictWhy}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button onClick={onTake}>{messages.takeTheirs}</Button>
        <Button onClick={onKeep}>{messages.keepMine}</Button>
      </div>
    </div>
  );
}

/** Why the last save failed. The user's changes are still there. */
export function FailureNotice({ error }: { error: Error }) {
  const messages = useMessages();
  return (
    <section
      aria-label={messages.notSaved}
      className="mb-4 rounded-lg border border-line bg-surface"
    >
      <FailedState error={error} />
    </section>
  );
}
