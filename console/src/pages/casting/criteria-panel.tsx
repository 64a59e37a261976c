import { useQuoteText } from '../../app/talents/use-quote-text.ts';
import { useFormat } from '../../language/format.ts';
import { classNames } from '../../ui/class-names.ts';
import { StatusWord } from './criterion-line.tsx';
import { useMessages } from './messages.ts';
import type { QualifiedTalent, Reference, ScoredCriterion } from './queries.ts';
import { stillThere, whereabouts } from './quotes.ts';

interface CriteriaPanelProps {
  criterias: readonly ScoredCriterion[];
  profile: QualifiedTalent['profile'];
  /** Null: the quotes of all criteria are marked. */
  chosen: number | null;
  onChoose(criterion: number | null): void;
  onQuote(path: string, quote: string): void;
}

/**
 * Each criterion with its findings. The profile marks the quotes of the chosen criterion, and
 * clicking a quote scrolls to its mark.
 */
export function CriteriaPanel({
  criterias,
  profile,
  chosen,
  onChoose,
  onQuote,
}: CriteriaPanelProps) {
  const messages = useMessages();
  return (
    <div className="mt-5">
      <div className="mb-2 flex items-center justify-between gap-2">
        <h3 className="font-semibold">{messages.criteria}</h3>
        <button
          type="button"
          aria-pressed={chosen === null}
          onClick={() => onChoose(null)}
          className="h-6 rounded-md px-2 text-quiet hover:bg-hover aria-pressed:bg-accent-soft aria-pressed:text-accent-ink"
        >
          {messages.allCriteria}
        </button>
      </div>
      <ol className="flex flex-col gap-2">
        {criterias.map((criterion, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: the order is fixed, and titles may repeat
            key={index}
            className={classNames(
              'rounded-lg border',
              chosen === index ? 'border-accent bg-accent-soft' : 'border-line',
            )}
          >
            <button
              type="button"
              aria-pressed={chosen === index}
              onClick={() => onChoose(chosen === index ? null : index)}
              className="flex w-full flex-wrap items-center justify-between gap-x-3 gap-y-1 rounded-lg px-3 pt-2 pb-1 text-left"
            >
              <span className="font-medium">{criterion.title}</span>
              <span className="flex items-center gap-2">
                {criterion.strength && (
                  <span className="text-quiet text-xs">
                    {messages.strengths[criterion.strength]}
                  </span>
                )}
                <StatusWord status={criterion.status} />
              </span>
            </button>
            <p className="px-3 pb-2 text-quiet">{criterion.result}</p>
            <Quotes references={criterion.references} profile={profile} onQuote={onQuote} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function Quotes({
  references,
  profile,
  onQuote,
}: { references: readonly Reference[] } & Pick<CriteriaPanelProps, 'profile' | 'onQuote'>) {
  const messages = useMessages();
  const format = useFormat();
  const textOf = useQuoteText();
  if (references.length === 0)
    return <p className="px-3 pb-2 text-quiet text-xs">{messages.noQuote}</p>;
  return (
    <ul className="flex flex-wrap gap-x-4 px-3 pb-2">
      {references.map((reference) => {
        const { path, quote } = reference;
        const { part, nth } = whereabouts(path);
        const place = [
          messages.parts[part as keyof typeof messages.parts] ?? part,
          nth === null ? '' : format.number(nth),
        ]
          .join(' ')
          .trim();
        return (
          <li key={`${path} ${quote}`}>
            {stillThere(profile, reference) ? (
              <button
                type="button"
                onClick={() => onQuote(path, quote)}
                className="group min-h-6 rounded-sm text-left hover:underline"
              >
                <q>{textOf(reference)}</q> <span className="text-quiet text-xs">{place}</span>
              </button>
            ) : (
              <span className="text-quiet">
                <q className="line-through">{textOf(reference)}</q>{' '}
                <span className="text-xs">{messages.quoteMissing}</span>
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
