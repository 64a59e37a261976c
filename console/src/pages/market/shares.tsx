import { useFormat } from '../../language/format.ts';
import { Panel } from '../../ui/panel.tsx';
import { useMessages } from './messages.ts';
import type { Share } from './queries.ts';

interface SharesProps {
  title: string;
  shares: readonly Share[];
  onNarrow(filter: NonNullable<Share['filter']>): void;
}

/** One property of the matches: a table whose rows are also bars, and narrow the search. */
export function Shares({ title, shares, onNarrow }: SharesProps) {
  const messages = useMessages();
  const format = useFormat();
  const most = Math.max(1, ...shares.map(({ count }) => count));
  return (
    <Panel title={title}>
      {shares.length === 0 ? (
        <p className="text-quiet">{messages.none}</p>
      ) : (
        <table className="w-full table-fixed border-collapse">
          <caption className="sr-only">{title}</caption>
          <colgroup>
            <col />
            <col className="w-16" />
          </colgroup>
          <thead className="sr-only">
            <tr>
              <th scope="col">{title}</th>
              <th scope="col">{messages.people}</th>
            </tr>
          </thead>
          <tbody>
            {shares.map(({ name, count, filter }) => (
              <tr key={name}>
                <th scope="row" className="py-0.5 text-left font-normal">
                  <span className="relative block rounded-sm">
                    <span
                      aria-hidden
                      className="absolute inset-y-0 left-0 rounded-sm bg-accent-soft"
                      style={{ width: `${(100 * count) / most}%` }}
                    />
                    {filter && count > 0 ? (
                      <button
                        type="button"
                        title={messages.narrow(name)}
                        className="relative min-h-7 w-full truncate px-2 text-left hover:underline"
                        onClick={() => onNarrow(filter)}
                      >
                        {name}
                      </button>
                    ) : (
                      <span className="relative flex min-h-7 items-center px-2">{name}</span>
                    )}
                  </span>
                </th>
                <td className="py-0.5 pl-2 text-right tabular-nums">{format.number(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  );
}
