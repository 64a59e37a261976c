import type { Lexicon, Place, Residence } from '../../lexicon/types.ts';
import type { TalentProfile } from '../../talents/profile.ts';
import type { CriterionStatus, Reference } from '../contract.ts';
import type { Dossier, Job } from './dossier.ts';
import type { Bound, YearRange } from './durations.ts';
import type { NamedJob, Wording } from './wording.ts';

/** What a rule found about one criterion in one profile. */
export interface Finding {
  status: CriterionStatus;
  result: string;
  references: readonly Reference[];
  /** How a time was counted, for criteria that ask for one. */
  counted?: Counted;
}

export interface Counted {
  range: YearRange;
  asked: Bound;
  jobs: readonly Job[];
}

/** What the lexicon knows of places, remembered: many talents live in few places. */
export interface Geography {
  residence(profile: TalentProfile): Residence;
  /** Ids of the cities within `km` kilometres of a place. */
  near(place: Place, km: number): ReadonlySet<string>;
}

/** What every rule is given beside the reading. */
export interface Question {
  dossier: Dossier;
  lexicon: Lexicon;
  words: Wording;
  geography: Geography;
}

/** References shown at most: enough to check a finding, short enough to read. */
const MAX_REFERENCES = 8;

export const finding = (
  status: CriterionStatus,
  result: string,
  references: readonly Reference[] = [],
): Finding => ({
  status,
  result,
  references: references.length > MAX_REFERENCES ? references.slice(0, MAX_REFERENCES) : references,
});

export const unknown = (result: string): Finding => finding('unknown', result);

export const namedJob = ({ title, company, start, end, isCurrent }: Job): NamedJob => ({
  title,
  company,
  start,
  end,
  isCurrent,
});
