import { useInfiniteQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { QualifiedTalent } from '../queries.ts';
import { VERDICTS, type Verdict } from '../verdicts.ts';
import { peopleQuery } from './queries.ts';

/** Whom to review: everyone, or those of one verdict of the judge. */
export type Shown = Verdict | 'all';

const route = getRouteApi('/frame/castings/$castingId/review');

/** Everyone who was judged, all pages of them. */
export function useEveryone(castingId: string) {
  const query = useInfiniteQuery(peopleQuery(castingId));
  const { hasNextPage, isFetching, isError, fetchNextPage } = query;
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [hasNextPage, isFetching, isError, fetchNextPage]);
  return query;
}

/** The people to review and the one on the screen. The URL holds both, and the shortlist. */
export function usePeople(
  everyone: readonly QualifiedTalent[],
  hasVerdict: (talent: QualifiedTalent) => boolean,
) {
  const { talent: wanted, of = 'all', sourcing } = route.useSearch();
  const navigate = useNavigate({ from: '/castings/$castingId/review' });
  const people = of === 'all' ? everyone : everyone.filter((one) => one.aiVerdict === of);
  const current =
    everyone.find((one) => one.talentId === wanted) ??
    people.find((one) => !hasVerdict(one)) ??
    people[0];
  const at = people.findIndex((one) => one.talentId === current?.talentId);
  const change = (next: { talent?: string; of?: Verdict; sourcing?: string }) =>
    void navigate({ search: (now) => ({ ...now, ...next }), replace: true, resetScroll: false });
  const judgedAs = (verdict: Verdict) => everyone.filter((one) => one.aiVerdict === verdict).length;
  return {
    people,
    current,
    /** From 0; -1: the person is of another verdict. */
    at,
    of: of as Shown,
    sourcing,
    change,
    counts: {
      all: everyone.length,
      ...(Object.fromEntries(VERDICTS.map((one) => [one, judgedAs(one)])) as Record<
        Verdict,
        number
      >),
    },
    showOnly: (next: Shown) => change({ of: next === 'all' ? undefined : next, talent: undefined }),
  };
}
