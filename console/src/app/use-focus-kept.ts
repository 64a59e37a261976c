import { type RefObject, useEffect } from 'react';

/**
 * The next person replaces what had the focus; the keys need it to stay in the review. `isElsewhere`:
 * something that opened over it has the focus.
 */
export function useFocusKept(
  popup: RefObject<HTMLElement | null>,
  personId: string | undefined,
  isElsewhere: boolean,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: these change what can have the focus
  useEffect(() => {
    if (!isElsewhere && document.activeElement === document.body) popup.current?.focus();
  }, [popup, personId, isElsewhere]);
}
