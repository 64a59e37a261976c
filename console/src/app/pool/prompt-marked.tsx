import { classNames } from '../../ui/class-names.ts';
import { useMessages } from './messages.ts';
import { slicesOf } from './spans.ts';

interface Place {
  start: number;
  end: number;
}

interface PromptMarkedProps {
  prompt: string;
  /** The span of each filter; null for a filter that is not in the prompt. */
  spans: readonly (Place | null)[];
  refused: readonly Place[];
  /** The filter under the pointer. */
  pointed: number | null;
}

/**
 * The prompt, with the words read as filters marked. The filter under the pointer is marked more
 * strongly.
 */
export function PromptMarked({ prompt, spans, refused, pointed }: PromptMarkedProps) {
  const messages = useMessages();
  const slices = slicesOf(prompt, [
    ...spans.flatMap((span, id) => (span ? [{ ...span, id, kind: 'read' as const }] : [])),
    ...refused.map((span, id) => ({ ...span, id, kind: 'refused' as const })),
  ]);
  return (
    <div>
      <h3 className="mb-1 text-quiet text-xs">{messages.marked}</h3>
      <p className="whitespace-pre-line">
        {slices.map(({ text, start, kind, ids }) =>
          kind === null ? (
            <span key={start}>{text}</span>
          ) : (
            <mark
              key={start}
              data-pointed={pointed !== null && ids.includes(pointed) ? '' : undefined}
              className={classNames(
                kind === 'refused' && 'bg-red-soft text-red line-through',
                pointed !== null && ids.includes(pointed) && 'outline-2 outline-accent',
              )}
            >
              {text}
            </mark>
          ),
        )}
      </p>
    </div>
  );
}
