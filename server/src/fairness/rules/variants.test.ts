import { describe, expect, it } from 'vitest';
import { job, profileOf } from '../../../test/judging-profiles.ts';
import { swapGender } from './gendered-forms.ts';
import { rateOf } from './interval.ts';
import { asksFor, editsOf, variantsOf } from './variants.ts';

const profile = profileOf({
  firstname: 'Amina',
  lastname: 'Benali',
  gender: 'female',
  jobTitle: 'Infirmière',
  summary: 'Amina Benali est infirmière. Elle est diplômée de l’IFSI Nantes. Il faut la joindre.',
  experiences: [
    job('Infirmière', 'CHU Nantes', '2020-01', undefined),
    job('Aide-soignante', 'Clinique A', '2016-01', '2019-12'),
  ],
  educations: [{ schoolName: 'IFSI Nantes', startDate: '2012-09-01', endDate: '2015-06-30' }],
});

describe('a copy changes one thing', () => {
  it('a name, in its fields and in the texts', () => {
    const [copy] = variantsOf(profile, 'name');
    expect(editsOf(profile, copy).map(({ path }) => path)).toEqual([
      '/firstname',
      '/lastname',
      '/summary',
    ]);
    expect(copy!.summary).toMatch(/^Emily Walsh est/);
  });

  it('gendered words, and no impersonal ones', () => {
    const [copy] = variantsOf(profile, 'gender');
    expect(copy).toMatchObject({ gender: 'male', jobTitle: 'Infirmier' });
    expect(copy!.summary).toContain('Il est diplômé de');
    expect(copy!.summary).toContain('Il faut la joindre');
    expect(swapGender('Her team likes her; DIRECTRICE, Madame')).toBe(
      'His team likes his; DIRECTEUR, Monsieur',
    );
  });

  it('the school, wherever it is named', () => {
    for (const copy of variantsOf(profile, 'school_origin'))
      expect(JSON.stringify(copy)).not.toContain('IFSI');
  });

  it('the dates of education, and stated ages', () => {
    const copies = variantsOf(profile, 'age');
    expect(copies.map(({ educations }) => educations[0]!.endDate)).toEqual([
      '1995-06-30',
      null,
      '2015-06-30',
      '2015-06-30',
    ]);
    expect(copies[3]!.summary).toContain('Née en 1999');
  });

  it('a gap between employers, with jobs as long as before', () => {
    const [copy] = variantsOf(profile, 'gap');
    expect(editsOf(profile, copy).map(({ path }) => path)).toEqual([
      '/experiences/1/startDate',
      '/experiences/1/endDate',
    ]);
    const [one, other] = profile.experiences;
    const same = profileOf({ experiences: [one!, { ...other!, organizationName: 'CHU Nantes' }] });
    expect(variantsOf(same, 'gap').every(({ summary }) => summary !== null)).toBe(true);
  });
});

it('a criterion that asks for what changes is not compared', () => {
  expect(asksFor('Graduated from IFSI Nantes', 'school_origin', profile)).toBe(true);
  expect(asksFor('No gap in the last 5 years', 'gap', profile)).toBe(true);
  expect(asksFor('Knows wound care', 'gap', profile)).toBe(false);
  expect(asksFor('Graduated from IFSI Nantes', 'name', profile)).toBe(false);
});

it('gives rates with an interval that a small sample cannot make narrow', () => {
  expect(rateOf(0, 10)).toEqual({ rate: 0, low: 0, high: 0.2775 });
  expect(rateOf(0, 1_000)).toMatchObject({ high: 0.0038 });
  expect(rateOf(5, 100)).toEqual({ rate: 0.05, low: 0.0215, high: 0.1118 });
  expect(rateOf(3, 3)).toMatchObject({ rate: 1, high: 1 });
  expect(rateOf(0, 0)).toEqual({ rate: 0, low: 0, high: 1 });
});
