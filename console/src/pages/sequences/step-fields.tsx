import { useQuery } from '@tanstack/react-query';
import { Plus, X } from 'lucide-react';
import { useFormat } from '../../language/format.ts';
import { Button } from '../../ui/button.tsx';
import { Field, TextInput } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { hasContent, hasSubject, isWrittenEmail } from './draft.ts';
import { useIssueMessage } from './issue-messages.ts';
import { at, type DraftIssue } from './issues.ts';
import { lengthLimit, smsParts } from './length.ts';
import { MessageField } from './message-field.tsx';
import { useMessages } from './messages.ts';
import { Option } from './option.tsx';
import { membersQuery } from './queries.ts';
import { isInvitation, PRO_NETWORK_TYPES, STEP_TYPES, type Step } from './rules.ts';
import { TimingFields } from './timing-fields.tsx';

interface StepFieldsProps {
  step: Step;
  /** Paths are inside the step. */
  issues: readonly DraftIssue[];
  mayEdit: boolean;
  onEdit(fields: Partial<Step>): void;
}

/** One step: the fields that its type has, each with what is wrong with it. */
export default function StepFields(props: StepFieldsProps) {
  const messages = useMessages();
  const issueMessage = useIssueMessage();
  const { step, issues, mayEdit, onEdit } = props;
  return (
    <div className="flex flex-col gap-4 rounded-lg border border-line bg-surface p-4">
      <Field
        label={messages.stepName}
        hint={messages.stepNameHint}
        error={issueMessage(at(issues, 'name'))}
      >
        <TextInput
          value={step.name}
          maxLength={200}
          readOnly={!mayEdit}
          onChange={(event) => onEdit({ name: event.target.value })}
        />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={messages.channel}>
          <Select
            value={step.type}
            disabled={!mayEdit}
            choices={STEP_TYPES.map((value) => ({ value, label: messages.types[value] }))}
            onChange={(type) =>
              onEdit({
                type,
                ...(type === 'PRO_NETWORK' &&
                  !step.proNetworkType && { proNetworkType: 'PRO_NETWORK_MESSAGE' }),
              })
            }
          />
        </Field>
        {step.type === 'PRO_NETWORK' && (
          <Field label={messages.networkType} error={issueMessage(at(issues, 'proNetworkType'))}>
            <Select
              value={step.proNetworkType ?? null}
              disabled={!mayEdit}
              choices={PRO_NETWORK_TYPES.map((value) => ({
                value,
                label: messages.networkTypes[value],
              }))}
              onChange={(proNetworkType) => onEdit({ proNetworkType })}
            />
          </Field>
        )}
      </div>
      <TimingFields {...props} />
      {hasContent(step) ? (
        <Messages {...props} />
      ) : (
        <p className="rounded-md bg-sunken px-3 py-2 text-quiet">{messages.noMessage}</p>
      )}
      <Exceptions {...props} />
    </div>
  );
}

function Messages({ step, issues, mayEdit, onEdit }: StepFieldsProps) {
  const messages = useMessages();
  const issueMessage = useIssueMessage();
  const written = step.contentSource === 'suggestedByService';
  return (
    <>
      <Field label={messages.writtenBy}>
        <Select
          value={step.contentSource ?? 'manual'}
          disabled={!mayEdit}
          choices={(['manual', 'suggestedByService'] as const).map((value) => ({
            value,
            label: messages.sources[value],
          }))}
          onChange={(source) => onEdit({ contentSource: source === 'manual' ? undefined : source })}
        />
      </Field>
      {written && (
        <Option
          label={messages.autoApprove}
          why={messages.autoApproveWhy}
          checked={step.policy?.autoValidateAIDraft ?? false}
          disabled={!mayEdit}
          onChange={(on) =>
            onEdit({ policy: { ...step.policy, autoValidateAIDraft: on || undefined } })
          }
        />
      )}
      {hasSubject(step) && (
        <Subjects step={step} issues={issues} mayEdit={mayEdit} onEdit={onEdit} />
      )}
      <MessageField
        lines
        label={written ? messages.instructions : messages.message}
        value={step.content}
        readOnly={!mayEdit}
        hint={written ? messages.instructionsHint : <Length step={step} />}
        error={issueMessage(at(issues, 'content'))}
        onChange={(content) => onEdit({ content })}
      />
      <Option
        label={messages.informs}
        why={messages.informsWhy}
        checked={step.policy?.informs ?? false}
        disabled={!mayEdit}
        onChange={(on) => onEdit({ policy: { ...step.policy, informs: on || undefined } })}
      />
    </>
  );
}

/** One subject, or two of which half of the people get each. */
function Subjects({ step, issues, mayEdit, onEdit }: StepFieldsProps) {
  const messages = useMessages();
  const issueMessage = useIssueMessage();
  const may = isWrittenEmail(step);
  const both = may && step.subjectB !== undefined;
  return (
    <>
      <MessageField
        label={both ? messages.subjectOf('A') : messages.subject}
        value={step.subject ?? ''}
        readOnly={!mayEdit}
        error={issueMessage(at(issues, 'subject'))}
        onChange={(subject) => onEdit({ subject })}
      />
      {both && (
        <MessageField
          label={messages.subjectOf('B')}
          value={step.subjectB ?? ''}
          readOnly={!mayEdit}
          hint={messages.subjectsHint}
          error={issueMessage(at(issues, 'subjectB'))}
          onChange={(subjectB) => onEdit({ subjectB })}
        />
      )}
      {may && mayEdit && (
        <Button
          size="small"
          look="quiet"
          icon={both ? X : Plus}
          className="self-start"
          onClick={() => onEdit({ subjectB: both ? undefined : '' })}
        >
          {both ? messages.oneSubject : messages.twoSubjects}
        </Button>
      )}
    </>
  );
}

function Length({ step }: { step: Step }) {
  const messages = useMessages();
  const format = useFormat();
  const used = [...step.content].length;
  const limit = lengthLimit(step);
  const sms = step.type === 'SMS' ? smsParts(step.content) : null;
  return (
    <span className="flex flex-wrap gap-x-3">
      <span>{messages.variableHelp}</span>
      <span className={used > limit ? 'font-medium text-red' : undefined}>
        {messages.characters(format.number(used), format.number(limit))}
      </span>
      {used > limit && (
        <span className="text-red">{messages.tooLongForNetwork(format.number(limit))}</span>
      )}
      {sms && <span>{messages.segments(sms.segments)}</span>}
      {step.content.includes('{{') && <span>{messages.beforeVariables}</span>}
      {sms?.wide && <span>{messages.wideCharacter(sms.wide)}</span>}
    </span>
  );
}

const STARTER = '';

function Exceptions({ step, issues, mayEdit, onEdit }: StepFieldsProps) {
  const messages = useMessages();
  const issueMessage = useIssueMessage();
  const members =
    useQuery(membersQuery).data?.members.filter(({ joinedAt }) => joinedAt !== null) ?? [];
  const sender = step.config?.userId;
  const known = members.map(({ userId, name, email }) => ({
    value: userId,
    label: name || email || userId,
  }));
  const choices = [
    { value: STARTER, label: messages.senderStarter },
    ...known,
    ...(sender !== undefined && !known.some(({ value }) => value === sender)
      ? [{ value: sender, label: sender }]
      : []),
  ];
  const waits = isInvitation(step) || step.temporalityType === 'AFTER_INVITATION_SETTLED';
  return (
    <fieldset className="flex flex-col gap-4 border-line border-t pt-4">
      <legend className="sr-only">{messages.moreOptions}</legend>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={messages.sender} error={issueMessage(at(issues, 'config'))}>
          <Select
            value={sender ?? STARTER}
            disabled={!mayEdit}
            choices={choices}
            onChange={(userId) => onEdit({ config: userId === STARTER ? undefined : { userId } })}
          />
        </Field>
        {waits && (
          <Field
            label={messages.inviteTimeout}
            optional
            hint={messages.inviteTimeoutHint}
            error={issueMessage(at(issues, 'policy'))}
          >
            <TextInput
              type="number"
              min={1}
              value={step.policy?.inviteTimeoutDays ?? ''}
              readOnly={!mayEdit}
              onChange={({ target }) =>
                onEdit({
                  policy: {
                    ...step.policy,
                    inviteTimeoutDays: target.value === '' ? undefined : Number(target.value),
                  },
                })
              }
            />
          </Field>
        )}
      </div>
      <Option
        label={messages.skipIfNoContact}
        why={messages.skipIfNoContactWhy}
        checked={step.policy?.skipStepIfNoContact ?? false}
        disabled={!mayEdit}
        onChange={(on) =>
          onEdit({ policy: { ...step.policy, skipStepIfNoContact: on || undefined } })
        }
      />
    </fieldset>
  );
}
