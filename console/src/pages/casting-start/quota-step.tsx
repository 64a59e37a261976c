import { useQuery } from '@tanstack/react-query';
import {
  CREDITS_PER_JUDGEMENT,
  judgementsPaidBy,
} from '../../../../server/src/castings/rules/price.ts';
import { workspaceQuery } from '../../app/workspace-query.ts';
import { useFormat } from '../../language/format.ts';
import { Field, TextInput } from '../../ui/field.tsx';
import { useUiMessages } from '../../ui/messages.ts';
import { Stat } from '../../ui/stat.tsx';
import type { Draft, Problem } from './draft.ts';
import { useMessages } from './messages.ts';

interface QuotaStepProps {
  draft: Draft;
  problems: readonly Problem[];
  onChange(part: Partial<Draft>): void;
}

/** When to stop: a number of greens, or a number of credits. */
export function QuotaStep({ draft, problems, onChange }: QuotaStepProps) {
  const messages = useMessages();
  return (
    <div className="flex flex-col gap-5">
      <p className="max-w-2xl text-quiet">{messages.quotaWhy}</p>
      <div className="grid max-w-2xl gap-4 sm:grid-cols-2">
        <Field
          label={messages.greens}
          hint={messages.greensHint}
          error={problems.includes('greens') && messages.problems.greens}
        >
          <NumberInput
            value={draft.greens}
            min={1}
            max={50}
            step={1}
            onChange={(greens) => onChange({ greens })}
          />
        </Field>
        <Field
          label={messages.maxCredits}
          hint={messages.maxCreditsHint}
          error={problems.includes('maxCredits') && messages.problems.maxCredits}
        >
          <NumberInput
            value={draft.maxCredits}
            min={2}
            max={300}
            step={2}
            onChange={(maxCredits) => onChange({ maxCredits })}
          />
        </Field>
      </div>
      {problems.length === 0 && <Costs maxCredits={draft.maxCredits} />}
    </div>
  );
}

interface NumberInputProps {
  value: number;
  min: number;
  max: number;
  step: number;
  onChange(value: number): void;
}

function NumberInput({ value, onChange, ...limits }: NumberInputProps) {
  return (
    <TextInput
      type="number"
      inputMode="numeric"
      {...limits}
      value={Number.isNaN(value) ? '' : value}
      onChange={(event) =>
        onChange(event.target.value === '' ? Number.NaN : Number(event.target.value))
      }
      className="max-w-40"
    />
  );
}

/** The maximum cost, and the credits reserved at the start. */
export function Costs({ maxCredits }: { maxCredits: number }) {
  const messages = useMessages();
  const uiMessages = useUiMessages();
  const format = useFormat();
  const { data: workspace } = useQuery(workspaceQuery);
  const credits = (amount: number) => uiMessages.credits(amount, format.number(amount));
  const balance = workspace?.balances.apiCredits;
  const reserved = balance === undefined ? null : Math.min(balance, maxCredits);
  return (
    <div className="flex flex-col gap-3 rounded-lg border border-line bg-surface p-4">
      <dl className="grid gap-4 sm:grid-cols-3">
        <Stat
          label={messages.worstCase}
          value={credits(maxCredits)}
          hint={messages.worstCaseHint(format.number(judgementsPaidBy(maxCredits)))}
        />
        <Stat
          label={messages.reserved}
          value={reserved === null ? '…' : credits(reserved)}
          hint={messages.reservedHint}
        />
        <Stat label={messages.balance} value={balance === undefined ? '…' : credits(balance)} />
      </dl>
      {balance !== undefined && balance < CREDITS_PER_JUDGEMENT && (
        <p className="text-red">{messages.balanceEmpty}</p>
      )}
      {balance !== undefined && balance >= CREDITS_PER_JUDGEMENT && balance < maxCredits && (
        <p className="text-amber">{messages.balanceShort}</p>
      )}
    </div>
  );
}
