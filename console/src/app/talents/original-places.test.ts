import { expect, it } from 'vitest';
import { placesOf, type SourceSpan } from './original-places.ts';

const span = (path: string, text: string): SourceSpan => ({
  path,
  page: 1,
  box: null,
  line: null,
  text,
});
const job = (title: string, organizationName: string) => ({
  title,
  organizationName,
  startDate: '2020-01-01T00:00:00.000Z',
  endDate: null,
  description: null,
  isCurrent: true,
  organization: { name: organizationName, logoUrl: null },
});
const PROFILE = {
  id: 'tal_1',
  firstname: 'Zoé',
  lastname: 'Lee',
  gender: null,
  city: 'Paris',
  country: null,
  jobTitle: 'Nurse',
  summary: null,
  state: null,
  headline: null,
  photoUrl: null,
  proNetworkUrl: null,
  currentOrganization: { id: null, name: 'Clinic', logoUrl: null },
  experiences: [job('Nurse', 'Clinic'), job('Cook', 'Diner')],
  educations: [],
  skills: ['Triage', 'Cooking'],
  interests: [],
  languages: [],
  certifications: [],
};
const SPANS = [
  span('/firstname', 'ZOE'),
  span('/city', 'Lyon'),
  span('/experiences/0/title', 'Cook'),
  span('/experiences/0/organizationName', 'Diner'),
  span('/experiences/0/startDate', 'Cook, Jan 2020'),
  span('/experiences/1/title', 'Nurse'),
  span('/skills/4', 'Triage'),
  span('/contacts/emails/0', 'zoe@example.org'),
];
const found = () =>
  placesOf(PROFILE, [{ kind: 'email', value: 'zoe@example.org' }], SPANS).map((one) => [
    one.path,
    one.span.text,
  ]);

it('finds each field where the file says the same, whatever its place in the profile now', () => {
  expect(found()).toEqual([
    ['/firstname', 'ZOE'],
    ['/jobTitle', 'Nurse'],
    ['/experiences/0/title', 'Nurse'],
    ['/experiences/1/title', 'Cook'],
    ['/experiences/1/organizationName', 'Diner'],
    ['/experiences/1/startDate', 'Cook, Jan 2020'],
    ['/skills/0', 'Triage'],
    ['/contacts/0', 'zoe@example.org'],
  ]);
});

it('marks nothing for a field that was changed since', () => {
  expect(found().map(([path]) => path)).not.toContain('/city');
});
