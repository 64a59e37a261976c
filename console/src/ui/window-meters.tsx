import type { components } from '../../../client/src/types.gen.ts';
import { useFormat } from '../language/format.ts';
import { useUiMessages } from './messages.ts';
import { Meter } from './meter.tsx';

const FULL = 1;
const NEARLY_FULL = 0.8;

/** How far the five windows of an API key are used up. */
export function WindowMeters({ windows }: Pick<components['schemas']['KeyWindows'], 'windows'>) {
  const messages = useUiMessages();
  const format = useFormat();
  return (
    <div className="grid grid-cols-2 items-end gap-x-6 gap-y-3 sm:grid-cols-3 lg:grid-cols-5">
      {windows.map(({ window, limit, used }) => (
        <Meter
          key={window}
          label={messages.windows[window]}
          value={used}
          max={limit}
          tone={toneOf(limit === 0 ? FULL : used / limit)}
          text={
            limit === 0 ? messages.closedWindow : `${format.number(used)} / ${format.number(limit)}`
          }
        />
      ))}
    </div>
  );
}

const toneOf = (share: number) =>
  share >= FULL ? 'red' : share >= NEARLY_FULL ? 'amber' : 'accent';
