import { phraseBook } from '../../../reader/phrases.ts';
import { CUES } from './cues.ts';
import { item, type Meaning, type Reading, type Text, textOf } from './elements.ts';

/**
 * Large employers that prompts name without "at" or "chez": "product manager, Airbus or Safran".
 * Any other company needs such a word before it, since an unknown capitalised name may as well be a
 * tool or a town. Makers of tools that are named more often as tools (SAP, Oracle, Adobe) are left
 * out on purpose.
 */
const EMPLOYERS = phraseBook<true>([
  [
    true,
    "M&S|Marks & Spencer|B&Q|AT&T|C&A|Airbus|Safran|Thales|Dassault|Dassault Aviation|Dassault Systèmes|Naval Group|MBDA|ArianeGroup|Renault|Stellantis|PSA|Peugeot|Valeo|Faurecia|Forvia|Alstom|SNCF|RATP|Keolis|Transdev|Air France|EDF|Engie|Enedis|TotalEnergies|Total|Veolia|Suez|Orano|Framatome|Schneider Electric|Legrand|Saint-Gobain|Lafarge|Vinci|Bouygues|Eiffage|Spie|Colas|Air Liquide|Arkema|Solvay|Sanofi|Servier|Ipsen|Pierre Fabre|BioMérieux|Danone|Lactalis|Bonduelle|Pernod Ricard|L'Oréal|LVMH|Kering|Hermès|Chanel|Dior|Louis Vuitton|Cartier|Sephora|Carrefour|Auchan|Leclerc|Intermarché|Casino|Monoprix|Decathlon|Leroy Merlin|Fnac|Darty|Boulanger|Cdiscount|Vente-Privée|Veepee|BNP Paribas|BNP|Société Générale|Crédit Agricole|Crédit Mutuel|BPCE|Natixis|La Banque Postale|LCL|AXA|Allianz|Generali|Groupama|MAIF|MACIF|MMA|CNP Assurances|Covéa|Capgemini|Accenture|Sopra Steria|Atos|CGI|Alten|Altran|Akkodis|Devoteam|Wavestone|Deloitte|KPMG|EY|PwC|Mazars|Grant Thornton|McKinsey|BCG|Bain|Roland Berger|Oliver Wyman|Publicis|Havas|Ogilvy|BBDO|TBWA|WPP|Dentsu|Orange|SFR|Free|Bouygues Telecom|Iliad|Vodafone|Telefónica|Deutsche Telekom|La Poste|Ubisoft|Criteo|Deezer|BlaBlaCar|Doctolib|Alan|Qonto|Swile|ManoMano|Back Market|Ledger|Contentsquare|Mirakl|Dataiku|OVH|OVHcloud|Malt|PayFit|Spendesk|Google|Meta|Facebook|Apple|Amazon|Microsoft|Netflix|Uber|Lyft|Airbnb|Stripe|Spotify|Klarna|Revolut|Monzo|N26|Wise|Deliveroo|Just Eat|Booking|Zalando|Delivery Hero|HelloFresh|Adyen|Tesla|SpaceX|Palantir|Nvidia|Intel|AMD|Qualcomm|IBM|Dell|Cisco|Ericsson|Nokia|Samsung|Sony|Huawei|Siemens|Bosch|BMW|Mercedes|Mercedes-Benz|Daimler|Volkswagen|Audi|Porsche|Toyota|Nissan|Ford|General Motors|Volvo|Continental|ABB|Philips|ASML|Shell|BP|ExxonMobil|Chevron|Equinor|Rolls-Royce|BAE Systems|Boeing|Lockheed Martin|Raytheon|Northrop Grumman|General Electric|Honeywell|Caterpillar|3M|BASF|Bayer|Merck|Novartis|Roche|Pfizer|AstraZeneca|GSK|Johnson & Johnson|Procter & Gamble|P&G|Unilever|Nestlé|PepsiCo|Coca-Cola|Heineken|AB InBev|Mars|Mondelez|Kellogg's|Nike|Adidas|Zara|Inditex|H&M|IKEA|Tesco|Sainsbury's|Aldi|Lidl|Walmart|Target|Costco|Starbucks|McDonald's|Marriott|Hilton|Accor|Goldman Sachs|JP Morgan|JPMorgan|Morgan Stanley|Citi|Citigroup|Bank of America|Wells Fargo|Barclays|HSBC|Lloyds|NatWest|UBS|Credit Suisse|Deutsche Bank|ING|Santander|BBVA|BlackRock|DHL|FedEx|UPS|Maersk|Kuehne + Nagel|CMA CGM|Geodis|Michael Page|Hays|Robert Half|Randstad|Adecco|Manpower|NHS|CERN|AFPA|CNRS|CEA|Inserm|Inria|INRAE|ONERA|NASA|BBC|AP-HP|APHP|France Travail|Nexity|Kiabi|Omnicom|State Street|BNY Mellon|Lenôtre|Ladurée|Boohoo|Asda|Morrisons|Waitrose|John Lewis|Boots|Aviva|Legal & General|Lloyds Bank|National Grid|Network Rail|Jaguar Land Rover|Novo Nordisk|Sodexo|Elior|Compass Group|ISS|Securitas|Nexans|Vallourec|Constellium|Framatome|Biogen|Amgen|Gilead|Moderna|Lonza|Syngenta|Givaudan|Swatch|Rolex|Richemont|Swisscom|Proximus|Belfius|KBC|UCB|Colruyt|Delhaize|ArcelorMittal",
  ],
]);

/** Whether a large employer is named at a token. */
export function isKnownEmployer({ tokens }: Text, at: number): boolean {
  return EMPLOYERS.match(tokens, at) !== null;
}

/**
 * Names that are also towns or everyday words: employers only with a capital, and never in the
 * position of a place.
 */
const PLACE_WORDS = new Set([
  'in',
  'a',
  'near',
  'around',
  'to',
  'from',
  'of',
  'de',
  'based',
  'en',
  'au',
  'vers',
  'pres',
]);

const PRODUCTS =
  /^(?:ads|cloud|analytics|sheets|docs|workspace|tag|office|teams|excel|azure|watson|store|pay|suite|maps|words?|project|dynamics|sql|web|s3)$/;

/** "in the Randstad", "Randstad area": the region, not the employer of the same name. */
function isRegion({ tokens, mentions }: Text, at: number, to: number): boolean {
  const article = ['the', 'le', 'la'].includes(tokens[at - 1]?.word ?? '');
  return (
    mentions[at]?.mention.kind === 'place' &&
    (article || ['area', 'region', 'conurbation'].includes(tokens[to]?.word ?? ''))
  );
}

/** "BP exigé": letters that the prompt insists on are a diploma, not the oil company. */
function isCredential(text: Text, at: number, to: number): boolean {
  const cue = CUES.match(text.tokens, to)?.meaning;
  const isRated = cue?.act === 'cue' && ['must-after', 'nice-after'].includes(cue.cue);
  return isRated && /^\p{Lu}{2,3}$/u.test(textOf(text, at, to));
}

function isExcludedBeside(text: Text, at: number, to: number): boolean {
  const cue = (index: number): boolean => {
    const found = CUES.match(text.tokens, index)?.meaning;
    return found?.act === 'cue' && ['exclude', 'exclude-after'].includes(found.cue);
  };
  return cue(at - 1) || cue(to);
}

/**
 * Reads a well-known employer that no word announces as a company: "Airbus ou Safran", "sauf
 * Carrefour", "orange exclu". `beside` is the element right before. After a title, the employer is
 * the current one: "product manager Doctolib".
 */
export function readKnownEmployer(
  text: Text,
  at: number,
  beside: Meaning['kind'] | null,
): Reading | null {
  const { tokens } = text;
  const named = EMPLOYERS.match(tokens, at);
  const found = text.mentions[at];
  if (
    !named ||
    PLACE_WORDS.has(tokens[at - 1]?.word ?? '') ||
    PRODUCTS.test(tokens[named.to]?.word ?? '')
  )
    return null;
  if (isRegion(text, at, named.to) || isCredential(text, at, named.to)) return null;
  if (found && (found.mention.kind !== 'place' || found.to > named.to)) return null;
  if (isByMaker(text, at)) return null;
  // "PLC Siemens" is a tool by its maker.
  if (beside === 'skill' || (!tokens[at]?.capital && !isExcludedBeside(text, at, named.to)))
    return null;
  const tense = beside === 'title' ? ('current' as const) : ('any' as const);
  let to = wholeName(text, named.to);
  const items = [item(at, to, { kind: 'company' as const, value: textOf(text, at, to), tense })];
  for (let end = nextOfList(text, to); end !== null; end = nextOfList(text, to)) {
    items.push(item(to + 1, end, { kind: 'company', value: textOf(text, to + 1, end), tense }));
    to = end;
  }
  return { items, to };
}

/** "automates Siemens": an unread noun right before names a thing by its maker. */
function isByMaker(text: Text, at: number): boolean {
  const before = text.tokens[at - 1];
  return (
    before?.kind === 'word' &&
    before.word.length > 3 &&
    !before.capital &&
    text.mentions[at - 1] === undefined &&
    !CUES.match(text.tokens, at - 1) &&
    CUES.match(text.tokens, at - 2)?.to !== at &&
    CUES.match(text.tokens, at - 3)?.to !== at
  );
}

/** "Orange Cyberdefense": capitalised words that nothing else explains go on with the name. */
function wholeName({ tokens, mentions }: Text, at: number): number {
  let to = at;
  while (
    to - at < 2 &&
    tokens[to]?.kind === 'word' &&
    tokens[to]?.capital &&
    !mentions[to] &&
    !CUES.match(tokens, to)
  )
    to++;
  return to;
}

/**
 * The end of the name after "or": a known employer, or any other capitalised word that no list
 * knows ("Bouygues ou Nexity").
 */
function nextOfList(text: Text, at: number): number | null {
  const { tokens, mentions } = text;
  if (!['or', 'ou', '/'].includes(tokens[at]?.word ?? '')) return null;
  const named = EMPLOYERS.match(tokens, at + 1);
  if (named && tokens[at + 1]?.capital) return named.to;
  return tokens[at + 1]?.capital && !mentions[at + 1] && !CUES.match(tokens, at + 1)
    ? at + 2
    : null;
}
