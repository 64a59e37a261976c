import { Coins } from 'lucide-react';
import { useFormat } from '../language/format.ts';
import { useUiMessages } from './messages.ts';

/** An amount of credits, with its word. */
export function Credits({ amount }: { amount: number }) {
  const messages = useUiMessages();
  const format = useFormat();
  return (
    <span className="inline-flex items-center gap-1 whitespace-nowrap">
      <Coins aria-hidden size={14} className="text-quiet" />
      {messages.credits(amount, format.number(amount))}
    </span>
  );
}
