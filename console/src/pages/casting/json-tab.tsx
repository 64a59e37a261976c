import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../app/loaded.tsx';
import { CodeBlock } from '../../ui/code-block.tsx';
import { useMessages } from './messages.ts';
import { answerQuery } from './queries.ts';

/** The API response. */
export function JsonTab({ castingId }: { castingId: string }) {
  const messages = useMessages();
  const query = useQuery(answerQuery(castingId));
  return (
    <Loaded query={query}>
      {(answer) => (
        <>
          <p className="mb-2 text-quiet">{messages.jsonWhy}</p>
          <CodeBlock label={messages.json} code={JSON.stringify(answer, null, 2)} />
        </>
      )}
    </Loaded>
  );
}
