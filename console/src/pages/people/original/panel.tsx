import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { Suspense } from 'react';
import { failedToast } from '../../../app/failed-toast.ts';
import { saveFile } from '../../../app/save-file.ts';
import type { FieldPlace } from '../../../app/talents/original-places.ts';
import { useFormat } from '../../../language/format.ts';
import { Button } from '../../../ui/button.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useMessages } from '../messages.ts';
import { type Original, originalFile } from '../queries.ts';
import { PlaceList } from './place-list.tsx';

const PdfView = lazyPart(() => import('./pdf-view.tsx'));
const TextView = lazyPart(() => import('./text-view.tsx'));

/** The file that the person came in. */
export function OriginalPanel({
  original,
  places,
}: {
  original: Original;
  places: readonly FieldPlace[];
}) {
  const messages = useMessages();
  const format = useFormat();
  const { talentId, fileName, storedAt } = original;
  const download = useMutation({
    mutationFn: () => originalFile(talentId),
    onSuccess: (bytes) => saveFile(new Blob([bytes]), fileName),
    onError: failedToast(messages.notDownloaded),
  });
  const View = original.format === 'pdf' ? PdfView : TextView;
  return (
    <section aria-label={messages.original}>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <div className="min-w-0">
          <p className="truncate font-medium">{fileName}</p>
          <p className="text-quiet">{messages.importedOn(format.date(new Date(storedAt)))}</p>
        </div>
        <Button
          size="small"
          icon={Download}
          loading={download.isPending}
          onClick={() => download.mutate()}
        >
          {messages.downloadOriginal}
        </Button>
      </div>
      <Suspense fallback={<Skeleton className="h-96 w-full" />}>
        <PlaceList places={places}>
          <View talentId={talentId} places={places} />
        </PlaceList>
      </Suspense>
    </section>
  );
}
