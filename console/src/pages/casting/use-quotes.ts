import { type RefObject, useEffect, useState } from 'react';

/**
 * Goes through the marks of a profile, in the order in which they are read. `what` says which
 * quotes are marked: the way begins anew when it changes. Returns the current one (from 0 on; null
 * before the first step), how many there are, and the steps.
 */
export function useQuotes(profile: RefObject<HTMLElement | null>, what: string) {
  const [count, setCount] = useState(0);
  const [current, setCurrent] = useState<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the marks are others when `what` is another
  useEffect(() => {
    setCount(marksIn(profile.current).length);
    setCurrent(null);
  }, [profile, what]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is drawn anew has lost it
  useEffect(() => {
    for (const [index, mark] of marksIn(profile.current).entries())
      mark.toggleAttribute('data-current', index === current);
    if (current !== null) marksIn(profile.current)[current]?.scrollIntoView({ block: 'center' });
  }, [profile, current, what]);

  function step(by: 1 | -1): void {
    const found = marksIn(profile.current).length;
    setCount(found);
    if (found > 0)
      setCurrent((before) =>
        before === null ? (by === 1 ? 0 : found - 1) : (before + by + found) % found,
      );
  }

  /** The mark of one quote; nothing when it is not in the profile any more. */
  function show(path: string, quote: string): void {
    const marks = marksIn(profile.current);
    const at = marks.filter((mark) => mark.dataset.path === path);
    const exact = at.find((mark) => mark.textContent?.includes(quote)) ?? at[0];
    setCurrent(exact ? marks.indexOf(exact) : null);
  }

  return { count, current, step, show };
}

const marksIn = (element: HTMLElement | null): HTMLElement[] => [
  ...(element?.querySelectorAll<HTMLElement>('mark[data-path]') ?? []),
];
