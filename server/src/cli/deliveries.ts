import { type Command, InvalidArgumentError } from 'commander';
import { ANSWER_TIMEOUT_MS } from '../castings/rules/delivery.ts';
import { answerWith, examples } from './command.ts';
import { parseForwardTo } from './forward-to.ts';
import { oneOf } from './options.ts';
import { table } from './output.ts';
import { addCursorPaging, type CursorOptions, listApi, readByCursor } from './paging.ts';
import {
  addServiceOptions,
  createServiceApi,
  type ServiceOptions,
  segment,
} from './service-api.ts';

/** Webhook deliveries by key, and sample events for a receiver that is being written. */

export interface Delivery {
  deliveryId: string;
  castingId: string;
  runId: string;
  eventType: string;
  url: string;
  state: string;
  createdAt: string;
  error: string | null;
  deliveredAt: string | null;
  failedAt: string | null;
  attempts: { attempt: number; status: number | null; error: string | null; durationMs: number }[];
}

export interface DeliveryWithBody extends Delivery {
  headers: Record<string, string>;
  body: string | null;
}

const STATES = ['waiting', 'sending', 'delivered', 'failed'] as const;
const EVENTS = ['talent_judged', 'wave_finished', 'pool_exhausted'] as const;

export function addDeliveries(program: Command): void {
  const deliveries = program
    .command('deliveries')
    .description('list, read and resend the webhook events of the workspace');
  addList(deliveries);
  addShow(deliveries);
  addRedeliver(deliveries);
}

interface DeliveryList {
  deliveries: Delivery[];
  nextPageCursor: string | null;
}

function addList(deliveries: Command): void {
  const command = addServiceOptions(deliveries.command('list'))
    .description('list webhook events, newest first')
    .option('--state <state>', `only in this state: ${STATES.join(', ')}`, oneOf(STATES))
    .addHelpText('after', examples('greenroom deliveries list --state failed'));
  addCursorPaging(command);
  answerWith<ServiceOptions & CursorOptions & { state?: string }>(command, async (options) => {
    const { state } = options;
    const data = await readByCursor<'deliveries', DeliveryList>(
      listApi(options),
      { path: '/deliveries', query: { state }, items: 'deliveries' },
      options,
    );
    const rows = data.deliveries.map((one) => [
      one.deliveryId,
      one.createdAt,
      one.eventType,
      one.state,
      String(one.attempts.length),
      one.error ?? '',
    ]);
    const none =
      state === undefined
        ? 'No webhook events yet. Searches that are started with --webhook send them.'
        : `No webhook event is ${state}.`;
    const header = ['ID', 'AT', 'EVENT', 'STATE', 'ATTEMPTS', 'ERROR'];
    return { data, text: rows.length === 0 ? none : table(header, rows) };
  });
}

function addShow(deliveries: Command): void {
  const command = addServiceOptions(deliveries.command('show'))
    .description('read one with its headers, its body and what the receiver answered')
    .argument('<delivery>', 'X-Service-Delivery-Id')
    .addHelpText('after', examples('greenroom deliveries show dlv_…'));
  answerWith<ServiceOptions>(command, async (service, [id = '']) => {
    const data = await createServiceApi(service).get<DeliveryWithBody>(
      `/deliveries/${segment(id)}`,
    );
    return { data, text: JSON.stringify(data, null, 2) };
  });
}

function addRedeliver(deliveries: Command): void {
  const command = addServiceOptions(deliveries.command('redeliver'))
    .description('send one again, with the same id and body')
    .argument('<delivery>', 'X-Service-Delivery-Id')
    .addHelpText('after', examples('greenroom deliveries redeliver dlv_…'));
  answerWith<ServiceOptions>(command, async (service, [id = '']) => {
    const path = `/deliveries/${segment(id)}/redeliver`;
    const data = await createServiceApi(service).post<Delivery>(path);
    return { data, text: `${data.deliveryId} is ${data.state}.` };
  });
}

interface SampleEvent {
  deliveryId: string;
  headers: Record<string, string>;
  body: string;
  attempt: Attempt | null;
}

interface Attempt {
  status: number | null;
  error: string | null;
  durationMs?: number;
  answer: string | null;
}

interface TriggerOptions extends ServiceOptions {
  forwardTo?: string;
  to?: string;
}

export function addTrigger(program: Command): void {
  const command = addServiceOptions(program.command('trigger'))
    .description('send a sample webhook event to your receiver, signed as real ones are; free')
    .argument('<event>', `one of ${EVENTS.join(', ')}`, (text) => {
      const event = EVENTS.find((one) => one === text);
      if (event === undefined)
        throw new InvalidArgumentError(`It must be one of ${EVENTS.join(', ')}.`);
      return event;
    })
    .option('--forward-to <url>', 'a server on this machine; this command posts it', parseForwardTo)
    .option('--to <url>', 'a public https address; the service posts it')
    .addHelpText(
      'after',
      examples(
        'greenroom trigger talent_judged --forward-to http://localhost:4000/hook',
        'greenroom trigger wave_finished --to https://example.com/hook',
      ),
    );
  answerWith<TriggerOptions>(command, async ({ forwardTo, to, ...service }, [eventType]) => {
    if (forwardTo !== undefined && to !== undefined)
      command.error('give --forward-to or --to, and not both');
    const sample = await createServiceApi(service).post<SampleEvent>('/webhook-events', {
      eventType,
      url: to,
    });
    const attempt = forwardTo === undefined ? sample.attempt : await post(forwardTo, sample);
    return { data: { ...sample, attempt }, text: textOf(sample, attempt) };
  });
}

function textOf({ deliveryId, body }: SampleEvent, attempt: Attempt | null): string {
  if (attempt === null) return JSON.stringify(JSON.parse(body), null, 2);
  return `${deliveryId}: ${attempt.status ?? attempt.error}`;
}

/** Once, in the time that a receiver has; redirects are not followed. */
async function post(url: string, { headers, body }: SampleEvent): Promise<Attempt> {
  const signal = AbortSignal.timeout(ANSWER_TIMEOUT_MS);
  const sent = { method: 'POST', headers, body, signal, redirect: 'manual' as const };
  try {
    const response = await fetch(url, sent);
    return { status: response.status, error: null, answer: await response.text() };
  } catch (error) {
    const { cause, message } = error as Error & { cause?: { code?: string } };
    return { status: null, error: cause?.code ?? message, answer: null };
  }
}
