import type { Block } from '../structure/structure.ts';
import type { Token } from '../tokens.ts';
import type { Mention, MentionText, Place } from './mention.ts';
import { orderFeatures, ownForm } from './order.ts';
import { clauseFeatures, sentenceWords, sideFeatures } from './sides.ts';
import { requestClasses } from './word-classes.ts';

/*
 * What the learned force of a mention sees: what the rules make of it, its sentence, the words
 * around it by class, what else the sentence and the text name. Never the mention's own words: what
 * holds for Java holds for nursing. docs/decisions/0114
 */

const EFFECTS = [
  'nice',
  'must',
  'excluded',
  'also',
  'like',
  'waived',
  'work',
  'partly',
  'task',
] as const;

/** A line of its own, short and without a mention, speaks for what stands below it. */
const MAX_HEADING_WORDS = 7;

class Lines {
  private readonly tokens: readonly Token[];
  constructor(tokens: readonly Token[]) {
    this.tokens = tokens;
  }
  opens({ from }: Block): boolean {
    let before = from - 1;
    while (
      before >= 0 &&
      this.tokens[before]!.kind === 'mark' &&
      this.tokens[before]!.word !== '\n'
    )
      before--;
    return before < 0 || this.tokens[before]!.word === '\n';
  }
  ends({ to }: Block): boolean {
    const next = this.tokens[to];
    return next === undefined || next.word === '\n' || this.tokens[to + 1]?.word === '\n';
  }
  isListed({ from }: Block): boolean {
    const [first, before] = [this.tokens[from], this.tokens[from - 1]];
    const isBullet = (one: Token | undefined): boolean =>
      one?.kind === 'mark' && ['-', '•', '·', '*', '–', '—', '+'].includes(one.word);
    return isBullet(first) || isBullet(before);
  }
}

function placesOf(text: MentionText, mentions: readonly Mention[]): (Place | null)[] {
  const { tokens, structure } = text;
  const { blocks } = structure;
  const lines = new Lines(tokens);
  const held = new Map<Block, Mention[]>();
  const kindAt = new Array<string | undefined>(tokens.length).fill(undefined);
  for (const { from, to, kind } of mentions) kindAt.fill(kind, from, to);
  let at = 0;
  const owner = mentions.map((mention) => {
    while (at < blocks.length && blocks[at]!.to <= mention.from) at++;
    const block = blocks[at];
    if (block === undefined || mention.from < block.from) return null;
    const own = held.get(block);
    if (own) own.push(mention);
    else held.set(block, [mention]);
    return block;
  });
  const places = new Map<Block, Place>();
  let heading: string[] = ['h:none'];
  let below = 0;
  const form = formOf(text);
  blocks.forEach((block, index) => {
    const own = held.get(block) ?? [];
    const length = block.to - block.from;
    const fills = lines.opens(block) && lines.ends(block);
    const isHeading = fills && length <= MAX_HEADING_WORDS && own.length === 0 && index > 0;
    if (isHeading || block.isLabel) {
      heading = headingFeatures(tokens, block);
      below = 0;
    } else {
      if (own.length > 0)
        places.set(block, {
          block,
          kindAt,
          order: new Map(own.map((mention, order) => [mention, order])),
          kinds: countOf(own),
          shared: [
            ...form,
            ...heading,
            ...heading.map((one) => `${one}~${Math.min(below, 3)}`),
            ...sentenceFeatures(text, index, lines),
          ],
        });
      below++;
    }
  });
  return owner.map((block) => (block && places.get(block)) ?? null);
}

function countOf(mentions: readonly Mention[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { kind } of mentions) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return counts;
}

function headingFeatures(tokens: readonly Token[], block: Block): string[] {
  const own = tokens.slice(block.from, block.to);
  const classes = new Set(own.flatMap(requestClasses));
  return [
    `h:role ${block.role}`,
    ...own.filter(({ kind }) => kind === 'word').map(({ word }) => `h=${word}`),
    ...[...classes].map((one) => `h:${one}`),
  ];
}

/** The form of the whole text: an advert, a letter with its greeting, or a note. */
function formOf({ tokens, structure: { isAdvert, blocks } }: MentionText): string[] {
  const isLetter = blocks[0]?.role === 'greeting' || blocks.at(-1)?.role === 'signature';
  const form = isAdvert ? 'advert' : isLetter ? 'letter' : 'note';
  const size =
    tokens.length < 20 ? 's' : tokens.length < 60 ? 'm' : tokens.length < 120 ? 'l' : 'x';
  return [`form:${form}`, `size:${size}`, `sentences:${Math.min(blocks.length, 6)}`];
}

function sentenceFeatures(
  { tokens, structure }: MentionText,
  index: number,
  lines: Lines,
): string[] {
  const { blocks } = structure;
  const block = blocks[index]!;
  const [before, after] = [blocks[index - 1], blocks[index + 1]];
  const own = tokens.slice(block.from, Math.min(block.to, block.from + 80));
  const anywhere = new Set(own.flatMap(requestClasses));
  const mark = tokens[block.to]?.word ?? 'end';
  const features = [
    `role:${block.role}`,
    `role-:${before?.role ?? 'none'}`,
    `role+:${after?.role ?? 'none'}`,
    `roles:${before?.role ?? 'none'} ${block.role}`,
    `at:${index < 3 ? index : Math.floor((index * 4) / blocks.length) + 3}`,
    `left:${Math.min(blocks.length - 1 - index, 4)}`,
    `ends:${mark}`,
    `words:${own.length < 5 ? 's' : own.length < 12 ? 'm' : own.length < 25 ? 'l' : 'x'}`,
    `line:${lines.opens(block) ? 'o' : ''}${lines.ends(block) ? 'e' : ''}`,
    ...[...anywhere].map((one) => `w:${one}`),
  ];
  if (lines.isListed(block)) features.push('listed');
  const next = after && tokens.slice(after.from, Math.min(after.to, after.from + 12));
  for (const one of new Set(next?.flatMap(requestClasses) ?? [])) features.push(`n:${one}`);
  const previous = before && tokens.slice(Math.max(before.from, before.to - 12), before.to);
  for (const one of new Set(previous?.flatMap(requestClasses) ?? [])) features.push(`v:${one}`);
  for (const [at, name] of ['1', '2', '3'].entries()) {
    const token = own[at];
    if (token === undefined) continue;
    features.push(`s${name}=${token.word}`);
    for (const one of requestClasses(token)) features.push(`s${name}:${one}`);
  }
  return features;
}

interface Told {
  /** How many mentions of each kind came before. */
  before: Map<string, number>;
  asked: Set<string>;
}

const ASKED = new Set(['required', 'must', 'work']);

/** What joins a mention to the one before it, when both are in one sentence. */
function linkOf({ tokens }: MentionText, before: Mention | undefined, mention: Mention): string {
  if (before === undefined) return 'first';
  const same = before.kind === mention.kind ? 'same' : 'other';
  const gap = mention.from - before.to;
  if (gap > MAX_GAP) return `far ${same}`;
  const between = tokens.slice(before.to, mention.from);
  if (between.some(({ word }) => ENDS.has(word))) return `apart ${same}`;
  if (gap <= 0) return `touch ${same}`;
  const classes = new Set(between.flatMap(requestClasses));
  const marks = between.filter(({ kind }) => kind === 'mark').map(({ word }) => word);
  const turns = ['not', 'but', 'wish', 'must', 'refuse', 'waive'].filter((one) => classes.has(one));
  const joins = ['and', 'or'].filter((one) => classes.has(one));
  const length = gap <= 2 ? 's' : gap <= 5 ? 'm' : 'l';
  return [same, length, ...turns, ...joins, ...new Set(marks)].join(' ');
}

const MAX_GAP = 12;
const ENDS = new Set(['.', '\n', ';', '!', '?', '•']);

/** What the force of the mention before says of this one. */
export const followsOn = (link: string, before: string): string[] => [
  `pf:${before}`,
  `pf:${before} ${link}`,
  `pf:${before} ${link.split(' ').slice(0, 2).join(' ')}`,
];

/** A mention as the learned reading sees it. */
export interface SeenMention {
  kind: string;
  features: string[];
  /** What joins it to the mention before. */
  link: string;
}

/** The features of each mention of a text, in order. Linear in the length of the text. */
export function forceFeatures(text: MentionText, mentions: readonly Mention[]): SeenMention[] {
  const places = placesOf(text, mentions);
  const told: Told = { before: new Map(), asked: new Set() };
  const orders = orderFeatures(text, mentions);
  const titled = mentions.some(({ byRules, kind }) => kind === 'title' && ASKED.has(byRules));
  return mentions.map((mention, index) => {
    const { kind, byRules, effect } = mention;
    const [before, after] = [mentions[index - 1], mentions[index + 1]];
    const features = [
      'bias',
      `kind:${kind}`,
      `rules:${byRules}`,
      `rules:${byRules} ${kind}`,
      `same:${Math.min(told.before.get(kind) ?? 0, 3)}`,
      `asked:${told.asked.has(kind) ? 'kind' : ''}${told.asked.has('title') ? 'title' : ''}`,
      `m-:${before?.kind ?? 'none'} ${before?.byRules ?? ''}`,
      `m+:${after?.kind ?? 'none'} ${after?.byRules ?? ''}`,
    ];
    for (const one of EFFECTS) if (effect[one]) features.push(`fx:${one}`, `fx:${one} ${kind}`);
    if (!titled) features.push('untitled');
    features.push(...inPlace(text, mention, places[index] ?? null));
    features.push(...joined(features, kind, byRules));
    features.push(...ownForm(text, mention), ...orders[index]!);
    told.before.set(kind, (told.before.get(kind) ?? 0) + 1);
    if (ASKED.has(byRules)) told.asked.add(kind);
    return { kind, features, link: linkOf(text, before, mention) };
  });
}

function inPlace({ tokens }: MentionText, mention: Mention, place: Place | null): string[] {
  if (place === null) return ['nowhere'];
  const here = place.order.get(mention) ?? 0;
  const others = [...place.kinds].filter(
    ([kind, count]) => count > (kind === mention.kind ? 1 : 0),
  );
  return [
    `in:${Math.min(here, 3)} of ${Math.min(place.order.size, 4)}`,
    ...others.map(([kind]) => `with:${kind}`),
    ...place.shared,
    ...sideFeatures(tokens, mention, place, -1),
    ...sideFeatures(tokens, mention, place, 1),
    ...clauseFeatures(tokens, mention, place),
    ...sentenceWords(tokens, mention, place),
  ];
}

/** What decides most, with the kind and with what the rules say. */
const WITH_KIND =
  /^(?:role:|form:|b[12c]:|a[12c]:|h:|same:|asked:|b1=|a1=|opens|listed|at:|ends|w:|b[12m]<|a[12m]<)/;
const WITH_RULES =
  /^(?:role:|form:|size:|bc:|ac:|h:|asked:|w:not|w:wish|w:refuse|w:gone|w:our|line:)/;

function joined(features: readonly string[], kind: string, byRules: string): string[] {
  return features.flatMap((one) => [
    ...(WITH_KIND.test(one) ? [`${one}|${kind}`] : []),
    ...(WITH_RULES.test(one) ? [`${one}|${byRules}`] : []),
  ]);
}
