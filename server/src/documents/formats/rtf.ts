import { LineBuilder, USUAL_SIZE } from '../rules/line-builder.ts';
import type { DocumentText } from '../rules/text-line.ts';
import { ReadFailure } from './read-failure.ts';

/** Groups whose text is not the document's: fonts, styles, pictures, fields' instructions. */
const UNSEEN = new Set([
  'fonttbl',
  'colortbl',
  'stylesheet',
  'info',
  'pict',
  'object',
  'themedata',
  'datastore',
  'latentstyles',
  'listtable',
  'listoverridetable',
  'generator',
  'fldinst',
  'xmlnstbl',
  'rsidtbl',
  'bkmkstart',
  'bkmkend',
  'footnote',
  'nonshppict',
  'pntext',
  'listtext',
  'revtbl',
  'filetbl',
]);
const TOKEN = /\\([a-z]+)(-?\d+)? ?|\\'([0-9a-f]{2})|\\([^a-z])|([{}])|[\r\n]+|([^\\{}\r\n]+)/gi;
const MAX_DEPTH = 500;

interface Group {
  unseen: boolean;
  bold: boolean;
  size: number;
  /** Letters that follow `\u` for programs that know no Unicode. */
  fallback: number;
}

/** The text of a Rich Text Format file. Pictures and embedded objects are skipped. */
export function readRtf(rtf: string): DocumentText {
  const builder = new LineBuilder();
  const decoder = new TextDecoder('windows-1252');
  const groups: Group[] = [{ unseen: false, bold: false, size: USUAL_SIZE, fallback: 1 }];
  let skipped = 0;
  let isOptional = false;
  const top = (): Group => groups.at(-1)!;
  const add = (text: string): void => {
    const shown = text.slice(Math.min(skipped, text.length));
    skipped -= text.length - shown.length;
    const { unseen, bold, size } = top();
    if (!unseen && shown !== '') builder.add(shown, { bold, size, href: null });
  };
  const words: Record<string, (value: number | null) => void> = {
    par: () => builder.end(),
    line: () => builder.end(),
    row: () => builder.end(),
    sect: () => builder.end(),
    page: () => builder.end(),
    tab: () => builder.apart(),
    cell: () => builder.apart(),
    b: (value) => {
      top().bold = value !== 0;
    },
    plain: () => Object.assign(top(), { bold: false, size: USUAL_SIZE }),
    fs: (value) => {
      top().size = (value ?? 20) / 2;
    },
    uc: (value) => {
      top().fallback = value ?? 1;
    },
    u: (value) => {
      add(String.fromCharCode(((value ?? 0) + 65_536) % 65_536));
      skipped = top().fallback;
    },
    bullet: () => add('•'),
    endash: () => add('–'),
    emdash: () => add('—'),
    lquote: () => add('‘'),
    rquote: () => add('’'),
    ldblquote: () => add('“'),
    rdblquote: () => add('”'),
  };
  const readSymbol = (symbol: string): void => {
    if (symbol === '*') isOptional = true;
    else add(symbol === '~' ? ' ' : symbol === '-' ? '' : symbol);
  };
  const readWord = (word: string, number: string | undefined): void => {
    if (isOptional || UNSEEN.has(word)) top().unseen = true;
    isOptional = false;
    words[word]?.(number === undefined ? null : Number(number));
  };
  const readBrace = (brace: string): void => {
    if (brace === '}') {
      if (groups.length > 1) groups.pop();
      return;
    }
    if (groups.length > MAX_DEPTH) throw new ReadFailure('broken');
    groups.push({ ...top() });
  };
  for (const [, word, number, byte, symbol, brace, text] of rtf.matchAll(TOKEN)) {
    if (brace) readBrace(brace);
    else if (symbol) readSymbol(symbol);
    else if (byte) add(decoder.decode(Uint8Array.of(Number.parseInt(byte, 16))));
    else if (text) add(text);
    else if (word) readWord(word, number);
  }
  builder.end();
  if (builder.lines.length === 0) throw new ReadFailure('no_text');
  return { lines: builder.lines, title: null, links: [], pages: null };
}
