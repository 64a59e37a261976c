import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { ApiError } from '../../app/api-error.ts';
import { FrontPage } from '../../app/front-page.tsx';
import { redeemLink } from '../../app/session.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Field, TextInput } from '../../ui/field.tsx';
import { useWords } from './words.ts';

const route = getRouteApi('/welcome');

const PASSWORD_CHARACTERS = 10;

export function Page() {
  const words = useWords();
  const { token } = route.useSearch();
  const [used, setUsed] = useState(false);
  if (token === undefined || used) return <Unusable />;
  return (
    <FrontPage title={words.title} lead={words.lead}>
      <ChooseForm token={token} onUnusable={() => setUsed(true)} />
    </FrontPage>
  );
}

function ChooseForm({ token, onUnusable }: { token: string; onUnusable(): void }) {
  const words = useWords();
  const navigate = useNavigate();
  const [error, setError] = useState<Error | null>(null);
  const [busy, setBusy] = useState(false);
  const issueOf = (path: string) => (error instanceof ApiError ? error.issueOf(path) : undefined);

  async function submit(form: FormData): Promise<void> {
    const text = (name: string) => String(form.get(name)).trim();
    setBusy(true);
    setError(null);
    try {
      await redeemLink({ token, name: text('name'), email: text('email'), password: String(form.get('password')) });
      await navigate({ to: '/', replace: true });
    } catch (thrown) {
      if (thrown instanceof ApiError && [401, 403, 404, 410].includes(thrown.status)) onUnusable();
      else setError(thrown as Error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void submit(new FormData(event.currentTarget));
      }}
    >
      <Field label={words.name} error={issueOf('name')}>
        <TextInput name="name" autoComplete="name" required maxLength={200} />
      </Field>
      <Field label={words.email} hint={words.emailHint} error={issueOf('email')}>
        <TextInput name="email" type="email" autoComplete="username" required />
      </Field>
      <Field label={words.password} hint={words.passwordHint(PASSWORD_CHARACTERS)} error={issueOf('password')}>
        <TextInput name="password" type="password" autoComplete="new-password" required minLength={PASSWORD_CHARACTERS} />
      </Field>
      {error && !(error instanceof ApiError && error.issues.length > 0) && (
        <p role="alert" className="text-red">
          {error.message}
        </p>
      )}
      <Button type="submit" look="primary" loading={busy}>
        {words.go}
      </Button>
    </form>
  );
}

function Unusable() {
  const words = useWords();
  return (
    <FrontPage title={words.unusable} lead={words.unusableWhy}>
      <Link to="/sign-in" className={buttonClass('primary')}>
        {words.signIn}
      </Link>
    </FrontPage>
  );
}
