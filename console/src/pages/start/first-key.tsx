import { useMutation } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { FailedState } from '../../app/loaded.tsx';
import { useMay } from '../../app/session.ts';
import { asCurl } from '../../ui/api-call.ts';
import { Button } from '../../ui/button.tsx';
import { CodeBlock } from '../../ui/code-block.tsx';
import { useMessages } from './messages.ts';
import { createKey } from './queries.ts';

/** A key, shown once, and the first request with it, ready to paste. */
export function FirstKey() {
  const messages = useMessages();
  const may = useMay('admin');
  const create = useMutation({ mutationFn: () => createKey(messages.keyName) });
  const search = {
    method: 'POST',
    path: '/v1/search/talents/by-prompt',
    body: { prompt: messages.prompt },
  } as const;
  return (
    <section aria-labelledby="first-key" className="rounded-lg border border-line bg-surface p-4">
      <h2 id="first-key" className="flex items-center gap-2 font-semibold text-lg">
        <KeyRound aria-hidden size={18} className="text-quiet" />
        {messages.firstKey}
      </h2>
      <p className="mt-1 mb-4 text-quiet">{may ? messages.firstKeyWhy : messages.mayNot}</p>
      {create.data ? (
        <div role="status" className="flex flex-col gap-3">
          <p className="font-medium">{messages.shownOnce}</p>
          <CodeBlock code={create.data.apiKey} label={messages.key} />
          <p>{messages.ask}</p>
          <CodeBlock
            code={`GREENROOM_KEY='${create.data.apiKey}'\n${asCurl(search, location.origin)}`}
            label={messages.firstRequest}
          />
        </div>
      ) : (
        may && (
          <Button look="primary" loading={create.isPending} onClick={() => create.mutate()}>
            {messages.makeKey}
          </Button>
        )
      )}
      {create.error && <FailedState error={create.error} />}
    </section>
  );
}
