import { memoize } from '../../platform/memoize.ts';

/**
 * French grammar of job names, on folded words: the other gender of a noun and of the adjectives
 * that agree with it.
 */

const IRREGULAR: Record<string, string> = {
  chef: 'cheffe',
  maitre: 'maitresse',
  hote: 'hotesse',
  docteur: 'docteure',
  professeur: 'professeure',
  ingenieur: 'ingenieure',
  auteur: 'autrice',
  procureur: 'procureure',
  superieur: 'superieure',
  entrepreneur: 'entrepreneuse',
  gouverneur: 'gouverneure',
  // Agent nouns whose verb keeps the t end in -euse; every other -teur becomes -trice.
  acheteur: 'acheteuse',
  monteur: 'monteuse',
  porteur: 'porteuse',
  preteur: 'preteuse',
  recruteur: 'recruteuse',
  transporteur: 'transporteuse',
  affreteur: 'affreteuse',
  chanteur: 'chanteuse',
  toiletteur: 'toiletteuse',
  traiteur: 'traiteuse',
  trader: 'tradeuse',
  steward: 'hotesse',
};

/** Nouns and adjectives with these endings do not change, or are English. */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/ier$/, 'iere'],
  [/cher$/, 'chere'],
  [/ien$/, 'ienne'],
  [/ant$/, 'ante'],
  [/ent$/, 'ente'],
  [/if$/, 'ive'],
  [/iel$/, 'ielle'],
  [/al$/, 'ale'],
  [/at$/, 'ate'],
  [/eux$/, 'euse'],
  [/in$/, 'ine'],
  [/oint$/, 'ointe'],
];

/**
 * Folded participles and adjectives in -é that have lost their accent. Only known ones change, so
 * that `interne` stays the same.
 */
const PARTICIPLES = new Set([
  'charge',
  'employe',
  'associe',
  'delegue',
  'diplome',
  'attache',
  'agree',
  'specialise',
  'confirme',
  'salarie',
  'prepose',
]);

/** The feminine of a folded French word, or the word itself when it has one form. */
export const feminine = memoize(5_000, toFeminine);

function toFeminine(word: string): string {
  const irregular = IRREGULAR[word];
  if (irregular) return irregular;
  if (PARTICIPLES.has(word)) return `${word}e`;
  if (/teur$/.test(word)) return word.replace(/teur$/, 'trice');
  if (/eur$/.test(word)) return /ieur$/.test(word) ? `${word}e` : word.replace(/eur$/, 'euse');
  for (const [ending, replacement] of ENDINGS) {
    if (ending.test(word)) return word.replace(ending, replacement);
  }
  return word;
}

/** Words after which nothing agrees with the noun: `assistant de direction`. */
const AGREEMENT_ENDS = new Set([
  'de',
  'du',
  'des',
  'd',
  'en',
  'a',
  'au',
  'aux',
  'la',
  'le',
  'les',
  'l',
  'et',
  'sur',
  'pour',
]);

/** English words inside French job names, and nouns in apposition: they never agree. */
const INVARIABLE = new Set(
  (
    'agent marketing client data web front end back full stack support talent product event content digital business produit reseau materiel ' +
    'terrain credit achat contrat climat bilan logiciel internet social media trafic transport commerce paiement environnement developpement ' +
    'recrutement management consultant jeux tal'
  ).split(' '),
);

/**
 * Every gendered form of a folded French job name, the given one first: noun, then the adjectives
 * right after it.
 */
export function genderedForms(name: string): string[] {
  const words = name.split(' ');
  const stop = words.findIndex((word, position) => position > 0 && AGREEMENT_ENDS.has(word));
  const agreeing = stop === -1 ? words.length : stop;
  const changed = words.map((word, position) => {
    if (position === 0) return feminine(word);
    if (position >= agreeing || INVARIABLE.has(word)) return word;
    return feminine(word);
  });
  const nounOnly = [changed[0], ...words.slice(1)].join(' ');
  return [...new Set([name, changed.join(' '), nounOnly])];
}

/** The stem removes the gender of all other words. */
const OTHER_STEM = /h[oô]te|ma[iî]tre|steward|trader|eux(?!\p{L})/iu;

/**
 * Whether a word of a French job name may have a feminine with another stem, as `hôte` has
 * `hôtesse`.
 */
export const hasOtherStems = (name: string): boolean => OTHER_STEM.test(name);
