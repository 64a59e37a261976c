import { readFileSync } from 'node:fs';

/*
 * The labelled prompts. A file holds blocks parted by empty lines: the prompt, over as many lines
 * as it has, then a line of labels.
 *
 *   Data engineers near Lyon, Python a must, not at Capgemini
 *   => title: data engineer; place: Lyon ~30; must skill: Python; not company: Capgemini
 *
 * A label is a slot and its values, `|` between values of which any will do. `nice` and `must`
 * before it say that the prompt words it so, `not` that it is excluded. `Lyon ~30` is a radius in
 * kilometres, `3..5` are years, `en B2` is a language with its level. `told` are words that no
 * filter can say, to be found among the criteria or the words ignored; `ignored` are words to be
 * found among those ignored, with a reason. A text to be refused has `refused: noise`, or the
 * protected attribute with the words to be quoted, instead of labels.
 */

export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

export const STANCES = ['nice', 'must', 'not'] as const;
export type Stance = (typeof STANCES)[number] | 'plain';

export const SLOTS = [
  'title',
  'seniority',
  'function',
  'place',
  'years',
  'years in role',
  'years at company',
  'skill',
  'company',
  'current company',
  'past company',
  'school',
  'degree',
  'field',
  'language',
  'certification',
  'industry',
  'freelance',
  'size',
  'told',
  'ignored',
] as const;
export type Slot = (typeof SLOTS)[number];

export interface Label {
  stance: Stance;
  slot: Slot;
  values: string[];
}

export interface LabelledPrompt {
  language: Language;
  prompt: string;
  labels: Label[];
}

export interface Refusal {
  language: Language;
  prompt: string;
  /** `noise`, or a protected attribute. */
  reason: string;
  /** What must be quoted; empty for noise. */
  quote: string;
}

/** How a file marks the line of labels. */
const ARROW = '=> ';

/**
 * The blocks of a file: each prompt as typed and its line of labels. Throws for a block without
 * one, so that none is skipped unseen.
 */
function readBlocks(file: string): { prompt: string; line: string }[] {
  const text = readFileSync(new URL(file, import.meta.url), 'utf8').trim();
  return text.split(/\n{2,}/).map((block) => {
    const at = block.lastIndexOf(`\n${ARROW}`);
    if (at < 0) throw new Error(`${file}: no labels after "${block}"`);
    return { prompt: block.slice(0, at), line: block.slice(at + 1 + ARROW.length) };
  });
}

function isOneOf<T extends string>(list: readonly T[], word: string): word is T {
  return (list as readonly string[]).includes(word);
}

function readLabel(written: string): Label {
  const colon = written.indexOf(':');
  const name = written.slice(0, colon).trim();
  const [first = '', ...rest] = name.split(' ');
  const stance: Stance = isOneOf(STANCES, first) ? first : 'plain';
  const slot = stance === 'plain' ? name : rest.join(' ');
  if (colon < 0 || !isOneOf(SLOTS, slot)) throw new Error(`"${written}" is no label`);
  const values = written
    .slice(colon + 1)
    .split('|')
    .map((value) => value.trim());
  return { stance, slot, values };
}

/** The prompts of a file that look for somebody. Throws for a label that cannot be read. */
export function readPrompts(file: string, language: Language): LabelledPrompt[] {
  return readBlocks(file).map(({ prompt, line }) => ({
    language,
    prompt,
    labels: line.split(';').map(readLabel),
  }));
}

/** The texts of a file that must be refused. */
export function readRefusals(file: string): Refusal[] {
  return readBlocks(file).map(({ prompt, line }) => {
    const match = /^(en|fr) refused: (\S+) ?(.*)$/.exec(line);
    if (!match) throw new Error(`${file}: "${line}" is no refusal`);
    const [, language, reason = '', quote = ''] = match;
    return { language: language === 'fr' ? 'fr' : 'en', prompt, reason, quote };
  });
}
