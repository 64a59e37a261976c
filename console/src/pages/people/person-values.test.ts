import { expect, it } from 'vitest';
import { changesOf, EMPTY_JOB, fieldsOf, valuesOf } from './person-values.ts';

const job = {
  title: 'Nurse',
  organizationName: 'Clinic',
  startDate: '2020-03-15T00:00:00.000Z',
  endDate: null,
  description: null,
  isCurrent: true,
  organization: { name: 'Clinic', logoUrl: 'https://example.org/logo.png' },
};
const TALENT = {
  id: 'tal_1',
  firstname: 'Zoé',
  lastname: 'Lee',
  gender: null,
  city: null,
  country: null,
  jobTitle: 'Nurse',
  summary: null,
  state: null,
  headline: null,
  photoUrl: null,
  proNetworkUrl: null,
  currentOrganization: { id: null, name: 'Clinic', logoUrl: null },
  experiences: [job],
  educations: [],
  skills: ['Care', 'Triage'],
  interests: [],
  languages: [],
  certifications: [],
};

it('sends nothing when nothing was changed, and one field when one was', () => {
  const before = valuesOf(TALENT);
  expect(changesOf(before, structuredClone(before))).toEqual({});
  expect(changesOf(before, { ...before, city: ' Lyon ' })).toEqual({ city: 'Lyon' });
  expect(changesOf(before, { ...before, skills: 'Care' })).toEqual({ skills: ['Care'] });
});

it('keeps what no field shows, and the day of a date that was not typed', () => {
  const before = valuesOf(TALENT);
  const [first] = before.experiences;
  const now = { ...before, experiences: [{ ...first!, title: 'Head nurse' }, EMPTY_JOB] };
  expect(changesOf(before, now)).toMatchObject({
    jobTitle: 'Head nurse',
    currentOrganization: { name: 'Clinic' },
    experiences: [
      { title: 'Head nurse', startDate: job.startDate, organization: job.organization },
    ],
  });
});

it('reads lists and contacts from what was typed', () => {
  const typed = { ...valuesOf(null), skills: 'a, b;c', emails: 'x@example.org' };
  expect(fieldsOf(typed)).toMatchObject({
    skills: ['a', 'b', 'c'],
    contacts: { personalEmails: ['x@example.org'], phones: [] },
  });
});
