import { ChevronLeft, ChevronRight, FolderCheck, FolderPlus, Mail, Undo2 } from 'lucide-react';
import { Act, ActBar } from '../../../ui/act.tsx';
import { useMessages } from '../messages.ts';

export type Action = 'next' | 'back' | 'shortlist' | 'contact' | 'undo' | 'help' | 'close';

/** In the order of the help. */
export const KEYS = [
  { action: 'next', keys: 'J' },
  { action: 'back', keys: 'K' },
  { action: 'shortlist', keys: 'S' },
  { action: 'contact', keys: 'C' },
  { action: 'undo', keys: 'U' },
  { action: 'help', keys: '?' },
  { action: 'close', keys: 'Esc' },
] as const satisfies { action: Action; keys: string }[];

interface ActionsProps {
  isShortlisted: boolean;
  canUndo: boolean;
  /** Otherwise people can only be looked at. */
  maySpend: boolean;
  onAction(action: Action): void;
}

export function Actions({ isShortlisted, canUndo, maySpend, onAction }: ActionsProps) {
  const messages = useMessages();
  return (
    <ActBar label={messages.reviewActions}>
      <div className="flex w-full items-stretch gap-2 lg:w-auto">
        <Act
          icon={ChevronLeft}
          label={messages.back}
          keys="K"
          narrow
          onClick={() => onAction('back')}
        />
        {maySpend && (
          <>
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
            <Act
              icon={Undo2}
              label={messages.undo}
              keys="U"
              disabled={!canUndo}
              onClick={() => onAction('undo')}
            />
          </>
        )}
        <Act
          icon={ChevronRight}
          label={messages.nextPerson}
          keys="J"
          narrow
          onClick={() => onAction('next')}
        />
      </div>
    </ActBar>
  );
}
