import { CircleAlert, CircleCheck, CircleX, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { useUiMessages } from './messages.ts';

export type Tone = 'neutral' | 'accent' | 'green' | 'amber' | 'red';
export type Verdict = 'green' | 'amber' | 'red';

export const TONES: Record<Tone, string> = {
  neutral: 'bg-sunken text-quiet',
  accent: 'bg-accent-soft text-accent-ink',
  green: 'bg-green-soft text-green',
  amber: 'bg-amber-soft text-amber',
  red: 'bg-red-soft text-red',
};

/** A state as a word. Its tone never adds information that the word lacks. */
export function Badge({
  tone = 'neutral',
  icon: Icon,
  children,
}: {
  tone?: Tone;
  icon?: LucideIcon;
  children: ReactNode;
}) {
  return (
    <span
      className={classNames(
        'inline-flex h-5 max-w-full items-center gap-1 rounded-sm px-1.5 font-medium text-xs',
        TONES[tone],
      )}
    >
      {Icon && <Icon aria-hidden size={12} className="shrink-0" />}
      <span className="truncate">{children}</span>
    </span>
  );
}

export const VERDICT_ICONS: Record<Verdict, LucideIcon> = {
  green: CircleCheck,
  amber: CircleAlert,
  red: CircleX,
};

/** A verdict: colour, icon and word, always together. */
export function VerdictBadge({ verdict }: { verdict: Verdict }) {
  const messages = useUiMessages();
  return (
    <Badge tone={verdict} icon={VERDICT_ICONS[verdict]}>
      {messages.verdicts[verdict]}
    </Badge>
  );
}
