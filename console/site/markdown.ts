import path from 'node:path';
import { Marked, type Tokens } from 'marked';
import { pathOf } from './contents.ts';
import { highlight } from './highlight.ts';

export interface Heading {
  depth: number;
  text: string;
  id: string;
}

export interface RenderedPage {
  file: string;
  /** Below `/docs/`. */
  path: string;
  title: string;
  html: string;
  headings: Heading[];
  /** Links to pages of the documentation, as they are in the HTML. */
  links: string[];
  /** Pictures that it shows, from the root of the repository. */
  pictures: string[];
  /** The text below each heading, for the search. */
  passages: { id: string; heading: string; text: string }[];
}

/** Files that are no page here, and where the service has them. */
const ELSEWHERE: Record<string, string> = { 'client/openapi.json': '/console/openapi.json' };

/** The anchors that GitHub makes, so that a link works in both places. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

export const escapeHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** Turns a page into HTML. `files` are all pages; a link to any other file becomes plain text. */
export function renderMarkdown(
  file: string,
  markdown: string,
  files: ReadonlySet<string>,
): RenderedPage {
  const headings: Heading[] = [];
  const links: string[] = [];
  const pictures: string[] = [];
  const seen = new Map<string, number>();
  const marked = new Marked({
    gfm: true,
    renderer: {
      heading({ tokens, depth, text }: Tokens.Heading) {
        const plain = text.replaceAll('`', '').replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');
        const base = anchorOf(plain);
        const before = seen.get(base) ?? 0;
        seen.set(base, before + 1);
        const id = before === 0 ? base : `${base}-${before}`;
        headings.push({ depth, text: plain.replaceAll('&lt;', '<'), id });
        const inner = this.parser.parseInline(tokens);
        if (depth === 1) return `<h1 id="${id}">${inner}</h1>\n`;
        return `<h${depth} id="${id}">${inner} <a class="anchor" href="#${id}" aria-label="Link to ${escapeHtml(plain)}">#</a></h${depth}>\n`;
      },
      link({ href, tokens }: Tokens.Link) {
        const inner = this.parser.parseInline(tokens);
        const target = addressOf(href, file, files);
        if (target === null) return inner;
        if (target.startsWith('/docs/') || target.startsWith('#')) links.push(target);
        return `<a href="${escapeHtml(target)}">${inner}</a>`;
      },
      image({ href, text: about }: Tokens.Image) {
        const picture = path.posix.join(path.posix.dirname(file), href);
        pictures.push(picture);
        return `<img src="${pictureAddress(picture)}" alt="${escapeHtml(about)}" loading="lazy">`;
      },
      code({ text, lang = '' }: Tokens.Code) {
        const name = lang === '' ? 'sh' : lang;
        return `<pre tabindex="0" data-language="${escapeHtml(name)}"><code>${highlight(text, name) ?? escapeHtml(text)}</code></pre>\n`;
      },
      table(token: Tokens.Table) {
        const row = (cells: Tokens.TableCell[], tag: 'th' | 'td') =>
          `<tr>${cells.map(({ tokens }) => `<${tag}>${this.parser.parseInline(tokens)}</${tag}>`).join('')}</tr>`;
        const isTitled = token.header.some(({ text }) => text !== '');
        const head = isTitled ? `<thead>${row(token.header, 'th')}</thead>` : '';
        return `<div class="table" tabindex="0"><table>${head}<tbody>${token.rows.map((cells) => row(cells, 'td')).join('')}</tbody></table></div>\n`;
      },
    },
  });
  const text = markdown.replace(/<!--.*?-->\s*/gs, '');
  const html = marked.parse(text, { async: false });
  return {
    ...{ file, path: pathOf(file), html, headings, links, pictures },
    title: headings[0]?.text ?? file,
    passages: passagesOf(text, headings),
  };
}

export const pictureAddress = (picture: string): string =>
  `/docs/pictures/${path.posix.basename(picture)}`;

/** Where a link leads in the service; null when it has no such page. */
function addressOf(href: string, from: string, files: ReadonlySet<string>): string | null {
  if (/^[a-z]+:/.test(href) || href.startsWith('#')) return href;
  const [name = '', anchor] = href.split('#');
  const file = path.posix.join(path.posix.dirname(from), name).replace(/\/$/, '');
  const page = [file, `${file}/README.md`].find((one) => files.has(one));
  if (page) return `/docs/${pathOf(page)}${anchor ? `#${anchor}` : ''}`;
  return ELSEWHERE[file] ?? null;
}

/** The page as Markdown, whose links lead to other pages of the service as Markdown. */
export function withAddresses(file: string, text: string, files: ReadonlySet<string>): string {
  return text.replace(/\]\(([^)\s]+)\)/g, (link, href: string) => {
    const address = addressOf(href, file, files);
    if (address === null || !address.startsWith('/docs/')) return link;
    const [page = '', anchor] = address.split('#');
    return `](${page === '/docs/' ? '/docs/index' : page}.md${anchor ? `#${anchor}` : ''})`;
  });
}

function passagesOf(text: string, headings: readonly Heading[]): RenderedPage['passages'] {
  let inCode = false;
  const parts: string[][] = [];
  for (const line of text.split('\n')) {
    if (line.startsWith('```')) inCode = !inCode;
    else if (!inCode && /^#{1,6} /.test(line)) parts.push([]);
    else parts.at(-1)?.push(line);
  }
  return headings.map(({ id, text: heading }, index) => ({
    ...{ id, heading },
    text: plainText((parts[index] ?? []).join('\n')),
  }));
}

const plainText = (markdown: string): string =>
  markdown
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\|[ :|-]+\|\n/g, ' ')
    .replace(/[`*|]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
