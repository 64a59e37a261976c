import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { ApiError } from '../../app/api-error.ts';
import { FrontPage } from '../../app/front-page.tsx';
import { FailedState } from '../../app/loaded.tsx';
import { PASSWORD_CHARACTERS } from '../../app/session.gen.ts';
import { inspectLink, type LinkInspection, redeemLink } from '../../app/session.ts';
import { SignInForm } from '../../app/sign-in-form.tsx';
import { useLanguage } from '../../language/language.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Field, TextInput } from '../../ui/field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useMessages } from './messages.ts';

const route = getRouteApi('/welcome');

export function Page() {
  const messages = useMessages();
  const { token } = route.useSearch();
  const [failed, setFailed] = useState<Error | null>(null);
  const look = useQuery({
    queryKey: ['link', token],
    queryFn: () => inspectLink(token ?? ''),
    retry: false,
    staleTime: Infinity,
  });
  const error = failed ?? look.error;
  if (token === undefined || isUnusable(error)) return <Unusable />;
  return (
    <FrontPage
      title={messages.title}
      lead={look.data?.signInFirst ? messages.leadInvited : messages.lead}
    >
      {error ? <FailedState error={error} onRetry={() => void look.refetch()} /> : null}
      {look.isPending && <Skeleton className="h-44 w-full" />}
      {look.data && <Use token={token} look={look.data} onFailed={setFailed} />}
    </FrontPage>
  );
}

const isUnusable = (error: Error | null): boolean =>
  error instanceof ApiError && error.status === 401;

/** A user with a password signs in and then joins; any other user chooses a password. */
function Use({
  token,
  look,
  onFailed,
}: {
  token: string;
  look: LinkInspection;
  onFailed(error: Error): void;
}) {
  const navigate = useNavigate();
  async function join(): Promise<void> {
    try {
      await redeemLink({ token });
      await navigate({ to: '/', replace: true });
    } catch (error) {
      onFailed(error as Error);
    }
  }
  return look.signInFirst ? (
    <SignInForm email={look.email ?? ''} onDone={() => void join()} />
  ) : (
    <ChooseForm token={token} look={look} onFailed={onFailed} />
  );
}

function ChooseForm({
  token,
  look,
  onFailed,
}: {
  token: string;
  look: LinkInspection;
  onFailed(error: Error): void;
}) {
  const messages = useMessages();
  const navigate = useNavigate();
  const language = useLanguage();
  const [refused, setRefused] = useState<ApiError | null>(null);
  const [busy, setBusy] = useState(false);

  async function submit(form: FormData): Promise<void> {
    const text = (name: string) => String(form.get(name)).trim();
    setBusy(true);
    setRefused(null);
    try {
      await redeemLink({
        token,
        name: text('name'),
        email: text('email'),
        password: String(form.get('password')),
        language,
      });
      await navigate({ to: '/', replace: true });
    } catch (error) {
      if (error instanceof ApiError && error.issues.length > 0) setRefused(error);
      else onFailed(error as Error);
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
      <AccountFields look={look} refused={refused} />
      <Button type="submit" look="primary" loading={busy}>
        {messages.go}
      </Button>
    </form>
  );
}

function AccountFields({ look, refused }: { look: LinkInspection; refused: ApiError | null }) {
  const messages = useMessages();
  return (
    <>
      <Field label={messages.name} error={refused?.issueOf('name')}>
        <TextInput
          name="name"
          autoComplete="name"
          required
          maxLength={200}
          defaultValue={look.name}
        />
      </Field>
      <Field label={messages.email} hint={messages.emailHint} error={refused?.issueOf('email')}>
        <TextInput
          name="email"
          type="email"
          autoComplete="username"
          required
          defaultValue={look.email ?? ''}
        />
      </Field>
      <Field
        label={messages.password}
        hint={messages.passwordHint(PASSWORD_CHARACTERS.min)}
        error={refused?.issueOf('password')}
      >
        <TextInput
          name="password"
          type="password"
          autoComplete="new-password"
          required
          minLength={PASSWORD_CHARACTERS.min}
        />
      </Field>
    </>
  );
}

function Unusable() {
  const messages = useMessages();
  return (
    <FrontPage title={messages.unusable} lead={messages.unusableWhy}>
      <Link to="/sign-in" className={buttonClass('primary')}>
        {messages.signIn}
      </Link>
    </FrontPage>
  );
}
