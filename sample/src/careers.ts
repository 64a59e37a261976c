import type { Industry } from './companies.ts';
import { type Company, pickCompany } from './companies.ts';
import { cityName, type Identity } from './identity.ts';
import type { Random } from './random.ts';
import { trackOf } from './tracks/all-tracks.ts';
import { inLanguage, type Track } from './tracks/track.ts';

/** A position on the way; months as in months.ts. */
export interface Position {
  track: Track;
  /** -1 for an internship, then the rung of the track's ladder, 0 to 4. */
  level: number;
  kind: 'job' | 'internship' | 'freelance';
  company: Company;
  industry: Industry;
  start: number;
  /** Null when it is the present one. */
  end: number | null;
}

export interface Career {
  /** In order of their start. */
  positions: Position[];
  /** When the first job began, internships left out. */
  start: number;
}

const MAX_POSITIONS = 6;
const MIN_MONTHS = 8;
const MIN_MONTHS_AFTER_GAP = 6;
/** Years of experience at which people reach the rungs of a ladder, at an ordinary pace. */
const YEARS_AT_LEVEL = [0, 2, 5, 10, 16];

/**
 * Lays a career out backwards from today: how long it is, in how many positions, and how far up
 * each one stands.
 */
export function buildCareer(
  random: Random,
  identity: Identity,
  track: Track,
  today: number,
): Career {
  const months = 9 + Math.floor(396 * random.next() ** 1.6);
  const start = today - months;
  const hasInternship = months < 150 && random.chance(0.55);
  const wanted = Math.round(months / random.int(26, 60)) + random.int(0, 1);
  const jobs = Math.max(
    hasInternship ? 1 : 2,
    Math.min(wanted, MAX_POSITIONS - (hasInternship ? 1 : 0), Math.floor(months / MIN_MONTHS)),
  );
  const positions = layOut(random, identity, tracksOf(random, track, jobs), { start, today });
  const last = positions.at(-1)!;
  if (random.chance(0.06)) last.end = Math.max(last.start + 1, today - random.int(1, 7));
  if (hasInternship) positions.unshift(internship(random, identity, positions[0]!));
  if (positions.length < MAX_POSITIONS && months > 48 && random.chance(0.1))
    positions.push(freelance(random, identity, track, positions));
  return { positions: positions.sort((a, b) => a.start - b.start), start };
}

/** Some people come from a neighbouring line of work. */
function tracksOf(random: Random, track: Track, jobs: number): Track[] {
  const moved = track.from && jobs >= 3 && random.chance(0.35);
  const earlier = moved ? trackOf(random.pick(track.from!)) : track;
  const before = moved ? random.int(1, jobs - 2) : 0;
  return Array.from({ length: jobs }, (_, index) => (index < before ? earlier : track));
}

function layOut(
  random: Random,
  identity: Identity,
  tracks: readonly Track[],
  { start, today }: { start: number; today: number },
): Position[] {
  const shares = tracks.map(() => 0.5 + random.next());
  const whole = shares.reduce((sum, share) => sum + share, 0);
  const pace = 0.65 + random.next() * 0.75;
  const ceiling = random.pick([1, 2, 2, 2, 3, 3, 4]);
  const positions: Position[] = [];
  let at = start;
  for (const [index, track] of tracks.entries()) {
    const previous = positions.at(-1);
    const earned = YEARS_AT_LEVEL.findLastIndex((years) => years <= ((at - start) / 12) * pace);
    const reached = previous ? Math.max(0, previous.level - (previous.track === track ? 0 : 1)) : 0;
    const level = Math.max(reached, Math.min(earned, ceiling, reached + 1));
    const promoted =
      previous !== undefined &&
      previous.track === track &&
      level > previous.level &&
      random.chance(0.4);
    const employer = promoted
      ? { company: previous.company, industry: previous.industry }
      : pickEmployer(random, identity, track, previous);
    const length = Math.max(MIN_MONTHS, Math.round((shares[index]! / whole) * (today - start)));
    const end =
      index === tracks.length - 1
        ? null
        : Math.min(at + length, today - MIN_MONTHS * (tracks.length - 1 - index));
    const longestGap = Math.max(0, Math.min(length, (end ?? today) - at) - MIN_MONTHS_AFTER_GAP);
    const gap =
      previous && !promoted && random.chance(0.15) ? Math.min(random.int(2, 10), longestGap) : 0;
    positions.push({ track, level, kind: 'job', ...employer, start: at + gap, end });
    at = end ?? today;
  }
  return positions;
}

function pickEmployer(
  random: Random,
  identity: Identity,
  track: Track,
  previous: Position | undefined,
): { company: Company; industry: Industry } {
  const stays =
    previous !== undefined && track.industries.includes(previous.industry) && random.chance(0.55);
  const industry = stays ? previous.industry : random.pick(track.industries);
  const elsewhere = previous === undefined && random.chance(0.35);
  const city = elsewhere
    ? inLanguage(random.pick(identity.country.cities).name, identity.language)
    : cityName(identity);
  const where = {
    industry,
    country: identity.country.code,
    city,
    french: identity.language === 'fr',
  };
  const first = pickCompany(random, where);
  return {
    company: first.id === previous?.company.id ? pickCompany(random, where) : first,
    industry,
  };
}

function internship(random: Random, identity: Identity, first: Position): Position {
  const length = random.int(4, 8);
  const end = first.start - random.int(0, 3);
  const hired = random.chance(0.3);
  const employer = hired
    ? { company: first.company, industry: first.industry }
    : pickEmployer(random, identity, first.track, undefined);
  return {
    track: first.track,
    level: -1,
    kind: 'internship',
    ...employer,
    start: end - length,
    end,
  };
}

/** A side activity, over the months of a job or two. */
function freelance(
  random: Random,
  identity: Identity,
  track: Track,
  positions: readonly Position[],
): Position {
  const during = random.pick(positions.filter((position) => position.kind === 'job'));
  const start = during.start + random.int(2, 6);
  const name =
    identity.language === 'fr' ? (identity.isWoman ? 'Indépendante' : 'Indépendant') : 'Freelance';
  return {
    track,
    level: Math.min(Math.max(during.level, 0), 2),
    kind: 'freelance',
    company: { id: 'org_freelance', name },
    industry: during.industry,
    start,
    end: start + random.int(6, 20),
  };
}
