import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useAppMessages } from '../../app/messages.ts';
import { setTheme, THEMES, useTheme } from '../../app/theme.ts';
import { LANGUAGE_NAMES, LANGUAGES, setLanguage, useLanguage } from '../../language/language.ts';
import { buttonClass } from '../../ui/button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Segments } from '../../ui/segments.tsx';
import { Buttons, Chips, Controls, Tokens } from './parts-of-forms.tsx';
import { Lists, Measures, Overlays, States } from './parts-of-pages.tsx';

/**
 * Every component in every state. English throughout but for the components' own words, which
 * follow the language.
 */
export function Page() {
  const messages = useAppMessages();
  const theme = useTheme();
  const language = useLanguage();
  return (
    <main className="mx-auto max-w-5xl px-4 py-6 sm:px-6">
      <Link to="/" className={buttonClass('quiet', 'small', 'mb-3 -ml-2')}>
        <ArrowLeft aria-hidden size={14} />
        Greenroom
      </Link>
      <PageHeader
        title={messages.places.design}
        lead="What every page is made of."
        actions={
          <>
            <Segments
              label={messages.theme}
              value={theme}
              choices={THEMES.map((value) => ({ value, label: messages.themes[value] }))}
              onChange={setTheme}
            />
            <Segments
              label={messages.language}
              value={language}
              choices={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
              onChange={(next) => setLanguage(next, { remember: true })}
            />
          </>
        }
      />
      <Section title="Colours">
        <Tokens />
      </Section>
      <Section title="Buttons">
        <Buttons />
      </Section>
      <Section title="Controls">
        <Controls />
      </Section>
      <Section title="Chips and badges">
        <Chips />
      </Section>
      <Section title="Measures">
        <Measures />
      </Section>
      <Section title="Lists">
        <Lists />
      </Section>
      <Section title="What opens">
        <Overlays />
      </Section>
      <Section title="States">
        <States />
      </Section>
    </main>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-line border-t py-6">
      <h2 className="mb-4 font-semibold text-base">{title}</h2>
      <div className="flex flex-col gap-4">{children}</div>
    </section>
  );
}
