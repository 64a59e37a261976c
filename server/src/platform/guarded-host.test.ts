import { describe, expect, it } from 'vitest';
import { createHostGuard } from './guarded-host.ts';

const names: Record<string, string[]> = {
  'mail.example.com': ['2606:4700::1', '93.184.216.34'],
  'inside.example.com': ['93.184.216.34', '10.0.0.5'],
  'mail.corp': ['10.0.0.6'],
};
const guard = createHostGuard({
  allowedHosts: ['mail.corp:587', '192.168.1.25'],
  resolve: async (host) => names[host] ?? [],
});

describe('addresses of a host that a workspace chose', () => {
  it('are those that the name resolves to, IPv4 first', async () => {
    expect(await guard.addressesOf('Mail.Example.com', 465)).toEqual([
      '93.184.216.34',
      '2606:4700::1',
    ]);
    expect(await guard.addressesOf('93.184.216.34', 465)).toEqual(['93.184.216.34']);
    expect(await guard.addressesOf('2606:4700::1', 465)).toEqual(['2606:4700::1']);
  });

  it.each([
    'inside.example.com',
    '10.0.0.5',
    '::1',
    '::ffff:10.0.0.5',
    '2130706433',
    '0x7f.1',
    'localhost',
    'printer.local',
    'mail.corp',
    '169.254.169.254',
    'a b',
    '',
  ])('are refused when any of them, or the name, is inside: %j', async (host) => {
    await expect(guard.addressesOf(host, 465)).rejects.toMatchObject({ failure: 'blocked' });
  });

  it('may be internal where the operator allowed it, on that port', async () => {
    expect(await guard.addressesOf('mail.corp', 587)).toEqual(['10.0.0.6']);
    expect(await guard.addressesOf('192.168.1.25', 25)).toEqual(['192.168.1.25']);
  });

  it('are a network failure when there are none', async () => {
    await expect(guard.addressesOf('gone.example.com', 465)).rejects.toMatchObject({
      failure: 'network',
    });
  });
});
