import type { Block, Cells, Layout, Paragraph, Piece, Sheet } from './layout.ts';

/* A sheet as a page for a browser. */

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

function pieceOf({ text, bold, italic, right, bar, boxed }: Piece): string {
  const classes = [right && 'right', boxed && 'tag', bold && 'b', italic && 'i'].filter(Boolean);
  if (bar !== undefined) return `<span class="bar"><span style="width:${bar}%"></span></span>`;
  return `<span class="${classes.join(' ')}">${escaped(text)}</span>`;
}

function paragraph({ kind, pieces, gap }: Paragraph, isList: boolean): string {
  const tags: Partial<Record<Paragraph['kind'], string>> = {
    name: 'h1',
    section: 'h2',
    group: 'h4',
  };
  const tag = kind === 'bullet' && isList ? 'li' : (tags[kind] ?? 'div');
  const right = pieces.filter((one) => one.right);
  const left = pieces.filter((one) => !one.right);
  const content =
    right.length > 0
      ? `<div class="l">${left.map(pieceOf).join('')}</div><div class="r">${right
          .map(pieceOf)
          .join(' ')}</div>`
      : left.map(pieceOf).join(left.some((one) => one.boxed) ? ' ' : '');
  const classes = [kind, gap && 'gap', right.length > 0 && 'row'].filter(Boolean).join(' ');
  return `<${tag} class="${classes}">${content}</${tag}>`;
}

function cellsOf({ cells, widths }: Cells): string {
  const shown = cells.map(
    (cell, index) => `<td style="width:${widths[index]}%">${blocksOf(cell)}</td>`,
  );
  return `<table><tr>${shown.join('')}</tr></table>`;
}

function blocksOf(blocks: readonly Block[]): string {
  let html = '';
  let isList = false;
  for (const block of blocks) {
    const isBullet = 'kind' in block && block.kind === 'bullet';
    if (isBullet !== isList) html += isBullet ? '<ul>' : '</ul>';
    isList = isBullet;
    html += 'cells' in block ? cellsOf(block) : paragraph(block, true);
  }
  return isList ? `${html}</ul>` : html;
}

const SECTION_LOOKS: Record<Layout['sectionLook'], string> = {
  bold: 'font-size:11pt;font-weight:bold;border-bottom:1px solid #888',
  capitals: 'font-size:12pt;font-weight:bold',
  spaced: 'font-size:11pt;font-weight:normal',
  large: 'font-size:15pt;font-weight:normal;color:#357',
  'plain-capitals': 'font-size:10pt;font-weight:normal;background:#eee',
  numbered: 'font-size:12pt;font-weight:bold',
};

/** The columns stand in the source in either order, as the number of the layout has it. */
export function pageOf({ layout, top, main, side, footer }: Sheet): string {
  const isLeft = layout.arrangement === 'left';
  const columns =
    side.length > 0
      ? `<div class="columns"><div class="main">${blocksOf(main)}</div><div class="side">${blocksOf(side)}</div></div>`
      : blocksOf(main);
  return `<!doctype html><html><head><meta charset="utf-8"><style>
body{font:10pt/1.4 ${layout.dates === 'cell' ? 'serif' : 'sans-serif'};margin:0}
h1{font-size:${layout.header === 'same-line' ? 18 : 24}pt;margin:0;font-weight:normal}
h1,.headline{text-align:${layout.header === 'centred' ? 'center' : 'left'}}
h2{${SECTION_LOOKS[layout.sectionLook]};margin:14pt 0 4pt} h4{font-size:10pt;margin:4pt 0 0}
.headline{font-size:12pt;margin-bottom:6pt} .gap{margin-top:8pt} .b{font-weight:bold} .i{font-style:italic}
.row{display:flex;justify-content:space-between;align-items:baseline} .r{text-align:right;padding-left:12pt;white-space:nowrap}
h1 .r{font-size:12pt} table{width:100%;border-collapse:collapse} td{vertical-align:top;padding:0 8pt 0 0}
ul{margin:2pt 0;padding-left:14pt} .tag{background:#ddd;border-radius:3pt;padding:1pt 6pt;display:inline-block;margin:2pt}
.bar{display:inline-block;width:60pt;height:5pt;background:#ddd;margin-left:8pt} .bar span{display:block;height:5pt;background:#357}
.columns{display:flex;flex-direction:${isLeft ? 'row-reverse' : 'row'};gap:22pt}
.main{width:66%} .side{width:30%} footer{position:fixed;bottom:0;font-size:8pt}
</style></head><body>${blocksOf(top)}${columns}${footer ? `<footer>${escaped(footer)}</footer>` : ''}</body></html>`;
}
