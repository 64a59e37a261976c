import { createRoute } from '@tanstack/react-router';
import { messages as deliveryMessages } from '../../app/deliveries/messages.ts';
import { messages as filterMessages } from '../../app/filters/messages.ts';
import { queryClient } from '../../app/query-client.ts';
import { frameRoute, lazyPage } from '../../app/routes.tsx';
import { messages as savedMessages } from '../../app/saved-searches/messages.ts';
import { oneOf, positiveInteger, searchParams, text, texts } from '../../app/search-params.ts';
import { messages as talentMessages } from '../../app/talents/messages.ts';
import { callsQuery, castingQuery, summaryQuery, talentsQuery } from './board-queries.ts';
import { messages } from './messages.ts';
import { messages as reviewMessages } from './review/messages.ts';
import { CRITERION_STATUSES, VERDICTS } from './verdicts.ts';

export const castingRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/castings/$castingId',
  validateSearch: searchParams({
    tab: oneOf('grid', 'calls', 'deliveries', 'json'),
    /** The column that a narrow screen shows. */
    verdict: oneOf(...VERDICTS),
    criterion: positiveInteger,
    status: oneOf(...CRITERION_STATUSES),
    overridden: oneOf('yes', 'no'),
    search: text,
    order: oneOf('newest'),
    /** The criterion that the grid is sorted by, from 1; with a minus the weakest first. */
    by: text,
    /** People side by side. */
    compare: texts,
    /** Id of the talent whose drawer is open. */
    talent: text,
    delivery: text,
  }),
  loader: ({ params: { castingId } }) => {
    void queryClient.prefetchQuery(castingQuery(castingId));
    void queryClient.prefetchQuery(summaryQuery(castingId));
    void queryClient.prefetchInfiniteQuery(callsQuery(castingId));
    for (const verdict of VERDICTS)
      void queryClient.prefetchInfiniteQuery(talentsQuery(castingId, verdict));
  },
  component: lazyPage(
    () => import('./page.tsx'),
    messages,
    deliveryMessages,
    filterMessages,
    talentMessages,
    savedMessages,
  ),
});

/** One person after the other, full screen. */
export const castingReviewRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/castings/$castingId/review',
  validateSearch: searchParams({
    /** Id of the talent on the screen. */
    talent: text,
    /** Only people of one verdict of the judge. */
    of: oneOf(...VERDICTS),
    /** The sourcing that people are shortlisted in. */
    sourcing: text,
  }),
  loader: ({ params: { castingId } }) => {
    void queryClient.prefetchQuery(summaryQuery(castingId));
  },
  component: lazyPage(
    () => import('./review-page.tsx'),
    reviewMessages,
    messages,
    filterMessages,
    talentMessages,
  ),
});
