import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Star } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { toast } from '../../ui/toast.ts';
import { useMessages } from './messages.ts';
import { assess, candidateQuery } from './queries.ts';

const RATINGS = [1, 2, 3, 4, 5] as const;

/** One to five stars, set or cleared at once. */
export function Rating({
  candidateId,
  rating,
  disabled,
}: {
  candidateId: string;
  rating: number | null;
  disabled: boolean;
}) {
  const messages = useMessages();
  const client = useQueryClient();
  const group = useId();
  /** The rating being saved, shown at once. */
  const [sent, setSent] = useState<number | null>();
  const rate = useMutation({
    mutationFn: (userRating: number | null) => assess(candidateId, { userRating }),
    onMutate: setSent,
    onSuccess: (detail) => client.setQueryData(candidateQuery(candidateId).queryKey, detail),
    onSettled: () => setSent(undefined),
    onError: (error) =>
      toast({ tone: 'failed', title: messages.notChanged, description: error.message }),
  });
  const shown = (sent === undefined ? rating : sent) ?? 0;
  return (
    <fieldset disabled={disabled} className="flex flex-col gap-1">
      <legend className="mb-1 font-medium">{messages.columns.userRating}</legend>
      <div className="flex h-8 items-center">
        {RATINGS.map((stars) => (
          <label
            key={stars}
            className={classNames(
              'flex size-7 items-center justify-center rounded-sm has-focus-visible:outline-2 has-focus-visible:outline-accent',
              !disabled && 'cursor-pointer hover:bg-hover',
            )}
          >
            <input
              type="radio"
              name={group}
              value={stars}
              checked={shown === stars}
              onChange={() => rate.mutate(stars)}
              aria-label={messages.rated(stars)}
              className="sr-only"
            />
            <Star
              aria-hidden
              size={18}
              className={stars <= shown ? 'fill-current text-amber' : 'text-quiet'}
            />
          </label>
        ))}
        {rating !== null && !disabled && (
          <Button look="quiet" size="small" className="ml-1" onClick={() => rate.mutate(null)}>
            {messages.clearRating}
          </Button>
        )}
      </div>
    </fieldset>
  );
}
