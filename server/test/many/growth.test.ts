import { describe, expect, it } from 'vitest';
import { driftInvariants, growthInvariants } from './growth.ts';

const sample = (heapMb: number) => ({ residentMb: 300, heapMb, handles: 40 });
const growthOf = (heapMb: (n: number) => number, samples = 90) => ({
  processes: new Map([['api1', Array.from({ length: samples }, (_, n) => sample(heapMb(n)))]]),
  connections: Array.from({ length: samples }, () => 20),
});
const faultsOf = (invariants: { faults: readonly string[] }[]) =>
  invariants.flatMap(({ faults }) => faults);

describe('a run without disturbances', () => {
  it('fails when the heap of a process grows, and not when it only fills its caches', () => {
    const leaking = growthInvariants(growthOf((n) => 80 + 4 * n));
    expect(faultsOf(leaking)).toEqual(['heapMb of api1: 260, then 380']);
    const filling = growthInvariants(growthOf((n) => Math.min(150, 60 + 4 * n)));
    expect(faultsOf(filling)).toEqual([]);
  });

  it('does not judge growth in a run too short to tell it from filling caches', () => {
    expect(faultsOf(growthInvariants(growthOf((n) => 80 + 4 * n, 59)))).toEqual([]);
  });

  it('fails when answers become slower, of kinds with enough answers', () => {
    const slower = Array.from({ length: 900 }, (_, n) => 20 + n);
    const steady = slower.map((ms) => 20 + ((ms * 7) % 40));
    expect(
      faultsOf(
        driftInvariants(
          new Map([
            ['search', slower],
            ['read', steady],
          ]),
        ),
      ),
    ).toEqual(['p99 of search: 316 ms, then 916 ms']);
    expect(faultsOf(driftInvariants(new Map([['search', slower.slice(0, 800)]])))).toEqual([]);
  });
});
