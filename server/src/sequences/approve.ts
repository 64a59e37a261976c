import { actorOf } from '../platform/audit.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db.ts';
import type { Engine } from '../platform/engine.ts';
import { AppError, invalid } from '../platform/errors.ts';
import type { Principal } from '../platform/operation.ts';
import type { SecretBox } from '../platform/secret-box.ts';
import { approveStep, lockStep, runExists } from './approval-store.ts';
import { stepIssues } from './rules/step-rules.ts';
import type { Approval } from './run-contract.ts';
import { SEQUENCE_RUN } from './run-process.ts';

export interface ApproveDependencies {
  db: Database;
  engine: Pick<Engine, 'enqueue'>;
  clock: Clock;
  secretBox: Pick<SecretBox, 'open' | 'seal'>;
}

/**
 * A person approves what the service wrote, as it is or edited: from then on it is the person's
 * message, and keeps every rule of one.
 */
export function createApprove({ db, engine, clock, secretBox }: ApproveDependencies) {
  /**
   * When the step was approved. Throws not_found; validation_error when nothing waits there, or for
   * an edited text that breaks a step rule.
   */
  return async function approve(
    principal: Principal,
    runId: string,
    stepId: string,
    edited: Approval,
  ): Promise<Date> {
    const { workspaceId } = principal;
    return db.transaction().execute(async (tx) => {
      if (!(await runExists(tx, workspaceId, runId))) throw new AppError('not_found');
      // Before the run is locked: the runner holds its process first and its run second, and so
      // must whoever needs both.
      await engine.enqueue(tx, { kind: SEQUENCE_RUN, id: runId, workspaceId });
      const found = await lockStep(tx, workspaceId, runId, stepId);
      if (!found) throw new AppError('not_found');
      if (found.approvedAt) return found.approvedAt;
      if (found.state !== 'waiting_approval' || !found.draft)
        throw invalid(['stepId'], `does not wait for approval; it is ${found.state}`);
      const draft = JSON.parse(secretBox.open(found.draft)) as {
        subject: string | null;
        content: string;
      };
      const content = edited.content ?? draft.content;
      const subject = edited.subject ?? draft.subject;
      const issues = stepIssues({
        ...found.step,
        contentSource: 'manual',
        content,
        subject: subject ?? undefined,
      });
      if (issues.length > 0) throw new AppError('validation_error', { issues });
      const at = clock.now();
      await approveStep(tx, workspaceId, runId, stepId, {
        draft: secretBox.seal(JSON.stringify({ subject, content })),
        by: actorOf(principal),
        at,
      });
      return at;
    });
  };
}
