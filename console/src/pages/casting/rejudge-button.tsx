import { ScanSearch } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useMay } from '../../app/session.ts';
import { Button } from '../../ui/button.tsx';
import { lazyOverlay } from '../../ui/lazy-part.tsx';
import { useMessages } from './messages.ts';
import type { Casting } from './queries.ts';

const RejudgeDialog = lazyOverlay(() => import('./rejudge-dialog.tsx'));

/** Offers a second look at the people of a casting that does not run. */
export function RejudgeButton({ casting: { castingId, status, counts } }: { casting: Casting }) {
  const messages = useMessages();
  const may = useMay('spend');
  const [asking, setAsking] = useState(false);
  const judged = counts.green + counts.amber + counts.red;
  if (!may || status === 'running' || judged === 0) return null;
  return (
    <>
      <Button icon={ScanSearch} onClick={() => setAsking(true)}>
        {messages.rejudge}
      </Button>
      <Suspense>
        {asking && <RejudgeDialog castingId={castingId} onClose={() => setAsking(false)} />}
      </Suspense>
    </>
  );
}
