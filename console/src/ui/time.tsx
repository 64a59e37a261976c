import { useEffect, useState } from 'react';
import { useFormat } from '../language/format.ts';

const TICK_MS = 30_000;

/** "3 hours ago", with the exact moment as its title. */
export function Time({ at }: { at: string | Date }) {
  const format = useFormat();
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  const date = new Date(at);
  return (
    <time dateTime={date.toISOString()} title={format.dateTime(date)} className="whitespace-nowrap">
      {format.relative(date, now)}
    </time>
  );
}
