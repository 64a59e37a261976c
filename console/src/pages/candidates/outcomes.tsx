import { CircleAlert, CircleCheck, CircleDashed } from 'lucide-react';
import { useState } from 'react';
import { useFormat } from '../../language/format.ts';
import { Meter } from '../../ui/meter.tsx';
import { ScrollRegion } from '../../ui/scroll-region.tsx';
import { forEach, type Outcome } from './bulk.ts';
import { useMessages } from './messages.ts';
import type { Person } from './person.ts';

export interface Run {
  outcomes: ReadonlyMap<string, Outcome>;
  running: boolean;
  /** Whether the run has started. */
  begun: boolean;
  failed: readonly Person[];
  /** Runs for everyone, or again for those that failed. Returns the number of failures. */
  start(): Promise<number>;
}

/** Runs one action for several candidates, and records each outcome. */
export function useRun(
  people: readonly Person[],
  run: (person: Person) => Promise<unknown>,
  stopsAll?: (error: Error) => boolean,
): Run {
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Outcome>>(new Map());
  const [running, setRunning] = useState(false);
  const failed = people.filter(({ candidateId }) => outcomes.get(candidateId)?.state === 'failed');
  return {
    outcomes,
    running,
    begun: outcomes.size > 0,
    failed,
    async start() {
      const todo = outcomes.size > 0 ? failed : people;
      setRunning(true);
      setOutcomes(
        (before) =>
          new Map([
            ...before,
            ...todo.map(({ candidateId }) => [candidateId, { state: 'waiting' }] as const),
          ]),
      );
      let failures = 0;
      const keep = ({ candidateId }: Person, outcome: Outcome) => {
        if (outcome.state === 'failed') failures += 1;
        setOutcomes((before) => new Map(before).set(candidateId, outcome));
      };
      await forEach(todo, run, keep, stopsAll);
      setRunning(false);
      return failures;
    },
  };
}

const ICONS = { waiting: CircleDashed, done: CircleCheck, failed: CircleAlert };
const COLOURS = { waiting: 'text-quiet', done: 'text-green', failed: 'text-red' };

/** The progress of a run, and each outcome. */
export function Outcomes({
  people,
  run: { outcomes, running },
}: {
  people: readonly Person[];
  run: Run;
}) {
  const messages = useMessages();
  const format = useFormat();
  const count = (state: Outcome['state']) =>
    [...outcomes.values()].filter((outcome) => outcome.state === state).length;
  const done = count('done');
  const failed = count('failed');
  return (
    <div className="flex flex-col gap-3">
      <Meter label={messages.progress} value={done + failed} max={people.length} />
      <p role="status">
        {running
          ? messages.working
          : messages.outcome(format.number(done), failed, format.number(failed))}
      </p>
      <ScrollRegion label={messages.outcomes} className="max-h-64 rounded-md border border-line">
        <ul>
          {people.map(({ candidateId, name }) => {
            const outcome = outcomes.get(candidateId) ?? { state: 'waiting' };
            const Icon = ICONS[outcome.state];
            return (
              <li
                key={candidateId}
                className="flex items-start gap-2 border-line px-3 py-1.5 not-last:border-b"
              >
                <Icon
                  aria-hidden
                  size={15}
                  className={`mt-0.5 shrink-0 ${COLOURS[outcome.state]}`}
                />
                <span className="min-w-0 grow">
                  <span className="block truncate">{name}</span>
                  {outcome.state === 'failed' && (
                    <span className="block text-red text-xs">{outcome.error.message}</span>
                  )}
                </span>
                <span className={`shrink-0 text-xs ${COLOURS[outcome.state]}`}>
                  {messages.states[outcome.state]}
                </span>
              </li>
            );
          })}
        </ul>
      </ScrollRegion>
    </div>
  );
}
