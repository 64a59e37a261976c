import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { ApiError } from '../../app/api-error.ts';
import { FailedState } from '../../app/loaded.tsx';
import { useMay, useSession } from '../../app/session.ts';
import { Button } from '../../ui/button.tsx';
import { Field, TextInput } from '../../ui/field.tsx';
import type { FillableVariable } from './left-out.ts';
import { useMessages } from './messages.ts';
import { fillIn } from './queries.ts';

/** What has to be typed for a variable: both names of the sender are one. */
const FIELDS = {
  sourcingJobTitle: 'jobTitle',
  sourcingLocation: 'location',
  recruiterFirstname: 'name',
  recruiterLastname: 'name',
} as const;

interface MissingValuesProps {
  sourcingId: string;
  variables: readonly FillableVariable[];
}

/** Variables without a value, each with a field for it. */
export function MissingValues({ sourcingId, variables }: MissingValuesProps) {
  const messages = useMessages();
  const mayChange = useMay('spend');
  const { user } = useSession();
  const client = useQueryClient();
  const formId = useId();
  const fill = useMutation({
    mutationFn: (form: FormData) =>
      fillIn(
        sourcingId,
        Object.fromEntries([...form].map(([field, text]) => [field, String(text).trim()])),
      ),
    onSuccess: () =>
      Promise.all(
        [['sourcings'], ['sequences'], ['session']].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
  });
  const refused = fill.error instanceof ApiError ? fill.error : null;
  const fields = [...Map.groupBy(variables, (variable) => FIELDS[variable])];
  return (
    <section
      aria-labelledby={formId}
      className="rounded-lg border border-line bg-amber-soft px-4 py-3"
    >
      <h2 id={formId} className="font-medium">
        {messages.valuesMissing(variables.length)}
      </h2>
      <p>{messages.valuesMissingWhy}</p>
      {mayChange && (
        <form
          className="mt-2 flex flex-wrap items-end gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            event.stopPropagation();
            fill.mutate(new FormData(event.currentTarget));
          }}
        >
          {fields.map(([field, those]) => (
            <Field
              key={field}
              label={messages.values[field]}
              hint={messages.standsFor(those.map((variable) => `{{${variable}}}`).join(', '))}
              error={refused?.issueOf(field)}
              className="min-w-56 flex-1"
            >
              <TextInput
                name={field}
                required
                maxLength={200}
                defaultValue={field === 'name' ? user.name : ''}
              />
            </Field>
          ))}
          <Button type="submit" loading={fill.isPending} className="sm:mb-5">
            {messages.saveValues}
          </Button>
        </form>
      )}
      {fill.error && (refused?.issues.length ?? 0) === 0 && <FailedState error={fill.error} />}
    </section>
  );
}
