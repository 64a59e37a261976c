import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../app/loaded.tsx';
import { CodeBlock } from '../../ui/code-block.tsx';
import { answerQuery } from './queries.ts';
import { useWords } from './words.ts';

/** What a program gets. */
export function JsonTab({ castingId }: { castingId: string }) {
  const words = useWords();
  const query = useQuery(answerQuery(castingId));
  return (
    <Loaded query={query}>
      {(answer) => (
        <>
          <p className="mb-2 text-quiet">{words.jsonWhy}</p>
          <CodeBlock label={words.json} code={JSON.stringify(answer, null, 2)} />
        </>
      )}
    </Loaded>
  );
}
