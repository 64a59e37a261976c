import type { Lexicon, Place } from '../../../lexicon/lexicon.ts';
import { readCertification } from './certifications.ts';
import { CUES } from './cues.ts';
import { mentionAt, type Text, textOf } from './elements.ts';
import { phraseBook } from './phrases.ts';
import { departmentAfter } from './place-codes.ts';
import { endsPart, isLoose, isWholeClause, LIST_JOINS, type Named, nearest, OVERSEAS, PLACE_CUES } from './place-words.ts';
import { nameWithState } from './towns-with-state.ts';

/*
 * Names of places that the lexicon's scan leaves unread in running text, being small, in small letters or everyday words, but that stand where places stand.
 */

/** Inhabitants from which a name in small letters, without any word of place before it, is taken for the city wherever it is. */
const LARGE_CITY = 100_000;

/** Where recruiters type the towns around them in small letters. */
const HOME_COUNTRIES = new Set(['FR', 'BE', 'CH', 'LU', 'MC', 'GB', 'IE']);

/** Whose towns of the city list, other than these of everyday words, are no words of English or French. */
const NEIGHBOURS = new Set(['DE', 'NL', 'AT', 'ES', 'PT', 'IT', 'DK', 'SE', 'NO', 'FI', 'PL']);
const NEIGHBOUR_POPULATION = 20_000;

/** How large a town overseas must be to be known in small letters after a title. */
const OVERSEAS_POPULATION = 20_000;

/** Cities whose name is also an everyday word: taken for a place in lower case only after "in" or "à". */
export const EVERYDAY_WORDS = new Set(
  'var|cher|seveso|nice|tours|reading|mobile|orange|lens|bath|sale|split|lead|most|march|cork|hull|deal|rugby|derby|sens|die|bray|ham|man|male|bar|port|normal|enterprise|independence|commerce|industry|university|liberal|gap|surprise|page|auto|sete|vitre|mode|eu|lot|manage|chad|charlotte|florence|victoria|of|see|are|so|us|it|no|in|me|or|is|de|ca|ma|la|al|goes|green|best|much|manage|pace|delta|macon|spring|fleet|born|latina|mission|mason|wedding|vineyard|parole|avion|reservoir|holiday|cypress|crystal|peer|croix|media|security|mentor|ware|battle|stone|street|barking|sandwich|ash|eye|wells|hope|plaisir|issue|revel|lure|bulle|gland|guise|apt|buc|vernon|verdun|police|mira|marina|gray|albert|crest|rives|monts|pons|domene|vinay|barr|isle|rolle|orbe|brig|cham|aigle|bordes|bellevue|wayne|cary|mold|looe|spa|huy|ath|lech|sylt|hall|capri|roses|concord|easton|exton|malvern|franklin|carmel|mars|rota|cody|helena|monterey|augusta|seaham|poole|crewe|redcar|sandy|selby|whitby|lucan|trim|cavan|bandon|kells|birr|cobh|virginia|burlington|bedford|coronado|naples|napa|sonoma|hollywood|westport|windsor|ascot|chard|louth|rugeley|penzance|hythe|lichfield|leek|leyland|otley|ripon|thirsk|hessle|nairn|forres|huntly|wareham|bude|diss|ely|soham|epping|tring|olney|marlow|thame|cobham|esher|lewes|hailsham|cork|melle|rue|pace|monts|nay|ganges|domfront|joinville|albertville|ambert|revel|briare|contres|lacq|cluses|passy|publier|sciez|poisy|roles|name|matura|marche|drug|tour|creches|carrieres|romana|persan|chasse|marin|lourd|metro|never|situe|gere|montre|selon|lieux|oral|pets|giron|spoken|sucre|alter|trap|bone|tune|stains|cales|shaping|worms|turn|natal|mets|grass|hang|champs|portes|sole|pari|tete|peine|vert|salon|fosses|tape|moulins|wave|tuba|lime|gras|salt|sour|dual|felling|deuil|solo|bain|stade|rest|city|thai|julia|trier|sable|sakai|tyre|kali|cavite|berbere|russe|anna|nova'.split(
    '|',
  ),
);

/** Those that are places more often than not after "in" or "à". */
const TOWNS_AFTER_CUE = new Set([
  'nice',
  'tours',
  'lens',
  'cork',
  'bath',
  'florence',
  'charlotte',
  'derby',
  'hull',
  'sens',
  'vitre',
  'sete',
  'macon',
  'vernon',
  'verdun',
  'bulle',
  'poole',
  'crewe',
  'bedford',
  'windsor',
  'redcar',
  'whitby',
  'selby',
  'naples',
  'cavan',
  'lewes',
  'ely',
  'ripon',
  'publier',
  'poisy',
  'passy',
  'cluses',
  'albertville',
  'ambert',
  'melle',
  'louth',
  'penzance',
  'westport',
  'malvern',
]);

/** Those that are a town right after a title at the end of a part: "comptable gap", "accountant, charlotte". */
const TOWNS_AFTER_TITLE = new Set(
  'huy|ath|rolle|gland|aigle|apt|gap|lens|sens|verdun|vernon|moulins|macon|dax|ely|ayr|enfield|charlotte|burlington|victoria|bray|cavan|waterloo|cher|var|orbe|brig|naples|bulle|rugby|bath|tours|crest|rives|marlow|lucan|trim|sandy'.split(
    '|',
  ),
);

/** Those that stand for nothing else at the end of a part: "plumber hull". */
const TOWNS_AT_END = new Set(
  'cork|hull|derby|sete|vitre|poole|crewe|bedford|redcar|whitby|selby|lewes|ripon|albertville|ambert|louth|penzance|westport|malvern|windsor|lichfield|leyland|otley|nairn|hailsham|cobham|epping|leek|cluses|poisy'.split(
    '|',
  ),
);

/** Those that are a town alone after the last comma: "marketing exec, b2b, reading". */
const TOWNS_BY_THEMSELVES = new Set(['reading', 'bath', 'tours', 'lens', 'sens', 'split', 'sandwich', 'battle']);

/** "zug switzerland": a town that is too small to be known alone is named by the country after it. */
function smallTown(text: Text, lexicon: Lexicon, at: number): Named | null {
  const typed = textOf(text, at, at + 1);
  const next = text.tokens[at + 1]?.word === ',' ? at + 2 : at + 1;
  if (text.tokens[next]?.kind !== 'word') return null;
  const to = mentionAt(text, next, 'place')?.to ?? next + 1;
  const outer = textOf(text, next, to);
  if (outer.length < 4 || lexicon.readPlaces(outer)[0]?.kind !== 'country') return null;
  const full = `${typed}, ${outer}`;
  const [place] = lexicon.readPlaces(full);
  return place?.kind === 'city' && lexicon.readPlaces(typed).some((one) => one.id === place.id) ? { place, typed: full, to } : null;
}

/** "DAF Tours", "Legal Secretary Truro": one capital at the end of a part, after small letters or a title; no tool of that name is known. */
function isTownAtEnd(text: Text, lexicon: Lexicon, at: number): boolean {
  const token = text.tokens[at];
  const before = text.tokens[at - 1];
  const titled = text.mentions[at - 1]?.mention.kind === 'title';
  if (!token?.capital || before === undefined || (before.capital && !titled) || before.kind === 'mark') return false;
  const everyday = EVERYDAY_WORDS.has(token.word) && !TOWNS_AFTER_CUE.has(token.word) && !(titled && TOWNS_AFTER_TITLE.has(token.word));
  const ends = endsPart(text, at + 1) || (titled && mentionAt(text, at + 1) !== null);
  return !everyday && ends && lexicon.readSkill(token.word) === null;
}

/** The town at a token, by the scan or by its bare name; everyday words are none. */
function townAt(text: Text, lexicon: Lexicon, at: number): Place | null {
  const token = text.tokens[at];
  const mention = text.mentions[at]?.mention;
  if (token?.kind !== 'word' || EVERYDAY_WORDS.has(token.word)) return null;
  if (mention) return mention.kind === 'place' ? lexicon.place(mention.id) : null;
  return token.word.length < 4 ? null : (lexicon.readPlaces(token.word)[0] ?? null);
}

/** "Bournemouth Poole", "bayonne anglet biarritz": a town beside another of its country. */
function isBesideTown(text: Text, lexicon: Lexicon, at: number, to: number, place: Place): boolean {
  if (place.kind !== 'city' || text.tokens[at]?.glued || text.tokens[to]?.glued) return false;
  const joined = [at - 2, to + 1].filter((index) => ['or', 'ou', '/'].includes(text.tokens[index < at ? at - 1 : to]?.word ?? ''));
  return [at - 1, to, ...joined].some((index) => {
    const other = townAt(text, lexicon, index);
    const here = HOME_COUNTRIES.has(place.countryCode ?? '') || joined.includes(index);
    return here && other?.kind === 'city' && other.countryCode === place.countryCode;
  });
}

/** "Sydney or Melbourne", "Thonon ou Évian": the first of a list of places. */
function isListed({ tokens, mentions }: Text, lexicon: Lexicon, at: number): boolean {
  if (!LIST_JOINS.has(tokens[at + 1]?.word ?? '')) return false;
  const second = tokens[at + 2];
  const mention = mentions[at + 2]?.mention;
  if (mention || !tokens[at]?.capital || !second?.capital || tokens[at + 1]?.word === ',') return mention?.kind === 'place';
  return second.word.length > 3 && lexicon.readPlaces(second.word)[0]?.kind === 'city';
}

/** "serveurs Megève saison d'hiver": a French, Belgian, Swiss, British or Irish town by its capital, among small letters. */
function isNameAmongWords(text: Text, lexicon: Lexicon, at: number, place: Place): boolean {
  const [before, token, after] = [text.tokens[at - 1], text.tokens[at], text.tokens[at + 1]];
  const plain = [before, after].every((one) => one?.kind === 'word' && !one.capital);
  if (!plain || !token || token.word.length < 5 || EVERYDAY_WORDS.has(token.word) || lexicon.readSkill(token.word)) return false;
  return place.kind === 'city' && HOME_COUNTRIES.has(place.countryCode ?? '');
}

/** Whether something else begins at a token: the end of a part, something that the lexicon knows, or a word such as "with". */
function opensAnother(text: Text, to: number): boolean {
  return endsPart(text, to) || mentionAt(text, to) !== null || CUES.match(text.tokens, to) !== null || readCertification(text, to) !== null;
}

function isAfterTitle(text: Text, at: number): boolean {
  return text.mentions[at - 1]?.mention.kind === 'title';
}

/** "à" and never the English article: "a nice accountant". */
function isAfterPreposition(text: Text, at: number): boolean {
  const before = text.tokens[at - 1];
  if (before?.word !== 'a') return before?.word === 'in';
  return text.french || text.prompt.slice(before.start, before.end) === 'à';
}

/** "fribourg ou bulle": an everyday word as the other town of a country. */
function isAlternativeTown(text: Text, lexicon: Lexicon, at: number): boolean {
  if (!['or', 'ou', 'and', 'et', '/'].includes(text.tokens[at - 1]?.word ?? '') || !endsPart(text, at + 1)) return false;
  const other = townAt(text, lexicon, at - 2);
  const place = nearest(text, lexicon.readPlaces(textOf(text, at, at + 1)));
  return place?.kind === 'city' && other?.kind === 'city' && place.countryCode === other.countryCode;
}

/** "Bedford - accountant": an everyday word that is a town before a mark at the very beginning. */
export function opensAsTown({ tokens }: Text, at: number): boolean {
  const [word, next] = [tokens[at]?.word ?? '', tokens[at + 1]];
  return at === 0 && next?.kind === 'mark' && (TOWNS_AFTER_CUE.has(word) || TOWNS_AT_END.has(word) || TOWNS_AFTER_TITLE.has(word));
}

/** An everyday word that is a town here: "à nice", "plumber hull", "tours 37". */
function isTownHere(text: Text, lexicon: Lexicon, at: number): boolean {
  const word = text.tokens[at]?.word ?? '';
  if ((TOWNS_AFTER_CUE.has(word) || TOWNS_AFTER_TITLE.has(word)) && isAfterPreposition(text, at)) return true;
  const sector = text.tokens[at - 1]?.word === 'secteur';
  const apart = endsPart(text, at + 1) || mentionAt(text, at + 1) !== null;
  const called = apart && (isAfterTitle(text, at) || sector);
  if (called && (TOWNS_AFTER_TITLE.has(word) || TOWNS_AT_END.has(word))) return true;
  if (isAlternativeTown(text, lexicon, at)) return true;
  if (TOWNS_AT_END.has(word) && endsPart(text, at + 1) && at > 0) return true;
  if (TOWNS_BY_THEMSELVES.has(word) && at > 0 && text.tokens[at + 1] === undefined && isWholeClause(text, at)) return true;
  return departmentAfter(text, lexicon, textOf(text, at, at + 1), at + 1) !== null;
}

/** Whether a town in small letters is big or near enough to be meant where it stands. */
function isMeant(text: Text, at: number, to: number, place: Place, beside: boolean): boolean {
  if (place.kind !== 'city' || place.population >= LARGE_CITY) return true;
  const titled = isAfterTitle(text, at) && opensAnother(text, to);
  if (OVERSEAS.has(place.countryCode ?? '')) {
    if (titled && place.population >= OVERSEAS_POPULATION) return true;
    return beside && (endsPart(text, to) || (isAfterPreposition(text, at) && opensAnother(text, to)));
  }
  const near = HOME_COUNTRIES.has(place.countryCode ?? '') || (NEIGHBOURS.has(place.countryCode ?? '') && place.population >= NEIGHBOUR_POPULATION);
  return near && at > 0 && (beside || endsPart(text, to) || titled);
}

/** Towns of three letters that no other word is. */
const SHORT_TOWNS = new Set(['pau', 'dax', 'ulm', 'vif']);

/** Short names that are typed in small letters too, and what they stand for. */
const SHORT_NAMES = phraseBook<string>([
  ['PACA', 'paca'],
  ['Île-de-France', 'idf'],
  ['New York City', 'nyc'],
  ['San Francisco', 'sf'],
  ['Washington DC', 'dc|washington dc'],
  ['Luxembourg', 'lux'],
  ['United Kingdom', 'uk'],
  ['United States', 'usa'],
  ['Brussels', 'bxl'],
  ['Montréal', 'mtl'],
  ['Toulouse', 'tlse'],
  ['Marseille', 'mrs'],
  ['Greater London', 'ldn'],
  ['Roissy-en-France', 'roissy cdg'],
  ['Dallas–Fort Worth', 'dfw'],
  ['Greater Toronto Area', 'gta'],
  ['North Rhine-Westphalia', 'nrw'],
  ['Greater Los Angeles', 'socal'],
]);

function shortName(text: Text, lexicon: Lexicon, at: number): Named | null {
  const found = SHORT_NAMES.match(text.tokens, at);
  const beside = PLACE_CUES.has(text.tokens[at - 1]?.word ?? '');
  const [place] = found && at > 0 && (beside || endsPart(text, found.to)) ? lexicon.readPlaces(found.meaning) : [];
  return found && place ? { place, typed: found.meaning, to: found.to } : null;
}

/** Most words of a name such as "vallée de l'Arve" or "Saint-Didier-au-Mont-d'Or". */
const MOST_WORDS = 6;

/** "reading berkshire": an everyday word that the wider place after it shows to be a town. */
function isToldByWider(lexicon: Lexicon, words: readonly string[], place: Place): boolean {
  const [first = '', ...rest] = words;
  const wider = rest.join(' ');
  return place.kind === 'city' && EVERYDAY_WORDS.has(lexicon.fold(first)) && wider.length > 3 && lexicon.readPlaces(wider)[0]?.kind !== 'city';
}

/** "Fréjus Saint-Raphaël": two towns, of which the reader of addresses takes the second for where the first one is. */
function isTwoTowns(lexicon: Lexicon, typed: string, place: Place): boolean {
  const cuts = [...typed.matchAll(/\s/g)].map(({ index }) => index);
  return cuts.some(
    (cut) =>
      lexicon.readPlaces(typed.slice(0, cut)).some(({ id }) => id === place.id) && lexicon.readPlaces(typed.slice(cut + 1))[0]?.kind === 'city',
  );
}

/** Whether every word is needed: "la ville de Lyon" is Lyon, while "la rochelle" without "la" is nothing. */
function isWholeName(lexicon: Lexicon, typed: string, place: Place): boolean {
  if (lexicon.fold(typed) === lexicon.fold(place.name)) return true;
  const words = typed.split(/[\s-]+/);
  if (isToldByWider(lexicon, words, place)) return true;
  const shorter = [words.slice(1), words.slice(2), words.slice(0, -1)].filter((rest) => rest.length > 0);
  return shorter.every((rest) => lexicon.readPlaces(rest.join(' '))[0]?.id !== place.id);
}

/** Names of several words, whatever their letters: "aix en provence", "grand ouest", "st albans", "reading berkshire". */
function nameOfWords(text: Text, lexicon: Lexicon, at: number): Named | null {
  const first = text.tokens[at];
  if (first?.kind !== 'word' || (PLACE_CUES.has(first.word) && !['saint'].includes(first.word))) return null;
  for (let to = Math.min(at + MOST_WORDS, text.tokens.length); to >= at + 2; to--) {
    const words = text.tokens.slice(at, to);
    const others = text.mentions.slice(at, to).some((found) => found && found.mention.kind !== 'place');
    if (others || words.some((word) => word.kind !== 'word') || ((words.at(-1)?.word.length ?? 0) < 3 && !words.at(-1)?.capital)) continue;
    const typed = textOf(text, at, to);
    const place = nearest(text, lexicon.readPlaces(typed));
    const home = place && (place.kind !== 'city' || place.population >= LARGE_CITY || HOME_COUNTRIES.has(place.countryCode ?? '') || first.capital);
    const known = home || (place && isMeant(text, at, to, place, PLACE_CUES.has(text.tokens[at - 1]?.word ?? '')));
    if (place && known && isWholeName(lexicon, typed, place) && !isTwoTowns(lexicon, typed, place)) return { place, typed, to };
  }
  return null;
}

/** "Valenciennes-Denain": a second town that a hyphen ties to a first one of its country. */
function tiedTown(text: Text, lexicon: Lexicon, at: number): Named | null {
  const token = text.tokens[at];
  if (!token?.glued || !token.capital || token.word.length < 4 || text.tokens[at + 1]?.glued) return null;
  const first = text.mentions[at - 1];
  const whole = first?.mention.kind === 'place' && !text.tokens[first.from]?.glued ? lexicon.place(first.mention.id) : null;
  const typed = textOf(text, at, at + 1);
  const place = whole?.kind === 'city' ? nearest(text, lexicon.readPlaces(typed)) : null;
  return place?.kind === 'city' && place.countryCode === whole?.countryCode ? { place, typed, to: at + 1 } : null;
}

/** A single word: beside words of place, alone in its part of the prompt, or at the end of one. */
function nameOfWord(text: Text, lexicon: Lexicon, at: number): Named | null {
  const token = text.tokens[at];
  const before = text.tokens[at - 1]?.word ?? '';
  if (!token || (token.capital && /^\p{Lu}{1,4}$/u.test(textOf(text, at, at + 1)))) return null;
  const beside = PLACE_CUES.has(before) || (LIST_JOINS.has(before) && text.mentions[at - 2]?.mention.kind === 'place') || isListed(text, lexicon, at);
  const everyday = EVERYDAY_WORDS.has(token.word) && !isTownHere(text, lexicon, at);
  const stands = token.capital
    ? beside || isWholeClause(text, at) || isTownAtEnd(text, lexicon, at)
    : !everyday && (token.word.length > 3 || SHORT_TOWNS.has(token.word) || TOWNS_AFTER_TITLE.has(token.word));
  let named: Named | null = null;
  for (let to = at + 1; to <= at + 3 && text.tokens[to - 1]?.kind === 'word' && !(to > at + 1 && isLoose(text, to - 1)); to++) {
    const typed = textOf(text, at, to);
    const place = nearest(text, lexicon.readPlaces(typed));
    if (!place || place.id === named?.place.id) continue;
    const paired = (token.capital || !everyday) && isBesideTown(text, lexicon, at, to, place);
    if (
      paired ||
      (token.capital && isNameAmongWords(text, lexicon, at, place)) ||
      (stands && (token.capital || isMeant(text, at, to, place, beside)))
    )
      named = { place, typed, to };
  }
  return named;
}

/** "sur Mâcon": a town by its very spelling after a word of place, though without its accent the word is a trade. */
function spelledAsTown(text: Text, lexicon: Lexicon, at: number): Named | null {
  const typed = textOf(text, at, at + 1);
  const before = text.tokens[at - 1]?.word ?? '';
  if (
    !text.tokens[at]?.capital ||
    !(PLACE_CUES.has(before) || isAfterTitle(text, at)) ||
    text.mentions[at]?.to !== at + 1 ||
    !/[^\p{ASCII}]/u.test(typed)
  )
    return null;
  const place = lexicon.readPlaces(typed).find(({ kind, name }) => kind === 'city' && name === typed);
  return place ? { place, typed, to: at + 1 } : null;
}

/** A place that the lexicon leaves unread in running text, but that stands where places stand or is named by several words. */
export function unmarkedName(text: Text, lexicon: Lexicon, at: number): Named | null {
  const certain = nameWithState(text, lexicon, at) ?? tiedTown(text, lexicon, at);
  if (certain) return certain;
  const token = text.tokens[at];
  const mentioned = text.mentions[at];
  if (token?.kind !== 'word' || (mentioned && mentioned.mention.kind !== 'place')) return mentioned ? spelledAsTown(text, lexicon, at) : null;
  const ofWords = nameOfWords(text, lexicon, at);
  if (ofWords && ofWords.to > (mentioned?.to ?? at)) return ofWords;
  if (mentioned) return null;
  const short = shortName(text, lexicon, at);
  if (short) return short;
  if (token.word.length < 3 || CUES.match(text.tokens, at)) return null;
  return smallTown(text, lexicon, at) ?? nameOfWord(text, lexicon, at);
}
