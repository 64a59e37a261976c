import type { PlaceSpelling } from './places.ts';
import {
  always,
  type Found,
  isCapitalised,
  isUnbroken,
  isUpper,
  slice,
  type TextWithUses,
} from './scan-text.ts';
import { namesAt, type ScanTables } from './word-names.ts';

const PLACE_PREPOSITIONS = new Set(
  (
    'in near at from around to within across outside based a au aux en de d sur vers pres proche autour depuis dans region ville city located living ' +
    'located office relocate or et and ou entre between bureau site'
  ).split(' '),
);
const SURE_PREPOSITIONS = new Set(
  'in near around within based a au aux en vers pres proche autour from d de located living'.split(
    ' ',
  ),
);

function isPlaceWritten(
  reading: TextWithUses,
  tables: ScanTables,
  { written, place }: PlaceSpelling,
  at: number,
  end: number,
): boolean {
  const quote = slice(reading, at, end);
  const key = reading.words.slice(at, end).join(' ');
  if (place.kind === 'state' && written.length <= 2) return false;
  if (isUpper(written) && written.length === 2 && !reading.hasCapitals) return false;
  if (isUpper(written) && written.length <= 5 && written.length > 1)
    return quote.replaceAll('.', '') === written.replaceAll('.', '');
  const before = reading.words[at - 1] ?? '';
  const isCalled = PLACE_PREPOSITIONS.has(before) && !reading.tokens[at]!.breakBefore;
  if (tables.everydayPlaces.has(key)) {
    const isInside = /^(?:le|la|l|les)$/.test(before) && reading.words[at - 2] === 'dans';
    if (isInside && place.kind === 'region' && !reading.hasCapitals) return true;
    const isSure = (SURE_PREPOSITIONS.has(before) || isInside) && !reading.tokens[at]!.breakBefore;
    return isCapitalised(quote) && (isSure || findContext(reading, tables, at, end) !== null);
  }
  if (isCapitalised(quote)) return true;
  const isBig = place.kind !== 'city' || place.population >= 200_000;
  return (
    isBig &&
    (isCalled || (!reading.hasCapitals && (place.kind !== 'city' || place.population >= 500_000)))
  );
}

/**
 * The wider place named directly after a place: "Paris, Texas", "Cambridge, MA", "Lyon (France)".
 */
function findContext(
  reading: TextWithUses,
  tables: ScanTables,
  at: number,
  end: number,
): Found | null {
  const next = reading.tokens[end];
  if (!next) return null;
  const gap = reading.text.slice(reading.tokens[end - 1]!.end, next.start);
  if (!/^\s?[,(]?\s?$/.test(gap)) return null;
  const wider = tables.places.longest(reading.words, end, (spellings, to) => {
    const quote = slice(reading, end, to);
    return spellings.some(
      ({ place, written }) =>
        place.kind !== 'city' && (isUpper(written) && written.length <= 5 ? isUpper(quote) : true),
    );
  });
  if (!wider) return null;
  const quote = slice(reading, end, wider.end);
  if (!isCapitalised(quote) && reading.hasCapitals) return null;
  const [place] = tables.readPlaces(`${slice(reading, at, end)}, ${quote}`);
  return place && (place.kind === 'city' || place.kind === 'state')
    ? { kind: 'place', id: place.id, name: place.name, end: wider.end }
    : null;
}

export function findPlace(reading: TextWithUses, tables: ScanTables, at: number): Found | null {
  const { place: opening, notPlace } = namesAt(reading, at);
  if (opening === undefined || notPlace?.longest(reading.words, at, always)) return null;
  let spelling: PlaceSpelling | undefined;
  const match = opening.longest(reading.words, at, (spellings, end) => {
    spelling = spellings.find((one) => isPlaceWritten(reading, tables, one, at, end));
    return spelling !== undefined && isUnbroken(reading, at, end);
  });
  if (!match || !spelling) return null;
  const extended = findContext(reading, tables, at, match.end);
  if (extended) return extended;
  const [likeliest] = tables.readPlaces(slice(reading, at, match.end));
  const place = match.value.find((one) => one.place.id === likeliest?.id)?.place ?? spelling.place;
  return { kind: 'place', id: place.id, name: place.name, end: match.end };
}
