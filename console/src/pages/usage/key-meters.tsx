import { Time } from '../../ui/time.tsx';
import { WindowMeters } from '../../ui/window-meters.tsx';
import type { KeyWindows } from './queries.ts';
import { useWords } from './words.ts';

/** One key with how far its five windows are used up. */
export function KeyMeters({ apiKey: { name, displayPrefix, lastUsedAt, windows } }: { apiKey: KeyWindows }) {
  const words = useWords();
  return (
    <li className="rounded-lg border border-line bg-surface p-4">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="font-medium">
          {name} <span className="font-mono font-normal text-quiet text-xs">{displayPrefix}</span>
        </h3>
        <span className="text-quiet">
          {lastUsedAt === null ? (
            words.neverUsed
          ) : (
            <>
              {words.lastUsed} <Time at={lastUsedAt} />
            </>
          )}
        </span>
      </div>
      <WindowMeters windows={windows} />
    </li>
  );
}
