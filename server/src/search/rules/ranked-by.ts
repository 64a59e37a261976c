import type { Lexicon } from '../../lexicon/types.ts';
import type { TalentProfile } from '../../talents/profile.ts';
import { splitExperiences } from '../document/work.ts';
import type { Filter } from './filter.ts';
import { itemsOf } from './items.ts';
import type { Match } from './matched.ts';

type Language = 'en' | 'fr';

/** What decides the rank of a match, most important first. */
export const RANK_REASONS = [
  'current_title',
  'last_title',
  'past_title',
  'level',
  'wishes',
  'current_skill',
  'recent_skill',
  'listed_skill',
] as const;
export type RankReason = (typeof RANK_REASONS)[number];

/** One reason for the rank of a talent, and the sentence that says it. */
export interface RankedBy {
  reason: RankReason;
  text: string;
}

/** More reasons than this say nothing about the order of a page. */
const MAX_REASONS = 4;

/** The first reasons why a talent ranks where it does, from what its filters matched. */
export function rankedBy(
  profile: TalentProfile,
  filters: readonly Filter[],
  matched: readonly Match[],
  { lexicon, language }: { lexicon: Lexicon; language: Language },
): RankedBy[] {
  const words = WORDS[language];
  const quotes = new Map<RankReason, Set<string>>();
  const firsts = new Map(matched.toReversed().map((match) => [match.filter, match]));
  for (const { filterType, path, text } of firsts.values()) {
    const reason = path === null ? null : reasonOf(filterType, path, profile);
    if (reason !== null) quotes.set(reason, (quotes.get(reason) ?? new Set()).add(text!));
  }
  const wishes = filters.filter(({ isRequired, isExcluded }) => !isRequired && !isExcluded).length;
  const met = [...firsts.keys()].filter((at) => !filters[at]!.isRequired).length;
  return RANK_REASONS.flatMap((reason): RankedBy[] => {
    if (reason === 'level')
      return isOfLevel(filters, firsts, lexicon) ? [{ reason, text: words.level }] : [];
    if (reason === 'wishes') return met > 0 ? [{ reason, text: words.wishes(met, wishes) }] : [];
    const found = quotes.get(reason);
    return found ? [{ reason, text: words.quoted[reason]([...found].map(words.quote)) }] : [];
  }).slice(0, MAX_REASONS);
}

/** What a match says about the rank: where the title or the skill stands. */
function reasonOf(
  filterType: Filter['filterType'],
  path: string,
  profile: TalentProfile,
): Quoted | null {
  if (filterType !== 'JOB_TITLE' && filterType !== 'SKILL') return null;
  const isTitle = filterType === 'JOB_TITLE';
  if (path === '/jobTitle') return isTitle ? 'current_title' : 'current_skill';
  if (path.startsWith('/skills/')) return isTitle ? null : 'listed_skill';
  const at = Number(/^\/experiences\/(\d+)\//.exec(path)?.[1] ?? Number.NaN);
  const job = profile.experiences[at];
  if (!job) return null;
  if (job.isCurrent) return isTitle ? 'current_title' : 'current_skill';
  if (!isTitle) return 'recent_skill';
  return splitExperiences(profile).past[0]?.at === at ? 'last_title' : 'past_title';
}

/** Whether a title that was asked for with its level matched one that states this level. */
function isOfLevel(
  filters: readonly Filter[],
  firsts: ReadonlyMap<number, Match>,
  lexicon: Lexicon,
): boolean {
  return filters.some(({ filterType, value }, at) => {
    const text = firsts.get(at)?.text ?? null;
    if (filterType !== 'JOB_TITLE' || text === null) return false;
    const level = lexicon.readTitle(text).seniority;
    return (
      level !== null && itemsOf(value).some((title) => lexicon.readTitle(title).seniority === level)
    );
  });
}

type Quoted = Exclude<RankReason, 'level' | 'wishes'>;

interface Words {
  quote(text: string): string;
  quoted: Record<Quoted, (texts: readonly string[]) => string>;
  level: string;
  wishes(met: number, all: number): string;
}

/** "Label: a, b", with the space before the colon that French has. */
const listed =
  (colon: string) =>
  (one: string, several = one) =>
  (texts: readonly string[]): string =>
    `${texts.length === 1 ? one : several}${colon}${texts.join(', ')}`;
const english = listed(': ');
const french = listed('\u00a0: ');

const WORDS: Record<Language, Words> = {
  en: {
    quote: (text) => `“${text}”`,
    quoted: {
      current_title: english('Current title', 'Current titles'),
      last_title: english('Title of the last job'),
      past_title: english('Title of an older job'),
      current_skill: english('Skill named in a current job', 'Skills named in a current job'),
      recent_skill: english('Skill named in the last job', 'Skills named in the last job'),
      listed_skill: english('Skill listed', 'Skills listed'),
    },
    level: 'At the level asked for',
    wishes: (met, all) => `${met} of ${all} ${all === 1 ? 'wish' : 'wishes'} met`,
  },
  fr: {
    quote: (text) => `«\u00a0${text}\u00a0»`,
    quoted: {
      current_title: french('Poste actuel', 'Postes actuels'),
      last_title: french('Dernier poste'),
      past_title: french('Poste plus ancien'),
      current_skill: french(
        'Compétence citée dans un poste actuel',
        'Compétences citées dans un poste actuel',
      ),
      recent_skill: french(
        'Compétence citée dans le dernier poste',
        'Compétences citées dans le dernier poste',
      ),
      listed_skill: french('Compétence mentionnée', 'Compétences mentionnées'),
    },
    level: 'Au niveau demandé',
    wishes: (met, all) =>
      `${met} souhait${met === 1 ? '' : 's'} sur ${all} satisfait${met === 1 ? '' : 's'}`,
  },
};
