import { openAsBlob } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Command } from 'commander';
import type { TalentImportData } from '../imports/contract.ts';
import type { IdentityProposalData } from '../talents/identity-contract.ts';
import type { OwnTalentData } from '../talents/own-contract.ts';
import { type Answer, answerWith, examples } from './command.ts';
import { CommandFailure } from './failure.ts';
import { identifier } from './options.ts';
import { counted, quantity, table } from './output.ts';
import { addPagePaging, listApi, type PageOptions, readByPage } from './paging.ts';
import { createProgress } from './progress.ts';
import { addServiceOptions, createServiceApi, type ServiceOptions } from './service-api.ts';

/** Commands for a workspace's own people. They need a key and a running service, no database. */

const MAX_ADDED = 100;
const PAGE_SIZE = 100;
const WATCH_EVERY_MS = 500;

export function addOwnTalents(talents: Command): void {
  addAdd(talents);
  addList(talents);
  addGet(talents);
  addExport(talents);
  addDelete(talents);
  addProposals(talents);
}

interface Outcome {
  index: number;
  outcome: string;
  talentId?: string;
  issues?: { path: (string | number)[]; message: string }[];
}

function addAdd(talents: Command): void {
  const command = addServiceOptions(talents.command('add'))
    .description(
      'add or update your own people: JSON lines, or a JSON list, in the interface’s shape',
    )
    .argument('<file>', 'the file, or - for standard input')
    .addHelpText(
      'after',
      examples('greenroom talents add people.jsonl', 'cat ada.json | greenroom talents add -'),
    );
  answerWith<ServiceOptions>(command, async (options, [file]) => {
    const api = createServiceApi(options);
    const people = readPeople(await readText(file!));
    const results: Outcome[] = [];
    for (let at = 0; at < people.length; at += MAX_ADDED) {
      const body = { talents: people.slice(at, at + MAX_ADDED) };
      const answer = await api.post<{ results: Outcome[] }>('/talents', body);
      results.push(...answer.results.map((one) => ({ ...one, index: one.index + at })));
    }
    const rejected = results.filter(({ outcome }) => outcome === 'rejected');
    for (const { index, issues = [] } of rejected)
      for (const { path, message } of issues)
        process.stderr.write(`${file}: person ${index + 1}: ${[...path, message].join(' ')}\n`);
    if (rejected.length > 0 && rejected.length === results.length)
      throw new CommandFailure('Nobody was added.');
    const count = (name: string): string =>
      `${quantity(results.filter(({ outcome }) => outcome === name).length)} ${name}`;
    const text = ['created', 'updated', 'merged', 'rejected'].map(count).join(', ');
    return { data: { results }, text };
  });
}

async function readText(file: string): Promise<string> {
  if (file !== '-') {
    return readFile(file, 'utf8').catch(() => {
      throw new CommandFailure(`There is no file to read at ${file}.`);
    });
  }
  let text = '';
  for await (const chunk of process.stdin.setEncoding('utf8')) text += chunk;
  return text;
}

/** Throws a CommandFailure for a text that is not JSON. */
function readPeople(text: string): unknown[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : [value];
  } catch {
    // Several values, one a line.
  }
  return text.split('\n').flatMap((line, at) => {
    if (line.trim() === '') return [];
    try {
      return [JSON.parse(line) as unknown];
    } catch {
      throw new CommandFailure(`Line ${at + 1} is not valid JSON.`);
    }
  });
}

export interface OwnImportOptions extends ServiceOptions {
  dryRun?: boolean;
  /** The people also become candidates of it. */
  sourcing?: string;
  watch?: boolean;
  json: boolean;
}

/** Sends files to the own pool, one after the other; with `watch`, waits for each to end. */
export async function importOwn(
  { dryRun, sourcing, watch, json, ...service }: OwnImportOptions,
  files: readonly string[],
): Promise<Answer> {
  const api = createServiceApi(service);
  const imports: object[] = [];
  const lines: string[] = [];
  for (const file of files) {
    const query = new URLSearchParams({
      ...(dryRun && { dryRun: 'true' }),
      ...(sourcing !== undefined && { sourcingId: sourcing }),
    });
    const blob = await openAsBlob(file);
    const path = `/talents/imports?${query}`;
    const started = await api.upload<{ importId: string; status: string }>(
      path,
      blob,
      basename(file),
    );
    if (!watch) {
      imports.push(started);
      lines.push(`${file}: ${started.importId} ${started.status}`);
      continue;
    }
    const done = await watchImport(api, started.importId, { file, json });
    imports.push(done);
    const { read, created, updated, merged, proposed, rejected } = done.counts;
    lines.push(
      `${file}: ${done.status}, ${quantity(read)} read, ${quantity(created)} created, ${quantity(updated)} updated, ${quantity(merged)} merged, ${quantity(proposed)} proposed, ${quantity(rejected)} rejected`,
      ...sourcingLines(done),
    );
    for (const { row, reason } of done.problems)
      process.stderr.write(`${file}:${row === undefined ? '' : `${row}:`} ${reason}\n`);
    if (done.status === 'failed') throw new CommandFailure(lines.join('\n'));
  }
  return { data: { imports }, text: lines.join('\n') };
}

/** What became of the candidates of an import, and of the stages in its file. */
export function sourcingLines({ sourcing }: Pick<TalentImportData, 'sourcing'>): string[] {
  if (sourcing === null) return [];
  const { candidates, notes, stages } = sourcing;
  return [
    `${counted(candidates, 'new candidate')}, ${counted(notes, 'note')}`,
    ...stages.map(
      ({ stage, statusHandle, isKnown, people }) =>
        `  ${stage} -> ${statusHandle}${isKnown ? '' : ' (not known)'}: ${quantity(people)}`,
    ),
  ];
}

async function watchImport(
  api: ReturnType<typeof createServiceApi>,
  importId: string,
  { file, json }: { file: string; json: boolean },
): Promise<TalentImportData> {
  const progress = createProgress(`Importing ${file}`, { json, unit: 'rows' });
  try {
    for (;;) {
      const found = await api.get<TalentImportData>(`/talents/imports/${importId}`);
      if (found.status !== 'queued' && found.status !== 'running') return found;
      // How many there are is known at the end only.
      progress.update(
        found.counts.read,
        found.counts.read + 1,
        `${found.counts.rejected} rejected`,
      );
      await delay(WATCH_EVERY_MS);
    }
  } finally {
    progress.stop();
  }
}

interface Listed {
  talents: Pick<OwnTalentData, 'talent' | 'sourceId' | 'createdAt' | 'updatedAt'>[];
  hasNextPage: boolean;
}

const nameOf = ({ firstname, lastname }: OwnTalentData['talent']): string =>
  [firstname, lastname].filter((part) => part !== null).join(' ');

function addList(talents: Command): void {
  const command = addServiceOptions(talents.command('list'))
    .description('list your own people, the last added first')
    .addHelpText(
      'after',
      examples('greenroom talents list', 'greenroom talents list --page 2 --json'),
    );
  addPagePaging(command, { max: PAGE_SIZE });
  answerWith<ServiceOptions & PageOptions>(command, async (options) => {
    const data = await readByPage<'talents', Listed>(
      listApi(options),
      { path: '/talents', items: 'talents', send: ['page', 1], max: PAGE_SIZE },
      options,
    );
    const rows = data.talents.map(({ talent, sourceId }) => [
      talent.id,
      nameOf(talent),
      talent.jobTitle ?? '',
      talent.city ?? '',
      sourceId ?? '',
    ]);
    const text =
      rows.length === 0
        ? 'No people of your own yet. Import some with greenroom import.'
        : table(['TALENT', 'NAME', 'TITLE', 'CITY', 'YOUR ID'], rows);
    return { data, text };
  });
}

const TALENT = ['<talent>', 'the person’s id'] as const;

function addGet(talents: Command): void {
  const command = addServiceOptions(talents.command('get'))
    .description('show one of your own people, with contacts and sources')
    .argument(...TALENT, identifier('tal'))
    .addHelpText('after', examples('greenroom talents get tal_…'));
  answerWith<ServiceOptions>(command, async (options, [id]) => {
    const data = await createServiceApi(options).get<OwnTalentData>(`/talents/${id}`);
    const { talent, contacts, sources } = data;
    const text = [
      `${nameOf(talent)} (${talent.id})`,
      [talent.jobTitle, talent.city, talent.country].filter(Boolean).join(', '),
      ...contacts.map(({ kind, value }) => `${kind}: ${value}`),
      ...sources.map(
        ({ at, actor, importId, isEdit }) =>
          `${at.slice(0, 10)}  ${isEdit ? 'edited' : (importId ?? 'added')} by ${actor}`,
      ),
    ];
    return { data, text: text.filter(Boolean).join('\n') };
  });
}

function addExport(talents: Command): void {
  const command = addServiceOptions(talents.command('export'))
    .description('print all of your own people as JSON lines, without contacts')
    .option('--talent <id>', 'everything that you know about this person', identifier('tal'))
    .addHelpText('after', examples('greenroom talents export > people.jsonl'));
  command.action(async () => {
    const { talent: id, ...options } = command.optsWithGlobals<
      ServiceOptions & { talent?: string }
    >();
    const api = createServiceApi(options);
    if (id !== undefined) {
      const known = await api.get<object>(`/talents/${id}/subject-access`);
      process.stdout.write(`${JSON.stringify(known, null, 2)}\n`);
      return;
    }
    for (let page = 1, hasNextPage = true; hasNextPage; page++) {
      const found = await api.get<Listed>(`/talents?pageSize=${PAGE_SIZE}&page=${page}`);
      for (const { talent } of found.talents) process.stdout.write(`${JSON.stringify(talent)}\n`);
      hasNextPage = found.hasNextPage;
    }
  });
}

function addDelete(talents: Command): void {
  const command = addServiceOptions(talents.command('delete'))
    .description(
      'delete one of your own people with everything about them; they may be added again',
    )
    .argument(...TALENT, identifier('tal'))
    .addHelpText('after', examples('greenroom talents delete tal_…'));
  answerWith<ServiceOptions>(command, async (options, [id]) => {
    const data = await createServiceApi(options).delete<object>(`/talents/${id}`);
    return { data, text: `Deleted ${id}.` };
  });
}

interface Proposals {
  proposals: IdentityProposalData[];
  hasNextPage: boolean;
}

function addProposals(talents: Command): void {
  const command = addServiceOptions(talents.command('proposals'))
    .description('list people who may be one, and merge them or keep them apart')
    .option('--merge <id>', 'make the two people of this proposal one', identifier('idp'))
    .option('--dismiss <id>', 'keep the two people of this proposal apart', identifier('idp'))
    .option('--unmerge <talent>', 'part two people who were merged', identifier('tal'))
    .addHelpText(
      'after',
      examples(
        'greenroom talents proposals',
        'greenroom talents proposals --merge idp_…',
        'greenroom talents proposals --unmerge tal_…',
      ),
    );
  addPagePaging(command, { max: PAGE_SIZE });
  interface Decision extends ServiceOptions, PageOptions {
    merge?: string;
    dismiss?: string;
    unmerge?: string;
  }
  answerWith<Decision>(command, async ({ merge, dismiss, unmerge, ...options }) => {
    const api = createServiceApi(options);
    if ([merge, dismiss, unmerge].filter((one) => one !== undefined).length > 1)
      command.error('give one of --merge, --dismiss and --unmerge');
    if (merge !== undefined) {
      const data = await api.post<{ talentId: string }>(`/identity-proposals/${merge}/merge`);
      return { data, text: `Merged; ${data.talentId} stays.` };
    }
    if (dismiss !== undefined) {
      const data = await api.post<object>(`/identity-proposals/${dismiss}/dismiss`);
      return { data, text: 'Dismissed; they are not proposed again.' };
    }
    if (unmerge !== undefined) {
      const data = await api.post<{ talentId: string; fromTalentId: string }>(
        `/talents/${unmerge}/unmerge`,
      );
      return { data, text: `Parted ${data.talentId} from ${data.fromTalentId}.` };
    }
    const data = await readByPage<'proposals', Proposals>(
      listApi(options),
      { path: '/identity-proposals', items: 'proposals', send: ['page', 1], max: PAGE_SIZE },
      options,
    );
    return { data, text: proposalsText(data) };
  });
}

function proposalsText({ proposals }: Proposals): string {
  if (proposals.length === 0) return 'Nobody looks like somebody else.';
  const lines = proposals.map(({ proposalId, talents, reasons }) =>
    [
      proposalId,
      ...talents.map(({ talentId, talent }) => `  ${talentId}  ${nameOf(talent)}`),
      `  ${reasons.join('; ')}`,
    ].join('\n'),
  );
  return [...lines, `${counted(proposals.length, 'proposal')} shown.`].join('\n');
}
