import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button } from '../../ui/button.tsx';
import { useSettled } from '../settled.ts';
import { useDescribe } from './describe.ts';
import { type FilterTypeInfo, typedOf } from './filter.ts';
import { useMessages } from './messages.ts';
import { suggestionsQuery } from './queries.ts';

interface SuggestionsProps {
  info: FilterTypeInfo;
  /** One value a line. */
  typed: string;
  onType(typed: string): void;
}

/** Values that complete the last line; the examples of the filter until something is typed. */
export function Suggestions({ info, typed, onType }: SuggestionsProps) {
  const messages = useMessages();
  const { valueText } = useDescribe();
  const lines = typed.split('\n');
  const last = lines.at(-1)!.trim();
  const text = useSettled(last);
  const { data } = useQuery({
    ...suggestionsQuery(info.filterType, text),
    enabled: text !== '' && last !== '',
    placeholderData: keepPreviousData,
  });
  if (typed.trim() === '')
    return (
      <Row label={messages.examples}>
        {info.examples.map((example) => (
          <Choice
            key={JSON.stringify(example)}
            name={valueText({ filterType: info.filterType, value: example })}
            onChoose={() => onType(typedOf(example))}
          />
        ))}
      </Row>
    );
  const suggestions = (last === '' ? [] : (data?.suggestions ?? [])).filter(
    ({ value }) => !lines.includes(value),
  );
  return (
    <>
      <span role="status" className="sr-only">
        {suggestions.length > 0 && messages.suggested(suggestions.length)}
      </span>
      {suggestions.length > 0 && (
        <Row label={messages.suggestions}>
          {suggestions.map(({ value, count }) => (
            <Choice
              key={value}
              name={value}
              count={count}
              onChoose={() => onType([...lines.slice(0, -1), value].join('\n'))}
            />
          ))}
        </Row>
      )}
    </>
  );
}

function Row({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <p className="flex flex-wrap items-center gap-1.5 text-quiet text-xs">
      {label}
      {children}
    </p>
  );
}

interface ChoiceProps {
  name: string;
  /** How many people have it. */
  count?: number | null;
  onChoose(): void;
}

function Choice({ name, count, onChoose }: ChoiceProps) {
  const messages = useMessages();
  return (
    <Button
      size="small"
      onClick={onChoose}
      className="max-w-full shrink! whitespace-normal!"
      title={count == null ? undefined : messages.peopleHaveIt(count)}
    >
      <span className="truncate">{name}</span>
      {count != null && (
        <span aria-hidden className="text-quiet tabular-nums">
          {count}
        </span>
      )}
    </Button>
  );
}
