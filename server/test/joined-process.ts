import { execFile } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';
import { inject } from 'vitest';
import { joinedProgram } from '../bin/joined-program.js';

const SERVER = path.dirname(import.meta.dirname);
const FOLDER = `${path.join(SERVER, '.cache', 'joined-tests')}${path.sep}`;
const SCRIPT = path.join(SERVER, 'scripts', 'join-program.ts');

let joined: Promise<string> | null = null;

/** One worker at a time, so that they share what the first one joins. */
async function join(): Promise<string> {
  const turn = new pg.Client({ connectionString: inject('serverUrl') });
  await turn.connect();
  try {
    await turn.query(`select pg_advisory_lock(hashtext('joined test processes'))`);
    if (joinedProgram(FOLDER) === null)
      await promisify(execFile)(process.execPath, [SCRIPT, 'test-processes']);
    return fileURLToPath(joinedProgram(FOLDER)!);
  } finally {
    await turn.end();
  }
}

/**
 * The arguments with which Node starts a program of `processes/joined.ts`. The first call of a
 * worker joins them anew when a source changed, which takes some seconds.
 */
export async function joinedProcess(program: string): Promise<string[]> {
  joined ??= join();
  return [await joined, program];
}
