import { CloudOff, RefreshCw, RotateCw } from 'lucide-react';
import { useEffect } from 'react';
import { reloadOnce, type WhyMissing } from './arriving-code.ts';
import { Button } from './button.tsx';
import { useUiMessages } from './messages.ts';
import { NoticeState } from './states.tsx';

export interface MissingProps {
  why: WhyMissing;
  /** Fetches it again; shows it when it is there. */
  onRetry(): void;
}

const RETRY_MS = 3_000;

/** Tries again while the service is away, and as soon as the browser is online again. */
function useRetries({ why, onRetry }: MissingProps): void {
  useEffect(() => {
    if (why !== 'unreachable') return;
    const timer = setInterval(onRetry, RETRY_MS);
    addEventListener('online', onRetry);
    return () => {
      clearInterval(timer);
      removeEventListener('online', onRetry);
    };
  }, [why, onRetry]);
}

/**
 * A part of a page that could not be fetched, where it would stand. Never reloads automatically:
 * the rest of the page may hold what somebody typed.
 */
export function MissingInPlace(props: MissingProps) {
  const messages = useUiMessages();
  useRetries(props);
  const { why, onRetry } = props;
  return (
    <NoticeState
      icon={why === 'replaced' ? RefreshCw : CloudOff}
      title={messages.missingCode[why]}
      action={<WayOut why={why} onRetry={onRetry} />}
    >
      {messages.missingCodeWhy[why]}
    </NoticeState>
  );
}

/**
 * A page that could not be fetched. Nothing of the page before is left, so a new version of the
 * console is fetched at once.
 */
export function MissingPage(props: MissingProps) {
  const { why } = props;
  useEffect(() => {
    if (why === 'replaced') reloadOnce();
  }, [why]);
  return <MissingInPlace {...props} />;
}

/** Shown when the code of an overlay could not be fetched. */
export function MissingOnTop({ onClose, ...props }: MissingProps & { onClose?(): void }) {
  const messages = useUiMessages();
  useRetries(props);
  const { why, onRetry } = props;
  return (
    <div role="alert" className="popup fixed inset-x-3 bottom-4 z-50 mx-auto max-w-sm p-4">
      <p className="font-semibold">{messages.missingCode[why]}</p>
      <p className="mt-1 text-quiet">{messages.missingCodeWhy[why]}</p>
      <div className="mt-3 flex flex-wrap justify-end gap-2">
        {onClose && <Button onClick={onClose}>{messages.close}</Button>}
        <WayOut why={why} onRetry={onRetry} />
      </div>
    </div>
  );
}

function WayOut({ why, onRetry }: MissingProps) {
  const messages = useUiMessages();
  return why === 'replaced' ? (
    <Button look="primary" icon={RefreshCw} onClick={() => location.reload()}>
      {messages.reload}
    </Button>
  ) : (
    <Button icon={RotateCw} onClick={onRetry}>
      {messages.retry}
    </Button>
  );
}
