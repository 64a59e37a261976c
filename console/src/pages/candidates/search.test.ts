import { expect, it } from 'vitest';
import { exportPath } from '../../app/export-path.ts';
import { isFiltered, listParameters, readSearch, toggledValue, viewOf } from './search.ts';

it('asks the listing with what the URL names, and with nothing of how it is shown', () => {
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

it('shows the page as it is by default when the URL is mistyped', () => {
  expect(
    readSearch({ sortField: 'height', view: 'map', tab: 'nothing', statusHandle: '' }),
  ).toEqual({});
});

it('keeps in a view what is listed and how, never whose drawer is open', () => {
  const view = viewOf(
    readSearch({ location: ['Lyon'], view: 'board', candidate: 'cand_1', tab: 'history' }),
  );
  expect(JSON.parse(JSON.stringify(view))).toEqual({ location: ['Lyon'], view: 'board' });
});

it('counts as filtered by what leaves candidates out, not by order', () => {
  expect(isFiltered(readSearch({ sortField: 'name', sortOrder: 'desc', view: 'board' }))).toBe(
    false,
  );
  expect(isFiltered(readSearch({ location: 'Lyon' }))).toBe(true);
});

it('puts a value in and takes it out again, leaving nothing behind', () => {
  expect(toggledValue(undefined, 'A')).toEqual(['A']);
  expect(toggledValue(['A'], 'B')).toEqual(['A', 'B']);
  expect(toggledValue(['A'], 'A')).toBeUndefined();
});

it('exports the same listing, each value of its own', () => {
  const parameters = listParameters(
    readSearch({ statusHandle: ['CONTACTED', 'NOT_RETAINED'], search: 'a&b' }),
  );
  expect(exportPath('candidates', 'ws_1', { sourcingId: 'src_1', ...parameters })).toBe(
    '/console/export/candidates.csv?workspaceId=ws_1&sourcingId=src_1&search=a%26b&statusHandle=CONTACTED&statusHandle=NOT_RETAINED',
  );
});
