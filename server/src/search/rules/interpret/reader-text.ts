import type { Lexicon } from '../../../lexicon/types.ts';
import { HEADS } from '../../../reader/heads.ts';
import { readStructure } from '../../../reader/structure/structure.ts';
import type { Located, ReaderText, Surroundings } from '../../../reader/text.ts';
import type { TitleArc } from '../../../reader/titles/arcs.ts';
import { titleCover } from '../../../reader/titles/title-cover.ts';
import { titleWord } from '../../../reader/titles/title-words.ts';
import { promptTokens, type Token } from '../../../reader/tokens.ts';
import { CUES } from './cues.ts';
import { locate, type Text } from './elements.ts';
import { withShortPlaces } from './short-places.ts';
import { shortTitleEnd } from './short-titles.ts';
import { DETACHABLE } from './titles.ts';
import { unmarkedName } from './town-names.ts';

/** "Paris 5 years" is a town and a number of years, not the university of Paris 5. */
function takesYears(tokens: readonly Token[], found: Located): boolean {
  const last = found.to - 1;
  return (
    found.mention.kind === 'school' &&
    tokens[last]?.kind === 'number' &&
    /^(?:\+|an|ans|years?|yrs?)$/.test(tokens[last + 1]?.word ?? '')
  );
}

/** "j'ai", "m'a dit": neither artificial intelligence nor mergers and acquisitions. */
function isVerbHave(tokens: readonly Token[], { from, mention }: Located): boolean {
  const isAi = tokens[from]?.word === 'ai' && tokens[from - 1]?.word === 'j';
  return isAi || /^[jmt]['’]a$/i.test(mention.quote);
}

/** "Raleigh / Durham": two towns, though together they name an area. */
function isSlashed({ mention }: Located): boolean {
  return mention.kind === 'place' && mention.quote.includes('/');
}

/** Whether every title is French: "aide soignante ehpad 62" has few other words. */
function isTitledInFrench(mentions: readonly (Located | undefined)[], lexicon: Lexicon): boolean {
  const titles = new Set(
    mentions.flatMap((found) => (found?.mention.kind === 'title' ? [found.mention.quote] : [])),
  );
  return titles.size > 0 && [...titles].every((title) => lexicon.titleLanguage(title) === 'fr');
}

/** "taxidermiste": words that tell no language, one of them a trade in French titles only. */
const isFrenchTrade = (tokens: readonly Token[]): boolean =>
  tokens.some(
    ({ word }) =>
      titleWord(word, 'fr')?.isWhole === true && titleWord(word, 'en') === null && !HEADS.has(word),
  );

/** The prompt in tokens, with what the lexicon finds in it. */
export function scanPrompt(prompt: string, lexicon: Lexicon): Text {
  const tokens = promptTokens(prompt);
  const found = locate(tokens, lexicon.scan(prompt));
  const mentions = found.map((one) =>
    one && (takesYears(tokens, one) || isSlashed(one) || isVerbHave(tokens, one)) ? undefined : one,
  );
  const guess = lexicon.guessLanguage(prompt);
  const french =
    guess === null ? isTitledInFrench(found, lexicon) || isFrenchTrade(tokens) : guess === 'fr';
  const english = guess === 'en';
  const structure = readStructure(tokens);
  return { prompt, tokens, mentions, inside: [], french, english, structure };
}

/** What the prompt's cues and short titles tell the reader. */
export function surroundingsOf(text: Text, lexicon: Lexicon): Surroundings {
  return {
    lexicon,
    cueAt(at) {
      const found = CUES.match(text.tokens, at);
      if (!found) return null;
      const { meaning, to } = found;
      return { act: meaning.act === 'cue' ? meaning.cue : meaning.act, to };
    },
    shortTitleEnd: (at) => shortTitleEnd(text, lexicon, at),
    unmarkedPlaceEnd: (at) => unmarkedName(text, lexicon, at)?.to ?? null,
  };
}

/** A word as a tool or a level; null for any other word. */
function besideTitle(
  { prompt, tokens }: ReaderText,
  lexicon: Lexicon,
  from: number,
  to: number,
): Located | null {
  const start = tokens[from]!.start;
  const end = tokens[to - 1]!.end;
  const quote = prompt.slice(start, end);
  // "account manager leeds": a town, though a skill sounds like it.
  if (lexicon.readPlaces(quote).length > 0) return null;
  const skill =
    quote.length > 1 && !HEADS.has(tokens[from]!.word) ? lexicon.readSkill(quote) : null;
  const level = skill ? null : lexicon.readSeniority(quote);
  const [kind, id] = skill ? (['skill', skill.id] as const) : (['seniority', level ?? ''] as const);
  if (!skill && !DETACHABLE.has(id)) return null;
  return { mention: { kind, id, name: skill?.name ?? id, start, end, quote }, from, to };
}

/**
 * What the lexicon finds in words that it took for a part of a title: "javascript" in "not
 * javascript developer".
 */
function rescanned(text: ReaderText, lexicon: Lexicon, from: number, to: number): Located[] {
  const { prompt, tokens } = text;
  const start = tokens[from]!.start;
  const quote = prompt.slice(start, tokens[to - 1]!.end);
  const whole = besideTitle(text, lexicon, from, to);
  if (whole) return [whole];
  return lexicon.scan(quote).flatMap((mention): Located[] => {
    if (mention.kind === 'title') return [];
    if (mention.kind === 'seniority' && !DETACHABLE.has(mention.id)) return [];
    const moved = { ...mention, start: mention.start + start, end: mention.end + start };
    let first = from;
    while (tokens[first]!.end <= moved.start) first += 1;
    let after = first;
    while (after < to && tokens[after]!.start < moved.end) after += 1;
    return [{ mention: moved, from: first, to: after }];
  });
}

type Mentions = (Located | undefined)[];

/** Leaves the titles out of a mention, and reads the words of it that remain once more. */
function releaseMention(
  text: ReaderText,
  lexicon: Lexicon,
  mentions: Mentions,
  found: Located,
  covered: readonly boolean[],
): void {
  mentions.fill(undefined, found.from, found.to);
  for (let from = found.from; from < found.to; from += 1) {
    let to = from;
    while (to < found.to && !covered[to]) to += 1;
    if (to === from) continue;
    for (const inner of rescanned(text, lexicon, from, to))
      mentions.fill(inner, inner.from, inner.to);
    from = to;
  }
}

/** Puts a title in, and the tool or the level that stands beside it: "ruby dev", "lead engineer". */
function putTitle(
  text: ReaderText,
  lexicon: Lexicon,
  mentions: Mentions,
  { from, to }: TitleArc,
): void {
  const start = text.tokens[from]!.start;
  const end = text.tokens[to - 1]!.end;
  const quote = text.prompt.slice(start, end);
  const id = lexicon.readTitle(quote).family ?? '';
  mentions.fill(
    { mention: { kind: 'title', id, name: quote, start, end, quote }, from, to },
    from,
    to,
  );
  for (const at of [from - 1, to])
    if (text.tokens[at]?.kind === 'word' && !mentions[at])
      mentions[at] = besideTitle(text, lexicon, at, at + 1) ?? undefined;
}

/**
 * The prompt with its titles: each is one mention, whatever the lexicon finds inside it, and no
 * word outside of them is part of a title.
 */
export function readerText(prompt: string, lexicon: Lexicon, home: string | null): Text {
  const text = withShortPlaces({ ...scanPrompt(prompt, lexicon), home }, lexicon);
  const titles = titleCover(text, surroundingsOf(text, lexicon));
  const covered = new Array<boolean>(text.tokens.length).fill(false);
  for (const { from, to } of titles) covered.fill(true, from, to);
  const mentions = [...text.mentions];
  for (const found of new Set(text.mentions)) {
    if (!found) continue;
    const isTorn = covered[found.from] || covered[found.to - 1];
    if (found.mention.kind === 'title' || isTorn)
      releaseMention(text, lexicon, mentions, found, covered);
  }
  for (const title of titles) putTitle(text, lexicon, mentions, title);
  return { ...text, mentions, inside: text.mentions };
}
