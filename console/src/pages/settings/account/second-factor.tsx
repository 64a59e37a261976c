import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../../app/api-error.ts';
import { useApiForm } from '../../../app/api-form.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { CodeBlock } from '../../../ui/code-block.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field, TextInput } from '../../../ui/field.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { toast } from '../../../ui/toast.ts';
import { FormDialog } from '../form-dialog.tsx';
import {
  confirmSecondFactor,
  type NewSecondFactor,
  startSecondFactor,
  stopSecondFactor,
} from './factor-queries.ts';
import { useMessages } from './messages.ts';

const QrCode = lazyPart(() => import('./qr-code.tsx'));

type Step = 'closed' | 'password' | 'stop' | NewSecondFactor;

/** Switches the second factor on and off. */
export function SecondFactor({ isOn, hasPassword }: { isOn: boolean; hasPassword: boolean }) {
  const messages = useMessages();
  const client = useQueryClient();
  const [step, setStep] = useState<Step>('closed');
  const [saved, setSaved] = useState<string[] | null>(null);
  const close = () => setStep('closed');
  const reload = () => client.invalidateQueries({ queryKey: ['own-factors'] });
  return (
    <Panel
      title={
        <span className="flex items-center gap-2">
          {messages.factor}
          <Badge tone={isOn ? 'green' : 'neutral'}>{isOn ? messages.on : messages.off}</Badge>
        </span>
      }
      lead={messages.factorWhy}
      actions={
        isOn ? (
          <Button onClick={() => setStep('stop')}>{messages.factorStop}</Button>
        ) : (
          <Button disabled={!hasPassword} onClick={() => setStep('password')}>
            {messages.factorStart}
          </Button>
        )
      }
    >
      {!hasPassword && <p className="text-quiet">{messages.factorNeedsPassword}</p>}
      {step === 'password' && (
        <PasswordDialog
          title={messages.factorStart}
          submit={messages.goOn}
          send={startSecondFactor}
          onDone={setStep}
          onClose={close}
        />
      )}
      {step === 'stop' && (
        <PasswordDialog
          title={messages.factorStop}
          submit={messages.factorStop}
          danger
          send={stopSecondFactor}
          onDone={() => {
            close();
            void toast({ title: messages.factorIsOff });
            void reload();
          }}
          onClose={close}
        />
      )}
      {typeof step === 'object' && (
        <SetUp
          made={step}
          onClose={close}
          onDone={() => {
            setSaved(step.recoveryCodes);
            close();
            void reload();
          }}
        />
      )}
      {saved && <RecoveryCodes codes={saved} onClose={() => setSaved(null)} />}
    </Panel>
  );
}

function PasswordDialog<R>({
  title,
  submit,
  danger,
  send,
  onDone,
  onClose,
}: {
  title: string;
  submit: string;
  danger?: boolean;
  send(password: string): Promise<R>;
  onDone(answer: R): void;
  onClose(): void;
}) {
  const messages = useMessages();
  const form = useApiForm<{ password: string }, R>({
    defaultValues: { password: '' },
    send: ({ password }) => send(password),
    onDone,
  });
  const isWrong =
    form.failure instanceof ApiError && form.failure.details.code === 'wrong_credentials';
  return (
    <FormDialog
      form={{ ...form, failure: isWrong ? null : form.failure }}
      title={title}
      submit={submit}
      danger={danger}
      onClose={onClose}
    >
      <Field
        label={messages.current}
        error={isWrong ? messages.wrongPassword : form.errorOf('password')}
      >
        <TextInput
          type="password"
          required
          autoComplete="current-password"
          {...form.input('password')}
        />
      </Field>
    </FormDialog>
  );
}

function SetUp({
  made,
  onDone,
  onClose,
}: {
  made: NewSecondFactor;
  onDone(): void;
  onClose(): void;
}) {
  const messages = useMessages();
  const form = useApiForm<{ code: string }, unknown>({
    defaultValues: { code: '' },
    send: ({ code }) => confirmSecondFactor(code),
    onDone,
  });
  const isWrong = form.failure instanceof ApiError && form.failure.details.code === 'wrong_code';
  return (
    <FormDialog
      form={{ ...form, failure: isWrong ? null : form.failure }}
      title={messages.factorStart}
      description={messages.scan}
      submit={messages.factorConfirm}
      onClose={onClose}
    >
      <QrCode text={made.uri} label={messages.qrCode} />
      <div>
        <p className="mb-1 text-quiet">{messages.cannotScan}</p>
        <CodeBlock code={made.secret} label={messages.appSecret} />
      </div>
      <Field
        label={messages.code}
        hint={messages.codeHint}
        error={isWrong ? messages.wrongCode : form.errorOf('code')}
      >
        <TextInput
          required
          inputMode="numeric"
          autoComplete="one-time-code"
          {...form.input('code')}
        />
      </Field>
    </FormDialog>
  );
}

function RecoveryCodes({ codes, onClose }: { codes: string[]; onClose(): void }) {
  const messages = useMessages();
  return (
    <Dialog
      open
      holds
      onClose={onClose}
      title={messages.factorIsOn}
      description={messages.recoveryWhy}
      footer={
        <Button look="primary" onClick={onClose}>
          {messages.savedThem}
        </Button>
      }
    >
      <CodeBlock code={codes.join('\n')} label={messages.recoveryCodes} />
    </Dialog>
  );
}
