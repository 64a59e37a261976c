import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { contactsOf, generatePeople } from './sample.ts';

/**
 * Seeds are in scripts and measurements, and a start that was killed half-way makes its sample
 * again. So another hash is a change for users: it belongs in the changelog.
 */
test.each([
  {
    count: 5_000,
    seed: 1,
    asOf: '2026-11-01T00:00:00.000Z',
    hash: 'fb37a9b24c71b460dcb6e891933f49ca0afb2f195180afd608f7d59728026bc2',
  },
  {
    count: 1_000,
    seed: 7,
    asOf: '2025-03-15T12:00:00.000Z',
    hash: 'a555e8091d1ac7129be56c01c6a3040fe495e319c6d2394000da5a391e240988',
  },
])('$count people of seed $seed are the same in every version', ({ hash, asOf, ...options }) => {
  const digest = createHash('sha256');
  const batches = generatePeople({ ...options, asOf: new Date(asOf), batchSize: 500 });
  for (const person of [...batches].flat())
    digest.update(JSON.stringify([person, contactsOf(person)]));
  expect(digest.digest('hex')).toBe(hash);
});
