import { addressesJudge } from '../../reader/blind/addressed.ts';
import type { BlindProfile } from '../../reader/blind/blind.ts';
import { type ShownText, shownText } from '../../reader/blind/shown.ts';
import type { TalentProfile } from '../../talents/profile.ts';
import { createTextWalk, pointerTo, type VisitText } from '../../talents/profile-fields.ts';
import type { Reference } from '../contract.ts';
import { textAt } from './quotes.ts';

/** The part of a blinded profile that is shown to a model. */
export interface ModelView {
  /** JSON pointer -> text, in order of importance. */
  texts: Record<string, string>;
  /** The references whose quote is in the view, quoted as the blinded profile has them. */
  quotes(references: readonly Reference[]): Reference[];
  /** Pointers of texts that contain masked text addressed to the judge. */
  hidden: readonly string[];
  /** The number of texts that were shortened or left out. */
  cut: number;
}

/** About 8,000 tokens: the longest careers fit, and a flood of text cannot cost more. */
const MAX_TOTAL = 30_000;
const MAX_LABEL = 300;
const MAX_TEXT = 3_000;

/**
 * Characters that a reader does not see: controls except line breaks and tabs, zero-width,
 * direction and tag characters, variation selectors, fillers, private use.
 */
const UNSEEN =
  /(?![\n\t])(?:[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u115F\u1160\u3164\uFFA0]|\u034F|[\uFE00-\uFE0F]|[\u{E0100}-\u{E01EF}])/gu;

/**
 * Words masked one by one: a sentence addressed to the judge. Names, dates and addresses are masked
 * as one piece.
 */
const MASKED_SENTENCE = /█+(?:\s+█+){2}/;

/** The same profile and criteria always give the same view: nothing else affects the cuts. */
export function modelView(blinded: BlindProfile): ModelView {
  const hidden: string[] = [];
  const profile = mapTexts(blinded, '', (text, path) => {
    const seen = text.replace(UNSEEN, (found) => ' '.repeat(found.length));
    const isAddressed = addressesJudge(seen) || addressesJudge(text.replace(UNSEEN, ''));
    if (isAddressed || MASKED_SENTENCE.test(seen)) hidden.push(path);
    return isAddressed ? seen.replace(/\S/g, '█') : seen;
  }) as TalentProfile;
  const texts: Record<string, string> = {};
  const whole = new Map<string, ShownText>();
  let left = MAX_TOTAL;
  let cut = 0;
  eachShown(profile, (text, path, most) => {
    if (text.trim() === '') return;
    const read = shownText(text);
    const shown = slice(read.text, Math.max(0, Math.min(most, left - path.length)));
    if (shown.length < read.text.length) cut++;
    if (shown === '') return;
    whole.set(path, read);
    texts[path] = shown;
    left -= path.length + shown.length;
  });
  const quotes = (references: readonly Reference[]): Reference[] => {
    const kept: Reference[] = [];
    for (const { path, quote } of references) {
      const source = quote.trim() === '' ? null : whole.get(path)?.sourceOf(quote);
      if (!source) continue;
      const exact = textAt(blinded, path)!.slice(...source);
      if (!kept.some((other) => other.path === path && other.quote === exact))
        kept.push({ path, quote: exact });
    }
    return kept;
  };
  return { texts, quotes, hidden, cut };
}

/** Never splits a character. */
function slice(text: string, length: number): string {
  if (text.length <= length) return text;
  const isSplit = /[\uD800-\uDBFF]/.test(text.charAt(length - 1));
  return text.slice(0, isSplit ? length - 1 : length);
}

function mapTexts(
  value: unknown,
  path: string,
  map: (text: string, path: string) => string,
): unknown {
  if (typeof value === 'string') return map(value, path);
  if (Array.isArray(value))
    return value.map((item, index) => mapTexts(item, `${path}/${index}`, map));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, mapTexts(item, `${path}/${key}`, map)]),
  );
}

/** Short texts. The newest jobs come first, as in the profile. */
const LABELS = [
  createTextWalk([
    '/jobTitle',
    '/headline',
    '/city',
    '/state',
    '/country',
    '/currentOrganization/name',
    '/experiences/*/title',
    '/experiences/*/organizationName',
    '/experiences/*/organization/name',
    '/experiences/*/startDate',
    '/experiences/*/endDate',
    '/languages/*/name',
    '/languages/*/proficiency',
    '/educations/*/schoolName',
  ]),
  createTextWalk([
    '/educations/*/degrees/*',
    '/educations/*/majors/*',
    '/educations/*/minors/*',
    '/certifications/*/name',
    '/certifications/*/organizationName',
    '/skills/*',
  ]),
];

const walkLongTexts = createTextWalk([
  '/summary',
  '/experiences/*/description',
  '/educations/*/summary',
  '/interests/*',
]);

/**
 * Every text that a judge may quote, with its maximum length in the view. The most informative
 * texts come first, long ones last. A company is shown under one name: the other is used only when
 * the first is missing.
 */
function eachShown(
  profile: TalentProfile,
  visit: (text: string, path: string, most: number) => void,
): void {
  const show =
    (most: number): VisitText =>
    (text, field, at, nth) => {
      const isOtherName =
        field === '/experiences/*/organization/name' &&
        profile.experiences[at]!.organizationName !== null;
      if (!isOtherName) visit(text, pointerTo(field, at, nth), most);
    };
  for (const walk of LABELS) walk(profile, show(MAX_LABEL));
  walkLongTexts(profile, show(MAX_TEXT));
}
