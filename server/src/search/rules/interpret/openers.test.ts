import { describe, expect, test } from 'vitest';
import { createLexicon } from '../../../lexicon/lexicon.ts';
import { interpretPrompt } from './interpret.ts';

const lexicon = createLexicon();

const ASKED = ['Palletised loads at night', 'A clean driving record'];

describe('a line above a list asks nothing', () => {
  test.for(["You'll need to bring", 'WHAT THAT MEANS ON PAPER'])('%s', (line) => {
    const { criteria, ignored } = interpretPrompt(
      `HGV driver, Leeds\n\nWe move frozen food for shops in the north.\n\n${line}\n- palletised loads at night\n- a clean driving record\n\nPay: £38k`,
      lexicon,
      'en',
    );
    expect(criteria).toEqual(ASKED);
    expect(ignored.map(({ text }) => text)).not.toContain(line);
  });
});

test('the label before what it names asks nothing, and what it names does', () => {
  const { criteria } = interpretPrompt(
    "Senior Scientist\nGaithersburg, MD\n\nBasic quals (we're strict): AAV or lentivirus; single-use bioreactors",
    lexicon,
    'en',
  );
  expect(criteria).toEqual(expect.arrayContaining(['Single-use bioreactors']));
  expect(criteria.join()).not.toMatch(/quals|strict/);
});

test('a line above a list that names a value keeps it', () => {
  const { filters } = interpretPrompt(
    'Plumber for Leeds:\n- 5 years of experience\n- a clean driving record',
    lexicon,
    'en',
  );
  expect(filters.map(({ value }) => value)).toEqual(['Plumber', 'Leeds', { min: 5 }]);
});

test('a denial in a label is kept', () => {
  const { criteria } = interpretPrompt(
    'Driver in Leeds, 5 years\nNot wanted: palletised loads',
    lexicon,
    'en',
  );
  expect(criteria.join()).toMatch(/not|no |ruled out/i);
});

test('the subject of a mail asks nothing', () => {
  const { filters, criteria } = interpretPrompt(
    'Subject: Territory 14\n\nHello, we need a Sales manager for Leeds with 5 years of experience, who has opened new accounts.',
    lexicon,
    'en',
  );
  expect(criteria.join()).not.toMatch(/territory/i);
  expect(filters.map(({ value }) => value)).toEqual(['Sales manager', 'Leeds', { min: 5 }]);
});
