import { describe, expect, test } from 'vitest';
import { promptTokens } from '../tokens.ts';
import type { Bound } from './bounds.ts';
import { readEmployers } from './employers.ts';
import { readLeading } from './people.ts';

const told = (bound: Bound | null): string | null =>
  bound && `${bound.strict ? '>' : ''}${bound.min ?? ''}..${bound.max ?? ''}`;

describe('the people whom a person leads', () => {
  test.for<[string, string]>([
    ['managed half a dozen people or more', '6..'],
    ['line managed no more than four people', '..4'],
    ['has managed fewer than 10 people', '>..10'],
    ['never managed more than 10 people', '..10'],
    ['managed teams of 10 to 15', '10..15'],
    ['managed a ten-person team', '10..'],
    ['8 direct reports', '8..'],
    ['people management of five or more', '5..'],
    ['a déjà managé une trentaine de salariés', '30..'],
    ["à la tête d'une équipe de douze personnes", '12..'],
    ['a encadré entre 5 et 10 techniciens', '5..10'],
    ["management d'équipe (6 personnes)", '6..'],
    ['équipe de 8 à 12 personnes encadrée', '8..12'],
  ])('are counted with the bounds of the words: "%s"', ([text, wanted]) => {
    expect(told(readLeading(promptTokens(text), 0)?.bound ?? null)).toBe(wanted);
  });

  test.for([
    'managed 3 projects',
    'managed 12 clients',
    'led 5 sites in 3 countries',
    'managed it for 5 years',
  ])('are not the things that a person runs: "%s"', (text) => {
    expect(readLeading(promptTokens(text), 0)?.bound ?? null).toBeNull();
  });
});

describe('the employers of a person', () => {
  test.for<[string, string, number | null]>([
    ['at most two employers so far', '..2', null],
    ['only ever one employer', '..1', null],
    ['a single employer', '..1', null],
    ['has never had more than 3 employers', '..3', null],
    ['no more than 3 jobs in the last 5 years', '..3', 5],
    ['un seul employeur depuis le début', '..1', null],
    ["n'a travaillé que pour deux entreprises", '..2', null],
    ['moins de 4 employeurs en dix ans', '>..4', 10],
    ['au moins deux entreprises différentes', '2..', null],
  ])('are counted with the bounds of the words: "%s"', ([text, wanted, years]) => {
    const tokens = promptTokens(text);
    const count = readEmployers(tokens, 0);
    expect(told(count?.bound ?? null)).toBe(wanted);
    expect(count).toMatchObject({ to: tokens.length, years, explicit: true });
  });

  test.for(['3 companies', 'an employer', 'with two companies'])(
    'are not requested by a number alone: "%s"',
    (text) => {
      expect(readEmployers(promptTokens(text), 0)?.explicit ?? false).toBe(false);
    },
  );
});
