import type { Access } from '../access/access.ts';
import type { Readiness } from '../channels/port.ts';
import { actorOf } from '../platform/audit.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Tx } from '../platform/db.ts';
import type { Engine } from '../platform/engine.ts';
import { AppError, type Issue, invalid } from '../platform/errors.ts';
import { newId } from '../platform/ids.ts';
import type { Principal } from '../platform/operation.ts';
import type { Sourcings } from '../sourcings/sourcings.ts';
import type { Talents } from '../talents/talents.ts';
import { holdBlueprint, readBlueprint, type StoredBlueprint } from './blueprint-store.ts';
import { createRehearsal } from './rehearsal.ts';
import { type Prospect, remedyFor, unwritableSteps } from './rules/left-out.ts';
import { type MissingChannel, missingChannel, senderOf } from './rules/prerequisites.ts';
import { needsDraft } from './rules/run-machine.ts';
import type { Step } from './rules/step.ts';
import type { Composed, MessageDependencies } from './run-message.ts';
import { insertRuns, runningCandidates } from './start-store.ts';

export interface StartDependencies extends MessageDependencies {
  db: Database;
  engine: Pick<Engine, 'enqueue' | 'reachable'>;
  clock: Clock;
  access: MessageDependencies['access'] & Pick<Access, 'requireCapability'>;
  sourcings: MessageDependencies['sourcings'] &
    Pick<Sourcings, 'findCandidates' | 'lockCandidates' | 'setStatus'>;
  talents: MessageDependencies['talents'] & Pick<Talents, 'holdAll'>;
  /** How ready each channel is for a sender. */
  readiness(tx: Tx, workspaceId: string, userId: string | null): Promise<Readiness>;
}

export interface Started {
  started: boolean;
  blueprintId: string;
  candidateCount: number;
}

export type CandidateRef = Awaited<ReturnType<Sourcings['findCandidates']>>[number];

/** The kind of the engine's processes, one a run; its handler is the runner. */
export const SEQUENCE_RUN = 'sequence_run';

const CHANNEL_NAMES: Record<MissingChannel['channel'], string> = {
  proNetwork: 'professional-network account',
  chat_app: 'chat-app account',
  email: 'mailbox',
  sms: 'SMS account',
};

/** Enough to mend a sequence by. */
const MAX_ISSUES = 100;

const CHANNEL_STATES: Record<MissingChannel['state'], string> = {
  missing: 'none is connected',
  syncing: 'it is still syncing',
  disconnected: 'it is disconnected',
};

/**
 * Starts sequences (interface, "POST /v1/sequence-blueprints/{blueprintId}/start"): all
 * prerequisites first, then everything in one transaction.
 */
export function createStart(dependencies: StartDependencies) {
  const { db, engine, clock, access, sourcings, talents, readiness } = dependencies;
  const rehearse = createRehearsal(dependencies);

  async function requireChannels(
    tx: Tx,
    { workspaceId, userId }: Principal,
    { steps }: StoredBlueprint,
  ): Promise<void> {
    const senders = new Set(steps.map((step) => senderOf(step, userId)));
    const ready = new Map<string | null, Readiness>();
    for (const sender of senders) ready.set(sender, await readiness(tx, workspaceId, sender));
    const missing = missingChannel(steps, userId, ready);
    if (!missing) return;
    const message = `This sequence needs a connected ${CHANNEL_NAMES[missing.channel]}: ${CHANNEL_STATES[missing.state]}.`;
    throw new AppError('forbidden', { message, details: { ...missing } });
  }

  /** Every prerequisite but the plan and the engine, in the order of decision 2. */
  async function check(
    tx: Tx,
    principal: Principal,
    found: StoredBlueprint | null,
    ids: readonly string[],
    candidates: readonly CandidateRef[],
  ) {
    if (!found || candidates.length < ids.length) throw new AppError('not_found');
    const issues = candidates.flatMap((candidate) => candidateIssues(candidate, found.sourcingId));
    if (issues.length > 0) throw new AppError('validation_error', { issues });
    if (found.steps.length === 0)
      throw invalid(['blueprintId'], 'has no step; add at least one before starting it');
    await requireChannels(tx, principal, found);
    return found;
  }

  /**
   * Whether each message can be written, as far as can be known before the start: afterwards nobody
   * would be told that one is left out.
   */
  async function requireMessages(
    principal: Principal,
    blueprint: StoredBlueprint,
    candidates: readonly CandidateRef[],
  ): Promise<void> {
    const ids = candidates.map(({ candidateId }) => candidateId);
    const running = await runningCandidates(db, principal.workspaceId, blueprint.blueprintId, ids);
    const fresh = candidates.filter(({ candidateId }) => !running.has(candidateId));
    const composed = await rehearse(principal, blueprint, fresh, clock.now());
    const issues = fresh.flatMap(({ candidateId }, index) =>
      messageIssues(candidateId, blueprint.steps, composed[index]!),
    );
    if (issues.length > 0)
      throw new AppError('validation_error', { issues: issues.slice(0, MAX_ISSUES) });
  }

  /**
   * All of the candidates or none; those already in a running sequence of the blueprint are left
   * alone. Throws plan_upgrade_required, not_found, validation_error (no step, a candidate of
   * another sourcing or not retained, a message that cannot be written), forbidden (a channel),
   * temporal_unavailable.
   */
  return async function start(
    principal: Principal,
    blueprintId: string,
    candidateIds: readonly string[],
  ): Promise<Started> {
    access.requireCapability(principal, 'use_outreach_integrations');
    const { workspaceId } = principal;
    const distinct = [...new Set(candidateIds)];
    const found = await readBlueprint(db, workspaceId, blueprintId);
    const known = await sourcings.findCandidates(db, workspaceId, distinct);
    const checked = await check(db, principal, found, distinct, known);
    await requireMessages(principal, checked, known);
    // No transaction is open while the engine is asked; what was checked may have changed since, so
    // it is checked again under locks.
    await engine.reachable();
    const started = await db.transaction().execute(async (tx) => {
      await requirePeople(tx, await sourcings.findCandidates(tx, workspaceId, distinct));
      const held = await holdBlueprint(tx, workspaceId, blueprintId);
      const candidates = await sourcings.lockCandidates(tx, workspaceId, distinct);
      const blueprint = await check(tx, principal, held, distinct, candidates);
      // Somebody saved other steps meanwhile, whose messages nobody has looked at.
      if (blueprint.updatedAt.getTime() !== checked.updatedAt.getTime()) return null;
      return enroll(tx, principal, blueprint, candidates);
    });
    if (started === null) return start(principal, blueprintId, candidateIds);
    return { started, blueprintId, candidateCount: candidateIds.length };
  };

  /** Holds the people before their candidates, as an erasure takes them. */
  async function requirePeople(tx: Tx, candidates: readonly CandidateRef[]): Promise<void> {
    const people = candidates.map(({ talentId }) => talentId);
    const held = await talents.holdAll(tx, people);
    const issues = candidates
      .filter(({ talentId }) => !held.has(talentId))
      .map(({ candidateId }) => ({
        path: ['candidateIds'],
        code: 'erased',
        candidateId,
        message: `${candidateId} is a person who was erased; leave the candidate out`,
      }));
    if (issues.length > 0) throw new AppError('validation_error', { issues });
  }

  async function enroll(
    tx: Tx,
    principal: Principal,
    blueprint: StoredBlueprint,
    candidates: readonly CandidateRef[],
  ): Promise<boolean> {
    const { workspaceId, userId } = principal;
    const all = candidates.map(({ candidateId }) => candidateId);
    const running = await runningCandidates(tx, workspaceId, blueprint.blueprintId, all);
    const runs = candidates
      .filter(({ candidateId }) => !running.has(candidateId))
      .map(({ candidateId, talentId }) => ({ runId: newId('sequenceRun'), candidateId, talentId }));
    if (runs.length === 0) return false;
    await insertRuns(tx, workspaceId, blueprint, runs, {
      senderUserId: userId,
      databaseNow: clock.databaseNow(),
    });
    for (const { runId } of runs)
      await engine.enqueue(tx, { kind: SEQUENCE_RUN, id: runId, workspaceId });
    await sourcings.setStatus(tx, workspaceId, {
      candidateIds: runs.map(({ candidateId }) => candidateId),
      statusHandle: 'OUTREACH_SEQUENCE_STARTED',
      actor: actorOf(principal),
      cause: 'sequence_started',
    });
    return true;
  }
}

/** Why a start refuses a candidate of the workspace; empty when it does not. */
export function candidateIssues(
  { candidateId, ...candidate }: CandidateRef,
  sourcingId: string,
): Issue[] {
  const path = ['candidateIds'];
  if (candidate.sourcingId !== sourcingId)
    return [
      {
        path,
        code: 'other_sourcing',
        candidateId,
        message: `${candidateId} is a candidate of another sourcing than the blueprint`,
      },
    ];
  if (candidate.statusHandle === 'NOT_RETAINED')
    return [
      {
        path,
        code: 'not_retained',
        candidateId,
        message: `${candidateId} is not retained; give the candidate another status first`,
      },
    ];
  return [];
}

/** Why a start refuses the messages of one candidate; empty when it does not. */
function messageIssues(
  candidateId: string,
  steps: readonly Step[],
  composed: readonly Composed[],
): Issue[] {
  return unwritableSteps(composed.map((message, index) => prospectOf(message, steps[index]!))).map(
    ({ index, missing }) => {
      const { id: stepId, name } = steps[index]!;
      const variables = missing.map((variable) => `{{${variable}}}`).join(', ');
      const remedies = [...new Set(missing.map(remedyFor))].join('; ');
      return {
        path: ['candidateIds'],
        code: 'missing_variable',
        candidateId,
        stepId,
        variables: [...missing],
        message: `step "${name}" would be left out for ${candidateId}, since ${variables} ${missing.length === 1 ? 'has' : 'have'} no value; ${remedies}`,
      };
    },
  );
}

/** What the service is to write, it writes without the variables. */
function prospectOf(composed: Composed, step: Step): Prospect {
  switch (composed.is) {
    case 'ready':
    case 'blocked':
      return { is: 'sent' };
    case 'skipped':
      return composed.reason !== 'missing_variable'
        ? { is: 'skipped' }
        : needsDraft(step)
          ? { is: 'sent' }
          : { is: 'unwritable', missing: composed.missing };
    default:
      return { is: 'ends' };
  }
}
