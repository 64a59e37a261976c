import type { Lexicon } from '../../lexicon/types.ts';
import { HEADS, SPECIALITIES } from '../heads.ts';
import { readTimes } from '../quantities/time.ts';
import type { ReaderText, Surroundings } from '../text.ts';
import { titleWord } from './title-words.ts';

/*
 * What a word may be in and around a title. The classes are the alphabet of the learned weights: a
 * new word is scored by its class, so no rule has to know it.
 */

/** Levels and ranks, in both languages. They open a title, or close a French one. */
const LEVELS = new Set(
  'senior|sr|junior|jr|lead|staff|principal|principale|head|chief|vp|svp|evp|avp|vice|associate|deputy|assistant|assistante|graduate|trainee|founding|entry|mid|middle|experienced|intern|apprentice|executive|group|regional|global|international|area|national|district|corporate|acting|interim|adjoint|adjointe|confirme|confirmee|confirmes|confirmees|debutant|debutante|stagiaire|alternant|alternante|apprenti|apprentie|experimente|experimentee|fellow|distinguished|managing|general|generale|generaux|ii|iii|iv|i|level|niveau|first|early|career'.split(
    '|',
  ),
);

/** Kinds and stages of companies, which people write before or after the title. */
const COMPANY_WORDS = new Set(
  'startup|startups|scaleup|series|seed|unicorn|unicorns|faang|maang|tech|big|public|company|companies|fortune|stage|growth|vc|backed|b2b|b2c|d2c|dtc|saas|smb|fintech|edtech|healthtech|medtech|proptech|insurtech|adtech|martech|biotech|cleantech|climate|crypto|web3|gaming|ecommerce|deeptech|agency|agencies|consultancy|consultancies|pme|eti|grand|groupe|cabinet|agence|esn|ssii|start|up|scale'.split(
    '|',
  ),
);

/** Function words, each its own class: what joins a title and what stands beside it. */
const FUNCTION_WORDS = new Set(
  'of|and|or|the|a|an|for|in|at|to|with|from|near|on|by|as|who|our|my|your|their|its|this|that|is|are|de|d|des|du|la|le|les|l|un|une|et|ou|en|a|au|aux|pour|sur|dans|chez|avec|qui|notre|nos|leur|leurs|son|sa|ses|ce|cette|sans|par|no|not|pas|ex|former|ancien|ancienne'.split(
    '|',
  ),
);

/** What people are asked about rather than called: "jobs", "positions", "profils". */
const JOB_WORDS = new Set(
  'job|jobs|position|positions|role|roles|opening|openings|vacancy|vacancies|candidate|candidates|profile|profiles|people|profil|profils|poste|postes|candidat|candidats|based|located|working|covering|needed|wanted|required|find|hire|area|region'.split(
    '|',
  ),
);

/** Words that stand for a job where they follow a title: "an account exec seat". */
const JOB_ALIASES = new Map([
  ['seat', 'role'],
  ['slot', 'role'],
  ['req', 'role'],
  ['gig', 'job'],
  ['seats', 'roles'],
  ['reqs', 'roles'],
]);

/** Praise, ordinals and contract types are no part of a title: "nice developer", "locum GP". */
const PRAISE = new Set(
  'nice|kind|friendly|good|great|strong|solid|talented|excellent|top|best|super|brilliant|second|third|next|bilingual|bilingue|bilingues|trilingue|trilingual|locum|temporary|temp|perm|seasonal|relief|bon|bonne|bons|excellente|vrai|vraie|deuxieme|prochain|diplome|diplomee|diplomes|diplomees|certified|qualified|titulaire'.split(
    '|',
  ),
);

const ADJECTIVE = /(?:ate|ous|ful|ive|ed|able|ible|less|ish|minded|oriented|driven|ly)$/;
const TRADE =
  /(?:[^aeiou]er|or|ist|ician|eur|euse|rice|ien|ienne|iste|ier|iere|logue|graphe|therapeute|smith|man|woman)s?$/;

function bucket(count: number): string {
  if (count >= 200) return '4';
  if (count >= 40) return '3';
  if (count >= 10) return '2';
  return count > 0 ? '1' : '0';
}

/** The share of titles with the word in which it is the head, in steps. */
function headBucket(word: string, french: boolean): string {
  const known = titleWord(word, french ? 'fr' : 'en');
  if (!known) return TRADE.test(word) && word.length > 5 ? 'e' : '0';
  const share = known.heads / known.titles;
  if (known.heads >= 4 && share > 0.5) return '3';
  if (known.isWhole) return 'v';
  if (known.heads >= 4 && share > 0.15) return '2';
  return known.heads > 0 ? '1' : '0';
}

const KINDS: Readonly<Record<string, string>> = {
  title: 'T',
  seniority: 'L',
  skill: 'S',
  place: 'P',
  language: 'G',
  degree: 'D',
  school: 'C',
  industry: 'I',
  function: 'F',
};

/** A word with its classes. */
export interface WordClass {
  /** What it may be: `H` head, `L` level, `S3` a skill that 40 titles name, `f:of`, `w1` ... */
  name: string;
  /** How it heads titles: `H` for a known head, else 3 (mostly) to 0 (never), `v` alone a title, `e` by its ending. */
  head: string;
}

/** A word of one letter beside "&", or tied to its neighbour, is part of a name: "M&A", "in-house". */
function isTied({ tokens }: ReaderText, at: number): boolean {
  if (tokens[at]?.word === 'ex') return false;
  return (
    tokens[at]?.glued === true ||
    tokens[at + 1]?.glued === true ||
    tokens[at - 1]?.word === '&' ||
    tokens[at + 1]?.word === '&' ||
    (tokens[at]?.word === 'in' && tokens[at + 1]?.word === 'house')
  );
}

/** Whether a word is known as a head, and titles of its language do not deny it: "commercial". */
function isHead(word: string, french: boolean): boolean {
  if (!HEADS.has(word)) return false;
  const known = titleWord(word, french ? 'fr' : 'en');
  return known === null || known.titles < 40 || known.heads / known.titles > 0.08;
}

/** The class of a word that a list of the reader holds; null for any other word. */
function nameOfWord({ tokens, french }: ReaderText, at: number, common: string): string | null {
  const token = tokens[at]!;
  if (isHead(token.word, french)) return 'H';
  if (SPECIALITIES.has(token.word)) return `s${common}`;
  if (LEVELS.has(token.word)) return 'L';
  return COMPANY_WORDS.has(token.word) ? `c${common}` : null;
}

/** A word that neither the lexicon nor a list knows. */
function nameOfStranger(
  text: ReaderText,
  surroundings: Surroundings,
  at: number,
  common: string,
): string {
  const token = text.tokens[at]!;
  const cue = surroundings.cueAt(at);
  if (cue && !(isTied(text, at) && cue.act !== 'unsearchable')) return `q${common}:${cue.act}`;
  if (isTied(text, at)) return `w${common}`;
  if (surroundings.unmarkedPlaceEnd(at) !== null) return `P${common}`;
  if (common === '0' || common === '1') {
    if (ADJECTIVE.test(token.word)) return `adj${common}`;
    if (token.capital) return `W${common}`;
  }
  return `w${common}`;
}

/** The class of a mark, a number, a joining word or a word of praise; null for any other. */
function nameOfJoint(text: ReaderText, at: number): string | null {
  const token = text.tokens[at]!;
  if (token.kind === 'mark') return `m:${/[&/,.()\n:-]/.test(token.word) ? token.word : '*'}`;
  if (token.kind === 'number') return 'num';
  const found = text.mentions[at];
  const isTitle = found?.mention.kind === 'title';
  const isAlone = found === undefined || found.to === found.from + 1;
  if (FUNCTION_WORDS.has(token.word) && !isTied(text, at) && (isAlone || isTitle))
    return `f:${token.word}`;
  if (PRAISE.has(token.word) && !isTitle) return 'praise';
  const job = JOB_ALIASES.get(token.word) ?? token.word;
  return JOB_WORDS.has(job) && !isTitle ? `j:${job}` : null;
}

function nameOf(text: ReaderText, surroundings: Surroundings, at: number): string {
  const joint = nameOfJoint(text, at);
  if (joint !== null) return joint;
  const common = bucket(titleWord(text.tokens[at]!.word, text.french ? 'fr' : 'en')?.titles ?? 0);
  const found = text.mentions[at];
  const kind = found ? (KINDS[found.mention.kind] ?? 'x') : null;
  // A place of two or three letters ("in or") is never a word of a title.
  if (kind === 'P' && found!.mention.quote.length <= 3) return 'P0';
  if (kind !== null && /[PGDC]/.test(kind)) return `${kind}${common}`;
  const { word: said } = text.tokens[at]!;
  if (kind === 'T' && !HEADS.has(said)) return found!.to === found!.from + 1 ? 'T' : `t${common}`;
  const word = nameOfWord(text, at, common);
  if (word !== null) return word;
  if (kind === 'L') return 'L';
  return kind === null || kind === 'T'
    ? nameOfStranger(text, surroundings, at, common)
    : `${kind}${common}`;
}

/** "tpm", "CSMs": letters that name a role. Their surroundings decide whether they do here. */
function isAcronym(word: string, lexicon: Lexicon): boolean {
  if (!/^[a-z]{2,4}$/.test(word)) return false;
  const letters = word.length > 2 && word.endsWith('s') ? word.slice(0, -1) : word;
  return lexicon.readTitle(letters.toUpperCase()).family !== null;
}

/** The classes of every token. */
export function wordClasses(text: ReaderText, surroundings: Surroundings): WordClass[] {
  const isTime = new Array<boolean>(text.tokens.length).fill(false);
  for (const { from, to } of readTimes(text.tokens)) isTime.fill(true, from, to);
  return text.tokens.map((token, at): WordClass => {
    if (isTime[at]) return { name: 'num', head: 'x' };
    const name = nameOf(text, surroundings, at);
    if (token.kind !== 'word' || /^[fjm]:/.test(name) || /^[PGDC][01]$/.test(name))
      return { name, head: 'x' };
    if (/^[HTt]/.test(name)) return { name, head: name[0]! };
    const isShort =
      surroundings.shortTitleEnd(at) === at + 1 || isAcronym(token.word, surroundings.lexicon);
    return { name, head: isShort ? 'a' : headBucket(token.word, text.french) };
  });
}
