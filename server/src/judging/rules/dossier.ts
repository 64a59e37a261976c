import type { Lexicon, TitleReading } from '../../lexicon/types.ts';
import { memoize } from '../../platform/memoize.ts';
import { once } from '../../platform/once.ts';
import type { TalentProfile } from '../../talents/profile.ts';
import { pointerTo, type Reference } from '../../talents/profile-fields.ts';
import { instant, type Period } from './durations.ts';
import { type Passage, passageOf, type WordFold } from './passage.ts';
import { type ToldText, toldText } from './told-texts.ts';

/**
 * A profile prepared for reading: jobs with their dates, and texts that are folded on first use.
 */
export interface Dossier {
  profile: TalentProfile;
  asOf: number;
  jobs: readonly Job[];
  /** Current titles: of the current jobs, else the profile's own `jobTitle`. */
  currentTitles(): readonly Passage[];
  skills(): readonly Passage[];
  /** Headline and summary: the person's own claims, which no job supports. */
  claims(): readonly Passage[];
  /** Certificates, as listed. */
  certifications(): readonly Passage[];
  /** Headline, summary and the descriptions of jobs: texts that tell of the person in sentences. */
  sentences(): readonly Passage[];
  /** The same texts word by word, by what the words mean. */
  told(): readonly ToldText<Job>[];
  /** A title of the person is of technology, where "Go" is a language. */
  isTechnical(): boolean;
  passage(path: string, text: string): Passage;
  title(text: string): HeldTitle;
}

export interface Job extends Period {
  index: number;
  title: string | null;
  company: string | null;
  companyPath: string;
  description: string | null;
  isCurrent: boolean;
  /** Title and description, folded on first use. */
  passages(): readonly Passage[];
}

export interface HeldTitle {
  reading: TitleReading;
  folded: string;
  stems: ReadonlySet<string>;
}

export type Dossiers = (profile: TalentProfile, asOf: number) => Dossier;

/** The number of distinct words and titles that are cached; profiles share most of theirs. */
const REMEMBERED_WORDS = 60_000;
const REMEMBERED_TITLES = 20_000;

const TECHNICAL_FUNCTIONS: ReadonlySet<string> = new Set(['engineering', 'data', 'it']);

export function createDossiers(lexicon: Lexicon): Dossiers {
  const fold: WordFold = memoize(REMEMBERED_WORDS, (word) => lexicon.fold(word));
  const roots = memoize(REMEMBERED_WORDS, (word) => lexicon.roots(word));
  const title = memoize(
    REMEMBERED_TITLES,
    (text): HeldTitle => ({
      reading: lexicon.readTitle(text),
      folded: ` ${lexicon.fold(text)} `,
      stems: new Set(lexicon.stems(text)),
    }),
  );
  return (profile, asOf) => {
    const passage = (path: string, text: string): Passage => passageOf(path, text, fold);
    const jobs = profile.experiences.map((experience, index) =>
      jobOf(experience, index, asOf, passage),
    );
    const claims = once(() =>
      present([
        passageAt('/headline', profile.headline, passage),
        passageAt('/summary', profile.summary, passage),
      ]),
    );
    return {
      profile,
      asOf,
      jobs,
      title,
      passage,
      claims,
      sentences: once(() => [
        ...jobs.flatMap((job) => job.passages().filter(({ path }) => !path.endsWith('/title'))),
        ...claims(),
      ]),
      told: once(() => [
        ...jobs.flatMap((job) =>
          job
            .passages()
            .filter(({ path }) => !path.endsWith('/title'))
            .map((text) => toldText<Job>(text, 'job', job, job.title, roots)),
        ),
        ...claims().map((text) => toldText<Job>(text, 'claim', null, profile.jobTitle, roots)),
      ]),
      certifications: once(() =>
        profile.certifications.map(({ name }, at) =>
          passage(pointerTo('/certifications/*/name', at), name),
        ),
      ),
      isTechnical: once(() =>
        [profile.jobTitle, ...jobs.map((job) => job.title)].some(
          (held) =>
            filled(held) !== null &&
            title(held!).reading.functions.some((id) => TECHNICAL_FUNCTIONS.has(id)),
        ),
      ),
      currentTitles: once(() => currentTitles(profile, jobs, passage)),
      skills: once(() =>
        profile.skills.map((skill, at) => passage(pointerTo('/skills/*', at), skill)),
      ),
    };
  };
}

function jobOf(
  experience: TalentProfile['experiences'][number],
  index: number,
  asOf: number,
  passage: Dossier['passage'],
): Job {
  const start = instant(experience.startDate, asOf);
  const stated = instant(experience.endDate, asOf);
  const named = filled(experience.organizationName);
  return {
    index,
    title: filled(experience.title),
    company: named ?? filled(experience.organization.name),
    companyPath: pointerTo(
      named === null ? '/experiences/*/organization/name' : '/experiences/*/organizationName',
      index,
    ),
    description: filled(experience.description),
    isCurrent: experience.isCurrent,
    start,
    // An end before the start is a mistake: then neither date can be trusted to end the job.
    end:
      stated !== null && (start === null || stated >= start)
        ? stated
        : experience.isCurrent
          ? asOf
          : null,
    passages: once(() =>
      present([
        passageAt(pointerTo('/experiences/*/title', index), experience.title, passage),
        passageAt(pointerTo('/experiences/*/description', index), experience.description, passage),
      ]),
    ),
  };
}

function currentTitles(
  profile: TalentProfile,
  jobs: readonly Job[],
  passage: Dossier['passage'],
): Passage[] {
  const current = jobs
    .filter((job) => job.isCurrent && job.title !== null)
    .map((job) => passage(titlePath(job), job.title!));
  const stated = filled(profile.jobTitle);
  if (stated !== null && !current.some((held) => held.text === stated))
    current.push(passage('/jobTitle', stated));
  return current;
}

const filled = (text: string | null): string | null =>
  text === null || text.trim() === '' ? null : text;

const passageAt = (
  path: string,
  text: string | null,
  passage: Dossier['passage'],
): Passage | null => (filled(text) === null ? null : passage(path, text!));

const present = (passages: (Passage | null)[]): Passage[] =>
  passages.filter((passage) => passage !== null);

/** The dates of a job, quoted as year and month where they are written so. */
export function dateReferences(dossier: Dossier, job: Job): Reference[] {
  const { startDate, endDate } = dossier.profile.experiences[job.index]!;
  const quotes: Reference[] = [];
  if (filled(startDate) !== null)
    quotes.push({
      path: pointerTo('/experiences/*/startDate', job.index),
      quote: dateQuote(startDate!),
    });
  if (filled(endDate) !== null)
    quotes.push({
      path: pointerTo('/experiences/*/endDate', job.index),
      quote: dateQuote(endDate!),
    });
  return quotes;
}

const dateQuote = (text: string): string => /^\d{4}-\d{2}/.exec(text)?.[0] ?? text;

const titlePath = ({ index }: Job): string => pointerTo('/experiences/*/title', index);

export function titleReference(job: Job): Reference[] {
  return job.title === null ? [] : [{ path: titlePath(job), quote: job.title }];
}

export function companyReference(job: Job): Reference[] {
  return job.company === null ? [] : [{ path: job.companyPath, quote: job.company }];
}
