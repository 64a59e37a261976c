import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Filter } from '../filters/filter.ts';
import { askedOf, everybodyOf, mended, spansOf } from './asked.ts';
import { slicesOf } from './spans.ts';

const TITLE: Filter = { filterType: 'JOB_TITLE', value: 'nurse' };
const PLACE: Filter = { filterType: 'LOCATION', value: ['Lyon', 'Pariss'] };

describe('what is asked', () => {
  it('is the prompt until filters were changed by hand', () => {
    expect(askedOf({})).toBeNull();
    expect(askedOf({ prompt: 'nurse' })).toEqual({ prompt: 'nurse' });
    expect(askedOf({ prompt: 'nurse', filters: [TITLE] })).toEqual({ filters: [TITLE] });
  });

  it('lists nobody twice, however often the service does', () => {
    const pages = [
      { talents: [{ id: 'a' }, { id: 'b' }] },
      { talents: [{ id: 'b' }, { id: 'c' }] },
    ];
    expect(everybodyOf(pages).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });

  it('keeps its words of the prompt while its value is the same, whatever its flags', () => {
    const read = [
      { ...TITLE, isRequired: true, span: { start: 0, end: 5 } },
      { ...PLACE, isRequired: true, span: { start: 9, end: 13 } },
    ];
    expect(spansOf([PLACE, { ...TITLE, isRequired: false }], read)).toEqual([
      { start: 9, end: 13 },
      { start: 0, end: 5 },
    ]);
    expect(spansOf([{ ...TITLE, value: 'doctor' }, TITLE, TITLE], read)).toEqual([
      null,
      { start: 0, end: 5 },
      null,
    ]);
  });

  it('is mended by a suggestion exactly where the issue is', () => {
    const filters = [TITLE, PLACE];
    expect(mended(filters, { path: ['filters', 1, 'value', 1], message: '' }, 'Paris')).toEqual([
      TITLE,
      { ...PLACE, value: ['Lyon', 'Paris'] },
    ]);
    expect(
      mended(filters, { path: ['filters', 0, 'filterType'], message: '' }, 'SKILL')[0],
    ).toEqual({ ...TITLE, filterType: 'SKILL' });
    expect(mended(filters, { path: ['filters', 0, 'value'], message: '' }, 'doctor')[0]).toEqual({
      ...TITLE,
      value: 'doctor',
    });
  });
});

describe('the words of a prompt', () => {
  it('are marked with all that was read from them; a refusal wins', () => {
    const slices = slicesOf('young nurse in Lyon', [
      { start: 0, end: 5, id: 0, kind: 'refused' },
      { start: 6, end: 11, id: 0, kind: 'read' },
      { start: 6, end: 19, id: 1, kind: 'read' },
    ]);
    expect(slices).toEqual([
      { text: 'young', start: 0, kind: 'refused', ids: [] },
      { text: ' ', start: 5, kind: null, ids: [] },
      { text: 'nurse', start: 6, kind: 'read', ids: [0, 1] },
      { text: ' in Lyon', start: 11, kind: 'read', ids: [1] },
    ]);
  });

  it('never get lost, wherever the spans are', () => {
    const span = fc.record({
      start: fc.integer({ min: -3, max: 20 }),
      end: fc.integer({ min: -3, max: 20 }),
      id: fc.nat(3),
      kind: fc.constant('read' as const),
    });
    fc.assert(
      fc.property(fc.string({ maxLength: 15 }), fc.array(span, { maxLength: 4 }), (text, spans) => {
        expect(
          slicesOf(text, spans)
            .map((slice) => slice.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });
});
