import type { Access } from '../access/access.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db.ts';
import type { Engine } from '../platform/engine.ts';
import type { Principal } from '../platform/operation.ts';
import type { Sourcings } from '../sourcings/sourcings.ts';
import type { Talents } from '../talents/talents.ts';
import { holdBlueprint, readBlueprint } from './blueprint-store.ts';
import { enroll, requirePeople } from './enroll.ts';
import type { MessageDependencies } from './run-recipient.ts';
import { checkPrerequisites, type ReadChannels } from './start-checks.ts';
import { createMessageCheck } from './start-messages.ts';

export interface StartDependencies extends MessageDependencies {
  db: Database;
  engine: Pick<Engine, 'enqueue' | 'reachable'>;
  clock: Clock;
  access: MessageDependencies['access'] & Pick<Access, 'requireCapability'>;
  sourcings: MessageDependencies['sourcings'] &
    Pick<Sourcings, 'findCandidates' | 'lockCandidates' | 'setStatus'>;
  talents: MessageDependencies['talents'] & Pick<Talents, 'holdAll'>;
  readiness: ReadChannels;
}

export interface Started {
  started: boolean;
  blueprintId: string;
  candidateCount: number;
}

/**
 * Starts sequences (interface, "POST /v1/sequence-blueprints/{blueprintId}/start"): all
 * prerequisites first, then everything in one transaction.
 */
export function createStart(dependencies: StartDependencies) {
  const { db, engine, access, sourcings, talents, readiness } = dependencies;
  const requireMessages = createMessageCheck(dependencies);

  /**
   * All of the candidates or none; those already in a running sequence of the blueprint are
   * skipped. Throws plan_upgrade_required, not_found, validation_error (no step, a candidate of
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
    const checked = await checkPrerequisites(readiness, db, principal, found, distinct, known);
    await requireMessages(principal, checked, known);
    // No transaction stays open while the engine is checked. The earlier checks may be stale, so
    // they are repeated under locks.
    await engine.reachable();
    const started = await db.transaction().execute(async (tx) => {
      await requirePeople(talents, tx, await sourcings.findCandidates(tx, workspaceId, distinct));
      const held = await holdBlueprint(tx, workspaceId, blueprintId);
      const candidates = await sourcings.lockCandidates(tx, workspaceId, distinct);
      const blueprint = await checkPrerequisites(
        readiness,
        tx,
        principal,
        held,
        distinct,
        candidates,
      );
      // The steps were changed meanwhile, and the new messages were not checked.
      if (blueprint.updatedAt.getTime() !== checked.updatedAt.getTime()) return null;
      return enroll(dependencies, tx, principal, blueprint, candidates);
    });
    if (started === null) return start(principal, blueprintId, candidateIds);
    return { started, blueprintId, candidateCount: candidateIds.length };
  };
}
