import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '../../test/any-text.ts';
import { isPublicAddress, parseAddress } from './addresses.ts';
import { judgeUrl, parseHostPort } from './outbound-policy.ts';

const isRefused = (text: string, allowed: string[] = []): boolean =>
  'reason' in
  judgeUrl(
    text,
    allowed.map((host) => parseHostPort(host) ?? { host: '', port: 0 }),
  );

describe('only a complete https URL is accepted', () => {
  it.each([
    'http://example.com/',
    'ftp://example.com/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'data:text/plain,x',
    '//example.com/',
    'https:example.com',
    'https:/example.com',
    'https:/\\example.com',
    'https:\\\\example.com',
    'https://example.com\\@127.0.0.1/',
    'https://',
    'https:///example.com',
    'https://?x',
    ' https://example.com/',
    '\thttps://example.com/',
    '\nhttps://example.com/',
    'ht\ntps://example.com/',
    'https://127.0.0.1\n.example.com/',
    'https://example.com/\r\nX: y',
    'https://example.com/\u0000',
    'https://example.com/\u0085',
    'https://exa mple.com/',
    'https://example.com:99999/',
    'https://example.com:0/',
    'https://example.com:00000/hook',
    'https://[2606:4700:4700::1111]:0/',
    'https://[::1/',
    'https://a!b.example.com/',
    `https://${'a'.repeat(64)}.com/`,
    `https://example.com/${'a'.repeat(2_048)}`,
    'example.com',
    '',
  ])('refused: %j', (text) => {
    expect(isRefused(text)).toBe(true);
  });

  it.each([
    'https://example.com',
    'https://example.com/hook?a=b#c',
    'HTTPS://EXAMPLE.COM/',
    'https://example.com.:8443/hook',
    'https://hooks.bücher.example/',
    'https://1.1.1.1/',
    'https://[2606:4700:4700::1111]:8443/',
    'https://local.example.com/',
    'https://mylocalhost.com/',
  ])('accepted: %j', (text) => {
    expect(isRefused(text)).toBe(false);
  });
});

it.each([
  'https://user:pw@example.com/',
  'https://user@example.com/',
  'https://good.example@127.0.0.1/',
  'https://127.0.0.1#@good.example',
  'https://@example.com/',
  'https://:@example.com/',
])('a user name or password, or a host hidden behind one, is refused: %j', (text) => {
  expect(isRefused(text)).toBe(true);
});

it.each([
  'localhost',
  'LOCALHOST.',
  'ⓛocalhost',
  'loc%61lhost',
  'lo\u00adcalhost',
  'api.localhost',
  'intranet',
  'db',
  'printer.local',
  'printer.LOCAL.',
  'vault.internal',
  'metadata.google.internal',
  'metadata.google.internal.',
  'nas.home.arpa',
])('an internal name is refused: %s', (host) => {
  expect(isRefused(`https://${host}/`)).toBe(true);
});

describe('an address inside is refused however it is written', () => {
  it.each([
    '127.1',
    '0',
    '2130706433',
    '0177.0.0.1',
    '0x7f.1',
    '0x7f000001',
    '127.0.0.1.',
    '１２７.0.0.1',
    '①②⑦.⓪.⓪.①',
    '127。0。0。1',
    '%31%32%37.0.0.1',
  ])('loopback as %s', (host) => {
    expect(isRefused(`https://${host}/`)).toBe(true);
  });

  it.each([
    '0.0.0.0',
    '0.1.2.3',
    '10.0.0.1',
    '10.255.255.255',
    '100.64.0.1',
    '100.100.100.200',
    '127.255.255.254',
    '168.63.129.16',
    '169.254.169.254',
    '169.254.170.2',
    '172.16.0.1',
    '172.31.255.255',
    '192.0.0.192',
    '192.0.2.1',
    '192.88.99.1',
    '192.168.1.1',
    '198.18.0.1',
    '198.19.255.255',
    '198.51.100.1',
    '203.0.113.1',
    '224.0.0.1',
    '239.255.255.255',
    '240.0.0.1',
    '255.255.255.255',
  ])('%s', (host) => {
    expect(isRefused(`https://${host}/`)).toBe(true);
    expect(isRefused(`https://[::ffff:${host}]/`)).toBe(true);
  });

  it.each([
    '::',
    '::1',
    '::ffff:7f00:1',
    '::127.0.0.1',
    '::ffff:0:7f00:1',
    '64:ff9b::a9fe:a9fe',
    '64:ff9b::808:808',
    '64:ff9b:1::1',
    '100::1',
    '2001::1',
    '2001:0:4136:e378:8000:63bf:3fff:fdd2',
    '2001:2::1',
    '2001:10::1',
    '2001:20::1',
    '2001:db8::1',
    '2002:7f00:1::',
    '2002:808:808::1',
    '3fff::1',
    '4000::1',
    '5f00::1',
    'fc00::1',
    'fd00:ec2::254',
    'fd20:ce::254',
    'fe80::1',
    'fec0::1',
    'ff02::1',
    '2606:4700::5efe:10.0.0.1',
    '2606:4700::200:5efe:10.0.0.1',
    'fe80::5efe:10.0.0.1',
  ])('[%s]', (host) => {
    expect(isRefused(`https://[${host}]/`)).toBe(true);
  });
});

describe('WEBHOOK_ALLOWED_HOSTS', () => {
  it.each([
    ['https://localhost:8443/hook', 'localhost'],
    ['https://localhost/hook', 'localhost:443'],
    ['https://localhost:8443/hook', 'LOCALHOST:8443'],
    ['https://10.1.2.3/', '10.1.2.3'],
    ['https://[::1]:9000/', '[::1]:9000'],
    ['https://[0:0::1]:9000/', '[::1]'],
    ['https://receiver./', 'receiver'],
  ])('lets %s through when it names %s', (text, allowed) => {
    expect(isRefused(text)).toBe(true);
    expect(isRefused(text, [allowed])).toBe(false);
  });

  it.each([
    ['http://localhost:8443/', 'localhost'],
    ['https://user@localhost/', 'localhost'],
    ['https://localhost:8444/', 'localhost:8443'],
    ['https://a.localhost/', 'localhost'],
    ['https://127.0.0.1/', 'localhost'],
    ['https://10.1.2.4/', '10.1.2.3'],
  ])('does not let %s through when it names %s', (text, allowed) => {
    expect(isRefused(text, [allowed])).toBe(true);
  });

  it.each([
    '',
    'a b',
    'http://x',
    'x/y',
    'user@x',
    'x:0',
    'x:65536',
    'x:y',
    '::1',
    '[::1',
    '*.example.com',
  ])('does not take %j for a host', (text) => {
    expect(parseHostPort(text)).toBeNull();
  });
});

it('no address of a special range passes as an IPv4, mapped, NAT64, 6to4 or ISATAP address', () => {
  const inside = fc.oneof(
    fc.tuple(fc.constant(10), fc.nat(255), fc.nat(255), fc.nat(255)),
    fc.tuple(fc.constant(127), fc.nat(255), fc.nat(255), fc.nat(255)),
    fc.tuple(fc.constant(172), fc.integer({ min: 16, max: 31 }), fc.nat(255), fc.nat(255)),
    fc.tuple(fc.constant(192), fc.constant(168), fc.nat(255), fc.nat(255)),
    fc.tuple(fc.constant(169), fc.constant(254), fc.nat(255), fc.nat(255)),
    fc.tuple(fc.integer({ min: 224, max: 255 }), fc.nat(255), fc.nat(255), fc.nat(255)),
  );
  fc.assert(
    fc.property(inside, ([a, b, c, d]) => {
      const dotted = `${a}.${b}.${c}.${d}`;
      const hex = `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`;
      const number = ((a * 256 + b) * 256 + c) * 256 + d;
      for (const host of [
        dotted,
        `${number}`,
        `0x${number.toString(16)}`,
        `[::ffff:${dotted}]`,
        `[64:ff9b::${hex}]`,
        `[2002:${hex}::1]`,
        `[::${hex}]`,
        `[2a00::5efe:${hex}]`,
      ]) {
        expect(isRefused(`https://${host}/`), host).toBe(true);
      }
    }),
    { numRuns: 200 },
  );
});

it('checking a URL never throws, and what it accepts is public in the parsed form too', () => {
  const host = fc.oneof(
    fc.webAuthority(),
    fc.ipV4Extended(),
    fc.ipV6().map((ip) => `[${ip}]`),
    anyText,
  );
  fc.assert(
    fc.property(host, anyText, (authority, rest) => {
      const judged = judgeUrl(`https://${authority}${rest}`, []);
      if ('reason' in judged) return;
      expect(judged.url.protocol).toBe('https:');
      const literal = parseAddress(judged.url.hostname.replace(/^\[(.*)\]$/, '$1'));
      if (literal) expect(isPublicAddress(literal)).toBe(true);
      else expect(judged.url.hostname).toMatch(/\./);
    }),
    { numRuns: 500 },
  );
});
