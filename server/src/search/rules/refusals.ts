import type { Lexicon } from '../../lexicon/types.ts';
import type { Issue } from '../../platform/errors.ts';
import type { Language } from '../../platform/operation.ts';
import { type ProxyMention, readProtected } from '../../reader/protected/gate.ts';
import type { ProtectedMention } from '../../reader/protected/patterns.ts';
import { type ProtectedWarning, warningsOf } from '../../reader/protected/warnings.ts';
import type { Filter, FilterType, Interpretation } from './filter.ts';

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

const PROXY_REASONS: Record<Language, (suggestion: string) => string> = {
  en: (suggestion) =>
    `These words often stand for a protected attribute, and this workspace refuses them. Write instead: ${suggestion}.`,
  fr: (suggestion) =>
    `Ces mots désignent souvent un critère protégé par la loi, et cet espace de travail les refuse. Écrivez plutôt : ${suggestion}.`,
};

/** For the preview of a prompt in a workspace that refuses words that stand for an attribute. */
export const refusedProxy = (
  { attribute, start, end, quote, suggestion }: ProxyMention,
  language: Language,
): RefusedWords => ({
  attribute,
  span: { start, end, text: quote },
  reason: PROXY_REASONS[language](suggestion),
});

/** For a search or casting of such a workspace. */
export function proxyIssue({
  path,
  attribute,
  quote,
  start,
  end,
  suggestion,
}: ProtectedWarning): Issue {
  return {
    path,
    message: `"${quote}" often stands for a protected attribute (${attribute}), and this workspace refuses such words. Write instead: ${suggestion}`,
    code: 'protected_proxy',
    attribute,
    quote,
    start,
    end,
    suggestion,
  };
}

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

/** The texts of a filter that describe people, each with its path. */
function describing(
  { filterType, value }: Pick<Filter, 'filterType' | 'value'>,
  lexicon: Lexicon,
  path: Issue['path'],
): { text: string; path: Issue['path'] }[] {
  if (!DESCRIBING.has(filterType)) return [];
  return [value].flat().flatMap((text, at) => {
    if (typeof text !== 'string') return [];
    if (filterType === 'SCHOOL' && (SCHOOL_NAME.test(text) || lexicon.readSchool(text))) return [];
    return [{ text, path: Array.isArray(value) ? [...path, at] : path }];
  });
}

/** What the texts of a filter say about protected attributes (decision 36), each at its path. */
export const refusalsOfFilter = (
  filter: Pick<Filter, 'filterType' | 'value'>,
  lexicon: Lexicon,
  path: Issue['path'],
): Issue[] =>
  describing(filter, lexicon, path).flatMap(({ text, path: here }) =>
    readProtected(text, lexicon).refused.map((mention) => refusalIssue(mention, here)),
  );

/** The words sent that often stand for a protected attribute, each at its path (decision 36). */
export function warningsOfSearch(
  sent: { prompt?: string; filters?: readonly Filter[]; criterias?: readonly string[] },
  lexicon: Lexicon,
): ProtectedWarning[] {
  const { prompt = '', filters = [], criterias = [] } = sent;
  return [
    ...warningsOf(prompt, ['prompt'], lexicon),
    ...filters
      .flatMap((filter, at) => describing(filter, lexicon, ['filters', at, 'value']))
      .flatMap(({ text, path }) => warningsOf(text, path, lexicon)),
    ...criterias.flatMap((text, at) => warningsOf(text, ['qualificationCriterias', at], lexicon)),
  ];
}

/** `warnings` of an answer: absent when there are none. */
export const answeredWarnings = (
  warnings: ProtectedWarning[],
): { warnings?: ProtectedWarning[] } => (warnings.length > 0 ? { warnings } : {});

/**
 * Such words make no filter by themselves: "recent graduate" asks for no seniority. A language stays
 * asked for ("native German").
 */
export function withoutProxyFilters(
  interpretation: Interpretation,
  warnings: readonly ProtectedWarning[],
): Interpretation {
  const isProxy = ({ filterType, span }: Interpretation['filters'][number]): boolean =>
    !filterType.startsWith('LANGUAGE') &&
    warnings.some(({ start, end }) => start <= span.start && span.end <= end);
  return {
    ...interpretation,
    filters: interpretation.filters.filter((filter) => !isProxy(filter)),
  };
}

/** The prompt with such words blanked out, so that every other word keeps its position. */
export function withoutRefused(prompt: string, mentions: readonly ProtectedMention[]): string {
  return mentions.reduce(
    (text, { start, end }) => text.slice(0, start) + ' '.repeat(end - start) + text.slice(end),
    prompt,
  );
}
