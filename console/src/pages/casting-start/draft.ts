import { type Filter, filtersOf, sameValue } from '../../app/filters/filter.ts';
import type { Language } from '../../language/language.ts';

export type Verdict = 'green' | 'amber' | 'red';
export const VERDICTS: readonly Verdict[] = ['green', 'amber', 'red'];

/** A casting before it starts. */
export interface Draft {
  prompt?: string;
  /** Replaces the filters of the prompt; undefined: use the prompt's own. */
  filters?: Filter[];
  criterias: string[];
  /** The criteria added from a prompt, with its text and language; null: none were added. */
  found: { origin: string; criterias: string[] } | null;
  scoringLanguage: Language;
  greens: number;
  maxCredits: number;
  webhook: WebhookDraft;
}

export interface WebhookDraft {
  url: string;
  verdicts: Verdict[];
  /** JSON as typed. */
  customParams: string;
}

export const MAX_CRITERIAS = 10;
export const MAX_CRITERION_LENGTH = 300;
const MAX_GREENS = 50;
const MAX_CREDITS = 300;
const MAX_CUSTOM_PARAMS_BYTES = 4_096;
const NO_WEBHOOK: WebhookDraft = { url: '', verdicts: [...VERDICTS], customParams: '' };

export const newDraft = (scoringLanguage: Language): Draft => ({
  criterias: [],
  found: null,
  scoringLanguage,
  greens: 10,
  maxCredits: 60,
  webhook: NO_WEBHOOK,
});

/**
 * The draft as stored across reloads. It leaves out the webhook: the address and customParams may
 * hold secrets.
 */
export const storedText = ({ webhook: _, ...kept }: Draft): string => JSON.stringify(kept);

/** Reads what `storedText` wrote; null for anything else. */
export function draftOf(stored: string | null): Draft | null {
  const kept = parsed(stored ?? '');
  if (typeof kept !== 'object' || kept === null) return null;
  const { prompt, filters, criterias, found, scoringLanguage, greens, maxCredits } = kept as Record<
    string,
    unknown
  >;
  if (!Array.isArray(criterias)) return null;
  const fresh = newDraft(scoringLanguage === 'fr' ? 'fr' : 'en');
  return {
    ...fresh,
    ...(typeof prompt === 'string' && { prompt }),
    ...(filters !== undefined && { filters: filtersOf(filters) }),
    criterias: textsOf(criterias),
    found: foundOf(found),
    // A field that was empty is kept as nothing.
    ...(typeof greens === 'number' && { greens }),
    ...(typeof maxCredits === 'number' && { maxCredits }),
  };
}

const textsOf = (values: unknown): string[] =>
  Array.isArray(values) ? values.filter((one) => typeof one === 'string') : [];

function foundOf(kept: unknown): Draft['found'] {
  const { origin, criterias } = (kept ?? {}) as Record<string, unknown>;
  return typeof origin === 'string' ? { origin, criterias: textsOf(criterias) } : null;
}

/** The criteria of a prompt, except those about a filter that the user removed or changed. */
export function wantedOf(
  { filters: read, criteria }: Understood,
  filters: readonly Filter[] | undefined,
): string[] {
  if (filters === undefined) return [...criteria];
  const gone = read
    .filter((one) => !filters.some((filter) => sameValue(filter, one)))
    .flatMap(({ value }) => (typeof value === 'string' ? [value.toLowerCase()] : []));
  return criteria.filter(
    (criterion) => !gone.some((value) => criterion.toLowerCase().includes(value)),
  );
}

/** Identifies the source of criteria: the prompt, its language, and the criteria themselves. */
export const originOf = (
  prompt: string,
  scoringLanguage: Language,
  found: readonly string[],
): string => [scoringLanguage, prompt, ...found].join('\n');

/**
 * The user's own criteria, then those of the prompt that are not among them. Criteria of an earlier
 * prompt are dropped, unless the user changed them.
 */
export function withFound(draft: Draft, origin: string, found: readonly string[]): Draft {
  if (draft.found?.origin === origin) return draft;
  const before = draft.found?.criterias ?? [];
  // An empty criterion stays too: the user may be about to type into it.
  const own = draft.criterias.filter((one) => !before.includes(one));
  const criterias = [...own, ...found.filter((one) => !own.includes(one))].slice(0, MAX_CRITERIAS);
  return { ...draft, criterias, found: { origin, criterias: [...found] } };
}

export type Problem =
  | 'none'
  | 'tooMany'
  | 'tooLong'
  | 'greens'
  | 'maxCredits'
  | 'url'
  | 'verdicts'
  | 'customParams'
  | 'customParamsSize';

/** Length in characters, counted as the API does. */
export const lengthOf = (text: string): number => [...text.trim()].length;

export const criteriasAsked = ({ criterias }: Draft): string[] =>
  criterias.map((one) => one.trim()).filter((one) => one !== '');

/** The problems for which the API would refuse the draft, by step. */
export function problemsOf(draft: Draft): {
  criteria: Problem[];
  quota: Problem[];
  webhook: Problem[];
} {
  const asked = criteriasAsked(draft);
  return {
    criteria: [
      ...(asked.length === 0 ? ['none' as const] : []),
      ...(asked.length > MAX_CRITERIAS ? ['tooMany' as const] : []),
      ...(asked.some((one) => lengthOf(one) > MAX_CRITERION_LENGTH) ? ['tooLong' as const] : []),
    ],
    quota: [
      ...(isWithin(draft.greens, 1, MAX_GREENS) ? [] : ['greens' as const]),
      ...(isWithin(draft.maxCredits, 2, MAX_CREDITS) && draft.maxCredits % 2 === 0
        ? []
        : ['maxCredits' as const]),
    ],
    webhook: webhookProblems(draft.webhook),
  };
}

const isWithin = (value: number, min: number, max: number): boolean =>
  Number.isInteger(value) && value >= min && value <= max;

function webhookProblems({ url, verdicts, customParams }: WebhookDraft): Problem[] {
  const problems: Problem[] = [];
  if (url.trim() !== '' && !isHttps(url.trim())) problems.push('url');
  if (verdicts.length === 0) problems.push('verdicts');
  if (customParams.trim() !== '') {
    const value = parsed(customParams);
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      problems.push('customParams');
    else if (new TextEncoder().encode(JSON.stringify(value)).length > MAX_CUSTOM_PARAMS_BYTES)
      problems.push('customParamsSize');
  }
  return problems;
}

const isHttps = (url: string): boolean => URL.canParse(url) && new URL(url).protocol === 'https:';

/**
 * TypeScript does not declare these two yet. Some browsers lack them (Safari before 18.4), and
 * there large numbers are rounded.
 */
const { parse, rawJSON } = JSON as unknown as {
  parse(
    text: string,
    reviver: (key: string, value: unknown, context?: { source?: string }) => unknown,
  ): unknown;
  rawJSON?(text: string): unknown;
};

/** JSON that keeps every digit of a number: an id beyond 2^53 must come back as typed. */
function parsedExactly(json: string): unknown {
  return parse(json, (_, value, context) =>
    typeof value === 'number' &&
    context?.source !== undefined &&
    rawJSON &&
    String(value) !== context.source
      ? rawJSON(context.source)
      : value,
  );
}

export function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

interface Understood {
  filters: readonly Filter[];
  criteria: readonly string[];
}

interface StartOptions {
  scoringLanguage: Language;
  target: { greens: number; maxCredits: number };
  webhook?: { url: string; verdicts: Verdict[] };
  customParams?: Record<string, unknown>;
}

export type StartBody = StartOptions & { qualificationCriterias: string[] } & (
    | { prompt: string }
    | { filters: Filter[] }
  );

/**
 * The request body. The API adds a prompt's own criteria, so the prompt is sent only while the user
 * keeps all of them. Once the user changes or removes one, the filters understood from the prompt
 * are sent instead.
 */
export function startBody(draft: Draft, understood: Understood | undefined): StartBody {
  const asked = criteriasAsked(draft);
  const { url, verdicts, customParams } = draft.webhook;
  const options: StartOptions = {
    scoringLanguage: draft.scoringLanguage,
    target: { greens: draft.greens, maxCredits: draft.maxCredits },
    ...(url.trim() !== '' && { webhook: { url: url.trim(), verdicts } }),
    ...(customParams.trim() !== '' && {
      customParams: parsedExactly(customParams) as Record<string, unknown>,
    }),
  };
  const found = understood?.criteria ?? [];
  if (
    draft.filters === undefined &&
    draft.prompt !== undefined &&
    found.every((one) => asked.includes(one))
  )
    return {
      ...options,
      prompt: draft.prompt,
      qualificationCriterias: asked.filter((one) => !found.includes(one)),
    };
  return {
    ...options,
    filters: draft.filters ?? [...(understood?.filters ?? [])],
    qualificationCriterias: asked,
  };
}
