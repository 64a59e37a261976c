import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { ListPlus } from 'lucide-react';
import { Suspense } from 'react';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Skeleton, SkeletonRows } from '../../ui/skeleton.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { DraftValues } from './draft-values.tsx';
import { ofStep } from './issues.ts';
import { useMessages } from './messages.ts';
import type { Blueprint } from './queries.ts';
import { ReadinessPanel } from './readiness-panel.tsx';
import type { Editor } from './use-editor.ts';

// The page is there before what moves and fills it.
const StepList = lazyPart(() => import('./step-list.tsx'));
const StepFields = lazyPart(() => import('./step-fields.tsx'));
const PreviewPanel = lazyPart(() => import('./preview-panel.tsx'));
const route = getRouteApi('/frame/sequences/$blueprintId');

/** The steps, the one that is chosen, and what a candidate would read of them. */
export function StepsPanel({
  latest,
  editor,
  mayEdit,
}: {
  latest: Blueprint;
  editor: Editor;
  mayEdit: boolean;
}) {
  const messages = useMessages();
  const { step: wanted } = route.useSearch();
  const navigate = useNavigate({ from: '/sequences/$blueprintId' });
  const { draft, issues, change } = editor;
  const index = Math.max(
    0,
    draft.steps.findIndex(({ id }) => id === wanted),
  );
  const step = draft.steps[index];
  return (
    <>
      {mayEdit && (
        <div className="mb-5 empty:hidden">
          <DraftValues sourcingId={latest.sourcingId} steps={draft.steps} />
        </div>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[17rem_minmax(0,1fr)] xl:grid-cols-[17rem_minmax(0,1fr)_19rem]">
        <Suspense fallback={<SkeletonRows rows={Math.max(1, draft.steps.length)} height={64} />}>
          <StepList
            steps={draft.steps}
            issues={issues}
            selected={step?.id}
            mayEdit={mayEdit}
            onSelect={(id) =>
              void navigate({ search: (now) => ({ ...now, step: id }), replace: true })
            }
            onChange={change}
          />
        </Suspense>
        {step ? (
          <Suspense fallback={<SkeletonRows rows={6} height={64} />}>
            <StepFields
              key={step.id}
              step={step}
              issues={ofStep(issues, index)}
              mayEdit={mayEdit}
              onEdit={(fields) => change({ type: 'edit', id: step.id, fields })}
            />
          </Suspense>
        ) : (
          <EmptyState icon={ListPlus} title={messages.noSteps}>
            {messages.noStepsWhy}
          </EmptyState>
        )}
        <div className="flex flex-col gap-6 lg:col-start-2 xl:col-start-auto">
          <ReadinessPanel steps={draft.steps} />
          <Suspense fallback={<Skeleton className="h-32 w-full" />}>
            <PreviewPanel
              blueprintId={latest.blueprintId}
              sourcingId={latest.sourcingId}
              draft={draft}
              broken={issues.length > 0}
              selected={step?.id}
            />
          </Suspense>
        </div>
      </div>
    </>
  );
}
