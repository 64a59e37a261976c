import { Meter as Parts } from '@base-ui/react/meter';
import { Progress as ProgressParts } from '@base-ui/react/progress';
import type { ReactNode } from 'react';
import { useFormat } from '../language/format.ts';
import { useLanguage } from '../language/language.ts';
import { classNames } from './class-names.ts';

interface MeterProps {
  label: ReactNode;
  value: number;
  max: number;
  tone?: 'accent' | 'green' | 'amber' | 'red';
  /** Instead of "3 of 10". */
  text?: ReactNode;
}

const FILLS = { accent: 'bg-accent', green: 'bg-green', amber: 'bg-amber', red: 'bg-red' };

/** The used or reached share of a limit. */
export function Meter({ label, value, max, tone = 'accent', text }: MeterProps) {
  const format = useFormat();
  const language = useLanguage();
  return (
    <Parts.Root
      value={Math.min(value, max)}
      max={Math.max(max, 1)}
      locale={language}
      className="min-w-0"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-2">
        <Parts.Label className="text-quiet">{label}</Parts.Label>
        <span className="shrink-0 font-medium">
          {text ?? `${format.number(value)} / ${format.number(max)}`}
        </span>
      </div>
      <Parts.Track className="mt-1 block h-1.5 overflow-hidden rounded-full bg-sunken">
        <Parts.Indicator
          className={classNames('block h-full rounded-full transition-[width]', FILLS[tone])}
        />
      </Parts.Track>
    </Parts.Root>
  );
}

/** Work in progress; null: its progress is unknown. */
export function Progress({ label, value }: { label: ReactNode; value: number | null }) {
  return (
    <ProgressParts.Root value={value} className="min-w-0">
      <div className="flex items-baseline justify-between gap-2">
        <ProgressParts.Label className="text-quiet">{label}</ProgressParts.Label>
        <ProgressParts.Value className="font-medium">
          {(text) => (value === null ? '' : text)}
        </ProgressParts.Value>
      </div>
      <ProgressParts.Track className="mt-1 block h-1.5 overflow-hidden rounded-full bg-sunken">
        <ProgressParts.Indicator className="block h-full rounded-full bg-accent transition-[width] data-indeterminate:w-1/3 data-indeterminate:animate-pulse" />
      </ProgressParts.Track>
    </ProgressParts.Root>
  );
}
