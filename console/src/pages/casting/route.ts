import { createRoute } from '@tanstack/react-router';
import { words as deliveryWords } from '../../app/deliveries/words.ts';
import { words as filterWords } from '../../app/filters/words.ts';
import { queryClient } from '../../app/query-client.ts';
import { frameRoute, lazyPage } from '../../app/routes.tsx';
import { oneOf, positiveInteger, searchParams, text } from '../../app/search-params.ts';
import { words as talentWords } from '../../app/talents/words.ts';
import { callsQuery, castingQuery, summaryQuery, talentsQuery } from './queries.ts';
import { CRITERION_STATUSES, VERDICTS } from './verdicts.ts';
import { words } from './words.ts';

export const castingRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/castings/$castingId',
  validateSearch: searchParams({
    tab: oneOf('calls', 'deliveries', 'json'),
    /** On a narrow screen: the column that is shown. */
    verdict: oneOf(...VERDICTS),
    criterion: positiveInteger,
    status: oneOf(...CRITERION_STATUSES),
    overridden: oneOf('yes', 'no'),
    search: text,
    order: oneOf('newest'),
    /** Whose drawer is open. */
    talent: text,
    delivery: text,
  }),
  loader: ({ params: { castingId } }) => {
    void queryClient.prefetchQuery(castingQuery(castingId));
    void queryClient.prefetchQuery(summaryQuery(castingId));
    void queryClient.prefetchInfiniteQuery(callsQuery(castingId));
    for (const verdict of VERDICTS) void queryClient.prefetchInfiniteQuery(talentsQuery(castingId, verdict));
  },
  component: lazyPage(() => import('./page.tsx'), words, deliveryWords, filterWords, talentWords),
});
