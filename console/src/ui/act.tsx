import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Kbd } from './kbd.tsx';

/** Everything that a key does, as buttons that a thumb reaches: at the bottom, and large there. */
export function ActBar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div
      role="toolbar"
      aria-label={label}
      className="flex shrink-0 flex-wrap items-center justify-center gap-2 border-line border-t bg-surface px-3 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] lg:gap-3"
    >
      {children}
    </div>
  );
}

interface ActProps {
  icon: LucideIcon;
  iconClass?: string;
  label: string;
  /** Where there is little room. */
  shortLabel?: string;
  keys: string;
  pressed?: boolean;
  disabled?: boolean;
  narrow?: boolean;
  className?: string;
  onClick(): void;
}

export function Act({
  icon: Icon,
  iconClass,
  label,
  shortLabel,
  keys,
  pressed,
  disabled,
  narrow,
  className,
  onClick,
}: ActProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      aria-keyshortcuts={keys}
      disabled={disabled}
      onClick={onClick}
      className={classNames(
        'flex h-13 min-w-0 select-none flex-col items-center justify-center gap-0.5 rounded-md border px-1 font-medium transition-colors hover:bg-hover disabled:opacity-50 lg:h-9 lg:flex-row lg:gap-2 lg:px-3',
        narrow ? 'w-14 shrink-0 lg:w-auto' : 'grow basis-0 lg:grow-0 lg:basis-auto',
        className ?? 'border-control',
      )}
    >
      <Icon aria-hidden size={18} className={classNames('shrink-0', iconClass)} />
      <span className="max-w-full truncate text-xs lg:text-sm">
        <span className={classNames(shortLabel !== undefined && 'max-lg:hidden')}>{label}</span>
        {shortLabel !== undefined && <span className="lg:hidden">{shortLabel}</span>}
      </span>
      <span aria-hidden className="flex max-lg:hidden">
        <Kbd keys={keys} />
      </span>
    </button>
  );
}
