import { setTimeout as delay } from 'node:timers/promises';
import type { Random } from '../../../sample/src/random.ts';
import { START } from '../castings.ts';
import type { Caller } from './caller.ts';
import type { Workspace } from './installation.ts';

export interface LoadOptions {
  caller: Caller;
  random: Random;
  isOver(): boolean;
  /** The usual pauses between requests are so many times as long. */
  pauses: number;
}

/** What was promised to clients, and so must be there in the end. */
export interface Promised {
  castings: { castingId: string; apiKey: string }[];
  /** Of searches: what each was answered. */
  searches: { searchTransactionId: string; credits: number }[];
}

const SEARCH_PAUSE_MS = 60;
const CASTING_PAUSE_MS = 2_500;
const READ_PAUSE_MS = 150;

const COUNTRIES = ['France', 'Germany', 'Spain', 'United Kingdom', 'Italy', 'Belgium'];
const TOOLS = ['Python', 'SQL', 'Excel', 'Java'];
const FILTERS = [
  [{ filterType: 'SKILL', value: 'Python' }],
  [{ filterType: 'JOB_TITLE', value: 'software engineer' }],
  [
    { filterType: 'COUNTRY', value: 'France' },
    { filterType: 'SENIORITY', value: 'senior', isRequired: false },
  ],
  [{ filterType: 'KEYWORD', value: 'project' }],
  [{ filterType: 'JOB_TITLE', value: 'nurse' }],
];

export async function searchOn(
  { apiKey }: Workspace,
  promised: Promised,
  { caller, random, isOver, pauses }: LoadOptions,
): Promise<void> {
  while (!isOver()) {
    const { status, data } = await caller.call('search', apiKey, '/v1/search/talents', {
      filters: random.pick(FILTERS),
    });
    if (status === 200) {
      const { searchTransactionId, talents } = data as {
        searchTransactionId: string;
        talents: unknown[];
      };
      promised.searches.push({ searchTransactionId, credits: talents.length });
    }
    await delay(pauses * SEARCH_PAUSE_MS);
  }
}

export async function startCastings(
  { apiKey }: Workspace,
  webhookUrl: string,
  promised: Promised,
  { caller, random, isOver, pauses }: LoadOptions,
): Promise<void> {
  while (!isOver()) {
    const { status, data } = await caller.call('casting start', apiKey, START, {
      filters: [{ filterType: 'COUNTRY', value: random.pick(COUNTRIES) }],
      qualificationCriterias: [
        `At least ${random.int(1, 9)} years of experience`,
        `Has worked with ${random.pick(TOOLS)}`,
      ],
      target: { greens: random.int(10, 30), maxCredits: 120 },
      forceNew: true,
      webhook: { url: webhookUrl },
    });
    if (status === 202) promised.castings.push({ castingId: String(data!.castingId), apiKey });
    await delay(pauses * CASTING_PAUSE_MS);
  }
}

export async function readCastings(
  { castings }: Promised,
  { caller, random, isOver, pauses }: LoadOptions,
): Promise<void> {
  while (!isOver()) {
    if (castings.length > 0) {
      const { castingId, apiKey } = random.pick(castings);
      await caller.call('casting read', apiKey, `${START}/${castingId}`);
    }
    await delay(pauses * READ_PAUSE_MS);
  }
}
