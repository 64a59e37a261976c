import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useFormat } from '../../language/format.ts';
import { classNames } from '../../ui/class-names.ts';
import { TextArea } from '../../ui/field.tsx';
import {
  membersLike,
  type Nameable,
  type OpenMention,
  openMention,
  withMention,
} from './mention.ts';
import { useMessages } from './messages.ts';
import { membersQuery } from './queries.ts';

interface MentionFieldProps {
  text: string;
  onChange(text: string): void;
  /** A member was chosen from the list. */
  onMention(member: Nameable): void;
  /** Ctrl or Cmd and Enter. */
  onSend(): void;
}

/**
 * A text in which `@` offers the members. The list follows the pattern of a text box with a list:
 * the focus stays in the text, and the chosen option is announced from there.
 */
export function MentionField({ text, onChange, onMention, onSend }: MentionFieldProps) {
  const messages = useMessages();
  const listId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const { open, found, chosen, setChosen, look, close } = useOffer();
  const optionId = (index: number) => `${listId}-${index}`;

  function mention(member: Nameable) {
    const after = withMention(text, open!, member.name);
    onChange(after.text);
    onMention(member);
    close();
    const { current } = field;
    // After the new text is in the field.
    requestAnimationFrame(() => {
      current?.focus();
      current?.setSelectionRange(after.caret, after.caret);
    });
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      return onSend();
    }
    if (found.length === 0 || event.nativeEvent.isComposing) return;
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by !== undefined) setChosen((chosen + by + found.length) % found.length);
    else if (event.key === 'Enter' || event.key === 'Tab') mention(found[chosen]!);
    else if (event.key === 'Escape') close();
    else return;
    event.preventDefault();
    // Escape closes the list and not the drawer around it.
    event.stopPropagation();
  }

  return (
    <div className="relative">
      <TextArea
        ref={field}
        rows={2}
        maxLength={4_000}
        value={text}
        placeholder={messages.placeholder}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={found.length > 0 ? listId : undefined}
        aria-activedescendant={found.length > 0 ? optionId(chosen) : undefined}
        onChange={(event) => {
          onChange(event.target.value);
          look(event.target);
        }}
        onClick={(event) => look(event.currentTarget)}
        onKeyDown={onKeyDown}
        onBlur={close}
      />
      {found.length > 0 && (
        <Offer id={listId} optionId={optionId} members={found} chosen={chosen} onChoose={mention} />
      )}
      <Announcement count={found.length} />
    </div>
  );
}

/** The members who fit the mention at the caret. */
function useOffer() {
  const { data } = useQuery(membersQuery);
  const [open, setOpen] = useState<OpenMention | null>(null);
  const [chosen, setChosen] = useState(0);
  const found = open === null ? [] : membersLike(data?.members ?? [], open.typed);
  return {
    open,
    found,
    // The list may have become shorter since.
    chosen: Math.min(chosen, Math.max(0, found.length - 1)),
    setChosen,
    look({ value, selectionStart }: Pick<HTMLTextAreaElement, 'value' | 'selectionStart'>) {
      setOpen(openMention(value, selectionStart));
      setChosen(0);
    },
    close: () => setOpen(null),
  };
}

interface OfferProps {
  id: string;
  optionId(index: number): string;
  members: readonly Nameable[];
  chosen: number;
  onChoose(member: Nameable): void;
}

function Offer({ id, optionId, members, chosen, onChoose }: OfferProps) {
  const messages = useMessages();
  return (
    <div
      id={id}
      role="listbox"
      aria-label={messages.members}
      className="popup absolute inset-x-0 top-full z-50 mt-1 max-h-60 overflow-y-auto p-1"
    >
      {members.map((member, index) => (
        <div
          key={member.userId}
          id={optionId(index)}
          role="option"
          // Never by Tab: the focus stays in the text.
          tabIndex={-1}
          aria-selected={index === chosen}
          // Before the text loses the focus.
          onPointerDown={(event) => {
            event.preventDefault();
            onChoose(member);
          }}
          className={classNames(
            'cursor-pointer truncate rounded-sm px-2 py-1',
            index === chosen ? 'bg-hover' : 'hover:bg-hover',
          )}
        >
          {member.name}
        </div>
      ))}
    </div>
  );
}

function Announcement({ count }: { count: number }) {
  const messages = useMessages();
  const format = useFormat();
  return (
    <p role="status" className="sr-only">
      {count > 0 && messages.choose(count, format.number(count))}
    </p>
  );
}
