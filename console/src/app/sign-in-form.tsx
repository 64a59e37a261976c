import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Field, TextInput } from '../ui/field.tsx';
import { useAppMessages } from './messages.ts';
import { hasPasskeys } from './passkey.ts';
import { signIn, signInWithPasskey } from './session.ts';
import { CodeForm } from './sign-in-code.tsx';
import { SignInProblem, useSignInStep } from './sign-in-step.tsx';

interface SignInFormProps {
  /** Present when a user was signed in a moment ago. */
  email?: string;
  /** Of the account that is meant, where the address has several. */
  workspaceId?: string;
  onDone(): void;
}

/** A passkey, or email and password and the code of a second factor where there is one. */
export function SignInForm({ email = '', workspaceId, onDone }: SignInFormProps) {
  const messages = useAppMessages();
  const [asksCode, setAsksCode] = useState(false);
  const { busy, problem, run } = useSignInStep(messages.signInFailed);
  const passkey = useSignInStep(messages.passkeyRefused);
  if (asksCode) return <CodeForm onDone={onDone} onBack={() => setAsksCode(false)} />;

  const submit = (form: FormData) =>
    run(async () => {
      const { secondFactor } = await signIn({
        email: String(form.get('email')),
        password: String(form.get('password')),
        workspaceId,
      });
      if (secondFactor) setAsksCode(true);
      else onDone();
    });

  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void submit(new FormData(event.currentTarget));
      }}
    >
      <Field label={messages.email}>
        <TextInput
          name="email"
          type="email"
          autoComplete="username webauthn"
          required
          defaultValue={email}
        />
      </Field>
      <Field label={messages.password}>
        <TextInput name="password" type="password" autoComplete="current-password" required />
      </Field>
      <SignInProblem text={problem ?? passkey.problem} />
      <Button type="submit" look="primary" loading={busy}>
        {messages.signIn}
      </Button>
      {hasPasskeys() && (
        <Button
          loading={passkey.busy}
          onClick={() =>
            void passkey.run(async () => {
              await signInWithPasskey();
              onDone();
            })
          }
        >
          {messages.signInWithPasskey}
        </Button>
      )}
    </form>
  );
}
