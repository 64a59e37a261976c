import { CircleCheckBig, CirclePause, CircleX, LoaderCircle, type LucideIcon } from 'lucide-react';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { useMessages } from './messages.ts';
import type { CastingStatus } from './queries.ts';

const LOOKS: Record<CastingStatus, [Tone, LucideIcon]> = {
  running: ['accent', LoaderCircle],
  can_continue: ['neutral', CirclePause],
  failed_retryable: ['red', CircleX],
  pool_exhausted: ['neutral', CircleCheckBig],
};

export function StatusBadge({ status }: { status: CastingStatus }) {
  const messages = useMessages();
  const [tone, icon] = LOOKS[status];
  return (
    <Badge tone={tone} icon={icon}>
      {messages.statuses[status]}
    </Badge>
  );
}
