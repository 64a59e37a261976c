import type { Readiness } from '../channels/port.ts';
import type { Tx } from '../platform/db.ts';
import { AppError, invalid } from '../platform/errors.ts';
import type { Principal } from '../platform/operation.ts';
import type { StoredBlueprint } from './blueprint-store.ts';
import { type CandidateRef, candidateIssues } from './candidate-refusals.ts';
import { type MissingChannel, missingChannel, senderOf } from './rules/prerequisites.ts';

/** How ready each channel is for a sender. */
export type ReadChannels = (
  tx: Tx,
  workspaceId: string,
  userId: string | null,
) => Promise<Readiness>;

const CHANNEL_NAMES: Record<MissingChannel['channel'], string> = {
  proNetwork: 'professional-network account',
  chat_app: 'chat-app account',
  email: 'mailbox',
  sms: 'SMS account',
};

const CHANNEL_STATES: Record<MissingChannel['state'], string> = {
  missing: 'none is connected',
  syncing: 'it is still syncing',
  disconnected: 'it is disconnected',
};

async function requireChannels(
  readiness: ReadChannels,
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

/**
 * Checks every prerequisite but the plan, the messages and the engine, in the order of decision 2.
 */
export async function checkPrerequisites(
  readiness: ReadChannels,
  tx: Tx,
  principal: Principal,
  found: StoredBlueprint | null,
  ids: readonly string[],
  candidates: readonly CandidateRef[],
): Promise<StoredBlueprint> {
  if (!found || candidates.length < ids.length) throw new AppError('not_found');
  const issues = candidates.flatMap((candidate) => candidateIssues(candidate, found.sourcingId));
  if (issues.length > 0) throw new AppError('validation_error', { issues });
  if (found.steps.length === 0)
    throw invalid(['blueprintId'], 'has no step; add at least one before starting it');
  await requireChannels(readiness, tx, principal, found);
  return found;
}
