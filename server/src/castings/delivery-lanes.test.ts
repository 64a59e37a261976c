import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createLanes } from './delivery-lanes.ts';

/** Work that ends when told to. */
function heldWork() {
  const begun: string[] = [];
  const open = new Map<string, () => void>();
  const run = (_lane: string, id: string) =>
    new Promise<void>((resolve) => {
      begun.push(id);
      open.set(id, resolve);
    });
  const end = async (id: string) => {
    open.get(id)?.();
    open.delete(id);
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { begun, open, run, end };
}

describe('lanes', () => {
  it('stay within their own limit and the total one, and lose nothing, in any order of completion', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.nat(4), { maxLength: 60 }),
        fc.array(fc.nat(), { maxLength: 200 }),
        async (lanesOf, order) => {
          const { begun, open, run, end } = heldWork();
          const lanes = createLanes({ perLane: 2, total: 5, maxWaitingPerLane: 100, run });
          for (const [i, lane] of lanesOf.entries()) lanes.add(`l${lane}`, `${lane}-${i}`);
          const check = () => {
            expect(open.size).toBeLessThanOrEqual(5);
            for (const same of Map.groupBy(open.keys(), (id) => id.split('-')[0]).values())
              expect(same.length).toBeLessThanOrEqual(2);
          };
          check();
          for (const pick of [...order, ...lanesOf.map(() => 0)]) {
            const ids = [...open.keys()];
            if (ids.length > 0) await end(ids[pick % ids.length]!);
            check();
          }
          expect(begun.toSorted()).toEqual(lanesOf.map((lane, i) => `${lane}-${i}`).toSorted());
        },
      ),
    );
  });

  it('take turns: a lane whose work never ends does not block another', () => {
    const { begun, run } = heldWork();
    const lanes = createLanes({ perLane: 3, total: 10, maxWaitingPerLane: 1_000, run });
    for (let i = 0; i < 500; i++) lanes.add('stuck', `stuck-${i}`);
    lanes.add('other', 'other-1');
    expect(begun).toEqual(['stuck-0', 'stuck-1', 'stuck-2', 'other-1']);
  });

  it('pass each task its own lane, even when another lane’s task made room for it', async () => {
    const told: [string, string][] = [];
    const lanes = createLanes({
      perLane: 1,
      total: 1,
      maxWaitingPerLane: 10,
      run: async (lane, id) => void told.push([lane, id]),
    });
    for (const lane of ['a', 'b', 'a']) lanes.add(lane, `${lane}-${told.length}`);
    await new Promise((resolve) => setImmediate(resolve));
    await lanes.close();
    for (const [lane, id] of told) expect(id.startsWith(lane)).toBe(true);
    expect(told.map(([lane]) => lane).toSorted()).toEqual(['a', 'a', 'b']);
  });

  it('refuse work beyond the limit, and do not queue waiting work twice', () => {
    const { begun, run } = heldWork();
    const lanes = createLanes({ perLane: 1, total: 10, maxWaitingPerLane: 2, run });
    expect(['a', 'b', 'c', 'b', 'd'].map((id) => lanes.add('l', id))).toEqual([
      true,
      true,
      true,
      true,
      false,
    ]);
    expect(begun).toEqual(['a']);
  });

  it('start nothing after they are closed, and end when running work has ended', async () => {
    const { begun, run, end } = heldWork();
    const lanes = createLanes({ perLane: 1, total: 1, maxWaitingPerLane: 10, run });
    lanes.add('l', 'a');
    lanes.add('l', 'b');
    let closed = false;
    const closing = lanes.close().then(() => {
      closed = true;
    });
    await Promise.resolve();
    expect(closed).toBe(false);
    await end('a');
    await closing;
    expect(begun).toEqual(['a']);
  });
});
