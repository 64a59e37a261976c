import { useReason } from '../../app/sequences/use-reason.ts';
import { useFormat } from '../../language/format.ts';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { classNames } from '../../ui/class-names.ts';
import { useMessages } from './messages.ts';
import type { SimulatedStep } from './queries.ts';

const TONES: Record<SimulatedStep['outcome'], Tone> = {
  send: 'green',
  skip: 'amber',
  fail: 'red',
  not_reached: 'neutral',
};

/**
 * The expected outcome of each step for one person: when it is sent and what delays it, or why it
 * is not sent.
 */
export function Schedule({
  steps,
  selected,
  label,
}: {
  steps: readonly SimulatedStep[];
  selected?: string;
  label: string;
}) {
  return (
    <ol aria-label={label} className="flex flex-col gap-3">
      {steps.map((step) => (
        <ScheduledStep key={step.stepId} step={step} current={step.stepId === selected} />
      ))}
    </ol>
  );
}

function ScheduledStep({ step, current }: { step: SimulatedStep; current: boolean }) {
  const messages = useMessages();
  const format = useFormat();
  const reason = useReason();
  const { name, outcome, sendAt, heldBy, message, isDraft } = step;
  return (
    <li className={classNames('border-l-2 pl-3', current ? 'border-accent' : 'border-line')}>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
        <span className="font-medium">{name}</span>
        {step.subjectVariant && <Badge>{messages.subjectOf(step.subjectVariant)}</Badge>}
        {outcome !== 'send' && <Badge tone={TONES[outcome]}>{messages.outcomes[outcome]}</Badge>}
        {sendAt && (
          <time dateTime={sendAt} className="text-quiet">
            {format.dateTime(new Date(sendAt))}
          </time>
        )}
      </p>
      {heldBy.length > 0 && (
        <p className="text-quiet text-xs">
          {heldBy.map((hold) => messages.heldBy[hold]).join(', ')}
        </p>
      )}
      {step.reason && (
        <p className="text-quiet text-xs">
          {reason(step.reason)}
          {step.missing.length > 0 &&
            `: ${step.missing.map((variable) => `{{${variable}}}`).join(', ')}`}
        </p>
      )}
      {isDraft && <p className="text-quiet text-xs">{messages.writtenLater}</p>}
      {message && !(isDraft && message.content === '') && <Message message={message} />}
    </li>
  );
}

export function Message({
  message: { subject, content },
}: {
  message: { subject: string | null; content: string };
}) {
  const messages = useMessages();
  return (
    <div className="mt-1 rounded-md bg-sunken px-3 py-2">
      {subject !== null && (
        <p className="mb-1 break-words font-medium">{subject || messages.noSubject}</p>
      )}
      {content === '' ? (
        <p className="text-quiet">{messages.noWords}</p>
      ) : (
        <p className="whitespace-pre-wrap break-words">{content}</p>
      )}
    </div>
  );
}
