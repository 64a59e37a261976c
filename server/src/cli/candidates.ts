import type { Command } from 'commander';
import { answerWith, examples } from './command.ts';
import { oneOf } from './options.ts';
import { counted, table } from './output.ts';
import { addPagePaging, listApi, type PageOptions, readByPage } from './paging.ts';
import { nameOf } from './search.ts';
import {
  addServiceOptions,
  createServiceApi,
  type ServiceOptions,
  segment,
} from './service-api.ts';

/** The people of a sourcing by key: list, add, move, look up and read contacts. */

const MAX_PAGE = 50;

export function addCandidates(program: Command): void {
  const candidates = program
    .command('candidates')
    .description('list, add and move candidates; look up and read their contacts');
  addList(candidates);
  addAdd(candidates);
  addStatus(candidates);
  addEnrich(candidates);
  addContacts(candidates);
}

interface Listed {
  candidates: {
    candidate: { id: string; statusHandle: string };
    talent: { firstname: string | null; lastname: string | null; jobTitle: string | null };
  }[];
}

function addList(candidates: Command): void {
  const command = addServiceOptions(candidates.command('list'))
    .description('list the candidates of a sourcing, newest first')
    .argument('<sourcing>', 'id of the sourcing')
    .option('--status <handle...>', 'only in these statuses; default: all except NOT_RETAINED')
    .option('--search <words>', 'only with these words')
    .addHelpText('after', examples('greenroom candidates list src_… --status CONTACTED'));
  addPagePaging(command, { max: MAX_PAGE });
  answerWith<ServiceOptions & PageOptions & { status?: string[]; search?: string }>(
    command,
    async (options, [id = '']) => {
      const { status, search, page } = options;
      const data = await readByPage<'candidates', Listed>(
        listApi(options),
        {
          path: `/sourcings/${segment(id)}/candidates`,
          query: { statusHandle: status, search },
          ...{ items: 'candidates', send: ['pageIndex', 0], max: MAX_PAGE },
        },
        options,
      );
      const rows = data.candidates.map(({ candidate, talent }) => [
        candidate.id,
        candidate.statusHandle,
        nameOf(talent),
        talent.jobTitle ?? '',
      ]);
      const isWhole = status === undefined && search === undefined && page === 1;
      const none = isWhole
        ? `There are no candidates. Add some with greenroom candidates add ${id} <talent...>`
        : 'No candidate matches.';
      const text = rows.length === 0 ? none : table(['ID', 'STATUS', 'NAME', 'JOB'], rows);
      return { data, text };
    },
  );
}

interface Result {
  id: string;
  outcome: string;
  error?: { message: string };
}

function addAdd(candidates: Command): void {
  const command = addServiceOptions(candidates.command('add'))
    .description('add up to 100 people to a sourcing')
    .argument('<sourcing>', 'id of the sourcing')
    .argument('<talent...>', 'ids of people')
    .option('--casting <id>', 'the qualified search that judged them; its verdicts are stored')
    .addHelpText('after', examples('greenroom candidates add src_… tal_… --casting cast_…'));
  answerWith<ServiceOptions & { casting?: string }>(
    command,
    async ({ casting: castingId, ...service }) => {
      const [id = '', ...talentIds] = command.args;
      const data = await createServiceApi(service).post<{ results: Result[] }>(
        `/sourcings/${segment(id)}/candidates/bulk`,
        { talentIds, castingId },
      );
      const rows = data.results.map((one) => [one.id, one.outcome, one.error?.message ?? '']);
      return { data, text: table(['ID', 'OUTCOME', 'WHY'], rows) };
    },
  );
}

function addStatus(candidates: Command): void {
  const command = addServiceOptions(candidates.command('status'))
    .description('change the status of candidates')
    .argument('<status>', 'such as CONTACTED, NOT_RETAINED, or one of the workspace')
    .argument('<candidate...>', 'ids of candidates, at most 1,000')
    .addHelpText('after', examples('greenroom candidates status CONTACTED cand_… cand_…'));
  answerWith<ServiceOptions>(command, async (service) => {
    const [statusHandle = '', ...candidateIds] = command.args;
    const data = await createServiceApi(service).patch<{ results: Result[] }>(
      '/candidates/status/bulk',
      { candidateIds, statusHandle },
    );
    const rows = data.results.map((one) => [one.id, one.outcome, one.error?.message ?? '']);
    return { data, text: table(['ID', 'OUTCOME', 'WHY'], rows) };
  });
}

function addEnrich(candidates: Command): void {
  const command = addServiceOptions(candidates.command('enrich'))
    .description('look up contacts of a candidate in the background, for workspace credits')
    .argument('<candidate>', 'id of the candidate')
    .option(
      '--type <what>',
      'phone, personalEmail or all',
      oneOf(['phone', 'personalEmail', 'all'] as const),
      'all' as const,
    )
    .addHelpText('after', examples('greenroom candidates enrich cand_… --type phone'));
  answerWith<ServiceOptions & { type: string }>(
    command,
    async ({ type: enrichmentType, ...service }, [id = '']) => {
      const path = `/candidates/${segment(id)}/enrich-contacts`;
      const data = await createServiceApi(service).post<object>(path, { enrichmentType });
      return {
        data,
        text: `Looking up contacts. Read them with greenroom candidates contacts ${id}`,
      };
    },
  );
}

interface Contacts {
  contactsLoading: boolean;
  emails: { value: string }[];
  phones: { value: string }[];
}

function addContacts(candidates: Command): void {
  const command = addServiceOptions(candidates.command('contacts'))
    .description('read the contacts of a candidate')
    .argument('<candidate>', 'id of the candidate')
    .addHelpText('after', examples('greenroom candidates contacts cand_…'));
  answerWith<ServiceOptions>(command, async (service, [id = '']) => {
    const path = `/candidates/${segment(id)}/contacts`;
    const data = await createServiceApi(service).get<Contacts>(path);
    const found = [...data.emails, ...data.phones].map(({ value }) => value);
    const loading = data.contactsLoading ? ['A lookup is running.'] : [];
    return { data, text: [counted(found.length, 'contact'), ...found, ...loading].join('\n') };
  });
}
