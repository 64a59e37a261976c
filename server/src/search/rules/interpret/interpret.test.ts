import { describe, expect, test } from 'vitest';
import { createLexicon } from '../../../lexicon/lexicon.ts';
import { interpretPrompt } from './interpret.ts';

const lexicon = createLexicon();

describe('criteria', () => {
  test.for([
    ['Software engineer in Paris', 'en', []],
    ['Ingénieur logiciel à Paris', 'fr', []],
    ['Backend engineer with 5 years of experience', 'en', ['At least 5 years of experience']],
    [
      'Backend engineer with 5 years of Python',
      'en',
      ['At least 5 years of experience with Python'],
    ],
    ['Backend engineer with 5 years of experience', 'fr', ["Au moins 5 ans d'expérience"]],
    ["Développeur, entre 3 et 5 ans d'expérience", 'fr', ["Entre 3 et 5 ans d'expérience"]],
    ['Data engineer, Python and Airflow', 'en', ['Has used Python', 'Has used Apache Airflow']],
    ['Data engineer, Python ou Scala', 'fr', ['A utilisé Python ou Scala']],
    ['Sales manager fluent in German', 'en', ['Speaks fluent German']],
    ['Commercial, anglais courant', 'fr', ['Parle un anglais courant']],
    ['Product manager ex-Stripe', 'en', ['Has worked at Stripe']],
    ['Product manager not at Google', 'en', ['Does not currently work at Google']],
    ['Customer success manager who has scaled a support team', 'en', ['Has scaled a support team']],
    ['Engineering manager who has managed a team of 5', 'en', ['Has managed a team of 5']],
    [
      'Directeur commercial ayant encadré une équipe de 12 personnes',
      'fr',
      ['A managé une équipe de 12'],
    ],
    [
      'Account executive with experience in B2B SaaS startups',
      'en',
      ['Experience in B2B SaaS startups'],
    ],
    ['Backend engineer in Paris, Kubernetes is a plus', 'en', []],
    ['Project manager with a PMP', 'en', ['Holds the PMP certification']],
    ['Accountant with less than 3 years of experience', 'en', ['Less than 3 years of experience']],
    ['DevOps engineer in Washington with security clearance', 'en', ['Holds a security clearance']],
    ['UX researcher with published research', 'en', ['Has published research']],
    ['UX researcher in Paris, published research a plus', 'en', []],
    ['Développeur hors ESN à Rennes', 'fr', ["N'a pas travaillé dans une ESN"]],
    ['Développeur sans expérience en ESN, Rennes', 'fr', ["N'a pas travaillé dans une ESN"]],
    ['Graphic designer, no agencies, London', 'en', ['Has not worked at an agency']],
    [
      'Technical recruiter, in-house not agency',
      'en',
      ['Has worked in-house', 'Has not worked at an agency'],
    ],
    [
      'Comptable à Lyon, doit maîtriser SAP et parler anglais',
      'fr',
      ['A utilisé SAP ERP', 'Parle anglais'],
    ],
    [
      'Product manager à Paris. Critères : a travaillé en startup ; a managé une équipe ; parle anglais ; a lancé un produit mobile',
      'fr',
      [
        'A managé une équipe',
        'Parle anglais',
        'A travaillé dans une startup',
        'A lancé un produit mobile',
      ],
    ],
    [
      'Product manager in Berlin. Criteria: has worked at a startup; speaks German; based in Berlin; portfolio',
      'en',
      ['Speaks German', 'Has worked at a startup', 'Based in Berlin', 'Portfolio'],
    ],
    ['Product designer, portfolio required', 'en', ['Portfolio']],
    ['Executive chef in Dubai, Michelin experience', 'en', ['Michelin experience']],
    ['Développeur Python pour une startup à Paris', 'fr', ['A utilisé Python']],
    [
      'Kubernetes engineer who has built data pipelines',
      'fr',
      ['A utilisé Kubernetes', 'Has built data pipelines'],
    ],
  ] as [string, 'en' | 'fr', string[]][])('"%s" in %s', ([prompt, language, criteria]) => {
    expect(interpretPrompt(prompt, lexicon, language).criteria).toEqual(criteria);
  });

  test('there are at most 10, none twice, each at most 300 characters', () => {
    const skills =
      'Python, Java, Go, Rust, Scala, Kotlin, React, Docker, Kubernetes, Terraform, PostgreSQL, Python';
    const { criteria } = interpretPrompt(
      `Backend engineer with ${skills}, who has ${'built very large systems '.repeat(60)}`,
      lexicon,
      'en',
    );
    expect(criteria.length).toBe(10);
    expect(new Set(criteria).size).toBe(10);
    const long = interpretPrompt(
      `Backend engineer who has ${'built very large systems '.repeat(60)}`,
      lexicon,
      'en',
    ).criteria;
    expect(Math.max(...long.map((criterion) => criterion.length))).toBeLessThanOrEqual(300);
  });
});

describe('what is left', () => {
  test('remote work is ignored with a reason in the scoring language', () => {
    const { ignored } = interpretPrompt('Développeur Python en télétravail', lexicon, 'fr');
    expect(ignored).toEqual([
      { text: expect.stringContaining('télétravail'), reason: expect.stringContaining('profils') },
    ]);
  });

  test.for([
    [
      'Chef de projet MOA, CDI, 45k, disponible immédiatement, remote',
      'fr',
      ['CDI', '45k', 'disponible immédiatement', 'remote'],
    ],
    ['Chef de projet, PME, école de commerce, autonome', 'fr', ['autonome']],
    [
      'Account manager in Paris, salary 60k, permanent, hybrid, motivated',
      'en',
      ['salary 60k', 'permanent', 'hybrid', 'motivated'],
    ],
    [
      'Frontend engineer in Stockholm, open to relocating to Berlin',
      'en',
      ['open to relocating to Berlin'],
    ],
    ['Développeur Python pour une startup à Paris', 'fr', ['startup']],
    ['We like a data engineer quibbling zorbs in Oslo', 'en', ['quibbling zorbs']],
    ['Nurse in Lyon, ideally has managed a team of 4', 'en', ['has managed a team of 4']],
  ] as [string, 'en' | 'fr', string[]][])(
    'what "%s" asks for beyond filters and criteria is reported with a reason',
    ([prompt, language, words]) => {
      const { ignored } = interpretPrompt(prompt, lexicon, language);
      expect(ignored.map(({ text }) => text).sort()).toEqual([...words].sort());
      expect(ignored.every(({ reason }) => reason.length > 0)).toBe(true);
    },
  );

  test('a second title that is not searched is reported', () => {
    const { ignored } = interpretPrompt(
      'Backend engineer in Paris. Works closely. Product designer. Python.',
      lexicon,
      'en',
    );
    expect(ignored.map(({ text }) => text)).toContain('Product designer');
  });

  test('greetings and filler are not reported', () => {
    expect(
      interpretPrompt("Hello, I'm looking for a nurse in Lyon please", lexicon, 'en').ignored,
    ).toEqual([]);
  });
});

describe('spans', () => {
  test.for([
    ['Directeur financier (DAF) à Lyon', 'Directeur financier (DAF)'],
    ['Directeur financier (DAF, RAF) à Lyon', 'Directeur financier (DAF, RAF)'],
  ])('of "%s" take in a bracket whole or not at all', ([prompt, span]) => {
    expect(
      interpretPrompt(prompt ?? '', lexicon, 'fr').filters.map((filter) => filter.span.text),
    ).toContain(span);
  });
});
