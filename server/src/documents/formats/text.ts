import { LineBuilder, USUAL_SIZE } from '../rules/line-builder.ts';
import type { DocumentText } from '../rules/text-line.ts';

const STYLE = { bold: false, size: USUAL_SIZE, href: null };
const UNDERLINE = /^\s*([=\-_~*#])\1{3,}\s*$/;

/** Plain text and Markdown: a line of the file is a line. */
export function readText(text: string): DocumentText {
  const builder = new LineBuilder();
  const rows = text.split(/\r\n|\r|\n|\f/);
  rows.forEach((row, index) => {
    if (row.trim() === '') builder.space();
    if (row.trim() === '' || UNDERLINE.test(row)) return;
    const marked = /^\s{0,3}(#{1,6})\s+(.*?)#*\s*$/.exec(row);
    builder.heading = marked ? marked[1]!.length : UNDERLINE.test(rows[index + 1] ?? '') ? 2 : 0;
    const shown = marked ? marked[2]! : row;
    addStyled(builder, shown.replace(/^\s+/, ''));
    builder.end();
    const last = builder.lines.at(-1);
    if (last) last.line = index + 1;
  });
  return { lines: builder.lines, title: null, links: [], pages: null };
}

/** Tabs and wide gaps set text apart; Markdown's double stars make it bold. */
function addStyled(builder: LineBuilder, row: string): void {
  for (const piece of row.split(/\t+| {3,}/)) {
    builder.apart();
    for (const [index, part] of piece.split(/\*\*|__/).entries()) {
      if (index > 0) builder.run();
      builder.add(part, { ...STYLE, bold: index % 2 === 1 });
    }
  }
}

/** The text of a file: UTF-8, UTF-16 with a mark, else Windows-1252. */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
