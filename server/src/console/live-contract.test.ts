import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { liveEvent } from './live-contract.ts';

const schema = new URL('../../schema.sql', import.meta.url);

/**
 * Type -> names of ids, as the triggers of the schema publish them: by `tell_live` for a row, or by an
 * insert for all rows of a statement.
 */
async function publishedByTriggers(): Promise<Map<string, Set<string>>> {
  const text = await readFile(schema, 'utf8');
  const published = new Map<string, Set<string>>();
  const add = (type: string, names: Iterable<string>) =>
    published.set(type, new Set([...(published.get(type) ?? []), ...names]));
  for (const [, type, ids] of text.matchAll(
    /(?:tell_live\(|insert into live_events .*\n\s+select )[^']*'([\w.]+)', json_build_object\((.*)\)/g,
  ))
    add(
      type!,
      [...ids!.matchAll(/'(\w+)',/g)].map(([, name]) => name!),
    );
  for (const [, type, what] of text.matchAll(/tell_workspace\('([\w.]+)'(, '[\w-]+')?\)/g))
    add(type!, what ? ['what'] : []);
  return published;
}

it('the contract has the types and ids that the triggers of the database publish, and no others', async () => {
  const contract = liveEvent.options.map(
    ({ shape: { type, ...ids } }) => [type.value, new Set(Object.keys(ids))] as const,
  );
  expect(await publishedByTriggers()).toEqual(new Map<string, Set<string>>(contract));
});
