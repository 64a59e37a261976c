import { buildCareer, type Position } from './careers.ts';
import { cityName, type Identity, pickIdentity, titleFor } from './identity.ts';
import { monthOf, timestampOf } from './months.ts';
import { pickCertifications, pickInterests, pickLanguages } from './pastimes.ts';
import type { Experience, MadeUpPerson } from './person.ts';
import { createDescriber, headline, type KnownSkills, type Self, summary } from './prose.ts';
import { createRandom, type Random } from './random.ts';
import { slugOf } from './slugs.ts';
import { pickStudies } from './studies.ts';
import { TRACKS } from './tracks/all-tracks.ts';
import { inLanguage, type Track } from './tracks/track.ts';

export interface PeopleOptions {
  count: number;
  seed: number;
  /** The present of their careers; only its month counts. */
  asOf: Date;
  batchSize: number;
}

/** Made-up people in batches. Person n of a seed is the same however many are asked for. */
export function* generatePeople({
  count,
  seed,
  asOf,
  batchSize,
}: PeopleOptions): Generator<MadeUpPerson[]> {
  for (let from = 0; from < count; from += batchSize) {
    yield Array.from({ length: Math.min(batchSize, count - from) }, (_, index) =>
      generatePerson(seed, from + index, asOf),
    );
  }
}

export function generatePerson(seed: number, index: number, asOf: Date): MadeUpPerson {
  const random = createRandom(seed, index);
  const today = monthOf(asOf);
  const identity = pickIdentity(random);
  const { language } = identity;
  const track = random.pick(TRACKS);
  const career = buildCareer(random, identity, track, today);
  const skills = pickSkills(random, career.positions);
  const latest = career.positions.findLast((position) => position.kind === 'job')!;
  const title = titleFor(identity, latest.track.titles[latest.level]!);
  const employed = latest.end === null;
  const self: Self = {
    title,
    company: employed ? latest.company.name : null,
    industry: latest.industry,
    years: Math.floor((today - career.start) / 12),
    skills: skills.get(latest.track)!,
    language,
    isWoman: identity.isWoman,
  };
  const describe = createDescriber(random, skills, language);
  const slug = `${slugOf(`${identity.firstname} ${identity.lastname}`)}-${uniqueSuffix(seed, index)}`;
  return {
    id: identity.id,
    firstname: identity.firstname,
    lastname: identity.lastname,
    gender: random.chance(0.12)
      ? null
      : inLanguage(identity.isWoman ? 'female|Femme' : 'male|Homme', language),
    city: cityName(identity),
    country: inLanguage(identity.country.name, language),
    jobTitle: employed ? title : null,
    summary: random.chance(0.22) ? null : summary(random, self),
    state: inLanguage(identity.city.state, language),
    headline: headline(random, self),
    photoUrl: random.chance(0.3) ? `https://photos.example.org/${slug}.jpg` : null,
    proNetworkUrl: `https://www.linkedin.com/in/${slug}`,
    currentOrganization: employed
      ? { id: latest.company.id, name: latest.company.name, logoUrl: null }
      : null,
    experiences: career.positions
      .toReversed()
      .map((position) => experienceOf(position, { random, describe, identity, today })),
    educations: pickStudies(random, identity, career.positions[0]!.track, {
      careerStart: career.positions[0]!.start,
      today,
      level: latest.level,
    }),
    skills: [...new Set([...skills.values()].flat().map((skill) => inLanguage(skill, language)))],
    interests: pickInterests(random, language),
    languages: pickLanguages(random, identity),
    certifications: pickCertifications(random, latest.track, {
      country: identity.country.code,
      careerStart: career.start,
      today,
    }),
  };
}

/** What the person knows in each line of work, the present one first and best. */
function pickSkills(random: Random, positions: readonly Position[]): KnownSkills {
  const tracks = [...new Set(positions.map((position) => position.track))].reverse();
  const known = new Map<Track, string[]>();
  for (const [index, track] of tracks.entries()) {
    const all = track.skills.split(', ');
    const core = random.sample(all.slice(0, 4), random.int(2, 3));
    const more = random.sample(all.slice(4), index === 0 ? random.int(4, 8) : 3);
    known.set(track, [...core, ...more]);
  }
  return known;
}

interface Teller {
  random: Random;
  describe: (position: Position) => string;
  identity: Identity;
  today: number;
}

/** Some past positions lost their dates, and some people write no descriptions. */
function experienceOf(
  position: Position,
  { random, describe, identity, today }: Teller,
): Experience {
  const isCurrent = position.end === null || position.end >= today;
  const lost = isCurrent ? 1 : random.next();
  return {
    organizationName: position.company.name,
    title: titleOf(position, identity),
    startDate: lost < 0.04 ? null : timestampOf(position.start),
    endDate: isCurrent || lost < 0.025 ? null : timestampOf(position.end!),
    description: random.chance(0.9) ? describe(position) : null,
    isCurrent,
    organization: { logoUrl: null, name: position.company.name },
  };
}

function titleOf({ kind, track, level }: Position, identity: Identity): string {
  if (kind === 'internship') return titleFor(identity, track.intern);
  const title = titleFor(identity, track.titles[level]!);
  if (kind === 'job') return title;
  return identity.language === 'fr'
    ? `${title} (${identity.isWoman ? 'indépendante' : 'indépendant'})`
    : `Freelance ${title}`;
}

/**
 * Eight hexadecimal digits that differ for every person of a seed: an odd factor permutes the
 * 32-bit numbers.
 */
function uniqueSuffix(seed: number, index: number): string {
  const mixed = (Math.imul(index + 1, 0x9e3779b1) ^ Math.imul((seed >>> 0) + 1, 0x85ebca6b)) >>> 0;
  return mixed.toString(16).padStart(8, '0');
}
