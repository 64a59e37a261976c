import type { Lexicon } from '../../../lexicon/types.ts';
import { phraseBook } from '../../../reader/phrases.ts';
import { CUES } from './cues.ts';
import { type Text, textOf } from './elements.ts';

/*
 * Titles of a few letters as recruiters type them, in lower case, and titles without a trade. In
 * running text the letters too often mean something else; in a prompt they appear where titles do.
 */

/** Letters that always mean this title, in any position. */
const SURE = new Set(
  'drh|daf|raf|rrh|dsi|rssi|cto|cfo|ceo|coo|cmo|ciso|dpo|sdr|sdrs|bdr|bdrs|kam|kams|csm|csms|sre|sres|dba|hrbp|hrbps|ibode|iade|idel|idec|aesh|asv|vrp|pmo|pdg|vet|vets|drhs|dafs'.split(
    '|',
  ),
);

/**
 * Words allowed before a title at the start of a prompt: greetings, articles, a number, a level, an
 * order to search.
 */
function opensPrompt(text: Text, at: number): boolean {
  for (let before = 0; before < at; ) {
    const cue = CUES.match(text.tokens, before);
    const plain =
      text.tokens[before]?.kind !== 'word' || text.mentions[before]?.mention.kind === 'seniority';
    if (!plain && cue?.meaning.act !== 'filler' && cue?.meaning.act !== 'hiring') return false;
    before = plain ? before + 1 : (cue?.to ?? before + 1);
  }
  return true;
}

/** Letters that are also words of small talk: "on se voit demain". */
const WORDS = new Set(['se', 'sa', 'ma', 'ta', 'pa', 'da', 'ra', 'md', 'am']);

const MIN_LENGTH = 2;
const MAX_LENGTH = 4;

/** "a GC role", "our PM vacancy": letters before these words are a title in any position. */
const JOBS = new Set(
  'role|roles|position|positions|job|vacancy|vacancies|opening|hire|search|mandate|candidates|profiles|shortlist'.split(
    '|',
  ),
);

function isLettersOfRole(lexicon: Lexicon, letters: string): boolean {
  return /^[A-Z]{2,4}$/.test(letters) && lexicon.readTitle(letters).family !== null;
}

/**
 * "drh lyon", "ide pau", "ETO cruise ship": letters that name a role, at the start of the prompt
 * or, when they are certain, anywhere.
 */
function lettersEnd(text: Text, lexicon: Lexicon, at: number): number | null {
  const token = text.tokens[at];
  const letters = textOf(text, at, at + 1);
  if (
    token?.kind !== 'word' ||
    (token.capital && letters !== letters.toUpperCase()) ||
    token.glued ||
    text.tokens[at + 1]?.glued
  )
    return null;
  if (SURE.has(token.word)) return at + 1;
  const { word } = token;
  if (JOBS.has(text.tokens[at + 1]?.word ?? '') && isLettersOfRole(lexicon, letters)) return at + 1;
  const known = text.mentions[at]?.mention.kind;
  if (
    word.length < MIN_LENGTH ||
    word.length > MAX_LENGTH ||
    (known !== undefined && known !== 'seniority')
  )
    return null;
  if ((at > 0 && WORDS.has(word)) || CUES.match(text.tokens, at) || !opensPrompt(text, at))
    return null;
  return lexicon.readTitle(letters.toUpperCase()).family === null ? null : at + 1;
}

/** Titles that name a leader without a trade, or that contain an everyday word ("son"). */
const PHRASES = phraseBook<true>([
  [
    true,
    "team lead|team leads|inge son|inges son|ingenieur son|ingenieurs son|chef d'equipe|cheffe d'equipe|chefs d'equipe|chef d equipe|cheffe d equipe|chefs d equipe|responsable d'equipe|responsable d equipe|team leader|team leaders|shift leader|shift leaders|shift manager|shift managers|shift supervisor|shift supervisors|team supervisor|registered manager|registered managers|charge d'etudes|chargee d'etudes|charges d'etudes|charge d etudes|chargee d etudes|charges d etudes",
  ],
]);

/** The token after a short title or a title without a trade; null elsewhere. */
export function shortTitleEnd(text: Text, lexicon: Lexicon, at: number): number | null {
  return PHRASES.match(text.tokens, at)?.to ?? lettersEnd(text, lexicon, at);
}
