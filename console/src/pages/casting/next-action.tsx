import { Play, RotateCw } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useMay } from '../../app/session.ts';
import { Button } from '../../ui/button.tsx';
import { lazyOverlay } from '../../ui/lazy-part.tsx';
import { useMessages } from './messages.ts';
import type { Casting, Summary } from './queries.ts';

const ContinueDialog = lazyOverlay(() => import('./continue-dialog.tsx'));

/** Continue or Retry: only the next action that the service allows. */
export function NextAction({ casting, summary }: { casting: Casting; summary: Summary }) {
  const messages = useMessages();
  const may = useMay('spend');
  const [asking, setAsking] = useState<'continue' | 'retry' | null>(null);
  const { nextAction } = casting;
  const offered = nextAction === 'continue' || nextAction === 'retry' ? nextAction : null;
  return (
    <>
      {offered && may && (
        <Button
          look="primary"
          icon={offered === 'retry' ? RotateCw : Play}
          onClick={() => setAsking(offered)}
        >
          {messages[offered]}
        </Button>
      )}
      {offered && !may && <span className="text-quiet">{messages.mayNotContinue}</span>}
      <Suspense>
        {asking && (
          <ContinueDialog
            action={asking}
            casting={casting}
            summary={summary}
            onClose={() => setAsking(null)}
          />
        )}
      </Suspense>
    </>
  );
}
