import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useFormat } from '../../language/format.ts';
import { Meter } from '../../ui/meter.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import { callsQuery, castingQuery } from './board-queries.ts';
import { useMessages } from './messages.ts';
import type { Summary } from './queries.ts';

const route = getRouteApi('/frame/castings/$castingId');

/**
 * Results, costs, the forecast, and the pass rate of each criterion. The service computes all of
 * them.
 */
export function Figures({ summary }: { summary: Summary }) {
  const messages = useMessages();
  return (
    <section
      aria-label={messages.figures}
      className="mb-3 grid gap-x-8 gap-y-3 rounded-lg border border-line bg-surface px-4 py-2.5 xl:grid-cols-[3fr_2fr]"
    >
      <dl className="grid grid-cols-2 content-start gap-x-6 gap-y-3 lg:grid-cols-4">
        <CallMeters summary={summary} />
        <Judged summary={summary} />
        <Forecast forecast={summary.forecast} />
      </dl>
      <CriteriaFigures summary={summary} />
    </section>
  );
}

function CallMeters({ summary }: { summary: Summary }) {
  const messages = useMessages();
  const format = useFormat();
  const { data: casting } = useQuery(castingQuery(summary.castingId));
  const { data: calls } = useInfiniteQuery(callsQuery(summary.castingId));
  const call = calls?.pages[0]?.calls[0];
  const { counts, effectiveCounts, creditsCharged, target } = casting ?? summary;
  const {
    verdicts,
    charged,
    target: wanted,
  } = call ?? { verdicts: { green: 0 }, charged: 0, target };
  // Unknown until the calls are loaded.
  const unknown = call ? undefined : '–';
  const remaining = casting?.creditsRemaining ?? 0;
  const greensOf = (shown: string, judged: string | null) =>
    [messages.greensAll(shown), judged && messages.greensJudged(judged)]
      .filter(Boolean)
      .join(' · ');
  return (
    <>
      <Under
        hint={greensOf(
          format.number(effectiveCounts.green),
          counts.green === effectiveCounts.green ? null : format.number(counts.green),
        )}
      >
        <Meter
          label={messages.greens}
          value={verdicts.green}
          max={wanted.greens}
          tone="green"
          text={unknown}
        />
      </Under>
      <Under
        hint={[
          messages.creditsAll(format.number(creditsCharged)),
          remaining > 0 && messages.creditsRunning(format.number(remaining)),
        ]
          .filter(Boolean)
          .join(' · ')}
      >
        <Meter label={messages.credits} value={charged} max={wanted.maxCredits} text={unknown} />
      </Under>
    </>
  );
}

/** A meter shows its own name and value; the hint below adds detail. */
function Under({ hint, children }: { hint: ReactNode; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="sr-only">{hint}</dt>
      <dd>
        {children}
        <span aria-hidden className="mt-1 block text-quiet text-xs">
          {hint}
        </span>
      </dd>
    </div>
  );
}

function Judged({ summary }: { summary: Summary }) {
  const messages = useMessages();
  const format = useFormat();
  const { judged, overridden, greensPerCredit } = summary;
  const price = greensPerCredit
    ? messages.greensPerCredit(format.number(Math.round(10 / greensPerCredit) / 10))
    : messages.noGreen;
  return (
    <Figure label={messages.judged} value={format.number(judged)}>
      {price}
      {overridden > 0 && <> · {messages.overridden(overridden, format.number(overridden))}</>}
    </Figure>
  );
}

function Forecast({
  forecast: { greensMissing, credits, low, high, withinBudget, basis },
}: {
  forecast: Summary['forecast'];
}) {
  const messages = useMessages();
  const format = useFormat();
  // The target is reached, or nobody is left to judge: `basis` says which.
  if (greensMissing === 0)
    return (
      <Figure label={messages.forecast} value={credits === null ? '–' : messages.reached}>
        <Basis text={basis}>{messages.forecastWhy}</Basis>
      </Figure>
    );
  const range =
    low === null
      ? null
      : high === null
        ? messages.forecastFrom(format.number(low))
        : messages.forecastRange(format.number(low), format.number(high));
  return (
    <Figure
      label={messages.forecast}
      value={credits === null ? messages.forecastNone : format.number(credits)}
      more={range}
    >
      <Basis text={basis}>
        {withinBudget === null
          ? messages.forecastWhy
          : withinBudget
            ? messages.withinBudget
            : messages.beyondBudget}
      </Basis>
    </Figure>
  );
}

/** A word or two; the sentences behind them appear beside it. */
function Basis({ text, children }: { text: string; children: ReactNode }) {
  return (
    <Tooltip text={text} side="bottom">
      <button type="button" className="rounded-sm underline decoration-dotted underline-offset-2">
        {children}
        <span className="sr-only">. {text}</span>
      </button>
    </Tooltip>
  );
}

function Figure({
  label,
  value,
  more,
  children,
}: {
  label: ReactNode;
  value: ReactNode;
  more?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="min-w-0">
      <dt className="text-quiet">{label}</dt>
      <dd className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-semibold text-lg">{value}</span>
        {more && <span className="text-quiet">{more}</span>}
      </dd>
      <dd className="text-quiet text-xs">{children}</dd>
    </div>
  );
}

const BARS = [
  ['met', 'bg-green'],
  ['partiallyMet', 'bg-amber'],
  ['notMet', 'bg-red'],
] as const;

function CriteriaFigures({ summary: { castingId, criteriaFigures } }: { summary: Summary }) {
  const messages = useMessages();
  const format = useFormat();
  const { criterion: chosen } = route.useSearch();
  return (
    <div className="min-w-0">
      <h2 className="sr-only">{messages.criteria}</h2>
      {/* More than three scroll, so that people stay above the fold. */}
      <ol className="-mx-1.5 flex flex-col sm:max-h-24 sm:overflow-y-auto">
        {criteriaFigures.map((figures, index) => {
          const { criterion, met, partiallyMet, notMet, unknown, passRate } = figures;
          const judged = met + partiallyMet + notMet + unknown;
          const all = messages.figuresOf(
            format.number(met),
            format.number(partiallyMet),
            format.number(notMet),
            format.number(unknown),
          );
          return (
            <li key={criterion}>
              <Link
                from="/castings/$castingId"
                to="/castings/$castingId"
                params={{ castingId }}
                search={(now) => ({
                  ...now,
                  tab: undefined,
                  criterion: chosen === index + 1 ? undefined : index + 1,
                  status: undefined,
                })}
                aria-current={chosen === index + 1 ? 'true' : undefined}
                preload={false}
                title={all}
                className="grid min-h-6 grid-cols-[1fr_7rem] items-center gap-x-3 sm:grid-cols-[1fr_3rem_auto] rounded-md px-1.5 text-ink no-underline hover:bg-hover aria-[current=true]:bg-accent-soft"
              >
                <span className="break-words max-sm:col-span-2">{criterion}</span>
                <span aria-hidden className="flex h-1.5 overflow-hidden rounded-full bg-sunken">
                  {judged > 0 &&
                    BARS.map(([key, colour]) => (
                      <span
                        key={key}
                        className={colour}
                        style={{ width: `${(100 * figures[key]) / judged}%` }}
                      />
                    ))}
                </span>
                <span className="whitespace-nowrap text-right text-quiet">
                  {passRate === null ? (
                    messages.nobodyYet
                  ) : (
                    <>
                      <span className="font-medium text-ink">{format.percent(passRate)}</span>{' '}
                      {messages.passRate}
                    </>
                  )}
                </span>
                <span className="sr-only">{all}</span>
              </Link>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
