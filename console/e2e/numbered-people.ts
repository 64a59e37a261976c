import type { Client } from '../../server/test/api.ts';
import { addCandidate } from '../../server/test/sourcings.ts';
import type { Console } from './harness.ts';

/* Sourcings of people with numbers, for the pages that show them. */

export const numbered = (index: number): string => String(index).padStart(4, '0');

export async function importNumbered(app: Console, people: number): Promise<void> {
  await app.api.importTalents(
    Array.from({ length: people }, (_, index) => ({
      id: `person-${numbered(index)}`,
      firstname: 'Anna',
      lastname: `Number ${numbered(index)}`,
      jobTitle: index % 2 === 0 ? 'Data engineer' : 'Buyer',
      city: ['Lyon', 'Paris', 'Lille'][index % 3],
      proNetworkUrl: `https://www.linkedin.com/in/anna-${numbered(index)}`,
      experiences: [
        {
          organizationName: 'Acme',
          title: 'Engineer',
          isCurrent: true,
          description: 'Builds services in Python.',
        },
      ],
      skills: ['Python'],
      contacts: index === 0 ? { personalEmails: ['anna.zero@example.org'], phones: [] } : undefined,
    })),
  );
}

/**
 * A sourcing of the first people, added in their order, so that the last of them is listed first.
 */
export async function sourcingOf(
  client: Client,
  name: string,
  people: number,
): Promise<{ sourcingId: string; candidateIds: string[] }> {
  const { body } = await client.post('/v1/sourcings', {});
  const id = String(body.data.sourcingId);
  await client.patch(`/v1/sourcings/${id}`, { name });
  const ids: string[] = [];
  for (let index = 0; index < people; index += 1)
    ids.push(await addCandidate(client, id, `person-${numbered(index)}`));
  return { sourcingId: id, candidateIds: ids };
}

export const statusOf = async (client: Client, candidateId: string) =>
  (
    (await client.get(`/v1/candidates/${candidateId}`)).body.data.candidate as {
      statusHandle: string;
    }
  ).statusHandle;
