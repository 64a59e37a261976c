import type { Scope } from '../platform/operation.ts';

/** What the event feed tells. The triggers of migrations 0110, 0147, 0148, 0171 and 0220 write these types. */
export const EVENT_TYPES = [
  'candidate.added',
  'candidate.status_changed',
  'candidate.changed',
  'candidate.removed',
  'comment.added',
  'comment.deleted',
  'sourcing.created',
  'sourcing.changed',
  'verdict.reviewed',
  'contact.found',
  'message.sent',
  'message.replied',
  'message.bounced',
  'message.unsubscribed',
  'invitation.accepted',
  'account.disconnected',
  'import.finished',
  'alert.matched',
  'shortlist.feedback',
] as const;
export type EventType = (typeof EVENT_TYPES)[number];

/** The scope that a key needs to be told of a type: that of the operation which reads its object. */
export const EVENT_SCOPES: Readonly<Record<EventType, Scope>> = {
  'candidate.added': 'read',
  'candidate.status_changed': 'read',
  'candidate.changed': 'read',
  'candidate.removed': 'read',
  'comment.added': 'read',
  'comment.deleted': 'read',
  'sourcing.created': 'read',
  'sourcing.changed': 'read',
  'verdict.reviewed': 'read',
  'contact.found': 'read',
  'message.sent': 'read',
  'message.replied': 'read',
  'message.bounced': 'read',
  'message.unsubscribed': 'read',
  'invitation.accepted': 'read',
  'account.disconnected': 'read',
  'import.finished': 'read',
  'alert.matched': 'read',
  'shortlist.feedback': 'read',
};

/** The types that a caller is told of: those asked for, as far as the scopes allow. Null: all. */
export function typesFor(
  scopes: readonly Scope[],
  asked: readonly EventType[] | undefined,
): readonly EventType[] | null {
  const told = (asked ?? EVENT_TYPES).filter((type) => scopes.includes(EVENT_SCOPES[type]));
  return told.length === EVENT_TYPES.length ? null : told;
}

/** Below the time after which proxies give up on a silent answer (30 seconds is common). */
export const MAX_WAIT_SECONDS = 20;

/** As many digits as keep ids in the order of events for good. */
const DIGITS = 12;

export interface Signer {
  sign(text: string): string;
  verify(text: string, signature: string): boolean;
}

/** The id of the event at a position: it sorts by position, and is valid in its workspace only. */
export function eventId({ sign }: Pick<Signer, 'sign'>, workspaceId: string, position: number) {
  const digits = String(position).padStart(DIGITS, '0');
  return `evt_${digits}.${sign(`event\n${workspaceId}\n${digits}`)}`;
}

/** The position of an id; null when it was altered or is of another workspace. */
export function positionOf(
  { verify }: Pick<Signer, 'verify'>,
  workspaceId: string,
  id: string,
): number | null {
  const [, digits, signature] = /^evt_(\d{12,15})\.([\w-]+)$/.exec(id) ?? [];
  if (digits === undefined || signature === undefined) return null;
  return verify(`event\n${workspaceId}\n${digits}`, signature) ? Number(digits) : null;
}

/**
 * Whether events between `after` and the first one still stored were deleted. Positions have no
 * gaps, so this is exact.
 */
export const hasMissed = (after: number, first: number | null, last: number): boolean =>
  (first ?? last + 1) > after + 1;
