import type { Command } from 'commander';
import { loadConfig } from '../platform/config.ts';
import { VERSION } from '../platform/version.ts';
import { examples, type GlobalOptions } from './command.ts';
import { CommandFailure } from './failure.ts';
import type { Finding } from './finding.ts';
import { counted } from './output.ts';

interface UpgradeFlags extends GlobalOptions {
  check?: boolean;
  rehearse?: boolean;
}

/** The database part of an upgrade, before the processes of the new version start. */
export function addUpgrade(program: Command): void {
  const command = program
    .command('upgrade')
    .description('migrate the database to this version, beside running processes of the one before')
    .option('--check', 'say what would happen and what prevents it; changes nothing')
    .option(
      '--rehearse',
      'run the migrations on the data and take them back; locks tables meanwhile',
    )
    .addHelpText(
      'after',
      `\nA migration that fails changes nothing, and running processes continue. Exits 1 then.\n${examples('greenroom upgrade --check', 'greenroom upgrade --rehearse', 'greenroom upgrade')}`,
    );
  command.action(async () => {
    const { check, rehearse, json } = command.optsWithGlobals<UpgradeFlags>();
    if (check) return answerCheck(json);
    const { data, text } = await (rehearse ? rehearsal() : migration());
    process.stdout.write(`${json ? JSON.stringify(data) : text}\n`);
  });
}

async function answerCheck(json: boolean): Promise<void> {
  const { checkUpgrade } = await import('./upgrade-check.ts');
  const checks = await checkUpgrade(loadConfig());
  const failed = checks.filter(({ status }) => status === 'fail');
  process.stdout.write(
    json
      ? `${JSON.stringify({ version: VERSION, possible: failed.length === 0, checks })}\n`
      : `${checks.map(line).join('\n')}\n`,
  );
  if (failed.length === 0) return;
  const failure = new CommandFailure(
    `The upgrade to ${VERSION} is not possible: ${failed.map(({ name }) => name).join(', ')}`,
  );
  failure.isAnswered = true;
  throw failure;
}

const MARKS = { ok: 'ok  ', warn: 'warn', fail: 'FAIL' } as const;
const line = ({ name, status, message, remedy }: Finding): string =>
  `${MARKS[status]}  ${name}: ${message}${remedy === undefined ? '' : `; ${remedy}`}`;

async function rehearsal() {
  const took = await withDatabase(async (db) =>
    (await import('../platform/migrate.ts')).rehearse(db),
  );
  const text = took.map(({ name, ms }) => `${name}  ${ms} ms`).join('\n');
  return {
    data: { version: VERSION, rehearsed: took },
    text:
      took.length === 0
        ? 'Nothing to rehearse: the database is up to date.'
        : `${text}\n${counted(took.length, 'migration')} would run. Nothing was changed.`,
  };
}

async function migration() {
  const ran = await withDatabase(async (db) =>
    (await import('../platform/migrate.ts')).migrate(db),
  );
  return {
    data: { version: VERSION, ran },
    text:
      ran.length === 0
        ? 'The database is up to date.'
        : `${counted(ran.length, 'migration')} ran: ${ran.join(', ')}.\nNow replace the processes one after the other.`,
  };
}

async function withDatabase<T>(
  work: (db: import('../platform/db.ts').Database) => Promise<T>,
): Promise<T> {
  const [{ openDatabase }, { createLog }] = await Promise.all([
    import('../installation.ts'),
    import('../platform/log.ts'),
  ]);
  const config = loadConfig();
  const database = await openDatabase(config, createLog(config.logLevel));
  try {
    return await work(database.direct);
  } finally {
    await database.close();
  }
}
