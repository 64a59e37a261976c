import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { components } from '../../../../client/src/types.gen.ts';
import { api, data } from '../../app/api.ts';
import { PAGE_SIZE } from './board-queries.ts';
import { VERDICTS, type Verdict } from './verdicts.ts';

export type Casting = components['schemas']['Casting'];
export type Summary = components['schemas']['CastingSummary'];
export type Call = components['schemas']['CastingCall'];
export type Wave = components['schemas']['CastingWave'];
export type QualifiedTalent = components['schemas']['QualifiedTalent'];
export type Explanation = components['schemas']['VerdictExplanation'];
export type SecondLook = components['schemas']['SecondLook'];
export type RejudgeQuote = components['schemas']['RejudgeQuote'];
export type ScoredCriterion = components['schemas']['ScoredCriterion'];
export type Reference = components['schemas']['ScoringReference'];

const at = (castingId: string) => ({ path: { castingId } });

/** Everyone by the effective verdict, the strongest evidence first. */
export const gridQuery = (castingId: string) =>
  infiniteQueryOptions({
    queryKey: ['castings', castingId, 'grid'],
    queryFn: ({ pageParam, signal }) =>
      data(
        api.GET('/v1/search/talents/qualified/{castingId}', {
          params: {
            ...at(castingId),
            query: {
              effectiveVerdicts: [...VERDICTS],
              order: 'strength',
              pageSize: PAGE_SIZE,
              cursor: pageParam ?? undefined,
            },
          },
          signal,
        }),
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextPageCursor }) => nextPageCursor,
  });

/** The API response: the first page of all verdicts. */
export const answerQuery = (castingId: string) =>
  queryOptions({
    queryKey: ['castings', castingId, 'answer'],
    queryFn: ({ signal }) =>
      data(api.GET('/v1/search/talents/qualified/{castingId}', { params: at(castingId), signal })),
  });

export const explanationQuery = (castingId: string, talentId: string) =>
  queryOptions({
    queryKey: ['castings', castingId, 'explanation', talentId],
    queryFn: ({ signal }) =>
      data(
        api.GET('/v1/search/talents/qualified/{castingId}/talents/{talentId}/explain', {
          params: { path: { castingId, talentId } },
          signal,
        }),
      ),
  });

export const deliveriesQuery = (castingId: string) =>
  infiniteQueryOptions({
    queryKey: ['castings', castingId, 'deliveries'],
    queryFn: ({ pageParam, signal }) =>
      data(
        api.GET('/v1/search/talents/qualified/{castingId}/deliveries', {
          params: { ...at(castingId), query: { cursor: pageParam ?? undefined } },
          signal,
        }),
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextPageCursor }) => nextPageCursor,
  });

/** The members who may have overridden a verdict. */
export const membersQuery = queryOptions({
  queryKey: ['settings', 'members'],
  queryFn: ({ signal }) => data(api.GET('/v1/members', { signal })),
});

/** Starts the next call, or retries the failed one, depending on `nextAction`. */
export const continueCasting = (
  castingId: string,
  target?: { greens: number; maxCredits: number },
) =>
  data(
    api.POST('/v1/search/talents/qualified/{castingId}/continue', {
      params: at(castingId),
      body: target && { target },
    }),
  );

/** What judging the same people again would cost; always asked afresh. */
export const rejudgeQuoteQuery = (castingId: string) =>
  queryOptions({
    queryKey: ['castings', castingId, 'rejudge'],
    queryFn: ({ signal }) =>
      data(
        api.GET('/v1/search/talents/qualified/{castingId}/rejudge', {
          params: at(castingId),
          signal,
        }),
      ),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });

export const rejudgeCasting = (castingId: string, qualificationCriterias: string[]) =>
  data(
    api.POST('/v1/search/talents/qualified/{castingId}/rejudge', {
      params: at(castingId),
      body: { qualificationCriterias },
    }),
  );

export const overrideVerdict = (
  castingId: string,
  talentId: string,
  override: { verdict: Verdict; reason: string },
) =>
  data(
    api.POST('/v1/search/talents/qualified/{castingId}/talents/{talentId}/override', {
      params: { path: { castingId, talentId } },
      body: override,
    }),
  );

export const removeOverride = (castingId: string, talentId: string) =>
  data(
    api.DELETE('/v1/search/talents/qualified/{castingId}/talents/{talentId}/override', {
      params: { path: { castingId, talentId } },
    }),
  );
