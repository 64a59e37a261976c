import { Star } from 'lucide-react';
import { useMessages } from './messages.ts';

const RATINGS = [1, 2, 3, 4, 5] as const;

/** One to five stars; the star that is set clears the rating. */
export function Stars({
  rating,
  onRate,
}: {
  rating: number | null;
  onRate(rating: number | null): void;
}) {
  const messages = useMessages();
  return (
    <fieldset className="flex items-center">
      <legend className="sr-only">{messages.rating}</legend>
      {RATINGS.map((stars) => (
        <button
          key={stars}
          type="button"
          aria-pressed={rating === stars}
          aria-label={messages.stars(stars)}
          onClick={() => onRate(rating === stars ? null : stars)}
          className="flex size-7 items-center justify-center rounded-sm hover:bg-hover max-lg:size-9"
        >
          <Star
            aria-hidden
            size={18}
            className={stars <= (rating ?? 0) ? 'fill-current text-amber' : 'text-quiet'}
          />
        </button>
      ))}
    </fieldset>
  );
}
