import { writeFile } from 'node:fs/promises';
import type { Command } from 'commander';
import type { ProvenanceData } from '../imports/provenance-contract.ts';
// Not through the door: that would also load the database driver.
import {
  LEGAL_BASES,
  MAX_RETENTION_MONTHS,
  NOTICE_WAYS,
  RETENTION_ENDS,
} from '../talents/rules/terms.ts';
import type { SubjectData } from '../talents/subject-contract.ts';
import { answerWith, examples } from './command.ts';
import { CommandFailure } from './failure.ts';
import { identifier, oneOf, wholeNumber } from './options.ts';
import { counted, table } from './output.ts';
import { addPagePaging, listApi, type PageOptions, readByPage } from './paging.ts';
import { addServiceOptions, createServiceApi, type ServiceOptions } from './service-api.ts';

/** Why and how long a workspace keeps its own people: commands with a key, without a database. */

const MAX_PAGE = 100;
const months = wholeNumber(1, MAX_RETENTION_MONTHS);

export function addOwnTerms(talents: Command): void {
  addTerms(talents);
  addProvenance(talents);
  addNotice(talents);
  addRetention(talents);
  addSubject(talents);
}

interface Terms {
  legalBasis: string | null;
  retentionMonths: number | null;
  atEnd: string;
}

const forever = 'until somebody deletes the person';
const termsText = ({ legalBasis, retentionMonths, atEnd }: Terms): string =>
  [
    `legal basis: ${legalBasis ?? 'not decided'}`,
    `kept: ${retentionMonths === null ? forever : counted(retentionMonths, 'month')}`,
    `at the end: ${atEnd}`,
  ].join('\n');

function addTerms(talents: Command): void {
  const command = addServiceOptions(talents.command('terms'))
    .description('show or set the legal basis and retention of your own people')
    .option('--basis <basis>', `set why: ${LEGAL_BASES.join(', ')}`, oneOf(LEGAL_BASES))
    .option('--months <n>', 'set how long, from the newest source of a person', months)
    .option(
      '--at-end <what>',
      `set what happens then: ${RETENTION_ENDS.join(', ')}`,
      oneOf(RETENTION_ENDS),
    )
    .addHelpText(
      'after',
      `\nSetting needs a key with the scope admin.\n${examples('greenroom talents terms', 'greenroom talents terms --basis consent --months 24 --at-end delete')}`,
    );
  interface Wishes extends ServiceOptions {
    basis?: string;
    months?: number;
    atEnd?: string;
  }
  answerWith<Wishes>(command, async ({ basis, months: limit, atEnd, ...options }) => {
    const api = createServiceApi(options);
    const wishes = { legalBasis: basis, retentionMonths: limit, atEnd };
    const isRead = Object.values(wishes).every((one) => one === undefined);
    const data = isRead
      ? await api.get<Terms>('/talents/terms')
      : await api.patch<Terms>('/talents/terms', wishes);
    return { data, text: termsText(data) };
  });
}

function addProvenance(talents: Command): void {
  const command = addServiceOptions(talents.command('provenance'))
    .description('show where one of your own people comes from, and why you keep them')
    .argument('<talent>', 'the person’s id', identifier('tal'))
    .addHelpText('after', examples('greenroom talents provenance tal_…'));
  answerWith<ServiceOptions>(command, async (options, [id]) => {
    const path = `/talents/${id}/provenance`;
    const data = await createServiceApi(options).get<ProvenanceData>(path);
    const { legalBasis, retention, notice, sources } = data;
    const told = notice.informedAt
      ? `told: ${notice.informedAt.slice(0, 10)} (${notice.how})`
      : `told: not yet, due ${notice.dueAt.slice(0, 10)}`;
    const rows = sources.map(({ at, kind, fileName, actorName, actor }) => [
      at.slice(0, 10),
      kind,
      fileName ?? '',
      actorName ?? actor,
    ]);
    const text = [
      `legal basis: ${legalBasis ?? 'not decided'}`,
      `kept until: ${retention.endsAt?.slice(0, 10) ?? forever}`,
      told,
      table(['DATE', 'SOURCE', 'FILE', 'BY'], rows),
    ];
    return { data, text: text.join('\n') };
  });
}

interface Listed<More> {
  talents: ({ talent: { id: string; firstname: string | null; lastname: string | null } } & More)[];
  hasNextPage: boolean;
}

const named = ({ firstname, lastname }: { firstname: string | null; lastname: string | null }) =>
  [firstname, lastname].filter(Boolean).join(' ');

interface NoticeWishes extends ServiceOptions, PageOptions {
  told?: string;
  toldImport?: string;
  how?: string;
  on?: string;
  template?: boolean;
  language?: string;
}

function addNotice(talents: Command): void {
  const command = addServiceOptions(talents.command('notice'))
    .description('list your own people who must be told that you keep their data, or record it')
    .option('--told <talent>', 'record that this person was told', identifier('tal'))
    .option(
      '--told-import <id>',
      'record it of everybody whom this import brought',
      identifier('imp'),
    )
    .option('--how <way>', `with --told: ${NOTICE_WAYS.join(', ')}`, oneOf(NOTICE_WAYS))
    .option('--on <date>', 'with --told: when, as 2026-11-23; by default now')
    .option('--template', 'print a text to send, as a step of a sequence')
    .option('--language <language>', 'with --template: en or fr', oneOf(['en', 'fr']))
    .addHelpText(
      'after',
      examples(
        'greenroom talents notice',
        'greenroom talents notice --told tal_… --how letter --on 2026-11-20',
        'greenroom talents notice --template --language fr',
      ),
    );
  addPagePaging(command, { max: MAX_PAGE });
  answerWith<NoticeWishes>(command, async (wishes) => {
    const { told, toldImport, how, on, template, language } = wishes;
    const api = createServiceApi(wishes);
    if (template) {
      const query = language === undefined ? '' : `?language=${language}`;
      const data = await api.get<{ step: { subject: string; content: string } }>(
        `/talents/notices/template${query}`,
      );
      return { data, text: `${data.step.subject}\n\n${data.step.content}` };
    }
    if (told !== undefined || toldImport !== undefined) {
      if (how === undefined) command.error('--told and --told-import need --how');
      if (on !== undefined && Number.isNaN(Date.parse(on)))
        command.error(`--on ${on} is no date; write it as 2026-11-23`);
      const data = await api.post<{ recorded: number }>('/talents/notices', {
        ...(told !== undefined && { talentIds: [told] }),
        ...(toldImport !== undefined && { importId: toldImport }),
        how,
        ...(on !== undefined && { informedAt: new Date(on).toISOString() }),
      });
      return { data, text: `Recorded for ${counted(data.recorded, 'person', 'people')}.` };
    }
    return listWaiting(wishes);
  });
}

type Waiting = Listed<{ dueAt: string; isOverdue: boolean }> & { waiting: number; overdue: number };

async function listWaiting(options: NoticeWishes) {
  const data = await readByPage<'talents', Waiting>(
    listApi(options),
    { path: '/talents/notices', items: 'talents', send: ['page', 1], max: MAX_PAGE },
    options,
  );
  const rows = data.talents.map(({ talent, dueAt, isOverdue }) => [
    talent.id,
    named(talent),
    dueAt.slice(0, 10),
    isOverdue ? 'overdue' : '',
  ]);
  const text =
    rows.length === 0
      ? 'Everybody was told.'
      : `${table(['TALENT', 'NAME', 'DUE', ''], rows)}\n${data.waiting} to tell, ${data.overdue} overdue.`;
  return { data, text };
}

function addRetention(talents: Command): void {
  const command = addServiceOptions(talents.command('retention'))
    .description('list your own people whose retention ended, or keep one of them longer')
    .option('--keep <talent>', 'keep this person', identifier('tal'))
    .option('--months <n>', 'with --keep: how long, from now', months)
    .addHelpText(
      'after',
      examples(
        'greenroom talents retention',
        'greenroom talents retention --keep tal_… --months 12',
      ),
    );
  addPagePaging(command, { max: MAX_PAGE });
  answerWith<ServiceOptions & PageOptions & { keep?: string; months?: number }>(
    command,
    async ({ keep, months: limit, ...options }) => {
      const api = createServiceApi(options);
      if ((keep === undefined) !== (limit === undefined))
        command.error('--keep and --months go together');
      if (keep !== undefined) {
        const data = await api.post<{ keptUntil: string }>(`/talents/${keep}/keep`, {
          months: limit,
        });
        return { data, text: `Kept until ${data.keptUntil.slice(0, 10)}.` };
      }
      const data = await readByPage<'talents', Listed<{ endedAt: string }>>(
        listApi(options),
        { path: '/talents/retention', items: 'talents', send: ['page', 1], max: MAX_PAGE },
        options,
      );
      const rows = data.talents.map(({ talent, endedAt }) => [
        talent.id,
        named(talent),
        endedAt.slice(0, 10),
      ]);
      const text =
        rows.length === 0 ? 'No retention has ended.' : table(['TALENT', 'NAME', 'ENDED'], rows);
      return { data, text };
    },
  );
}

interface SubjectWishes extends ServiceOptions {
  html?: string;
  language?: string;
}

function addSubject(talents: Command): void {
  const command = addServiceOptions(talents.command('subject'))
    .description('print everything that you know about a person who asks')
    .argument('<person>', 'a talent id, a profile URL, or first and last name')
    .option('--html <file>', 'write it to this file as a page to send')
    .option('--language <language>', 'with --html: en or fr', oneOf(['en', 'fr']))
    .addHelpText(
      'after',
      `\nIt is written to the audit log.\n${examples('greenroom talents subject "Ada Lovelace"', 'greenroom talents subject tal_… --html ada.html --language fr')}`,
    );
  answerWith<SubjectWishes>(command, async ({ html, language, ...options }, [person]) => {
    const api = createServiceApi(options);
    const { people } = await api.post<{ people: { talentId: string; name: string }[] }>(
      '/talents/subject-access',
      { person },
    );
    const [only, ...others] = people;
    if (!only) throw new CommandFailure(`This workspace holds nothing about ${person}.`);
    if (others.length > 0)
      throw new CommandFailure(
        `Several people match; run it again with an id: ${people.map(({ talentId, name }) => `${talentId} (${name})`).join(', ')}.`,
      );
    const path = `/talents/${only.talentId}/subject-access`;
    if (html === undefined) {
      const data = await api.get<SubjectData>(path);
      return { data, text: JSON.stringify(data, null, 2) };
    }
    const query = language === undefined ? '' : `&language=${language}`;
    await writeFile(html, await api.download(`${path}?as=html${query}`));
    return { data: { talentId: only.talentId, file: html }, text: `Written to ${html}.` };
  });
}
