import { useState } from 'react';
import { Field, TextInput } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { useIssueMessage } from './issue-messages.ts';
import { at, type DraftIssue } from './issues.ts';
import { useMessages } from './messages.ts';
import { DELAY_UNITS, type Delay, type Step, TEMPORALITY_TYPES } from './rules.ts';

interface TimingFieldsProps {
  step: Step;
  issues: readonly DraftIssue[];
  mayEdit: boolean;
  onEdit(fields: Partial<Step>): void;
}

/**
 * When a step is due: at once, some time after the one before, or when the invitation is settled.
 */
export function TimingFields({ step, issues, mayEdit, onEdit }: TimingFieldsProps) {
  const messages = useMessages();
  const issueMessage = useIssueMessage();
  // Kept while no number stands before it.
  const [unit, setUnit] = useState<Delay['unit']>(step.delay?.unit ?? 'day');
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={messages.when} error={issueMessage(at(issues, 'temporalityType'))}>
        <Select
          value={step.temporalityType}
          disabled={!mayEdit}
          choices={TEMPORALITY_TYPES.map((value) => ({ value, label: messages.timings[value] }))}
          onChange={(temporalityType) => onEdit({ temporalityType })}
        />
      </Field>
      {step.temporalityType === 'DELAYED' && (
        <div className="grid grid-cols-2 items-start gap-2">
          <Field
            label={messages.delay}
            hint={messages.delayHint}
            error={issueMessage(at(issues, 'delay'))}
          >
            <TextInput
              type="number"
              min={1}
              value={step.delay?.value ?? ''}
              readOnly={!mayEdit}
              onChange={({ target }) =>
                onEdit({
                  delay: target.value === '' ? undefined : { value: Number(target.value), unit },
                })
              }
            />
          </Field>
          <Field label={<span className="sr-only">{messages.delayUnit}</span>} className="pt-5">
            <Select
              label={messages.delayUnit}
              value={step.delay?.unit ?? unit}
              disabled={!mayEdit}
              choices={DELAY_UNITS.map((value) => ({ value, label: messages.units[value] }))}
              onChange={(next) => {
                setUnit(next);
                if (step.delay) onEdit({ delay: { ...step.delay, unit: next } });
              }}
            />
          </Field>
        </div>
      )}
    </div>
  );
}
