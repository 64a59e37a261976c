import { type ErrorComponentProps, Link } from '@tanstack/react-router';
import { SearchX } from 'lucide-react';
import { buttonClass } from '../ui/button.tsx';
import { EmptyState } from '../ui/states.tsx';
import { FailedState, ToList } from './loaded.tsx';
import { useAppMessages } from './messages.ts';
import { placeOfPath } from './navigation.ts';

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

const WAYS_OUT = ['/search', '/castings', '/sourcings'] as const;

export function NotFound() {
  const messages = useAppMessages();
  return (
    <main className="p-6">
      <EmptyState
        icon={SearchX}
        title={messages.notFound}
        action={
          <div className="flex flex-wrap justify-center gap-2">
            <ToList />
            {WAYS_OUT.map((to) => (
              <Link key={to} to={to} className={buttonClass('quiet')}>
                {messages.places[placeOfPath(to).name]}
              </Link>
            ))}
          </div>
        }
      >
        {messages.notFoundWhy}
      </EmptyState>
    </main>
  );
}
