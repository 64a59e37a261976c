import type { Change, Profile } from './bed.ts';
import { GREEK, SERBIAN } from './script-names.ts';
import { inScript, nicknameOf } from './tuned-kinds.ts';

/** Kinds of change that the rules were not made with: run them, and read only the figures. */

const SOUNDS: readonly [RegExp, string][] = [
  [/ph/, 'f'],
  [/th/, 't'],
  [/ck/, 'k'],
  [/y/, 'i'],
  [/ie/, 'y'],
  [/mm/, 'm'],
  [/nn/, 'n'],
  [/ll/, 'l'],
  [/tt/, 't'],
  [/ss/, 's'],
  [/eau/, 'ault'],
  [/ai/, 'ay'],
  [/ch/, 'sch'],
  [/v/, 'w'],
  [/ö/, 'oe'],
  [/ü/, 'ue'],
  [/ø/, 'o'],
];

/** By ear, and without accents. */
const spelling: Change = (first, random) => {
  const { firstname, lastname } = first;
  if (!firstname || !lastname) return null;
  const found = random.sample(
    SOUNDS.filter(([sound]) => sound.test(lastname)),
    1,
  );
  const isPlain = /^[a-z' -]+$/i.test(firstname + lastname);
  if (found.length === 0 && isPlain) return null;
  const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');
  const spelled = found.reduce((name, [sound, as]) => name.replace(sound, as), lastname);
  return { first, second: { ...first, firstname: plain(firstname), lastname: plain(spelled) } };
};

/** Both names, with a hyphen, a space, or in brackets. */
const married: Change = (first, random, { lastname: added }) => {
  const { lastname } = first;
  if (!lastname || !added || added === lastname) return null;
  const forms = [
    `${added}-${lastname}`,
    `${lastname} ${added}`,
    `${added} (née ${lastname})`,
    `${lastname} ép. ${added}`,
  ];
  return { first, second: { ...first, lastname: random.pick(forms) } };
};

const FRENCH: readonly [RegExp, string][] = [
  [/ov$/, 'off'],
  [/ev$/, 'eff'],
  [/u/g, 'ou'],
  [/sh/gi, 'ch'],
  [/ch/gi, 'tch'],
  [/yu/gi, 'iou'],
  [/y/gi, 'i'],
];

/** Greek and Serbian letters, or Latin ones by another rule. */
const transliteration: Change = (profile, random) => {
  if (random.chance(0.4)) {
    const { own, inLatin } = inScript(profile, random, GREEK);
    return { first: own, second: inLatin };
  }
  const { own, inLatin } = inScript(profile, random, SERBIAN);
  if (random.chance(0.5)) return { first: inLatin, second: own };
  const french = (text: string | null): string =>
    FRENCH.reduce((name, [sound, as]) => name.replace(sound, as), text ?? '');
  const second: Profile = {
    ...inLatin,
    firstname: french(inLatin.firstname),
    lastname: french(inLatin.lastname).replace(/ć$/, 'tch'),
  };
  return { first: inLatin, second };
};

/** One field holds both names. */
const swapped: Change = (first, random) => {
  const { firstname, lastname } = first;
  if (!firstname || !lastname) return null;
  const forms = [
    { firstname: null, lastname: `${lastname}, ${firstname}` },
    { firstname: `${firstname} ${lastname}`, lastname: null },
    { firstname: lastname.toUpperCase(), lastname: firstname },
  ];
  return { first, second: { ...first, ...random.pick(forms) } };
};

/** Only the new job and an old one are listed, in another city. */
const changedJob: Change = (first, _, other) => {
  const found = other.experiences[0];
  const last = first.experiences.at(-1);
  if (!found || !last || first.experiences.length < 2) return null;
  const current = {
    ...found,
    startDate: '2026-03-01T00:00:00.000Z',
    endDate: null,
    isCurrent: true,
  };
  return {
    first,
    second: {
      ...first,
      city: other.city,
      state: other.state,
      country: other.country,
      jobTitle: found.title,
      currentOrganization: { id: null, name: found.organizationName, logoUrl: null },
      experiences: [current, last],
    },
  };
};

export const HELD_OUT: Readonly<Record<string, Change>> = {
  'spelling by ear': spelling,
  'two last names': married,
  'other scripts': transliteration,
  'one field': swapped,
  'other job and city': changedJob,
  'other nicknames': nicknameOf({
    Anaïs: ['Ana'],
    Mathilde: ['Mathi'],
    Charlotte: ['Charlie', 'Cha'],
    Clémence: ['Clem'],
    Élodie: ['Elo'],
    Aurélie: ['Auré'],
    Delphine: ['Delph'],
    Juliette: ['Ju'],
    Véronique: ['Véro'],
    Noémie: ['Nono'],
    Audrey: ['Dédé'],
    Laetitia: ['Laeti'],
    Florence: ['Flo'],
    Bénédicte: ['Béné'],
    Antoine: ['Toine'],
    Vincent: ['Vince'],
    Adrien: ['Adri'],
    Jérôme: ['Jéjé'],
    Stéphane: ['Steph'],
    Christophe: ['Chris'],
    Baptiste: ['Bapt'],
    Valentin: ['Val'],
    Emma: ['Em'],
    Olivia: ['Liv'],
    Hannah: ['Annie'],
    Eleanor: ['Ellie', 'Nora'],
    Abigail: ['Abby'],
    Oliver: ['Ollie'],
    Matthew: ['Matty'],
    David: ['Dave'],
    Benjamin: ['Benji'],
    Christopher: ['Kit', 'Topher'],
    Alexander: ['Sandy', 'Sasha'],
    Philip: ['Pip'],
    Nathan: ['Nate'],
    Jeffrey: ['Jeff'],
    Zachary: ['Zak'],
    Katharina: ['Kathi'],
    Maximilian: ['Maxi'],
    Sebastian: ['Basti'],
    Tobias: ['Tobi'],
    Franziska: ['Franzi'],
  }),
};
