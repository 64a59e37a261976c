import type { Lexicon, Place } from '../../lexicon/types.ts';
import type { Standing } from '../../reader/facts/facts.ts';
import type { Reference } from '../contract.ts';
import { companyReference, type Dossier } from './dossier.ts';
import { type Finding, finding, type Question, unknown } from './finding.ts';
import type { Passage } from './passage.ts';
import type { CriterionReading } from './reading.ts';

/*
 * The countries that a profile shows somebody to have worked in: where they live with a job, places
 * in names of employers, and places that sentences give for the work. Silence is no denial.
 */

type CountriesReading = Extract<CriterionReading, { kind: 'countries' }>;

interface Seen {
  code: string;
  reference: Reference;
}

export function evaluateCountries(reading: CountriesReading, question: Question): Finding {
  const { lexicon, words } = question;
  const seen = new Map<string, Reference>();
  for (const { code, reference } of countriesOf(question)) {
    if (seen.has(code) || isWithin(code, reading.outside, lexicon)) continue;
    seen.set(code, reference);
  }
  const references = [...seen.values()];
  if (references.length < reading.min) return unknown(words.countriesSilent());
  const quotes = references.map(({ quote }) => quote);
  return finding('met', words.countriesFound(quotes), references);
}

function isWithin(code: string, outside: Place | null, lexicon: Lexicon): boolean {
  if (outside === null) return false;
  const lived = lexicon.readResidence({ city: null, state: null, country: code });
  return lived.countryId === outside.id || lived.regionIds.includes(outside.id);
}

function* countriesOf({ dossier, lexicon, geography }: Question): Iterable<Seen> {
  const { profile, jobs } = dossier;
  const home = geography.residence(profile).countryId;
  if (home !== null && profile.country !== null && jobs.some(({ isCurrent }) => isCurrent))
    yield {
      code: home.replace(/^country:/, '').toUpperCase(),
      reference: { path: '/country', quote: profile.country },
    };
  for (const job of jobs)
    for (const reference of companyReference(job))
      for (const { place } of placesIn(reference.quote, lexicon))
        yield { code: place.countryCode!, reference };
  for (const passage of textsOf(dossier)) yield* toldIn(passage, lexicon);
}

const textsOf = ({ jobs, claims }: Dossier): Passage[] => [
  ...jobs.flatMap((job) => job.passages()),
  ...claims(),
];

/** Smaller towns share their names with people and things. */
const KNOWN = 100_000;

function placesIn(text: string, lexicon: Lexicon): { place: Place; start: number; end: number }[] {
  if (!/\p{Lu}\p{Ll}|\b(?:UK|USA|UAE)\b/u.test(text)) return [];
  return lexicon.scan(text).flatMap(({ kind, id, start, end }) => {
    if (kind !== 'place' || !/^\p{Lu}/u.test(text.slice(start, end))) return [];
    const place = lexicon.place(id);
    const isKnown = place?.kind !== 'city' || place.population >= KNOWN;
    return place?.countryCode && isKnown ? [{ place, start, end }] : [];
  });
}

/** Work is done there: "in Berlin", "à Londres", or a place that opens the line. */
const THERE =
  /(?:^|[.:;(•–|-]|(?<!\p{L})(?:in|at|from|based|across|to|then|en|au|aux|à|dans|chez|et|and|de|puis)|,)\s*(?:the |la |le |l['’])?$/iu;
/** What is sold or bought there is not where one works. */
const MARKETS =
  /(?<!\p{L})(?:clients?|customers?|suppliers?|vendors?|fournisseurs?|exports?|imports?|markets?|marchés?|sales|ventes|shipments?|exported|imported|sold|vend\w*|partners?|partenaires?|subsidiar\w+|filiales?|languages?|langues?|born|née?|originaire|native|holidays?|vacances)(?!\p{L})[^.;]*$/iu;

/** A place is seldom said of the person outright: what nobody denies or plans counts. */
const SHOWS: ReadonlySet<Standing> = new Set(['asserted', 'former', 'slight', 'aside']);

function* toldIn(passage: Passage, lexicon: Lexicon): Iterable<Seen> {
  const { path, text } = passage;
  for (const { place, start, end } of placesIn(text, lexicon)) {
    const before = text.slice(0, start);
    if (!THERE.test(before) || MARKETS.test(before)) continue;
    if (!SHOWS.has(passage.factAt({ start, end }, {}).standing)) continue;
    yield { code: place.countryCode!, reference: { path, quote: text.slice(start, end) } };
  }
}
