import { getRouteApi, Link } from '@tanstack/react-router';
import { Suspense, useEffect, useRef } from 'react';
import { NotFound } from '../../app/failed-page.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { useMessages } from './messages.ts';
import { GROUPS, isSection, type SectionName, sectionOf } from './sections.ts';

const route = getRouteApi('/frame/settings/$section');

/** The sections beside each other; the one that the URL names is shown. */
export function Page() {
  const { section } = route.useParams();
  if (!isSection(section)) return <NotFound />;
  const { Content } = sectionOf(section);
  return (
    <div className="flex flex-col gap-x-8 gap-y-5 lg:flex-row">
      <Sections current={section} />
      <div className="min-w-0 max-w-5xl grow">
        <Suspense key={section} fallback={<SkeletonRows rows={6} />}>
          <Content />
        </Suspense>
      </div>
    </div>
  );
}

function Sections({ current }: { current: SectionName }) {
  const messages = useMessages();
  return (
    <nav
      aria-label={messages.title}
      className="-mx-4 overflow-x-auto px-4 sm:-mx-6 sm:px-6 lg:sticky lg:top-17 lg:mx-0 lg:w-48 lg:shrink-0 lg:self-start lg:p-0"
    >
      <div className="flex gap-1 lg:flex-col lg:gap-4">
        {Object.entries(GROUPS).map(([group, sections]) => (
          <div key={group} className="contents lg:block">
            <h2 className="mb-1 px-2.5 font-medium text-faint text-xs max-lg:sr-only">
              {messages.groups[group as keyof typeof GROUPS]}
            </h2>
            <ul className="flex gap-1 lg:flex-col lg:gap-0.5">
              {sections.map((name) => (
                <li key={name} className="shrink-0">
                  <SectionLink name={name} isCurrent={name === current} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </nav>
  );
}

function SectionLink({ name, isCurrent }: { name: SectionName; isCurrent: boolean }) {
  const messages = useMessages();
  const { icon: Icon, load } = sectionOf(name);
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    // On a narrow screen the list scrolls sideways.
    if (isCurrent) link.current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [isCurrent]);
  return (
    <Link
      ref={link}
      to="/settings/$section"
      params={{ section: name }}
      onFocus={load}
      onPointerEnter={load}
      className="flex h-8 items-center gap-2 whitespace-nowrap rounded-md px-2.5 font-medium text-quiet no-underline hover:bg-hover hover:text-ink"
      activeProps={{ className: 'bg-hover text-ink!' }}
    >
      <Icon aria-hidden size={15} className="shrink-0" />
      {messages.sections[name]}
    </Link>
  );
}
