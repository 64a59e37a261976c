import type { ReactNode } from 'react';

/** One number with its name. Several stand in a `<dl>`. */
export function Stat({
  label,
  value,
  hint,
}: {
  label: ReactNode;
  value: ReactNode;
  hint?: ReactNode;
}) {
  return (
    <div className="min-w-0">
      <dt className="text-quiet text-xs">{label}</dt>
      <dd className="font-semibold text-xl">{value}</dd>
      {hint && <dd className="text-quiet text-xs">{hint}</dd>}
    </div>
  );
}
