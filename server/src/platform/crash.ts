import type { Log } from './log.ts';

/**
 * Keeps secrets out of what a crashing process leaves behind. A diagnostic report of Node would
 * hold all variables, such as SECRET_KEY and DATABASE_URL. What Node prints of
 * an uncaught error would hold all its members: one of PostgreSQL has the row that broke a rule.
 * The launcher sets flags for the reports that Node writes when the memory is used up.
 */
export function guardCrashOutput(log: Pick<Log, 'fatal'>): void {
  process.report.excludeEnv = true;
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'an error that nothing handled ends this process');
    // Exit handlers run, such as leaving the embedded PostgreSQL.
    process.exit(1);
  });
}
