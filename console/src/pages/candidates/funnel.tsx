import { useQuery } from '@tanstack/react-query';
import { useFormat } from '../../language/format.ts';
import { ScrollRegion } from '../../ui/scroll-region.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useMessages } from './messages.ts';
import { funnelQuery } from './queries.ts';

/** How far the people of the sourcing came: a table whose cells are also bars. */
export default function Funnel({ sourcingId }: { sourcingId: string }) {
  const messages = useMessages();
  const format = useFormat();
  const { data, isError } = useQuery(funnelQuery(sourcingId));
  // The people below are what the page is for.
  if (isError) return null;
  if (!data) return <Skeleton className="mb-4 h-[4.5rem] w-full" />;
  const [sourced] = data.stages;
  if (!sourced) return null;
  return (
    <ScrollRegion
      label={messages.funnel}
      className="mb-4 h-[4.5rem] rounded-lg border border-line bg-surface px-2 py-2 sm:px-3"
    >
      {/* On a phone each stage is as wide as its name, so that all of them fit without a broken word. */}
      <table className="w-full border-collapse sm:table-fixed">
        <caption className="sr-only">{messages.funnel}</caption>
        <thead>
          <tr>
            {data.stages.map(({ stage }) => (
              <th
                key={stage}
                scope="col"
                className="whitespace-nowrap px-1 max-sm:px-0.5 text-left font-normal text-quiet text-xs"
              >
                {messages.stages[stage]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            {data.stages.map(({ stage, candidates }) => {
              const share = candidates / Math.max(1, sourced.candidates);
              return (
                <td
                  key={stage}
                  className="whitespace-nowrap px-1 max-sm:px-0.5 pt-0.5 align-bottom"
                >
                  <span className="font-semibold tabular-nums">{format.number(candidates)}</span>{' '}
                  {stage !== 'sourced' && (
                    <span className="text-quiet text-xs">{format.percent(share)}</span>
                  )}
                  <span aria-hidden className="mt-1 block h-1.5 rounded-full bg-sunken">
                    <span
                      className="block h-full rounded-full bg-accent"
                      style={{ width: `${100 * share}%` }}
                    />
                  </span>
                </td>
              );
            })}
          </tr>
        </tbody>
      </table>
    </ScrollRegion>
  );
}
