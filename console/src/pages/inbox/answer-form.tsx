import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Send } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { FailedState } from '../../app/loaded.tsx';
import { useMay } from '../../app/session.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Field, TextArea, TextInput } from '../../ui/field.tsx';
import { Kbd } from '../../ui/kbd.tsx';
import { toast } from '../../ui/toast.ts';
import { useMessages } from './messages.ts';
import { answerConversation, type Thread } from './queries.ts';
import { ANSWER_FIELD } from './use-inbox-keys.ts';

const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');

/** The answer, or why none can be sent. */
export function AnswerForm({ thread, onSent }: { thread: Thread; onSent(): Promise<void> }) {
  const may = useMay('send');
  if (!may) return null;
  const { refusal } = thread.answering;
  return refusal === null ? (
    <Form thread={thread} onSent={onSent} />
  ) : (
    <Refused refusal={refusal} />
  );
}

function Refused({ refusal }: { refusal: NonNullable<Thread['answering']['refusal']> }) {
  const messages = useMessages();
  const isAccount = refusal === 'account_not_connected';
  return (
    <div className="mt-4 flex flex-wrap items-center gap-3 rounded-lg border border-line bg-sunken p-3">
      <p className="min-w-0 grow basis-64">{messages.refusals[refusal]}</p>
      {refusal !== 'no_address' && (
        <Link
          to="/settings/$section"
          params={{ section: isAccount ? 'channels' : 'privacy' }}
          className={buttonClass('secondary')}
        >
          {isAccount ? messages.openChannels : messages.openSuppressions}
        </Link>
      )}
    </div>
  );
}

function Form({ thread, onSent }: { thread: Thread; onSent(): Promise<void> }) {
  const messages = useMessages();
  const { candidateId, answering } = thread;
  const [text, setText] = useState('');
  const [subject, setSubject] = useState(answering.subject ?? '');
  // One key for each answer: sending it again after an error sends it once.
  const [key, setKey] = useState(newKey);
  const send = useMutation({
    mutationFn: () =>
      answerConversation(
        candidateId,
        { text, ...(answering.subject !== null && subject.trim() !== '' && { subject }) },
        key,
      ),
    onSuccess: async () => {
      setText('');
      setKey(newKey());
      await onSent();
      void toast({ title: messages.queued });
    },
  });
  const submit = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    if (text.trim() !== '' && !send.isPending) send.mutate();
  };
  const change = (next: string) => {
    setText(next);
    // Another text is another answer.
    if (send.isError) setKey(newKey());
  };
  return (
    <form onSubmit={submit} className="mt-4 flex max-w-2xl flex-col gap-3 lg:ml-auto">
      {answering.subject !== null && (
        <Field label={messages.subject}>
          <TextInput
            value={subject}
            maxLength={500}
            onChange={(event) => setSubject(event.target.value)}
          />
        </Field>
      )}
      <Field
        label={messages.answer}
        hint={messages.answerTo(answering.to ?? '', answering.accountAddress ?? '')}
      >
        <TextArea
          id={ANSWER_FIELD}
          rows={4}
          value={text}
          maxLength={8_000}
          onChange={(event) => change(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event);
          }}
        />
      </Field>
      {send.error && <FailedState error={send.error} />}
      <div className="flex items-center gap-3">
        <Button
          type="submit"
          look="primary"
          icon={Send}
          loading={send.isPending}
          disabled={text.trim() === ''}
        >
          {messages.send}
        </Button>
        <span className="hidden text-xs sm:inline">
          <Kbd keys={messages.sendKeys} />
        </span>
      </div>
    </form>
  );
}
