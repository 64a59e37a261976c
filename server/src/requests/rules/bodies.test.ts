import { describe, expect, it } from 'vitest';
import { operations } from '../../operations.ts';
import { MAX_RECORDED, mayRecord, recordedOf } from './bodies.ts';

describe('what is stored of a request and its answer', () => {
  it('is what was sent, but for the values of secret members, wherever they are', () => {
    const recorded = recordedOf({
      url: '/api/v1/sourcings?search=ada%20l&status=a&status=b&token=t0p',
      body: JSON.stringify({
        filters: [{ type: 'city', values: ['Paris'] }],
        webhook: { url: 'https://x.example/?k=t0p', verdicts: ['green'] },
        customParams: { reference: 't0p' },
      }),
      answer: JSON.stringify({
        data: {
          webhookSecret: 't0p',
          people: [{ firstname: 'Ada', emails: ['t0p'], notes: null }],
        },
      }),
    });
    expect(recorded).toEqual({
      path: '/api/v1/sourcings',
      query: { search: ['ada l'], status: ['a', 'b'], token: ['[redacted]'] },
      body: {
        filters: [{ type: 'city', values: ['Paris'] }],
        webhook: { url: '[redacted]', verdicts: ['green'] },
        customParams: '[redacted]',
      },
      answer: {
        data: {
          webhookSecret: '[redacted]',
          people: [{ firstname: 'Ada', emails: '[redacted]', notes: null }],
        },
      },
      redacted: expect.arrayContaining(['url', 'customParams', 'webhookSecret', 'emails', 'token']),
    });
    expect(JSON.stringify(recorded)).not.toContain('t0p');
  });

  it('keeps parameters with the names of built-in members, and leaves out what was written about people', () => {
    const recorded = recordedOf({
      url: '/api/v1/sourcings?constructor=1&__proto__=2&toString=3',
      body: JSON.stringify({ note: 't0p', reason: 't0p' }),
      answer: JSON.stringify({ counts: { CONTACTED: 2 }, contactsCount: 1, comment: 't0p' }),
    });
    expect({ ...recorded!.query }).toEqual({
      constructor: ['1'],
      ['__proto__']: ['2'],
      toString: ['3'],
    });
    expect(recorded!.answer).toMatchObject({ counts: { CONTACTED: 2 }, contactsCount: 1 });
    expect(JSON.stringify(recorded)).not.toContain('t0p');
  });

  it('is nothing of an exchange that is too large, or not JSON', () => {
    const exchange = { url: '/api/v1/sourcings', body: null, answer: '{}' };
    expect(recordedOf({ ...exchange, body: '{"password": "half' })).toBeNull();
    expect(recordedOf({ ...exchange, body: `"${'a'.repeat(MAX_RECORDED)}"` })).toBeNull();
    expect(recordedOf(exchange)).not.toBeNull();
  });
});

it('stores bodies of no operation with credentials, contacts, messages, own people or files', () => {
  const recorded = operations.filter(mayRecord);
  expect(recorded.length).toBeGreaterThan(20);
  for (const { id, path, scope, tag } of recorded) {
    expect(scope, id).not.toBe('admin');
    expect(path, `${id} of ${tag}`).not.toMatch(
      /contact|channel|key|secret|provider|inbox|sequence|share|import|original|comment|activity|^\/v1\/talents|deliver|sso|scim|webhook/,
    );
  }
});
