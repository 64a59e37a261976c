import { Check } from 'lucide-react';
import { classNames } from '../../ui/class-names.ts';
import { useMessages } from './messages.ts';
import { STEPS, type Step } from './steps.ts';

interface StepListProps {
  step: Step;
  faulty: Readonly<Record<Step, boolean>>;
  onGoTo(step: Step): void;
}

/**
 * The steps. The user can open any of them at any time. Steps before the current one show whether
 * they are complete.
 */
export function StepList({ step, faulty, onGoTo }: StepListProps) {
  const messages = useMessages();
  const at = STEPS.indexOf(step);
  return (
    <nav aria-label={messages.stepList} className="overflow-x-auto">
      <ol className="flex gap-1">
        {STEPS.map((one, index) => {
          const isDone = index < at && !faulty[one];
          return (
            <li key={one} className="shrink-0 grow">
              <button
                type="button"
                aria-current={one === step ? 'step' : undefined}
                onClick={() => onGoTo(one)}
                className={classNames(
                  'flex h-9 w-full items-center gap-2 border-b-2 px-1 text-left font-medium focus-visible:-outline-offset-2',
                  one === step ? 'border-accent text-ink' : 'border-line text-quiet hover:text-ink',
                )}
              >
                <span
                  aria-hidden
                  className={classNames(
                    'flex size-5 shrink-0 items-center justify-center rounded-full text-xs',
                    isDone
                      ? 'bg-green-soft text-green'
                      : index < at
                        ? 'bg-red-soft text-red'
                        : one === step
                          ? 'bg-accent text-on-accent'
                          : 'bg-sunken',
                  )}
                >
                  {isDone ? <Check size={12} /> : index + 1}
                </span>
                {/* Narrow screens show only the name of the current step. */}
                <span className={one === step ? '' : 'max-sm:sr-only'}>{messages.steps[one]}</span>
                {index < at && (
                  <span className="sr-only">
                    , {isDone ? messages.stepDone : messages.stepFaulty}
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
