import { describe, expect, it } from 'vitest';
import { profileOf } from '../../../test/judging-profiles.ts';
import { createLexicon } from '../../lexicon/lexicon.ts';
import type { TalentProfile } from '../../talents/profile.ts';
import { createJudging } from '../judging.ts';
import { weaknessOf } from './strength.ts';

const lexicon = createLexicon();
const judging = createJudging({ lexicon });
const judged = async (profile: TalentProfile, criterias: string[], language: 'en' | 'fr' = 'en') =>
  (await judging.judge({ profile, criterias, language, asOf: new Date('2026-03-01') })).scoring;

const job = (more: object) => ({
  experiences: [{ title: 'Engineer', organizationName: 'Acme', ...more }],
});
const people: Record<string, TalentProfile> = {
  dated: profileOf(
    job({
      description: 'Runs Kubernetes clusters in production.',
      startDate: '2020-01-01',
      isCurrent: true,
    }),
  ),
  asserted: profileOf({ summary: 'I run Kubernetes in production.' }),
  listed: profileOf({ skills: ['Kubernetes'] }),
};

describe('the strength of evidence', () => {
  it.each(['dated', 'asserted', 'listed'] as const)(
    'is %s, by where the profile shows it',
    async (strength) => {
      const { criterias } = await judged(people[strength]!, ['Knows Kubernetes']);
      expect(criterias[0]).toMatchObject({ status: 'met', strength });
    },
  );

  it('is inferred from a title that does not name the thing, and dated from one that does', async () => {
    const titled = (title: string) =>
      profileOf(job({ title, startDate: '2020-01-01', isCurrent: true }));
    const ofTitle = async (title: string, criterion: string) =>
      (await judged(titled(title), [criterion])).criterias[0];
    expect(await ofTitle('Python Developer', 'Knows Python')).toMatchObject({ strength: 'dated' });
    expect(await ofTitle('Accountant', 'Experience in accounting')).toMatchObject({
      status: 'met',
      strength: 'inferred',
    });
  });

  it('is absent where nothing is met', async () => {
    const { criterias } = await judged(people.listed!, ['Knows Rust']);
    expect(criterias[0]).toMatchObject({ status: 'unknown', strength: null });
  });

  it('orders people of one verdict: dated before asserted before listed before nothing', async () => {
    const weakness = async (profile: TalentProfile) =>
      weaknessOf((await judged(profile, ['Knows Kubernetes'])).criterias);
    const order = await Promise.all(
      [people.dated!, people.asserted!, people.listed!, profileOf({})].map(weakness),
    );
    expect(order).toEqual([0, 1, 2, 4]);
  });
});

describe('a recap', () => {
  const person = profileOf({
    ...job({
      description: 'I run Python services in production.',
      startDate: '2020-01-01',
      isCurrent: true,
    }),
    skills: ['Kubernetes'],
  });

  it('is one sentence of the strongest evidence and the largest gap, in either language', async () => {
    const criterias = ['Knows Kubernetes', 'Knows Python', 'Knows Rust'];
    expect((await judged(person, criterias)).recap).toMatch(
      /^.*“Python”.*; the main gap is “.*Rust.*”: not shown in the profile\.$/,
    );
    expect((await judged(person, criterias, 'fr')).recap).toMatch(
      /^.*« Python ».* ; principal écart : « .*Rust.* » \(.*\)\.$/,
    );
  });

  it('tells people apart who meet all criteria', async () => {
    const [one, other] = [
      await judged(people.dated!, ['Knows Kubernetes']),
      await judged(people.listed!, ['Knows Kubernetes']),
    ];
    expect(one.recap).toMatch(/; no gap was found\.$/);
    expect(one.recap).not.toBe(other.recap);
  });
});
