import { COMPANY_SIZES, headcountIn, plainOf } from '../../lexicon/lexicon.ts';
import type { CompanySize } from '../../lexicon/types.ts';
import type { TextReader } from '../document/text-terms.ts';

/** What a job says of its employer. */
interface EmployerTexts {
  name: string | null;
  description: string | null;
}

/** The bands that an employer may be in, and the words that say so. */
interface KnownSize {
  bands: readonly CompanySize[];
  in: keyof EmployerTexts;
  start: number;
  end: number;
}

/** Words without which no text names a headcount: most descriptions end here. */
const STAFF = /employ|people|staff|person|salari|collaborat|headcount/i;
/** A headcount of descriptions is beside the name of the company, in its first lines. */
const MAX_LENGTH = 4_000;

/**
 * From so many people on, employers that everybody knows are large: of which of the two highest
 * bands nobody says.
 */
const LARGE: readonly CompanySize[] = ['5001-10000', '10001+'];
const ALONE: readonly CompanySize[] = ['1-10'];

/**
 * Profiles have no field for the size of a company. It is read where a job tells the headcount
 * ("PME de 80 salariés", "a startup of 40 people", "(1,200 employees)"), and known of large
 * employers and of people who work for themselves; null elsewhere.
 */
export function companySizeOf(texts: EmployerTexts, read: TextReader): KnownSize | null {
  for (const place of ['name', 'description'] as const) {
    const text = texts[place]?.slice(0, MAX_LENGTH) ?? '';
    if (!STAFF.test(text)) continue;
    const { size, start, end } = headcountIn(plainOf(text)) ?? { size: 0, start: 0, end: 0 };
    const band = COMPANY_SIZES.find((one) => size > 0 && size <= upperBound(one));
    if (band) return { bands: [band], in: place, start, end };
  }
  if (texts.name === null) return null;
  const kinds = read(texts.name).employer;
  const bands = kinds.includes('large') ? LARGE : kinds.includes('self') ? ALONE : null;
  return bands && { bands, in: 'name', start: 0, end: texts.name.length };
}

const upperBound = (band: CompanySize): number =>
  Number(band.split('-')[1] ?? Number.POSITIVE_INFINITY);

/** `11-50`, also as "11 – 50 employees" or "10,001+"; null for anything else. */
export function readCompanySize(text: string): CompanySize | null {
  const bare = plainOf(text).replace(/[\s.,]|employees|employes|salaries|people|personnes/g, '');
  return COMPANY_SIZES.find((band) => band === bare) ?? null;
}
