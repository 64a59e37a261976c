import type { ReactNode } from 'react';
import { LANGUAGE_NAMES, LANGUAGES, setLanguage, useLanguage } from '../language/language.ts';
import { classNames } from '../ui/class-names.ts';
import { Logo } from './navigation-bar.tsx';

/** The page before sign-in: one narrow form, and the choice of language. */
export function FrontPage({
  title,
  lead,
  children,
}: {
  title: ReactNode;
  lead: ReactNode;
  children: ReactNode;
}) {
  const current = useLanguage();
  return (
    <div className="flex min-h-dvh flex-col items-center px-4 pt-[12dvh] pb-6">
      <main className="w-full max-w-sm">
        <Logo size={36} />
        <h1 className="mt-4 font-semibold text-xl tracking-tight">{title}</h1>
        <p className="mt-0.5 mb-6 text-quiet">{lead}</p>
        {children}
      </main>
      <div className="mt-auto flex gap-1 pt-8">
        {LANGUAGES.map((language) => (
          <button
            key={language}
            type="button"
            lang={language}
            aria-pressed={language === current}
            onClick={() => setLanguage(language, { remember: true })}
            className={classNames(
              'h-7 rounded-md px-2 hover:bg-hover',
              language === current ? 'font-medium text-ink' : 'text-quiet',
            )}
          >
            {LANGUAGE_NAMES[language]}
          </button>
        ))}
      </div>
    </div>
  );
}
