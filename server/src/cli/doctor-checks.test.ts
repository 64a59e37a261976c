import { expect, test } from 'vitest';
import { judgeConnections } from './doctor-checks.ts';

test.each([
  [
    { allowed: 97, others: 0, services: 8 },
    12,
    'ok',
    /^8 processes of 12 connections \(DB_POOL\) fit: PostgreSQL allows 97; 8 run now$/,
  ],
  [
    { allowed: 97, others: 10, services: 1 },
    12,
    'ok',
    /^7 processes .* allows 97, of which 10 are in use by others; 1 runs now$/,
  ],
  [{ allowed: 97, others: 0, services: 9 }, 12, 'warn', /^8 processes .*; 9 run now$/],
  [{ allowed: 20, others: 15, services: 0 }, 12, 'warn', /^0 processes/],
])(
  'doctor says how many processes fit into %j with DB_POOL=%i, and warns when they do not',
  (room, dbPool, status, message) => {
    expect(judgeConnections(room, dbPool)).toMatchObject({
      status,
      message: expect.stringMatching(message),
    });
  },
);
