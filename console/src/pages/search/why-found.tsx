import { useDescribe } from '../../app/filters/describe.ts';
import { useQuoteText } from '../../app/talents/use-quote-text.ts';
import { Badge } from '../../ui/badge.tsx';
import { useMessages } from './messages.ts';
import type { FoundTalent } from './queries.ts';

/** The first reasons for the rank, in one short line. */
export function RankedBy({ reasons }: { reasons: FoundTalent['rankedBy'] }) {
  const messages = useMessages();
  const [first, second] = reasons;
  if (!first) return null;
  return (
    <p className="text-quiet text-xs">
      <span className="font-medium">{messages.rankedBy}</span>{' '}
      {second ? `${first.text} · ${second.text}` : first.text}
    </p>
  );
}

/** The words of the profile that each filter found. */
export function Matched({ matched }: { matched: FoundTalent['matched'] }) {
  const messages = useMessages();
  const { nameOf: typeName } = useDescribe();
  const textOf = useQuoteText();
  const told = new Map(
    matched.flatMap((one) =>
      one.text === null ? [] : [[`${one.filterType} ${one.text.toLowerCase()}`, one] as const],
    ),
  );
  if (told.size === 0) return null;
  return (
    <ul aria-label={messages.why} className="flex flex-wrap gap-1.5">
      {[...told].map(([key, { filterType, path, text }]) => (
        <li key={key} className="max-w-full">
          <Badge tone="accent">
            {typeName(filterType)}: {textOf({ path: path ?? '', quote: text ?? '' })}
          </Badge>
        </li>
      ))}
    </ul>
  );
}

/** What is marked in the profile. */
export const marksOf = ({ matched }: FoundTalent) =>
  matched.flatMap(({ path, text }) =>
    path !== null && text !== null ? [{ path, quote: text }] : [],
  );
