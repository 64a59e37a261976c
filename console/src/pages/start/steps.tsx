import { Link } from '@tanstack/react-router';
import { Circle, CircleCheckBig } from 'lucide-react';
import { useMay } from '../../app/session.ts';
import { Progress } from '../../ui/meter.tsx';
import { Time } from '../../ui/time.tsx';
import { useMessages } from './messages.ts';
import type { Onboarding, Step } from './queries.ts';

export const STEP_HEIGHT_PX = 68;

const STEPS: readonly Step[] = [
  'talentsImported',
  'searched',
  'castingStarted',
  'modelConnected',
  'webhookReceived',
];

/** The first steps. Completed ones show when they were done; the others explain how. */
export function Steps({ onboarding: { steps, taken } }: { onboarding: Onboarding }) {
  const messages = useMessages();
  return (
    <>
      <div className="mb-3">
        <Progress
          label={messages.taken(taken, STEPS.length)}
          value={(taken / STEPS.length) * 100}
        />
      </div>
      <ol className="rounded-lg border border-line bg-surface">
        {STEPS.map((step) => (
          <StepRow key={step} step={step} takenAt={steps[step]} />
        ))}
      </ol>
    </>
  );
}

function StepRow({ step, takenAt }: { step: Step; takenAt: string | null }) {
  const messages = useMessages();
  const mayImport = useMay('spend');
  const { title, how } = messages.each[step];
  const Icon = takenAt === null ? Circle : CircleCheckBig;
  return (
    <li
      className="flex items-start gap-3 border-line px-4 py-3 not-last:border-b"
      style={{ minHeight: STEP_HEIGHT_PX }}
    >
      <Icon
        aria-hidden
        size={18}
        className={takenAt === null ? 'mt-px shrink-0 text-quiet' : 'mt-px shrink-0 text-green'}
      />
      <div className="min-w-0">
        <h3 className="font-medium">
          {title}{' '}
          <span className="sr-only">{takenAt === null ? messages.toCome : messages.done}</span>
        </h3>
        <p className="text-quiet">
          {takenAt === null ? (
            <>
              {how}
              {step === 'talentsImported' && mayImport && (
                <>
                  {' '}
                  <Link to="/people/import" className="text-accent-ink underline">
                    {messages.importFiles}
                  </Link>
                </>
              )}
            </>
          ) : (
            <>
              {messages.done} <Time at={takenAt} />
            </>
          )}
        </p>
      </div>
    </li>
  );
}
