import { useQuery } from '@tanstack/react-query';
import type { ApiError } from '../../app/api-error.ts';
import { workspaceQuery } from '../../app/workspace-query.ts';
import { useFormat } from '../../language/format.ts';
import { Field, TextInput } from '../../ui/field.tsx';
import { useMessages } from './messages.ts';
import type { Summary } from './queries.ts';

/** The fields as typed. */
interface TypedTarget {
  greens: string;
  maxCredits: string;
}

interface TargetFieldsProps {
  target: TypedTarget;
  summary: Summary;
  refused: ApiError | null;
  onChange(target: TypedTarget): void;
}

/** The target of the next call, with what it reserves and probably costs. */
export function TargetFields({ target, summary, refused, onChange }: TargetFieldsProps) {
  const messages = useMessages();
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label={messages.greensField}
          hint={messages.greensHint}
          error={refused?.issueOf('target.greens')}
        >
          <TextInput
            type="number"
            min={1}
            max={50}
            required
            value={target.greens}
            onChange={(event) => onChange({ ...target, greens: event.target.value })}
          />
        </Field>
        <Field
          label={messages.maxCredits}
          hint={messages.maxCreditsHint}
          error={refused?.issueOf('target.maxCredits')}
        >
          <TextInput
            type="number"
            min={2}
            max={300}
            step={2}
            required
            value={target.maxCredits}
            onChange={(event) => onChange({ ...target, maxCredits: event.target.value })}
          />
        </Field>
      </div>
      <Reservation maxCredits={Number(target.maxCredits)} />
      <Expectation greens={Number(target.greens)} summary={summary} />
    </>
  );
}

/** What the call reserves: the maximum, or the balance where it is smaller. */
function Reservation({ maxCredits }: { maxCredits: number }) {
  const messages = useMessages();
  const format = useFormat();
  const { data: workspace } = useQuery(workspaceQuery);
  if (workspace === undefined) return null;
  const { apiCredits } = workspace.balances;
  return (
    <p aria-live="polite">
      {messages.reserved(
        format.number(Math.min(apiCredits, maxCredits)),
        format.number(apiCredits),
      )}
    </p>
  );
}

/** What these greens would cost at the average price of those found so far. */
function Expectation({ greens, summary }: { greens: number; summary: Summary }) {
  const messages = useMessages();
  const format = useFormat();
  const { greensPerCredit } = summary;
  if (!greensPerCredit || !(greens > 0)) return null;
  return (
    <p className="text-quiet">
      {messages.expected(format.number(2 * Math.ceil(greens / greensPerCredit / 2)))}
    </p>
  );
}
