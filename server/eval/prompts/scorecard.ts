import type { Lexicon } from '../../src/lexicon/types.ts';
import { readProtected } from '../../src/reader/protected/gate.ts';
import { interpretPrompt } from '../../src/search/rules/interpret/interpret.ts';
import type { Interpretation } from '../../src/search/search.ts';
import { type Fact, factOfLabel, factsOf } from './facts.ts';
import type { Label, LabelledPrompt, Language, Refusal } from './labels.ts';

/** A labelled prompt and what was read of it. */
interface CriterionReading {
  prompt: LabelledPrompt;
  wanted: Fact[];
  found: Fact[];
  interpretation: Interpretation;
}

/**
 * How one row of the card compares a prompt: what was wanted and what was found, as texts; null
 * when the row has nothing to say of it.
 */
type Compare = (
  reading: CriterionReading,
  lexicon: Lexicon,
) => { wanted: string; found: string } | null;

export interface Outcome {
  language: Language;
  prompt: string;
  right: boolean;
  wanted: string;
  found: string;
}

export interface Row {
  name: string;
  outcomes: Outcome[];
}

const NOTHING: Interpretation = { filters: [], criteria: [], ignored: [] };

/**
 * What the service makes of a prompt without a model: nothing when it names a protected attribute.
 */
function read(prompt: string, language: Language, lexicon: Lexicon): Interpretation {
  return readProtected(prompt, lexicon).refused.length > 0
    ? NOTHING
    : interpretPrompt(prompt, lexicon, language);
}

const text = (facts: readonly string[]): string => [...new Set(facts)].sort().join(' ; ');

/** Rows that hold when the facts of some slots are exactly those of the labels. */
function exactly(
  slots: readonly Fact['slot'][],
  write: (fact: Fact) => string = (fact) => fact.key,
): Compare {
  return ({ wanted, found }) => {
    const of = (facts: readonly Fact[]): string =>
      text(facts.filter((fact) => slots.includes(fact.slot) && fact.stance !== 'not').map(write));
    const both = { wanted: of(wanted), found: of(found) };
    return both.wanted === '' && both.found === '' ? null : both;
  };
}

const named = (fact: Fact): string => `${fact.slot} ${fact.key}`;
const YEARS = ['years', 'years in role', 'years at company'] as const;
const COMPANIES = ['company', 'current company', 'past company'] as const;

const radius: Compare = ({ wanted, found }) => {
  const of = (facts: readonly Fact[]): string =>
    text(facts.filter((fact) => fact.radius !== null).map((fact) => `${fact.key} ${fact.radius}`));
  const both = { wanted: of(wanted), found: of(found) };
  return both.wanted === '' && both.found === '' ? null : both;
};

const excluded: Compare = ({ wanted, found }) => {
  // Whether "not at Stripe" is meant of now or of ever is no matter of reading it right.
  const write = ({ slot, key }: Fact): string =>
    `${(COMPANIES as readonly string[]).includes(slot) ? 'company' : slot} ${key}`;
  const of = (facts: readonly Fact[]): string =>
    text(facts.filter((fact) => fact.stance === 'not').map(write));
  const both = { wanted: of(wanted), found: of(found) };
  return both.wanted === '' && both.found === '' ? null : both;
};

/**
 * Seniority, industry and a function beside a title only raise the rank by themselves; every other
 * wish must have been worded as one.
 */
const WISHES_BY_DEFAULT: readonly Fact['slot'][] = ['seniority', 'industry', 'function'];

const wishes: Compare = ({ wanted, found }) => {
  const worded = wanted.filter((fact) => fact.stance === 'nice' || fact.stance === 'must');
  const wordedKeys = new Set(worded.map(named));
  const counted = found.filter(
    (fact) =>
      fact.stance !== 'not' &&
      (wordedKeys.has(named(fact)) ||
        (fact.stance === 'nice' && !WISHES_BY_DEFAULT.includes(fact.slot))),
  );
  const of = (facts: readonly Fact[]): string =>
    text(facts.map((fact) => `${fact.stance} ${named(fact)}`));
  return worded.length === 0 && counted.length === 0
    ? null
    : { wanted: of(worded), found: of(counted) };
};

/** Rows of words that no filter says: each must be among what was told. */
function told(slot: 'size' | 'told' | 'ignored'): Compare {
  return ({ wanted, interpretation }, lexicon) => {
    const words = wanted.filter((fact) => fact.slot === slot).map((fact) => fact.key);
    if (words.length === 0) return null;
    const said = [
      ...interpretation.ignored.map((one) => one.text),
      ...(slot === 'ignored' ? [] : interpretation.criteria),
    ].map(lexicon.fold);
    const present = words.filter((word) => said.some((one) => one.includes(lexicon.fold(word))));
    return { wanted: text(words), found: text(present) };
  };
}

const COMPARISONS: Record<string, Compare> = {
  title: exactly(['title']),
  seniority: exactly(['seniority']),
  function: exactly(['function']),
  place: exactly(['place']),
  radius,
  years: exactly(YEARS, named),
  skills: exactly(['skill']),
  'must or nice': wishes,
  exclusions: excluded,
  companies: exactly(COMPANIES, named),
  schools: exactly(['school']),
  degrees: exactly(['degree', 'field'], named),
  languages: exactly(['language']),
  certifications: exactly(['certification']),
  industries: exactly(['industry']),
  'company size, told': told('size'),
  'other wishes, told': told('told'),
  'ignored, told': told('ignored'),
  'title + place + years': exactly(['title', 'place', ...YEARS], named),
};

/** Words beside a city that make it its area. */
const AREA = /\b(?:area|region|metro|metropole|metropolitan|agglo|agglomeration)\b/;

/**
 * A label is the city where the prompt says "Denver area" or "métropole lilloise"; the region that
 * the lexicon has for just the area around that city is as right. Where such a region was found and
 * its city is wanted, the city takes its place; nothing else is compared more loosely.
 */
function meetAreas(
  { prompt }: LabelledPrompt,
  wanted: readonly Fact[],
  found: Fact[],
  lexicon: Lexicon,
): Fact[] {
  if (!AREA.test(lexicon.fold(prompt))) return found;
  const cities = wanted
    .filter(({ slot }) => slot === 'place')
    .flatMap(({ key }) => key.split(' | '));
  const areas = new Map(
    cities.flatMap((city): [string, string][] => {
      const place = lexicon.place(city);
      const area =
        place?.kind === 'city' ? lexicon.readPlaces(`Greater ${place.name}`)[0] : undefined;
      return area?.kind === 'region' && !cities.includes(area.id) ? [[area.id, city]] : [];
    }),
  );
  const cityOf = (key: string): string =>
    [...new Set(key.split(' | ').map((id) => areas.get(id) ?? id))].sort().join(' | ');
  return found.map((fact) => (fact.slot === 'place' ? { ...fact, key: cityOf(fact.key) } : fact));
}

function readAll(prompts: readonly LabelledPrompt[], lexicon: Lexicon): CriterionReading[] {
  return prompts.map((prompt) => {
    const interpretation = read(prompt.prompt, prompt.language, lexicon);
    const wanted = prompt.labels.map((label: Label) => factOfLabel(lexicon, label));
    return {
      prompt,
      wanted,
      found: meetAreas(prompt, wanted, factsOf(lexicon, interpretation), lexicon),
      interpretation,
    };
  });
}

function refusals(name: string, refused: readonly Refusal[], lexicon: Lexicon): Row {
  const outcomes = refused.map(({ language, prompt, reason, quote }): Outcome => {
    const mentions = readProtected(prompt, lexicon).refused;
    if (reason === 'noise') {
      const taken =
        mentions.length === 0
          ? read(prompt, language, lexicon).filters.map((filter) => filter.span.text)
          : mentions.map((one) => one.quote);
      return { language, prompt, right: taken.length === 0, wanted: '', found: taken.join(' ; ') };
    }
    const folded = lexicon.fold(quote);
    const right = mentions.some(
      (one) =>
        one.attribute === reason &&
        (lexicon.fold(one.quote).includes(folded) || folded.includes(lexicon.fold(one.quote))),
    );
    return {
      language,
      prompt,
      right,
      wanted: `${reason} ${quote}`,
      found: mentions.map((one) => `${one.attribute} ${one.quote}`).join(' ; '),
    };
  });
  return { name, outcomes };
}

/**
 * Every row of the card; a prompt counts in the rows of the slots that its labels or its reading
 * name.
 */
export function scorePrompts(
  prompts: readonly LabelledPrompt[],
  refused: readonly Refusal[],
  lexicon: Lexicon,
): Row[] {
  const readings = readAll(prompts, lexicon);
  const rows = Object.entries(COMPARISONS).map(([name, compare]): Row => {
    const outcomes = readings.flatMap((reading): Outcome[] => {
      const both = compare(reading, lexicon);
      const { language, prompt } = reading.prompt;
      return both ? [{ language, prompt, right: both.wanted === both.found, ...both }] : [];
    });
    return { name, outcomes };
  });
  return [
    ...rows,
    refusals(
      'refused: noise',
      refused.filter((one) => one.reason === 'noise'),
      lexicon,
    ),
    refusals(
      'refused: protected',
      refused.filter((one) => one.reason !== 'noise'),
      lexicon,
    ),
    falseAlarms(prompts, lexicon),
  ];
}

/** Prompts that look for somebody and say nothing of a protected attribute are never refused. */
function falseAlarms(prompts: readonly LabelledPrompt[], lexicon: Lexicon): Row {
  const outcomes = prompts.map(({ language, prompt }): Outcome => {
    const quotes = readProtected(prompt, lexicon).refused.map((one) => one.quote);
    const refused =
      quotes.length > 0 || interpretPrompt(prompt, lexicon, language).filters.length === 0;
    return {
      language,
      prompt,
      right: !refused,
      wanted: 'filters',
      found: quotes.length > 0 ? quotes.join(' ; ') : refused ? 'none' : 'filters',
    };
  });
  return { name: 'not refused in error', outcomes };
}

/** The share of outcomes that are right, 0 to 1; 1 when there is none. */
export function shareRight(outcomes: readonly Outcome[]): number {
  return outcomes.length === 0 ? 1 : outcomes.filter((one) => one.right).length / outcomes.length;
}
