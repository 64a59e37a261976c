import { useMutation } from '@tanstack/react-query';
import { Play } from 'lucide-react';
import { api } from '../../../app/api.ts';
import { FailedState } from '../../../app/loaded.tsx';
import type { ApiCall } from '../../../ui/api-call.ts';
import { Button } from '../../../ui/button.tsx';
import { CodeBlock } from '../../../ui/code-block.tsx';
import { useMessages } from './messages.ts';

/** Sends a reading request as the signed-in user, and shows the raw answer. */
export function RunIt({ call, isOwn }: { call: ApiCall; isOwn: boolean }) {
  const messages = useMessages();
  const run = useMutation({ mutationFn: () => send(call) });
  return (
    <section className="flex flex-col items-start gap-2">
      <Button icon={Play} loading={run.isPending} disabled={!isOwn} onClick={() => run.mutate()}>
        {messages.run}
      </Button>
      <p className="text-quiet text-xs">{isOwn ? messages.runWhy : messages.missing}</p>
      {run.error && <FailedState error={run.error} />}
      {run.data && (
        <div className="w-full min-w-0">
          <CodeBlock code={run.data} label={messages.runAnswer} />
        </div>
      )}
    </section>
  );
}

/** The client's type knows each path; this one is read from the document. */
type Read = (
  path: string,
  options: { params: { query: ApiCall['query'] }; parseAs: 'text' },
) => Promise<{ data?: string }>;

async function send({ path, query }: ApiCall): Promise<string> {
  const { data = '' } = await (api.GET as unknown as Read)(path, {
    params: { query },
    parseAs: 'text',
  });
  try {
    return JSON.stringify(JSON.parse(data), null, 2);
  } catch {
    return data;
  }
}
