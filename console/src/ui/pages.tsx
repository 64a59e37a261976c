import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useFormat } from '../language/format.ts';
import { IconButton } from './button.tsx';
import { useUiMessages } from './messages.ts';

/**
 * Which part of a list is shown, and the way to the next. Not there when all of it is. `page`
 * counts from 0.
 */
export function Pages({
  page,
  pageSize,
  total,
  onTurn,
}: {
  page: number;
  pageSize: number;
  total: number;
  onTurn(page: number): void;
}) {
  const messages = useUiMessages();
  const format = useFormat();
  if (page === 0 && total <= pageSize) return null;
  const first = page * pageSize + 1;
  const last = Math.min(total, first + pageSize - 1);
  return (
    <nav
      aria-label={messages.pages}
      className="mt-3 flex items-center justify-end gap-1 text-quiet"
    >
      <span role="status" className="mr-2">
        {messages.range(format.number(first), format.number(last), format.number(total))}
      </span>
      <IconButton
        icon={ChevronLeft}
        label={messages.previous}
        disabled={page === 0}
        onClick={() => onTurn(page - 1)}
      />
      <IconButton
        icon={ChevronRight}
        label={messages.next}
        disabled={last >= total}
        onClick={() => onTurn(page + 1)}
      />
    </nav>
  );
}
