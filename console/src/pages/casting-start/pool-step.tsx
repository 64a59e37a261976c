import type { Filter } from '../../app/filters/filter.ts';
import { useMessages as usePoolMessages } from '../../app/pool/messages.ts';
import type { Pool } from '../../app/pool/pool.ts';
import { PromptBox } from '../../app/pool/prompt-box.tsx';
import { Understood } from '../../app/pool/understood.tsx';
import { useFormat } from '../../language/format.ts';
import { useMessages } from './messages.ts';

interface PoolStepProps {
  pool: Pool;
  onChange(pool: { prompt?: string; filters?: Filter[] }, replace?: boolean): void;
  onNext(): void;
}

/** Who is judged: a description or filters, and how many people match. */
export function PoolStep({ pool, onChange, onNext }: PoolStepProps) {
  const messages = useMessages();
  const poolMessages = usePoolMessages();
  const format = useFormat();
  const { prompt, filters, asked, count, isBlocked } = pool;
  return (
    <>
      <PromptBox
        prompt={prompt}
        isFollowed={filters === undefined}
        does={messages.toNext}
        onRead={(typed) => onChange({ prompt: typed })}
        onSubmit={(typed) => {
          if (typed !== prompt) onChange({ prompt: typed });
          if (typed !== undefined && !isBlocked) onNext();
        }}
      />
      <Understood
        pool={pool}
        onChange={(changed) =>
          onChange(changed.length > 0 ? { prompt, filters: changed } : {}, false)
        }
        onRead={(typed) => onChange({ prompt: typed }, false)}
      />
      <p role="status" className="mt-3 min-h-5">
        {asked && !isBlocked && (
          <span className="font-semibold text-base">
            {count === undefined
              ? poolMessages.counting
              : poolMessages.people(count, format.number(count))}
          </span>
        )}
      </p>
      {count === 0 && asked && !isBlocked && <p className="mt-1 text-amber">{messages.nobody}</p>}
    </>
  );
}
