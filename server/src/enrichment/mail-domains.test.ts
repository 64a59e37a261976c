import { expect, it } from 'vitest';
import { checkMailDomain, type MailLookups } from './mail-domains.ts';

type Answers = { mx?: string[] | string; a?: string[] | string; ns?: string[] | string };

/** Name servers with these answers; a text is the code of an error. */
function nameServers({ mx = 'ENODATA', a = 'ENODATA', ns = ['a.nic.org'] }: Answers): MailLookups {
  const answer = async <T>(given: string[] | string, read: (text: string) => T): Promise<T[]> => {
    if (typeof given === 'string') throw Object.assign(new Error(given), { code: given });
    return given.map(read);
  };
  return {
    resolveMx: () => answer(mx, (exchange) => ({ exchange, priority: 10 })),
    resolve4: (() => answer(a, (text) => text)) as unknown as MailLookups['resolve4'],
    resolve6: (() => answer('ENODATA', (text) => text)) as unknown as MailLookups['resolve6'],
    resolveNs: () => answer(ns, (text) => text),
  };
}

it.each<[string, Answers, string]>([
  ['has mail servers', { mx: ['mx.ada.dev'] }, 'accepts'],
  ['has an address only, which then takes its mail', { a: ['93.184.215.14'] }, 'accepts'],
  ['says that it takes no mail (null MX)', { mx: [''] }, 'refuses'],
  ['has neither', {}, 'refuses'],
  ['does not exist', { mx: 'ENOTFOUND', a: 'ENOTFOUND' }, 'refuses'],
  [
    'is denied by name servers that deny its top-level domain too',
    { mx: 'ENOTFOUND', a: 'ENOTFOUND', ns: 'ENOTFOUND' },
    'unknown',
  ],
  ['gets no answer', { mx: 'ETIMEOUT' }, 'unknown'],
  ['gets no name server', { mx: 'ECONNREFUSED' }, 'unknown'],
  ['gets half an answer', { a: 'ETIMEOUT' }, 'unknown'],
])('a domain that %s', async (_what, answers, expected) => {
  expect(await checkMailDomain('ada.dev', nameServers(answers))).toBe(expected);
});

it.each(['example.org', 'mail.example.com', 'jobs.test'])(
  '%s is reserved for trials, and not looked up',
  async (domain) => {
    expect(await checkMailDomain(domain, nameServers({ mx: [''] }))).toBe('unknown');
  },
);
