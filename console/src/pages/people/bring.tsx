import { useQueryClient } from '@tanstack/react-query';
import { FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { ApiError } from '../../app/api-error.ts';
import { useMay } from '../../app/session.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { classNames } from '../../ui/class-names.ts';
import { droppedFiles } from './dropped-files.ts';
import { useMessages } from './messages.ts';
import { IMPORTS_KEY, importFile } from './queries.ts';

interface Failure {
  name: string;
  why: string;
}

/** Sends files one after the other, and keeps those that did not arrive. */
function useSending() {
  const client = useQueryClient();
  const [sending, setSending] = useState<string | null>(null);
  const [failures, setFailures] = useState<readonly Failure[]>([]);
  async function send(files: readonly File[], dryRun: boolean): Promise<void> {
    setFailures([]);
    for (const file of files) {
      setSending(file.name);
      try {
        await importFile(file, dryRun);
      } catch (error) {
        const why = error instanceof ApiError ? whyOf(error) : String(error);
        setFailures((before) => [...before, { name: file.name, why }]);
      }
      await client.invalidateQueries({ queryKey: IMPORTS_KEY });
    }
    setSending(null);
  }
  return { sending, failures, send };
}

const whyOf = ({ issues, message }: ApiError): string => issues[0]?.message ?? message;

/** Where files are dropped or chosen. */
export function Bring() {
  const messages = useMessages();
  const maySpend = useMay('spend');
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [checkOnly, setCheckOnly] = useState(false);
  const { sending, failures, send } = useSending();
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
        if (sending === null)
          void droppedFiles(event.dataTransfer.items).then((files) => send(files, checkOnly));
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
        <input
          ref={input}
          type="file"
          multiple
          hidden
          onChange={({ currentTarget }) => {
            void send([...(currentTarget.files ?? [])], checkOnly);
            currentTarget.value = '';
          }}
        />
        <Button
          look="primary"
          icon={FileUp}
          loading={sending !== null}
          onClick={() => input.current?.click()}
        >
          {sending === null ? messages.choose : messages.sending(sending)}
        </Button>
        <Checkbox checked={checkOnly} onChange={setCheckOnly} label={messages.checkFirst} />
      </div>
      {failures.length > 0 && (
        <ul role="alert" className="mt-3 flex flex-col gap-1">
          {failures.map(({ name, why }) => (
            <li key={name}>
              <span className="font-medium">{messages.notSent(name)}</span>: {why}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
