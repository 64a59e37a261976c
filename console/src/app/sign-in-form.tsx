import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Field, TextInput } from '../ui/field.tsx';
import { ApiError } from './api-error.ts';
import { useAppMessages } from './messages.ts';
import { signIn } from './session.ts';

interface SignInFormProps {
  /** Present when a user was signed in a moment ago. */
  email?: string;
  /** Of the account that is meant, where the address has several. */
  workspaceId?: string;
  onDone(): void;
}

/** Email and password. */
export function SignInForm({ email = '', workspaceId, onDone }: SignInFormProps) {
  const messages = useAppMessages();
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function submit(form: FormData): Promise<void> {
    setBusy(true);
    setError(null);
    try {
      await signIn({
        email: String(form.get('email')),
        password: String(form.get('password')),
        workspaceId,
      });
      onDone();
    } catch (thrown) {
      setError(reason(thrown));
    } finally {
      setBusy(false);
    }
  }

  function reason(thrown: unknown): string {
    if (!(thrown instanceof ApiError) || thrown.code === 'unreachable') return messages.unreachable;
    if (thrown.status === 429) return messages.tooManyAttempts;
    return thrown.status < 500 ? messages.signInFailed : thrown.message;
  }

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
          autoComplete="username"
          required
          defaultValue={email}
        />
      </Field>
      <Field label={messages.password}>
        <TextInput name="password" type="password" autoComplete="current-password" required />
      </Field>
      {error && (
        <p role="alert" className="text-red">
          {error}
        </p>
      )}
      <Button type="submit" look="primary" loading={busy}>
        {messages.signIn}
      </Button>
    </form>
  );
}
