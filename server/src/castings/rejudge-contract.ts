import { z } from 'zod';
import { operation } from '../platform/operation.ts';
import { criterion, started, startQualified } from './contract.ts';
import { castingParams } from './verdict-contract.ts';

/** The second look at a qualified search (docs/decisions/0093). */

const rejudgeQuote = z
  .object({
    castingId: z.string(),
    criterias: z.array(z.string()).describe('The criteria of this search'),
    talents: z.int().describe('Judged talents that can be judged again; erased ones cannot'),
    price: z
      .object({ sameCriteria: z.int(), otherCriteria: z.int() })
      .describe(
        'What judging all of them costs: two credits each, or nothing for the same criteria when another version of the judge judged all of them',
      ),
    judges: z.object({
      before: z.array(z.string()).describe('Ids of the judges that judged them'),
      now: z.string().describe('Id of the judge in use now'),
    }),
    canRejudge: z
      .boolean()
      .describe('False while the search or another second look at it runs, and without talents'),
    latestRejudgeId: z
      .string()
      .nullable()
      .describe('castingId of the newest second look at this search'),
  })
  .meta({ id: 'RejudgeQuote' });
export type RejudgeQuote = z.output<typeof rejudgeQuote>;

export const quoteRejudge = operation({
  id: 'quoteQualifiedSearchRejudge',
  method: 'GET',
  path: '/v1/search/talents/qualified/{castingId}/rejudge',
  scope: 'read',
  tag: 'Qualified search',
  summary: 'Read what judging the same talents again would cost',
  description: 'Free, and starts nothing.',
  params: castingParams,
  data: rejudgeQuote,
  answers: { 200: 'The price of a second look' },
  errors: ['casting_not_found'],
});

export const rejudgeQualified = operation({
  id: 'rejudgeQualifiedSearch',
  method: 'POST',
  path: '/v1/search/talents/qualified/{castingId}/rejudge',
  scope: 'spend',
  effects: { openWorld: true },
  tag: 'Qualified search',
  summary: 'Judge the talents of a qualified search again',
  description:
    'Starts a second look in the background: a search of its own (the castingId of the response) over the talents that this one has judged, with other criteria or the same. ' +
    'Reading it tells for each talent which outcomes flipped and why; the earlier verdicts stay as they were. It has the language, webhook and customParams of this search. ' +
    'Each judged talent costs two credits. It is free with the same criteria once the version of the judge has changed.',
  params: castingParams,
  body: z.object({
    qualificationCriterias: z
      .array(criterion)
      .min(1)
      .max(10)
      .optional()
      .describe('Default: the criteria of this search'),
  }),
  bodyOptional: true,
  data: started,
  answers: { 202: 'The second look is running' },
  headers: startQualified.headers,
  errors: [
    'no_qualification_criterias',
    'insufficient_api_credits',
    'casting_not_found',
    'casting_run_in_progress',
    'casting_pool_exhausted',
    'search_engine_timeout',
    'search_engine_unavailable',
  ],
});

export const rejudgeOperations = [quoteRejudge, rejudgeQualified];
