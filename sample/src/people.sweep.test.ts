import { expect, test } from 'vitest';
import { talentProfile } from '../../server/src/talents/profile.ts';
import { normalizeRow } from '../../server/src/talents/rules/normalize-row.ts';
import { canonicalProfileUrl } from '../../server/src/talents/rules/profile-url.ts';
import { generatePeople, generatePerson } from './people.ts';
import type { MadeUpPerson } from './person.ts';
import { TRACKS } from './tracks/all-tracks.ts';

const asOf = new Date('2026-03-15');
const people = [...generatePeople({ count: 1500, seed: 7, asOf, batchSize: 500 })].flat();

/** The first few people who fail the check, for a useful message. */
const exceptions = (holds: (person: MadeUpPerson) => boolean) =>
  people.filter((person) => !holds(person)).slice(0, 3);

test('the same seed and month give the same people, however many are asked for', () => {
  expect(generatePerson(7, 42, new Date('2026-03-01'))).toEqual(people[42]);
  expect([...generatePeople({ count: 3, seed: 7, asOf, batchSize: 2 })].flat()).toEqual(
    people.slice(0, 3),
  );
  expect(generatePerson(8, 42, asOf)).not.toEqual(people[42]);
});

test('no two people share an id, a profile URL or a life', () => {
  const others = [...generatePeople({ count: 500, seed: 8, asOf, batchSize: 500 })].flat();
  const all = [...people, ...others];
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  expect(new Set(all.map(({ proNetworkUrl }) => proNetworkUrl)).size).toBe(all.length);
  expect(
    new Set(
      all.map(({ firstname, lastname, experiences }) =>
        JSON.stringify([firstname, lastname, experiences]),
      ),
    ).size,
  ).toBe(all.length);
});

test('every profile has the interface’s shape and would pass an import unchanged', () => {
  for (const person of people.slice(0, 300)) {
    expect(talentProfile.parse(person)).toEqual(person);
    const read = normalizeRow(person, { profileHosts: ['linkedin.com'], asOf });
    expect(read.ok && { ...read.row.profile, id: read.row.id }).toEqual(person);
  }
  expect(
    exceptions(({ proNetworkUrl }) => canonicalProfileUrl(proNetworkUrl!) === proNetworkUrl),
  ).toEqual([]);
});

test('careers have 2 to 6 experiences, latest first, none in the future, none with an end before its start', () => {
  const now = asOf.toISOString();
  expect(
    exceptions(({ experiences }) => experiences.length >= 2 && experiences.length <= 6),
  ).toEqual([]);
  expect(
    exceptions(({ experiences }) =>
      experiences.every(
        ({ startDate, endDate }) =>
          (!startDate || startDate <= now) && (!endDate || endDate <= now),
      ),
    ),
  ).toEqual([]);
  expect(
    exceptions(({ experiences }) =>
      experiences.every(({ startDate, endDate }) => !startDate || !endDate || startDate < endDate),
    ),
  ).toEqual([]);
  expect(
    exceptions(({ experiences }) => {
      const starts = experiences.flatMap(({ startDate }) => startDate ?? []);
      return starts.every((start, index) => index === 0 || start <= starts[index - 1]!);
    }),
  ).toEqual([]);
});

test('the present job is the one that the profile names', () => {
  expect(
    exceptions(({ jobTitle, currentOrganization, experiences }) => {
      const current = experiences.filter(({ isCurrent }) => isCurrent);
      if (jobTitle === null)
        return (
          currentOrganization === null &&
          !current.some(
            ({ organizationName }) => !/^(?:Freelance|Indépendante?)$/.test(organizationName!),
          )
        );
      return current.some(
        ({ title, organizationName }) =>
          title === jobTitle && organizationName === currentOrganization?.name,
      );
    }),
  ).toEqual([]);
  expect(
    exceptions(({ experiences }) =>
      experiences.every(({ isCurrent, endDate }) => !isCurrent || endDate === null),
    ),
  ).toEqual([]);
});

test('studies end before the first job begins, but for an MBA on the way', () => {
  expect(
    exceptions(({ experiences, educations }) => {
      const starts = experiences.flatMap(({ startDate }) => startDate ?? []);
      if (starts.length < experiences.length) return true;
      const first = starts.toSorted()[0]!;
      return educations.every(
        ({ degrees, endDate }) =>
          degrees.some((degree) => degree.includes('MBA')) || !endDate || endDate <= first,
      );
    }),
  ).toEqual([]);
});

test('sentences are whole: no open slots, no doubled spaces, no untranslated pairs', () => {
  expect(
    exceptions(({ headline, summary, experiences, skills }) => {
      const texts = [
        headline,
        summary,
        ...skills,
        ...experiences.flatMap(({ title, description, organizationName }) => [
          title,
          description,
          organizationName,
        ]),
      ];
      return (
        texts.every(
          (text) => text === null || (!/[{}*]|undefined| {2}/.test(text) && text.trim() === text),
        ) && !/\w\|\w/.test(texts.join('\n'))
      );
    }),
  ).toEqual([]);
});

test('a person never describes two jobs with the same sentence', () => {
  const sentences = (person: MadeUpPerson) =>
    person.experiences
      .flatMap(({ description }) => description?.split(/(?<=\.) /) ?? [])
      .filter((sentence) => !/^(?:Tools|Compétences|Environ|Day|Au quotidien)/.test(sentence))
      .map((sentence) => sentence.replace(/\d+/g, '#'));
  expect(
    exceptions((person) => new Set(sentences(person)).size === sentences(person).length),
  ).toEqual([]);
});

test('the people are of both languages, many trades and ten countries, with the odd gap, overlap and missing date', () => {
  const isFrench = ({ languages }: MadeUpPerson) =>
    languages.some(({ name }) => name === 'Français');
  const share = (holds: (person: MadeUpPerson) => boolean) =>
    people.filter(holds).length / people.length;
  expect(share(isFrench)).toBeGreaterThan(0.4);
  expect(share(isFrench)).toBeLessThan(0.6);
  expect(new Set(people.map(({ country }) => country)).size).toBeGreaterThanOrEqual(10);
  expect(new Set(TRACKS.map(({ key }) => key)).size).toBeGreaterThanOrEqual(40);
  expect(
    share(({ experiences }) => experiences.some(({ startDate }) => startDate === null)),
  ).toBeGreaterThan(0.02);
  expect(
    share(({ experiences }) =>
      experiences.some(
        (one, index) =>
          index > 0 && one.endDate !== null && experiences[index - 1]!.startDate! < one.endDate,
      ),
    ),
  ).toBeGreaterThan(0.01);
  expect(share(({ summary }) => summary === null)).toBeGreaterThan(0.1);
});

test('French titles agree with the person', () => {
  const women = people.filter(({ gender, jobTitle }) => gender === 'Femme' && jobTitle);
  expect(women.length).toBeGreaterThan(50);
  expect(
    women
      .filter(({ jobTitle }) =>
        /^(?:Développeur|Directeur|Infirmier|Chargé|Ingénieur|Vendeur|Technicien)\b(?!e)/.test(
          jobTitle!,
        ),
      )
      .map(({ jobTitle }) => jobTitle),
  ).toEqual([]);
});

test('every track has its words in both languages', () => {
  for (const { key, titles, en, fr, skills, certifications } of new Set(TRACKS)) {
    expect(titles, key).toHaveLength(5);
    expect(en.length, key).toBe(fr.length);
    expect(skills.split(', ').length, key).toBeGreaterThanOrEqual(7);
    expect(
      certifications.split(';').every((entry) => entry.split('|').length === 2),
      key,
    ).toBe(true);
    expect(
      fr.every((sentence) => sentence.endsWith('.') && !sentence.includes('|')),
      key,
    ).toBe(true);
  }
});
