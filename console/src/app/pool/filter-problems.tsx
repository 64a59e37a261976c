import type { Issue } from '../../../../client/src/contract.ts';
import { Button } from '../../ui/button.tsx';
import { useDescribe } from '../filters/describe.ts';
import type { Filter } from '../filters/filter.ts';
import { useMessages as useFilterMessages } from '../filters/messages.ts';
import { filterOfIssue, mended, suggestionsOf } from './asked.ts';
import { useMessages } from './messages.ts';

interface FilterProblemsProps {
  issues: readonly Issue[];
  chips: readonly Filter[];
  onChange(filters: Filter[]): void;
}

/** The problems of filters, with the nearest valid values one click away. */
export function FilterProblems({ issues, chips, onChange }: FilterProblemsProps) {
  const messages = useMessages();
  const filterMessages = useFilterMessages();
  const { titleOf } = useDescribe();
  return (
    <div role="alert" className="rounded-md bg-red-soft px-3 py-2 text-red">
      <h3 className="font-semibold">{messages.problems}</h3>
      <ul className="flex flex-col gap-1.5">
        {issues.map((issue) => {
          const filter = chips[filterOfIssue(issue) ?? -1];
          const suggestions = suggestionsOf(issue);
          return (
            <li key={`${issue.path.join('.')} ${issue.message}`}>
              {filter && <span className="font-medium">{titleOf(filter)} </span>}
              {issue.message}
              {suggestions.length > 0 && (
                <span className="mt-1 flex flex-wrap gap-1.5">
                  {suggestions.map((suggestion) => (
                    <Button
                      key={suggestion}
                      size="small"
                      aria-label={filterMessages.didYouMean(suggestion)}
                      onClick={() => onChange(mended(chips, issue, suggestion))}
                    >
                      {suggestion}
                    </Button>
                  ))}
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
