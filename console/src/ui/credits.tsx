import { Coins } from 'lucide-react';
import { useFormat } from '../language/format.ts';
import { useUiWords } from './words.ts';

/** An amount of credits, with its word. */
export function Credits({ amount }: { amount: number }) {
  const words = useUiWords();
  const format = useFormat();
  return (
    <span className="inline-flex items-center gap-1 whitespace-nowrap">
      <Coins aria-hidden size={14} className="text-quiet" />
      {words.credits(amount, format.number(amount))}
    </span>
  );
}
