import { Wand } from 'lucide-react';
import { useDescribe } from '../../app/filters/describe.ts';
import { type Filter, slim } from '../../app/filters/filter.ts';
import { FilterChip } from '../../app/filters/filter-chip.tsx';
import type { SearchDiagnosis } from '../../app/pool/queries.ts';
import { useFormat } from '../../language/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { useMessages } from './messages.ts';

type Relaxation = SearchDiagnosis['relaxations'][number];

interface DiagnosisProps {
  diagnosis: SearchDiagnosis;
  filters: readonly Filter[];
  onChange(filters: Filter[]): void;
}

const WRAPPING = 'h-auto! min-h-8 max-w-full shrink! whitespace-normal! py-1 text-left';

/**
 * Explains why there are few results: the people that each filter excludes, and the changes of one
 * filter that find more.
 */
export function Diagnosis({ diagnosis, filters, onChange }: DiagnosisProps) {
  const messages = useMessages();
  const format = useFormat();
  const { titleOf } = useDescribe();
  const { cheapest } = diagnosis;
  const others = diagnosis.relaxations.filter(({ words }) => words !== cheapest?.words);
  const relaxations = cheapest ? [cheapest, ...others] : others;
  // When no single change helps, the filters that match no one are the cause together.
  const hopeless =
    relaxations.length === 0
      ? diagnosis.filters.filter(({ alone, filter }) => alone === 0 && !filter.isExcluded)
      : [];
  const hopeful = filters.filter((_, at) => hopeless.every(({ index }) => index !== at));
  return (
    <div className="flex flex-col gap-5">
      {hopeless.length > 0 && hopeful.length > 0 && (
        <div className="flex justify-center">
          <Button icon={Wand} look="primary" className={WRAPPING} onClick={() => onChange(hopeful)}>
            {messages.leaveOut(hopeless.map(({ filter }) => titleOf(filter)).join(', '))}
          </Button>
        </div>
      )}
      {relaxations.length > 0 && (
        <div>
          <h3 className="mb-2 font-semibold">{messages.relax}</h3>
          <ul className="flex flex-col gap-2">
            {relaxations.map((relaxation) => (
              <li key={relaxation.words} className="flex flex-wrap items-center gap-2">
                <Button
                  icon={Wand}
                  look={relaxation === cheapest ? 'primary' : 'secondary'}
                  className={WRAPPING}
                  onClick={() => onChange(relaxed(filters, relaxation))}
                >
                  {relaxation.words}
                </Button>
                {relaxation === cheapest && <Badge tone="accent">{messages.relaxCheapest}</Badge>}
              </li>
            ))}
          </ul>
        </div>
      )}
      <div>
        <h3 className="mb-2 font-semibold">{messages.why0}</h3>
        <ul className="rounded-lg border border-line bg-surface">
          {diagnosis.filters.map(({ index, filter, alone, removed, words: told }) => (
            <li
              key={index}
              className="flex flex-wrap items-center gap-x-3 gap-y-1 border-line px-3 py-2 not-last:border-b"
            >
              <FilterChip filter={filter} />
              <span className="ml-auto text-quiet">{messages.alone(format.number(alone))}</span>
              <span className="min-w-12 text-right font-semibold">
                {removed === 0 ? '0' : messages.removed(format.number(removed))}
              </span>
              <p className="basis-full text-quiet text-xs">{told}</p>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function relaxed(filters: readonly Filter[], { index, filter }: Relaxation): Filter[] {
  return filters.flatMap((one, at) => {
    if (at !== index) return [one];
    return filter === null ? [] : [slim(filter)];
  });
}
