import type { Lexicon, Place, Residence } from '../../lexicon/types.ts';
import type { TalentProfile } from '../../talents/profile.ts';
import type { CriterionStatus, Reference } from '../contract.ts';
import type { Dossier, Job } from './dossier.ts';
import type { Bound, YearRange } from './durations.ts';
import type { AskedTerm } from './meaning-of.ts';
import type { NamedJob, Wording } from './wording.ts';

/** The result of a rule for one criterion and one profile. */
export interface Finding {
  status: CriterionStatus;
  result: string;
  references: readonly Reference[];
  /** A text names what is asked without asserting it: other words would not say it better. */
  isNamed?: true;
  /** How the time was counted, for criteria about time. */
  counted?: Counted;
}

export interface Counted {
  range: YearRange;
  asked: Bound;
  jobs: readonly Job[];
}

/** Cached facts of the lexicon about places: many talents live in few places. */
export interface Geography {
  residence(profile: TalentProfile): Residence;
  /** Ids of the cities within `km` kilometres of a place. */
  near(place: Place, km: number): ReadonlySet<string>;
}

/** The input of every rule, in addition to the reading. */
export interface Question {
  dossier: Dossier;
  lexicon: Lexicon;
  words: Wording;
  geography: Geography;
  /** What the words of a criterion mean; cached, as a casting asks the same of everybody. */
  asked(label: string): readonly AskedTerm[];
}

/** The maximum number of references shown: enough to check a finding, short enough to read. */
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
