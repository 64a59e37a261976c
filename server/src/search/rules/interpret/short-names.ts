/*
 * Short names of places that people type in any letter case: codes of states, metropolitan areas,
 * regions of business. Most are also something else, so `short-places.ts` weighs each one in its
 * sentence.
 */

/** What else the letters are: a word of English or French, or another abbreviation of work texts. */
interface OtherUses {
  english: boolean;
  french: boolean;
  abbreviation: boolean;
}

/** A place that the letters may mean, and how likely it is without any context. */
interface PossiblePlace {
  /** The id of a place, or a name that the lexicon reads. */
  place: string;
  prior: number;
}

export interface ShortName {
  forms: readonly string[];
  places: readonly PossiblePlace[];
  uses: OtherUses;
  /** A place of the United States: a French prompt rarely means it. */
  american: boolean;
  /** Written in capitals, or in any letter case after a word of place. */
  capitals: boolean;
}

/**
 * The codes of the United States. `e` English word, `f` French word, `a` abbreviation; then the
 * countries and cities with the same code, each with its prior: 2 is as likely as the state.
 */
const STATE_CODES =
  'al:a:AL=0 ak az:a:AZ=0 ar:a:AR=0.3 ca:af:CA=0.6 co:a:CO=0.3 ct:a ' +
  'de:fa:DE=2 fl ga hi:e id:a:ID=0.3 il:f:IL=0.6 in:e:IN=2 ia:f ks ky:a ' +
  'me:ef md:a:MD=0 ma:fa:MA=0.4 mi:f mn ms:a mo:a mt:a:MT=0.5 ne:f nv nh nj nm ny nc nd:a oh:e ' +
  'ok:ef or:ef pa:a:PA=0.2 ri sc:a sd tn:-:TN=0.3 tx ut vt:a va:fa wa:-:au-wa=0.5 wv wi wy';

/**
 * Other short names. A line: forms | places with their priors | uses, and `u` for a place of the
 * United States, `c` when small letters need a word of place before them.
 */
const ROWS = `
us, u s, usa, u s a|country:us|eu
uk, u k|country:gb|
uae, u a e|country:ae|
eu, ue|region:european-union|c
ksa|country:sa|
drc|country:cd|
nl|country:nl 2, state:ca-nl 1|a
nz|country:nz|
hk|country:hk|a
sg|country:sg|a
on, ont|state:ca-on|ef
qc|state:ca-qc|a
bc|state:ca-bc|a
ab|state:ca-ab|a
alb, alta|state:ca-ab|c
sask|state:ca-sk|c
mb|state:ca-mb|a
nb|state:ca-nb|a
ns|state:ca-ns|a
sk|state:ca-sk|a
pei|state:ca-pe|
nsw|state:au-nsw|
qld|state:au-qld|
vic|state:au-vic|ac
tas|state:au-tas|afc
nrw|state:de-nw|
bw, bawu, ba wu|state:de-bw|ac
rlp|state:de-rp|
nds|state:de-ni|c
ni|state:gb-nir|fac
la|Los Angeles 3, state:us-la 1.5|fau
sf, san fran, frisco|San Francisco|u
nyc, ny city|New York City|u
dc, d c|Washington, D.C.|au
dmv|region:greater-washington|u
dfw|region:dallas-fort-worth|u
rtp, rdu|region:research-triangle|au
philly|Philadelphia|u
atl|Atlanta|u
phx|Phoenix|u
slc|Salt Lake City|u
pdx|Portland, Oregon|u
nola|New Orleans|u
vegas|Las Vegas|u
indy|Indianapolis|u
okc|Oklahoma City|u
jax|Jacksonville, Florida|u
chi|Chicago|auc
kc|Kansas City|auc
cali|state:us-ca 2, Cali 1|u
socal|region:greater-los-angeles|u
norcal|region:us-northern-california|u
nova|region:us-northern-virginia|auc
pnw|region:us-pacific-northwest|u
bay area, sf bay, the bay|region:san-francisco-bay-area|u
gta|region:greater-toronto|a
yyz|Toronto|
yvr|Vancouver|
mtl|Montréal|
delhi ncr, ncr, ncr delhi, new delhi ncr|region:in-delhi-ncr|a
blr|Bengaluru|
hyd|Hyderabad|c
kl|Kuala Lumpur|c
ldn|region:greater-london|
mcr, manc|Manchester|a
brum, bham|Birmingham, United Kingdom|
idf|region:ile-de-france|
rp|region:ile-de-france|ac
paca|state:fr-pac|
hdf|state:fr-hdf|
aura|state:fr-ara|fec
bfc|state:fr-bfc|
mrs|Marseille|ac
bdx|Bordeaux|
tlse|Toulouse|
bxl|Brussels|
lux|Luxembourg|a
gva|Genève|
ams|Amsterdam|a
dxb|Dubai|
syd|Sydney|
melb|Melbourne|
cdmx|Mexico City|
na, namer|region:north-america|a
noram|region:north-america|
amer, amers|region:americas|fc
emea|region:emea|
emena|region:emena|
emeia|region:emea|
mena|region:mena|
gcc|region:gulf|a
apac, apj, japac|region:apac|
anz|region:anz|
latam|region:latin-america|
asean|region:southeast-asia|
sea|region:southeast-asia|ec
dach|region:dach|
benelux|region:benelux|
nordics|region:nordics|
baltics|region:baltics|
iberia|region:iberia|
cee|region:eastern-europe|
ssa|region:sub-saharan-africa|ac
uki|region:british-isles|
americas|region:americas|
midwest, mid west|region:us-midwest|u
southwest|region:us-south-west 2, region:gb-south-west 1.4|eu
southeast|region:us-south-east 2, region:gb-south-east 1.4|eu
northeast|region:us-north-east 2, region:gb-north-east 1.4|eu
northwest|region:us-north-west 2, region:gb-north-west 1.4|eu
south west|region:gb-south-west 2, region:us-south-west 1|e
south east|region:gb-south-east 2, region:us-south-east 1|e
north west|region:gb-north-west 2, region:us-north-west 1|e
north east|region:gb-north-east 2, region:us-north-east 1|e
south|region:us-south 2, region:gb-south-east 0.5|eau
tri state, tristate|region:greater-new-york|u
georgia|state:us-ga 2, country:ge 2|
washington|state:us-wa 2, Washington, D.C. 2|u
new york|New York City 2, state:us-ny 2|u
nyc metro|region:greater-new-york|u
`;

const uses = (flags: string): OtherUses => ({
  english: flags.includes('e'),
  french: flags.includes('f'),
  abbreviation: flags.includes('a'),
});

const STATE_PRIOR = 2;

function stateRow(cell: string): ShortName {
  const [code = '', flags = '', others = ''] = cell.split(':');
  const rivals = others === '' ? [] : others.split(',');
  return {
    forms: [code],
    places: [
      { place: `state:us-${code}`, prior: STATE_PRIOR },
      ...rivals.map((rival) => {
        const [other = '', prior] = rival.split('=');
        const place = other.includes('-') ? `state:${other}` : `country:${other.toLowerCase()}`;
        return { place, prior: Number(prior) };
      }),
    ],
    uses: uses(flags),
    american: true,
    capitals: false,
  };
}

function otherRow(line: string): ShortName {
  const [forms = '', places = '', flags = ''] = line.split('|');
  return {
    forms: forms.split(', '),
    places: places.split(/, (?!D\.C\.|Oregon|Florida|United)/).map((cell) => {
      const [, place = cell, prior] = /^(.+?)(?: (\d(?:\.\d)?))?$/.exec(cell) ?? [];
      return { place, prior: Number(prior ?? STATE_PRIOR) };
    }),
    uses: uses(flags),
    american: flags.includes('u'),
    capitals: flags.includes('c'),
  };
}

export const SHORT_NAMES: readonly ShortName[] = [
  ...STATE_CODES.split(' ').map(stateRow),
  ...ROWS.trim().split('\n').map(otherRow),
];
