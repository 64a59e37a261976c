import { zipOf } from '../../../src/documents/archive.testing.ts';
import type { Block, Paragraph, Piece, Sheet } from './layout.ts';

/* A sheet as plain text, and as the documents of two word processors. */

const NAMES = new Set<Paragraph['kind']>(['name', 'section']);

const isApart = ({ right }: Piece): boolean => right === true;

const shownPiece = ({ text, bar }: Piece): string =>
  bar === undefined ? text : ` ${'●'.repeat(Math.round(bar / 20))}`;

export function plainText({ top, main, side, footer }: Sheet): string {
  const rows: string[] = [];
  const add = (blocks: readonly Block[], indent: string): void => {
    for (const block of blocks) {
      if ('cells' in block) {
        const [first = [], ...others] = block.cells;
        const isRow = block.cells.every((cell) => cell.length === 1 && 'kind' in cell[0]!);
        if (isRow)
          rows.push(indent + block.cells.map((cell) => lineOf(cell[0] as Paragraph)).join('\t'));
        else {
          add(first, indent);
          for (const cell of others) add(cell, indent);
        }
        continue;
      }
      if (block.kind === 'section' || block.gap) rows.push('');
      rows.push(indent + lineOf(block));
    }
  };
  add([...top, ...main, ...side], '');
  if (footer) rows.push('', footer);
  return `${rows.join('\n')}\n`;
}

function lineOf({ kind, pieces }: Paragraph): string {
  const isTagged = pieces.some(({ boxed }) => boxed);
  const line = isTagged
    ? pieces.map(shownPiece).join(', ')
    : pieces.map((one) => (isApart(one) ? `\t${one.text}` : shownPiece(one))).join('');
  return kind === 'bullet' ? `* ${line}` : line;
}

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

/** Columns are cells of one table in odd layouts, text boxes in even ones. */
export function docxOf({ layout, top, main, side, footer }: Sheet): Uint8Array {
  const run = (piece: Piece, { kind }: Paragraph): string => {
    const size = { name: 44, headline: 26, section: layout.sectionLook === 'large' ? 30 : 24 }[
      kind as 'name'
    ];
    const bold =
      piece.bold || (kind === 'section' && /bold|capitals|numbered/.test(layout.sectionLook));
    const properties = `${bold ? '<w:b/>' : ''}${piece.italic ? '<w:i/>' : ''}${size ? `<w:sz w:val="${size}"/>` : ''}`;
    const tab = piece.right || piece.bar !== undefined ? '<w:tab/>' : '';
    return `<w:r><w:rPr>${properties}</w:rPr>${tab}<w:t xml:space="preserve">${escaped(shownPiece(piece))}${piece.boxed ? '   ' : ''}</w:t></w:r>`;
  };
  const isStyled = layout.weight !== 'none';
  const paragraph = (one: Paragraph): string => {
    const style = isStyled && one.kind === 'section' ? '<w:pStyle w:val="Heading1"/>' : '';
    const list = one.kind === 'bullet' ? '<w:numPr><w:numId w:val="1"/></w:numPr>' : '';
    return `<w:p><w:pPr>${style}${list}</w:pPr>${one.pieces.map((piece) => run(piece, one)).join('')}</w:p>`;
  };
  const blocks = (all: readonly Block[]): string =>
    all.map((one) => ('cells' in one ? tableOf(one.cells) : paragraph(one))).join('');
  const tableOf = (cells: readonly Block[][]): string =>
    `<w:tbl><w:tr>${cells.map((cell) => `<w:tc>${blocks(cell)}</w:tc>`).join('')}</w:tr></w:tbl>`;
  const boxed = (all: readonly Block[]): string => {
    const box = `<w:txbxContent>${blocks(all)}</w:txbxContent>`;
    return `<w:p><w:r><mc:AlternateContent><mc:Choice>${box}</mc:Choice><mc:Fallback>${box}</mc:Fallback></mc:AlternateContent></w:r></w:p>`;
  };
  const isTable = layout.order === 'jobs';
  const columns =
    side.length === 0
      ? blocks(main)
      : isTable
        ? tableOf(layout.arrangement === 'left' ? [side, main] : [main, side])
        : `${boxed(side)}${blocks(main)}`;
  const space = 'xmlns:w="w" xmlns:mc="mc"';
  const styles = `<w:styles ${space}><w:style w:styleId="Heading1"><w:name w:val="heading 1"/></w:style></w:styles>`;
  return zipOf([
    {
      name: 'word/document.xml',
      data: `<w:document ${space}><w:body>${blocks(top)}${columns}</w:body></w:document>`,
    },
    { name: 'word/styles.xml', data: styles },
    ...(footer
      ? [
          {
            name: 'word/footer1.xml',
            data: `<w:ftr ${space}><w:p><w:r><w:t>${escaped(footer)}</w:t></w:r></w:p></w:ftr>`,
          },
        ]
      : []),
  ]);
}

export function odtOf({ layout, top, main, side }: Sheet): Uint8Array {
  const span = (piece: Piece): string => {
    const tab = piece.right || piece.bar !== undefined ? '<text:tab/>' : '';
    const shown = `${escaped(shownPiece(piece))}${piece.boxed ? '<text:tab/>' : ''}`;
    return `${tab}<text:span text:style-name="${piece.bold ? 'B' : 'P'}">${shown}</text:span>`;
  };
  const paragraph = (one: Paragraph): string => {
    const content = one.pieces.map(span).join('');
    if (one.kind === 'bullet')
      return `<text:list><text:list-item><text:p>${content}</text:p></text:list-item></text:list>`;
    const isHeading = NAMES.has(one.kind) && layout.weight !== 'none';
    const level = one.kind === 'name' ? 1 : 2;
    if (isHeading)
      return `<text:h text:outline-level="${level}" text:style-name="${one.kind}">${content}</text:h>`;
    return `<text:p text:style-name="${one.kind}">${content}</text:p>`;
  };
  const blocks = (all: readonly Block[]): string =>
    all
      .map((one) =>
        'cells' in one
          ? `<table:table><table:table-row>${one.cells.map((cell) => `<table:table-cell>${blocks(cell)}</table:table-cell>`).join('')}</table:table-row></table:table>`
          : paragraph(one),
      )
      .join('');
  const frame = (all: readonly Block[]): string =>
    all.length === 0
      ? ''
      : `<text:p><draw:frame><draw:text-box>${blocks(all)}</draw:text-box></draw:frame></text:p>`;
  const style = (name: string, properties: string): string =>
    `<style:style style:name="${name}"><style:text-properties ${properties}/></style:style>`;
  const space =
    'xmlns:office="o" xmlns:text="t" xmlns:style="s" xmlns:fo="f" xmlns:table="b" xmlns:draw="d"';
  const styles = [
    style('B', 'fo:font-weight="bold"'),
    style('name', 'fo:font-size="22pt"'),
    style('headline', 'fo:font-size="13pt"'),
    style('section', 'fo:font-size="13pt" fo:font-weight="bold"'),
  ].join('');
  const body = `${blocks(top)}${frame(side)}${blocks(main)}`;
  return zipOf([
    { name: 'mimetype', data: 'application/vnd.oasis.opendocument.text' },
    {
      name: 'content.xml',
      data: `<office:document-content ${space}><office:automatic-styles>${styles}</office:automatic-styles><office:body><office:text>${body}</office:text></office:body></office:document-content>`,
    },
  ]);
}
