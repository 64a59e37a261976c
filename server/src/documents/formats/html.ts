import { Parser } from 'htmlparser2';
import { LineBuilder, type Style, USUAL_SIZE } from '../rules/line-builder.ts';
import type { DocumentText } from '../rules/text-line.ts';

/** Elements whose text is not shown. */
const UNSEEN = new Set([
  'script',
  'style',
  'noscript',
  'template',
  'svg',
  'head',
  'object',
  'iframe',
  'select',
  'button',
]);
const BLOCKS = new Set([
  'address',
  'article',
  'aside',
  'blockquote',
  'body',
  'center',
  'dd',
  'details',
  'div',
  'dl',
  'dt',
  'fieldset',
  'figure',
  'figcaption',
  'footer',
  'form',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'header',
  'hr',
  'li',
  'main',
  'nav',
  'ol',
  'p',
  'pre',
  'section',
  'summary',
  'table',
  'tbody',
  'thead',
  'tfoot',
  'tr',
  'ul',
]);
/** Elements that are a part of their own in a line. */
const RUNS = new Set([
  'span',
  'a',
  'time',
  'small',
  'label',
  'i',
  'em',
  'cite',
  'abbr',
  'b',
  'strong',
]);
const BOLD = new Set(['b', 'strong', 'th', 'dt', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);
const EMPTY = new Set(['br', 'hr', 'img', 'input', 'meta', 'link', 'wbr', 'col', 'area', 'base']);
const SPACED = new Set(['section', 'h1', 'h2', 'h3', 'h4', 'article', 'ul', 'table']);
/** How large headings are shown. */
const HEADING_SIZES = [0, 20, 15, 12, 11, 10, 10];
const MAX_DEPTH = 2_000;

interface Open {
  name: string;
  style: Style;
  unseen: boolean;
  heading: number;
}

/** The visible text of a page, as lines. Nothing is loaded and no script is run. */
export function readHtml(html: string): DocumentText {
  const builder = new LineBuilder();
  const links: string[] = [];
  let title: string | null = null;
  const stack: Open[] = [
    { name: '', style: { bold: false, size: USUAL_SIZE, href: null }, unseen: false, heading: 0 },
  ];
  const top = (): Open => stack.at(-1)!;
  let isTitle = false;

  const parser = new Parser(
    {
      onopentag(name, attributes) {
        isTitle = name === 'title';
        beginElement(builder, name);
        if (EMPTY.has(name) || stack.length > MAX_DEPTH) return;
        const above = top();
        const href = name === 'a' ? (attributes.href?.trim() ?? null) : above.style.href;
        if (name === 'a' && href) links.push(href);
        const heading = /^h[1-6]$/.test(name) ? Number(name[1]) : above.heading;
        builder.heading = heading;
        stack.push({
          name,
          unseen: above.unseen || UNSEEN.has(name) || isHidden(attributes),
          heading,
          style: {
            bold: above.style.bold || BOLD.has(name),
            size: heading > 0 ? HEADING_SIZES[heading]! : above.style.size,
            href,
          },
        });
      },
      ontext(text) {
        if (isTitle) title = `${title ?? ''}${text}`;
        if (!top().unseen) builder.add(text, top().style);
      },
      onclosetag(name) {
        isTitle = false;
        if (BLOCKS.has(name)) builder.end();
        if (RUNS.has(name)) builder.run();
        const index = stack.findLastIndex((open) => open.name === name);
        if (index > 0) stack.length = index;
        builder.heading = top().heading;
      },
    },
    { decodeEntities: true },
  );
  parser.write(html);
  parser.end();
  builder.end();
  const shownTitle = (title as string | null)?.trim() ?? '';
  return { lines: builder.lines, title: shownTitle === '' ? null : shownTitle, links, pages: null };
}

function beginElement(builder: LineBuilder, name: string): void {
  if (BLOCKS.has(name) || name === 'br') builder.end();
  if (SPACED.has(name)) builder.space();
  if (name === 'td' || name === 'th') builder.apart();
  if (RUNS.has(name)) builder.run();
  if (name === 'li') builder.bullet = true;
}

function isHidden({ style = '', hidden }: Record<string, string | undefined>): boolean {
  return hidden !== undefined || /display\s*:\s*none|visibility\s*:\s*hidden/i.test(style);
}
