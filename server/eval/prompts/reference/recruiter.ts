import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Lexicon } from '../../../src/lexicon/types.ts';
import type { Interpretation, InterpretedFilter } from '../../../src/search/search.ts';

/*
 * How recruiters' prompts are marked (`recruiter/README.md` of the reference data): a prompt is
 * accepted when every labelled slot is right, nothing is required that nobody asked, and nothing is
 * turned round.
 */

/** `a|b` are spellings of one thing. */
type Spellings = string;
type Bound = number | null | (number | null)[];

interface RecruiterLabel {
  t?: Spellings;
  ts?: Spellings[];
  g?: Spellings[];
  gAlt?: Spellings[][];
  gin?: Spellings[];
  y?: [Bound, Bound];
  c?: [Spellings, 'current' | 'past' | 'ever'][];
  cAny?: Spellings[];
  need?: Spellings[];
  any?: Spellings[][];
  wish?: Spellings[];
  not?: Spellings[];
  instead?: Spellings;
  never?: string[];
  unsaid?: Spellings[];
  ok?: Spellings[];
  sen?: Spellings;
  strict?: boolean;
}

export interface RecruiterPrompt {
  id: string;
  style: 'short' | 'chat' | 'mail' | 'advert';
  lang: 'en' | 'fr';
  prompt: string;
  label: RecruiterLabel;
}

export interface Marked {
  prompt: RecruiterPrompt;
  /** What is not right, in words; empty when the reading is accepted. */
  misses: string[];
  /** Things turned round: an exclusion required, or something required excluded. */
  inversions: string[];
  /** Required, though nobody asked. */
  invented: string[];
}

const COMPANY_TYPES = ['COMPANY', 'CURRENT_COMPANY', 'PAST_COMPANY'];
const YEARS_TYPES = ['YEARS_OF_EXPERIENCE', 'YEARS_IN_CURRENT_ROLE', 'YEARS_AT_CURRENT_COMPANY'];

interface Marker {
  lexicon: Lexicon;
  filters: readonly InterpretedFilter[];
  criteria: readonly string[];
}

/** The words of a text, between spaces, so that a spelling is found at the start of a word only. */
const words = (text: string): string =>
  ` ${text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/[^a-z0-9+#&]+/g, ' ')
    .trim()} `;

/** Whether a text has one of the spellings from the start of a word. */
function names(text: string, spellings: Spellings): boolean {
  const spaced = words(text);
  return spellings.split('|').some((one) => {
    const wanted = words(one).trimEnd();
    return (
      wanted.length > 1 && spaced.includes(wanted.trimStart().length <= 2 ? `${wanted} ` : wanted)
    );
  });
}

const valuesOf = ({ value }: InterpretedFilter): string[] =>
  (Array.isArray(value) ? value : [typeof value === 'object' ? JSON.stringify(value) : value]).map(
    String,
  );

const textsOf = (filter: InterpretedFilter): string[] => [...valuesOf(filter), filter.span.text];

const has = (filter: InterpretedFilter, spellings: Spellings): boolean =>
  textsOf(filter).some((text) => names(text, spellings));

const LEVELS: Record<string, number> = {
  elementary: 1,
  limited_working: 2,
  professional_working: 3,
  full_professional: 4,
  native_or_bilingual: 5,
};

function isLanguage({ lexicon }: Marker, filter: InterpretedFilter, spelling: string): boolean {
  const [name = '', levels] = spelling.slice('lang:'.length).split('=');
  if (filter.filterType !== 'LANGUAGE') return false;
  const wanted = lexicon.readLanguage(name)?.code;
  return valuesOf(filter).some((value) => {
    const [code = '', level] = value.split(/[: ]/);
    if (lexicon.readLanguage(code)?.code !== wanted) return false;
    return (
      !levels ||
      levels.split(',').some((one) => LEVELS[one] === (level ? LEVELS[level] : undefined)) ||
      !level
    );
  });
}

function isMeant(marker: Marker, filter: InterpretedFilter, spelling: Spellings): boolean {
  return spelling
    .split('|')
    .some((one) =>
      one.startsWith('lang:')
        ? isLanguage(marker, filter, one)
        : one.startsWith('company:')
          ? COMPANY_TYPES.includes(filter.filterType) && has(filter, one.slice('company:'.length))
          : has(filter, one),
    );
}

const saidBy = (criterion: string, spelling: Spellings): boolean =>
  spelling
    .split('|')
    .some((one) =>
      one.startsWith('lang:')
        ? names(criterion, LANGUAGE_NAMES[one.slice(5).split('=')[0] ?? ''] ?? one.slice(5))
        : names(criterion, one.replace(/^company:/, '')),
    );

const LANGUAGE_NAMES: Record<string, string> = {
  english: 'english|anglais',
  german: 'german|allemand',
  french: 'french|francais',
  spanish: 'spanish|espagnol',
  italian: 'italian|italien',
  dutch: 'dutch|neerlandais',
  portuguese: 'portuguese|portugais',
  russian: 'russian|russe',
  arabic: 'arabic|arabe',
  mandarin: 'mandarin|chinese|chinois',
  chinese: 'mandarin|chinese|chinois',
  polish: 'polish|polonais',
};

const DENIES =
  /\b(?:not|no|never|without|except|other than|excluding|rather than|pas|non|ni|sans|jamais|aucun\w*|hors|sauf|autre|exclu\w*)\b/i;

function inBounds(bound: Bound, found: number | undefined): boolean {
  const accepted = Array.isArray(bound) ? bound : [bound];
  return accepted.some((one) => (one === null ? found === undefined : one === found));
}

function yearsMiss({ filters }: Marker, [min, max]: [Bound, Bound]): string | null {
  const years = filters.filter((one) => YEARS_TYPES.includes(one.filterType) && !one.isExcluded);
  const right = years.some(({ value }) => {
    if (typeof value !== 'object' || Array.isArray(value)) return false;
    return inBounds(min, value.min) && inBounds(max, value.max);
  });
  return right
    ? null
    : `years ${JSON.stringify([min, max])}: ${JSON.stringify(years.map((one) => one.value))}`;
}

/** The label's place may be wider in the reading by one of `gin` only together with the place. */
function placesMiss({ filters, lexicon }: Marker, label: RecruiterLabel): string | null {
  if (!label.g && !label.gAlt) return null;
  const places = filters.filter(
    (one) => ['LOCATION', 'COUNTRY'].includes(one.filterType) && !one.isExcluded && one.isRequired,
  );
  const values = places.flatMap(valuesOf);
  const means = (value: string, spellings: Spellings): boolean =>
    names(value, spellings) ||
    spellings.split('|').some((one) => {
      const wanted = lexicon.readPlaces(one)[0]?.id;
      return wanted !== undefined && wanted === lexicon.readPlaces(value)[0]?.id;
    });
  const sets = [...(label.g ? [label.g] : []), ...(label.gAlt ?? [])];
  const allowed = [...sets.flat(), ...(label.gin ?? []), ...(label.ok ?? [])];
  const fits = sets.some((set) =>
    set.every(
      (one) =>
        values.some((value) => means(value, one)) || places.some((filter) => has(filter, one)),
    ),
  );
  const strangers = values.filter(
    (value) =>
      !allowed.some((one) => means(value, one)) &&
      !places.some(
        (filter) => valuesOf(filter).includes(value) && allowed.some((one) => has(filter, one)),
      ),
  );
  return fits && strangers.length === 0
    ? null
    : `place ${JSON.stringify(sets)}: ${values.join(', ') || 'none'}`;
}

function titleMisses({ filters, lexicon }: Marker, label: RecruiterLabel): string[] {
  const titles = filters.filter((one) => one.filterType === 'JOB_TITLE' && !one.isExcluded);
  const levels = filters
    .filter((one) => one.filterType === 'SENIORITY' && !one.isExcluded)
    .flatMap(textsOf)
    .join(' ');
  const stems = (text: string): string[] => lexicon.stems(text);
  const covers = (spelling: string): boolean =>
    titles.some((filter) =>
      textsOf(filter).some((text) => {
        const found = new Set([...stems(text), ...stems(levels)]);
        return stems(spelling).every((stem) => found.has(stem));
      }),
    );
  const accepted = (spellings: Spellings): boolean => spellings.split('|').some(covers);
  if (label.t && !accepted(label.t))
    return [`title ${label.t.split('|')[0]}: ${titles.flatMap(valuesOf).join(', ') || 'none'}`];
  if (label.ts && !label.ts.every(accepted))
    return [`titles ${label.ts.join(' / ')}: ${titles.flatMap(valuesOf).join(', ') || 'none'}`];
  if (label.strict && label.t) {
    const most = Math.max(...label.t.split('|').map((one) => stems(one).length));
    if (titles.some((filter) => valuesOf(filter).some((value) => stems(value).length > most)))
      return [`title has extra words: ${titles.flatMap(valuesOf).join(', ')}`];
  }
  return [];
}

const TENSES = { current: 'CURRENT_COMPANY', past: 'PAST_COMPANY', ever: 'COMPANY' } as const;

function companyMisses({ filters }: Marker, label: RecruiterLabel): string[] {
  return (label.c ?? []).flatMap(([company, tense]) => {
    const found = filters.filter(
      (one) => COMPANY_TYPES.includes(one.filterType) && has(one, company) && !one.isExcluded,
    );
    const fits = found.some(
      (one) =>
        one.filterType === TENSES[tense] ||
        (tense === 'ever' && one.filterType === 'COMPANY') ||
        (tense === 'past' && one.filterType === 'COMPANY' && one.history === 'PAST'),
    );
    return fits
      ? []
      : [`${tense} company ${company}: ${found.map((one) => one.filterType).join(', ') || 'none'}`];
  });
}

/** Alternatives are asked of one filter or one criterion, or are not required one by one. */
function alternativeMisses(marker: Marker, groups: readonly Spellings[][]): string[] {
  const { filters, criteria } = marker;
  return groups.flatMap((group) => {
    const together =
      filters.some(
        (one) => !one.isExcluded && group.filter((name) => isMeant(marker, one, name)).length > 1,
      ) || criteria.some((one) => group.filter((name) => saidBy(one, name)).length > 1);
    const named = group.filter(
      (name) =>
        filters.some((one) => isMeant(marker, one, name)) ||
        criteria.some((one) => saidBy(one, name)),
    );
    const alone = filters.filter(
      (one) =>
        one.isRequired &&
        !one.isExcluded &&
        group.filter((name) => isMeant(marker, one, name)).length === 1,
    );
    if (together) return [];
    if (named.length > 0 && alone.length === 0) return [];
    return [
      `any of ${group.join(' / ')}: ${alone.map((one) => valuesOf(one).join('|')).join(' and ') || 'not read'}`,
    ];
  });
}

function needMisses(marker: Marker, needs: readonly Spellings[]): string[] {
  const { filters, criteria } = marker;
  return needs.flatMap((need) => {
    const met =
      filters.some((one) => one.isRequired && !one.isExcluded && isMeant(marker, one, need)) ||
      criteria.some((one) => saidBy(one, need) && !DENIES.test(one));
    return met ? [] : [`need ${need}`];
  });
}

function exclusionMisses(
  marker: Marker,
  label: RecruiterLabel,
): { misses: string[]; inversions: string[] } {
  const misses: string[] = [];
  const inversions: string[] = [];
  for (const one of label.not ?? []) {
    const excluded =
      marker.filters.some((filter) => filter.isExcluded && isMeant(marker, filter, one)) ||
      (!one.startsWith('company:') &&
        marker.criteria.some((criterion) => saidBy(criterion, one) && DENIES.test(criterion))) ||
      (label.instead !== undefined &&
        [...marker.criteria, ...marker.filters.flatMap(textsOf)].some((text) =>
          names(text, label.instead ?? ''),
        ));
    const required = marker.filters.filter(
      (filter) =>
        !filter.isExcluded &&
        filter.isRequired &&
        isMeant(marker, filter, one) &&
        filter.filterType !== 'JOB_TITLE',
    );
    if (required.length > 0 && !excluded) inversions.push(`${one} is required`);
    if (!excluded) misses.push(`not ${one}`);
  }
  const wanted = [
    label.t,
    ...(label.ts ?? []),
    ...(label.g ?? []),
    ...(label.need ?? []),
    ...(label.wish ?? []),
    ...(label.any ?? []).flat(),
  ];
  for (const one of wanted) {
    if (
      one === undefined ||
      (label.not ?? []).some((no) => no.split('|').some((word) => one.includes(word)))
    )
      continue;
    const turned = marker.filters.filter(
      (filter) => filter.isExcluded && isMeant(marker, filter, one),
    );
    if (
      turned.length > 0 &&
      !marker.filters.some((filter) => !filter.isExcluded && isMeant(marker, filter, one))
    )
      inversions.push(`${one} is excluded`);
  }
  return { misses, inversions };
}

function neverMisses({ filters }: Marker, never: readonly string[]): string[] {
  return never.flatMap((rule) => {
    const [, type = '', word = '', when] =
      /^([A-Z_]+):(.+?)(?:\+(required|alone))?$/.exec(rule) ?? [];
    const broken = filters.filter(
      (one) =>
        !one.isExcluded &&
        (one.filterType === type ||
          (type === 'COMPANY' && COMPANY_TYPES.includes(one.filterType))) &&
        (/^\d+$/.test(word)
          ? typeof one.value === 'object' && !Array.isArray(one.value)
            ? [one.value.min, one.value.max].includes(Number(word))
            : has(one, word)
          : has(one, word)) &&
        (when === undefined || one.isRequired) &&
        (when !== 'alone' || valuesOf(one).length === 1),
    );
    return broken.length > 0 ? [`never ${rule}`] : [];
  });
}

/** Required filters that no label speaks of. */
function inventedBy(marker: Marker, label: RecruiterLabel): string[] {
  const asked = [
    ...(label.need ?? []),
    ...(label.any ?? []).flat(),
    ...(label.ok ?? []),
    ...(label.c ?? []).map(([name]) => name),
    ...(label.cAny ?? []),
    ...(label.gin ?? []),
    ...(label.instead ? [label.instead] : []),
  ];
  const titles = [label.t, ...(label.ts ?? [])].filter((one) => one !== undefined).join('|');
  return marker.filters
    .filter((one) => one.isRequired && !one.isExcluded)
    .filter((filter) => {
      if (filter.filterType === 'JOB_TITLE')
        return titles === '' && !asked.some((one) => isMeant(marker, filter, one));
      if (['LOCATION', 'COUNTRY'].includes(filter.filterType) && (label.g || label.gAlt))
        return false;
      if (YEARS_TYPES.includes(filter.filterType))
        return label.y === undefined && !asked.some((one) => isMeant(marker, filter, one));
      if (filter.filterType === 'SENIORITY' && (label.sen || has(filter, titles))) return false;
      return !asked.some((one) => isMeant(marker, filter, one)) && !has(filter, titles);
    })
    .map((one) => `${one.filterType} ${valuesOf(one).join('|')}`);
}

export function markPrompt(
  prompt: RecruiterPrompt,
  { filters, criteria }: Interpretation,
  lexicon: Lexicon,
): Marked {
  const { label } = prompt;
  const marker: Marker = { lexicon, filters, criteria };
  const exclusions = exclusionMisses(marker, label);
  const invented = inventedBy(marker, label);
  const wishes = (label.wish ?? []).filter((wish) =>
    filters.some(
      (one) =>
        one.isRequired &&
        !one.isExcluded &&
        isMeant(marker, one, wish) &&
        !(label.ok ?? []).some((ok) => isMeant(marker, one, ok)) &&
        one.filterType !== 'JOB_TITLE',
    ),
  );
  const allRequired =
    (label.cAny ?? []).length > 1 &&
    (label.cAny ?? []).every((name) =>
      filters.some(
        (one) =>
          one.isRequired &&
          !one.isExcluded &&
          has(one, name) &&
          (label.cAny ?? []).filter((other) => has(one, other)).length === 1,
      ),
    );
  const unsaid = (label.unsaid ?? []).filter((one) =>
    criteria.some((criterion) => saidBy(criterion, one)),
  );
  const misses = [
    ...titleMisses(marker, label),
    ...[placesMiss(marker, label)].filter((one) => one !== null),
    ...(label.y ? [yearsMiss(marker, label.y)].filter((one) => one !== null) : []),
    ...companyMisses(marker, label),
    ...needMisses(marker, label.need ?? []),
    ...alternativeMisses(marker, label.any ?? []),
    ...exclusions.misses,
    ...neverMisses(marker, label.never ?? []),
    ...wishes.map((one) => `wish required: ${one}`),
    ...(allRequired ? [`all employers required: ${(label.cAny ?? []).join(', ')}`] : []),
    ...unsaid.map((one) => `unasked criterion: ${one}`),
    ...(label.sen &&
    !filters.some(
      (one) => ['SENIORITY', 'JOB_TITLE'].includes(one.filterType) && has(one, label.sen ?? ''),
    )
      ? [`seniority ${label.sen}`]
      : []),
    ...exclusions.inversions.map((one) => `turned round: ${one}`),
    ...invented.map((one) => `nobody asked: ${one}`),
  ];
  return { prompt, misses, inversions: exclusions.inversions, invented };
}

export function readJsonLines<Row>(file: string): Row[] {
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line): Row => JSON.parse(line));
}

/** The prompts of `prompts.jsonl` in a folder. */
export function readRecruiterPrompts(folder: string): RecruiterPrompt[] {
  return readJsonLines(path.join(folder, 'prompts.jsonl'));
}
