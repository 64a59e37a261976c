import { type RefObject, useEffect, useState } from 'react';

/**
 * Steps through the marked quotes of a profile, in reading order. `what` identifies the marked
 * quotes; when it changes, stepping starts over. Returns the index of the current mark (from 0;
 * null before the first step), the number of marks, and the functions that move between them.
 */
export function useQuotes(profile: RefObject<HTMLElement | null>, what: string) {
  const [count, setCount] = useState(0);
  const [current, setCurrent] = useState<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the marks change with `what`
  useEffect(() => {
    setCount(marksIn(profile.current).length);
    setCurrent(null);
  }, [profile, what]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new render loses the attribute
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

  /** Goes to the mark of one quote, or to none when the profile no longer contains it. */
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
