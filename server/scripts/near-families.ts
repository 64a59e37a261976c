import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { EscoRow } from '../eval/vocabularies.ts';
import { ROLE_TABLES } from '../src/lexicon/data/roles.ts';
import { createLexicon } from '../src/lexicon/lexicon.ts';
import { parseRoles } from '../src/lexicon/rules/roles.ts';

/*
 * npm run near-families -- --reference DIR: computes which role families are near each other and
 * writes server/src/lexicon/data/near-families.gen.ts. Two families are near when ESCO gives their
 * occupations the same skills, and when ESCO, O*NET and ROME put their titles under the same codes.
 * The file holds our own keys and weights, no text of a vocabulary.
 */

/** How much of the nearness the skills say; the rest is the codes. */
const SKILL_SHARE = 0.6;
const OPTIONAL_SKILL = 0.5;
/** ISCO groups and ROME codes cover several trades. */
const GROUP = 0.5;
/** Nobody who looks for a manager means a member of the team. */
const OTHER_RANK = 0.5;
/** One name in two trades: a reliability engineer of software, and one of machines. */
const OTHER_FUNCTION = 0.5;
const LEADERS = new Set(['manager', 'director', 'vp', 'c_level', 'owner']);
const MIN_NEARNESS = 0.2;
const MAX_NEAR = 6;

type Profile = Map<string, number>;

const { values } = parseArgs({ options: { reference: { type: 'string' } } });
if (values.reference === undefined)
  throw new Error('Name the folder of the vocabularies: --reference DIR');
const read = (...file: string[]): Promise<string> =>
  readFile(path.join(values.reference!, ...file), 'utf8');

const lexicon = createLexicon();
const rows = ROLE_TABLES.flatMap(parseRoles);
const codes = new Map<string, Profile>(rows.map(({ family }) => [family, new Map()]));
const skills = new Map<string, Profile>(rows.map(({ family }) => [family, new Map()]));

/** "acteur/actrice (spectacle)" gives "acteur" and "actrice". */
const variants = (title: string): string[] =>
  title
    .replace(/\(.*?\)/g, ' ')
    .split('/')
    .map((one) => one.trim())
    .filter((one) => one !== '');

/** The family of a title that is a role's whole name; null for any other. */
function familyOf(title: string): string | null {
  const { family, forms, alternatives } = lexicon.readTitle(title);
  if (family === null || alternatives.length > 0) return null;
  const whole = lexicon.stems(title).sort().join(' ');
  return forms.some((form) => lexicon.stems(form).sort().join(' ') === whole) &&
    rows
      .find((row) => row.family === family)
      ?.[lexicon.titleLanguage(title) === 'fr' ? 'french' : 'english'].some(
        (name) => lexicon.stems(name).sort().join(' ') === whole,
      )
    ? family
    : null;
}

function add(profile: Profile | undefined, key: string, weight: number): void {
  profile?.set(key, (profile.get(key) ?? 0) + weight);
}

function familiesOf(titles: readonly string[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const title of titles.flatMap(variants)) {
    const family = familyOf(title);
    if (family !== null) found.set(family, (found.get(family) ?? 0) + 1);
  }
  return found;
}

const occupations = (await read('esco', 'occupations.jsonl')).trim().split('\n');
const links = (await read('esco', 'occupation_skills.jsonl'))
  .trim()
  .split('\n')
  .map((line): { id: string; essential: number[]; optional: number[] } => JSON.parse(line));
const linksOf = new Map(links.map((one) => [one.id, one]));
for (const line of occupations) {
  const one: EscoRow & { id: string } = JSON.parse(line);
  // The preferred name says more than one of twenty other names.
  const names = [one.en, one.en, one.en, ...one.enAlt, one.fr, one.fr, one.fr, ...one.frAlt];
  for (const [family, times] of familiesOf(names)) {
    add(codes.get(family), `esco ${one.code}`, times);
    add(codes.get(family), `isco ${one.isco}`, GROUP * times);
    const linked = linksOf.get(one.id);
    for (const skill of linked?.essential ?? []) add(skills.get(family), `${skill}`, times);
    for (const skill of linked?.optional ?? [])
      add(skills.get(family), `${skill}`, OPTIONAL_SKILL * times);
  }
}
for (const [file, column] of [
  ['Alternate Titles.txt', 1],
  ['Sample of Reported Titles.txt', 1],
] as const)
  for (const row of (await read('onet', file)).split('\n').slice(1)) {
    const cells = row.split('\t');
    for (const family of familiesOf([cells[column] ?? '']).keys())
      add(codes.get(family), `onet ${cells[0]}`, 1);
  }
for (const row of (await read('rome', 'appellations.csv')).split('\n').slice(1)) {
  const [, code, , title] = row.split(';');
  for (const family of familiesOf([title ?? '']).keys())
    add(codes.get(family), `rome ${code}`, GROUP);
}

/** Weighs rare keys more, and gives every profile the same length. */
function normalised(profiles: ReadonlyMap<string, Profile>): Map<string, Profile> {
  const holders = new Map<string, number>();
  for (const profile of profiles.values())
    for (const key of profile.keys()) holders.set(key, (holders.get(key) ?? 0) + 1);
  return new Map(
    [...profiles].map(([family, profile]) => {
      const weighed = [...profile].map(([key, weight]): [string, number] => [
        key,
        Math.sqrt(weight) * Math.log(profiles.size / holders.get(key)!),
      ]);
      const length = Math.hypot(...weighed.map(([, weight]) => weight)) || 1;
      return [family, new Map(weighed.map(([key, weight]) => [key, weight / length]))];
    }),
  );
}

function cosine(one: Profile, other: Profile): number {
  const [small, large] = one.size < other.size ? [one, other] : [other, one];
  let sum = 0;
  for (const [key, weight] of small) sum += weight * (large.get(key) ?? 0);
  return sum;
}

const byCode = normalised(codes);
const bySkill = normalised(skills);
const leads = new Map(
  rows.map((row) => {
    const level = row.implied === 'words' ? 'director' : row.implied;
    return [row.family, level !== null && LEADERS.has(level)];
  }),
);

const functions = new Map(rows.map((row) => [row.family, row.functions]));

function nearness(one: string, other: string): number {
  const inCodes = cosine(byCode.get(one)!, byCode.get(other)!);
  const known = [one, other].every((family) => skills.get(family)!.size > 0);
  const inSkills = cosine(bySkill.get(one)!, bySkill.get(other)!);
  const alike = known ? SKILL_SHARE * inSkills + (1 - SKILL_SHARE) * inCodes : inCodes / 2;
  const shared = functions.get(one)!.some((id) => functions.get(other)!.includes(id));
  return (
    alike * (leads.get(one) === leads.get(other) ? 1 : OTHER_RANK) * (shared ? 1 : OTHER_FUNCTION)
  );
}

const families = rows.map(({ family }) => family);
const lines = families.flatMap((family) => {
  const near = families
    .flatMap((other): [string, number][] => {
      const weight = other === family ? 0 : nearness(family, other);
      return weight >= MIN_NEARNESS ? [[other, weight]] : [];
    })
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .slice(0, MAX_NEAR);
  return near.length === 0
    ? []
    : [
        `${family}: ${near.map(([other, weight]) => `${other} ${Math.round(weight * 100)}`).join(', ')}`,
      ];
});
const text = `/*
 * Generated by \`npm run near-families\`. The families nearest to each one, and how near they are in
 * hundredths, from the skills and codes that ESCO, O*NET and ROME give their titles.
 */
export const NEAR_FAMILIES = \`
${lines.join('\n')}
\`;
`;
await writeFile(
  fileURLToPath(new URL('../src/lexicon/data/near-families.gen.ts', import.meta.url)),
  text,
);
console.log(`${lines.length} of ${families.length} families have a near one; ${text.length} bytes`);
