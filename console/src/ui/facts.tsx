import type { ReactNode } from 'react';

/** Names with what they stand for, one under the other. */
export function Facts({
  facts,
}: {
  facts: readonly (readonly [name: string, value: ReactNode])[];
}) {
  return (
    <dl className="grid grid-cols-1 gap-x-6 sm:grid-cols-[minmax(10rem,auto)_1fr]">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="pt-1.5 text-quiet">{name}</dt>
          <dd className="break-words pb-1.5 sm:pt-1.5">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
