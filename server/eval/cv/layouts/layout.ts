import { createHash } from 'node:crypto';

/*
 * Layouts of our own: each is a choice of one value for every independent trait of a CV's form. The
 * number of a layout decides all choices, so that a set of numbers is a set of varied layouts.
 */

const TRAITS = {
  arrangement: ['one', 'one', 'left', 'right', 'left', 'right', 'margin'],
  sectionNames: ['usual', 'usual', 'loose', 'personal', 'pair'],
  sectionLook: ['bold', 'capitals', 'spaced', 'large', 'plain-capitals', 'numbered'],
  entry: [
    'title-employer',
    'employer-title',
    'title-employer',
    'employer-title',
    'comma',
    'dash',
    'at',
    'pipe',
    'grouped',
    'grouped',
    'labelled',
  ],
  dates: ['right', 'cell', 'below', 'dash', 'brackets', 'above', 'right', 'cell', 'with-place'],
  dateForm: ['short', 'long', 'digits', 'iso', 'years', 'lower', 'words', 'dotted'],
  place: ['none', 'after-employer', 'none', 'right', 'brackets'],
  prose: ['bullets', 'paragraph', 'bullets', 'dashes'],
  skills: [
    'commas',
    'bullets',
    'tags',
    'bars',
    'levels',
    'grouped',
    'stars',
    'columns',
    'dots',
    'cell-groups',
    'heading-groups',
  ],
  languages: ['brackets', 'cells', 'lines', 'prose', 'stacked', 'dots', 'bars', 'level-first'],
  contact: ['pipes', 'labels', 'icons', 'cells', 'lines', 'footer'],
  header: ['plain', 'centred', 'two-lines', 'capitals', 'titled', 'same-line', 'last-first'],
  study: ['degree-school', 'school-degree', 'comma', 'dash', 'of-school'],
  order: ['jobs', 'studies', 'skills', 'jobs'],
  footer: ['none', 'pages', 'none', 'name'],
  weight: ['title', 'employer', 'both', 'none'],
} as const;

export type Traits = { [K in keyof typeof TRAITS]: (typeof TRAITS)[K][number] };
export interface Layout extends Traits {
  name: string;
}

/** The layout of a number. */
export function layoutOf(number: number): Layout {
  const chosen = Object.entries(TRAITS).map(([trait, values]) => {
    const hash = createHash('sha256').update(`layout ${number} ${trait}`).digest();
    return [trait, values[hash.readUInt32BE(0) % values.length]];
  });
  return { name: `own-${number}`, ...(Object.fromEntries(chosen) as Traits) };
}

/** A piece of a paragraph. */
export interface Piece {
  text: string;
  bold?: boolean;
  italic?: boolean;
  /** Stands at the right edge of the column. */
  right?: boolean;
  /** A drawn bar of this share of its full length. */
  bar?: number;
  /** A box of its own, as tags have. */
  boxed?: boolean;
}

export interface Paragraph {
  kind: 'name' | 'headline' | 'section' | 'group' | 'head' | 'text' | 'bullet';
  pieces: Piece[];
  /** Begins an entry. */
  gap?: boolean;
}

export interface Cells {
  cells: Block[][];
  /** Shares of the column. */
  widths: number[];
}

export type Block = Paragraph | Cells;

export interface Sheet {
  layout: Layout;
  top: Block[];
  main: Block[];
  side: Block[];
  footer: string | null;
}
