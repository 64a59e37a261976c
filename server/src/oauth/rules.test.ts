import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyWebUrl } from '../../test/any-text.ts';
import { pageHeaders } from './pages.ts';
import {
  ANY_RESOURCE,
  audienceOf,
  audiencesOf,
  formTarget,
  grantable,
  redirectProblem,
  withKnownScopes,
} from './rules.ts';

describe('scopes', () => {
  it('of a request are the known ones, and all of them when it names none of ours', () => {
    const scopeOf = (search: string) => new URLSearchParams(withKnownScopes(search)).get('scope');
    expect(scopeOf('scope=send+read')).toBe('read send');
    expect(scopeOf('scope=openid+read+admin')).toBe('read');
    for (const search of ['', 'scope=', 'scope=openid+offline_access'])
      expect(scopeOf(search)).toBe('read spend send');
  });

  it('never include admin, whatever is requested', () => {
    fc.assert(
      fc.property(fc.string(), (scope) => !grantable(`admin ${scope} admin`).includes('admin')),
    );
  });

  it('change nothing else of the request, and leave one that is sent twice to be refused', () => {
    const search =
      'client_id=a&redirect_uri=https%3A%2F%2Fx.example%2F%3Fa%3Db&state=%26%3D&scope=read';
    expect(withKnownScopes(search)).toBe(search);
    expect(withKnownScopes('scope=read&scope=send')).toBe('scope=read&scope=send');
  });
});

it('resources grant what they name, and a client that names none gets both', () => {
  const origin = 'https://talent.example.com';
  expect(audiencesOf(origin, [`${origin}/mcp`])).toEqual(['mcp']);
  expect(audiencesOf(origin, [`${origin}/mcp`, `${origin}/api`, `${origin}/mcp`])).toEqual([
    'api',
    'mcp',
  ]);
  expect(audiencesOf(origin, [ANY_RESOURCE])).toEqual(['api', 'mcp']);
  expect(audiencesOf(origin, [origin])).toEqual([]);
});

it('a resource is ours only by its exact address', () => {
  const origin = 'https://talent.example.com';
  expect([audienceOf(origin, `${origin}/mcp`), audienceOf(origin, `${origin}/api`)]).toEqual([
    'mcp',
    'api',
  ]);
  for (const other of [
    origin,
    `${origin}/`,
    `${origin}/mcp/`,
    `${origin}/MCP`,
    `${origin}.evil.example/mcp`,
    'https://evil.example/mcp',
    `${origin}/api/v1`,
  ]) {
    expect(audienceOf(origin, other)).toBeNull();
  }
});

describe('redirects', () => {
  it('go over https, to the same machine, or to a scheme of a program’s own', () => {
    for (const uri of [
      'https://app.example.com/cb',
      'http://127.0.0.1:1/cb',
      'http://[::1]/cb',
      'http://localhost:8080',
      'cursor://anysphere/cb',
    ]) {
      expect([uri, redirectProblem(uri)]).toEqual([uri, null]);
    }
    for (const uri of [
      'http://app.example.com/cb',
      'http://127.0.0.1.evil.example/',
      'https://a:b@c.example/',
      'https://a;b.example/',
      'nothing',
      7,
    ]) {
      expect([uri, redirectProblem(uri)]).toEqual([uri, expect.any(String)]);
    }
  });

  it('never bring anything into the policy of a page but one more place for its form', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          anyWebUrl,
          fc.string(),
          fc.string().map((text) => `https://${text}/`),
        ),
        (uri) => {
          const policy = pageHeaders(uri)['Content-Security-Policy']!;
          const directives = policy.split('; ').map((directive) => directive.split(' '));
          expect(directives.map(([name]) => name)).toEqual([
            'default-src',
            'style-src',
            'form-action',
            'base-uri',
            'frame-ancestors',
          ]);
          expect(directives[2]!.length).toBe(formTarget(uri) === null ? 2 : 3);
          expect(policy.match(/;/g)).toHaveLength(4);
        },
      ),
    );
  });
});
