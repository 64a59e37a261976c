import { FileUp, FolderUp } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import { useMay } from '../../app/session.ts';
import { useFormat } from '../../language/format.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { classNames } from '../../ui/class-names.ts';
import { lazyOverlay } from '../../ui/lazy-part.tsx';
import { Progress } from '../../ui/meter.tsx';
import type { ImportChoice } from './changes.ts';
import { droppedFiles } from './dropped-files.ts';
import { useMessages } from './messages.ts';
import { ToSourcing } from './to-sourcing.tsx';
import type { Failure, Sending } from './use-sending.ts';

const ColumnsDialog = lazyOverlay(() => import('./columns-dialog.tsx'));

interface BringProps {
  sending: Sending;
  choice: ImportChoice;
  onChoice(choice: ImportChoice): void;
}

/** Where files are dropped or chosen. */
export function Bring({ sending, choice, onChoice }: BringProps) {
  const messages = useMessages();
  const maySpend = useMay('spend');
  const [over, setOver] = useState(false);
  const { progress, failures, asked, send } = sending;
  if (!maySpend) return <p className="mb-6 text-quiet">{messages.mayNot}</p>;
  return (
    <section
      aria-label={messages.bring}
      className="mb-8"
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        if (progress === null)
          void droppedFiles(event.dataTransfer.items).then((files) => send(files, choice));
      }}
    >
      <div
        className={classNames(
          'flex flex-col items-center gap-3 rounded-lg border border-dashed px-6 py-8 text-center',
          over ? 'border-accent bg-sunken' : 'border-control bg-surface',
        )}
      >
        <p className="font-medium">{messages.drop}</p>
        <p className="max-w-xl text-quiet">{messages.formats}</p>
        <Choose sending={sending} onChosen={(files) => void send(files, choice)} />
        <Checkbox
          checked={choice.dryRun}
          onChange={(dryRun) => onChoice({ ...choice, dryRun })}
          label={messages.checkFirst}
        />
        <ToSourcing
          sourcingId={choice.sourcingId}
          onChange={(sourcingId) => onChoice({ ...choice, sourcingId })}
        />
      </div>
      <Failures failures={failures} />
      <Suspense>
        {asked && <ColumnsDialog key={asked.name} table={asked} checkOnly={choice.dryRun} />}
      </Suspense>
    </section>
  );
}

function Choose({
  sending: { progress },
  onChosen,
}: {
  sending: Sending;
  onChosen(files: readonly File[]): void;
}) {
  const messages = useMessages();
  const format = useFormat();
  const files = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const chosen = (input: HTMLInputElement) => {
    // What a system writes beside the files is no one's CV.
    onChosen([...(input.files ?? [])].filter(({ name }) => !name.startsWith('.')));
    input.value = '';
  };
  return (
    <>
      <input
        ref={files}
        type="file"
        multiple
        hidden
        onChange={({ currentTarget }) => chosen(currentTarget)}
      />
      <input
        ref={folder}
        type="file"
        hidden
        data-folder
        {...{ webkitdirectory: '' }}
        onChange={({ currentTarget }) => chosen(currentTarget)}
      />
      <div className="flex flex-wrap justify-center gap-2">
        <Button
          look="primary"
          icon={FileUp}
          loading={progress !== null}
          onClick={() => files.current?.click()}
        >
          {progress === null ? messages.choose : messages.sending(progress.name)}
        </Button>
        {progress === null && (
          <Button icon={FolderUp} onClick={() => folder.current?.click()}>
            {messages.chooseFolder}
          </Button>
        )}
      </div>
      {progress !== null && progress.of > 1 && (
        <div className="w-full max-w-xs">
          <Progress
            label={messages.sendingOf(format.number(progress.at), format.number(progress.of))}
            value={((progress.at - 1) / progress.of) * 100}
          />
        </div>
      )}
    </>
  );
}

function Failures({ failures }: { failures: readonly Failure[] }) {
  const messages = useMessages();
  if (failures.length === 0) return null;
  return (
    <ul role="alert" className="mt-3 flex flex-col gap-1">
      {failures.map(({ name, why }) => (
        <li key={name}>
          <span className="font-medium">{messages.notSent(name)}</span>: {why}
        </li>
      ))}
    </ul>
  );
}
