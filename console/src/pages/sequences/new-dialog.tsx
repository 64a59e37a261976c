import { Radio } from '@base-ui/react/radio';
import { RadioGroup } from '@base-ui/react/radio-group';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { FailedState } from '../../app/loaded.tsx';
import { useLanguage } from '../../language/language.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field, TextInput } from '../../ui/field.tsx';
import { useUiMessages } from '../../ui/messages.ts';
import { newStepId, OFFICE_HOURS } from './draft.ts';
import { useMessages } from './messages.ts';
import { createBlueprint, noticeQuery } from './queries.ts';
import type { Template } from './templates.en.ts';
import { templates } from './templates.ts';

const BLANK = 'blank';
const NOTICE = 'notice';

/** A new sequence, empty or from a template. By default it sends in the user's office hours. */
export default function NewDialog({
  sourcingId,
  onClose,
}: {
  sourcingId: string;
  onClose(): void;
}) {
  const messages = useMessages();
  const uiMessages = useUiMessages();
  const offered = useOffered();
  const formId = useId();
  const navigate = useNavigate({ from: '/sourcings/$sourcingId/sequences' });
  const [name, setName] = useState('');
  const [chosen, setChosen] = useState(BLANK);
  const template = offered.find(({ id }) => id === chosen);
  const create = useMutation({
    mutationFn: () =>
      createBlueprint(sourcingId, {
        name: name.trim() || (template?.name ?? messages.defaultName),
        steps: (template?.steps ?? []).map((step) => ({ ...step, id: newStepId() })),
        config: {
          timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
          sendingWindow: OFFICE_HOURS,
        },
      }),
    onSuccess: ({ blueprintId }) =>
      navigate({
        to: '/sequences/$blueprintId',
        params: { blueprintId },
        search: ({ candidateIds }) => ({ candidateIds: template ? candidateIds : undefined }),
      }),
  });
  const choices = [{ id: BLANK, name: messages.blank, description: messages.blankWhy }, ...offered];
  return (
    <Dialog
      open
      holds
      onClose={onClose}
      title={messages.create}
      description={messages.createWhy}
      footer={
        <>
          <Button onClick={onClose}>{uiMessages.cancel}</Button>
          <Button look="primary" type="submit" form={formId} loading={create.isPending}>
            {messages.create}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          create.mutate();
        }}
      >
        <Field label={messages.name} optional>
          <TextInput
            value={name}
            maxLength={200}
            placeholder={template?.name ?? messages.defaultName}
            onChange={({ target }) => setName(target.value)}
          />
        </Field>
        <TemplateChoice choices={choices} chosen={chosen} onChoose={setChosen} />
      </form>
      {create.error && <FailedState error={create.error} />}
    </Dialog>
  );
}

/** Our templates, and the workspace's own notice as soon as it is here. */
function useOffered(): readonly Template[] {
  const messages = useMessages();
  const own = templates.useMessages();
  const { data: notice } = useQuery(noticeQuery(useLanguage()));
  if (notice === undefined) return own;
  const { notice: name, noticeWhy: description } = messages;
  return [...own, { id: NOTICE, name, description, steps: [notice.step] }];
}

interface TemplateChoiceProps {
  choices: readonly { id: string; name: string; description: string }[];
  chosen: string;
  onChoose(id: string): void;
}

function TemplateChoice({ choices, chosen, onChoose }: TemplateChoiceProps) {
  const messages = useMessages();
  const labelId = useId();
  return (
    <div>
      <p id={labelId} className="mb-1 font-medium">
        {messages.beginWith}
      </p>
      <RadioGroup
        aria-labelledby={labelId}
        value={chosen}
        onValueChange={(next) => onChoose(String(next))}
        className="flex flex-col gap-2"
      >
        {choices.map((choice) => (
          <Radio.Root
            key={choice.id}
            value={choice.id}
            nativeButton
            render={<button type="button" />}
            className="rounded-lg border border-line px-3 py-2 text-left hover:bg-hover data-checked:border-accent data-checked:bg-accent-soft"
          >
            <span className="block font-medium">{choice.name}</span>
            <span className="block text-quiet text-xs">{choice.description}</span>
          </Radio.Root>
        ))}
      </RadioGroup>
    </div>
  );
}
