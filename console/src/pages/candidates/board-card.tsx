import { useDraggable } from '@dnd-kit/core';
import { Contact, Square, SquareCheck, UserRound } from 'lucide-react';
import { useOwnerName } from '../../app/team/owner-name.ts';
import { useFormat } from '../../language/format.ts';
import { IconButton } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { useUiMessages } from '../../ui/messages.ts';
import { Stars, Verdict } from './candidate-table.tsx';
import { useMessages } from './messages.ts';
import { useNameOf } from './person.ts';
import type { CandidateRow } from './queries.ts';

export interface CardProps {
  row: CandidateRow;
  /** Id of the element that explains how to move cards by keyboard. */
  hint: string;
  mayMove: boolean;
  /** Id of the candidate whose card is held. */
  heldId: string | null;
  onOpen(candidateId: string): void;
  onPickUp(row: CandidateRow): void;
  /** Handles a key while the card is held. Returns whether it used the key. */
  onHeldKey(key: string): boolean;
  /** Absent for users who may not change candidates. */
  onSelect?(row: CandidateRow): void;
  selected: ReadonlyMap<string, CandidateRow>;
}

/** A card, and in its corner what selects the candidate: a button has no button inside. */
export function Card({ onSelect, selected, ...card }: CardProps) {
  const uiMessages = useUiMessages();
  const nameOf = useNameOf();
  const { candidate, talent } = card.row;
  const isSelected = selected.has(candidate.id);
  return (
    <div className="relative">
      <DraggableCard {...card} />
      {onSelect && (
        <IconButton
          icon={isSelected ? SquareCheck : Square}
          size="small"
          label={uiMessages.select(nameOf(talent))}
          aria-pressed={isSelected}
          onClick={() => onSelect(card.row)}
          className={classNames(
            'absolute top-1 right-1 size-7',
            isSelected ? 'text-accent-ink' : 'text-quiet',
          )}
        />
      )}
    </div>
  );
}

function DraggableCard({
  row,
  hint,
  mayMove,
  heldId,
  onOpen,
  onPickUp,
  onHeldKey,
}: Omit<CardProps, 'onSelect' | 'selected'>) {
  const { id } = row.candidate;
  const { setNodeRef, listeners, isDragging } = useDraggable({
    id,
    data: { row },
    disabled: !mayMove,
  });
  const isHeld = heldId === id;
  return (
    <button
      ref={setNodeRef}
      type="button"
      data-candidate={id}
      aria-describedby={mayMove ? hint : undefined}
      {...listeners}
      onClick={() => !isHeld && onOpen(id)}
      onKeyDown={(event) => {
        const wasHeld = isHeld && onHeldKey(event.key);
        if (!wasHeld && event.key === ' ' && mayMove) onPickUp(row);
        else if (!wasHeld) return;
        if (event.key !== 'Tab') event.preventDefault();
        event.stopPropagation();
      }}
      // Releasing Space would click the button. Here Space picks the card up instead.
      onKeyUp={(event) => event.key === ' ' && mayMove && event.preventDefault()}
      onBlur={() => isHeld && onHeldKey('Escape')}
      className={classNames(
        'block w-full touch-manipulation rounded-md text-left',
        isDragging && 'opacity-40',
        isHeld && 'outline-2 outline-accent',
      )}
    >
      <CardFace row={row} />
    </button>
  );
}

export function CardFace({
  row: { candidate, talent },
  lifted = false,
}: {
  row: CandidateRow;
  lifted?: boolean;
}) {
  const messages = useMessages();
  const format = useFormat();
  const name = useNameOf();
  const ownerName = useOwnerName(messages.formerMember);
  const { effectiveVerdict, userRating, contactsCount } = candidate;
  const owner = ownerName(candidate.ownerUserId);
  const work = [talent.jobTitle, talent.companyName].filter(Boolean).join(' · ');
  return (
    <span
      className={classNames(
        'block rounded-md border border-line bg-surface px-3 py-2',
        lifted && 'w-68 shadow-(--raised-shadow)',
      )}
    >
      <span className="block truncate pr-6 font-medium">{name(talent)}</span>
      {work && <span className="block truncate text-quiet">{work}</span>}
      {talent.city && <span className="block truncate text-quiet text-xs">{talent.city}</span>}
      {(effectiveVerdict ?? userRating ?? owner ?? (contactsCount || null)) !== null && (
        <span className="mt-1.5 flex flex-wrap items-center gap-2 text-xs">
          {effectiveVerdict !== null && <Verdict candidate={candidate} />}
          {userRating !== null && <Stars rating={userRating} />}
          {owner !== null && (
            <span className="inline-flex min-w-0 items-center gap-1 text-quiet">
              <UserRound aria-hidden size={13} className="shrink-0" />
              <span className="sr-only">{messages.columns.owner} </span>
              <span className="truncate">{owner}</span>
            </span>
          )}
          {contactsCount > 0 && (
            <span className="inline-flex items-center gap-1 text-quiet">
              <Contact aria-hidden size={13} />
              {messages.contactsCount(contactsCount, format.number(contactsCount))}
            </span>
          )}
        </span>
      )}
    </span>
  );
}
