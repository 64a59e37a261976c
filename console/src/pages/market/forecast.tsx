import { useFormat } from '../../language/format.ts';
import { Panel } from '../../ui/panel.tsx';
import { Segments } from '../../ui/segments.tsx';
import { Stat } from '../../ui/stat.tsx';
import { useMessages } from './messages.ts';
import type { Market } from './queries.ts';

const CHOICES = ['5', '10', '20', '50'] as const;

interface ForecastProps {
  market: Market;
  greens: number;
  onGreens(greens: number): void;
}

/** How many match, and what greens among them are likely to cost. */
export function Forecast({ market: { count, forecast }, greens, onGreens }: ForecastProps) {
  const messages = useMessages();
  const format = useFormat();
  const { credits, low, high, share, expected, castings, judged } = forecast;
  const known = credits !== null && low !== null && high !== null && share !== null;
  return (
    <Panel
      title={messages.forecast}
      actions={
        <div className="flex flex-wrap items-center gap-2">
          <span aria-hidden className="text-quiet">
            {messages.greens}
          </span>
          <Segments
            label={messages.greens}
            value={String(greens)}
            choices={CHOICES.map((value) => ({ value, label: value }))}
            onChange={(next) => onGreens(Number(next))}
          />
        </div>
      }
    >
      <dl className="grid grid-cols-2 gap-4 md:grid-cols-4">
        <Stat label={messages.matches} value={format.number(count)} hint={messages.matchesHint} />
        {known && (
          <>
            <Stat
              label={messages.credits}
              value={format.number(credits)}
              hint={messages.creditsRange(format.number(low), format.number(high))}
            />
            <Stat
              label={messages.expected}
              value={format.number(expected ?? 0)}
              hint={messages.expectedHint(format.number(forecast.greens))}
            />
            <Stat
              label={messages.share}
              value={format.percent(share.middle)}
              hint={messages.shareRange(format.percent(share.low), format.percent(share.high))}
            />
          </>
        )}
      </dl>
      <p className="mt-3 text-quiet">
        {known
          ? messages.basis(castings, format.number(castings), format.number(judged))
          : messages.noBasis}
      </p>
    </Panel>
  );
}
