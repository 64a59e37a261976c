import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_NOTES, withImported, withoutImported } from './imported-notes.ts';

const ENGLISH = { source: 'Greenhouse', language: 'en' } as const;
const FRENCH = { source: 'Greenhouse', language: 'fr' } as const;
const CALLED = { text: 'Called.\n\nWants to move.', date: '2024-03-05T10:00:00.000Z' };

test('notes keep their source and date, and come once in any language', () => {
  const { notes, added } = withImported('Ours', [CALLED, CALLED], ENGLISH);
  expect(notes).toBe('Ours\n\nImported from Greenhouse, 2024-03-05:\nCalled.\nWants to move.');
  expect(added).toHaveLength(1);
  expect(withImported(notes, [CALLED], FRENCH)).toEqual({ notes, added: [], leftOut: 0 });
  const later = { ...CALLED, date: '2024-04-01T00:00:00.000Z' };
  expect(withImported(notes, [later], FRENCH).notes).toContain(
    '\n\nImporté de Greenhouse, 2024-04-01:\nCalled.',
  );
});

test('what does not fit is left out and counted', () => {
  const long = { text: 'x'.repeat(MAX_NOTES), date: null };
  expect(withImported(null, [long, { text: 'short', date: null }], ENGLISH)).toEqual({
    notes: 'Imported from Greenhouse:\nshort',
    added: ['\nshort'],
    leftOut: 1,
  });
});

test('taking notes back leaves what people wrote, and notes that they changed', () => {
  const { notes, added } = withImported('Ours\n\n\nmore', [CALLED], ENGLISH);
  const isOurs = (identity: string) => added.includes(identity);
  expect(withoutImported(notes, isOurs)).toBe('Ours\n\n\nmore');
  expect(withoutImported(`${notes} Edited.`, isOurs)).toBe(`${notes} Edited.`);
  expect(withoutImported(withImported(null, [CALLED], FRENCH).notes, isOurs)).toBeNull();
});

test('taking back is the opposite of adding, whatever was there', () => {
  const text = fc.string({ unit: fc.constantFrom('a', ' ', '\n', '\r', ':', 'É') });
  const note = fc.record({ text, date: fc.constantFrom(null, CALLED.date) });
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.array(note), (before, imported) => {
      const { notes, added } = withImported(before, imported, ENGLISH);
      expect(withImported(notes, imported, FRENCH)).toEqual({ notes, added: [], leftOut: 0 });
      const left = withoutImported(notes, (identity) => added.includes(identity));
      expect(left ?? '').toBe(before.trim() === '' ? '' : before);
    }),
  );
});
