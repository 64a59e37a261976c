import { type ErrorComponentProps, Link } from '@tanstack/react-router';
import { SearchX } from 'lucide-react';
import { buttonClass } from '../ui/button.tsx';
import { EmptyState } from '../ui/states.tsx';
import { FailedState } from './loaded.tsx';
import { useAppMessages } from './messages.ts';

/** A page that could not be shown: its code did not load, or it crashed. */
export function PageFailed({ error, reset }: ErrorComponentProps) {
  return (
    <main className="p-6">
      <FailedState
        error={error instanceof Error ? error : new Error(String(error))}
        onRetry={reset}
      />
    </main>
  );
}

export function NotFound() {
  const messages = useAppMessages();
  return (
    <main className="p-6">
      <EmptyState
        icon={SearchX}
        title={messages.notFound}
        action={
          <Link to="/" className={buttonClass('secondary')}>
            {messages.home}
          </Link>
        }
      >
        {messages.notFoundWhy}
      </EmptyState>
    </main>
  );
}
