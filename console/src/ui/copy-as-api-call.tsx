import { Terminal } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { ApiCall } from './api-call.ts';
import { Button } from './button.tsx';
import { useFace } from './face.ts';
import { lazyOverlay } from './lazy-part.tsx';
import { useUiMessages } from './messages.ts';

const ApiCallDialog = lazyOverlay(() => import('./api-call-dialog.tsx'));

/** The last request of this page, to paste into a terminal or a program. Developers see it. */
export function CopyAsApiCall({ call }: { call: ApiCall }) {
  return useFace() === 'developer' && <ApiCallButton call={call} />;
}

/** The same for both faces. */
export function ApiCallButton({ call }: { call: ApiCall }) {
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
