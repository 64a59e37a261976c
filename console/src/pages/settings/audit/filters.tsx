import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Field, TextInput } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { membersQuery } from '../members-query.ts';
import { useMessages } from './messages.ts';

const route = getRouteApi('/frame/settings/$section');
const ANYBODY = '';

/** The filters of the log. The URL holds them, named as in the API. */
export function Filters() {
  const messages = useMessages();
  const { action, actor, from, to } = route.useSearch();
  const navigate = useNavigate({ from: '/settings/$section' });
  const { data } = useQuery(membersQuery);
  const [who, setWho] = useState(actor ?? ANYBODY);
  const members = (data?.members ?? []).map(({ userId, name, email }) => ({
    value: userId,
    label: name || (email ?? userId),
  }));
  const choices = [
    { value: ANYBODY, label: messages.anybody },
    { value: 'operator', label: messages.operator },
    { value: 'service', label: messages.service },
    ...members,
  ];
  // A key, or a former member: shown by id.
  if (!choices.some(({ value }) => value === who)) choices.push({ value: who, label: who });

  function show(form: FormData): void {
    const text = (name: string) => String(form.get(name) ?? '').trim() || undefined;
    void navigate({
      search: {
        action: text('action'),
        actor: who || undefined,
        from: text('from'),
        to: text('to'),
      },
    });
  }

  return (
    <form
      className="mb-4 grid grid-cols-1 items-end gap-3 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_auto_auto_auto]"
      onSubmit={(event) => {
        event.preventDefault();
        show(new FormData(event.currentTarget));
      }}
    >
      <Field label={messages.action}>
        <TextInput
          name="action"
          defaultValue={action ?? ''}
          placeholder={messages.actionPlaceholder}
          spellCheck={false}
        />
      </Field>
      <Field label={messages.actor}>
        <Select value={who} choices={choices} onChange={setWho} />
      </Field>
      <Field label={messages.from}>
        <TextInput name="from" type="date" defaultValue={from ?? ''} />
      </Field>
      <Field label={messages.to}>
        <TextInput name="to" type="date" defaultValue={to ?? ''} />
      </Field>
      <div className="flex gap-2">
        <Button type="submit">{messages.apply}</Button>
        {(action ?? actor ?? from ?? to) && (
          <Button look="quiet" onClick={() => void navigate({ search: {} })}>
            {messages.clear}
          </Button>
        )}
      </div>
    </form>
  );
}
