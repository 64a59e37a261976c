import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createLexicon } from '../lexicon/lexicon.ts';
import type { Principal } from '../platform/operation.ts';
import { createDiagnosis } from './diagnose.ts';
import type { Filter } from './rules/filter.ts';
import { createTurns } from './turns.ts';

const principal: Principal = {
  workspaceId: 'ws',
  userId: null,
  keyId: 'key',
  scopes: [],
  language: null,
  capabilities: [],
};
const filters = Array.from({ length: 50 }, (_, n): Filter => {
  return {
    filterType: 'COMPANY',
    value: `Company ${n}`,
    isRequired: true,
    isExcluded: false,
    isExactMatch: true,
    history: 'CURRENT',
  };
});
const lexicon = createLexicon();
const parseFilters = async () => filters;

describe('a diagnosis', () => {
  it('takes four searches a filter at most, and lets others have their turn between them', async () => {
    let searches = 0;
    let turns = 0;
    const others = setInterval(() => turns++, 0);
    const count = async (_: string, some: readonly Filter[]) => {
      searches++;
      return 50 - some.length;
    };
    const { relaxations } = await createDiagnosis({
      parseFilters,
      count,
      lexicon,
      takeTurn: createTurns(),
      timeoutMs: 60_000,
    }).diagnose(principal, { filters });
    clearInterval(others);
    expect(searches).toBe(1 + 4 * filters.length);
    expect(relaxations).toHaveLength(50);
    expect(turns).toBeGreaterThan(0);
  });

  it('leaves the others their turn however many are asked for at once: one search at a time for all of them, in turn', async () => {
    let running = 0;
    const asked: string[] = [];
    const count = async (workspaceId: string) => {
      running++;
      asked.push(workspaceId);
      expect(running).toBe(1);
      await sleep(0);
      running--;
      return 0;
    };
    const { diagnose } = createDiagnosis({
      parseFilters: async () => filters.slice(0, 3),
      count,
      lexicon,
      takeTurn: createTurns(),
      timeoutMs: 60_000,
    });
    const many = Array.from({ length: 20 }, (_, n) => `ws_${n}`);
    await Promise.all(
      many.map((workspaceId) => diagnose({ ...principal, workspaceId }, { filters })),
    );
    expect(asked.slice(0, 40)).toEqual([...many, ...many]);
  });

  it('ends with search_engine_timeout when it takes too long, and searches no more', async () => {
    let searches = 0;
    const count = async () => {
      searches++;
      await sleep(10);
      return 0;
    };
    const { diagnose } = createDiagnosis({
      parseFilters,
      count,
      lexicon,
      takeTurn: createTurns(),
      timeoutMs: 50,
    });
    const diagnosis = diagnose(principal, { filters });
    await expect(diagnosis).rejects.toMatchObject({ code: 'search_engine_timeout' });
    expect(searches).toBeLessThan(10);
  });

  it('ends a count that hangs, so that the next who wait get their turn', async () => {
    const takeTurn = createTurns();
    const count = (_: string, __: readonly Filter[], signal: AbortSignal) =>
      new Promise<number>((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
      });
    const { diagnose } = createDiagnosis({ parseFilters, count, lexicon, takeTurn, timeoutMs: 20 });
    await expect(diagnose(principal, { filters })).rejects.toMatchObject({
      code: 'search_engine_timeout',
    });
    expect(await takeTurn(() => 'served')).toBe('served');
  });

  it('leaves a search without an explanation when it takes too long, and does not fail it', async () => {
    const count = async () => {
      await sleep(200);
      return 0;
    };
    const { whyNobody } = createDiagnosis({
      parseFilters,
      count,
      lexicon,
      takeTurn: createTurns(),
      timeoutMs: 60_000,
    });
    expect(await whyNobody(principal, filters)).toBeNull();
  });
});
