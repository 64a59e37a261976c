import { parseArgs } from 'node:util';
import { createRandom } from '../../../sample/src/random.ts';
import { generatePeople } from '../../../sample/src/sample.ts';
import { table } from '../../src/cli/output.ts';
import { buildSegment } from '../../src/index/build.ts';
import { createSegmentEngine } from '../../src/index/segments.ts';
import { createJudging } from '../../src/judging/judging.ts';
import { createLexicon } from '../../src/lexicon/lexicon.ts';
import { createDocumentReader } from '../../src/search/document/document.ts';
import { dayOf } from '../../src/search/document/years.ts';
import { compile } from '../../src/search/rules/compile.ts';
import { validateFilters } from '../../src/search/rules/validate.ts';
import type { TalentProfile } from '../../src/talents/profile.ts';

/*
 * npm run eval:greens [-- --count N]: greens per credit of a casting's first wave, in the order of
 * the ranking against any order of the same matches. People are made up, the built-in judge judges.
 */

const AS_OF = new Date('2026-11-01');
const WAVE = 20;
const DRAWS = 5;
const CREDITS_EACH = 2;
const { values } = parseArgs({ options: { count: { type: 'string', default: '40000' } } });

const must = (filterType: string, value: unknown): object => ({ filterType, value });
const wish = (filterType: string, value: unknown): object => ({
  ...must(filterType, value),
  isRequired: false,
});

const CASTINGS: readonly { filters: readonly object[]; criteria: string[] }[] = [
  {
    filters: [must('JOB_TITLE', 'data engineer'), wish('SKILL', 'Python')],
    criteria: [
      'Currently a data engineer',
      'Has worked with Python',
      'At least 3 years of experience',
    ],
  },
  {
    filters: [must('JOB_TITLE', 'senior software engineer'), wish('SKILL', ['Java', 'Kotlin'])],
    criteria: ['At least 6 years of experience', 'Has worked with Java or Kotlin'],
  },
  {
    filters: [must('JOB_TITLE', 'sales manager'), wish('LANGUAGE', 'German')],
    criteria: ['Speaks German', 'Currently a sales manager'],
  },
  {
    filters: [must('JOB_TITLE', 'infirmier'), wish('COUNTRY', 'France')],
    criteria: ['Vit en France', 'Actuellement infirmier'],
  },
  {
    filters: [must('JOB_TITLE', 'accountant'), wish('SKILL', 'Excel'), wish('SENIORITY', 'senior')],
    criteria: [
      'Has worked with Excel',
      'At least 6 years of experience',
      'Currently an accountant',
    ],
  },
  {
    filters: [must('COUNTRY', 'France'), wish('JOB_TITLE', 'chef de projet'), wish('SKILL', 'SAP')],
    criteria: ['Actuellement chef de projet', 'A travaillé avec SAP'],
  },
  {
    filters: [must('SKILL', 'Python'), wish('JOB_TITLE', 'data scientist'), wish('SKILL', 'SQL')],
    criteria: ['Currently a data scientist', 'Has worked with SQL'],
  },
  {
    filters: [must('JOB_TITLE', 'teacher'), wish('YEARS_OF_EXPERIENCE', { min: 8 })],
    criteria: ['At least 8 years of experience', 'Currently a teacher'],
  },
  {
    filters: [must('JOB_TITLE', 'marketing manager'), wish('LANGUAGE', 'French')],
    criteria: ['Speaks French', 'Currently works in marketing', 'At least 5 years of experience'],
  },
  {
    filters: [must('SKILL', 'SQL'), wish('SKILL', 'Tableau'), wish('JOB_TITLE', 'data analyst')],
    criteria: ['Has worked with Tableau', 'Currently a data analyst'],
  },
];

const lexicon = createLexicon();
const judging = createJudging({ lexicon });
const engine = createSegmentEngine();
const people = new Map<string, TalentProfile>();
const read = createDocumentReader(lexicon);
const asked = { count: Number(values.count), seed: 11, asOf: AS_OF, batchSize: 8_192 };
for (const batch of generatePeople(asked)) {
  const profiles: TalentProfile[] = batch;
  for (const one of profiles) people.set(one.id, one);
  engine.install([buildSegment(profiles.map((one) => read(one, AS_OF, AS_OF)))], []);
}

async function greensOf(ids: readonly string[], criterias: string[]): Promise<number> {
  let greens = 0;
  for (const id of ids) {
    const profile = people.get(id)!;
    const { verdict } = await judging.judge({ profile, criterias, language: 'en', asOf: AS_OF });
    if (verdict === 'green') greens++;
  }
  return greens;
}

const rows: string[][] = [];
const sums = { ranked: 0, random: 0 };
const random = createRandom(7, 1);
for (const { filters, criteria } of CASTINGS) {
  const checked = validateFilters(filters, lexicon);
  if ('issues' in checked) throw new Error(JSON.stringify(checked.issues));
  const plan = compile(checked.filters, { lexicon, today: dayOf(AS_OF) });
  const { ids } = engine.search(plan, { exclude: new Set(), limit: people.size });
  const ranked = await greensOf(ids.slice(0, WAVE), criteria);
  let drawn = 0;
  for (let draw = 0; draw < DRAWS; draw++)
    drawn += await greensOf(random.sample(ids, Math.min(WAVE, ids.length)), criteria);
  const byChance = drawn / DRAWS;
  sums.ranked += ranked;
  sums.random += byChance;
  rows.push([criteria.join('; '), String(ids.length), String(ranked), byChance.toFixed(1)]);
}
const perCredit = (greens: number): string =>
  (greens / (CASTINGS.length * WAVE * CREDITS_EACH)).toFixed(3);
rows.push(['greens a credit', '', perCredit(sums.ranked), perCredit(sums.random)]);
console.log(table(['CRITERIA', 'MATCHES', 'FIRST 20', 'ANY 20'], rows));
