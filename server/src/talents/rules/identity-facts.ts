import type { TalentProfile } from '../profile.ts';
import { latin, nameCode, nameWords } from './name-words.ts';

/** What people who may be one are found by. */
export interface KeyFacts {
  first: string[];
  last: string[];
  /** The newest first. */
  jobs: { words: string[]; shown: string; start: string | null; end: string | null }[];
  schools: { words: string[]; shown: string; end: string | null }[];
}

/** What is compared of two of them. */
export interface IdentityFacts extends KeyFacts {
  url: string | null;
  city: string;
  country: string;
  titles: string[];
  skills: Set<string>;
}

/** How the legal form of a firm, or its country, is written varies between sources. */
const NO_ORGANIZATION = new Set(
  'sas sasu sa sarl eurl sci scop gmbh ag kg se inc incorporated ltd limited llc llp plc bv nv spa srl sl co corp corporation company group groupe holding the and et of france uk usa germany deutschland international consulting university universite ecole school college institute institut'.split(
    ' ',
  ),
);

function organizationWords(name: string): string[] {
  const words = latin(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const telling = words.filter((word) => word.length > 1 && !NO_ORGANIZATION.has(word));
  return telling.length > 0 ? telling : words;
}

const folded = (text: string | null): string => latin(text ?? '').trim();
/** `2019-03` of a timestamp. */
const monthOf = (date: string | null): string | null => date?.slice(0, 7) ?? null;

type Profile = Omit<TalentProfile, 'id'>;

export const identityFacts = (
  profile: Profile,
  facts: KeyFacts = keyFacts(profile),
): IdentityFacts => ({
  ...facts,
  url: profile.proNetworkUrl,
  city: folded(profile.city),
  country: folded(profile.country),
  titles: [profile.jobTitle, ...profile.experiences.map(({ title }) => title)]
    .map(folded)
    .filter(Boolean),
  skills: new Set(profile.skills.map(folded)),
});

export function keyFacts(profile: Profile): KeyFacts {
  const jobs = profile.experiences
    .flatMap(({ organizationName, startDate, endDate }) =>
      organizationName === null
        ? []
        : {
            words: organizationWords(organizationName),
            shown: organizationName,
            start: monthOf(startDate),
            end: monthOf(endDate),
          },
    )
    .sort((a, b) => ((b.start ?? '') < (a.start ?? '') ? -1 : 1));
  const current = profile.currentOrganization?.name ?? null;
  if (jobs.length === 0 && current !== null)
    jobs.push({ words: organizationWords(current), shown: current, start: null, end: null });
  return {
    first: nameWords(profile.firstname),
    last: nameWords(profile.lastname),
    jobs,
    schools: profile.educations.flatMap(({ schoolName, endDate }) =>
      schoolName === null
        ? []
        : { words: organizationWords(schoolName), shown: schoolName, end: monthOf(endDate) },
    ),
  };
}

const MAX_NAME_KEYS = 4;
/** A new source adds jobs at the end, so that the last three of two sources have some in common. */
const KEYED_JOBS = 3;

/**
 * Numbers that people who may be one have in common: their names in any order, or one name with an
 * employer or a school and a year. Each is a hash, so that none is read from the database.
 */
export function identityKeys({ first, last, jobs, schools }: KeyFacts): number[] {
  const keys = new Set<string>();
  for (const [one, other] of namePairs(first, last).slice(0, MAX_NAME_KEYS))
    keys.add([nameCode(one), nameCode(other)].sort().join('|'));
  const names = [...new Set([...first.slice(0, 1), ...last.slice(0, 2)].map(nameCode))];
  for (const name of names) {
    for (const { words, start } of jobs.slice(0, KEYED_JOBS))
      keys.add(`${name}|${words[0]}|${start?.slice(0, 4) ?? ''}`);
    for (const { words, end } of schools.slice(0, 1))
      keys.add(`${name}|${words[0]}|${end?.slice(0, 4) ?? ''}`);
  }
  return [...keys].map(hashOf);
}

/** A source that swaps the two, or has one field for both, gives the same pairs. */
function namePairs(first: readonly string[], last: readonly string[]): [string, string][] {
  const isOneField = first.length === 0 || last.length === 0;
  const words = [...first, ...last].slice(0, 4);
  const pairs: [string, string][] = [];
  for (const [at, one] of (isOneField ? words : first.slice(0, 2)).entries())
    for (const other of isOneField ? words.slice(at + 1) : last.slice(0, 3))
      pairs.push([one, other]);
  return pairs;
}

/** 53 bits (cyrb53), so that a number holds them. */
function hashOf(text: string): number {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return 4294967296 * (2097151 & low) + (high >>> 0);
}
