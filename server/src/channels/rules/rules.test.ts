import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '../../../test/any-text.ts';
import { headerText, isMailAddress } from './header-text.ts';
import { textToHtml } from './message-html.ts';
import { nextPollMs } from './poll-schedule.ts';
import { readTwilioHook, signedText } from './twilio-hook.ts';

describe('text of headers', () => {
  it('is one line without control characters, for any input', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(headerText(text)).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
      }),
    );
  });

  it('leaves ordinary names as they are', () => {
    expect(headerText(' Zoë O’Neil-Łukasz, Ph.D. ')).toBe('Zoë O’Neil-Łukasz, Ph.D.');
  });

  it.each(['ada@example.org', 'a.b+c@sub.example.co.uk', 'zoë@exämple.fr'])(
    '%s is a mail address',
    (text) => expect(isMailAddress(text)).toBe(true),
  );
  it.each([
    '',
    'ada',
    'a@b',
    'a@b.c',
    'a b@example.org',
    'a@example.org\n',
    '<a@example.org>',
    'a@example.org,b@example.org',
    '"a"@example.org',
    'a@-x.org',
  ])('%j is none', (text) => expect(isMailAddress(text)).toBe(false));
});

describe('HTML made from text', () => {
  it('holds no markup but its own', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('<', '>', '&', '"', "'", 'a', '\n', '\r', ' ') }),
        (text) => {
          expect(textToHtml(text).replaceAll(/<\/?p>|<br>/g, '')).not.toMatch(/[<>"']/);
        },
      ),
    );
  });

  it('keeps paragraphs and lines', () => {
    expect(textToHtml('One\ntwo\r\n\r\n\nThree')).toBe('<p>One<br>\ntwo</p>\n<p>Three</p>');
  });
});

describe('Twilio’s calls', () => {
  it('are signed over the address and the parameters by name', () => {
    expect(
      signedText('https://a.example/h', new URLSearchParams({ To: '+1', Body: 'x y', From: '+2' })),
    ).toBe('https://a.example/hBodyx yFrom+2To+1');
  });

  it.each([
    [{ MessageSid: 'SM1', From: '+33600000000', Body: 'Oui, avec plaisir' }, 'reply'],
    [{ MessageSid: 'SM1', From: '+33600000000', Body: ' Stop ' }, 'unsubscribe'],
    [{ MessageSid: 'SM1', From: '+33600000000', Body: 'ARRÊT' }, 'unsubscribe'],
    [{ MessageSid: 'SM1', From: '+33600000000', Body: 'x', OptOutType: 'STOP' }, 'unsubscribe'],
    [
      {
        MessageSid: 'SM1',
        MessageStatus: 'undelivered',
        To: '+33600000000',
        From: '+1',
        ErrorCode: '30003',
      },
      'bounce',
    ],
    [{ MessageSid: 'SM1', MessageStatus: 'delivered', To: '+33600000000', From: '+1' }, 'nothing'],
    [{}, 'nothing'],
  ])('%j says %s', (form, kind) =>
    expect(readTwilioHook(new URLSearchParams(form as Record<string, string>)).kind).toBe(kind),
  );
});

describe('the time to the next poll', () => {
  it('grows with failures up to half an hour, and is never shorter than without', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(60_000, 600_000, 21_600_000),
        fc.nat(10_000),
        (intervalMs, failures) => {
          const wait = nextPollMs(intervalMs, failures);
          expect(wait).toBeGreaterThanOrEqual(nextPollMs(intervalMs, 0));
          expect(wait).toBeLessThanOrEqual(Math.max(nextPollMs(intervalMs, 0), 30 * 60_000));
        },
      ),
    );
  });
});
