import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyText, anyWebUrl } from '../../../test/any-text.ts';
import { canonicalProfileUrl, isWebUrl, withHttps } from './profile-url.ts';

const CANONICAL = 'https://www.linkedin.com/in/ada-lovelace';

describe('canonicalProfileUrl', () => {
  test.each([
    CANONICAL,
    'https://linkedin.com/in/ada-lovelace',
    'https://fr.linkedin.com/in/ada-lovelace/',
    'HTTPS://WWW.LINKEDIN.COM/in/Ada-Lovelace?utm_source=x#top',
    '  https://uk.linkedin.com/in/%61da-lovelace/?trk=a/b ',
  ])('gives %s its canonical form', (url) => {
    expect(canonicalProfileUrl(url)).toBe(CANONICAL);
  });

  test('keeps letters of other scripts, percent-encoded, in one normal form', () => {
    const encoded = 'https://www.linkedin.com/in/zo%C3%A9-m';
    expect(canonicalProfileUrl('https://www.linkedin.com/in/Zoé-m')).toBe(encoded);
    expect(canonicalProfileUrl('https://www.linkedin.com/in/zoe\u0301-m')).toBe(encoded);
    expect(canonicalProfileUrl(encoded)).toBe(encoded);
  });

  test.each([
    'https://www.linkedin.com/company/ada',
    'https://www.linkedin.com/school/ada',
    'https://www.linkedin.com/search/results/people/?keywords=ada',
    'https://www.linkedin.com/in/',
    'https://www.linkedin.com/in',
    'https://www.linkedin.com/in/ada/details',
    'https://www.linkedin.com/in/..',
    'https://www.linkedin.com/in/../company/ada',
    'https://www.linkedin.com/in/%2e%2e',
    'https://www.linkedin.com/in/ada%2fcompany',
    'https://www.linkedin.com/in/ada%00',
    'https://www.linkedin.com/in/%zz',
    'https://www.linkedin.com/in/ada b',
    'http://www.linkedin.com/in/ada',
    'javascript:alert(1)//https://www.linkedin.com/in/ada',
    'https://linkedin.com.evil.example/in/ada',
    'https://evil.example/https://www.linkedin.com/in/ada',
    'https://www.linkedin.com@evil.example/in/ada',
    'https://user@www.linkedin.com/in/ada',
    'https://www.linkedin.com:8443/in/ada',
    'https://notlinkedin.com/in/ada',
    'https://a.b.linkedin.com/in/ada',
    'https://www.lınkedin.com/in/ada',
    'https://www.linkedіn.com/in/ada',
    'https://xn--lnkedin-hza.com/in/ada',
    'https://www.linkedin.com\\@evil.example/in/ada',
    `https://www.linkedin.com/in/${'a'.repeat(201)}`,
    '',
  ])('refuses %s', (url) => {
    expect(canonicalProfileUrl(url)).toBeNull();
  });

  test('accepts the hosts that the installation names, and only those', () => {
    const hosts = ['pro.example', 'uk.network.example'];
    expect(canonicalProfileUrl('https://fr.pro.example/in/Ada', hosts)).toBe(
      'https://www.pro.example/in/ada',
    );
    expect(canonicalProfileUrl('https://uk.network.example/in/ada', hosts)).toBe(
      'https://www.uk.network.example/in/ada',
    );
    expect(canonicalProfileUrl(CANONICAL, hosts)).toBeNull();
  });

  test('a canonical form is its own canonical form, whatever the text', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, anyWebUrl), (text) => {
        const once =
          canonicalProfileUrl(text) ?? canonicalProfileUrl(`https://www.linkedin.com/in/${text}`);
        expect(once === null || canonicalProfileUrl(once) === once).toBe(true);
      }),
    );
  });
});

test('omitted parts of an address in a file are added, and no other scheme is hidden', () => {
  expect(withHttps('linkedin.com/in/ada')).toBe('https://linkedin.com/in/ada');
  expect(withHttps('http://linkedin.com/in/ada')).toBe('https://linkedin.com/in/ada');
  expect(withHttps('javascript:alert(1)')).toBe('javascript:alert(1)');
});

test('only http and https addresses without quotes or spaces are shown as links', () => {
  expect(isWebUrl('https://example.org/a.png?x=1')).toBe(true);
  for (const bad of [
    'javascript:alert(1)',
    'data:image/png;base64,AA',
    '//example.org',
    'https://example.org/"onload=',
    'https://a b',
  ])
    expect(isWebUrl(bad)).toBe(false);
});
