import type { Random } from '../../../sample/src/random.ts';
import type { Change, Profile } from './bed.ts';
import { CYRILLIC, type ScriptNames } from './script-names.ts';

/** The kinds of change that the rules were made with. */

/** Leaves a letter out, doubles one, or exchanges two. */
function misspell(word: string, random: Random): string {
  const at = random.int(1, word.length - 2);
  const letters = [...word];
  const kind = random.int(0, 2);
  if (kind === 0) letters.splice(at, 1);
  else if (kind === 1) letters.splice(at, 0, letters[at]!);
  else [letters[at], letters[at + 1]] = [letters[at + 1]!, letters[at]!];
  return letters.join('');
}

const spelling: Change = (first, random) => {
  const { firstname, lastname } = first;
  if (!firstname || !lastname || firstname.length < 5 || lastname.length < 5) return null;
  return {
    first,
    second: random.chance(0.5)
      ? { ...first, lastname: misspell(lastname, random) }
      : { ...first, firstname: misspell(firstname, random) },
  };
};

const married: Change = (first, _, { lastname }) => {
  if (lastname === first.lastname || first.experiences.length < 2) return null;
  return { first, second: { ...first, lastname } };
};

export const inScript = (profile: Profile, random: Random, { first, last }: ScriptNames) => {
  const [own, latinFirst] = random.pick(first);
  const [ownLast, latinLast] = random.pick(last);
  return {
    own: { ...profile, firstname: own, lastname: ownLast },
    inLatin: { ...profile, firstname: latinFirst, lastname: latinLast },
  };
};

const transliteration: Change = (profile, random) => {
  const { own, inLatin } = inScript(profile, random, CYRILLIC);
  return { first: inLatin, second: own };
};

const swapped: Change = (first) => ({
  first,
  second: { ...first, firstname: first.lastname, lastname: first.firstname },
});

/** A new job on top; the one that was current has ended. */
const changedJob: Change = (first, random, other) => {
  const [job, ...jobs] = first.experiences;
  const found = other.experiences[0];
  if (!job || !found || found.organizationName === job.organizationName) return null;
  const startDate = '2026-02-01T00:00:00.000Z';
  const current = { ...found, startDate, endDate: null, isCurrent: true };
  return {
    first,
    second: {
      ...first,
      jobTitle: found.title,
      currentOrganization: { id: null, name: found.organizationName, logoUrl: null },
      experiences: [
        current,
        { ...job, endDate: random.chance(0.5) ? startDate : job.endDate, isCurrent: false },
        ...jobs,
      ],
    },
  };
};

const NICKNAMES: Readonly<Record<string, readonly string[]>> = {
  Thomas: ['Tom'],
  Nicolas: ['Nico'],
  Alexandre: ['Alex'],
  Maxime: ['Max'],
  Benjamin: ['Ben'],
  Sébastien: ['Seb'],
  Frédéric: ['Fred'],
  Catherine: ['Cathy', 'Kate'],
  Stéphanie: ['Steph', 'Fanny'],
  Isabelle: ['Isa'],
  Emily: ['Em', 'Emmy'],
  James: ['Jim', 'Jamie'],
  William: ['Bill', 'Will'],
  Daniel: ['Dan'],
  Matthew: ['Matt'],
  Andrew: ['Andy'],
  Samuel: ['Sam'],
  Joseph: ['Joe'],
  Christopher: ['Chris'],
  Robert: ['Bob', 'Rob'],
  Edward: ['Ed', 'Ted'],
  Michael: ['Mike'],
  Joshua: ['Josh'],
  Jennifer: ['Jenny'],
  Samantha: ['Sam'],
  Rebecca: ['Becky'],
  Victoria: ['Vicky'],
  Katherine: ['Kate', 'Katie'],
  Charlotte: ['Lottie'],
  Philippe: ['Phil'],
  Guillaume: ['Will'],
  Jessica: ['Jess'],
  Nathalie: ['Nat'],
  Julien: ['Jules'],
};

export const nicknameOf =
  (names: Readonly<Record<string, readonly string[]>>): Change =>
  (first, random) => {
    const forms = names[first.firstname ?? ''];
    return forms ? { first, second: { ...first, firstname: random.pick(forms) } } : null;
  };

export const TUNED: Readonly<Record<string, Change>> = {
  spelling,
  married,
  transliteration,
  swapped,
  'changed job': changedJob,
  nickname: nicknameOf(NICKNAMES),
};
