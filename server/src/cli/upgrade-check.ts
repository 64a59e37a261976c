import { systemClock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import { inspectSecretKey, OLDEST_POSTGRES } from '../platform/inspect.ts';
import { VERSION } from '../platform/version.ts';
import { judgeBackups } from './backup-check.ts';
import { judgeMigrations, readDatabase } from './doctor-checks.ts';
import { type Finding, fail, ok, warn } from './finding.ts';
import { counted } from './output.ts';

/**
 * What an upgrade of this database to this program would do. A backup that is missing or old is a
 * warning; what a start would refuse is a failure. Changes nothing.
 */
export async function checkUpgrade(config: Config): Promise<Finding[]> {
  const state = await readDatabase(config);
  if ('status' in state) return [state];
  const { migrations, version, connections, backups, secretFingerprint } = state;
  const { pending: names, ...foreign } = migrations;
  const isPossible = Object.values(foreign).every((found) => found.length === 0);
  return [
    ok('version', `this program is ${VERSION}`),
    version >= OLDEST_POSTGRES
      ? ok('database', `PostgreSQL ${version}`)
      : fail(
          'database',
          `PostgreSQL ${version} is too old`,
          `update it to ${OLDEST_POSTGRES} or newer first`,
        ),
    isPossible ? pending(names) : judgeMigrations(migrations),
    await secretKey(secretFingerprint, config),
    processes(connections.services, names.length),
    judgeBackups(backups, config, systemClock.now()),
  ];
}

const pending = (names: readonly string[]): Finding =>
  ok(
    'migrations',
    names.length === 0
      ? 'up to date; an upgrade changes nothing in the database'
      : `${names.length} would run (${names.join(', ')})`,
  );

async function secretKey(fingerprint: Buffer | null, config: Config): Promise<Finding> {
  const state = await inspectSecretKey(fingerprint, config);
  return state === 'matches' || state === 'unbound'
    ? ok('secret key', 'matches the database')
    : fail('secret key', 'is not the one of the database', 'set SECRET_KEY to the same key');
}

/** Processes of the version before go on while the migrations run, and until they are replaced. */
function processes(running: number, migrations: number): Finding {
  const found = `${counted(running, 'process', 'processes')} of the service ${running === 1 ? 'uses' : 'use'} the database`;
  return running === 0 || migrations === 0
    ? ok('processes', found)
    : warn(
        'processes',
        found,
        'they continue; replace them one after the other once the database is migrated',
      );
}
