import { Badge, type Tone } from '../../ui/badge.tsx';
import type { DeliveryState } from './delivery.ts';
import { useWords } from './words.ts';

const TONES: Record<DeliveryState, Tone> = { waiting: 'neutral', sending: 'accent', delivered: 'green', failed: 'red' };

export function StateBadge({ state }: { state: DeliveryState }) {
  const words = useWords();
  return <Badge tone={TONES[state]}>{words.states[state]}</Badge>;
}
