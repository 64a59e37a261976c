import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '../../test/any-text.ts';
import { clientIp, countedAddress, proxyProblem, verifiedIp } from './ip.ts';

const PEER = '203.0.113.9';

describe('the client address', () => {
  it.each([
    [
      {
        'x-forwarded-for': '1.2.3.4',
        'x-real-ip': '5.6.7.8',
        'cloudfront-viewer-address': '9.9.9.9:1',
      },
      '1.2.3.4',
    ],
    [{ 'x-real-ip': '5.6.7.8', 'cloudfront-viewer-address': '9.9.9.9:1' }, '5.6.7.8'],
    [{ 'cloudfront-viewer-address': '9.9.9.9:46532' }, '9.9.9.9'],
    [{}, PEER],
  ])('comes from the first source that has one: %j', (headers, expected) => {
    expect(clientIp({ headers, peer: PEER }, [])).toBe(expected);
  });

  it.each([
    ['1.2.3.4, 5.6.7.8', '1.2.3.4'],
    [' 1.2.3.4 ', '1.2.3.4'],
    ['1.2.3.4:8080', '1.2.3.4'],
    ['"1.2.3.4:8080"', '1.2.3.4'],
    ['::ffff:1.2.3.4', '1.2.3.4'],
    ['[::ffff:1.2.3.4]:80', '1.2.3.4'],
    ['::FFFF:102:304', '1.2.3.4'],
    ['[2001:db8:1:2:3:4:5:6]:443', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
    ['2001:db8:1:2:ffff::1%eth0', '2001:db8:1:2::/64'],
    ['[::1]:80', '::/64'],
  ])('is read from x-forwarded-for %s', (value, expected) => {
    expect(clientIp({ headers: { 'x-forwarded-for': value }, peer: PEER }, [])).toBe(expected);
  });

  it.each([
    '',
    ' ',
    ',1.2.3.4',
    'unknown',
    'a b',
    '1.2.3',
    '0x7f.1',
    '2130706433',
    '1.2.3.4.5',
    '1.2.3.4:',
    '[1.2.3.4',
    '_hidden',
    'x'.repeat(10_000),
  ])('skips what is not an address: %s', (value) => {
    expect(
      clientIp({ headers: { 'x-forwarded-for': value, 'x-real-ip': '5.6.7.8' }, peer: PEER }, []),
    ).toBe('5.6.7.8');
  });

  it('reads the first address of a list of 10 kB', () => {
    expect(
      clientIp(
        { headers: { 'x-forwarded-for': Array(1_000).fill('1.2.3.4').join(', ') }, peer: PEER },
        [],
      ),
    ).toBe('1.2.3.4');
  });

  it.each([
    ['2001:db8:1:2::1:46532', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002:0000:8a2e:0370:7334:46532', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::1]:46532', '2001:db8:1:2::/64'],
    ['9.9.9.9', '9.9.9.9'],
  ])('removes the port of cloudfront-viewer-address %s', (value, expected) => {
    expect(clientIp({ headers: { 'cloudfront-viewer-address': value }, peer: PEER }, [])).toBe(
      expected,
    );
  });

  it('is one for all IPv6 addresses of a /64, and different for the next /64', () => {
    const of = (peer: string) => clientIp({ headers: {}, peer }, []);
    expect(of('2001:db8::1')).toBe(of('2001:db8::ffff:ffff'));
    expect(of('2001:db8::1')).not.toBe(of('2001:db8:0:1::1'));
  });
});

describe('trusted proxies', () => {
  const headers = { 'x-forwarded-for': '1.2.3.4' };

  it.each([
    ['10.1.2.3', '1.2.3.4'],
    ['::ffff:10.1.2.3', '1.2.3.4'],
    ['fd00::5', '1.2.3.4'],
    ['192.0.2.1', '1.2.3.4'],
    ['11.1.2.3', '11.1.2.3'],
    ['2001:db8::5', '2001:db8::/64'],
    ['', 'unknown'],
  ])('are trusted, and no other sender is: %s', (peer, expected) => {
    expect(clientIp({ headers, peer }, ['10.0.0.0/8', 'fd00::/8', '192.0.2.1'])).toBe(expected);
  });
});

it('never throws, and always answers something short to count under', () => {
  const anyHeader = fc.option(
    fc.oneof(
      anyText,
      fc.array(fc.string()),
      fc.ipV4(),
      fc.ipV6(),
      fc.ipV6().map((ip) => `[${ip}]:80`),
    ),
    {
      nil: undefined,
    },
  );
  fc.assert(
    fc.property(
      anyHeader,
      anyHeader,
      anyHeader,
      fc.oneof(fc.string(), fc.ipV4(), fc.ipV6()),
      fc.boolean(),
      (a, b, c, peer, trust) => {
        const headers = {
          'x-forwarded-for': a as string,
          'x-real-ip': b as string,
          'cloudfront-viewer-address': c as string,
        };
        const ip = clientIp({ headers, peer }, trust ? ['0.0.0.0/0', '::/0'] : []);
        expect(ip).toMatch(/^(\d+\.\d+\.\d+\.\d+|[0-9a-f:]+\/64|unknown)$/);
      },
    ),
  );
});

describe('the address that failures are counted for', () => {
  const headers = { 'x-forwarded-for': '1.2.3.4' };

  it('is the claimed one together with that of the socket, until a proxy is named', () => {
    expect(countedAddress({ headers, peer: PEER }, [])).toEqual({
      ip: `1.2.3.4 by ${PEER}`,
      socket: PEER,
    });
    expect(countedAddress({ headers: {}, peer: PEER }, [])).toEqual({ ip: PEER, socket: PEER });
    expect(
      countedAddress({ headers: { 'x-forwarded-for': PEER }, peer: `::ffff:${PEER}` }, []),
    ).toEqual({ ip: PEER, socket: PEER });
    expect(countedAddress({ headers, peer: PEER }, [PEER])).toEqual({
      ip: '1.2.3.4',
      socket: null,
    });
    expect(countedAddress({ headers, peer: PEER }, ['10.0.0.0/8'])).toEqual({
      ip: PEER,
      socket: null,
    });
  });

  it('is never only a claimed one where the interface defines nothing', () => {
    expect(verifiedIp({ headers, peer: PEER }, [])).toBe(PEER);
    expect(verifiedIp({ headers, peer: '2001:db8:1:2:3::4' }, [])).toBe('2001:db8:1:2::/64');
    expect(verifiedIp({ headers, peer: PEER }, [PEER])).toBe('1.2.3.4');
  });
});

describe('a service that others reach', () => {
  it.each(['0.0.0.0', '::', '192.168.1.5', 'talent.example.com'])(
    'on %s is warned of until a proxy is named',
    (host) => {
      expect(proxyProblem({ host, trustedProxies: [] })).toContain(
        `HOST is ${host} and TRUSTED_PROXIES is empty`,
      );
      expect(proxyProblem({ host, trustedProxies: ['127.0.0.1'] })).toBeNull();
    },
  );

  it.each(['127.0.0.1', '127.0.0.2', '::1', 'localhost'])('is not what listens on %s', (host) => {
    expect(proxyProblem({ host, trustedProxies: [] })).toBeNull();
  });
});
