import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forecastOf } from './forecast.ts';

const given = {
  judged: 40,
  greens: 10,
  greensMissing: 5,
  creditsLeft: 60,
  language: 'en',
} as const;

describe('the forecast', () => {
  it('is the missing greens at the rate so far, two credits a person, with a range for chance', () => {
    const forecast = forecastOf(given);
    expect(forecast).toMatchObject({ greensMissing: 5, credits: 40, withinBudget: true });
    expect(forecast.low).toBeLessThan(40);
    expect(forecast.high).toBeGreaterThan(40);
    expect(forecast.basis).toBe(
      `10 of the 40 people judged so far are green (25 %). If those to come are like them, 5 greens more will take about 20 people, that is 40 credits (${forecast.low} to ${forecast.high}); 60 can still be spent.`,
    );
  });

  it('gives no range for few verdicts, only a minimum without any green, and forecasts nothing for a reached quota or an empty pool', () => {
    expect(forecastOf({ ...given, judged: 4, greens: 2 })).toMatchObject({
      credits: null,
      low: null,
      high: null,
      withinBudget: null,
    });
    const without = forecastOf({ ...given, greens: 0 });
    expect(without).toMatchObject({ credits: null, high: null, withinBudget: null });
    expect(without.low).toBeGreaterThan(0);
    expect(forecastOf({ ...given, greensMissing: 0 })).toMatchObject({
      credits: 0,
      withinBudget: true,
    });
    expect(forecastOf({ ...given, greensMissing: null })).toMatchObject({
      greensMissing: 0,
      credits: null,
    });
  });

  it('is written in French', () => {
    expect(forecastOf({ ...given, language: 'fr' }).basis).toMatch(
      /^10 verts parmi les 40 personnes évaluées jusqu'ici \(25 %\)\./,
    );
    expect(forecastOf({ ...given, judged: 0, greens: 0, language: 'fr' }).basis).toMatch(
      /^0 personne évaluée jusqu'ici/,
    );
    expect(forecastOf({ ...given, judged: 1, greens: 0 }).basis).toMatch(/^1 person judged/);
  });

  it('always lies within its range, whose ends are even numbers of credits that pay at least for the greens', () => {
    const counts = fc
      .integer({ min: 5, max: 2_000 })
      .chain((judged) =>
        fc.record({ judged: fc.constant(judged), greens: fc.integer({ min: 1, max: judged }) }),
      );
    fc.assert(
      fc.property(
        counts,
        fc.integer({ min: 1, max: 50 }),
        fc.nat(300),
        (seen, greensMissing, creditsLeft) => {
          const { low, credits, high, withinBudget } = forecastOf({
            ...seen,
            greensMissing,
            creditsLeft,
            language: 'en',
          });
          expect(low).toBeGreaterThanOrEqual(2 * greensMissing);
          expect(credits).toBeGreaterThanOrEqual(low!);
          expect(high).toBeGreaterThanOrEqual(credits!);
          for (const amount of [low, credits, high]) expect(amount! % 2).toBe(0);
          expect(withinBudget).toBe(credits! <= creditsLeft);
        },
      ),
    );
  });
});
