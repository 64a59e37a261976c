import { z } from 'zod';
import { sessionOperation } from '../platform/session-operation.ts';

const id = z.string();

/**
 * The events that database triggers publish on a change: the type and the ids of what changed,
 * never its content. A trigger that writes another shape fails `live-contract.test`.
 */
export const liveEvent = z
  .discriminatedUnion('type', [
    z.object({
      type: z.literal('casting.verdict'),
      castingId: id,
      talentId: id,
      verdict: z.string(),
    }),
    z.object({ type: z.literal('casting.changed'), castingId: id }),
    z.object({ type: z.literal('casting.delivery'), castingId: id, deliveryId: id }),
    z.object({
      type: z.literal('candidate.changed'),
      sourcingId: id,
      candidateIds: z.array(id),
    }),
    z.object({ type: z.literal('sourcing.changed'), sourcingId: id }),
    z.object({
      type: z.literal('sequence.changed'),
      blueprintId: id,
      candidateId: id.optional(),
    }),
    z.object({ type: z.literal('inbox.changed'), candidateId: id }),
    z.object({ type: z.literal('contacts.changed'), talentId: id }),
    z.object({ type: z.literal('credits.changed') }),
    z.object({ type: z.literal('keys.changed') }),
    z.object({ type: z.literal('settings.changed'), what: z.string() }),
    z.object({ type: z.literal('notifications.changed') }),
  ])
  .meta({ id: 'LiveEvent' });

const liveMessage = z
  .union([
    liveEvent,
    z.object({ type: z.literal('reset') }).describe('Too many events were missed; reload all data'),
    z.object({ type: z.literal('session.ended') }).describe('The last message of the stream'),
  ])
  .meta({ id: 'LiveMessage' });
export type LiveMessage = z.output<typeof liveMessage>;

export const followEvents = sessionOperation({
  id: 'followEvents',
  method: 'GET',
  path: '/console/api/events',
  summary: 'Stream the changes of a workspace',
  description: 'Server-sent events. An interrupted stream resumes from Last-Event-ID or `after`.',
  query: z.object({ workspaceId: z.string().optional(), after: z.string().optional() }),
  data: liveMessage,
  stream: true,
  errors: ['session_required', 'not_found', 'rate_limit_exceeded'],
});
