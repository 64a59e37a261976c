import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Field, TextInput } from '../ui/field.tsx';
import { useAppMessages } from './messages.ts';
import { signInWithCode } from './session.ts';
import { SignInProblem, useSignInStep } from './sign-in-step.tsx';

/** The step after the password: a code of the app, or a recovery code. */
export function CodeForm({ onDone, onBack }: { onDone(): void; onBack(): void }) {
  const messages = useAppMessages();
  const [recovery, setRecovery] = useState(false);
  const { busy, problem, run } = useSignInStep(messages.wrongCode);
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        const code = String(new FormData(event.currentTarget).get('code'));
        void run(async () => {
          await signInWithCode(code.replace(/\s/g, ''), recovery);
          onDone();
        });
      }}
    >
      <Field
        key={String(recovery)}
        label={recovery ? messages.recoveryCode : messages.code}
        hint={recovery ? messages.recoveryCodeHint : messages.codeHint}
      >
        <TextInput
          name="code"
          autoComplete="one-time-code"
          inputMode={recovery ? 'text' : 'numeric'}
          required
          autoFocus
        />
      </Field>
      <SignInProblem text={problem} />
      <Button type="submit" look="primary" loading={busy}>
        {messages.signIn}
      </Button>
      <div className="flex flex-wrap justify-between gap-2">
        <Button look="quiet" onClick={onBack}>
          {messages.backToPassword}
        </Button>
        <Button look="quiet" onClick={() => setRecovery(!recovery)}>
          {recovery ? messages.useCode : messages.useRecoveryCode}
        </Button>
      </div>
    </form>
  );
}
