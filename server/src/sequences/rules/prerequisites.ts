import type { ChannelType, Readiness } from '../../channels/port.ts';
import { channelOf, type Step } from './step.ts';

/**
 * What must be connected before a sequence starts (interface, "POST
 * /v1/sequence-blueprints/{blueprintId}/start").
 */

/** The sender of a step: its own override, or the person who starts the sequence. */
export const senderOf = (step: Pick<Step, 'config'>, starterUserId: string | null): string | null =>
  step.config?.userId ?? starterUserId;

/** A channel that a sequence cannot use, as in the `details` of `forbidden`. */
export interface MissingChannel {
  code:
    | 'proNetwork_not_connected_or_syncing'
    | 'chat_app_not_connected_or_syncing'
    | 'email_not_connected_or_syncing';
  channel: ChannelType;
  state: 'missing' | 'syncing' | 'disconnected';
  /** The owner of the account. */
  userId: string | null;
}

/** In the order in which the interface names them; SMS needs no account to start (decision 28). */
const NEEDED: readonly { channel: ChannelType; code: MissingChannel['code'] }[] = [
  { channel: 'proNetwork', code: 'proNetwork_not_connected_or_syncing' },
  { channel: 'chat_app', code: 'chat_app_not_connected_or_syncing' },
  { channel: 'email', code: 'email_not_connected_or_syncing' },
];

/**
 * The first channel that some sender of the steps cannot use; null when all are ready. `readiness`
 * has every sender of the steps.
 */
export function missingChannel(
  steps: readonly Step[],
  starterUserId: string | null,
  readiness: ReadonlyMap<string | null, Readiness>,
): MissingChannel | null {
  for (const { channel, code } of NEEDED) {
    for (const step of steps) {
      if (channelOf(step) !== channel) continue;
      const userId = senderOf(step, starterUserId);
      const state = readiness.get(userId)![channel];
      if (state !== 'ready') return { code, channel, state, userId };
    }
  }
  return null;
}
