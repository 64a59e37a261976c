import { FailedState } from '../../app/loaded.tsx';
import { Button } from '../../ui/button.tsx';
import { useWords } from './words.ts';

/** Somebody else saved this sequence meanwhile: nothing is decided for the person. */
export function ConflictNotice({ onTake, onKeep }: { onTake(): void; onKeep(): void }) {
  const words = useWords();
  return (
    <div role="alert" className="mb-4 flex flex-wrap items-center justify-between gap-3 rounded-lg border border-line bg-amber-soft px-4 py-3">
      <div className="min-w-0 max-w-2xl">
        <p className="font-medium">{words.conflict}</p>
        <p>{words.conflictWhy}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button onClick={onTake}>{words.takeTheirs}</Button>
        <Button onClick={onKeep}>{words.keepMine}</Button>
      </div>
    </div>
  );
}

/** Why the last save failed. What was written is still there. */
export function FailureNotice({ error }: { error: Error }) {
  const words = useWords();
  return (
    <section aria-label={words.notSaved} className="mb-4 rounded-lg border border-line bg-surface">
      <FailedState error={error} />
    </section>
  );
}
