import { requestClasses } from '../force/word-classes.ts';
import type { Block, Structure } from '../structure/structure.ts';
import type { Token } from '../tokens.ts';

/*
 * What the learned finder of names that no list has sees of a token: its form, the words around it
 * and what was read there, and the role of its sentence. docs/decisions/0139
 */

export interface UnlistedText {
  prompt: string;
  tokens: readonly Token[];
  structure: Structure;
  /** What was read of each token: `word` where nothing was. */
  readAs: readonly string[];
  /** What the lists say of each token, whether it was read so or not; null: nothing. */
  listed: readonly (string | null)[];
}

/** A token's form: `AB` letters, `Ab` a name, `aB` mixed, `ab` a word, `1` with a digit. */
function shapeOf(prompt: string, { start, end, kind }: Token): string {
  if (kind !== 'word') return kind;
  const typed = prompt.slice(start, end);
  const digit = /\d/.test(typed) ? '1' : '';
  if (/^[\p{Lu}\d&+#.]{2,}$/u.test(typed)) return `AB${digit}`;
  if (/\p{Ll}\p{Lu}/u.test(typed)) return `aB${digit}`;
  return `${/^\p{Lu}/u.test(typed) ? 'Ab' : 'ab'}${digit}`;
}

const JOINS = new Set([',', '/', '&', '+', 'and', 'or', 'et', 'ou', 'ni', 'nor', '(', 'plus']);
const LIST_REACH = 7;

/** What was read of the neighbour in a list, over commas and "and": "SAP, Sage and Cegid". */
function listedBeside({ tokens, readAs }: UnlistedText, at: number, step: 1 | -1): string {
  let joined = false;
  for (let reach = 1; reach <= LIST_REACH; reach++) {
    const token = tokens[at + step * reach];
    if (token === undefined || token.word === '\n' || token.word === '.') return 'none';
    if (JOINS.has(token.word)) joined = true;
    else if (readAs[at + step * reach] !== 'word') {
      return joined ? readAs[at + step * reach]! : 'none';
    } else if (joined && reach > LIST_REACH - 2) return 'none';
  }
  return 'none';
}

const isBullet = (token: Token | undefined): boolean =>
  token?.kind === 'mark' && ['-', '•', '·', '*', '–', '—', '+', '\n'].includes(token.word);

/** What a sentence says of all its tokens. */
function blockFeatures({ tokens, structure }: UnlistedText, block: Block): string[] {
  const [first, before] = [tokens[block.from], tokens[block.from - 1]];
  const listed = isBullet(first) || isBullet(before);
  const length = block.to - block.from;
  return [
    `role:${block.role}`,
    `form:${structure.isAdvert ? 'advert' : 'note'}`,
    `line:${listed ? 'listed' : ''} ${length < 6 ? 's' : length < 15 ? 'm' : 'l'}`,
  ];
}

function around(text: UnlistedText, at: number, block: Block): string[] {
  const { tokens, readAs } = text;
  const features: string[] = [];
  for (const step of [-3, -2, -1, 1, 2, 3]) {
    const token = tokens[at + step];
    if (token === undefined || at + step < block.from || at + step >= block.to) {
      features.push(`${step}:end`);
      continue;
    }
    const read = readAs[at + step]!;
    if (Math.abs(step) < 3 || token.kind === 'word') features.push(`${step}=${token.word}`);
    features.push(`${step}<${read}`, `${step}~${shapeOf(text.prompt, token)}`);
    for (const one of requestClasses(token)) features.push(`${step}:${one}`);
  }
  const [before, after] = [tokens[at - 1]?.word ?? '', tokens[at + 1]?.word ?? ''];
  features.push(`bi=${tokens[at - 2]?.word ?? ''} ${before}`, `around=${before} ${after}`);
  features.push(`bi<${readAs[at - 2] ?? ''} ${before}`);
  return features;
}

function classesBefore({ tokens }: UnlistedText, at: number, block: Block): string[] {
  const said = new Set<string>();
  for (let back = at - 1; back >= Math.max(block.from, at - 10); back--)
    for (const one of requestClasses(tokens[back]!)) said.add(`before:${one}`);
  return [...said];
}

/** What a token may be read as and still belong to a name: nothing that is searched. */
const OPEN: ReadonlySet<string> = new Set(['word', 'filler', 'contract']);

/** The features of each token that nothing was read of, without those of the one before it. */
export function unlistedFeatures(text: UnlistedText): (string[] | null)[] {
  const { prompt, tokens, structure } = text;
  const seen: (string[] | null)[] = new Array<string[] | null>(tokens.length).fill(null);
  for (const block of structure.blocks) {
    const shared = blockFeatures(text, block);
    for (let at = block.from; at < block.to; at++) {
      const token = tokens[at]!;
      const read = text.readAs[at]!;
      if (token.kind === 'mark' || !OPEN.has(read)) continue;
      const shape = shapeOf(prompt, token);
      const opens = at === block.from ? 'opens' : '';
      seen[at] = [
        'bias',
        read,
        `listed:${text.listed[at]}`,
        `listed:${text.listed[at]} ${shape}`,
        `w=${token.word}`,
        `end=${token.word.slice(-3)}`,
        `end2=${token.word.slice(-2)}`,
        `long:${Math.min(token.word.length, 9)}`,
        `shape:${shape} ${opens}`,
        ...requestClasses(token).map((one) => `is:${one}`),
        `list-:${listedBeside(text, at, -1)}`,
        `list+:${listedBeside(text, at, 1)}`,
        ...shared,
        ...shared.map((one) => `${one} ${shape}`),
        ...around(text, at, block),
        ...classesBefore(text, at, block),
      ];
    }
  }
  return seen;
}

/** What the tag of the token before says of the next. */
export const followsTag = (features: readonly string[], before: string): string[] => [
  `t:${before}`,
  ...features.filter((one) => TO_JOIN.test(one)).map((one) => `t:${before} ${one}`),
];

const TO_JOIN = /^(?:w=|listed:|shape:|word$|filler$|contract$|1<|1=|is:|end=)/;
