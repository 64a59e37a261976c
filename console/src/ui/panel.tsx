import { type ReactNode, useId } from 'react';

/** A part of a section, with its own heading. */
export function Panel({
  title,
  lead,
  actions,
  children,
}: {
  title: ReactNode;
  lead?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mb-6 rounded-lg border border-line bg-surface p-4">
      <div className="mb-3 flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 grow basis-80">
          <h2 id={id} className="font-semibold text-base">
            {title}
          </h2>
          {lead && <p className="max-w-2xl text-quiet">{lead}</p>}
        </div>
        {actions}
      </div>
      {children}
    </section>
  );
}
