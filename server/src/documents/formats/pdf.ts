import { getDocumentProxy } from 'unpdf';
import { readColumns } from '../rules/columns.ts';
import type { DocumentText, Segment } from '../rules/text-line.ts';
import { ReadFailure } from './read-failure.ts';

/** More pages than any CV has; what is longer is a book or an attack. */
export const MAX_PAGES = 100;

interface TextItem {
  str: string;
  transform: number[];
  width: number;
  height: number;
  fontName: string;
}

interface Annotation {
  subtype: string;
  url?: string;
  rect: number[];
}

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;
type PdfPage = Awaited<ReturnType<Pdf['getPage']>>;

/** The text of a PDF with its places. Scripts, forms and embedded files are not looked at. */
export async function readPdf(bytes: Uint8Array): Promise<DocumentText> {
  const pdf = await open(bytes);
  try {
    if (pdf.numPages > MAX_PAGES) throw new ReadFailure('too_large');
    const pages: Segment[][] = [];
    const links: string[] = [];
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const page = await pdf.getPage(number);
      pages.push(await readPage(page, links));
      page.cleanup();
    }
    if (pages.every((page) => page.length === 0)) throw new ReadFailure('no_text');
    return { lines: readColumns(pages), title: await readTitle(pdf), links, pages: pdf.numPages };
  } finally {
    await pdf.loadingTask.destroy();
  }
}

async function open(bytes: Uint8Array): Promise<Pdf> {
  try {
    // The library takes the bytes over, so it gets a copy.
    return await getDocumentProxy(Uint8Array.from(bytes), {
      disableFontFace: true,
      useSystemFonts: false,
      enableXfa: false,
      stopAtErrors: false,
      verbosity: 0,
    });
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    throw new ReadFailure(name === 'PasswordException' ? 'encrypted' : 'broken');
  }
}

async function readTitle(pdf: Pdf): Promise<string | null> {
  const { info } = await pdf.getMetadata().catch(() => ({ info: {} }));
  const title = (info as { Title?: unknown }).Title;
  return typeof title === 'string' && title.trim() !== '' ? title.trim() : null;
}

async function readPage(page: PdfPage, links: string[]): Promise<Segment[]> {
  const { height } = page.getViewport({ scale: 1 });
  const content = await page.getTextContent();
  const isBold = await boldFonts(page);
  const anchors = await readLinks(page, height);
  links.push(...anchors.map(({ url }) => url));
  return (content.items as TextItem[]).flatMap((item) => {
    const [a = 0, b = 0, c = 0, d = 0, x = 0, baseline = 0] = item.transform ?? [];
    const size = Math.hypot(c, d);
    // Turned text is decoration: a name along the edge, a watermark.
    const isTurned = Math.abs(b) > Math.abs(a);
    if (!item.str || item.str.trim() === '' || size < 1 || isTurned) return [];
    const box = { x, y: height - baseline - size * 0.8, width: item.width, height: size };
    const middle = { x: x + item.width / 2, y: height - baseline - size * 0.3 };
    const anchor = anchors.find(
      ({ rect }) =>
        middle.x >= rect.x &&
        middle.x <= rect.x + rect.width &&
        middle.y >= rect.y &&
        middle.y <= rect.y + rect.height,
    );
    return [
      {
        text: withoutLetterSpacing(item.str),
        bold: isBold(item.fontName),
        size,
        href: anchor?.url ?? null,
        apart: false,
        box,
      },
    ];
  });
}

/** "P R E S E N T" is one word; two spaces or more are the space between words. */
const withoutLetterSpacing = (text: string): string =>
  text.replace(/(?<!\S)[\p{L}\d](?: [\p{L}\d]){1,}(?!\S)/gu, (run) =>
    /^(?:\p{Lu} )+\p{Lu}$/u.test(run) ? run.replaceAll(' ', '') : run,
  );

async function readLinks(page: PdfPage, height: number) {
  const annotations = (await page.getAnnotations().catch(() => [])) as Annotation[];
  return annotations.flatMap(({ subtype, url, rect }) => {
    if (subtype !== 'Link' || typeof url !== 'string') return [];
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = rect;
    return [{ url, rect: { x: x1, y: height - y2, width: x2 - x1, height: y2 - y1 } }];
  });
}

/** The names of fonts are known only once the page's drawing operators were read. */
async function boldFonts(page: PdfPage): Promise<(font: string) => boolean> {
  await page.getOperatorList().catch(() => null);
  const known = new Map<string, boolean>();
  return (font) => {
    const found = known.get(font);
    if (found !== undefined) return found;
    const isBold = page.commonObjs.has(font) && namesBold(page.commonObjs.get(font));
    known.set(font, isBold);
    return isBold;
  };
}

function namesBold(font: unknown): boolean {
  const { name = '', bold = false, black = false } = (font ?? {}) as Record<string, never>;
  return bold || black || /bold|black|heavy|semibold|demi/i.test(String(name));
}
