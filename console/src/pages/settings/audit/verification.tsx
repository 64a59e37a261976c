import { useMutation } from '@tanstack/react-query';
import { ShieldAlert, ShieldCheck } from 'lucide-react';
import { FailedState } from '../../../app/loaded.tsx';
import { useMay } from '../../../app/session.ts';
import { useFormat } from '../../../language/format.ts';
import { Button } from '../../../ui/button.tsx';
import { CodeBlock } from '../../../ui/code-block.tsx';
import { useMessages } from './messages.ts';
import { verify } from './queries.ts';

/** Recomputes the chain only on request: it reads the whole log. */
export function Verification() {
  const messages = useMessages();
  const format = useFormat();
  const may = useMay('admin');
  const verifying = useMutation({ mutationFn: verify });
  if (!may) return null;
  const { data: found, error, isPending } = verifying;
  return (
    <div className="mb-4">
      <Button icon={ShieldCheck} loading={isPending} onClick={() => verifying.mutate()}>
        {messages.verify}
      </Button>
      <div role="status">
        {found && (
          <div className="mt-3 rounded-lg border border-line bg-surface p-4">
            {found.firstBreak === null ? (
              <p className="flex items-start gap-2 font-medium text-green">
                <ShieldCheck aria-hidden size={16} className="mt-0.5 shrink-0" />
                {messages.whole(format.number(found.entries))}
              </p>
            ) : (
              <p className="flex items-start gap-2 font-medium text-red">
                <ShieldAlert aria-hidden size={16} className="mt-0.5 shrink-0" />
                {messages.broken(format.number(found.firstBreak.seq), found.firstBreak.problem)}
              </p>
            )}
            <p className="mt-2 mb-1.5 text-quiet">{messages.headWhy}</p>
            <CodeBlock code={found.head} label={messages.head} />
          </div>
        )}
      </div>
      {error && <FailedState error={error} onRetry={() => verifying.mutate()} />}
    </div>
  );
}
