import { isPageNumber } from '../rules/columns.ts';
import { LineBuilder, type Style, USUAL_SIZE } from '../rules/line-builder.ts';
import type { DocumentText, TextLine } from '../rules/text-line.ts';
import { openPackage } from './office-package.ts';
import { ReadFailure } from './read-failure.ts';
import { walkXml } from './xml.ts';

/** What a named paragraph style says. */
interface NamedStyle {
  heading: number;
  bold: boolean;
  size: number;
}

/**
 * Text of a word processor's document: headers, the body with its tables and text boxes, footers.
 */
export async function readDocx(bytes: Uint8Array): Promise<DocumentText> {
  const parts = await openPackage(bytes);
  const body = await parts.part('word/document.xml');
  if (body === null) throw new ReadFailure('broken');
  const styles = readStyles((await parts.part('word/styles.xml')) ?? '');
  const links: string[] = [];
  const read = async (name: string, xml: string): Promise<TextLine[]> => {
    const rels = readRelations((await parts.part(relationsOf(name))) ?? '');
    return readPart(xml, styles, rels, links);
  };
  const around = async (kind: 'header' | 'footer'): Promise<TextLine[]> => {
    const lines: TextLine[] = [];
    for (const name of parts.names.filter((one) => one.startsWith(`word/${kind}`)).slice(0, 6))
      lines.push(...(await read(name, (await parts.part(name)) ?? '')));
    return withoutDoubles(lines.filter(({ text }) => !isPageNumber(text)));
  };
  const lines = [
    ...(await around('header')),
    ...(await read('word/document.xml', body)),
    ...(await around('footer')),
  ];
  if (lines.length === 0) throw new ReadFailure('no_text');
  lines.forEach((line, index) => {
    line.line = index + 1;
  });
  return { lines, title: null, links, pages: null };
}

/** The first page often has a header of its own with the same text. */
function withoutDoubles(lines: readonly TextLine[]): TextLine[] {
  const seen = new Set<string>();
  return lines.filter(({ text }) => !seen.has(text) && seen.add(text));
}

const relationsOf = (name: string): string => name.replace(/([^/]+)$/, '_rels/$1.rels');

function readRelations(xml: string): Map<string, string> {
  const targets = new Map<string, string>();
  walkXml(xml, {
    open: (name, { Id, Target }) => {
      if (name === 'Relationship' && Id && Target) targets.set(Id, Target);
    },
    close: () => {},
    text: () => {},
  });
  return targets;
}

function readStyles(xml: string): Map<string, NamedStyle> {
  const styles = new Map<string, NamedStyle>();
  let current: NamedStyle | null = null;
  walkXml(xml, {
    open: (name, attributes) => {
      if (name === 'w:style' && attributes['w:styleId']) {
        current = { heading: 0, bold: false, size: USUAL_SIZE };
        styles.set(attributes['w:styleId'], current);
      }
      if (!current) return;
      const value = attributes['w:val'] ?? '';
      if (name === 'w:name') current.heading = headingOf(value);
      else if (name === 'w:outlineLvl' && Number(value) < 6) current.heading ||= Number(value) + 1;
      else if (name === 'w:b') current.bold = isOn(value);
      else if (name === 'w:sz') current.size = Number(value) / 2 || USUAL_SIZE;
    },
    close: (name) => {
      if (name === 'w:style') current = null;
    },
    text: () => {},
  });
  return styles;
}

function headingOf(name: string): number {
  if (/^(?:title|titre)$/i.test(name)) return 1;
  const level = /^(?:heading|titre|überschrift|título)\s*([1-6])$/i.exec(name);
  return level ? Number(level[1]) : 0;
}

const isOn = (value: string): boolean => !/^(?:0|false|off)$/.test(value);

/** Where the walk through a part is: the paragraph and run that are open. */
interface Place {
  paragraph: NamedStyle;
  run: Style;
  href: string | null;
  inRunProperties: boolean;
  isText: boolean;
  /** 1 within a row whose paragraphs stay on its line; otherwise 0. */
  cells: number;
}

interface Part {
  builder: LineBuilder;
  place: Place;
  named(id: string): NamedStyle;
  relations: ReadonlyMap<string, string>;
  links: string[];
}

/** What the beginning of an element does. */
const openings = ({
  builder,
  place,
  named,
  relations,
  links,
}: Part): Record<string, (attributes: Record<string, string>) => void> => ({
  'w:p': () => {
    // Paragraphs of a cell stay on the line of their row only when the cell has just one.
    if (place.cells === 0) builder.end();
    place.paragraph = named('');
    builder.heading = 0;
  },
  'w:pStyle': ({ 'w:val': value = '' }) => {
    place.paragraph = named(value);
    builder.heading = place.paragraph.heading;
    if (/list|puce/i.test(value)) builder.bullet = true;
  },
  'w:numPr': () => {
    builder.bullet = true;
  },
  'w:r': () => {
    const { bold, size } = place.paragraph;
    place.run = { bold, size, href: place.href };
  },
  'w:rPr': () => {
    place.inRunProperties = true;
  },
  'w:b': ({ 'w:val': value = '' }) => {
    if (place.inRunProperties) place.run.bold = isOn(value);
  },
  'w:sz': ({ 'w:val': value = '' }) => {
    if (place.inRunProperties) place.run.size = Number(value) / 2 || place.run.size;
  },
  'w:t': () => {
    place.isText = true;
  },
  'w:tab': () => builder.apart(),
  'w:br': () => builder.end(),
  'w:cr': () => builder.end(),
  'w:tc': () => builder.apart(),
  'w:tr': () => builder.end(),
  'w:txbxContent': () => builder.end(),
  'w:hyperlink': ({ 'r:id': id = '' }) => {
    place.href = relations.get(id) ?? null;
    if (place.href) links.push(place.href);
    builder.run();
  },
});

/** What the end of an element does. */
const endings = ({ builder, place }: Part): Record<string, () => void> => ({
  'w:rPr': () => {
    place.inRunProperties = false;
  },
  'w:t': () => {
    place.isText = false;
  },
  'w:p': () => builder.end(),
  'w:tr': () => builder.end(),
  'w:hyperlink': () => {
    place.href = null;
    builder.run();
  },
});

function readPart(
  xml: string,
  styles: ReadonlyMap<string, NamedStyle>,
  relations: ReadonlyMap<string, string>,
  links: string[],
): TextLine[] {
  const builder = new LineBuilder();
  const named = (id: string): NamedStyle =>
    styles.get(id) ?? { heading: headingOf(id), bold: false, size: USUAL_SIZE };
  const place: Place = {
    paragraph: named(''),
    run: { bold: false, size: USUAL_SIZE, href: null },
    ...{ href: null, inRunProperties: false, isText: false, cells: 0 },
  };
  const part = { builder, place, named, relations, links };
  const [opened, closed] = [openings(part), endings(part)];
  // A text box is written twice, the second time for old programs.
  let fallbacks = 0;
  const rows = shortRows(xml);
  let row = -1;
  walkXml(xml, {
    open: (name, attributes) => {
      if (name === 'mc:Fallback') fallbacks += 1;
      if (fallbacks > 0) return;
      if (name === 'w:tr') {
        row += 1;
        builder.end();
        place.cells = rows[row] ? 1 : 0;
      }
      opened[name]?.(attributes);
    },
    close: (name) => {
      if (name === 'mc:Fallback') fallbacks -= 1;
      else if (fallbacks === 0) {
        if (name === 'w:tr') place.cells = 0;
        if (name === 'w:p' && place.cells > 0) builder.apart();
        else closed[name]?.();
      }
    },
    text: (text) => {
      if (place.isText && fallbacks === 0) builder.add(text, place.run);
    },
  });
  builder.end();
  return builder.lines;
}

/**
 * For each table row, in order, whether all of its cells have one paragraph: such a row is one
 * line. The others are columns, read one after the other.
 */
function shortRows(xml: string): boolean[] {
  const rows: boolean[] = [];
  const open: { index: number; paragraphs: number }[] = [];
  let fallbacks = 0;
  walkXml(xml, {
    open: (name) => {
      if (name === 'mc:Fallback') fallbacks += 1;
      if (fallbacks > 0) return;
      if (name === 'w:tr') open.push({ index: rows.push(true) - 1, paragraphs: 0 });
      const row = open.at(-1);
      if (!row) return;
      if (name === 'w:tc') row.paragraphs = 0;
      if (name === 'w:p' && ++row.paragraphs > 1) for (const one of open) rows[one.index] = false;
    },
    close: (name) => {
      if (name === 'mc:Fallback') fallbacks -= 1;
      else if (name === 'w:tr' && fallbacks === 0) open.pop();
    },
    text: () => {},
  });
  return rows;
}
