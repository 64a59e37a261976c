import { COMPANY_SIZES, headcountIn, plainOf } from '../../lexicon/lexicon.ts';
import type { CompanySize } from '../../lexicon/types.ts';
import type { TextReader } from '../document/text-terms.ts';

/** The texts of a job about its employer. */
interface EmployerTexts {
  name: string | null;
  description: string | null;
}

/** The size bands that an employer may be in, and the text that states them. */
interface KnownSize {
  bands: readonly CompanySize[];
  in: keyof EmployerTexts;
  start: number;
  end: number;
}

/** A text without any of these words names no headcount: most descriptions end here. */
const STAFF = /employ|people|staff|person|salari|collaborat|headcount/i;
/** Descriptions give the headcount near the company's name, in the first lines. */
const MAX_LENGTH = 4_000;

/** Well-known employers are large. The two highest bands both apply, since no text says which. */
const LARGE: readonly CompanySize[] = ['5001-10000', '10001+'];
const ALONE: readonly CompanySize[] = ['1-10'];

/**
 * The size bands of a job's employer; null when unknown. Profiles have no field for it. It comes
 * from a headcount in the job's texts ("PME de 80 salariés", "a startup of 40 people", "(1,200
 * employees)"), or from a list of large employers and names for self-employment.
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
