import { type CastingMethods, castingMethods, type WaitOptions } from './castings.ts';
import type { Casting, Data, Input, OperationId, QualifiedTalent } from './contract.ts';
import { type EventMethods, eventMethods } from './events.ts';
import { OPERATIONS } from './operations.gen.ts';
import {
  type CallOptions,
  type ClientOptions,
  createRequests,
  type RawRequest,
  type Request,
} from './request.ts';
import type { Resources } from './resources.gen.ts';
import { createResources } from './resources.ts';

export type { Call, Listing } from './call.ts';
export type { CastingMethods, WaitOptions } from './castings.ts';
export type {
  Casting,
  Data,
  ErrorCode,
  FileBody,
  Filter,
  Input,
  Issue,
  OperationId,
  QualifiedTalent,
  Rest,
  TalentProfile,
  WorkspaceEvent,
} from './contract.ts';
export { GreenroomError, type GreenroomErrorOf } from './error.ts';
export type { EventMethods } from './events.ts';
export type {
  Answer,
  CallOptions,
  ClientOptions,
  LimitWait,
  LogEntry,
  RawRequest,
  Request,
} from './request.ts';
export type * from './resources.gen.ts';
export {
  type VerifyOptions,
  verifyWebhook,
  type WebhookEvent,
  type WebhookRequest,
  WebhookVerificationError,
} from './webhooks.ts';

/**
 * One method per operation: takes its path, query and body fields in one object, answers its
 * `data`, throws GreenroomError.
 */
export type Methods = {
  [Id in OperationId]: (
    ...args: object extends Input<Id>
      ? [input?: Input<Id>, options?: CallOptions]
      : [input: Input<Id>, options?: CallOptions]
  ) => Promise<Data<Id>>;
};

export interface Client extends Omit<Resources, 'castings' | 'events'>, Methods {
  castings: Resources['castings'] & CastingMethods;
  events: Resources['events'] & EventMethods;
  /**
   * As the methods, with the status and headers of the answer (such as `x-api-credits-remaining`).
   */
  request: Request;
  /** The response itself, for an answer that is a file or a stream. */
  raw: RawRequest;
  /** The same as `castings.wait`. */
  waitForCasting(castingId: string, options?: WaitOptions): Promise<Casting>;
  /** Every judged talent of a casting, best verdict first, page after page. */
  castingTalents(
    castingId: string,
    options?: Pick<Input<'getQualifiedSearch'>, 'verdicts' | 'pageSize'> & CallOptions,
  ): AsyncGenerator<QualifiedTalent, void>;
  /**
   * A plain search, by `filters` or by `prompt`, page after page: nobody comes twice, and it ends
   * with the first empty page. Every page costs a credit per talent and is asked for only when the
   * loop wants it, so `break` ends the spending too.
   */
  searchPages(
    input: Input<'searchTalents'>,
    options?: CallOptions,
  ): AsyncGenerator<Data<'searchTalents'>, void>;
  searchPages(
    input: Input<'searchTalentsByPrompt'>,
    options?: CallOptions,
  ): AsyncGenerator<Data<'searchTalentsByPrompt'>, void>;
}

/** A client of one workspace. Nothing is sent until a method is called. */
export function createClient(options: ClientOptions): Client {
  const { request, raw } = createRequests(options);
  const ids = Object.keys(OPERATIONS) as OperationId[];
  const methods = Object.fromEntries(
    ids.map((id) => [
      id,
      async (input: Input<typeof id>, call?: CallOptions) =>
        (await request(id, input ?? {}, call)).data,
    ]),
  ) as unknown as Methods;
  const resources = createResources(request);
  const castings = { ...resources.castings, ...castingMethods(resources.castings) };

  async function* castingTalents(
    castingId: string,
    { verdicts, pageSize, ...call }: Parameters<Client['castingTalents']>[1] = {},
  ): AsyncGenerator<QualifiedTalent, void> {
    yield* castings.get(castingId, { verdicts, pageSize }, call).all();
  }

  async function* searchPages(
    input: Input<'searchTalents'> | Input<'searchTalentsByPrompt'>,
    call?: CallOptions,
  ) {
    if ('prompt' in input) yield* resources.talents.searchByPrompt(input, call).pages();
    else yield* resources.talents.search(input, call).pages();
  }

  return {
    ...resources,
    ...methods,
    castings,
    events: { ...resources.events, ...eventMethods(resources.events) },
    request,
    raw,
    waitForCasting: castings.wait,
    castingTalents,
    searchPages: searchPages as Client['searchPages'],
  };
}
