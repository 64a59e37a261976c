import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CONTACT_KINDS, ENRICHMENT_TYPES } from '../contract.ts';
import { kindsOf, planStart } from './start.ts';

const kinds = fc.subarray([...CONTACT_KINDS]).map((list) => new Set(list));
const standing = fc.record({ known: kinds, open: kinds, servable: kinds });
const type = fc.constantFrom(...ENRICHMENT_TYPES);
const prices = fc.record({ email: fc.nat(100), phone: fc.nat(100) });

it('never looks for, nor reserves, what is known or under way, and reserves the price of all the rest', () => {
  fc.assert(
    fc.property(type, standing, prices, (asked, before, price) => {
      const plan = planStart(asked, before, price);
      const missing = kindsOf(asked).filter(
        (kind) => !before.known.has(kind) && !before.open.has(kind),
      );
      if (plan.outcome === 'look_for') {
        expect(plan.kinds).toEqual(missing);
        expect(plan.price).toBe(missing.reduce((sum, kind) => sum + price[kind], 0));
      } else if (plan.outcome === 'nothing_to_do') expect(missing).toEqual([]);
    }),
  );
});

it('misses providers exactly when nothing that is asked is known, under way or servable', () => {
  fc.assert(
    fc.property(type, standing, prices, (asked, before, price) => {
      const hopeless = kindsOf(asked).every(
        (kind) => !before.known.has(kind) && !before.open.has(kind) && !before.servable.has(kind),
      );
      expect(planStart(asked, before, price).outcome === 'missing_providers').toBe(hopeless);
    }),
  );
});
