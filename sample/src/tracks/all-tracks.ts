import { careAndEducationTracks } from './care-and-education.ts';
import { commerceTracks } from './commerce.ts';
import { dataAndProductTracks } from './data-and-product.ts';
import { financeTracks } from './finance.ts';
import { industryTracks } from './industry.ts';
import { officeTracks } from './office.ts';
import { softwareTracks } from './software.ts';
import type { Track } from './track.ts';

/**
 * Every track as often as it is repeated: the jobs that recruiters search most are the most common.
 */
export const TRACKS: readonly Track[] = [
  ...[...softwareTracks, ...dataAndProductTracks].flatMap((track) => [track, track, track]),
  ...[...commerceTracks, ...financeTracks, ...officeTracks].flatMap((track) => [track, track]),
  ...industryTracks.flatMap((track) => [track, track]),
  ...careAndEducationTracks,
];

const BY_KEY = new Map(TRACKS.map((track) => [track.key, track]));

/** Throws for a key that no track has: the data would be wrong. */
export function trackOf(key: string): Track {
  const track = BY_KEY.get(key);
  if (!track) throw new Error(`There is no track ${key}.`);
  return track;
}
