import { BookOpen, Braces } from 'lucide-react';
import { buttonClass } from '../../ui/button.tsx';
import { CodeBlock } from '../../ui/code-block.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { exampleOf, GUIDES } from './guides.ts';
import { useMessages } from './messages.ts';

/** Short guides and the way to the reference, all of it from this service. */
export function Page() {
  const messages = useMessages();
  return (
    <>
      <PageHeader
        title={messages.title}
        lead={messages.lead}
        actions={
          <>
            <a href="/console/openapi.json" className={buttonClass('quiet')}>
              <Braces aria-hidden size={15} />
              OpenAPI
            </a>
            <a href="/console/reference/" className={buttonClass('secondary')}>
              {messages.reference}
            </a>
            <a href="/docs/" hrefLang="en" className={buttonClass('primary')}>
              <BookOpen aria-hidden size={15} />
              {messages.allPages}
            </a>
          </>
        }
      />
      <div className="grid items-start gap-x-10 gap-y-6 lg:grid-cols-[200px_minmax(0,1fr)]">
        <nav aria-label={messages.contents} className="lg:sticky lg:top-16">
          <ul className="flex flex-wrap gap-x-4 gap-y-1 lg:flex-col">
            {GUIDES.map((guide) => (
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
          {GUIDES.map((guide) => (
            <section
              key={guide}
              id={guide}
              aria-labelledby={`${guide}-title`}
              className="min-w-0 scroll-mt-16"
            >
              <h2 id={`${guide}-title`} className="font-semibold text-lg">
                {messages.guides[guide].title}
              </h2>
              {messages.guides[guide].text.map((paragraph) => (
                <p key={paragraph} className="mt-2 text-base leading-6">
                  {paragraph}
                </p>
              ))}
              <div className="mt-3">
                <CodeBlock
                  code={exampleOf[guide](location.origin)}
                  label={messages.exampleOf(messages.guides[guide].title)}
                />
              </div>
            </section>
          ))}
        </div>
      </div>
    </>
  );
}
