import { readFileSync } from 'node:fs';
import path from 'node:path';
import { table } from '../../src/cli/output.ts';
import type { Lexicon } from '../../src/lexicon/types.ts';
import {
  interpretPrompt,
  type ReadValue,
  valuesOf,
} from '../../src/search/rules/interpret/interpret.ts';
import { REASONS } from '../../src/search/rules/interpret/reasons.ts';

/*
 * Mails, chats and adverts in which each mention carries its force (`marked/README.md`), and what
 * the reader makes of each.
 */

export type MarkedForce = 'required' | 'wished' | 'excluded' | 'aside';

const FORCES: Readonly<Record<string, MarkedForce>> = {
  '+': 'required',
  '~': 'wished',
  '-': 'excluded',
  '0': 'aside',
};

/** A mention: UTF-16 offsets in the text without marks. */
export interface Mark {
  kind: string;
  force: MarkedForce;
  start: number;
  end: number;
}

export interface MarkedText {
  /** Such as "english mail 12". */
  id: string;
  /** Who wrote it, and in which language: a name of `WRITERS`. */
  writer: string;
  style: 'mail' | 'chat' | 'advert';
  language: 'en' | 'fr';
  heldOut: boolean;
  text: string;
  marks: Mark[];
}

const WRITERS = [
  ['english', 'en'],
  ['french', 'fr'],
  ['second-english', 'en'],
  ['second-french', 'fr'],
  ['third-english', 'en'],
  ['third-french', 'fr'],
  ['fourth-english', 'en'],
  ['fourth-french', 'fr'],
  ['fifth-english', 'en'],
  ['fifth-french', 'fr'],
  ['sixth-english', 'en'],
  ['sixth-french', 'fr'],
  ['seventh-english', 'en'],
  ['seventh-french', 'fr'],
  ['eighth-english', 'en'],
  ['eighth-french', 'fr'],
] as const;

/** The first name stands for two writers, one in each language; the later ones wrote in both. */
export const WRITER_NAMES = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
] as const;

/** Who wrote a text. */
export function writersOf({ writer }: MarkedText): (typeof WRITER_NAMES)[number] {
  return WRITER_NAMES.find((name) => writer.startsWith(`${name}-`)) ?? 'first';
}

const MARK = /\[([+~0-])([a-z]+)\|([^\]]*)\]/g;

function readMarks(marked: string): Pick<MarkedText, 'text' | 'marks'> {
  const marks: Mark[] = [];
  let text = '';
  let at = 0;
  for (const found of marked.matchAll(MARK)) {
    text += marked.slice(at, found.index);
    const [, force = '', kind = '', words = ''] = found;
    marks.push({
      kind,
      force: FORCES[force]!,
      start: text.length,
      end: text.length + words.length,
    });
    text += words;
    at = found.index + found[0].length;
  }
  return { text: text + marked.slice(at), marks };
}

/** The marked texts: of both parts, or of the one for work. */
export function readMarked(parts: 'all' | 'work'): MarkedText[] {
  return WRITERS.flatMap(([writer, language]) =>
    [false, true]
      .filter((heldOut) => parts === 'all' || !heldOut)
      .flatMap((heldOut) => {
        const name = `${writer}${heldOut ? '-held-out' : ''}.txt`;
        const file = readFileSync(path.join(import.meta.dirname, 'marked', name), 'utf8');
        return file
          .split(/^## /m)
          .slice(1)
          .map((part): MarkedText => {
            const end = part.indexOf('\n');
            const title = part.slice(0, end).trim();
            const style = title.split(' ')[0] as MarkedText['style'];
            const who = { id: `${writer} ${title}`, writer, style, language, heldOut };
            return { ...who, ...readMarks(part.slice(end + 1).trim()) };
          });
      }),
  );
}

/**
 * What the reader made of a mention: a filter of its force, only a criterion, or nothing. `told`: it
 * is a contract, and what is ignored names it with the reason that no profile says it.
 */
export type MarkReading = ReadValue['force'] | 'criterion' | 'told' | 'nothing';

export interface MarkOutcome {
  text: MarkedText;
  mark: Mark;
  reading: MarkReading;
}

export interface MarkedOutcome {
  text: MarkedText;
  marks: MarkOutcome[];
  /** Values that filters say, and that no mark holds. */
  unmarked: ReadValue[];
}

const overlaps = (a: { start: number; end: number }, b: { start: number; end: number }): boolean =>
  a.start < b.end && b.start < a.end;

/** Of several values in one mention, the strongest. */
const STRENGTH: readonly ReadValue['force'][] = ['excluded', 'required', 'wished'];

/** Values that the marks leave aside: they have no kind of their own there. */
export const UNMARKED_KINDS = new Set([
  'contact',
  'management',
  'employers',
  'function',
  'keyword',
]);

export function markTexts(texts: readonly MarkedText[], lexicon: Lexicon): MarkedOutcome[] {
  return texts.map((text) => {
    const values = valuesOf(text.text, lexicon);
    const { filters, criteria, ignored } = interpretPrompt(text.text, lexicon, text.language);
    const contracts = ignored
      .filter(({ reason }) => reason === REASONS.contract[text.language])
      .map((one) => lexicon.fold(one.text));
    const isTold = (words: string): boolean =>
      contracts.some((one) => one.includes(words) || words.includes(one));
    const read = filters.length === 0 ? [] : values;
    const said = criteria.map(lexicon.fold);
    return {
      text,
      marks: text.marks.map((mark) => {
        const forces = new Set(read.filter((one) => overlaps(one, mark)).map(({ force }) => force));
        const strongest = STRENGTH.find((force) => forces.has(force));
        const words = lexicon.fold(text.text.slice(mark.start, mark.end));
        const told = mark.kind === 'contract' && isTold(words) ? 'told' : 'nothing';
        const asked = said.some((one) => one.includes(words)) ? 'criterion' : told;
        return { text, mark, reading: strongest ?? asked };
      }),
      unmarked: read.filter(
        (one) => !UNMARKED_KINDS.has(one.kind) && !text.marks.some((mark) => overlaps(one, mark)),
      ),
    };
  });
}

const STYLES = ['mail', 'chat', 'advert'] as const;
const READINGS = ['required', 'wished', 'excluded', 'criterion', 'told', 'nothing'] as const;

/** A count of each reading by writer, style and force, work and held out. */
export function describeMarked(outcomes: readonly MarkedOutcome[]): string {
  return WRITER_NAMES.map((writer) =>
    describeOf(
      `${writer.toUpperCase()} WRITER${writer === 'first' ? 'S' : ''}`,
      outcomes.filter(({ text }) => writersOf(text) === writer),
    ),
  ).join('\n\n');
}

function describeOf(name: string, outcomes: readonly MarkedOutcome[]): string {
  const rows = STYLES.flatMap((style) =>
    (['required', 'wished', 'excluded', 'aside'] as const).flatMap((force) =>
      [false, true].flatMap((heldOut): string[][] => {
        const some = outcomes
          .flatMap(({ marks }) => marks)
          .filter(
            ({ text, mark }) =>
              text.style === style && mark.force === force && text.heldOut === heldOut,
          );
        if (some.length === 0) return [];
        const share = (right: number): string => `${((100 * right) / some.length).toFixed(1)} %`;
        const shares = READINGS.map((reading) =>
          share(some.filter((one) => one.reading === reading).length),
        );
        return [
          [`${style}, ${force}`, heldOut ? 'held out' : 'work', String(some.length), ...shares],
        ];
      }),
    ),
  );
  const unmarked = [false, true].map((heldOut) => {
    const some = outcomes.filter(({ text }) => text.heldOut === heldOut);
    const count = some.flatMap((one) => one.unmarked).filter(({ force }) => force !== 'wished');
    return `${heldOut ? 'held out' : 'work'} ${(count.length / some.length).toFixed(2)} a text`;
  });
  return [
    table([name, 'PART', 'MENTIONS', ...READINGS.map((one) => one.toUpperCase())], rows),
    `required or excluded, not marked at all: ${unmarked.join(', ')}`,
  ].join('\n');
}
