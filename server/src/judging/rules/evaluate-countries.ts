import type { Lexicon, Place, Residence } from '../../lexicon/types.ts';
import type { Standing } from '../../reader/facts/facts.ts';
import type { Reference } from '../contract.ts';
import { companyReference, type Dossier } from './dossier.ts';
import { type Finding, finding, type Question, unknown } from './finding.ts';
import type { Passage } from './passage.ts';
import type { CountriesReading } from './reading.ts';

/*
 * The countries that a profile shows somebody to have worked in: where they live with a job, places
 * in names of employers, and places that sentences give for the work. Silence is no denial.
 */

interface Seen {
  /** A sentence or a field says outright that the person was there. */
  isSure: boolean;
  /** Ids of the place and of all that it lies in. */
  ids: readonly string[];
  code: string | null;
  reference: Reference;
}

export function evaluateCountries(reading: CountriesReading, question: Question): Finding {
  const { lexicon, words } = question;
  const seen = new Map<string, Reference>();
  if (reading.inside.length > 0) return evaluateInside(reading, question);
  for (const { code, reference } of countriesOf(question)) {
    if (code === null || seen.has(code) || isWithin(code, reading.outside, lexicon)) continue;
    seen.set(code, reference);
  }
  const references = [...seen.values()];
  if (references.length < reading.min) return unknown(words.countriesSilent());
  const quotes = references.map(({ quote }) => quote);
  return finding('met', words.countriesFound(quotes), references);
}

/** Work in one of the places, as far as the profile names where it was. */
function evaluateInside({ inside }: CountriesReading, question: Question): Finding {
  const { words } = question;
  for (const { ids, isSure, reference } of countriesOf(question))
    if (isSure && inside.some(({ id }) => ids.includes(id)))
      return finding('met', words.countriesFound([reference.quote]), [reference]);
  return unknown(words.countriesSilent());
}

function isWithin(code: string, outside: Place | null, lexicon: Lexicon): boolean {
  if (outside === null) return false;
  const lived = lexicon.readResidence({ city: null, state: null, country: code });
  return lived.countryId === outside.id || lived.regionIds.includes(outside.id);
}

function* countriesOf({ dossier, lexicon, geography }: Question): Iterable<Seen> {
  const { profile, jobs } = dossier;
  const home = geography.residence(profile);
  if (
    home.countryId !== null &&
    profile.country !== null &&
    jobs.some(({ isCurrent }) => isCurrent)
  )
    yield {
      isSure: true,
      ids: idsOf(home),
      code: home.countryId.replace(/^country:/, '').toUpperCase(),
      reference: { path: '/country', quote: profile.country },
    };
  for (const job of jobs)
    for (const reference of companyReference(job))
      for (const { place } of placesIn(reference.quote, lexicon))
        yield seenAt(place, reference, lexicon);
  for (const passage of textsOf(dossier)) yield* toldIn(passage, lexicon);
}

const idsOf = ({ cityId, stateId, countryId, regionIds }: Residence): string[] =>
  [cityId, stateId, countryId, ...regionIds].filter((id) => id !== null);

function seenAt(place: Place, reference: Reference, lexicon: Lexicon): Seen {
  const country = place.countryCode;
  const around =
    country === null ? [] : idsOf(lexicon.readResidence({ city: null, state: null, country }));
  return { isSure: true, ids: [place.id, ...around], code: country, reference };
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
    return place && isKnown ? [{ place, start, end }] : [];
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
    const { standing } = passage.factAt({ start, end }, {});
    if (!SHOWS.has(standing)) continue;
    const seen = seenAt(place, { path, quote: text.slice(start, end) }, lexicon);
    yield { ...seen, isSure: standing === 'asserted' || standing === 'former' };
  }
}
