import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApiForm } from '../../../app/api-form.ts';
import { FailedState } from '../../../app/loaded.tsx';
import { useMay } from '../../../app/session.ts';
import { workspaceQuery } from '../../../app/workspace-query.ts';
import { Button } from '../../../ui/button.tsx';
import { CodeBlock } from '../../../ui/code-block.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field, TextInput } from '../../../ui/field.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { ForbiddenState } from '../../../ui/states.tsx';
import { FormDialog } from '../form-dialog.tsx';
import { useMessages as useSettingsMessages } from '../messages.ts';
import { useTypedConfirmation } from '../type-to-confirm.tsx';
import { useMessages } from './messages.ts';
import { erase, findPeople, type KnownPerson } from './queries.ts';

/** Finds the person, asks the user to type the name, erases the person, and shows a receipt. */
export function Erasure() {
  const messages = useMessages();
  const may = useMay('spend');
  const { data: workspace } = useQuery(workspaceQuery);
  const isGranted = workspace?.capabilities.includes('erase_talents') ?? true;
  return (
    <Panel title={messages.erase} lead={messages.eraseWhy}>
      {may ? (
        isGranted ? (
          <Find />
        ) : (
          <p className="text-quiet">{messages.eraseNot}</p>
        )
      ) : (
        <ForbiddenState />
      )}
    </Panel>
  );
}

function Find() {
  const messages = useMessages();
  const [chosen, setChosen] = useState<KnownPerson | null>(null);
  const finding = useMutation({ mutationFn: findPeople });
  const form = useApiForm({
    defaultValues: { person: '' },
    send: ({ person }) => finding.mutateAsync(person),
    onDone: () => {},
  });
  const close = () => {
    setChosen(null);
    // Don't offer the erased person again.
    finding.reset();
    form.reset();
  };
  return (
    <>
      <form className="flex max-w-xl items-start gap-2" onSubmit={form.onSubmit}>
        <Field
          label={messages.person}
          hint={messages.personHint}
          error={form.errorOf('person')}
          className="grow"
        >
          <TextInput required maxLength={500} autoComplete="off" {...form.input('person')} />
        </Field>
        <Button type="submit" className="mt-6" loading={form.isSending}>
          {messages.find}
        </Button>
      </form>
      {form.failure && <FailedState error={form.failure} />}
      <div role="status">
        {finding.data?.length === 0 && <p className="mt-3">{messages.noneFound}</p>}
      </div>
      {finding.data && finding.data.length > 0 && (
        <ul aria-label={messages.found} className="mt-3 rounded-md border border-line">
          {finding.data.map((person) => (
            <li
              key={person.talentId}
              className="flex items-center gap-3 border-line px-3 py-2 not-last:border-b"
            >
              <div className="min-w-0 grow">
                <p className="break-words font-medium">{person.name}</p>
                <p className="flex flex-wrap gap-x-3 break-all text-quiet">
                  {[person.jobTitle, person.location, person.proNetworkUrl ?? person.talentId]
                    .filter(Boolean)
                    .map((part) => (
                      <span key={part}>{part}</span>
                    ))}
                </p>
              </div>
              <Button
                size="small"
                aria-label={messages.eraseOf(person.name)}
                onClick={() => setChosen(person)}
              >
                {messages.eraseOne}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {chosen && <EraseDialog person={chosen} onClose={close} />}
    </>
  );
}

type Receipt = Awaited<ReturnType<typeof erase>>;

function EraseDialog({
  person: { talentId, name },
  onClose,
}: {
  person: KnownPerson;
  onClose(): void;
}) {
  const messages = useMessages();
  const [receipt, setReceipt] = useState<Receipt | null>(null);
  const confirmation = useTypedConfirmation(name);
  const form = useApiForm({ defaultValues: {}, send: () => erase(talentId), onDone: setReceipt });
  if (receipt) return <ReceiptDialog receipt={receipt} onClose={onClose} />;
  return (
    <FormDialog
      danger
      form={form}
      title={messages.eraseTitle(name)}
      description={messages.eraseFinal}
      submit={messages.eraseOne}
      disabled={!confirmation.isConfirmed}
      onClose={onClose}
    >
      {confirmation.input}
    </FormDialog>
  );
}

function ReceiptDialog({
  receipt: { talentId, erasedAt, removed, summary },
  onClose,
}: {
  receipt: Receipt;
  onClose(): void;
}) {
  const messages = useMessages();
  const settings = useSettingsMessages();
  return (
    <Dialog
      open
      holds
      onClose={onClose}
      title={messages.receiptOf(talentId)}
      description={messages.receiptHow}
      footer={
        <Button look="primary" onClick={onClose}>
          {settings.done}
        </Button>
      }
    >
      <ul className="mb-3 list-disc pl-5">
        {summary.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <CodeBlock
        code={JSON.stringify({ talentId, erasedAt, removed }, null, 2)}
        label={messages.receipt}
      />
    </Dialog>
  );
}
