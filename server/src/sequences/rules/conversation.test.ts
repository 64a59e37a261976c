import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerSubject, MARKS, splitQuoted, statusForMark } from './conversation.ts';

describe('the text of a reply', () => {
  it.each([
    ['On Mon, 23 Nov 2026 at 09:12, Ann Lee <ann@example.com> wrote:', '> Hello Bob'],
    [
      'On Monday, 23 November 2026 at 09:12:44 CET, Ann Lee of Example Recruiting\n<ann@example.com> wrote:',
      '> Hello',
    ],
    ['Le lun. 23 nov. 2026 à 09:12, Ann Lee <ann@example.com> a écrit :', '> Bonjour'],
    ['-----Original Message-----', 'From: Ann\nHello'],
    ['-----Message d’origine-----', 'De : Ann\nBonjour'],
    ['From: Ann Lee <ann@example.com>', 'Sent: Monday\nTo: Bob\n\nHello'],
    ['De : Ann Lee', 'Envoyé : lundi\nÀ : Bob\n\nBonjour'],
    ['> Hello Bob', '>\n> Ann'],
  ])('is separated from what follows %j', (introduction, quote) => {
    expect(splitQuoted(`Tell me more.\r\n\r\n${introduction}\n${quote}\n`)).toEqual({
      text: 'Tell me more.',
      quoted: `${introduction}\n${quote}`,
    });
  });

  it.each([
    'I am on holiday. From: next week on I can talk.',
    'On the whole, I wrote: yes.\nLe reste suit.',
    '> Are you interested?\nYes.\n> And when?\nTomorrow.',
    '> Only a quote',
    '',
  ])('stays whole without one: %j', (text) => {
    expect(splitQuoted(text)).toEqual({ text, quoted: null });
  });

  it('never loses a word', () => {
    const line = fc.constantFrom(
      'Yes',
      '> No',
      'On 1 May 2026, Ann wrote:',
      'De : Ann',
      '',
      'À : Bob',
    );
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const { text, quoted } = splitQuoted(lines.join('\n'));
        const words = (one: string) => one.split(/\s+/).filter(Boolean);
        expect([...words(text), ...words(quoted ?? '')]).toEqual(words(lines.join('\n')));
      }),
    );
  });
});

it('a mark moves to the status of its own name, and to a global one where there is none', () => {
  expect(MARKS.map((mark) => statusForMark(mark, ['CONTACTED', 'NOT_RETAINED']))).toEqual([
    'CONTACTED',
    'NOT_RETAINED',
    'NOT_RETAINED',
  ]);
  expect(statusForMark('interested', ['CONTACTED', 'INTERESTED'])).toBe('INTERESTED');
  expect(statusForMark('not_now', ['NOT_NOW'])).toBe('NOT_NOW');
});

it('an answer keeps the subject, with one Re:', () => {
  expect(['Hello', 'Re: Hello', 'RE : Hello', null].map(answerSubject)).toEqual([
    'Re: Hello',
    'Re: Hello',
    'RE : Hello',
    'Re:',
  ]);
});
