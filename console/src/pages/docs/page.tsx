import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { ArrowRight, BookOpen, Braces } from 'lucide-react';
import { Suspense } from 'react';
import { buttonClass } from '../../ui/button.tsx';
import { CodeBlock } from '../../ui/code-block.tsx';
import { useFace } from '../../ui/face.ts';
import { Field, TextInput } from '../../ui/field.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Segments } from '../../ui/segments.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { useOwn } from './api/queries.ts';
import { exampleOf, GUIDES_FOR, type Guide, PAGES_FOR } from './guides.ts';
import { useMessages } from './messages.ts';
import { READERS, type Reader } from './readers.ts';

// The index of the documentation is large: it comes with the first word that is typed.
const DocsSearch = lazyPart(() => import('./docs-search.tsx'));
const route = getRouteApi('/frame/docs');

/** Guides for the reader's role, a search over all documentation, and the way to the reference. */
export function Page() {
  const messages = useMessages();
  const face = useFace();
  const { for: reader = face, search: typed } = route.useSearch();
  const navigate = useNavigate({ from: '/docs' });
  return (
    <>
      <PageHeader
        title={messages.title}
        lead={messages.lead}
        actions={
          <>
            <a href="/docs/" hrefLang="en" className={buttonClass('quiet')}>
              <BookOpen aria-hidden size={15} />
              {messages.allPages}
            </a>
            <Link to="/docs/api" className={buttonClass('primary')}>
              <Braces aria-hidden size={15} />
              {messages.reference}
            </Link>
          </>
        }
      />
      <div className="mb-5 flex flex-wrap items-center gap-3">
        <search className="grow sm:max-w-96">
          <Field label={messages.search} hideLabel>
            <TextInput
              type="search"
              value={typed ?? ''}
              placeholder={messages.searchHint}
              onChange={(event) =>
                void navigate({
                  search: (now) => ({ ...now, search: event.target.value || undefined }),
                  replace: true,
                  resetScroll: false,
                })
              }
            />
          </Field>
        </search>
        <Segments
          label={messages.readFor}
          value={reader}
          choices={READERS.map((value) => ({ value, label: messages.readers[value] }))}
          onChange={(next) => void navigate({ search: { for: next === face ? undefined : next } })}
        />
      </div>
      {typed ? (
        <Suspense fallback={<SkeletonRows rows={6} />}>
          <DocsSearch typed={typed} />
        </Suspense>
      ) : (
        <Guides reader={reader} />
      )}
    </>
  );
}

function Guides({ reader }: { reader: Reader }) {
  const messages = useMessages();
  const own = useOwn();
  const guides = GUIDES_FOR[reader];
  return (
    <div className="grid items-start gap-x-10 gap-y-6 lg:grid-cols-[200px_minmax(0,1fr)]">
      <nav aria-label={messages.contents} className="lg:sticky lg:top-16">
        <ul className="flex flex-wrap gap-x-4 gap-y-1 lg:flex-col">
          {guides.map((guide) => (
            <li key={guide}>
              <a
                href={`#${guide}`}
                className="inline-block rounded-sm py-1 text-quiet hover:text-ink"
              >
                {messages.guides[guide].title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="flex min-w-0 max-w-3xl flex-col gap-10">
        {guides.map((guide) => (
          <section
            key={guide}
            id={guide}
            aria-labelledby={`${guide}-title`}
            className="min-w-0 scroll-mt-16"
          >
            <h2 id={`${guide}-title`} className="font-semibold text-lg">
              {messages.guides[guide].title}
            </h2>
            {textOf(messages.guides[guide], reader).map((paragraph) => (
              <p key={paragraph} className="mt-2 text-base leading-6">
                {paragraph}
              </p>
            ))}
            {/* Recruiters work with the pages, not with requests. */}
            {reader !== 'recruiter' && (
              <div className="mt-3">
                <CodeBlock
                  code={exampleOf[guide](location.origin, own.ids)}
                  label={messages.exampleOf(messages.guides[guide].title)}
                />
              </div>
            )}
          </section>
        ))}
        <More reader={reader} />
      </div>
    </div>
  );
}

/** The pages of the documentation for this reader. */
function More({ reader }: { reader: Reader }) {
  const messages = useMessages();
  return (
    <section aria-labelledby="more">
      <h2 id="more" className="font-semibold text-lg">
        {messages.more}
      </h2>
      {messages.moreLanguage && <p className="mt-1 text-quiet">{messages.moreLanguage}</p>}
      <ul className="mt-2 grid gap-1 sm:grid-cols-2">
        {PAGES_FOR[reader].map((page) => (
          <li key={page}>
            <a
              href={`/docs/${page}`}
              hrefLang="en"
              className="flex items-center gap-2 rounded-md border border-line px-3 py-2 font-medium no-underline hover:bg-hover"
            >
              {messages.pages[page]}
              <ArrowRight aria-hidden size={14} className="ml-auto text-quiet" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Recruiters read no names of fields. */
const textOf = (
  { text, programs = [] }: ReturnType<typeof useMessages>['guides'][Guide],
  reader: Reader,
): string[] => (reader === 'recruiter' ? text : [...text, ...programs]);
