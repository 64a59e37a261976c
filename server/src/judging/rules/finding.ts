import type { Lexicon } from '../../lexicon/lexicon.ts';
import type { CriterionStatus, Reference } from '../contract.ts';
import type { Dossier, Job } from './dossier.ts';
import type { Bound, YearRange } from './durations.ts';
import type { Geography } from './evaluate-place.ts';
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
