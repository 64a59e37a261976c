import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { analyse } from 'scslre';
import { beforeAll, expect, test } from 'vitest';
import type { FoundPattern } from './patterns-of-sources.ts';

/*
 * No text of a stranger may keep the process busy: each regular expression of the product is analysed,
 * those of literals and those that modules put together.
 */

const SCRIPT = fileURLToPath(new URL('patterns-of-sources.ts', import.meta.url));

/**
 * Two neighbours that can match the same characters: time grows with the square of the text. Their
 * texts are bounded (criteria, prompts, lines of documents, 20,000 characters of a profile). The
 * number may only fall.
 */
const MAX_POLYNOMIAL = 31;

let patterns: FoundPattern[];
beforeAll(async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [SCRIPT], {
    maxBuffer: 64 * 1024 * 1024,
  });
  patterns = JSON.parse(stdout) as FoundPattern[];
});

/** Moves are left out: the engine also begins at each later character, at worst once more a text. */
const reportsOf = ({ source, flags }: FoundPattern) =>
  analyse({ source, flags }, { maxReports: 100 }).reports.filter(({ type }) => type !== 'Move');
const named = ({ file, source }: FoundPattern): string => `${file}: ${source.slice(0, 120)}`;

test('every pattern is found: literals, and those that are put together', () => {
  expect(patterns.length).toBeGreaterThan(1_500);
  expect(patterns.some(({ file }) => file.startsWith('console/'))).toBe(true);
  expect(patterns.some(({ source }) => source.includes('quadragénaire'))).toBe(true);
});

test('no pattern of the product takes exponential time', () => {
  const exponential = patterns.filter((one) => reportsOf(one).some((report) => report.exponential));
  expect(exponential.map(named)).toEqual([]);
});

test('no more patterns take quadratic time than before', () => {
  const polynomial = patterns.filter((one) => reportsOf(one).length > 0);
  expect(polynomial.length, polynomial.map(named).join('\n')).toBeLessThanOrEqual(MAX_POLYNOMIAL);
});

test('the analysis finds what it is for', () => {
  expect(reportsOf({ source: '(?:a+)*$', flags: '', file: '' })[0]).toMatchObject({
    exponential: true,
  });
});
