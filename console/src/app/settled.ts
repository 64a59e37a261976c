import { useEffect, useState } from 'react';

/** Long enough not to ask for every letter, short enough to feel immediate. */
const SETTLE_MS = 400;

/** The value once it has not changed for a moment. */
export function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
