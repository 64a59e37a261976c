import fc from 'fast-check';
import { expect, it } from 'vitest';
import { operations } from '../operations.ts';
import { createSecretBox } from '../platform/secret-box.ts';
import { EVENT_SCOPES, EVENT_TYPES, eventId, hasMissed, positionOf, typesFor } from './rules.ts';

const box = createSecretBox('the secret of the test');
const position = fc.integer({ min: 0, max: 10 ** 12 - 1 });

it('an id is read back in its workspace only, and ids sort as their positions', () => {
  fc.assert(
    fc.property(position, position, (one, other) => {
      const [first, second] = [eventId(box, 'ws_1', one), eventId(box, 'ws_1', other)];
      expect(positionOf(box, 'ws_1', first)).toBe(one);
      expect(positionOf(box, 'ws_2', first)).toBeNull();
      expect(positionOf(box, 'ws_1', `${first.slice(0, -4)}AAAA`)).toBeNull();
      if (one !== other) expect(first < second).toBe(one < other);
    }),
  );
  for (const text of ['', 'evt_1.a', 'now', '12', 'evt_000000000001'])
    expect(positionOf(box, 'ws_1', text)).toBeNull();
});

it('events were missed exactly when the next position is no longer stored', () => {
  expect(hasMissed(5, 6, 9)).toBe(false);
  expect(hasMissed(5, 8, 9)).toBe(true);
  expect(hasMissed(9, null, 9)).toBe(false);
  expect(hasMissed(5, null, 9)).toBe(true);
  expect(hasMissed(0, null, 0)).toBe(false);
});

/** The operation that reads the object of an event. */
const READ_BY: Record<(typeof EVENT_TYPES)[number], string> = {
  'candidate.added': 'getCandidate',
  'candidate.status_changed': 'getCandidateHistory',
  'candidate.changed': 'getCandidate',
  'candidate.removed': 'getSourcing',
  'comment.added': 'listComments',
  'comment.deleted': 'listComments',
  'sourcing.created': 'getSourcing',
  'sourcing.changed': 'getSourcing',
  'verdict.reviewed': 'explainQualifiedVerdict',
  'contact.found': 'getTalentContacts',
  'message.sent': 'getSequenceStatus',
  'message.replied': 'getConversation',
  'message.bounced': 'getSequenceStatus',
  'message.unsubscribed': 'getSequenceStatus',
  'invitation.accepted': 'getSequenceStatus',
  'account.disconnected': 'listChannelAccounts',
  'import.finished': 'getTalentImport',
  'alert.matched': 'listSavedSearches',
  'shortlist.feedback': 'listShortlistFeedback',
};

it.each(EVENT_TYPES)('%s is told to the keys that may read its object', (type) => {
  const { scope } = operations.find(({ id }) => id === READ_BY[type])!;
  expect(EVENT_SCOPES[type]).toBe(scope);
  expect(typesFor([scope], [type])).toEqual([type]);
  expect(typesFor([], [type])).toEqual([]);
});

it('a caller who asks for nothing special is told of all that the scopes allow', () => {
  expect(typesFor(['read'], undefined)).toBeNull();
  expect(typesFor(['spend', 'send', 'admin'], undefined)).toEqual([]);
});
