import { Badge, type Tone } from '../../ui/badge.tsx';
import type { DeliveryState } from './delivery.ts';
import { useMessages } from './messages.ts';

const TONES: Record<DeliveryState, Tone> = {
  waiting: 'neutral',
  sending: 'accent',
  delivered: 'green',
  failed: 'red',
};

export function StateBadge({ state }: { state: DeliveryState }) {
  const messages = useMessages();
  return <Badge tone={TONES[state]}>{messages.states[state]}</Badge>;
}
