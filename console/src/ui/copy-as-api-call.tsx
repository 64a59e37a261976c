import { Terminal } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { ApiCall } from './api-call.ts';
import { Button } from './button.tsx';
import { lazyOverlay } from './lazy-part.tsx';
import { useUiMessages } from './messages.ts';

const ApiCallDialog = lazyOverlay(() => import('./api-call-dialog.tsx'));

/** The last request of this page, to paste into a terminal or a program. */
export function CopyAsApiCall({ call }: { call: ApiCall }) {
  const messages = useUiMessages();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="quiet" icon={Terminal} onClick={() => setOpen(true)}>
        {messages.copyAsApiCall}
      </Button>
      <Suspense>{open && <ApiCallDialog call={call} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
