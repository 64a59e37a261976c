import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { useMay } from '../../app/session.ts';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { lazyOverlay, lazyPart } from '../../ui/lazy-part.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { EditorHeader } from './editor-header.tsx';
import { ConflictNotice, FailureNotice } from './editor-notices.tsx';
import type { DraftIssue } from './issues.ts';
import { useMessages } from './messages.ts';
import type { Blueprint } from './queries.ts';
import { StepsPanel } from './steps-panel.tsx';
import { type Editor, useEditor } from './use-editor.ts';

// Loaded when they are first shown.
const SettingsPanel = lazyPart(() => import('./settings-panel.tsx'));
const ProgressPanel = lazyPart(() => import('./progress-panel.tsx'));
const StartDialog = lazyOverlay(() => import('./start-dialog.tsx'));
const TimelineDrawer = lazyOverlay(() => import('./timeline-drawer.tsx'));
const route = getRouteApi('/frame/sequences/$blueprintId');

/** A sequence: its steps, its settings, and who is in it. */
export function BlueprintEditor({ latest }: { latest: Blueprint }) {
  const messages = useMessages();
  const editor = useEditor(latest);
  const mayEdit = useMay('spend');
  const navigate = useNavigate({ from: '/sequences/$blueprintId' });
  const { draft, issues, leaving } = editor;
  const { tab = 'steps' } = route.useSearch();
  const tabs = useEditorTabs(latest, editor, mayEdit);

  const showTab = (next: string) =>
    void navigate({
      search: (now) => ({
        ...now,
        tab: next === 'settings' || next === 'progress' ? next : undefined,
      }),
      replace: true,
    });

  function show({ path }: DraftIssue) {
    const step = path[0] === 'steps' ? draft.steps[Number(path[1])]?.id : undefined;
    void navigate({
      search: (now) => ({
        ...now,
        tab: path[0] === 'config' ? 'settings' : undefined,
        step: step ?? now.step,
      }),
      replace: true,
    });
  }

  function save() {
    if (issues[0]) show(issues[0]);
    else editor.save();
  }
  useSaveKey(mayEdit && editor.dirty ? save : null);

  return (
    <>
      <EditorHeader latest={latest} editor={editor} mayEdit={mayEdit} onSave={save} onShow={show} />
      {editor.theirs && <ConflictNotice onTake={editor.take} onKeep={editor.rebase} />}
      {editor.failure && <FailureNotice error={editor.failure} />}
      <Tabs label={messages.tabs} value={tab} onChange={showTab} tabs={tabs} />
      <Overlays latest={latest} />
      <ConfirmDialog
        open={leaving.status === 'blocked'}
        danger
        title={messages.leaveTitle}
        description={messages.leaveWhy}
        confirm={messages.leave}
        onConfirm={() => leaving.proceed?.()}
        onCancel={() => leaving.reset?.()}
      />
    </>
  );
}

const waiting = <SkeletonRows rows={6} />;

function useEditorTabs(latest: Blueprint, editor: Editor, mayEdit: boolean) {
  const messages = useMessages();
  const { draft, issues, change } = editor;
  return [
    {
      value: 'steps',
      label: messages.tabSteps,
      panel: <StepsPanel latest={latest} editor={editor} mayEdit={mayEdit} />,
    },
    {
      value: 'settings',
      label: messages.tabSettings,
      panel: (
        <Suspense fallback={waiting}>
          <SettingsPanel
            config={draft.config}
            issues={issues}
            mayEdit={mayEdit}
            onChange={(fields) => change({ type: 'settings', fields })}
          />
        </Suspense>
      ),
    },
    {
      value: 'progress',
      label: messages.tabProgress,
      panel: (
        <Suspense fallback={waiting}>
          <ProgressPanel blueprintId={latest.blueprintId} />
        </Suspense>
      ),
    },
  ];
}

/** The dialog that starts the sequence and the drawer of one candidate, when the URL names them. */
function Overlays({ latest }: { latest: Blueprint }) {
  const { start, candidateIds, candidate } = route.useSearch();
  const navigate = useNavigate({ from: '/sequences/$blueprintId' });
  const closed = { start: undefined, candidateIds: undefined };
  return (
    <Suspense>
      {(start || candidateIds) && (
        <StartDialog
          blueprint={latest}
          preselected={candidateIds ?? []}
          onClose={() => void navigate({ search: (now) => ({ ...now, ...closed }) })}
          onStarted={() =>
            void navigate({ search: (now) => ({ ...now, ...closed, tab: 'progress' }) })
          }
        />
      )}
      {candidate && (
        <TimelineDrawer
          candidateId={candidate}
          blueprintId={latest.blueprintId}
          onClose={() => void navigate({ search: (now) => ({ ...now, candidate: undefined }) })}
        />
      )}
    </Suspense>
  );
}

/** Ctrl+S, or Cmd+S, where the browser would save the page. */
function useSaveKey(save: (() => void) | null): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      save?.();
    }
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [save]);
}
