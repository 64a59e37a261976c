import type { Lexicon } from '../../lexicon/types.ts';
import { memoize } from '../../platform/memoize.ts';
import type { TalentProfile } from '../../talents/profile.ts';
import { type BlindProfile, blind } from './blind.ts';

/** The number of names for which the result of `meansSomething` is cached. */
const REMEMBERED_NAMES = 20_000;
/** Smaller places share their names with too many people to count as a place first. */
const KNOWN_PLACE = 100_000;

/** The only way to a profile that a judge or a model may see. */
export type BlindView = (profile: TalentProfile) => BlindProfile;

export function createBlindView(lexicon: Lexicon): BlindView {
  const isOrdinaryWord = memoize(REMEMBERED_NAMES, (name) => meansSomething(name, lexicon));
  return (profile) => blind(profile, { isOrdinaryWord });
}

/** Whether a name is also a word that a profile may use: a skill, a trade, a language, a place. */
function meansSomething(name: string, lexicon: Lexicon): boolean {
  const isKnownPlace = lexicon
    .readPlaces(name)
    .some((place) => place.kind !== 'city' || place.population >= KNOWN_PLACE);
  return (
    isKnownPlace ||
    lexicon.readSkill(name) !== null ||
    lexicon.readLanguage(name) !== null ||
    lexicon.scan(name).some(({ kind }) => kind !== 'place')
  );
}
