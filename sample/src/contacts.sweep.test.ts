import { expect, test } from 'vitest';
import { normalizeEmail, normalizePhone } from '../../server/src/enrichment/normalize.ts';
import { contactsOf } from './contacts.ts';
import { generatePeople } from './people.ts';

const people = [
  ...generatePeople({ count: 2_000, seed: 11, asOf: new Date('2026-11-01'), batchSize: 500 }),
].flat();
const contacts = people.flatMap(contactsOf);
const of = (kind: 'email' | 'phone') => contacts.filter((contact) => contact.kind === kind);

test('most sample people have an address and some a number, and not everybody can be found', () => {
  expect(of('email').length / people.length).toBeCloseTo(0.75, 1);
  expect(of('phone').length).toBeGreaterThan(people.length * 0.2);
  expect(people.some((person) => contactsOf(person).length === 0)).toBe(true);
});

test('no message to a sample person can reach anybody: addresses and numbers are reserved ones', () => {
  for (const { value } of of('email')) expect(value).toMatch(/@example\.(?:com|org|net)$/);
  for (const { value } of of('phone'))
    expect(value).toMatch(
      /^(?:\+3319900\d{4}|\+4917139200\d{2}|\+120255501\d{2}|\+141655501\d{2})$/,
    );
});

test('they are contacts that enrichment keeps as they are', () => {
  for (const { kind, value } of contacts)
    expect(kind === 'email' ? normalizeEmail(value) : normalizePhone(value, null)).toBe(value);
});

test('the same person has the same contacts each time', () => {
  expect(people.flatMap(contactsOf)).toEqual(contacts);
});
