import type { Casting, Data, Input, OperationId, QualifiedTalent } from './contract.ts';
import { OPERATIONS } from './operations.gen.ts';
import {
  type CallOptions,
  type ClientOptions,
  createRequest,
  pause,
  type Request,
} from './request.ts';

export type {
  Casting,
  Data,
  ErrorCode,
  Filter,
  Input,
  Issue,
  OperationId,
  QualifiedTalent,
  TalentProfile,
} from './contract.ts';
export { GreenroomError } from './error.ts';
export type { Answer, CallOptions, ClientOptions, LogEntry, Request } from './request.ts';
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

export interface WaitOptions {
  /**
   * Between polls, plus up to a quarter at random. The default keeps one waiting client inside the
   * default windows of a key.
   */
  intervalMs?: number;
  signal?: AbortSignal;
}

export interface Client extends Methods {
  /**
   * As the methods, with the status and headers of the answer (such as `x-api-credits-remaining`).
   */
  request: Request;
  /**
   * Polls a casting until no call runs; resolves with it as it then stands (`nextAction` says what
   * can be done).
   */
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
  const request = createRequest(options);
  const ids = Object.keys(OPERATIONS) as OperationId[];
  const methods = Object.fromEntries(
    ids.map((id) => [
      id,
      async (input: Input<typeof id>, call?: CallOptions) =>
        (await request(id, input ?? {}, call)).data,
    ]),
  ) as unknown as Methods;

  async function waitForCasting(
    castingId: string,
    { intervalMs = 20_000, signal }: WaitOptions = {},
  ): Promise<Casting> {
    for (;;) {
      const casting = await methods.getQualifiedSearch({ castingId, pageSize: 1 }, { signal });
      if (casting.nextAction !== 'wait') return casting;
      await pause(intervalMs * (1 + Math.random() / 4), signal);
    }
  }

  async function* castingTalents(
    castingId: string,
    { verdicts, pageSize, ...call }: Parameters<Client['castingTalents']>[1] = {},
  ): AsyncGenerator<QualifiedTalent, void> {
    let cursor: string | undefined;
    do {
      const page: Casting = await methods.getQualifiedSearch(
        { castingId, verdicts, pageSize, cursor },
        call,
      );
      yield* page.talents;
      cursor = page.nextPageCursor ?? undefined;
    } while (cursor !== undefined);
  }

  async function* searchPages(
    input: Input<'searchTalents'> | Input<'searchTalentsByPrompt'>,
    call?: CallOptions,
  ) {
    const relatedSearchTransactionIds = [...(input.relatedSearchTransactionIds ?? [])];
    for (;;) {
      const next = { ...input, relatedSearchTransactionIds };
      const page = await ('prompt' in next
        ? methods.searchTalentsByPrompt(next, call)
        : methods.searchTalents(next, call));
      if (page.talents.length === 0) return;
      yield page;
      relatedSearchTransactionIds.push(page.searchTransactionId);
    }
  }

  return {
    ...methods,
    request,
    waitForCasting,
    castingTalents,
    searchPages: searchPages as Client['searchPages'],
  };
}
