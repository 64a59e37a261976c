import { getRouteApi, useRouter } from '@tanstack/react-router';
import { FrontPage } from '../../app/front-page.tsx';
import { SignInForm } from '../../app/sign-in-form.tsx';
import { useMessages } from './messages.ts';
import { SsoButton } from './sso-button.tsx';

const route = getRouteApi('/sign-in');

export function Page() {
  const messages = useMessages();
  const router = useRouter();
  const { to, workspace, problem } = route.useSearch();
  return (
    <FrontPage title={messages.title} lead={messages.lead}>
      {problem !== undefined && (
        <p role="alert" className="mb-4 text-red">
          {messages.problems[problem] ?? messages.problems.failed}
        </p>
      )}
      <SsoButton workspaceId={workspace} to={to} />
      <SignInForm
        workspaceId={workspace}
        onDone={() =>
          router.history.push(
            to === undefined ? '/console/' : `/console${to.replace(/^\/console(?=\/|$)/, '')}`,
          )
        }
      />
      <p className="mt-4 text-quiet text-xs">{messages.lost}</p>
    </FrontPage>
  );
}
