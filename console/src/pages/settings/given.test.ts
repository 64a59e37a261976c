import { expect, it } from 'vitest';
import { given } from './given.ts';

it('keeps what was typed, spaces too: they may belong to a password', () => {
  expect(given({ password: ' secret ', port: 587, kinds: ['email'] })).toEqual({
    password: ' secret ',
    port: 587,
    kinds: ['email'],
  });
});

it('leaves out what is empty, and what holds nothing else', () => {
  expect(
    given({
      address: ' ',
      port: Number.NaN,
      smtp: { host: '', port: undefined },
      imap: { host: 'mail.example.com', port: null },
    }),
  ).toEqual({
    imap: { host: 'mail.example.com' },
  });
});
