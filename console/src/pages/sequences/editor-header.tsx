import { Link, useNavigate } from '@tanstack/react-router';
import { ArrowLeft, CircleAlert, Play } from 'lucide-react';
import { useMay } from '../../app/session.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { CopyAsApiCall } from '../../ui/copy-as-api-call.tsx';
import { CONTROL } from '../../ui/field.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import type { DraftIssue } from './issues.ts';
import { useMessages } from './messages.ts';
import type { Blueprint } from './queries.ts';
import type { Editor } from './use-editor.ts';

interface EditorHeaderProps {
  latest: Blueprint;
  editor: Editor;
  mayEdit: boolean;
  onSave(): void;
  onShow(issue: DraftIssue): void;
}

/** The name, the save state, and the actions. */
export function EditorHeader({ latest, editor, mayEdit, onSave, onShow }: EditorHeaderProps) {
  const messages = useMessages();
  const { draft, dirty, saving, issues, change } = editor;
  const { blueprintId, sourcingId } = latest;
  const path = `/v1/sequence-blueprints/${blueprintId}`;
  return (
    <header className="mb-4">
      <Link
        to="/sourcings/$sourcingId/sequences"
        params={{ sourcingId }}
        className={buttonClass('quiet', 'small', '-ml-2 mb-1')}
      >
        <ArrowLeft aria-hidden size={14} />
        {messages.backToList}
      </Link>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 className="sr-only">{draft.name}</h1>
        <input
          aria-label={messages.nameOf}
          value={draft.name}
          maxLength={200}
          readOnly={!mayEdit}
          aria-invalid={draft.name.trim() === '' || undefined}
          onChange={({ target }) => change({ type: 'rename', name: target.value })}
          className={classNames(
            CONTROL,
            '-ml-2.5 h-9 max-w-xl flex-1 basis-64 border-transparent bg-transparent font-semibold text-xl tracking-tight',
          )}
        />
        <div className="flex flex-wrap items-center gap-2">
          {mayEdit && (
            <span role="status" className="text-quiet">
              {saving ? messages.saving : dirty ? messages.unsaved : messages.saved}
            </span>
          )}
          <CopyAsApiCall
            call={{
              method: 'GET',
              path,
              sdk: { method: 'getSequenceBlueprint', input: { blueprintId } },
            }}
          />
          {mayEdit && (
            <Button loading={saving} disabled={!dirty} onClick={onSave}>
              {messages.save}
            </Button>
          )}
          <StartButton dirty={dirty} empty={latest.steps.length === 0} />
        </div>
      </div>
      {!mayEdit && <p className="text-quiet">{messages.readOnly}</p>}
      {issues[0] && (
        <p className="mt-2 flex flex-wrap items-center gap-2 text-red">
          <CircleAlert aria-hidden size={15} className="shrink-0" />
          <span role="status">{messages.problemsToFix(issues.length)}</span>
          <Button look="quiet" size="small" onClick={() => issues[0] && onShow(issues[0])}>
            {messages.goToFirst}
          </Button>
        </p>
      )}
    </header>
  );
}

function StartButton({ dirty, empty }: { dirty: boolean; empty: boolean }) {
  const messages = useMessages();
  const may = useMay('send');
  const navigate = useNavigate({ from: '/sequences/$blueprintId' });
  if (!may) return null;
  const why = dirty ? messages.saveFirst : empty ? messages.addFirst : null;
  const button = (
    <Button
      look="primary"
      icon={Play}
      aria-disabled={why !== null || undefined}
      className={why === null ? undefined : 'cursor-not-allowed opacity-50'}
      onClick={() =>
        why === null && void navigate({ search: (now) => ({ ...now, start: 'choose' }) })
      }
    >
      {messages.start}
      {why && <span className="sr-only">, {why}</span>}
    </Button>
  );
  return why === null ? button : <Tooltip text={why}>{button}</Tooltip>;
}
