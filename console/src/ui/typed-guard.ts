import { type FocusEvent, useEffect, useRef, useState } from 'react';

type TextField = HTMLInputElement | HTMLTextAreaElement;

/**
 * Fields without text of the user's own: choices, searches, and fields that save automatically
 * (`data-saves-itself`).
 */
const NOT_TYPED =
  '[type="search"], [type="checkbox"], [type="radio"], [type="hidden"], [role="combobox"], [readonly], [data-saves-itself]';

const isTextField = (target: Element): target is TextField =>
  target.matches('input, textarea') && !target.matches(NOT_TYPED);

export interface TypedGuard {
  /** For the popup: notes what each field held when somebody came to it. */
  onFocusCapture(event: FocusEvent<HTMLElement>): void;
  /** Closes, or asks first when something was typed that is saved nowhere. */
  requestClose(): void;
  /** Whether to ask now; with both answers. */
  asking: boolean;
  discard(): void;
  keepEditing(): void;
}

/**
 * Keeps what was typed in a dialog from being lost by Escape, by a click beside it, or by a reload.
 * Buttons of the dialog's own close it without asking.
 */
export function useTypedGuard(open: boolean, onClose: () => void): TypedGuard {
  const before = useRef(new Map<TextField, string>());
  const [asking, setAsking] = useState(false);

  function isTyped(): boolean {
    // A removed field was saved or discarded with the part that contained it.
    return [...before.current].some(
      ([field, text]) => field.isConnected && !field.disabled && field.value.trim() !== text.trim(),
    );
  }

  const check = useRef(isTyped);
  useEffect(() => {
    if (!open) return;
    const onBeforeUnload = (event: BeforeUnloadEvent) => check.current() && event.preventDefault();
    addEventListener('beforeunload', onBeforeUnload);
    const fields = before.current;
    return () => {
      removeEventListener('beforeunload', onBeforeUnload);
      fields.clear();
    };
  }, [open]);

  return {
    onFocusCapture({ target, currentTarget }) {
      // What opens over this one has a guard of its own.
      if (currentTarget.contains(target) && isTextField(target) && !before.current.has(target))
        before.current.set(target, target.value);
    },
    requestClose() {
      if (isTyped()) setAsking(true);
      else onClose();
    },
    asking,
    discard() {
      setAsking(false);
      onClose();
    },
    keepEditing: () => setAsking(false),
  };
}
