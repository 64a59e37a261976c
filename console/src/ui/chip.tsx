import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { TONES, type Tone } from './badge.tsx';
import { classNames } from './class-names.ts';
import { useUiMessages } from './messages.ts';

interface ChipProps {
  children: ReactNode;
  /** In words, for the names of its buttons. */
  name: string;
  tone?: Tone;
  /** Struck through: what is looked for is its absence. */
  excluded?: boolean;
  onEdit?(): void;
  onRemove?(): void;
}

/** Something chosen that can be changed or taken away: a filter, a criterion. */
export function Chip({
  children,
  name,
  tone = 'neutral',
  excluded = false,
  onEdit,
  onRemove,
}: ChipProps) {
  const messages = useUiMessages();
  const text = (
    <span className={classNames('truncate', excluded && 'line-through')}>{children}</span>
  );
  return (
    <span
      className={classNames(
        'inline-flex h-7 max-w-full items-center rounded-md border border-line',
        TONES[tone],
      )}
    >
      {onEdit ? (
        <button
          type="button"
          onClick={onEdit}
          className="flex h-full min-w-0 items-center rounded-md px-2 hover:underline"
        >
          {text}
          <span className="sr-only">, {messages.edit(name)}</span>
        </button>
      ) : (
        <span className="flex min-w-0 items-center px-2">{text}</span>
      )}
      {onRemove && (
        <button
          type="button"
          onClick={onRemove}
          aria-label={messages.remove(name)}
          className="-ml-1 flex size-6 shrink-0 items-center justify-center rounded-md hover:bg-hover"
        >
          <X aria-hidden size={13} />
        </button>
      )}
    </span>
  );
}
