import { describe, expect, test } from 'vitest';
import { normalizeRow } from '../rules/normalize-row.ts';
import { configuredSource } from './sources.ts';

const pdl = configuredSource({ profileSource: 'pdl', profileSourceKey: 'k' })!;

/** As the documentation of the API shows an answer, shortened. */
const ANSWER = {
  status: 200,
  likelihood: 9,
  data: {
    first_name: 'sean',
    last_name: "o'neil-thorne",
    sex: 'male',
    linkedin_url: 'linkedin.com/in/seanthorne',
    job_title: 'co-founder and chief executive officer',
    location_locality: 'san francisco',
    location_region: 'california',
    location_country: 'united states',
    headline: null,
    skills: ['entrepreneurship', 'start ups'],
    interests: true,
    experience: [
      {
        company: { name: 'people data labs' },
        title: { name: 'co-founder' },
        start_date: '2015-03',
        end_date: null,
        summary: null,
      },
      { company: { name: 'hallspot' }, title: null, start_date: '2012-08', end_date: '2015-02' },
    ],
    education: [
      {
        school: { name: 'university of oregon', domain: 'uoregon.edu' },
        degrees: ['bachelors'],
        majors: ['economics'],
        minors: [],
        start_date: '2010',
        end_date: '2014',
      },
    ],
    languages: [
      { name: 'english', proficiency: 5 },
      { name: 'french', proficiency: null },
    ],
    certifications: [],
  },
};

describe('People Data Labs', () => {
  test('is requested for a person by their profile URL, with the key in a header', () => {
    expect(
      pdl.ask({ talentId: 't', profileUrl: 'https://www.linkedin.com/in/seanthorne' }),
    ).toEqual({
      url: 'https://api.peopledatalabs.com/v5/person/enrich?profile=linkedin.com%2Fin%2Fseanthorne&min_likelihood=6',
      headers: { 'X-Api-Key': 'k' },
    });
    expect(pdl.ask({ talentId: 't', profileUrl: null })).toBeNull();
  });

  test('is read into a profile like an imported one', () => {
    const reply = pdl.read(200, ANSWER);
    if (reply.outcome !== 'found') throw new Error(reply.outcome);
    const read = normalizeRow(reply.row, {
      profileHosts: ['linkedin.com'],
      asOf: new Date('2026-01-01'),
    });
    if (!read.ok) throw new Error(read.reason);
    expect(read.row.profile).toMatchObject({
      firstname: 'Sean',
      lastname: "O'Neil-Thorne",
      city: 'San Francisco',
      proNetworkUrl: 'https://www.linkedin.com/in/seanthorne',
      skills: ['entrepreneurship', 'start ups'],
      interests: [],
      experiences: [
        {
          organizationName: 'People Data Labs',
          title: 'Co-Founder',
          startDate: '2015-03-01T00:00:00.000Z',
          endDate: null,
          isCurrent: true,
        },
        { organizationName: 'Hallspot', endDate: '2015-02-01T00:00:00.000Z', isCurrent: false },
      ],
      educations: [
        { schoolName: 'University Of Oregon', schoolDomain: 'uoregon.edu', degrees: ['bachelors'] },
      ],
      languages: [
        { name: 'English', proficiency: 'native_or_bilingual' },
        { name: 'French', proficiency: null },
      ],
    });
  });

  test.each<[number, unknown, string]>([
    [404, { status: 404 }, 'unknown'],
    [200, { ...ANSWER, likelihood: 3 }, 'unknown'],
    [402, {}, 'failed'],
    [429, {}, 'failed'],
    [500, undefined, 'failed'],
    [200, undefined, 'failed'],
    [200, { likelihood: 9, data: 'x' }, 'failed'],
  ])('an answer %s %j is %s', (status, json, outcome) => {
    expect(pdl.read(status, json).outcome).toBe(outcome);
  });

  test('can be reached at another address', () => {
    const source = configuredSource({
      profileSource: 'pdl:https://proxy.example',
      profileSourceKey: 'k',
    })!;
    expect(source.ask({ talentId: 't', profileUrl: 'https://www.linkedin.com/in/a' })?.url).toMatch(
      /^https:\/\/proxy\.example\/v5\//,
    );
  });
});

describe('an HTTP JSON source', () => {
  const source = configuredSource({
    profileSource: 'https://people.example/by?u={profileUrl}&id={talentId}',
    profileSourceKey: null,
  })!;

  test('is requested at its address, with the person encoded into it', () => {
    expect(source.ask({ talentId: 'a/b', profileUrl: 'https://www.linkedin.com/in/é' })).toEqual({
      url: 'https://people.example/by?u=https%3A%2F%2Fwww.linkedin.com%2Fin%2F%C3%A9&id=a%2Fb',
      headers: {},
    });
    expect(source.ask({ talentId: 'a', profileUrl: null })).toBeNull();
  });

  test.each([[{ firstname: 'Ada' }], [{ data: { firstname: 'Ada' } }]])(
    'answers a profile as %j',
    (json) => {
      expect(source.read(200, json)).toEqual({ outcome: 'found', row: { firstname: 'Ada' } });
    },
  );
});

test('without PROFILE_SOURCE there is none', () => {
  expect(configuredSource({ profileSource: null, profileSourceKey: null })).toBeNull();
});
