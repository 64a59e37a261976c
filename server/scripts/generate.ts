import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { operations, sessionOperations } from '../src/operations.ts';
import { createDatabase } from '../src/platform/db.ts';
import { startEmbeddedPostgres } from '../src/platform/embedded-postgres.ts';
import { silentLog } from '../src/platform/log.ts';
import { migrate } from '../src/platform/migrate.ts';
import { clientFiles } from './client-files.ts';
import { consoleFiles } from './console-files.ts';
import { docTables } from './doc-tables.ts';
import { gazetteerFiles } from './gazetteer-files.ts';
import { pythonFiles } from './python-files.ts';
import { referenceFiles } from './reference-files.ts';
import { schemaDump } from './schema-dump.ts';
import { schemaTypes } from './schema-types.ts';

/*
 * npm run generate              writes every generated file of the repository
 * npm run generate -- --check   writes nothing; names the stale ones and exits 1
 */

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Path from the root of the repository -> text. */
type GeneratedFiles = Record<string, string>;

async function databaseFiles(): Promise<GeneratedFiles> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'greenroom-generate-'));
  const postgres = await startEmbeddedPostgres({ dataDir, log: silentLog, fast: true });
  const db = createDatabase({ url: postgres.url });
  try {
    await migrate(db);
    return {
      'server/src/platform/schema.gen.ts': await schemaTypes(db),
      'server/schema.sql': await schemaDump(db),
    };
  } finally {
    await db.destroy();
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function filesIn(
  folder: string,
  files: Record<string, string> | Promise<Record<string, string>>,
): Promise<GeneratedFiles> {
  const entries = Object.entries(await files);
  return Object.fromEntries(entries.map(([name, text]) => [`${folder}/${name}`, text]));
}

async function staleFiles(files: GeneratedFiles): Promise<string[]> {
  const stale: string[] = [];
  for (const [name, text] of Object.entries(files)) {
    const standing = await readFile(path.join(root, name), 'utf8').catch(() => null);
    if (standing !== text) stale.push(name);
  }
  return stale;
}

const files = {
  ...(await databaseFiles()),
  ...(await filesIn('client', clientFiles(operations))),
  ...(await filesIn('clients/python/src/greenroom', pythonFiles(operations))),
  ...(await filesIn('console', consoleFiles(sessionOperations))),
  ...(await gazetteerFiles()),
  ...(await docTables(root)),
  ...(await filesIn('docs/reference', referenceFiles())),
};
const stale = await staleFiles(files);
if (process.argv.includes('--check')) {
  for (const name of stale)
    console.error(`${name} is stale: run \`npm run generate\` and commit it`);
  if (stale.length > 0) process.exitCode = 1;
  else console.log(`${Object.keys(files).length} generated files are current`);
} else {
  for (const name of stale) {
    await writeFile(path.join(root, name), files[name]!);
    console.log(`wrote ${name}`);
  }
  if (stale.length === 0) console.log('nothing to write');
}
