import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { FieldPlace } from '../../../app/talents/original-places.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useMessages } from '../messages.ts';
import { originalBytesQuery } from '../queries.ts';
import { boxOfText } from './boxes.ts';
import { drawPage, openPdf, type Pdf, readPage } from './pdf.ts';
import { PlaceMark } from './place-mark.tsx';

/** Longer files are for the download. */
const MAX_PAGES = 20;

/** The pages of the file, with the places of the fields marked. */
export default function PdfView({
  talentId,
  places,
}: {
  talentId: string;
  places: readonly FieldPlace[];
}) {
  const messages = useMessages();
  const bytes = useQuery(originalBytesQuery(talentId));
  const pdf = useQuery({
    queryKey: ['people', 'pdf', talentId],
    // The reader takes the bytes over.
    queryFn: () => openPdf((bytes.data as ArrayBuffer).slice(0)),
    enabled: bytes.data !== undefined,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  if (bytes.error || pdf.error) return <p role="alert">{messages.originalUnreadable}</p>;
  if (!pdf.data) return <Skeleton className="h-96 w-full" />;
  const count = Math.min(pdf.data.numPages, MAX_PAGES);
  return (
    <div className="flex flex-col gap-3">
      {Array.from({ length: count }, (_, index) => index + 1).map((number) => (
        <Page
          key={number}
          pdf={pdf.data}
          number={number}
          of={pdf.data.numPages}
          places={places.filter(({ span }) => span.page === number && span.box)}
        />
      ))}
    </div>
  );
}

function Page({
  pdf,
  number,
  of,
  places,
}: {
  pdf: Pdf;
  number: number;
  of: number;
  places: readonly FieldPlace[];
}) {
  const messages = useMessages();
  const frame = useRef<HTMLFieldSetElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const width = useWidth(frame);
  const { data: page } = useQuery({
    queryKey: ['people', 'pdf-page', pdf.fingerprints[0], number],
    queryFn: () => readPage(pdf, number),
    staleTime: Infinity,
    gcTime: 0,
  });
  useEffect(() => {
    if (canvas.current === null || width === 0) return;
    return drawPage(pdf, number, { canvas: canvas.current, width });
  }, [pdf, number, width]);
  const scale = page ? width / page.width : 0;
  return (
    <fieldset
      ref={frame}
      aria-label={messages.pageOf(number, of)}
      className="relative m-0 w-full min-w-0 p-0 overflow-hidden rounded-md border border-line bg-white"
      style={{ aspectRatio: page ? `${page.width} / ${page.height}` : '1 / 1.414' }}
    >
      <canvas ref={canvas} aria-hidden className="absolute inset-0 size-full" />
      {page &&
        places.map(({ path, span }) => {
          const box = boxOfText(span.text, span.box!, page.pieces);
          return (
            <PlaceMark
              key={path}
              path={path}
              isOnPaper
              text={span.text}
              className="absolute"
              style={{
                left: (box.x - 1.5) * scale,
                top: (box.y - 1) * scale,
                width: (box.width + 3) * scale,
                height: (box.height + 3) * scale,
                zIndex: Math.max(1, Math.round(1_000 - (box.width * box.height) / 100)),
              }}
            />
          );
        })}
    </fieldset>
  );
}

function useWidth(frame: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const watching = new ResizeObserver(() => setWidth(element.clientWidth));
    watching.observe(element);
    return () => watching.disconnect();
  }, [frame]);
  return width;
}
