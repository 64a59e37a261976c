import type { Lexicon, ProtectedMention } from '../../lexicon/types.ts';
import type { Issue } from '../../platform/errors.ts';
import type { Language } from '../../platform/operation.ts';
import type { Filter, FilterType } from './filter.ts';

/** Words of a prompt that no search may use, and why. */
export interface RefusedWords {
  attribute: ProtectedMention['attribute'];
  span: { start: number; end: number; text: string };
  reason: string;
}

const REASONS: Record<Language, string> = {
  en: 'Searches cannot use protected attributes.',
  fr: "Une recherche ne peut pas s'appuyer sur un critère protégé par la loi.",
};

/** For the preview of a prompt: returns the refused words instead of throwing. */
export function refusedWords(
  { attribute, start, end, quote }: ProtectedMention,
  language: Language,
): RefusedWords {
  return { attribute, span: { start, end, text: quote }, reason: REASONS[language] };
}

/** For a search by the prompt (decision 17), or by the text of a filter at another path. */
export function refusalIssue(
  { attribute, quote, start, end }: ProtectedMention,
  path: Issue['path'] = ['prompt'],
): Issue {
  return {
    path,
    message: `"${quote}" is about a protected attribute (${attribute}); searches cannot use it`,
    code: 'protected_attribute',
    attribute,
    quote,
    start,
    end,
  };
}

/** Filters whose text describes people. Names of employers, places and people may say anything. */
const DESCRIBING: ReadonlySet<FilterType> = new Set([
  'JOB_TITLE',
  'SKILL',
  'KEYWORD',
  'HEADLINE',
  'CERTIFICATION',
  'INTEREST',
  'SCHOOL',
  'DEGREE',
  'FIELD_OF_STUDY',
]);

/** "Texas Woman's University" is a school, and no wish for women. */
const SCHOOL_NAME =
  /\b(?:universit\p{L}*|college|school|academy|institut\p{L}*|seminary|[ée]cole|facult\p{L}*|lyc[ée]e)\b/iu;

/** What the texts of a filter say about protected attributes (decision 36), each at its path. */
export function refusalsOfFilter(
  { filterType, value }: Pick<Filter, 'filterType' | 'value'>,
  lexicon: Lexicon,
  path: Issue['path'],
): Issue[] {
  if (!DESCRIBING.has(filterType)) return [];
  return [value].flat().flatMap((text, at): Issue[] => {
    if (typeof text !== 'string') return [];
    if (filterType === 'SCHOOL' && (SCHOOL_NAME.test(text) || lexicon.readSchool(text))) return [];
    const here = Array.isArray(value) ? [...path, at] : path;
    return lexicon.findProtected(text).map((mention) => refusalIssue(mention, here));
  });
}

/** The prompt with such words blanked out, so that every other word keeps its position. */
export function withoutRefused(prompt: string, mentions: readonly ProtectedMention[]): string {
  return mentions.reduce(
    (text, { start, end }) => text.slice(0, start) + ' '.repeat(end - start) + text.slice(end),
    prompt,
  );
}
