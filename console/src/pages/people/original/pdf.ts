import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy } from 'pdfjs-dist';
import type { Box, Piece } from './boxes.ts';

export type Pdf = PDFDocumentProxy;

/** Opens a PDF. Its scripts, forms and links do nothing. Throws for a file that cannot be read. */
export async function openPdf(bytes: ArrayBuffer): Promise<Pdf> {
  GlobalWorkerOptions.workerPort ??= new Worker(new URL('./pdf-worker.ts', import.meta.url), {
    type: 'module',
  });
  const data = new Uint8Array(bytes);
  // Our pages may not compile WebAssembly; only images in rare encodings need it.
  return getDocument({ data, enableXfa: false, useWasm: false, verbosity: 0 }).promise;
}

export interface DrawnPage {
  width: number;
  height: number;
  /** The pieces of text, in points from the left and top edge. */
  pieces: Piece[];
}

/** How large the page is, and where its texts are. */
export async function readPage(pdf: Pdf, number: number): Promise<DrawnPage> {
  const page = await pdf.getPage(number);
  const { width, height } = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  const pieces = items.flatMap((item) => {
    if (!('str' in item) || item.str.trim() === '') return [];
    const [, , c = 0, d = 0, x = 0, baseline = 0] = item.transform as number[];
    const size = Math.hypot(c, d);
    const box: Box = { x, y: height - baseline - size * 0.8, width: item.width, height: size };
    return [{ text: item.str, box }];
  });
  return { width, height, pieces };
}

/** Draws the page as wide as given, sharp on this screen. Returns the way to stop it. */
export function drawPage(
  pdf: Pdf,
  number: number,
  { canvas, width }: { canvas: HTMLCanvasElement; width: number },
): () => void {
  let stop = (): void => {};
  let isStopped = false;
  void pdf.getPage(number).then((page) => {
    if (isStopped) return;
    const density = Math.min(window.devicePixelRatio || 1, 2);
    const scale = (width / page.getViewport({ scale: 1 }).width) * density;
    const viewport = page.getViewport({ scale });
    canvas.width = Math.floor(viewport.width);
    canvas.height = Math.floor(viewport.height);
    const task = page.render({ canvas, viewport });
    stop = () => task.cancel();
    // Cancelled when the width changes.
    task.promise.catch(() => {});
  });
  return () => {
    isStopped = true;
    stop();
  };
}
