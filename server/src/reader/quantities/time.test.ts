import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { promptTokens } from '../tokens.ts';
import { NUMBER_SPELLINGS, readNumber } from './numbers.ts';
import { readTimes } from './time.ts';

/** The amounts of time in a text: "3..5", "..5" or ">3..", with what they count. */
function timesIn(text: string): string[] {
  return readTimes(promptTokens(text)).map(({ bound: { min, max, strict }, of }) =>
    `${strict ? '>' : ''}${min ?? ''}..${max ?? ''} ${of}`.trim(),
  );
}

describe('a number', () => {
  test.for([...NUMBER_SPELLINGS])(
    'in words is the same as in figures: %s is %d',
    ([words, value]) => {
      for (const text of [words, words.replaceAll(' ', '-')]) {
        const tokens = promptTokens(text);
        expect(readNumber(tokens, 0)).toEqual({ value, to: tokens.length });
      }
    },
  );

  test.for<[string, number]>([
    ['two and a half', 2.5],
    ['deux et demi', 2.5],
    ['2,5', 2.5],
    ['2½', 2.5],
    ['a dozen', 12],
    ['half a dozen', 6],
    ['une demi-douzaine de', 6],
    ['une trentaine de', 30],
    ['a couple of', 2],
    ['quatre-vingt-dix-sept', 97],
    ['soixante et onze', 71],
    ['nonante-neuf', 99],
    ['1,200', 1200],
    ['1 200', 1200],
  ])('is read with its parts: "%s"', ([text, value]) => {
    const tokens = promptTokens(text);
    expect(readNumber(tokens, 0)).toEqual({ value, to: tokens.length });
  });
});

describe('an amount of time', () => {
  test.for<[string, string]>([
    ['no fewer than 5 years of experience', '5.. experience'],
    ["n'ayant pas moins de 9 ans d'expérience", '9.. experience'],
    ['must not have more than ten years of experience', '..10 experience'],
    ['upwards of twelve years', '>12.. experience'],
    ['less than a year of experience', '>..1 experience'],
    ['a year or two of experience', '1..2 experience'],
    ["un an ou deux d'expérience", '1..2 experience'],
    ['twenty-plus years', '20.. experience'],
    ['five (5) years', '5.. experience'],
    ['at least three but no more than seven years', '3..7 experience'],
    ['3 ans minimum, 6 maximum', '3..6 experience'],
    ["6 mois à 2 ans d'expérience", '0.5..2 experience'],
    ["un an et demi d'expérience au moins", '1.5.. experience'],
    ['over a decade in the field', '>10.. experience'],
    ['NQ-3 PQE', '..3 experience'],
    ['exp. 4-6 ans', '4..6 experience'],
    ['in their current role for at least 2 years', '2.. role'],
    ['plus de 5 ans au même poste', '>5.. role'],
    ['with the same employer for 18 months', '1.5.. company'],
    ['3 ans au plus dans sa boîte actuelle', '..3 company'],
    ['5 years in sales maximum', '..5 experience'],
    ['2 ans en restauration au plus', '..2 experience'],
    ['nothing under 4 years', '4.. experience'],
    ["douze ans d'expérience, pas moins", '12.. experience'],
    ['a half decade of underwriting or better', '5.. experience'],
    ["une demi-décennie d'expérience", '5.. experience'],
    ["we wouldn't look at anyone under five years", '5.. experience'],
    ['en dessous de 5 ans on ne regarde pas', '5.. experience'],
    ["en dessous de 5 ans d'expérience on ne regarde pas", '5.. experience'],
    ['moins de 2 ans exclus', '2.. experience'],
    ["plus de 10 ans s'abstenir", '..10 experience'],
    ['more than 10 years need not apply', '..10 experience'],
    ['3+ but fewer than 7 years of experience', '>3..7 experience'],
    ["quatre années d'expérience, cinq tout au plus", '4..5 experience'],
    ['trois, quatre ans suffisent, pas plus de huit', '3..4 experience'],
    ['trois ans suffisent, pas plus de huit', '3..8 experience'],
    ["2 3 ans d'expérience", '2..3 experience'],
    ["min. 3a d'expérience pro", '3.. experience'],
    ['entre la 3e et la 6e année', '2..6 experience'],
    ['from the 4th to the 6th year', '3..6 experience'],
    ['5 piges mini', '5.. experience'],
  ])('has the bounds that its words state: "%s"', ([text, wanted]) => {
    expect(timesIn(text)).toEqual([wanted]);
  });

  test.for([
    'a 20 years old company',
    'for 10 years we have cared for our patients',
    'founded more than 20 years ago',
    '12-month contract',
    'CDD de 12 mois',
    'start in 3 months',
    'notice period of 3 months',
    'préavis de 2 mois',
    'La maison existe depuis dix ans',
    'jeunes de 12 à 18 ans',
    'in the last 5 years',
    'a 3-year apprenticeship',
    "our clinic has over 30 years' experience",
    'With more than 30 years of experience, we are a leading clinic',
    "Fort de 20 ans d'expérience, notre cabinet recrute",
    'The charity has worked in the region for over 60 years',
    '3 ans de CDD',
    'a restaurant that has been open for 12 years',
    'pupils from 11 to 16 years',
    'séjours pour les 6-12 ans',
  ])('of something else is not experience: "%s"', (text) => {
    expect(timesIn(text).every((time) => time.endsWith('other'))).toBe(true);
  });

  test.for(['37.5 hours', '12 sites', 'bac+5', '5 star hotel', 'department 69', '€50k a year'])(
    'is not read in other numbers: "%s"',
    (text) => {
      expect(timesIn(text)).toEqual([]);
    },
  );

  it('is the same in figures and in words, with any bounding words', () => {
    const spelled = [...NUMBER_SPELLINGS].filter(([, value]) => value > 1 && value <= 40);
    const frames = [
      (n: string) => `at least ${n} years of experience`,
      (n: string) => `no more than ${n} years`,
      (n: string) => `fewer than ${n} years' experience`,
      (n: string) => `${n}+ yrs`,
      (n: string) => `${n} years or less`,
      (n: string) => `au moins ${n} ans d'expérience`,
      (n: string) => `pas plus de ${n} ans`,
      (n: string) => `${n} ans minimum`,
      (n: string) => `jusqu'à ${n} ans d'expérience`,
    ];
    fc.assert(
      fc.property(fc.constantFrom(...spelled), fc.constantFrom(...frames), ([words, n], frame) => {
        expect(timesIn(frame(words))).toEqual(timesIn(frame(String(n))));
        expect(timesIn(frame(words))).toHaveLength(1);
      }),
    );
  });
});

test('words that refuse an amount belong to it, so that no other reader denies it again', () => {
  const tokens = promptTokens('under 5 years of experience we don’t look');
  expect(readTimes(tokens)).toMatchObject([{ from: 0, to: tokens.length, bound: { min: 5 } }]);
});
