import { setTimeout as delay } from 'node:timers/promises';
import type { Core } from '../../src/core.ts';
import { engineers } from '../talents.ts';
import { type Caller, createCaller, type Tally } from './caller.ts';
import type { Fleet } from './fleet.ts';
import type { Workspace } from './installation.ts';
import { within } from './wait.ts';

export interface Imports {
  /** A word that only the people of one import have. */
  words: string[];
  /** From the commit until a process found all of them. */
  foundAfterMs: number[];
  /** An import that failed while the database was away, and was run again. */
  repeated: number;
}

export const PEOPLE = 10;
const PAUSE_MS = 6_000;
const WATCHED_FOR_MS = 30_000;
const ATTEMPTS_WITHIN_MS = 120_000;

export interface ImportOptions {
  core: Core;
  fleet: Fleet;
  workspace: Workspace;
  tally: Tally;
  isOver(): boolean;
}

/** Imports a few people again and again, and watches how long each process takes to find them. */
export async function importPeople(
  imports: Imports,
  { core, fleet, workspace, tally, isOver }: ImportOptions,
): Promise<void> {
  while (!isOver()) {
    const word = `zq${imports.words.length}x${Date.now().toString(36)}`;
    const people = engineers(PEOPLE).map((person, n) => ({
      ...person,
      id: `${word}-${n}`,
      // Rows with one name and one career would be one person, who is found once.
      lastname: `Number ${n} of ${word}`,
      headline: `Engineer ${word}`,
    }));
    let attempts = 0;
    const isImported = await within(ATTEMPTS_WITHIN_MS, async () => {
      attempts++;
      const { rejected } = await core.talents.importProfiles(people);
      return rejected.length === 0;
    });
    imports.repeated += attempts - 1;
    if (!isImported)
      throw new Error(
        `${PEOPLE} people could not be imported within ${ATTEMPTS_WITHIN_MS / 1_000} s`,
      );
    imports.words.push(word);
    const committedAt = performance.now();
    await Promise.all(
      fleet.apiUrls().map(async (url) => {
        const caller = createCaller(url, tally);
        const isFound = await within(
          WATCHED_FOR_MS,
          async () =>
            !fleet.apiUrls().includes(url) ||
            (await countFound(caller, workspace, word)) === PEOPLE,
        );
        if (isFound && fleet.apiUrls().includes(url))
          imports.foundAfterMs.push(performance.now() - committedAt);
      }),
    );
    await delay(PAUSE_MS);
  }
}

/** How many a process finds by the word; null when it did not answer. */
export async function countFound(
  caller: Caller,
  { apiKey }: Workspace,
  word: string,
): Promise<number | null> {
  const { status, data } = await caller.call(
    'search for imported people',
    apiKey,
    '/v1/search/talents',
    {
      filters: [{ filterType: 'KEYWORD', value: word }],
    },
  );
  return status === 200 ? Number(data!.estimationCount) : null;
}
