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

/** Outreach by key: list the blueprints of a sourcing, test and start one, read and stop. */

const MAX_PAGE = 50;

export function addSequences(program: Command): void {
  const sequences = program
    .command('sequences')
    .description('list, test, start, follow and stop outreach sequences');
  addList(sequences);
  addStart(sequences);
  addTest(sequences);
  addStatus(sequences);
  addResults(sequences);
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

function addTest(sequences: Command): void {
  const command = addServiceOptions(sequences.command('test'))
    .description('send an email step to yourself, as a candidate would get it')
    .argument('<blueprint>', 'id of the blueprint')
    .argument('<step>', 'id of the step')
    .argument('<candidate>', 'id of the candidate whose name and job are filled in')
    .addHelpText('after', examples('greenroom sequences test seq_… hello cand_…'));
  answerWith<ServiceOptions>(command, async (service, [id = '', stepId = '', candidateId = '']) => {
    const data = await createServiceApi(service).post<{ sentTo: string }>(
      `/sequence-blueprints/${segment(id)}/test-email`,
      { stepId, candidateId },
    );
    return { data, text: `Sent to ${data.sentTo}.` };
  });
}

interface Results {
  steps: {
    name: string;
    sent: number;
    replied: number;
    bounced: number;
    subjectTest: {
      variants: {
        variant: string;
        subject: string;
        sent: number;
        replied: number;
        bounced: number;
      }[];
      better: string | null;
      repliesNeeded: number;
    } | null;
  }[];
}

function addResults(sequences: Command): void {
  const command = addServiceOptions(sequences.command('results'))
    .description('read replies and bounces of each step, and of two subjects')
    .argument('<blueprint>', 'id of the blueprint')
    .addHelpText('after', examples('greenroom sequences results seq_…'));
  answerWith<ServiceOptions>(command, async (service, [id = '']) => {
    const path = `/sequence-blueprints/${segment(id)}/funnel`;
    const data = await createServiceApi(service).get<Results>(path);
    const rows = data.steps.flatMap(({ name, subjectTest, ...step }) => [
      countsOf(name, step),
      ...(subjectTest?.variants ?? []).map((one) =>
        countsOf(`- ${one.variant}: ${one.subject}`, one),
      ),
    ]);
    const conclusions = data.steps.flatMap(({ name, subjectTest }) =>
      subjectTest ? [`${name}: ${conclusionOf(subjectTest)}`] : [],
    );
    const text = [table(['STEP', 'SENT', 'REPLIED', 'BOUNCED'], rows), ...conclusions].join('\n');
    return { data, text: rows.length === 0 ? 'The blueprint has no steps.' : text };
  });
}

const countsOf = (
  name: string,
  { sent, replied, bounced }: { sent: number; replied: number; bounced: number },
): string[] => [name, String(sent), String(replied), String(bounced)];

const conclusionOf = ({
  better,
  repliesNeeded,
}: NonNullable<Results['steps'][number]['subjectTest']>): string =>
  better === null
    ? `too early to say which subject gets more replies; at least ${repliesNeeded} more are needed.`
    : `subject ${better} gets more replies, and not by chance.`;

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
