import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { refetch } from './refetch.ts';

test('a change that arrives during the first fetch is read after it', async () => {
  const client = new QueryClient();
  const answers: ((value: string) => void)[] = [];
  const leave = new QueryObserver(client, {
    queryKey: ['castings', 'one'],
    queryFn: () => new Promise<string>((resolve) => answers.push(resolve)),
  }).subscribe(() => {});

  const changed = refetch(client, { queryKey: ['castings'] });
  expect(answers).toHaveLength(1);
  answers[0]!('running');
  await expect.poll(() => answers.length).toBe(2);
  answers[1]!('ended');
  await changed;
  expect(client.getQueryData(['castings', 'one'])).toBe('ended');
  leave();
});

test('a query that has an answer is fetched once', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(['castings', 'one'], 0);
  let fetched = 0;
  const leave = new QueryObserver(client, {
    queryKey: ['castings', 'one'],
    queryFn: async () => ++fetched,
  }).subscribe(() => {});
  await refetch(client);
  expect(fetched).toBe(1);
  leave();
});
