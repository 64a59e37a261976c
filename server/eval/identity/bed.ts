import { generatePeople } from '../../../sample/src/people.ts';
import { createRandom, type Random } from '../../../sample/src/random.ts';
import type { TalentProfile } from '../../src/talents/profile.ts';
import type { RowContact } from '../../src/talents/rules/normalize-row.ts';
import { HELD_OUT } from './held-out-kinds.ts';
import { TUNED } from './tuned-kinds.ts';

/*
 * 2,000 made-up people, and 600 of them once more as a second source would have them: a part of the
 * fields, firms written otherwise, dates to the year, and one change of the name or the job. Half
 * of the kinds of change were not looked at while the rules were made. Among the 2,000 are people
 * who look alike and are not one: namesakes, colleagues with one first name, brothers and sisters
 * in one firm, and people who share the telephone of their firm.
 */

export interface BedPerson {
  /** Who it is: two entries with one number are one person. */
  person: number;
  profile: Omit<TalentProfile, 'id'>;
  contacts: RowContact[];
  /** What was changed; null in the first source. */
  kind: string | null;
  isHeldOut: boolean;
}

export type Profile = Omit<TalentProfile, 'id'>;
/** What the two sources say of a person; null where the kind of change does not apply. */
export type Change = (
  profile: Profile,
  random: Random,
  other: Profile,
) => { first: Profile; second: Profile } | null;

const PEOPLE = 2_000;
const COPIES_OF_A_KIND = 50;
/** People at the beginning who look like somebody else. */
const LOOK_ALIKE = 500;
const AS_OF = new Date('2026-06-01T00:00:00Z');
const SEED = 24;
/** Of a hundred copies, how many have the email of the first source too. */
const SHARED_EMAILS = 20;

export function makeBed(seed = SEED): { first: BedPerson[]; second: BedPerson[] } {
  const made = [...generatePeople({ count: PEOPLE, seed, asOf: AS_OF, batchSize: PEOPLE })].flat();
  const people = made.map(({ id: _, ...profile }, person): BedPerson => {
    const email = { kind: 'email', value: `person${person}@example.org` } as const;
    return { person, profile, contacts: [email], kind: null, isHeldOut: false };
  });
  lookAlike(people, createRandom(seed, 1));
  const second: BedPerson[] = [];
  const kinds = [
    ...Object.entries(TUNED).map(([name, change]) => ({ name, change, isHeldOut: false })),
    ...Object.entries(HELD_OUT).map(([name, change]) => ({ name, change, isHeldOut: true })),
  ];
  // Behind the people who look alike; each person is copied once at most.
  const left = new Set(people.slice(LOOK_ALIKE));
  for (const [number, { name, change, isHeldOut }] of kinds.entries()) {
    const random = createRandom(seed, 100 + number);
    let copies = 0;
    for (const one of left) {
      if (copies === COPIES_OF_A_KIND) break;
      const changed = change(one.profile, random, people[random.int(0, LOOK_ALIKE - 1)]!.profile);
      if (changed === null) continue;
      copies++;
      left.delete(one);
      one.profile = changed.first;
      const contacts = random.chance(SHARED_EMAILS / 100) ? one.contacts : [];
      const profile = asSecondSource(changed.second, random);
      second.push({ person: one.person, profile, contacts, kind: name, isHeldOut });
    }
  }
  return { first: people, second };
}

/** The first people, in pairs, become others who look alike. */
function lookAlike(people: BedPerson[], random: Random): void {
  for (let at = 0; at < LOOK_ALIKE; at += 2) {
    const [one, other] = [people[at]!, people[at + 1]!];
    const { firstname, lastname, city, state, country } = one.profile;
    const kind = random.int(0, 4);
    const together = { currentOrganization: one.profile.currentOrganization };
    const [job, ...jobs] = other.profile.experiences;
    const colleague = {
      ...together,
      city,
      state,
      country,
      experiences:
        job === undefined
          ? []
          : [
              { ...job, organizationName: one.profile.experiences[0]?.organizationName ?? null },
              ...jobs,
            ],
    };
    if (kind === 0) other.profile = { ...other.profile, firstname, lastname };
    if (kind === 1) other.profile = { ...other.profile, firstname, lastname, city, state, country };
    if (kind === 2) other.profile = { ...other.profile, ...colleague, firstname };
    if (kind === 3) other.profile = { ...other.profile, ...colleague, lastname };
    if (kind === 4) {
      const phone = { kind: 'phone', value: `+3314000${1000 + at}` } as const;
      one.contacts = [...one.contacts, phone];
      other.contacts = [...other.contacts, phone];
      other.profile = { ...other.profile, ...colleague, ...(random.chance(0.5) && { firstname }) };
    }
  }
}

const LEGAL_FORMS = [' SAS', ' SA', ' Group', ' GmbH', ', Inc.'];
const yearOf = (date: string | null): string | null =>
  date === null ? null : `${date.slice(0, 4)}-01-01T00:00:00.000Z`;

function asSecondSource(profile: Profile, random: Random): Profile {
  const toYear = random.chance(0.3) ? yearOf : (date: string | null) => date;
  const form = random.chance(0.3) ? LEGAL_FORMS[random.int(0, LEGAL_FORMS.length - 1)]! : '';
  const jobs = random.chance(0.2) ? profile.experiences.slice(0, 3) : profile.experiences;
  return {
    ...profile,
    summary: null,
    photoUrl: null,
    proNetworkUrl: null,
    headline: null,
    city: random.chance(0.2) ? null : profile.city,
    interests: [],
    certifications: [],
    skills: profile.skills.filter(() => random.chance(0.6)),
    experiences: jobs.map((job) => ({
      ...job,
      description: null,
      organizationName: job.organizationName === null ? null : job.organizationName + form,
      startDate: toYear(job.startDate),
      endDate: toYear(job.endDate),
    })),
    educations: random.chance(0.3) ? [] : profile.educations,
  };
}
