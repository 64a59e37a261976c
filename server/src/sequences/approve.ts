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
 * A user approves a draft of the service, as it is or edited. From then on it counts as the user's
 * message, and every step rule applies to it.
 */
export function createApprove({ db, engine, clock, secretBox }: ApproveDependencies) {
  /**
   * Returns when the step was approved. Throws not_found; validation_error when no draft is
   * waiting, or when an edited text breaks a step rule.
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
      // Before locking the run: the runner locks its process first and its run second, so any code
      // that needs both must do the same.
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
