import type { Lexicon } from '../../../lexicon/types.ts';
import { phraseBook } from '../../../reader/phrases.ts';
import { levelAt, modesEnd } from '../../../reader/quantities/language-levels.ts';
import type { Token } from '../../../reader/tokens.ts';
import { CUES } from './cues.ts';
import { type Item, item, mentionAt, type Reading, type Text } from './elements.ts';

/**
 * Whether words that begin at a token state only how well a language is spoken: "bilingual
 * assistant".
 */
export function isLanguageLevel(tokens: readonly Token[], at: number): boolean {
  return /^(?:bi|tri|quadri)ling/.test(tokens[at]?.word ?? '');
}

/** "Bilingual assistant, English and German": the level comes some words before the languages. */
function levelBefore(text: Text, at: number): number | null {
  for (let before = at - 1; before >= 0 && before > at - 6; before--) {
    if (isLanguageLevel(text.tokens, before)) return levelAt(text.tokens, before)?.level ?? null;
  }
  return null;
}

/** Words that may stand between a language and its level. */
const LINK = new Set([
  'in',
  'en',
  'de',
  'd',
  'of',
  'l',
  'le',
  'la',
  'the',
  'niveau',
  'level',
  ':',
  '(',
  'un',
  'une',
  'a',
  'at',
  'minimum',
  'est',
  'is',
  'professionally',
  'parle',
  'spoken',
  'written',
  'lu',
  'ecrit',
  'speaker',
  'speakers',
  'du',
  'to',
  'with',
  'proficiency',
  'skills',
  'command',
]);

const SPEAKER_AFTER = new Set([
  'speaker',
  'speakers',
  'speaking',
  'proficiency',
  'skills',
  'spoken',
  'fluency',
  'required',
  'mandatory',
  'obligatoire',
  'obligatoires',
  'exiges',
  'imperatifs',
  'indispensables',
  'souhaites',
  'apprecies',
  'must',
  'needed',
  'preferred',
  'parle',
  'exige',
  'requis',
  'imperatif',
  'souhaite',
  'apprecie',
  'indispensable',
  'native',
]);

/** "anglophone": a speaker of English. */
const SPEAKERS = new Map([
  ['francophone', 'fr'],
  ['anglophone', 'en'],
  ['germanophone', 'de'],
  ['hispanophone', 'es'],
  ['italophone', 'it'],
  ['arabophone', 'ar'],
  ['lusophone', 'pt'],
  ['neerlandophone', 'nl'],
  ['russophone', 'ru'],
  ['sinophone', 'zh'],
]);

interface Spoken {
  /** A comma stands before it, and no "and". */
  listed: boolean;
  code: string;
  from: number;
  to: number;
}

/** The level after a language: "anglais courant", "English (C1)", "allemand lu, écrit, parlé". */
function levelAfter(text: Text, at: number): { level: number | null; to: number } | null {
  const { tokens } = text;
  const modes = modesEnd(tokens, at);
  let to = modes;
  let found = levelAt(tokens, to);
  while (!found && to - modes < MAX_LINKS && LINK.has(tokens[to]?.word ?? '')) {
    to++;
    found = levelAt(tokens, to);
  }
  if (!found)
    return levelBehindComma(text, modes) ?? (modes > at ? { level: null, to: modes } : null);
  let end = found.to;
  if (['level', 'proficiency', 'speaker', 'speakers', 'minimum'].includes(tokens[end]?.word ?? ''))
    end++;
  const opened = tokens.slice(at, to).some((token) => token.word === '(');
  if (opened && tokens[end]?.word === ')') end++;
  return { level: found.level, to: end };
}
const MAX_LINKS = 3;

/** The token after links and words of use: "(written and verbal)", "in both". */
function linksEnd({ tokens }: Text, at: number): number {
  let to = modesEnd(tokens, at);
  for (let steps = 0; steps < MAX_LINKS && LINK.has(tokens[to]?.word ?? ''); steps++)
    to = modesEnd(tokens, to + 1);
  return tokens[to]?.word === ')' ? to + 1 : to;
}

const REQUIRED = phraseBook<true>([
  [
    true,
    'imperatif|imperative|exige|exigee|requis|requise|obligatoire|indispensable|required|mandatory|essential|a must|is a must|needed|is required',
  ],
]);
const LEAST = new Set(['minimum', 'min', 'mini', 'niveau', 'level']);

/** ", niveau professionnel", "required, minimum C1": a level behind a comma that nothing follows. */
function levelBehindComma({ tokens }: Text, at: number): { level: number; to: number } | null {
  const comma = REQUIRED.match(tokens, at)?.to ?? at;
  if (tokens[comma]?.word !== ',') return null;
  let start = comma + 1;
  while (start - comma <= 2 && LEAST.has(tokens[start]?.word ?? '')) start++;
  const found = levelAt(tokens, start);
  const isCode = /^[abc][12]$/.test(tokens[start]?.word ?? '');
  const next = found && tokens[found.to];
  return found && (start > comma + 1 || isCode) && (!next || next.kind === 'mark') ? found : null;
}

/** Languages as people shorten them beside "bilingue" or before "exigé". */
const SHORTENED = new Map([
  ['ang', 'en'],
  ['angl', 'en'],
  ['eng', 'en'],
  ['fr', 'fr'],
  ['fra', 'fr'],
  ['esp', 'es'],
  ['ita', 'it'],
  ['nl', 'nl'],
  ['ger', 'de'],
]);

/** "bilingue fr/ang", "nl exigé": letters that are a language only in such places. */
function shortenedAt({ tokens }: Text, at: number): string | null {
  const code = SHORTENED.get(tokens[at]?.word ?? '');
  if (code === undefined) return null;
  for (let before = at - 1; before >= 0 && before > at - MAX_SHORTENED_REACH; before--) {
    if (isLanguageLevel(tokens, before)) return code;
    const word = tokens[before]?.word ?? '';
    if (!SHORTENED.has(word) && !JOINS.has(word)) break;
  }
  const cue = CUES.match(tokens, at + 1)?.meaning;
  const isRated = cue?.act === 'cue' && ['must-after', 'nice-after'].includes(cue.cue);
  return isRated && code !== 'fr' ? code : null;
}
const MAX_SHORTENED_REACH = 6;

/** The language whose name begins at a token. */
function languageAt(text: Text, lexicon: Lexicon, at: number): Spoken | null {
  const speaker = SPEAKERS.get((text.tokens[at]?.word ?? '').replace(/s$/, ''));
  if (speaker) return { listed: false, code: speaker, from: at, to: at + 1 };
  const found = mentionAt(text, at, 'language');
  if (found) return { listed: false, code: found.mention.id, from: at, to: found.to };
  const shortened = shortenedAt(text, at);
  if (shortened) return { listed: false, code: shortened, from: at, to: at + 1 };
  const token = text.tokens[at];
  if (token?.kind !== 'word' || token.word.length < 4 || text.mentions[at]) return null;
  const named = lexicon.readLanguage(token.word);
  return named ? { listed: false, code: named.code, from: at, to: at + 1 } : null;
}

const JOINS = new Set([',', 'and', 'or', 'et', 'ou', '/', '-', '&', '+']);

/** A run of languages, joined only by commas, "and", "or", slashes and articles. */
function runOf(text: Text, lexicon: Lexicon, at: number): Spoken[] {
  const run: Spoken[] = [];
  let next = at;
  while (run.length < 8) {
    const spoken = languageAt(text, lexicon, next);
    if (!spoken) break;
    run.push({ ...spoken, listed: text.tokens[next - 1]?.word === ',' });
    next = spoken.to;
    const joined = next;
    while (
      next - joined < 3 &&
      (JOINS.has(text.tokens[next]?.word ?? '') ||
        (next > joined && ['l', 'le', 'in', 'en'].includes(text.tokens[next]?.word ?? '')))
    )
      next++;
  }
  return run;
}

/**
 * Whether a bare language name is a spoken language: a whole list item, or before "required",
 * "speaker", "is a plus".
 */
function standsAlone(text: Text, from: number, to: number, several: boolean): boolean {
  const before = text.tokens[from - 1];
  const after = text.tokens[to];
  if (after && SPEAKER_AFTER.has(after.word)) return true;
  const opens =
    several ||
    !before ||
    before.kind === 'mark' ||
    [
      'and',
      'et',
      'with',
      'avec',
      'l',
      'ideally',
      'idealement',
      'plus',
      'en',
      'in',
      'or',
      'ou',
      'de',
      'no',
      'not',
    ].includes(before.word);
  const closes =
    !after ||
    after.kind === 'mark' ||
    // "Swedish and English 5 yrs"
    (several && (after.kind === 'number' || after.word === 'both')) ||
    [
      'and',
      'et',
      'is',
      'would',
      'serait',
      'est',
      'or',
      'ou',
      'a',
      'souhaite',
      'preferred',
      'mandatory',
      'un',
      'en',
      'as',
      'must',
      'appreciated',
      'optional',
      'optionnel',
      'plus',
      'bonus',
      'nice',
      'desirable',
      'helpful',
      'useful',
      'not',
      'pas',
      'non',
      'ca',
      'cela',
    ].includes(after.word);
  return opens && closes;
}

/** "français-japonais", "French/English": two languages joined this way are spoken languages. */
function isPair(text: Text, run: readonly Spoken[]): boolean {
  const second = run[1];
  const first = run[0];
  return (
    second !== undefined &&
    (second.from === first?.to ||
      text.tokens[second.from]?.glued ||
      ['/', '-'].includes(text.tokens[second.from - 1]?.word ?? ''))
  );
}

/**
 * In "native Italian, English" the level applies to the first only; in "fluent in Italian, English"
 * to both.
 */
function upToComma(run: readonly Spoken[]): readonly Spoken[] {
  const comma = run.findIndex((one) => one.listed);
  return comma < 0 ? run : run.slice(0, comma);
}

/**
 * Reads spoken languages with their level: "fluent in French and German", "anglais courant".
 * `spoken` is true after a cue such as "speaks": a bare name is then a language, not a nationality
 * ("French startup").
 */
export function readLanguages(
  text: Text,
  lexicon: Lexicon,
  at: number,
  spoken: boolean,
): Reading | null {
  const lead = levelAt(text.tokens, at);
  const modes = modesEnd(text.tokens, lead?.to ?? at);
  const begin = lead ? linksEnd(text, lead.to) : modes;
  const whole = runOf(text, lexicon, begin);
  const run = lead && begin === lead.to ? upToComma(whole) : whole;
  const first = run[0];
  const last = run.at(-1);
  if (!first || !last) return null;
  const after = lead ? null : levelAfter(text, last.to);
  const speaker = SPEAKERS.has((text.tokens[first.from]?.word ?? '').replace(/s$/, ''));
  if (
    !lead &&
    !after &&
    modes === at &&
    !spoken &&
    !speaker &&
    shortenedAt(text, first.from) === null &&
    !isPair(text, run) &&
    !standsAlone(text, first.from, last.to, run.length > 1)
  )
    return null;
  const sharing = run.findLastIndex((one) => one.listed);
  let to = after?.to ?? last.to;
  while (['speaker', 'speakers', 'speaking', 'level'].includes(text.tokens[to]?.word ?? '')) to++;
  const earlier = lead ? null : levelBefore(text, first.from);
  const items = run.map((one, index): Item => {
    const from = one === first ? at : one.from;
    const level = lead?.level ?? (index >= sharing ? after?.level : null) ?? earlier;
    return item(from, one === last ? to : one.to, { kind: 'language', code: one.code, level });
  });
  return { items, to };
}
