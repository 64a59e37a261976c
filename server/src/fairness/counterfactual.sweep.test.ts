import { expect, it } from 'vitest';
import { generatePerson } from '../../../sample/src/people.ts';
import { SETS } from '../../eval/judge/sets.ts';
import { LABELLED, LABELLED_ON } from '../../test/judging-labelled.ts';
import { profileOf } from '../../test/judging-profiles.ts';
import { createJudging } from '../judging/judging.ts';
import { createLexicon } from '../lexicon/lexicon.ts';
import type { TalentProfile } from '../talents/profile.ts';
import { auditProfile } from './counterfactual.ts';
import { CHANGES } from './rules/variants.ts';

const judging = createJudging({ lexicon: createLexicon() });
const MAX_CRITERIA = 10;
const PEOPLE = 60;
const CRITERIAS = [
  'At least 5 years of experience',
  'Has managed a team',
  'Senior profile',
  'Fluent in English',
  'Knows Python or Java',
  'Has a master’s degree',
  'Infirmier diplômé d’État',
  'Expérience dans la vente',
  'Directeur ou directrice d’équipe',
  'Lives in France',
];

async function flipsOf(profile: TalentProfile, criterias: readonly string[]): Promise<string[]> {
  const flips: string[] = [];
  for (let at = 0; at < criterias.length; at += MAX_CRITERIA) {
    const question = {
      criterias: criterias.slice(at, at + MAX_CRITERIA),
      language: 'en' as const,
      asOf: LABELLED_ON,
    };
    for (const audited of await auditProfile(judging, profile, question, CHANGES)) {
      copies += audited.copies;
      for (const { change, criterion, before, after, edits } of audited.flips)
        flips.push(
          `${change}: "${criterion}" ${before.status} > ${after.status} ${JSON.stringify(edits)}`,
        );
    }
  }
  return flips;
}
let copies = 0;

it('no status of a labelled profile depends on a name, gender, the origin of a school, age or a gap', async () => {
  const labelled = LABELLED.map(({ profile, labels }) => ({
    profile,
    criterias: labels.map(([criterion]) => criterion),
  }));
  const sets = Object.values(SETS)
    .flat()
    .map(({ profile, labels }) => ({ profile, criterias: Object.values(labels).flat() }));
  copies = 0;
  const flips: string[] = [];
  for (const { profile, criterias } of [...labelled, ...sets])
    flips.push(...(await flipsOf(profile, [...new Set(criterias)])));
  console.log(`counterfactual copies of labelled profiles: ${copies}, flips: ${flips.length}`);
  expect(flips).toEqual([]);
  expect(copies).toBeGreaterThan(1_000);
});

it('nor does one of the sample', async () => {
  copies = 0;
  const flips: string[] = [];
  for (let index = 0; index < PEOPLE; index++) {
    const profile = profileOf(generatePerson(29, index, LABELLED_ON));
    flips.push(...(await flipsOf(profile, CRITERIAS)));
  }
  console.log(`counterfactual copies of the sample: ${copies}, flips: ${flips.length}`);
  expect(flips).toEqual([]);
  expect(copies).toBeGreaterThan(500);
});
