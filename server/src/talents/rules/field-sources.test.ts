import { expect, it } from 'vitest';
import { fieldSources } from './field-sources.ts';

const at = (day: number): Date => new Date(Date.UTC(2026, 0, day));

it('dates each field by the newest source that gave it, an edit above all', () => {
  const records = [
    { isEdit: false, fields: { firstname: 'Ada', city: 'Lyon', skills: ['Spark'] }, at: at(1) },
    { isEdit: true, fields: { city: 'Paris' }, at: at(2) },
    { isEdit: false, fields: { firstname: 'Ada', city: 'Nice', skills: [] }, at: at(3) },
  ];
  const shown = { firstname: 'Ada', lastname: null, city: 'Paris', skills: ['Spark'] };
  expect(fieldSources(shown, records)).toEqual({
    firstname: { at: at(3), isEdit: false },
    city: { at: at(2), isEdit: true },
    skills: { at: at(1), isEdit: false },
  });
});
