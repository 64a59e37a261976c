import type { ReactNode } from 'react';

interface PageHeaderProps {
  title: ReactNode;
  /** One line on what the page is for. */
  lead?: ReactNode;
  actions?: ReactNode;
}

/** The head of a page: its one h1, what it is for, what can be done. */
export function PageHeader({ title, lead, actions }: PageHeaderProps) {
  return (
    <header className="mb-5 flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
      <div className="min-w-0 grow basis-96">
        <h1 className="font-semibold text-xl tracking-tight">{title}</h1>
        {lead && <p className="mt-0.5 max-w-2xl text-quiet">{lead}</p>}
      </div>
      {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
    </header>
  );
}
