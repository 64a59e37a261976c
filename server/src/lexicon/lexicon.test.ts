import { describe, expect, it } from 'vitest';
import { DEGREES, SCHOOLS } from './data/credentials.ts';
import { FIELDS } from './data/fields.ts';
import { FUNCTIONS } from './data/functions.ts';
import { INDUSTRIES } from './data/industries.ts';
import { LANGUAGES } from './data/languages.ts';
import { ROLE_TABLES } from './data/roles.ts';
import { BUSINESS_SKILLS } from './data/skills-business.ts';
import { TECHNOLOGY_SKILLS } from './data/skills-technology.ts';
import { TOOL_SKILLS } from './data/skills-tools.ts';
import { TRADE_SKILLS } from './data/skills-trades.ts';
import { createLexicon } from './lexicon.ts';
import { parseRoles } from './rules/roles.ts';

const ROLES = ROLE_TABLES.flatMap(parseRoles);
const SKILL_NAMES = [TECHNOLOGY_SKILLS, TOOL_SKILLS, BUSINESS_SKILLS, TRADE_SKILLS]
  .join('')
  .split('\n')
  .flatMap((line) => line.match(/^[~!]?([^:]+):/)?.[1] ?? []);
const lexicon = createLexicon();

const repeated = (keys: readonly string[]) =>
  keys.filter((key, position) => keys.indexOf(key) !== position);

describe('the data', () => {
  it('is as wide as promised', () => {
    expect(ROLES.length).toBeGreaterThanOrEqual(400);
    expect(SKILL_NAMES.length).toBeGreaterThanOrEqual(600);
    expect(SCHOOLS.length).toBeGreaterThanOrEqual(80);
    expect(LANGUAGES.length).toBeGreaterThanOrEqual(45);
    expect(INDUSTRIES.length).toBeGreaterThanOrEqual(30);
  });

  it('gives no key twice', () => {
    for (const keys of [
      ROLES.map(({ family }) => [family]),
      DEGREES,
      FIELDS,
      FUNCTIONS,
      INDUSTRIES,
      LANGUAGES,
      SCHOOLS,
    ].map((rows) => rows.map(([key]) => key)))
      expect(repeated(keys)).toEqual([]);
    expect(repeated(SKILL_NAMES.map((name) => lexicon.fold(name)))).toEqual([]);
  });

  it('gives every role known functions and names in both languages, and every function a role', () => {
    const known = new Set(FUNCTIONS.map(([id]) => id));
    for (const { family, functions, english, french } of ROLES) {
      expect([family, functions.filter((id) => !known.has(id))]).toEqual([family, []]);
      expect([family, english.length > 0, french.length > 0]).toEqual([family, true, true]);
    }
    const used = new Set(ROLES.flatMap(({ functions }) => functions));
    expect([...known].filter((id) => !used.has(id))).toEqual([]);
  });

  it('reads the first name of each role, in each language, back as that role', () => {
    const wrong = ROLES.flatMap(({ family, english, french }) =>
      [english, french].map(([name = '']) => ({ family, name })),
    ).filter(({ family, name }) => lexicon.readTitle(name).family !== family);
    expect(wrong).toEqual([]);
  });

  it('reads each skill, school, degree and industry back by its own name', () => {
    expect(SKILL_NAMES.filter((name) => lexicon.readSkill(name)?.name !== name)).toEqual([]);
    expect(SCHOOLS.filter(([name]) => lexicon.readSchool(name)?.name !== name)).toEqual([]);
    expect(
      DEGREES.filter(([family, , name]) => lexicon.readDegree(name)?.family !== family),
    ).toEqual([]);
    expect(INDUSTRIES.filter(([id, name]) => lexicon.readIndustry(name)?.id !== id)).toEqual([]);
    expect(FIELDS.filter(([id, name]) => lexicon.readField(name)?.id !== id)).toEqual([]);
    expect(FUNCTIONS.filter(([id]) => lexicon.readFunction(id)?.id !== id)).toEqual([]);
  });

  it('reads the closed lists it publishes', () => {
    const { seniorities, functions } = lexicon.closedLists;
    expect(seniorities.map((level) => lexicon.readSeniority(level))).toEqual(seniorities);
    expect(functions.map(({ name }) => lexicon.readFunction(name)?.id)).toEqual(
      functions.map(({ id }) => id),
    );
  });
});
