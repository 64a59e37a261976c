import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { CRITERION_STATUSES } from '../../src/judging/contract.ts';
import { createJudging } from '../../src/judging/judging.ts';
import { createLexicon } from '../../src/lexicon/lexicon.ts';
import { isIn } from './language.ts';
import { LAST } from './last-pairs.ts';
import { judgeRecruiters } from './recruiters.ts';
import { deniedFound, metFound, othersMet } from './recruiters-report.ts';
import { castingsOf } from './samples.ts';
import { score, type Tally, weightedKappa } from './scorecard.ts';
import { SETS } from './sets.ts';

const share = ({ right, total }: Tally): number => right / total;

describe('the built-in judge on labelled pairs', () => {
  const labelled = Object.values(SETS).flat();

  it('has at least 300 pairs, in both languages', () => {
    const criterias = labelled.flatMap(({ labels }) =>
      CRITERION_STATUSES.flatMap((status) => labels[status]),
    );
    expect(criterias.length).toBeGreaterThanOrEqual(300);
    const french = criterias.filter((criterion) => isIn(criterion, 'fr')).length;
    const english = criterias.filter((criterion) => isIn(criterion, 'en')).length;
    expect(french).toBeGreaterThan(150);
    expect(english).toBeGreaterThan(150);
  });

  it('is right, green only where it may be, quotes the profile, and writes in the scoring language', async () => {
    const card = await score(createJudging({ lexicon: createLexicon() }), labelled, {
      withVariants: false,
    });
    const told = card.misses.join('\n');
    expect(share(card.pairs), told).toBeGreaterThanOrEqual(0.95);
    expect(card.kappa, told).toBeGreaterThanOrEqual(0.88);
    expect(share(card.greens), told).toBeGreaterThanOrEqual(0.97);
    expect(share(card.quotes)).toBe(1);
    expect(share(card.texts), told).toBeGreaterThanOrEqual(0.99);
  });

  it('is changed neither by who a person is nor by text addressed to it', async () => {
    const { swapFlips, injectionFlips } = await score(
      createJudging({ lexicon: createLexicon() }),
      LAST,
      { languages: ['en'] },
    );
    expect([swapFlips.right, injectionFlips.right]).toEqual([0, 0]);
  });
});

describe("the built-in judge on strangers' denials", () => {
  it.each([
    {
      folder: 'strangers',
      pairs: 180,
      others: 0.08,
      denied: 0.25,
      lookAlikes: 0.54,
      found: 0.77,
    },
    {
      folder: 'more-strangers',
      pairs: 600,
      others: 0.055,
      denied: 0.53,
      lookAlikes: 0.6,
      found: 0.75,
    },
  ])('calls few of them met in $folder, and quotes the profile', async (floor) => {
    const judging = createJudging({ lexicon: createLexicon() });
    const folder = path.join(import.meta.dirname, floor.folder);
    const { denials, criteria } = await judgeRecruiters(judging, folder);
    const shareOf = ({ right, all }: { right: number; all: number }): number => right / all;
    expect(denials.length).toBe(floor.pairs);
    expect(shareOf(othersMet(denials))).toBeLessThanOrEqual(floor.others);
    expect(shareOf(deniedFound(denials))).toBeGreaterThanOrEqual(floor.denied);
    expect(shareOf(metFound(denials))).toBeGreaterThanOrEqual(floor.lookAlikes);
    expect(shareOf(metFound(criteria))).toBeGreaterThanOrEqual(floor.found);
    expect([...denials, ...criteria].every(({ isQuoted }) => isQuoted)).toBe(true);
  });
});

describe('the scorecard itself', () => {
  it('weighs a red called green four times a red called amber', () => {
    const pairs = (given: 'amber' | 'green') =>
      [
        ['red', given],
        ['green', 'green'],
        ['amber', 'amber'],
        ['red', 'red'],
      ] as const;
    expect(
      weightedKappa([
        ['green', 'green'],
        ['red', 'red'],
      ]),
    ).toBe(1);
    expect(weightedKappa(pairs('amber'))).toBeGreaterThan(weightedKappa(pairs('green')));
  });

  it('draws the same castings for a profile every time, half of them of what is met', () => {
    const statuses = ['met', 'not_met', 'met', 'unknown'] as const;
    expect(castingsOf('a', statuses)).toEqual(castingsOf('a', statuses));
    const allMet = castingsOf('a', statuses).filter((casting) =>
      casting.every((index) => statuses[index] === 'met'),
    );
    expect(allMet.length).toBeGreaterThanOrEqual(12);
  });
});
