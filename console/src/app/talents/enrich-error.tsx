import { Link } from '@tanstack/react-router';
import { buttonClass } from '../../ui/button.tsx';
import { UpgradeState } from '../../ui/states.tsx';
import { ApiError } from '../api-error.ts';
import { FailedState } from '../loaded.tsx';
import { useMessages } from './messages.ts';

/** Errors that would refuse every other lookup too: no provider, or no credits left. */
export const refusesAll = (error: Error): boolean =>
  error instanceof ApiError &&
  (error.code === 'missing_enrich_providers' || error.status === 402 || error.status === 403);

/** Why the lookup is not possible, and what to do about it. */
export function EnrichError({ error }: { error: Error }) {
  const messages = useMessages();
  if (!(error instanceof ApiError) || error.code !== 'missing_enrich_providers')
    return <FailedState error={error} />;
  return (
    <UpgradeState
      title={messages.noProvider}
      action={
        <Link
          to="/settings/$section"
          params={{ section: 'providers' }}
          className={buttonClass('primary')}
        >
          {messages.connectProvider}
        </Link>
      }
    >
      {messages.noProviderWhy}
    </UpgradeState>
  );
}
