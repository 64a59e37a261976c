import { useFormat } from '../../language/format.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field, TextArea, TextInput } from '../../ui/field.tsx';
import { useUiMessages } from '../../ui/messages.ts';
import { type Problem, VERDICTS, type WebhookDraft } from './draft.ts';
import { useMessages } from './messages.ts';

interface WebhookStepProps {
  webhook: WebhookDraft;
  problems: readonly Problem[];
  onChange(webhook: WebhookDraft): void;
}

/** Sends each verdict to the user's own program. Most users skip it. */
export function WebhookStep({ webhook, problems, onChange }: WebhookStepProps) {
  const messages = useMessages();
  const uiMessages = useUiMessages();
  const format = useFormat();
  const { url, verdicts, customParams } = webhook;
  const bytes = new TextEncoder().encode(customParams.trim()).length;
  const customProblem = problems.find(
    (problem) => problem === 'customParams' || problem === 'customParamsSize',
  );
  return (
    <div className="flex flex-col gap-4">
      <p className="max-w-2xl text-quiet">{messages.webhookWhy}</p>
      <Field
        label={messages.url}
        hint={messages.urlHint}
        error={problems.includes('url') && messages.problems.url}
        optional
      >
        <TextInput
          type="url"
          autoComplete="off"
          spellCheck={false}
          value={url}
          placeholder="https://example.com/greenroom"
          onChange={(event) => onChange({ ...webhook, url: event.target.value })}
        />
      </Field>
      {url.trim() !== '' && (
        <fieldset>
          <legend className="mb-1 font-medium">{messages.verdicts}</legend>
          <div className="flex flex-wrap gap-x-5 gap-y-1">
            {VERDICTS.map((verdict) => (
              <Checkbox
                key={verdict}
                label={uiMessages.verdicts[verdict]}
                checked={verdicts.includes(verdict)}
                onChange={(on) =>
                  onChange({
                    ...webhook,
                    verdicts: VERDICTS.filter((one) =>
                      one === verdict ? on : verdicts.includes(one),
                    ),
                  })
                }
              />
            ))}
          </div>
          {problems.includes('verdicts') && (
            <p className="mt-1 text-red text-xs">{messages.problems.verdicts}</p>
          )}
        </fieldset>
      )}
      <Field
        label={messages.customParams}
        hint={`${messages.customParamsHint} ${messages.bytes(format.number(bytes))}`}
        error={customProblem && messages.problems[customProblem]}
        optional
      >
        <TextArea
          rows={4}
          spellCheck={false}
          value={customParams}
          placeholder='{ "requisition": "R-1042" }'
          className="font-mono text-xs"
          onChange={(event) => onChange({ ...webhook, customParams: event.target.value })}
        />
      </Field>
      <p className="text-quiet text-xs">{messages.notStored}</p>
    </div>
  );
}
