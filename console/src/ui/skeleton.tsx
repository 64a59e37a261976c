import { classNames } from './class-names.ts';
import { useUiMessages } from './messages.ts';

/** A grey bar where words will be. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden
      className={classNames('block animate-pulse rounded-sm bg-sunken', className ?? 'h-4 w-full')}
    />
  );
}

/**
 * Rows of a list that is on its way, as tall as the real ones, so that nothing moves when they
 * come.
 */
export function SkeletonRows({ rows, height = 40 }: { rows: number; height?: number }) {
  const messages = useUiMessages();
  return (
    <div role="status" className="rounded-lg border border-line bg-surface">
      <span className="sr-only">{messages.loading}</span>
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <div
          key={row}
          className="flex items-center gap-4 border-line px-3 not-last:border-b"
          style={{ height }}
        >
          <Skeleton className="h-3 w-2/5" />
          <Skeleton className="h-3 w-1/5" />
          <Skeleton className="ml-auto h-3 w-12" />
        </div>
      ))}
    </div>
  );
}
