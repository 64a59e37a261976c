import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { FailedState } from '../../app/loaded.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { useMessages } from './messages.ts';
import { docsIndexQuery, type FoundPassage, operationOf, passagesFor } from './search.ts';

/** What the whole documentation has about the typed words: guides, reference, settings. */
export default function DocsSearch({ typed }: { typed: string }) {
  const messages = useMessages();
  const { data: index, error, refetch } = useQuery(docsIndexQuery);
  if (error) return <FailedState error={error} onRetry={() => void refetch()} />;
  if (index === undefined) return <SkeletonRows rows={6} />;
  const found = passagesFor(index, typed);
  return (
    <section aria-label={messages.results} className="max-w-3xl">
      <p role="status" className={found.length > 0 ? 'sr-only' : 'text-quiet'}>
        {found.length > 0 ? `${messages.results}: ${found.length}` : messages.nothing(typed)}
      </p>
      <ul lang="en" className="flex flex-col gap-1">
        {found.map((passage) => (
          <li key={passage.id}>
            <PassageLink {...passage} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const LINK = 'block rounded-md px-3 py-2 text-ink no-underline hover:bg-hover';

function PassageLink({ id, title, about }: FoundPassage) {
  const operation = operationOf(id);
  const text = (
    <>
      <span className="block font-medium text-accent-ink">{title}</span>
      <span className="line-clamp-2 text-quiet">{about}</span>
    </>
  );
  return operation === undefined ? (
    <a href={id} className={LINK}>
      {text}
    </a>
  ) : (
    <Link to="/docs/api" search={{ operation }} className={LINK}>
      {text}
    </Link>
  );
}
