import { createOutbound } from '../src/platform/outbound.ts';
import {
  type Answer,
  type AnswerData,
  type Client,
  type TestApi,
  type TestApiOptions,
  testApi,
} from './api.ts';
import { type Script, type ScriptedJudge, scriptedJudge } from './fakes/judge.ts';
import { ENGINEERS_IN, engineers } from './talents.ts';
import { until } from './until.ts';

export const START = '/v1/search/talents/qualified';
/** Matching talents in Paris; three more are in Lyon. */
export const POOL = 30;

export interface CastingsUnderTest {
  api: TestApi;
  judge: ScriptedJudge;
  /** What the judge answers from now on; `met` at first. */
  say(script: Script): void;
  /** What the engine throws instead of taking a casting; null lets it work again. */
  failDispatch(error: Error | null): void;
}

/** The service with a scripted judge, an engine that can be made to fail, and engineers to find. */
export async function castingsUnderTest(
  env: Record<string, string> = {},
  options: TestApiOptions = {},
): Promise<CastingsUnderTest> {
  let script: Script = () => 'met';
  let failure: Error | null = null;
  const judge = scriptedJudge((input, nth) => script(input, nth));
  const api = await testApi({
    ...options,
    env,
    judge,
    // Addresses are checked as usual; nothing leaves the machine.
    outbound: {
      ...createOutbound({ allowedHosts: [], resolve: async () => [] }),
      post: async () => ({ status: 204, body: '' }),
    },
    engine: (engine) => ({
      ...engine,
      dispatch: async (process) => {
        if (failure) throw failure;
        return engine.dispatch(process);
      },
    }),
  });
  await api.importTalents([...engineers(POOL), ...engineers(3, { city: 'Lyon' })]);
  return {
    api,
    judge,
    say: (next) => {
      script = next;
    },
    failDispatch: (error) => {
      failure = error;
    },
  };
}

export async function start(
  client: Client,
  more: object = {},
): Promise<Answer & { castingId: string }> {
  const answer = await client.post(START, {
    filters: ENGINEERS_IN('Paris'),
    qualificationCriterias: ['Has used Python'],
    ...more,
  });
  return { ...answer, castingId: answer.body.data?.castingId };
}

/** Waits until the call is over and returns GET's data. */
export async function ended(client: Client, castingId: string): Promise<AnswerData> {
  let answer: Answer | null = null;
  await until(async () => {
    answer = await client.get(`${START}/${castingId}`);
    return answer.body.data.status !== 'running';
  });
  return answer!.body.data;
}

export const goOn = (client: Client, castingId: string, sent?: object): Promise<Answer> =>
  client.post(`${START}/${castingId}/continue`, sent);
