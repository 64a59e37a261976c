import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Download, FileUp, Undo2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { failedToast } from '../../app/failed-toast.ts';
import { saveFile } from '../../app/save-file.ts';
import { useMay } from '../../app/session.ts';
import { useFormat } from '../../language/format.ts';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { Progress } from '../../ui/meter.tsx';
import { Time } from '../../ui/time.tsx';
import { toast } from '../../ui/toast.ts';
import { rejectedRows, undoImport } from './changes.ts';
import { useMessages } from './messages.ts';
import { IMPORTS_KEY, isAtWork, type TalentImport } from './queries.ts';
import { SourcingReport } from './to-sourcing.tsx';

const TONES: Record<TalentImport['status'], Tone> = {
  queued: 'neutral',
  running: 'accent',
  completed: 'green',
  failed: 'red',
  undone: 'neutral',
};
const COUNTS = ['read', 'created', 'updated', 'merged', 'proposed', 'rejected'] as const;

interface ImportListProps {
  imports: readonly TalentImport[];
  /** Rejected rows were corrected and are brought again. */
  onCorrected(files: readonly File[], sourcingId: string | null): void;
}

export function ImportList({ imports, onCorrected }: ImportListProps) {
  const messages = useMessages();
  return (
    <ul aria-label={messages.imports} className="rounded-lg border border-line bg-surface">
      {imports.map((one) => (
        <ImportRow key={one.importId} import={one} onCorrected={onCorrected} />
      ))}
    </ul>
  );
}

function ImportRow({
  import: one,
  onCorrected,
}: { import: TalentImport } & Pick<ImportListProps, 'onCorrected'>) {
  const messages = useMessages();
  const format = useFormat();
  const { counts, status, dryRun } = one;
  const shown = COUNTS.filter((name) => name === 'read' || counts[name] > 0);
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 border-line border-t px-4 py-3 first:border-t-0">
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-2">
          <span className="truncate font-medium">{one.fileName}</span>
          <Badge tone={TONES[status]}>{messages.statuses[status]}</Badge>
          {dryRun && <Badge>{messages.checked}</Badge>}
          <span className="text-quiet">
            <Time at={one.createdAt} />
          </span>
        </p>
        <p className="text-quiet" aria-live="polite">
          {shown
            .map((name) => messages.counts[name](counts[name], format.number(counts[name])))
            .join(' · ')}
        </p>
        {isAtWork(one) && (
          <div className="mt-2 max-w-sm">
            <Progress label={messages.working} value={null} />
          </div>
        )}
        {one.sourcing !== null && <SourcingReport report={one.sourcing} />}
        {one.problems.length > 0 && <Problems problems={one.problems} />}
      </div>
      <div className="flex flex-wrap gap-2">
        {!dryRun && status === 'completed' && <ShowPeople importId={one.importId} />}
        {counts.rejected > 0 && <DownloadRejected import={one} />}
        {counts.rejected > 0 && !isAtWork(one) && (
          <ImportCorrected
            onChosen={(files) => onCorrected(files, one.sourcing?.sourcingId ?? null)}
          />
        )}
        {!dryRun && (status === 'completed' || status === 'failed') && <Undo import={one} />}
      </div>
    </li>
  );
}

function Problems({ problems }: Pick<TalentImport, 'problems'>) {
  const messages = useMessages();
  const format = useFormat();
  return (
    <details className="mt-1">
      <summary className="cursor-pointer">{messages.problems}</summary>
      <ul className="mt-1 list-disc pl-5 text-quiet">
        {problems.map(({ row, file, reason }) => {
          const where = [file, row === undefined ? null : messages.row(format.number(row))];
          const place = where.filter(Boolean).join(', ');
          return <li key={`${place} ${reason}`}>{place ? `${place}: ${reason}` : reason}</li>;
        })}
      </ul>
    </details>
  );
}

function DownloadRejected({ import: { importId, fileName } }: { import: TalentImport }) {
  const messages = useMessages();
  const download = useMutation({
    mutationFn: () => rejectedRows(importId),
    onSuccess: (csv) =>
      saveFile(new Blob([csv], { type: 'text/csv' }), messages.rejectedFile(fileName)),
    onError: failedToast(messages.notDownloaded),
  });
  return (
    <Button
      size="small"
      icon={Download}
      loading={download.isPending}
      onClick={() => download.mutate()}
    >
      {messages.downloadRejected}
    </Button>
  );
}

function ShowPeople({ importId }: { importId: string }) {
  const messages = useMessages();
  return (
    <Link to="/people" search={{ importId }} className={buttonClass('secondary', 'small')}>
      {messages.showPeople}
    </Link>
  );
}

function ImportCorrected({ onChosen }: { onChosen(files: readonly File[]): void }) {
  const messages = useMessages();
  const maySpend = useMay('spend');
  const input = useRef<HTMLInputElement>(null);
  if (!maySpend) return null;
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        data-corrected
        accept=".csv,.tsv,.xlsx"
        onChange={({ currentTarget }) => {
          onChosen([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
      />
      <Button
        size="small"
        icon={FileUp}
        title={messages.fixHow}
        onClick={() => input.current?.click()}
      >
        {messages.importCorrected}
      </Button>
    </>
  );
}

function Undo({ import: { importId, fileName } }: { import: TalentImport }) {
  const messages = useMessages();
  const client = useQueryClient();
  const maySpend = useMay('spend');
  const [asking, setAsking] = useState(false);
  const undo = useMutation({
    mutationFn: () => undoImport(importId),
    onSuccess: async () => {
      void toast({ title: messages.undoing(fileName) });
      await client.invalidateQueries({ queryKey: IMPORTS_KEY });
    },
    onError: (error) =>
      void toast({ title: messages.notUndone, description: error.message, tone: 'failed' }),
    onSettled: () => setAsking(false),
  });
  if (!maySpend) return null;
  return (
    <>
      <Button size="small" icon={Undo2} onClick={() => setAsking(true)}>
        {messages.undo}
      </Button>
      <ConfirmDialog
        danger
        open={asking}
        title={messages.undoTitle(fileName)}
        description={messages.undoWhy}
        confirm={messages.undo}
        loading={undo.isPending}
        onConfirm={() => undo.mutate()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
