import type { Clock } from '../platform/clock.ts';
import { AppError, type Issue } from '../platform/errors.ts';
import type { Principal } from '../platform/operation.ts';
import type { StoredBlueprint } from './blueprint-store.ts';
import type { CandidateRef } from './candidate-refusals.ts';
import { createRehearsal } from './rehearsal.ts';
import { type Prospect, remedyFor, unwritableSteps } from './rules/left-out.ts';
import { needsDraft } from './rules/run-machine.ts';
import type { Step } from './rules/step.ts';
import type { Composed } from './run-message.ts';
import type { MessageDependencies } from './run-recipient.ts';
import { runningCandidates } from './start-store.ts';

/** Enough to fix a sequence. */
const MAX_ISSUES = 100;

/**
 * Checks before a start that each message can be written, as far as this is known: later, nobody
 * would be told about a message that is left out. Throws validation_error.
 */
export function createMessageCheck(dependencies: MessageDependencies & { clock: Clock }) {
  const { db, clock } = dependencies;
  const rehearse = createRehearsal(dependencies);

  return async function requireMessages(
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
  };
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
