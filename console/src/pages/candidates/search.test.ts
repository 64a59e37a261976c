import { expect, it } from 'vitest';
import { exportPath } from '../../app/export-path.ts';
import { isFiltered, listParameters, readSearch, toggledValue, viewOf } from './search.ts';

it('sends the listing the parameters of the URL, without the layout', () => {
  const search = readSearch({
    search: 'Roux',
    statusHandle: 'CONTACTED',
    sortField: 'name',
    view: 'board',
    candidate: 'cand_1',
    tab: 'contacts',
  });
  expect(JSON.parse(JSON.stringify(listParameters(search)))).toEqual({
    search: 'Roux',
    statusHandle: ['CONTACTED'],
    sortField: 'name',
  });
});

it('falls back to the default page when the URL is invalid', () => {
  expect(
    readSearch({ sortField: 'height', view: 'map', tab: 'nothing', statusHandle: '' }),
  ).toEqual({});
});

it('stores the listing and layout in a view, never the open drawer', () => {
  const view = viewOf(
    readSearch({ location: ['Lyon'], view: 'board', candidate: 'cand_1', tab: 'history' }),
  );
  expect(JSON.parse(JSON.stringify(view))).toEqual({ location: ['Lyon'], view: 'board' });
});

it('counts filters as filtering, not the order', () => {
  expect(isFiltered(readSearch({ sortField: 'name', sortOrder: 'desc', view: 'board' }))).toBe(
    false,
  );
  expect(isFiltered(readSearch({ location: 'Lyon' }))).toBe(true);
});

it('adds and removes a value, and leaves nothing behind', () => {
  expect(toggledValue(undefined, 'A')).toEqual(['A']);
  expect(toggledValue(['A'], 'B')).toEqual(['A', 'B']);
  expect(toggledValue(['A'], 'A')).toBeUndefined();
});

it('exports the same listing, one parameter for each value', () => {
  const parameters = listParameters(
    readSearch({ statusHandle: ['CONTACTED', 'NOT_RETAINED'], search: 'a&b' }),
  );
  expect(exportPath('candidates', 'ws_1', { sourcingId: 'src_1', ...parameters })).toBe(
    '/console/export/candidates.csv?workspaceId=ws_1&sourcingId=src_1&search=a%26b&statusHandle=CONTACTED&statusHandle=NOT_RETAINED',
  );
});
