import PostalMime from 'postal-mime';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Answer, type TestApi, testApi } from '../../test/api.ts';
import { newBrowser, PASSWORD, type SignedIn, signIn, tokenOf } from '../../test/console.ts';
import { type SmtpFake, startSmtp } from '../../test/fakes/mail-servers.ts';
import { createLog } from '../platform/log.ts';
import { ATTEMPTS } from './rules.ts';

/* Where the installation sends mail, an invitation goes to the person, and to nobody else. */
let smtp: SmtpFake;
let api: TestApi;
let refused: string | null = null;
const lines: string[] = [];
beforeAll(async () => {
  smtp = await startSmtp({
    plain: true,
    onRecipient: (address) =>
      address === refused ? { code: 550, text: '5.1.1 No such user' } : undefined,
  });
  const env = {
    SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
    MAIL_FROM: 'greenroom@example.com',
    PUBLIC_URL: 'https://greenroom.example.com',
  };
  const log = createLog('info', { write: (line) => lines.push(line) });
  api = await testApi({ roles: ['api'], env, log });
});
afterAll(async () => {
  await api.close();
  await smtp.close();
});

const refusal = ({ status, body }: Answer) => [
  status,
  (body.error?.details as { code?: string } | undefined)?.code ?? body.error?.code,
];

async function mailTo(address: string): Promise<{ text: string; url: string }> {
  const found = smtp.mails.findLast(({ to }) => to.includes(address));
  if (!found) throw new Error(`nothing was mailed to ${address}`);
  const { text = '' } = await PostalMime.parse(found.raw);
  return { text, url: /https:\S+/.exec(text)![0] };
}

/** As the owner of a workspace; what they see of it. */
async function invite(owner: SignedIn, email: string): Promise<Answer> {
  const answer = await owner.post('/v1/members', { email, role: 'recruiter' });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer;
}

it('goes to its address in both languages, with a link that the owner never sees, and creates an account that any workspace can add', async () => {
  const [one, two] = [await signIn(api), await signIn(api)];
  const email = 'ada@example.com';
  const answer = await invite(one, email);
  expect(answer.body.data).toMatchObject({ email, link: null });
  const { text, url } = await mailTo(email);
  expect(url).toMatch(/^https:\/\/greenroom\.example\.com\/console\/welcome\?token=[\w-]{43}$/);
  expect(text).toMatch(/You are invited[\s\S]*Vous êtes invité/);
  expect(JSON.stringify([answer.body, (await one.get('/v1/members')).body])).not.toContain(
    tokenOf(url),
  );
  const ada = newBrowser(api.url);
  expect((await ada.auth('welcome', { token: tokenOf(url), password: PASSWORD })).status).toBe(200);
  // A second workspace: the same person, who signs in to accept.
  await invite(two, email);
  const again = tokenOf((await mailTo(email)).url);
  expect(
    refusal(
      await newBrowser(api.url).auth('welcome', { token: again, password: 'chosen by a thief' }),
    ),
  ).toEqual([401, 'sign_in_first']);
  expect((await ada.auth('welcome', { token: again })).status).toBe(200);
  const session = await ada.send('GET', '/console/api/session');
  expect(
    (session.body.data.workspaces as { workspaceId: string }[]).map(
      ({ workspaceId }) => workspaceId,
    ),
  ).toEqual([one.workspaceId, two.workspaceId]);
});

it('by two workspaces at once opens the account to the first link, and asks the second to sign in', async () => {
  const owners = [await signIn(api), await signIn(api)];
  const email = 'grace@example.com';
  const tokens: string[] = [];
  for (const owner of owners) {
    await invite(owner, email);
    tokens.push(tokenOf((await mailTo(email)).url));
  }
  const answers = await Promise.all(
    tokens.map((token) => newBrowser(api.url).auth('welcome', { token, password: PASSWORD })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401]);
});

it('reads no address or line from the name of a workspace', async () => {
  const owner = await signIn(api);
  await owner.patch('/v1/workspace', { name: 'Your bank: https://evil.example/login' });
  await invite(owner, 'name@example.com');
  expect((await mailTo('name@example.com')).text).not.toContain('evil.example');
});

it('that the server refuses is reported, opens nothing, and can be created again', async () => {
  const owner = await signIn(api);
  const email = 'refused@example.com';
  refused = email;
  const answer = await owner.post(
    '/v1/members',
    { email, role: 'viewer' },
    { 'idempotency-key': 'refused-1' },
  );
  expect(refusal(answer)).toEqual([502, 'mail_failed']);
  // The operator reads why, and not whom.
  const told = lines.filter((line) => line.includes('a mail of the installation'));
  expect(JSON.parse(told.at(-1)!)).toMatchObject({
    outcome: 'failed',
    reason: { responseCode: 550, command: 'RCPT TO' },
  });
  expect(lines.join('')).not.toContain(email);
  refused = null;
  const repeat = await owner.post(
    '/v1/members',
    { email, role: 'viewer' },
    { 'idempotency-key': 'refused-1' },
  );
  expect(repeat.body.data).toMatchObject({ email, link: null });
  expect(
    (
      await newBrowser(api.url).auth('welcome', {
        token: tokenOf((await mailTo(email)).url),
        password: PASSWORD,
      })
    ).status,
  ).toBe(200);
});

it('does not flood a mailbox with invitations from several workspaces', async () => {
  const email = 'flooded@example.com';
  const owners = [await signIn(api), await signIn(api)];
  const answers: number[] = [];
  for (let i = 0; i < ATTEMPTS.invited.max + 2; i++)
    answers.push((await owners[i % 2]!.post('/v1/members', { email, role: 'viewer' })).status);
  expect(answers).toEqual([...Array(ATTEMPTS.invited.max).fill(200), 429, 429]);
  expect(smtp.mails.filter(({ to }) => to.includes(email))).toHaveLength(ATTEMPTS.invited.max);
});
