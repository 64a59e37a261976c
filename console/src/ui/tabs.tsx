import { Tabs as Parts } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';

interface TabsProps<V extends string> {
  value: V;
  onChange(value: NoInfer<V>): void;
  label: string;
  tabs: readonly { value: V; label: ReactNode; panel: ReactNode }[];
}

/** Several views of one thing. The one that is shown belongs in the URL. */
export function Tabs<V extends string>({ value, onChange, label, tabs }: TabsProps<V>) {
  return (
    <Parts.Root value={value} onValueChange={(next) => onChange(next as V)}>
      <Parts.List aria-label={label} className="flex gap-4 overflow-x-auto border-line border-b">
        {tabs.map((tab) => (
          <Parts.Tab
            key={tab.value}
            value={tab.value}
            className="-mb-px h-9 shrink-0 border-transparent border-b-2 px-0.5 font-medium text-quiet hover:text-ink focus-visible:-outline-offset-2 data-active:border-accent data-active:text-ink"
          >
            {tab.label}
          </Parts.Tab>
        ))}
      </Parts.List>
      {tabs.map((tab) => (
        <Parts.Panel key={tab.value} value={tab.value} className="pt-4">
          {tab.panel}
        </Parts.Panel>
      ))}
    </Parts.Root>
  );
}
