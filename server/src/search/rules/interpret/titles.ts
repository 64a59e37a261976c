import type { Lexicon } from '../../../lexicon/types.ts';
import { HEADS, SPECIALITIES } from '../../../reader/heads.ts';
import { spelledOut } from '../../../reader/spellings.ts';
import { isTitlePair, titleWord } from '../../../reader/titles/title-words.ts';
import type { History } from '../filter.ts';
import {
  type Item,
  item,
  type Located,
  mentionAt,
  type Reading,
  type Text,
  textOf,
} from './elements.ts';
import { skillName } from './skills.ts';

/**
 * Seniorities that can be removed from a title without changing it. The others are part of its
 * meaning ("engineering manager").
 */
export const DETACHABLE: ReadonlySet<string> = new Set([
  'intern',
  'junior',
  'mid',
  'senior',
  'lead',
]);

/** "Senior care assistant": the people cared for, not a level. */
const OF_SENIORS = new Set(['care', 'living', 'services', 'home', 'citizen', 'citizens']);

const CONJUNCTIONS = new Set(['or', 'ou', 'and', 'et', '/', ',']);

/**
 * Words that show that a title is not the one searched: "reporting to the CTO", "5 years as a
 * nurse".
 */
const ASIDE = new Set([
  'to',
  'as',
  'comme',
  'que',
  'our',
  'notre',
  'nos',
  'my',
  'mon',
  'ma',
  'mes',
  'leur',
  'their',
  'by',
  'your',
  'manage',
  'managing',
  'managed',
  'coach',
  'with',
  'avec',
  'des',
  'aux',
  'du',
]);

/** "people working as demand planners": the words introduce the title searched. */
const WORKING = new Set(
  'working|work|works|employed|acting|travaillant|travaillent|travaille|exercant|exercent'.split(
    '|',
  ),
);

function familyOf(text: Text, lexicon: Lexicon, title: string): string | null {
  return lexicon.readTitle(spelledOut(title, text.french)).family;
}

/** Removes seniority words from both ends of a title while the rest still names the same family. */
function stripSeniority(
  text: Text,
  lexicon: Lexicon,
  from: number,
  to: number,
): { from: number; to: number; items: Item[] } {
  const items: Item[] = [];
  const family = familyOf(text, lexicon, textOf(text, from, to));
  let begin = from;
  let end = to;
  const same = (left: number, right: number): boolean =>
    right > left &&
    familyOf(text, lexicon, textOf(text, left, right)) === family &&
    (family !== null || !OF_SENIORS.has(text.tokens[left]?.word ?? ''));
  const levelAt = (at: number) => {
    const level = lexicon.readSeniority(text.tokens[at]?.word ?? '');
    return level && DETACHABLE.has(level) ? level : null;
  };
  const first = levelAt(begin);
  // "mid-level" is one level in two words.
  const after = text.tokens[begin + 1]?.word === 'level' ? begin + 2 : begin + 1;
  if (first && same(after, end)) {
    items.push(item(begin, after, { kind: 'seniority', value: first }));
    begin = after;
  }
  const last = levelAt(end - 1);
  if (last && last !== 'lead' && same(begin, end - 1)) {
    items.push(item(end - 1, end, { kind: 'seniority', value: last }));
    end--;
  }
  return { from: begin, to: end, items };
}

function isAside(text: Text, at: number): boolean {
  let before = at - 1;
  while (
    before >= 0 &&
    ['a', 'an', 'the', 'un', 'une', 'le', 'la', 'l', 'les'].includes(
      text.tokens[before]?.word ?? '',
    )
  )
    before--;
  const word = text.tokens[before]?.word ?? '';
  if (['as', 'comme'].includes(word) && WORKING.has(text.tokens[before - 1]?.word ?? '')) {
    return ['experience', 'years', 'ans', 'background', 'history'].includes(
      text.tokens[before - 2]?.word ?? '',
    );
  }
  return ASIDE.has(word);
}

/**
 * "react native dev": written out, it is a title that the lexicon lists, with another role than the
 * bare "dev".
 */
function namesMore(
  text: Text,
  lexicon: Lexicon,
  { from, to }: { from: number; to: number },
  role: string | null,
): boolean {
  const typed = textOf(text, from, to);
  const full = spelledOut(typed, text.french);
  if (full === typed || lexicon.readTitle(full).family === role) return false;
  const [named] = lexicon.scan(full);
  return named?.kind === 'title' && named.quote === full;
}

/** A tool that a title names. */
interface Tool {
  from: number;
  to: number;
  value: string;
  /** Whether the role is the same without it: "ruby dev", but not "Salesforce admin". */
  isBeside: boolean;
  /** Whether the title is one that the lexicon knows only without it. */
  isAdded: boolean;
}

/** Whether a title names the same role without a word: "ruby dev" and "dev". */
function isBesideRole(
  text: Text,
  lexicon: Lexicon,
  at: number,
  title: { from: number; to: number },
): boolean {
  if (text.inside[at]?.mention.kind !== 'title') return false;
  const { from, to } = title;
  const rest = `${textOf(text, from, at)} ${textOf(text, at + 1, to)}`.trim();
  const role = familyOf(text, lexicon, textOf(text, from, to));
  return role !== null && familyOf(text, lexicon, rest) === role;
}

/** A word of many titles belongs to the title: "machine learning engineer" is no engineer's tool. */
const TITLES_OF_A_FIELD = 60;

const MAX_TOOL_WORDS = 3;

/** The longest name of a tool that begins here, inside a title. */
function toolAt(
  text: Text,
  lexicon: Lexicon,
  at: number,
  title: { from: number; to: number },
): Tool | null {
  const { word } = text.tokens[at]!;
  const isWordOfTitles =
    (titleWord(word, text.french ? 'fr' : 'en')?.titles ?? 0) >= TITLES_OF_A_FIELD;
  if (SPECIALITIES.has(word) || HEADS.has(word) || isWordOfTitles) return null;
  const found = text.inside[at];
  const isRead = found?.mention.kind === 'skill' && found.from === at && found.to <= title.to;
  const ends = isRead
    ? [found.to]
    : Array.from({ length: MAX_TOOL_WORDS }, (_, shorter) => at + MAX_TOOL_WORDS - shorter);
  for (const to of ends) {
    if (to > title.to || to - at === title.to - title.from) continue;
    const quote = textOf(text, at, to);
    const skill = lexicon.readSkill(quote);
    if (!skill || lexicon.readIndustry(quote) || lexicon.readFunction(quote)) continue;
    const isBeside = isRead || (to === at + 1 && isBesideRole(text, lexicon, at, title));
    const value = skillName({ quote, name: skill.name });
    return { from: at, to, value, isBeside, isAdded: isRead };
  }
  return null;
}

/**
 * The tools named inside a title: "Python developer" is a developer who knows Python, whatever their
 * title. Fields of work stay in the title.
 */
function toolsInside(text: Text, lexicon: Lexicon, from: number, to: number): Tool[] {
  const tools: Tool[] = [];
  for (let at = from; at < to; at += 1) {
    const tool = toolAt(text, lexicon, at, { from, to });
    if (!tool) continue;
    tools.push(tool);
    at = tool.to - 1;
  }
  return tools;
}

/** Sectors named inside a title: "chef de projet immobilier" works in real estate. */
function sectorsInside(text: Text, lexicon: Lexicon, from: number, to: number): Item[] {
  const sectors: Item[] = [];
  for (let at = from; at < to; at += 1) {
    const found = text.inside[at];
    if (!found || found.from !== at || found.to > to || found.to - at === to - from) continue;
    const { kind, quote } = found.mention;
    const sector = ['industry', 'skill'].includes(kind) ? lexicon.readIndustry(quote) : null;
    if (sector && lexicon.readFunction(quote) === null)
      sectors.push(item(at, found.to, { kind: 'industry', value: sector.name }));
  }
  return sectors;
}

/** The title without some of its words; what is left of "/" and "&" beside them goes as well. */
function without(text: Text, from: number, to: number, left: readonly Tool[]): string {
  const words: string[] = [];
  for (let at = from; at < to; at += 1) {
    if (left.some((one) => at >= one.from && at < one.to)) continue;
    words.push(textOf(text, at, at + 1));
  }
  return words.join(' ').replace(/^[\s/&]+|[\s/&]+$/g, '');
}

/** A title with its level and its tools, each as an item of its own. */
function titleItems(text: Text, lexicon: Lexicon, found: Located, history: History): Item[] {
  const bare = stripSeniority(text, lexicon, found.from, found.to);
  const tools = toolsInside(text, lexicon, bare.from, bare.to);
  const beside = tools.filter(({ isBeside }) => isBeside);
  const rest = without(text, bare.from, bare.to, beside);
  const role = rest === '' ? null : familyOf(text, lexicon, rest);
  const isWider = role !== null && !namesMore(text, lexicon, bare, role);
  const apart = isWider ? beside : [];
  const from = apart.reduce((start, one) => (one.from === start ? one.to : start), bare.from);
  const to = apart.reduceRight((end, one) => (one.to === end ? one.from : end), bare.to);
  const value = apart.length === 0 ? textOf(text, bare.from, bare.to) : rest;
  const kept = tools.filter((one) => !apart.includes(one));
  const title = item(from, to, {
    kind: 'title' as const,
    value: spelledOut(value, text.french),
    history,
    aside: isAside(text, found.from),
    tools: kept.map((one) => ({
      from: one.from,
      to: one.to,
      value: one.value,
      isAdded: one.isAdded,
      rest: without(text, bare.from, bare.to, [one]),
    })),
  });
  const skills = apart.map(({ from: start, to: end, value: name }) =>
    item(start, end, { kind: 'skill' as const, value: name }),
  );
  const sectors = sectorsInside(text, lexicon, from, to);
  return [...bare.items, ...skills, title, ...sectors].sort((a, b) => a.from - b.from);
}

/** "Plaquiste peintre": two trades side by side, which no title names together. */
function secondTrade(text: Text, lexicon: Lexicon, { from, to }: Located): number | null {
  if (!text.french || to !== from + 2) return null;
  const [first, second] = [textOf(text, from, from + 1), textOf(text, from + 1, to)];
  const roles = [familyOf(text, lexicon, first), familyOf(text, lexicon, second)];
  const areTrades = roles.every((role) => role !== null) && roles[0] !== roles[1];
  const isName = isTitlePair(text.tokens[from]!.word, text.tokens[from + 1]!.word, 'fr');
  const isRole = lexicon.scan(textOf(text, from, to))[0]?.quote === textOf(text, from, to);
  return areTrades && !isName && !isRole ? from + 1 : null;
}

/** A speciality that shares the head of the title beside it, as a title of its own. */
function shared(
  text: Text,
  lexicon: Lexicon,
  from: number,
  to: number,
  value: string,
  history: History,
): Item[] {
  return familyOf(text, lexicon, value) === null
    ? []
    : [
        item(from, to, {
          kind: 'title',
          value: spelledOut(value, text.french),
          history,
          aside: false,
        }),
      ];
}

/**
 * "backend or" in "backend or fullstack engineer": the first of two specialities that share a head.
 */
function sharedHead(text: Text, lexicon: Lexicon, at: number): Reading | null {
  const { tokens } = text;
  let to = at;
  while (to - at < 3 && SPECIALITIES.has(tokens[to]?.word ?? '')) to += 1;
  const joined = tokens[to]?.word ?? '';
  if (to === at || joined === ',' || !CONJUNCTIONS.has(joined)) return null;
  const title = mentionAt(text, to + 1, 'title');
  if (!title || title.to - title.from < 2) return null;
  const value = `${textOf(text, at, to)} ${textOf(text, title.to - 1, title.to)}`;
  const items = shared(text, lexicon, at, to, value, 'CURRENT_AND_PAST');
  return items.length > 0 ? { items, to } : null;
}

/** "ou fullstack" in "développeur backend ou fullstack": a second speciality of the head before. */
function sharedFrenchHead(
  text: Text,
  lexicon: Lexicon,
  found: Located,
  history: History,
): Reading | null {
  const { tokens } = text;
  const at = found.to;
  if (!text.french || !['ou', 'et', '/', 'or'].includes(tokens[at]?.word ?? '')) return null;
  let to = at + 1;
  while (to - at < 4 && SPECIALITIES.has(tokens[to]?.word ?? '') && !mentionAt(text, to, 'title'))
    to += 1;
  if (to === at + 1) return null;
  const value = `${textOf(text, found.from, found.from + 1)} ${textOf(text, at + 1, to)}`;
  const items = shared(text, lexicon, at + 1, to, value, history);
  return items.length > 0 ? { items, to } : null;
}

/** Reads a job title with its seniority, its tools and a second speciality. */
export function readTitle(
  text: Text,
  lexicon: Lexicon,
  at: number,
  history: History,
): Reading | null {
  const first = sharedHead(text, lexicon, at);
  if (first) return first;
  const found = mentionAt(text, at, 'title');
  if (!found) return null;
  const between = secondTrade(text, lexicon, found);
  const parts =
    between === null
      ? [found]
      : [
          { ...found, to: between },
          { ...found, from: between },
        ];
  const items = parts.flatMap((part) => titleItems(text, lexicon, part, history));
  const second = sharedFrenchHead(text, lexicon, found, history);
  return second ? { items: [...items, ...second.items], to: second.to } : { items, to: found.to };
}
