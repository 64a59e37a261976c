import { type ErrorComponentProps, Link } from '@tanstack/react-router';
import { SearchX } from 'lucide-react';
import { buttonClass } from '../ui/button.tsx';
import { EmptyState } from '../ui/states.tsx';
import { FailedState } from './loaded.tsx';
import { useAppWords } from './words.ts';

/** A page that could not be shown: its code did not arrive, or it broke. */
export function PageFailed({ error, reset }: ErrorComponentProps) {
  return (
    <main className="p-6">
      <FailedState error={error instanceof Error ? error : new Error(String(error))} onRetry={reset} />
    </main>
  );
}

export function NotFound() {
  const words = useAppWords();
  return (
    <main className="p-6">
      <EmptyState
        icon={SearchX}
        title={words.notFound}
        action={
          <Link to="/" className={buttonClass('secondary')}>
            {words.home}
          </Link>
        }
      >
        {words.notFoundWhy}
      </EmptyState>
    </main>
  );
}
