import { expect, it } from 'vitest';
import { startWarnings } from './warnings.ts';

const candidate = (candidateId: string, more: object = {}) => ({
  candidateId,
  company: null,
  contactedOn: null,
  sendAt: [],
  ...more,
});

it('counts messages of a weekend in the time zone of the sequence', () => {
  // A Sunday in Paris, and still a Saturday in New York; then a Monday in both.
  const sendAt = [new Date('2026-03-28T23:30:00Z'), new Date('2026-03-30T12:00:00Z')];
  const monday = [new Date('2026-03-29T23:30:00Z')];
  expect(startWarnings([candidate('a', { sendAt })], 'Europe/Paris').weekend).toBe(1);
  expect(startWarnings([candidate('a', { sendAt: monday })], 'Europe/Paris').weekend).toBe(0);
  expect(startWarnings([candidate('a', { sendAt: monday })], 'America/New_York').weekend).toBe(1);
});

it('names a company with several candidates, and no other', () => {
  const people = [
    candidate('a', { company: 'Acme ' }),
    candidate('b', { company: 'Other' }),
    candidate('c', { company: 'ACME' }),
    candidate('d', { company: ' ' }),
    candidate('e', { company: ' ' }),
  ];
  expect(startWarnings(people, 'UTC').sameCompany).toEqual([
    { company: 'Acme', candidateIds: ['a', 'c'] },
  ]);
});

it('names who was contacted, with the day', () => {
  const people = [candidate('a'), candidate('b', { contactedOn: '2026-03-20' })];
  expect(startWarnings(people, 'UTC').contactedRecently).toEqual([
    { candidateId: 'b', day: '2026-03-20' },
  ]);
});
