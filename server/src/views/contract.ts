import { z } from 'zod';
import { codePoints, operation, trimmedText } from '../platform/operation.ts';

const MAX_QUERY = 4_000;

const viewName = trimmedText({ min: 1, max: 100 });
/** The client names the page: `candidates`, `search`. */
const page = z
  .string()
  .regex(
    /^[a-z][a-z0-9-]{0,49}$/,
    'must be lower-case letters, digits and hyphens, such as candidates',
  );
const viewQuery = z
  .string()
  .refine((text) => codePoints(text) <= MAX_QUERY, `must be at most ${MAX_QUERY} characters long`)
  .meta({ type: 'string', maxLength: MAX_QUERY })
  .describe('Query string of the page URL, without the question mark');

const savedView = z
  .object({
    viewId: z.string(),
    page: z.string(),
    name: z.string(),
    query: z.string(),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'SavedView' });
export type SavedView = z.output<typeof savedView>;

const tag = 'Saved views';
const params = z.object({ viewId: z.string() });
const OWN =
  'A view belongs to the user who saved it, or to the owner of the key; other users cannot see it.';

export const listSavedViews = operation({
  id: 'listSavedViews',
  method: 'GET',
  path: '/v1/saved-views',
  scope: 'read',
  tag,
  summary: 'List your saved views',
  description: OWN,
  query: z.object({ page: page.optional().describe('Only views of this page') }),
  data: z
    .object({ views: z.array(savedView).describe('Sorted by page and name') })
    .meta({ id: 'SavedViews' }),
  answers: { 200: 'The views' },
  errors: [],
});

export const createSavedView = operation({
  id: 'createSavedView',
  method: 'POST',
  path: '/v1/saved-views',
  scope: 'read',
  tag,
  summary: 'Save a view of a page',
  description: `${OWN} At most 100 views per page; names are unique per page.`,
  body: z.object({ page, name: viewName, query: viewQuery }),
  data: savedView,
  answers: { 200: 'The view' },
  errors: [],
});

export const changeSavedView = operation({
  id: 'changeSavedView',
  method: 'PATCH',
  path: '/v1/saved-views/{viewId}',
  scope: 'read',
  tag,
  summary: 'Change the name or query of a saved view',
  description: OWN,
  params,
  body: z
    .object({ name: viewName.optional(), query: viewQuery.optional() })
    .refine(
      (body) => Object.values(body).some((value) => value !== undefined),
      'at least one of name, query is required',
    )
    .meta({ minProperties: 1 }),
  data: savedView,
  answers: { 200: 'The updated view' },
  errors: ['not_found'],
});

export const deleteSavedView = operation({
  id: 'deleteSavedView',
  method: 'DELETE',
  path: '/v1/saved-views/{viewId}',
  scope: 'read',
  tag,
  summary: 'Delete a saved view',
  description: OWN,
  params,
  data: z.object({ viewId: z.string() }).meta({ id: 'DeletedSavedView' }),
  answers: { 200: 'It is gone' },
  errors: ['not_found'],
});

export const viewOperations = [listSavedViews, createSavedView, changeSavedView, deleteSavedView];
