import { useQuery } from '@tanstack/react-query';
import { useFormat } from '../../language/format.ts';
import { Field, TextInput } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { hasContent, hasSubject } from './draft.ts';
import { useSay } from './issue-words.ts';
import { at, type DraftIssue } from './issues.ts';
import { lengthLimit, smsParts } from './length.ts';
import { MessageField } from './message-field.tsx';
import { Option } from './option.tsx';
import { membersQuery } from './queries.ts';
import { isInvitation, PRO_NETWORK_TYPES, STEP_TYPES, type Step } from './rules.ts';
import { TimingFields } from './timing-fields.tsx';
import { useWords } from './words.ts';

interface StepFieldsProps {
  step: Step;
  /** Paths are inside the step. */
  issues: readonly DraftIssue[];
  mayEdit: boolean;
  onEdit(fields: Partial<Step>): void;
}

/** One step: the fields that its type has, each with what is wrong with it. */
export default function StepFields(props: StepFieldsProps) {
  const words = useWords();
  const say = useSay();
  const { step, issues, mayEdit, onEdit } = props;
  return (
    <div className="flex flex-col gap-4 rounded-lg border border-line bg-surface p-4">
      <Field label={words.stepName} hint={words.stepNameHint} error={say(at(issues, 'name'))}>
        <TextInput value={step.name} maxLength={200} readOnly={!mayEdit} onChange={(event) => onEdit({ name: event.target.value })} />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={words.channel}>
          <Select
            value={step.type}
            disabled={!mayEdit}
            choices={STEP_TYPES.map((value) => ({ value, label: words.types[value] }))}
            onChange={(type) => onEdit({ type, ...(type === 'PRO_NETWORK' && !step.proNetworkType && { proNetworkType: 'PRO_NETWORK_MESSAGE' }) })}
          />
        </Field>
        {step.type === 'PRO_NETWORK' && (
          <Field label={words.networkType} error={say(at(issues, 'proNetworkType'))}>
            <Select
              value={step.proNetworkType ?? null}
              disabled={!mayEdit}
              choices={PRO_NETWORK_TYPES.map((value) => ({ value, label: words.networkTypes[value] }))}
              onChange={(proNetworkType) => onEdit({ proNetworkType })}
            />
          </Field>
        )}
      </div>
      <TimingFields {...props} />
      {hasContent(step) ? <Words {...props} /> : <p className="rounded-md bg-sunken px-3 py-2 text-quiet">{words.noMessage}</p>}
      <Exceptions {...props} />
    </div>
  );
}

function Words({ step, issues, mayEdit, onEdit }: StepFieldsProps) {
  const words = useWords();
  const say = useSay();
  const written = step.contentSource === 'suggestedByService';
  return (
    <>
      <Field label={words.writtenBy}>
        <Select
          value={step.contentSource ?? 'manual'}
          disabled={!mayEdit}
          choices={(['manual', 'suggestedByService'] as const).map((value) => ({ value, label: words.sources[value] }))}
          onChange={(source) => onEdit({ contentSource: source === 'manual' ? undefined : source })}
        />
      </Field>
      {written && (
        <Option
          label={words.autoApprove}
          why={words.autoApproveWhy}
          checked={step.policy?.autoValidateAIDraft ?? false}
          disabled={!mayEdit}
          onChange={(on) => onEdit({ policy: { ...step.policy, autoValidateAIDraft: on || undefined } })}
        />
      )}
      {hasSubject(step) && (
        <MessageField
          label={words.subject}
          value={step.subject ?? ''}
          readOnly={!mayEdit}
          error={say(at(issues, 'subject'))}
          onChange={(subject) => onEdit({ subject })}
        />
      )}
      <MessageField
        lines
        label={written ? words.instructions : words.message}
        value={step.content}
        readOnly={!mayEdit}
        hint={written ? words.instructionsHint : <Length step={step} />}
        error={say(at(issues, 'content'))}
        onChange={(content) => onEdit({ content })}
      />
    </>
  );
}

function Length({ step }: { step: Step }) {
  const words = useWords();
  const format = useFormat();
  const used = [...step.content].length;
  const limit = lengthLimit(step);
  const sms = step.type === 'SMS' ? smsParts(step.content) : null;
  return (
    <span className="flex flex-wrap gap-x-3">
      <span>{words.variableHelp}</span>
      <span className={used > limit ? 'font-medium text-red' : undefined}>{words.characters(format.number(used), format.number(limit))}</span>
      {used > limit && <span className="text-red">{words.tooLongForNetwork(format.number(limit))}</span>}
      {sms && <span>{words.segments(sms.segments)}</span>}
      {step.content.includes('{{') && <span>{words.beforeVariables}</span>}
      {sms?.wide && <span>{words.wideCharacter(sms.wide)}</span>}
    </span>
  );
}

const STARTER = '';

function Exceptions({ step, issues, mayEdit, onEdit }: StepFieldsProps) {
  const words = useWords();
  const say = useSay();
  const members = useQuery(membersQuery).data?.members.filter(({ joinedAt }) => joinedAt !== null) ?? [];
  const sender = step.config?.userId;
  const known = members.map(({ userId, name, email }) => ({ value: userId, label: name || email || userId }));
  const choices = [
    { value: STARTER, label: words.senderStarter },
    ...known,
    ...(sender !== undefined && !known.some(({ value }) => value === sender) ? [{ value: sender, label: sender }] : []),
  ];
  const waits = isInvitation(step) || step.temporalityType === 'AFTER_INVITATION_SETTLED';
  return (
    <fieldset className="flex flex-col gap-4 border-line border-t pt-4">
      <legend className="sr-only">{words.moreOptions}</legend>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={words.sender} error={say(at(issues, 'config'))}>
          <Select
            value={sender ?? STARTER}
            disabled={!mayEdit}
            choices={choices}
            onChange={(userId) => onEdit({ config: userId === STARTER ? undefined : { userId } })}
          />
        </Field>
        {waits && (
          <Field label={words.inviteTimeout} optional hint={words.inviteTimeoutHint} error={say(at(issues, 'policy'))}>
            <TextInput
              type="number"
              min={1}
              value={step.policy?.inviteTimeoutDays ?? ''}
              readOnly={!mayEdit}
              onChange={({ target }) =>
                onEdit({ policy: { ...step.policy, inviteTimeoutDays: target.value === '' ? undefined : Number(target.value) } })
              }
            />
          </Field>
        )}
      </div>
      <Option
        label={words.skipIfNoContact}
        why={words.skipIfNoContactWhy}
        checked={step.policy?.skipStepIfNoContact ?? false}
        disabled={!mayEdit}
        onChange={(on) => onEdit({ policy: { ...step.policy, skipStepIfNoContact: on || undefined } })}
      />
    </fieldset>
  );
}
