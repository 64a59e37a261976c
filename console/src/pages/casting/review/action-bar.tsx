import {
  ChevronLeft,
  ChevronRight,
  FolderCheck,
  FolderPlus,
  type LucideIcon,
  Mail,
  StickyNote,
  Undo2,
} from 'lucide-react';
import { VERDICT_ICONS } from '../../../ui/badge.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Kbd } from '../../../ui/kbd.tsx';
import { useUiMessages } from '../../../ui/messages.ts';
import { VERDICTS, type Verdict } from '../verdicts.ts';
import { useMessages } from './messages.ts';
import type { Action } from './use-review.ts';

interface ActionBarProps {
  verdict: Verdict | null;
  isShortlisted: boolean;
  canUndo: boolean;
  mayChange: boolean;
  onAction(action: Action): void;
}

const CHOSEN: Record<Verdict, string> = {
  green: 'border-green bg-green-soft text-green',
  amber: 'border-amber bg-amber-soft text-amber',
  red: 'border-red bg-red-soft text-red',
};
const ICON_COLOURS: Record<Verdict, string> = {
  green: 'text-green',
  amber: 'text-amber',
  red: 'text-red',
};

/** Everything that a key does, as buttons that a thumb reaches: at the bottom, and large there. */
export function ActionBar({
  verdict,
  isShortlisted,
  canUndo,
  mayChange,
  onAction,
}: ActionBarProps) {
  const messages = useMessages();
  const uiMessages = useUiMessages();
  return (
    <div
      role="toolbar"
      aria-label={messages.actions}
      className="flex shrink-0 flex-wrap items-center justify-center gap-2 border-line border-t bg-surface px-3 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] lg:gap-3"
    >
      <div className="flex w-full items-stretch gap-2 lg:w-auto">
        <Act
          icon={ChevronLeft}
          label={messages.back}
          keys="K"
          narrow
          onClick={() => onAction('back')}
        />
        {mayChange &&
          VERDICTS.map((one) => (
            <Act
              key={one}
              icon={VERDICT_ICONS[one]}
              iconClass={ICON_COLOURS[one]}
              label={uiMessages.verdicts[one]}
              keys={one.at(0)!.toUpperCase()}
              pressed={verdict === one}
              className={verdict === one ? CHOSEN[one] : undefined}
              onClick={() => onAction(one)}
            />
          ))}
        <Act
          icon={ChevronRight}
          label={messages.next}
          keys="J"
          narrow
          onClick={() => onAction('next')}
        />
      </div>
      {mayChange && (
        <div className="flex w-full items-stretch gap-2 lg:w-auto">
          <Act
            icon={isShortlisted ? FolderCheck : FolderPlus}
            label={isShortlisted ? messages.shortlisted : messages.shortlist}
            shortLabel={isShortlisted ? messages.shortlistedShort : messages.shortlistShort}
            keys="S"
            pressed={isShortlisted}
            className={isShortlisted ? 'border-accent bg-accent-soft text-accent-ink' : undefined}
            onClick={() => onAction('shortlist')}
          />
          <Act
            icon={Mail}
            label={messages.contact}
            shortLabel={messages.contactShort}
            keys="C"
            onClick={() => onAction('contact')}
          />
          <Act icon={StickyNote} label={messages.note} keys="N" onClick={() => onAction('note')} />
          <Act
            icon={Undo2}
            label={messages.undo}
            keys="U"
            disabled={!canUndo}
            onClick={() => onAction('undo')}
          />
        </div>
      )}
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

function Act({
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
