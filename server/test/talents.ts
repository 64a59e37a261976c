/**
 * Engineers of Paris, all alike but for their number: talents that a test's filters find, in an
 * order that nobody can predict.
 */
export function engineers(
  count: number,
  { city = 'Paris', title = 'Backend Engineer' } = {},
): object[] {
  return Array.from({ length: count }, (_, i) => ({
    id: `eng-${city.toLowerCase()}-${String(i + 1).padStart(4, '0')}`,
    firstname: 'Person',
    lastname: `Number ${i + 1}`,
    city,
    country: 'France',
    jobTitle: title,
    headline: title,
    experiences: [
      {
        organizationName: 'Acme',
        title,
        startDate: '2018-01-01',
        endDate: null,
        isCurrent: true,
        description: 'Builds services in Python.',
      },
    ],
    skills: ['Python', 'PostgreSQL'],
  }));
}

export const ENGINEERS_IN = (city: string) => [
  { filterType: 'JOB_TITLE', value: 'backend engineer' },
  { filterType: 'LOCATION', value: city },
];
