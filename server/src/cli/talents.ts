import { stat } from 'node:fs/promises';
import { extname } from 'node:path';
import type { Command } from 'commander';
import type { Core } from '../core.ts';
import type { TalentContacts } from '../enrichment/contract.ts';
import type { Config } from '../platform/config.ts';
import { isOutOfRoom } from '../platform/disk.ts';
import { AppError } from '../platform/errors.ts';
import type { ErasureReceipt } from '../talents/contract.ts';
import { ImportStopped } from '../talents/import/import-stopped.ts';
import { receiptWords } from '../talents/rules/receipt-words.ts';
import { type Answer, answerWith, examples, withInstallation } from './command.ts';
import { CommandFailure, DISK_FULL, DISK_REMEDY, failureLines } from './failure.ts';
import { addHostOrKey, answerOnHostOrByKey } from './host-or-key.ts';
import { identifier, wholeNumber } from './options.ts';
import { counted, quantity, table } from './output.ts';
import { addOwnTalents, importOwn, type OwnImportOptions } from './own-talents.ts';
import { addOwnTerms } from './own-terms.ts';
import { createProgress } from './progress.ts';
import { addRead } from './read-talents.ts';
import { addRefresh } from './refresh-talents.ts';
import { addServiceOptions, segment } from './service-api.ts';

const IMPORTED_KINDS = ['.jsonl', '.ndjson', '.json', '.csv'];
const MAX_GENERATED = 10_000_000;
/** A seed is 32 bits. */
const MAX_SEED = 4_294_967_295;

export function addTalents(program: Command): void {
  const talents = program
    .command('talents')
    .description('import, read, generate, refresh and erase talents; read their contacts');
  addImport(talents);
  addRead(talents);
  addGenerate(talents);
  addRefresh(talents);
  addContacts(talents);
  addErase(talents);
  addOwnTalents(talents);
  addOwnTerms(talents);
}

interface ImportOptions extends Omit<OwnImportOptions, 'json'> {
  own?: boolean;
}

function addImport(talents: Command): void {
  const command = addServiceOptions(talents.command('import'))
    .description(
      'import profiles: .jsonl (the interface’s profile shape), .json (JSON Resume), .csv (with a header)',
    )
    .argument('<file...>', 'files to import, in this order')
    .option(
      '--own',
      'into the pool of the workspace that the API key belongs to, through the service',
    )
    .option('--dry-run', 'with --own: count what would happen, and change nothing')
    .option(
      '--sourcing <id>',
      'with --own: also make the people candidates of this sourcing',
      identifier('src'),
    )
    .option('--watch', 'with --own: wait for the end, and show progress, counts and problems')
    .addHelpText(
      'after',
      `\nA row that cannot be imported is reported on standard error with its file, line and reason; the others are imported.
The command fails (exit code 1) when all rows were rejected, or when a file is refused or incomplete.
A broken database connection is retried for two minutes. An import that stops says where. Run it again with the same file
within seven days, and it continues from there.

With --own the service imports the files in the background, also CVs, tables and archives.\n${examples('greenroom talents import people.jsonl', 'greenroom talents import people.csv resume.json --json', 'greenroom talents import --own --watch cvs.zip')}`,
    );
  answerWith<ImportOptions>(
    command,
    async ({ json, own, dryRun, sourcing, watch, ...service }, files) => {
      if (!own && (dryRun || watch || sourcing !== undefined))
        command.error('--dry-run, --sourcing and --watch need --own');
      const odd = own
        ? undefined
        : files.find((file) => !IMPORTED_KINDS.includes(extname(file).toLowerCase()));
      if (odd !== undefined)
        command.error(`${odd} cannot be imported; it must end in .jsonl, .json or .csv`);
      for (const file of files) {
        const found = await stat(file).catch(() => null);
        if (!found?.isFile()) throw new CommandFailure(`There is no file to read at ${file}.`);
      }
      if (own) return importOwn({ ...service, dryRun, sourcing, watch, json }, files);
      return withInstallation(async ({ talents }, _installation, config) => {
        const totals = { imported: 0, updated: 0, rejected: 0 };
        const problems: string[] = [];
        for (const file of files) {
          const done = await importOne(talents, file, { json, config }).catch((error) =>
            refusal(error),
          );
          if ('refusal' in done) problems.push(`${file}: ${done.refusal}`);
          else {
            for (const name of ['imported', 'updated', 'rejected'] as const)
              totals[name] += done[name];
            if (done.cutAtLine !== undefined)
              problems.push(
                `${file}: The file ends in the middle of a value at line ${done.cutAtLine}.`,
              );
          }
        }
        const text = `${counted(totals.imported, 'talent')} imported, ${quantity(totals.updated)} updated, ${quantity(totals.rejected)} rejected`;
        // A script that sees exit code 0 assumes that its people were imported.
        if (totals.imported + totals.updated === 0 && totals.rejected > 0)
          problems.push('Nothing was imported.');
        if (problems.length > 0) throw new CommandFailure(`${problems.join(' ')} ${text}.`);
        return { data: totals, text };
      });
    },
  );
}

/**
 * Why a whole file is refused, as text; the other files are still imported. Other errors are
 * rethrown.
 */
function refusal(error: unknown): { refusal: string } {
  if (error instanceof AppError && error.code === 'validation_error')
    return { refusal: failureLines(error).join(' ') };
  throw error;
}

async function importOne(
  talents: Core['talents'],
  file: string,
  { json, config }: { json: boolean; config: Config },
) {
  const progress = createProgress(`Importing ${file}`, { json });
  // Waiting does not help when the disk of the database is full.
  const isHopeless = async (): Promise<boolean> =>
    config.databaseUrl === null && (await isOutOfRoom(config.dataDir));
  try {
    return await talents.importFile(file, {
      isHopeless,
      onResumed: (place) =>
        progress.say(
          `${file}: continuing after line ${quantity(place.line)}, where an earlier import stopped`,
        ),
      onProgress: ({ bytesRead, bytesTotal, imported, updated, rejected }) =>
        progress.update(
          bytesRead,
          bytesTotal,
          `${imported} imported, ${updated} updated, ${rejected} rejected`,
        ),
      onRejected: ({ line, reason }) => progress.say(`${file}:${line}: ${reason}`),
    });
  } catch (error) {
    if (!(error instanceof ImportStopped)) throw error;
    progress.stop();
    throw new CommandFailure(...stoppedLines(file, error, await isHopeless()));
  } finally {
    progress.stop();
  }
}

/** Where and why an import stopped, and how to continue. */
function stoppedLines(
  file: string,
  { place, cause }: ImportStopped,
  isDiskFull: boolean,
): string[] {
  const { line, imported, updated, rejected } = place;
  const [reason] = failureLines(cause);
  return [
    `${file}: stopped after line ${quantity(line)}: ${isDiskFull ? `${DISK_FULL}: ${DISK_REMEDY}` : reason}`,
    `${counted(imported, 'talent')} imported, ${quantity(updated)} updated, ${quantity(rejected)} rejected so far. Run the same command again to continue.`,
  ];
}

function addGenerate(talents: Command): void {
  const command = talents
    .command('generate')
    .description('generate made-up people; the same count and seed give the same people')
    .requiredOption('--count <n>', 'how many', wholeNumber(1, MAX_GENERATED))
    .requiredOption('--seed <s>', 'which people', wholeNumber(0, MAX_SEED))
    .addHelpText('after', examples('greenroom talents generate --count 5000 --seed 1'));
  answerWith<{ count: number; seed: number }>(command, async ({ count, seed, json }) =>
    withInstallation(async ({ talents }) => {
      const progress = createProgress('Generating talents', { json, unit: 'talents' });
      try {
        const onProgress = ({ done, total }: { done: number; total: number }) =>
          progress.update(done, total);
        const made = await talents.generate({ count, seed, onProgress });
        return { data: made, text: `${counted(made.generated, 'talent')} generated` };
      } finally {
        progress.stop();
      }
    }),
  );
}

function addContacts(talents: Command): void {
  const command = addHostOrKey(talents.command('contacts'), {
    workspace: 'the contacts of this workspace',
    isRequired: true,
  })
    .description(
      'show the contacts of a person that a workspace may use, and whether a lookup is running',
    )
    .requiredOption('--talent <id>', 'the person')
    .addHelpText('after', examples('greenroom talents contacts --talent tal_…'));
  answerOnHostOrByKey<{ talent: string }>(command, {
    isRequired: true,
    byKey: async (api, { talent }) =>
      contactsAnswer(await api.get<TalentContacts>(`/talents/${segment(talent)}/contacts`)),
    onHost: ({ workspace, talent }) =>
      withInstallation(async ({ access, talents: door }, { db, secretBox }) => {
        await access.requireWorkspace(workspace);
        if (!(await door.load([talent])).has(talent))
          throw new CommandFailure(`There is no talent ${talent}.`);
        const [{ createContacts }, { systemClock }] = await Promise.all([
          import('../enrichment/contacts.ts'),
          import('../platform/clock.ts'),
        ]);
        const contacts = createContacts({ db, secretBox, clock: systemClock });
        const caller = { workspaceId: workspace, language: 'en' } as const;
        return contactsAnswer(await contacts.readOf(caller, talent));
      }),
  });
}

type FoundContacts = Pick<TalentContacts, 'contactsLoading' | 'emails' | 'phones'>;

function contactsAnswer(found: FoundContacts): Answer {
  const rows = [...found.emails, ...found.phones].map(({ value, provider, status, expiresAt }) => [
    ...[value, provider, status],
    expiresAt.slice(0, 10),
  ]);
  const known =
    rows.length === 0
      ? 'No contacts that this workspace may use.'
      : table(['CONTACT', 'FROM', 'STATUS', 'UNTIL'], rows);
  return {
    data: found,
    text: found.contactsLoading ? `${known}\nA lookup is running; try again in a moment.` : known,
  };
}

function addErase(talents: Command): void {
  const command = addHostOrKey(talents.command('erase'), {})
    .description(
      'erase a person everywhere, for good; prints a receipt. Counts and the ledger stay, and no import brings the person back',
    )
    .requiredOption('--talent <id>', 'the person', identifier('tal'))
    .addHelpText(
      'after',
      `\nRun it again to erase what was added meanwhile. It cannot reach backups, PostgreSQL's write-ahead log until it is recycled, or
the index snapshot of a machine whose service is not running; that one is removed when the service starts.
With a key the workspace needs the capability erase_talents, because a person is erased in every workspace.\n${examples('greenroom talents erase --talent tal_…')}`,
    );
  answerOnHostOrByKey<{ talent: string }>(command, {
    byKey: async (api, { talent }) => {
      const path = `/talents/${segment(talent)}/erase`;
      const { summary, ...receipt } = await api.post<ErasureReceipt & { summary: string[] }>(path);
      return { data: { erased: true, ...receipt }, text: summary.join('\n') };
    },
    onHost: ({ talent }) =>
      withInstallation(async ({ erasure }) => {
        const receipt = await erasure.erase(talent);
        if (!receipt) throw new CommandFailure(`There is no talent ${talent}.`);
        return { data: { erased: true, ...receipt }, text: receiptWords(receipt, 'en').join('\n') };
      }),
  });
}
