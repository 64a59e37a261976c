import type { Principal } from '../platform/operation.ts';
import type { StoredBlueprint } from './blueprint-store.ts';
import type { CandidateRef } from './candidate-refusals.ts';
import { type Composed, createMessages, type Messages } from './run-message.ts';
import type { MessageDependencies } from './run-recipient.ts';
import type { Run, RunStep } from './run-store.ts';

/** Candidates composed in parallel: a rehearsal must leave database connections to other users. */
const AT_ONCE = 3;

/**
 * Composes every message of a sequence as it would be now, with the runner's own code. Writes
 * nothing. Returns one list per candidate, with one entry per step.
 */
export function createRehearsal(dependencies: MessageDependencies) {
  return function rehearse(
    principal: Principal,
    blueprint: StoredBlueprint,
    candidates: readonly CandidateRef[],
    now: Date,
  ): Promise<Composed[][]> {
    const { compose } = createMessages(readingOnce(dependencies));
    return inGroups(candidates, (candidate) =>
      composeAll(compose, principal, blueprint, candidate, now),
    );
  };
}

async function composeAll(
  compose: Messages['compose'],
  { workspaceId, userId }: Principal,
  { blueprintId, sourcingId, steps, config }: StoredBlueprint,
  { candidateId, talentId }: CandidateRef,
  now: Date,
): Promise<Composed[]> {
  // A run in memory only: it has the fields of one, and no history.
  const progress = steps.map(({ id }, position) => unbegun(id, position));
  const run: Run = {
    id: '',
    workspaceId,
    blueprintId,
    candidateId,
    talentId,
    sourcingId,
    steps,
    config,
    senderUserId: userId,
    state: 'running',
    startedAt: now,
    invitationAcceptedAt: null,
    currentStepId: null,
    progress,
    now,
  };
  const composed: Composed[] = [];
  for (const [index, step] of steps.entries())
    composed.push(await compose(run, step, progress[index]!));
  return composed;
}

/**
 * Memoizes the sources: all steps of a candidate share one person, and all candidates share one
 * sender.
 */
function readingOnce(sources: MessageDependencies): MessageDependencies {
  const { talents, sourcings, access, contactsOf, channels } = sources;
  return {
    ...sources,
    talents: { load: oncePerKey(talents.load, (ids) => ids.join()) },
    sourcings: {
      findSourcing: oncePerKey(
        sourcings.findSourcing,
        (_db, _workspaceId, sourcingId) => sourcingId,
      ),
    },
    access: {
      userNames: oncePerKey(access.userNames, (_db, _workspaceId, userIds) => userIds.join()),
    },
    contactsOf: oncePerKey(contactsOf, (_db, _workspaceId, talentId) => talentId),
    channels: {
      ...channels,
      accountFor: oncePerKey(
        channels.accountFor,
        (_db, _workspaceId, userId, type) => `${type} ${userId ?? ''}`,
      ),
    },
  };
}

function oncePerKey<A extends unknown[], R>(
  ask: (...given: A) => Promise<R>,
  keyOf: (...given: A) => string,
): (...given: A) => Promise<R> {
  const answers = new Map<string, Promise<R>>();
  return (...given) => {
    const key = keyOf(...given);
    const answer = answers.get(key) ?? ask(...given);
    answers.set(key, answer);
    return answer;
  };
}

/** In order, a few in parallel. */
async function inGroups<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const done: R[] = [];
  for (let at = 0; at < items.length; at += AT_ONCE)
    done.push(...(await Promise.all(items.slice(at, at + AT_ONCE).map(work))));
  return done;
}

const unbegun = (stepId: string, position: number): RunStep => ({
  stepId,
  position,
  state: 'pending',
  dueAt: null,
  doneAt: null,
  reason: null,
  draft: null,
  hasDraft: false,
  isApproved: false,
  blockedSince: null,
  slotAccountId: null,
  slotAt: null,
});
