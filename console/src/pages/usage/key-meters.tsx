import { Time } from '../../ui/time.tsx';
import { WindowMeters } from '../../ui/window-meters.tsx';
import { useMessages } from './messages.ts';
import type { KeyWindows } from './queries.ts';

/** One key with how far its five windows are used up. */
export function KeyMeters({
  apiKey: { name, displayPrefix, lastUsedAt, windows },
}: {
  apiKey: KeyWindows;
}) {
  const messages = useMessages();
  return (
    <li className="rounded-lg border border-line bg-surface p-4">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="font-medium">
          {name} <span className="font-mono font-normal text-quiet text-xs">{displayPrefix}</span>
        </h3>
        <span className="text-quiet">
          {lastUsedAt === null ? (
            messages.neverUsed
          ) : (
            <>
              {messages.lastUsed} <Time at={lastUsedAt} />
            </>
          )}
        </span>
      </div>
      <WindowMeters windows={windows} />
    </li>
  );
}
