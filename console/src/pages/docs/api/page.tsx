import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { ArrowLeft, BookOpen, Braces } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Loaded } from '../../../app/loaded.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { Field, TextInput } from '../../../ui/field.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { useMessages } from './messages.ts';
import { isFound, isWanted, type OpenApi, type Operation, operationsByTag } from './openapi.ts';
import { OperationView } from './operation.tsx';
import { openApiQuery, useOwn } from './queries.ts';

const route = getRouteApi('/frame/docs/api');

/** The API reference, made of the document of the running service. */
export function Page() {
  const messages = useMessages();
  const query = useQuery(openApiQuery);
  return (
    <>
      <Link
        to="/docs"
        className="mb-1 inline-flex items-center gap-1 text-quiet no-underline hover:text-ink hover:underline"
      >
        <ArrowLeft aria-hidden size={14} />
        {messages.back}
      </Link>
      <PageHeader
        title={messages.title}
        lead={messages.lead}
        actions={
          <a href="/console/openapi.json" className={buttonClass('quiet')}>
            <Braces aria-hidden size={15} />
            OpenAPI
          </a>
        }
      />
      <Loaded query={query}>{(document) => <Reference document={document} />}</Loaded>
    </>
  );
}

function Reference({ document }: { document: OpenApi }) {
  const messages = useMessages();
  const { operation: wanted } = route.useSearch();
  const own = useOwn();
  const groups = operationsByTag(document);
  const shown = groups
    .flatMap(({ list }) => list)
    .find((one) => wanted !== undefined && isWanted(one, wanted));
  return (
    <div className="grid items-start gap-x-8 gap-y-6 lg:grid-cols-[280px_minmax(0,1fr)]">
      <Operations groups={groups} shown={shown} />
      {shown ? (
        <OperationView key={shown.operationId} document={document} operation={shown} own={own} />
      ) : (
        <EmptyState
          icon={BookOpen}
          title={wanted === undefined ? messages.choose : messages.unknown}
        >
          {messages.chooseWhy}
        </EmptyState>
      )}
    </div>
  );
}

interface OperationsProps {
  groups: readonly { tag: string; list: Operation[] }[];
  shown: Operation | undefined;
}

/** All operations by topic, narrowed by what is typed. */
function Operations({ groups, shown }: OperationsProps) {
  const messages = useMessages();
  const [typed, setTyped] = useState('');
  const found = groups
    .map(({ tag, list }) => ({ tag, list: list.filter((one) => isFound(one, typed)) }))
    .filter(({ list }) => list.length > 0);
  return (
    <nav
      aria-label={messages.operations}
      className="flex min-w-0 flex-col gap-3 lg:sticky lg:top-16 lg:max-h-[calc(100dvh-5rem)]"
    >
      <Field label={messages.find} hideLabel>
        <TextInput
          type="search"
          value={typed}
          placeholder={messages.findHint}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      {found.length === 0 && <p className="text-quiet">{messages.noneFound}</p>}
      <div className="relative max-h-72 min-h-0 overflow-y-auto lg:max-h-none">
        {found.map(({ tag, list }) => (
          <section key={tag} aria-label={tag} className="mb-3">
            <h2 className="mb-0.5 px-2 font-medium text-faint text-xs">{tag}</h2>
            <ul>
              {list.map((one) => (
                <li key={one.operationId}>
                  <OperationLink operation={one} isShown={one === shown} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </nav>
  );
}

function OperationLink({ operation, isShown }: { operation: Operation; isShown: boolean }) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isShown && link.current) revealInList(link.current);
  }, [isShown]);
  return (
    <Link
      ref={link}
      to="/docs/api"
      search={{ operation: operation.operationId }}
      resetScroll={false}
      aria-current={isShown ? 'page' : undefined}
      className="flex items-baseline gap-2 rounded-md px-2 py-1 text-quiet no-underline hover:bg-hover hover:text-ink aria-[current=page]:bg-hover aria-[current=page]:text-ink"
    >
      <span className="w-11 shrink-0 font-mono text-[11px]">{operation.method}</span>
      <span className="min-w-0">{operation.summary}</span>
    </Link>
  );
}

/** Scrolls the list alone, which is the nearest positioned parent: scrollIntoView moves the page too. */
function revealInList(link: HTMLElement): void {
  const list = link.offsetParent;
  if (!list) return;
  const { offsetTop, offsetHeight } = link;
  const isSeen =
    offsetTop >= list.scrollTop && offsetTop + offsetHeight <= list.scrollTop + list.clientHeight;
  if (!isSeen) list.scrollTop = offsetTop - list.clientHeight / 2;
}
