import type { UseQueryResult } from '@tanstack/react-query';
import { Link, useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { buttonClass } from '../ui/button.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { ErrorState, ForbiddenState, UpgradeState } from '../ui/states.tsx';
import { ApiError } from './api-error.ts';
import { useAppMessages } from './messages.ts';
import { placeOfPath } from './navigation.ts';

interface LoadedProps<D> {
  query: Pick<UseQueryResult<D>, 'data' | 'error' | 'refetch'>;
  /** Shown until the first data arrives, with the height of the content. */
  skeleton?: ReactNode;
  children(data: D): ReactNode;
}

/** Shows a query's data, or why there is none. Loaded data stays while a refetch fails. */
export function Loaded<D>({
  query,
  skeleton = <SkeletonRows rows={8} />,
  children,
}: LoadedProps<D>) {
  if (query.data !== undefined) return children(query.data);
  if (query.error) return <FailedState error={query.error} onRetry={() => void query.refetch()} />;
  return skeleton;
}

/** From what is not there (any more) to the list it would be in. */
export function ToList() {
  const messages = useAppMessages();
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const { to, name } = placeOfPath(path);
  return (
    <Link to={to} className={buttonClass('secondary')}>
      {messages.goTo(messages.places[name])}
    </Link>
  );
}

/** The state for an error: 402 and 403 explain what to do, other errors offer a retry. */
export function FailedState({ error, onRetry }: { error: Error; onRetry?(): void }) {
  const messages = useAppMessages();
  if (!(error instanceof ApiError))
    return (
      <ErrorState
        failure={{ code: 'console_error', message: error.message, trackingCode: null }}
        onRetry={onRetry}
      />
    );
  if (error.status === 402)
    return (
      <UpgradeState
        title={messages.needs402[error.code as keyof typeof messages.needs402]}
        action={
          <Link
            to="/settings/$section"
            params={{ section: 'plan' }}
            className={buttonClass('secondary')}
          >
            {messages.seePlan}
          </Link>
        }
      >
        {error.code === 'insufficient_credits'
          ? messages.howToGetCredits
          : messages.shortOf(error.available, error.required)}
      </UpgradeState>
    );
  if (error.details.code === 'role_not_allowed') return <ForbiddenState />;
  const message = error.code === 'unreachable' ? messages.unreachable : error.message;
  return (
    <ErrorState
      failure={{ code: error.code, message, trackingCode: error.trackingCode }}
      onRetry={onRetry}
      wayOut={error.status === 404 && <ToList />}
    />
  );
}
