import type { Casting, Data, Input, OperationId, QualifiedTalent } from './contract.ts';
import { OPERATIONS } from './operations.gen.ts';
import { type CallOptions, type ClientOptions, createRequest, pause, type Request } from './request.ts';

export type { Casting, Data, ErrorCode, Input, Issue, OperationId, QualifiedTalent, TalentProfile } from './contract.ts';
export { GreenroomError } from './error.ts';
export type { Answer, CallOptions, ClientOptions, Request } from './request.ts';

/** One method per operation: takes its path, query and body fields in one object, answers its `data`, throws GreenroomError. */
export type Methods = {
  [Id in OperationId]: (
    ...args: object extends Input<Id> ? [input?: Input<Id>, options?: CallOptions] : [input: Input<Id>, options?: CallOptions]
  ) => Promise<Data<Id>>;
};

export interface WaitOptions {
  /** Between polls, plus up to a quarter at random. The default keeps one waiting client inside the default windows of a key. */
  intervalMs?: number;
  signal?: AbortSignal;
}

export interface Client extends Methods {
  /** As the methods, with the status and headers of the answer (such as `x-api-credits-remaining`). */
  request: Request;
  /** Polls a casting until no call runs; resolves with it as it then stands (`nextAction` says what can be done). */
  waitForCasting(castingId: string, options?: WaitOptions): Promise<Casting>;
  /** Every judged talent of a casting, best verdict first, page after page. */
  castingTalents(
    castingId: string,
    options?: Pick<Input<'getQualifiedSearch'>, 'verdicts' | 'pageSize'> & CallOptions,
  ): AsyncGenerator<QualifiedTalent, void>;
}

/** A client of one workspace. Nothing is sent until a method is called. */
export function createClient(options: ClientOptions): Client {
  const request = createRequest(options);
  const ids = Object.keys(OPERATIONS) as OperationId[];
  const methods = Object.fromEntries(
    ids.map((id) => [id, async (input: Input<typeof id>, call?: CallOptions) => (await request(id, input ?? {}, call)).data]),
  ) as unknown as Methods;

  async function waitForCasting(castingId: string, { intervalMs = 20_000, signal }: WaitOptions = {}): Promise<Casting> {
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
      const page: Casting = await methods.getQualifiedSearch({ castingId, verdicts, pageSize, cursor }, call);
      yield* page.talents;
      cursor = page.nextPageCursor ?? undefined;
    } while (cursor !== undefined);
  }

  return { ...methods, request, waitForCasting, castingTalents };
}
