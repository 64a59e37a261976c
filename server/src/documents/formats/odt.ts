import { LineBuilder, type Style, USUAL_SIZE } from '../rules/line-builder.ts';
import type { DocumentText } from '../rules/text-line.ts';
import { openPackage } from './office-package.ts';
import { ReadFailure } from './read-failure.ts';
import { walkXml } from './xml.ts';

interface NamedStyle {
  bold: boolean;
  size: number;
}

const PLAIN: NamedStyle = { bold: false, size: USUAL_SIZE };

/** Text of an OpenDocument text: headers and the body with its tables, lists and boxes. */
export async function readOdt(bytes: Uint8Array): Promise<DocumentText> {
  const parts = await openPackage(bytes);
  const manifest = (await parts.part('META-INF/manifest.xml')) ?? '';
  if (manifest.includes('encryption-data')) throw new ReadFailure('encrypted');
  const content = await parts.part('content.xml');
  if (content === null) throw new ReadFailure('broken');
  const around = (await parts.part('styles.xml')) ?? '';
  const styles = new Map([...readStyles(around), ...readStyles(content)]);
  const links: string[] = [];
  const builder = new LineBuilder();
  readBody(around, 'style:header', { styles, links, builder });
  readBody(content, 'office:text', { styles, links, builder });
  if (builder.lines.length === 0) throw new ReadFailure('no_text');
  return { lines: builder.lines, title: null, links, pages: null };
}

function readStyles(xml: string): Map<string, NamedStyle> {
  const styles = new Map<string, NamedStyle>();
  let current: NamedStyle | null = null;
  walkXml(xml, {
    open: (name, attributes) => {
      if (name === 'style:style' && attributes['style:name']) {
        const parent = styles.get(attributes['style:parent-style-name'] ?? '') ?? PLAIN;
        current = { ...parent };
        styles.set(attributes['style:name'], current);
      }
      if (name !== 'style:text-properties' || !current) return;
      const weight = attributes['fo:font-weight'];
      if (weight) current.bold = weight === 'bold' || Number(weight) >= 600;
      current.size = Number.parseFloat(attributes['fo:font-size'] ?? '') || current.size;
    },
    close: (name) => {
      if (name === 'style:style') current = null;
    },
    text: () => {},
  });
  return styles;
}

interface BodyReading {
  styles: ReadonlyMap<string, NamedStyle>;
  links: string[];
  builder: LineBuilder;
}

/** Reads what stands inside the elements called `root`. */
function readBody(xml: string, root: string, { styles, links, builder }: BodyReading): void {
  let inside = 0;
  let paragraphs = 0;
  let unseen = 0;
  const stack: Style[] = [{ ...PLAIN, href: null }];
  const top = (): Style => stack.at(-1)!;
  const push = (style: string | undefined, href: string | null): void => {
    stack.push({ ...top(), ...styles.get(style ?? ''), href });
  };
  const opened: Record<string, (attributes: Record<string, string>) => void> = {
    'text:p': ({ 'text:style-name': style }) => {
      builder.end();
      paragraphs += 1;
      push(style, null);
    },
    'text:h': ({ 'text:style-name': style, 'text:outline-level': level }) => {
      builder.end();
      builder.heading = Math.min(6, Number(level) || 1);
      paragraphs += 1;
      push(style, null);
    },
    'text:span': ({ 'text:style-name': style }) => {
      builder.run();
      push(style, top().href);
    },
    'text:a': ({ 'xlink:href': href = '' }) => {
      links.push(href);
      builder.run();
      push(undefined, href);
    },
    'text:list-item': () => {
      builder.bullet = true;
    },
    'text:tab': () => builder.apart(),
    'text:s': () => builder.add(' ', top()),
    'text:line-break': () => builder.end(),
    'table:table-cell': () => builder.apart(),
    'text:tracked-changes': () => {
      unseen += 1;
    },
    'office:annotation': () => {
      unseen += 1;
    },
  };
  const ends = new Set(['text:p', 'text:h', 'text:span', 'text:a']);
  walkXml(xml, {
    open: (name, attributes) => {
      if (name === root) inside += 1;
      if (inside > 0) opened[name]?.(attributes);
    },
    close: (name) => {
      if (name === root) inside -= 1;
      if (inside === 0) return;
      if (name === 'text:tracked-changes' || name === 'office:annotation') unseen -= 1;
      if (!ends.has(name)) return;
      if (stack.length > 1) stack.pop();
      if (name === 'text:p' || name === 'text:h') {
        builder.end();
        builder.heading = 0;
        paragraphs -= 1;
      } else builder.run();
    },
    text: (text) => {
      if (inside > 0 && paragraphs > 0 && unseen === 0)
        builder.add(text.replace(/\s+/g, ' '), top());
    },
  });
  builder.end();
}
