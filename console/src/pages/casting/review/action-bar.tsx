import {
  ChevronLeft,
  ChevronRight,
  FolderCheck,
  FolderPlus,
  Mail,
  StickyNote,
  Undo2,
} from 'lucide-react';
import { Act, ActBar } from '../../../ui/act.tsx';
import { VERDICT_ICONS } from '../../../ui/badge.tsx';
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
    <ActBar label={messages.actions}>
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
    </ActBar>
  );
}
