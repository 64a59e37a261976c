import { describe, expect, it } from 'vitest';
import { createLexicon } from '../lexicon.ts';

const lexicon = createLexicon();

describe('readTitle', () => {
  it.each([
    ['Senior Software Engineer', 'software-engineer', 'senior'],
    ['Développeuse Java confirmée', 'software-engineer', 'mid'],
    ['développeur·se front-end', 'frontend-developer', null],
    ['Ingénieur(e) logiciel (H/F)', 'software-engineer', null],
    ['Jr. Frontend Dev', 'frontend-developer', 'junior'],
    ['Head of Marketing', 'head-of-marketing', 'director'],
    ['VP of Engineering', 'head-of-engineering', 'vp'],
    ['Vice President, Data', 'head-of-data', 'vp'],
    ['CTO', 'chief-technology-officer', 'c_level'],
    ['DRH', 'head-of-human-resources', 'director'],
    ['Directrice des ressources humaines', 'head-of-human-resources', 'director'],
    ['Directeur administratif et financier', 'chief-financial-officer', 'director'],
    ['SRE', 'site-reliability-engineer', null],
    ['CSM', 'customer-success-manager', null],
    ['Stagiaire comptable', 'accountant', 'intern'],
    ['Principal Engineer', 'engineer', 'lead'],
    ['Founder & CEO', 'founder', 'owner'],
    ['Infirmière libérale', 'community-nurse', null],
    ['Engineering Manager at Google', 'engineering-manager', 'manager'],
    ['Cheffe de projet digital', 'it-project-manager', null],
    ['Manager', null, 'manager'],
    ['Senior Thing Wrangler', null, 'senior'],
    ['Senior citizens retail', null, null],
    ['Jeune diplômé développeur', 'software-engineer', 'junior'],
  ])('reads %j', (title, family, seniority) => {
    expect(lexicon.readTitle(title)).toMatchObject({ family, seniority });
  });

  it('does not read the manager in the name of a role as seniority', () => {
    for (const title of [
      'Product Manager',
      'Account Manager',
      'Chef de projet',
      'Community manager',
      'Office manager',
    ]) {
      expect(lexicon.readTitle(title).seniority).toBeNull();
    }
  });

  it('lets an internship override the rank in the name', () => {
    expect(lexicon.readTitle('Sales Manager Intern').seniority).toBe('intern');
    expect(lexicon.readTitle('Stagiaire responsable marketing').seniority).toBe('intern');
  });

  it('does not give an assistant the rank of the person they assist', () => {
    expect(lexicon.readTitle('Assistant to the CEO').seniority).toBeNull();
    expect(lexicon.readTitle('Assistante du directeur').seniority).toBeNull();
  });

  it('lists the given words first, without seniority, then both languages and genders', () => {
    const { forms } = lexicon.readTitle('Senior Développeur logiciel');
    expect(forms[0]).toBe('developpeur logiciel');
    expect(forms).toEqual(
      expect.arrayContaining(['software engineer', 'developpeuse', 'ingenieure logiciel']),
    );
    expect(new Set(forms).size).toBe(forms.length);
  });

  it('keeps the words that narrow a role in every form', () => {
    const { forms } = lexicon.readTitle('Java Developer');
    expect(forms).toEqual(
      expect.arrayContaining(['java developer', 'java software engineer', 'developpeuse java']),
    );
    expect(forms.every((form) => form.includes('java'))).toBe(true);
  });

  it('finds the functions of an unknown role', () => {
    expect(lexicon.readTitle('Marketing Wizard')).toMatchObject({
      family: null,
      functions: ['marketing'],
    });
  });

  it('agrees across gender, number and word order', () => {
    const { family } = lexicon.readTitle('Director of Sales');
    for (const title of ['Sales Director', 'Directrice commerciale', 'directeurs des ventes'])
      expect(lexicon.readTitle(title).family).toBe(family);
  });

  it('answers an empty title', () => {
    expect(lexicon.readTitle('  ')).toMatchObject({ family: null, seniority: null, forms: [] });
  });
});

describe('readSeniority', () => {
  it.each([
    ['C-level', 'c_level'],
    ['c_level', 'c_level'],
    ['seniors', 'senior'],
    ['Confirmée', 'mid'],
    ['head of', 'director'],
    ['directrice', 'director'],
    ['alternante', 'intern'],
    ['cofondatrice', 'owner'],
    ['early stage', null],
    ['lead generation', null],
  ])('reads %j as %s', (text, seniority) => {
    expect(lexicon.readSeniority(text)).toBe(seniority);
  });
});
