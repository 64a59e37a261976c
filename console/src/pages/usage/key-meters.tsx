import { useFormat } from '../../language/format.ts';
import { Meter } from '../../ui/meter.tsx';
import { Time } from '../../ui/time.tsx';
import type { KeyWindows } from './queries.ts';
import { useWords } from './words.ts';

const FULL = 1;
const NEARLY_FULL = 0.8;

/** One key with how far its five windows are used up. */
export function KeyMeters({ apiKey: { name, displayPrefix, lastUsedAt, windows } }: { apiKey: KeyWindows }) {
  const words = useWords();
  const format = useFormat();
  return (
    <li className="rounded-lg border border-line bg-surface p-4">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="font-medium">
          {name} <span className="font-mono font-normal text-quiet text-xs">{displayPrefix}…</span>
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
      <div className="grid grid-cols-1 gap-x-6 gap-y-3 sm:grid-cols-3 lg:grid-cols-5">
        {windows.map(({ window, limit, used }) => (
          <Meter
            key={window}
            label={words.perWindow[window]}
            value={used}
            max={limit}
            tone={toneOf(limit === 0 ? FULL : used / limit)}
            text={limit === 0 ? words.closed : `${format.number(used)} / ${format.number(limit)}`}
          />
        ))}
      </div>
    </li>
  );
}

const toneOf = (share: number) => (share >= FULL ? 'red' : share >= NEARLY_FULL ? 'amber' : 'accent');
