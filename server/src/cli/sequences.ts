import type { Command } from 'commander';
import { answerWith, examples } from './command.ts';
import { counted, table } from './output.ts';
import { addPagePaging, listApi, type PageOptions, readByPage } from './paging.ts';
import {
  addServiceOptions,
  createServiceApi,
  type ServiceOptions,
  segment,
} from './service-api.ts';

/** Outreach by key: list the blueprints of a sourcing, start one, read and stop. */

const MAX_PAGE = 50;

export function addSequences(program: Command): void {
  const sequences = program
    .command('sequences')
    .description('list, start, follow and stop outreach sequences');
  addList(sequences);
  addStart(sequences);
  addStatus(sequences);
  addStop(sequences);
}

interface BlueprintList {
  blueprints: { blueprintId: string; name: string; steps: object[] }[];
}

function addList(sequences: Command): void {
  const command = addServiceOptions(sequences.command('list'))
    .description('list the sequence blueprints of a sourcing')
    .argument('<sourcing>', 'id of the sourcing')
    .addHelpText('after', examples('greenroom sequences list src_…'));
  addPagePaging(command, { max: MAX_PAGE });
  answerWith<ServiceOptions & PageOptions>(command, async (options, [id = '']) => {
    const data = await readByPage<'blueprints', BlueprintList>(
      listApi(options),
      {
        path: `/sourcings/${segment(id)}/sequence-blueprints`,
        ...{ items: 'blueprints', send: ['page', 0], max: MAX_PAGE },
      },
      options,
    );
    const rows = data.blueprints.map(({ blueprintId, name, steps }) => [
      blueprintId,
      counted(steps.length, 'step'),
      name,
    ]);
    const none =
      'There are no blueprints. Write one in the console, or with greenroom api POST /v1/sourcings/src_…/sequence-blueprints.';
    return { data, text: rows.length === 0 ? none : table(['ID', 'STEPS', 'NAME'], rows) };
  });
}

function addStart(sequences: Command): void {
  const command = addServiceOptions(sequences.command('start'))
    .description('start a sequence: messages are sent to these candidates')
    .argument('<blueprint>', 'id of the blueprint')
    .argument('<candidate...>', 'ids of candidates of the same sourcing')
    .addHelpText('after', examples('greenroom sequences start seq_… cand_…'));
  answerWith<ServiceOptions>(command, async (service) => {
    const [id = '', ...candidateIds] = command.args;
    const data = await createServiceApi(service).post<{ started: boolean }>(
      `/sequence-blueprints/${segment(id)}/start`,
      { candidateIds },
    );
    return { data, text: data.started ? 'Started.' : 'Nothing to start: it runs already.' };
  });
}

function addStatus(sequences: Command): void {
  const command = addServiceOptions(sequences.command('status'))
    .description('read how far the sequences of a candidate are')
    .argument('<candidate>', 'id of the candidate')
    .addHelpText('after', examples('greenroom sequences status cand_…'));
  answerWith<ServiceOptions>(command, async (service, [id = '']) => {
    const path = `/candidates/${segment(id)}/sequence-status`;
    const data = await createServiceApi(service).get<object>(path);
    return { data, text: JSON.stringify(data, null, 2) };
  });
}

function addStop(sequences: Command): void {
  const command = addServiceOptions(sequences.command('stop'))
    .description('stop all running sequences of a candidate')
    .argument('<candidate>', 'id of the candidate')
    .addHelpText('after', examples('greenroom sequences stop cand_…'));
  answerWith<ServiceOptions>(command, async (service, [id = '']) => {
    const path = `/candidates/${segment(id)}/sequences/stop`;
    const data = await createServiceApi(service).post<{ stopped: number }>(path);
    return { data, text: `${counted(data.stopped, 'sequence')} stopped.` };
  });
}
