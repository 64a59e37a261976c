import { ListPlus } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { lazyOverlay } from '../../ui/lazy-part.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ApiError } from '../api-error.ts';
import type { Filter } from '../filters/filter.ts';
import { FilterChip } from '../filters/filter-chip.tsx';
import { FailedState } from '../loaded.tsx';
import { filterOfIssue, spansOf } from './asked.ts';
import { FilterProblems } from './filter-problems.tsx';
import { useMessages } from './messages.ts';
import type { Pool } from './pool.ts';
import { PromptMarked } from './prompt-marked.tsx';
import type { Reading } from './queries.ts';
import { switched } from './switched.ts';

const FilterDialog = lazyOverlay(() => import('../filters/filter-dialog.tsx'));

interface UnderstoodProps {
  pool: Pool;
  onChange(filters: Filter[]): void;
  /** Reads a prompt anew, without the filters that the user changed. */
  onRead(prompt: string | undefined): void;
}

/**
 * What a search would find: the prompt with the filters read from it. The user can change, remove
 * or add filters.
 */
export function Understood({ pool, onChange, onRead }: UnderstoodProps) {
  const messages = useMessages();
  const { prompt, filters, reading, chips } = pool;
  const [pointed, setPointed] = useState<number | null>(null);
  const [edited, setEdited] = useState<number | 'new' | null>(null);
  const spans = spansOf(chips, reading.data?.filters ?? []);

  const add = (
    <Button size="small" icon={ListPlus} onClick={() => setEdited('new')}>
      {messages.addFilter}
    </Button>
  );
  const editor = (
    <FilterEditor
      edited={edited}
      chips={chips}
      onChange={onChange}
      onClose={() => setEdited(null)}
    />
  );

  if (prompt === undefined && filters === undefined)
    return (
      <p className="mt-3 flex items-center gap-2 text-quiet">
        {messages.orFilters} {add}
        {editor}
      </p>
    );
  return (
    <section
      aria-label={messages.understood}
      className="mt-3 flex flex-col gap-3 rounded-lg border border-line bg-surface p-3"
    >
      {prompt !== undefined && reading.data && (
        <PromptMarked
          prompt={prompt}
          spans={spans}
          refused={reading.data.refused.map(({ span }) => span)}
          pointed={pointed}
        />
      )}
      {reading.isLoading && filters === undefined ? (
        <Skeleton className="h-16 w-full" />
      ) : (
        <>
          {filters === undefined && <ReadingProblem reading={reading} />}
          <FilterChips
            pool={pool}
            spans={spans}
            onPoint={setPointed}
            onEdit={setEdited}
            onChange={onChange}
          >
            {add}
          </FilterChips>
          {filters !== undefined && prompt !== undefined && (
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-quiet">
              {messages.byHand}
              <Button size="small" onClick={() => onRead(prompt)}>
                {messages.readAgain}
              </Button>
            </p>
          )}
          <SearchProblem pool={pool} onChange={onChange} />
          {filters === undefined && reading.data && (
            <>
              <Offers
                uncertain={reading.data.uncertain}
                onSwitch={(offer) => onChange(switched(chips, spans, offer))}
              />
              <Warnings prompt={prompt} warnings={warningsOf(reading.data)} onRead={onRead} />
              <Rest reading={reading.data} />
            </>
          )}
        </>
      )}
      {editor}
    </section>
  );
}

/** The dialog for a new filter or for one of the chips; nothing while `edited` is null. */
function FilterEditor({
  edited,
  chips,
  onChange,
  onClose,
}: {
  edited: number | 'new' | null;
  chips: readonly Filter[];
  onChange(filters: Filter[]): void;
  onClose(): void;
}) {
  return (
    <Suspense>
      {edited !== null && (
        <FilterDialog
          filter={edited === 'new' ? undefined : chips[edited]}
          onClose={onClose}
          onApply={(filter) => {
            onChange(
              edited === 'new'
                ? [...chips, filter]
                : chips.map((one, index) => (index === edited ? filter : one)),
            );
            onClose();
          }}
        />
      )}
    </Suspense>
  );
}

/** Why the prompt could not be read. */
function ReadingProblem({ reading }: Pick<Pool, 'reading'>) {
  const messages = useMessages();
  if (!reading.error) return null;
  return reading.error instanceof ApiError &&
    reading.error.code === 'prompt_interpretation_failed' ? (
    <Note title={messages.cannotRead}>{messages.cannotReadWhy}</Note>
  ) : (
    <FailedState error={reading.error} onRetry={() => void reading.refetch()} />
  );
}

const issuesOf = (error: unknown) =>
  error instanceof ApiError && error.code === 'validation_error' ? error.issues : [];

/** Filters that the service refuses, or why it could not count the matches of changed ones. */
function SearchProblem({
  pool: { filters, chips, diagnosis },
  onChange,
}: Pick<UnderstoodProps, 'pool' | 'onChange'>) {
  const issues = issuesOf(diagnosis.error);
  if (issues.length > 0)
    return <FilterProblems issues={issues} chips={chips} onChange={onChange} />;
  return diagnosis.error && filters !== undefined ? <FailedState error={diagnosis.error} /> : null;
}

interface FilterChipsProps extends Pick<UnderstoodProps, 'pool' | 'onChange'> {
  spans: ReturnType<typeof spansOf>;
  /** The chip under the pointer or with the focus. */
  onPoint(index: number | null): void;
  onEdit(index: number): void;
  /** Shown after the chips. */
  children: ReactNode;
}

function FilterChips({
  pool: { prompt, chips, diagnosis },
  spans,
  onPoint,
  onEdit,
  onChange,
  children,
}: FilterChipsProps) {
  const messages = useMessages();
  const faulty = new Set(issuesOf(diagnosis.error).map(filterOfIssue));
  return (
    <ul aria-label={messages.filters} className="flex flex-wrap items-center gap-1.5">
      {chips.map((filter, index) => (
        <li
          key={`${filter.filterType} ${JSON.stringify(filter.value)}`}
          className="max-w-full"
          onMouseEnter={() => onPoint(index)}
          onMouseLeave={() => onPoint(null)}
          onFocus={() => onPoint(index)}
          onBlur={() => onPoint(null)}
        >
          <FilterChip
            filter={filter}
            faulty={faulty.has(index)}
            onEdit={() => onEdit(index)}
            onRemove={() => onChange(chips.filter((_, at) => at !== index))}
          />
          <SpanWords prompt={prompt} span={spans[index]} />
        </li>
      ))}
      <li>{children}</li>
    </ul>
  );
}

/** For screen readers: the words that a filter was read from. */
function SpanWords({
  prompt,
  span,
}: {
  prompt: string | undefined;
  span: { start: number; end: number } | null | undefined;
}) {
  const messages = useMessages();
  if (!span || prompt === undefined) return null;
  return <span className="sr-only">{messages.fromWords(prompt.slice(span.start, span.end))}</span>;
}

type Uncertain = Reading['uncertain'][number];

/** What words of the filters may mean instead, to switch to with one click. */
function Offers({
  uncertain,
  onSwitch,
}: {
  uncertain: readonly Uncertain[];
  onSwitch(offer: Uncertain): void;
}) {
  const messages = useMessages();
  if (uncertain.length === 0) return null;
  const words = [...new Map(uncertain.map((one) => [one.start, one])).values()];
  return (
    <Note title={messages.uncertain}>
      <ul>
        {words.map(({ text, start, taken }) => (
          <li key={start} className="flex flex-wrap items-center gap-x-2 gap-y-1">
            {messages.readAs(text, taken)}
            {uncertain
              .filter((one) => one.start === start)
              .map((one) => (
                <Button key={one.instead.value} size="small" onClick={() => onSwitch(one)}>
                  {messages.switchTo(one.instead.name)}
                </Button>
              ))}
          </li>
        ))}
      </ul>
    </Note>
  );
}

/** Only of the prompt: a criterion shows its own. */
const warningsOf = ({ warnings = [] }: Reading) =>
  warnings.filter(({ path }) => path[0] === 'prompt');

/** Words that often stand for a protected attribute, each with a button for other words. */
function Warnings({
  prompt = '',
  warnings,
  onRead,
}: {
  prompt?: string | undefined;
  warnings: NonNullable<Reading['warnings']>;
} & Pick<UnderstoodProps, 'onRead'>) {
  const messages = useMessages();
  if (warnings.length === 0) return null;
  return (
    <Note title={messages.proxies}>
      <ul className="flex flex-col gap-1.5">
        {warnings.map(({ quote, start, end, suggestion }) => (
          <li key={start} className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
            {messages.proxyWhy(quote)}
            <Button
              size="small"
              onClick={() => onRead(prompt.slice(0, start) + suggestion + prompt.slice(end))}
            >
              {messages.takeSuggestion(suggestion)}
            </Button>
          </li>
        ))}
      </ul>
    </Note>
  );
}

/**
 * Words that are not filters: refused and ignored ones, each with the reason, and the criteria for
 * a casting.
 */
function Rest({ reading }: { reading: Reading }) {
  const messages = useMessages();
  const { refused, ignored, criteria } = reading;
  const proxies = new Set(warningsOf(reading).map(({ start }) => start));
  return (
    <>
      {refused.length > 0 && (
        <div role="alert">
          <Note title={messages.refused} red>
            <ul>
              {refused.map(({ span }) => (
                <li key={span.start}>
                  {proxies.has(span.start)
                    ? messages.refusedByWorkspace(span.text)
                    : messages.refusedWhy(span.text)}
                </li>
              ))}
            </ul>
          </Note>
        </div>
      )}
      {ignored.length > 0 && (
        <Note title={messages.ignored}>
          <ul>
            {ignored.map(({ text, reason }) => (
              <li key={text}>{messages.ignoredWhy(text, reason)}</li>
            ))}
          </ul>
        </Note>
      )}
      {criteria.length > 0 && (
        <Note title={messages.criteria}>
          <ul className="list-inside list-disc">
            {criteria.map((criterion) => (
              <li key={criterion}>{criterion}</li>
            ))}
          </ul>
          <p>{messages.criteriaWhy}</p>
        </Note>
      )}
    </>
  );
}

function Note({
  title,
  red = false,
  children,
}: {
  title: string;
  red?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={red ? 'rounded-md bg-red-soft px-3 py-2 text-red' : 'text-quiet'}>
      <h3 className={red ? 'font-semibold' : 'font-medium text-ink'}>{title}</h3>
      {children}
    </div>
  );
}
