import { expect, test } from 'vitest';
import { createLexicon } from '../lexicon.ts';
import { masculine } from '../publishers.ts';
import { vocabularyFingerprint } from '../vocabularies.ts';
import { type KnownWords, mergeVocabulary, type Published } from './vocabulary.ts';

const families: Record<string, string> = { plumber: 'plumber', welder: 'welder' };
const known: KnownWords = {
  familyNamed: (name) => families[name] ?? null,
  familyRead: (name) => Object.entries(families).find(([word]) => name.includes(word))?.[1] ?? null,
  functionsOf: () => ['construction'],
  skillNamed: (name) => (name === 'Welding' ? 'Welding' : null),
};
const named = (english: string[], french: string[] = []): Published => ({ english, french });
const merge = (occupations: Published[], skills: Published[] = []) =>
  mergeVocabulary('esco', { occupations, skills }, known);

test('names of a known family join it; an unknown occupation becomes a family of its own', () => {
  const { vocabulary, report } = merge([
    named(['Plumber', 'Pipe Layer']),
    named(['Bell Gilder (bronze)', 'Bell Caster'], ['doreur de cloches']),
  ]);
  expect(vocabulary.roles.split('\n')).toEqual([
    'plumber: ',
    '  en pipe layer',
    '  fr ',
    'esco-bell-gilder: construction',
    '  en bell gilder, bell caster',
    '  fr doreur de cloches',
  ]);
  expect(report).toMatchObject({ familiesAdded: 1, formsJoined: 1, known: 1 });
});

test('a name that is read already, as this or another family, stays as it is', () => {
  const { vocabulary, report } = merge([named(['Bell Gilder', 'Bell Welder', 'Welder'])]);
  expect(vocabulary.roles).not.toContain('welder');
  expect(report.known).toBe(2);
});

test('a name of several occupations is ambiguous and left out, unless it is the preferred one of a single occupation', () => {
  const { vocabulary, report } = merge([
    named(['Bell Gilder', 'Metal Caster']),
    named(['Gun Founder', 'Metal Caster', 'Bell Gilder']),
  ]);
  expect(vocabulary.roles).not.toContain('metal caster');
  expect(vocabulary.roles.match(/bell gilder/g)).toHaveLength(1);
  expect(report.ambiguous).toBe(2);
});

test('a name that would break the table, or is empty, is counted and left out', () => {
  expect(merge([named(['Founder, bells', 'x', '42', 'a'.repeat(90)])])).toMatchObject({
    vocabulary: { roles: '' },
    report: { unusable: 4 },
  });
});

test('skills keep their capitals; further names join the known skill', () => {
  const { vocabulary, report } = merge(
    [],
    [named(['Welding', 'Metal joining']), named(['LexisNexis', 'Lexis Nexis search'])],
  );
  expect(vocabulary.skills.split('\n')).toEqual([
    'Welding: Metal joining',
    '!LexisNexis: Lexis Nexis search',
  ]);
  expect(report).toMatchObject({ skillsAdded: 1, aliasesJoined: 1 });
});

test('merged names are read in titles and skills, and one-word names never inside other titles', () => {
  const { vocabulary } = merge(
    [named(['Bell Gilder', 'Pusher'], ['doreur de cloches']), named(['Plumber', 'Pipe Layer'])],
    [named(['Bell tuning'])],
  );
  const lexicon = createLexicon([vocabulary]);
  expect(lexicon.readTitle('Senior Bell Gilders').family).toBe('esco-bell-gilder');
  expect(lexicon.readTitle('Doreuse de cloches').family).toBe('esco-bell-gilder');
  expect(lexicon.readTitle('Pipe layer').family).toBe(lexicon.readTitle('plumber').family);
  expect(lexicon.readTitle('Pusher').family).toBe('esco-bell-gilder');
  expect(lexicon.readTitle('Pusher of boundaries').family).toBeNull();
  expect(lexicon.readSkill('bell tuning')?.name).toBe('Bell tuning');
  expect(createLexicon().readTitle('Bell Gilder').family).not.toBe('esco-bell-gilder');
});

test('the fingerprint of the vocabularies changes with any of them', () => {
  const one = { publisher: 'esco', roles: 'a', skills: '' } as const;
  const prints = [
    [],
    [one],
    [{ ...one, roles: 'b' }],
    [{ ...one, publisher: 'rome' as const }],
  ].map(vocabularyFingerprint);
  expect(new Set(prints).size).toBe(prints.length);
  expect(vocabularyFingerprint([one])).toBe(vocabularyFingerprint([{ ...one }]));
});

test('a label of both genders gives the whole masculine name', () => {
  expect(masculine("Conducteur / Conductrice d'abatteuses")).toBe("Conducteur d'abatteuses");
  expect(masculine('Data scientist')).toBe('Data scientist');
});
