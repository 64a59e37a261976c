import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  exampleCall,
  isFound,
  isWanted,
  limitsOf,
  type OpenApi,
  objectIn,
  operationsByTag,
  typeName,
  withOwnIds,
} from './openapi.ts';

const document: OpenApi = JSON.parse(
  readFileSync(new URL('../../../../../client/openapi.json', import.meta.url), 'utf8'),
);
const all = operationsByTag(document).flatMap(({ list }) => list);
const operation = (id: string) => all.find(({ operationId }) => operationId === id)!;

describe('the operations of the document', () => {
  it('are all listed, each once', () => {
    const methods = Object.values(document.paths).flatMap((item) =>
      Object.values(item).flatMap((one) => one.operationId ?? []),
    );
    expect(all.map(({ operationId }) => operationId).toSorted()).toEqual(methods.toSorted());
  });

  it('are found by their address in the documentation, and by words of name and path', () => {
    const bulk = operation('changeCandidateStatuses');
    expect(isWanted(bulk, 'change-the-status-of-up-to-1000-candidates')).toBe(true);
    expect(isFound(bulk, 'candidates bulk')).toBe(true);
    expect(isFound(bulk, 'sequences')).toBe(false);
  });

  it('become requests with the ids of the workspace', () => {
    const ids = { sourcingId: 'src_own', talentId: 'tal_own' };
    expect(exampleCall(operation('addCandidates'), ids)).toEqual({
      method: 'POST',
      path: '/v1/sourcings/src_own/candidates/bulk',
      body: { talentIds: ['tal_own'] },
      sdk: { method: 'addCandidates', input: { sourcingId: 'src_own', talentIds: ['tal_own'] } },
    });
  });

  it('have an example to paste without a single own id', () => {
    for (const one of all) expect(exampleCall(one, {}).path).toMatch(/^\/v/);
  });
});

describe('a schema', () => {
  it('is named as a developer writes it', () => {
    expect(typeName(document, { type: 'array', items: { type: 'string' } })).toBe('string[]');
    expect(typeName(document, { enum: ['a', 'b'] })).toBe('"a" | "b"');
    expect(typeName(document, { $ref: '#/components/schemas/Filter' })).toBe('Filter');
    expect(typeName(document, { anyOf: [{ type: 'string' }, { type: 'null' }] })).toBe(
      'string | null',
    );
  });

  it('says its bounds and its default', () => {
    expect(limitsOf({ minimum: 1, maximum: 50, default: 25 })).toEqual(['1 ≤ n ≤ 50', '= 25']);
    expect(limitsOf({ minimum: 0, maximum: 2_147_483_647 })).toEqual(['n ≥ 0']);
  });

  it('is opened through lists, references and alternatives', () => {
    const inside = objectIn(document, {
      anyOf: [{ type: 'null' }, { type: 'array', items: { $ref: '#/components/schemas/Filter' } }],
    });
    expect(Object.keys(inside!.properties!)).toContain('filterType');
    expect(objectIn(document, { type: 'string' })).toBeNull();
  });
});

it('leaves what is no id of the workspace as it is', () => {
  expect(withOwnIds({ name: 'Text', talentId: 'tal_1' }, { talentId: 'tal_own' })).toEqual({
    name: 'Text',
    talentId: 'tal_own',
  });
});
