import { Autocomplete } from '@base-ui/react/autocomplete';
import { Dialog } from '@base-ui/react/dialog';
import { useRouter } from '@tanstack/react-router';
import {
  CornerDownLeft,
  Keyboard,
  Languages,
  type LucideIcon,
  Moon,
  Palette as PaletteIcon,
  Search,
  Sun,
} from 'lucide-react';
import { LANGUAGE_NAMES, LANGUAGES } from '../language/language.ts';
import { OPTION } from '../ui/option.ts';
import { useAppMessages } from './messages.ts';
import { PLACES } from './navigation.ts';
import { chooseLanguage } from './session.ts';
import { setTheme } from './theme.ts';

interface Entry {
  value: string;
  label: string;
  icon: LucideIcon;
  run(): void;
}

/** Finds pages and global actions by part of their name. */
export default function Palette({ onClose, onHints }: { onClose(): void; onHints(): void }) {
  const messages = useAppMessages();
  const groups = useEntries(onHints);
  const run = (entry: Entry) => {
    onClose();
    entry.run();
  };
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fade fixed inset-0 z-40 bg-scrim" />
        <Dialog.Popup
          aria-label={messages.palette}
          className="popup fade fixed inset-x-3 top-[12dvh] z-40 mx-auto max-w-lg overflow-hidden"
        >
          <Autocomplete.Root
            items={groups}
            inline
            open
            autoHighlight="always"
            keepHighlight
            itemToStringValue={(entry: Entry) => entry.label}
          >
            <div className="flex items-center gap-2.5 border-line border-b px-4">
              <Search aria-hidden size={16} className="shrink-0 text-quiet" />
              <Autocomplete.Input
                aria-label={messages.palette}
                placeholder={messages.paletteHint}
                className="h-12 w-full bg-transparent text-base outline-none"
              />
            </div>
            <Autocomplete.Empty className="px-4 py-6 text-center text-quiet empty:hidden">
              {messages.paletteNothing}
            </Autocomplete.Empty>
            <Autocomplete.List className="max-h-80 overflow-y-auto p-1.5 empty:hidden">
              {(group: { value: string; items: Entry[] }) => (
                <Autocomplete.Group key={group.value} items={group.items}>
                  <Autocomplete.GroupLabel className="px-2 pt-2 pb-1 text-quiet text-xs">
                    {group.value}
                  </Autocomplete.GroupLabel>
                  <Autocomplete.Collection>
                    {(entry: Entry) => (
                      <Autocomplete.Item
                        key={entry.value}
                        value={entry}
                        onClick={() => run(entry)}
                        className={`${OPTION} group min-h-9 gap-2.5`}
                      >
                        <entry.icon aria-hidden size={15} className="shrink-0 text-quiet" />
                        {entry.label}
                        <CornerDownLeft
                          aria-hidden
                          size={14}
                          className="ml-auto hidden text-quiet group-data-highlighted:block"
                        />
                      </Autocomplete.Item>
                    )}
                  </Autocomplete.Collection>
                </Autocomplete.Group>
              )}
            </Autocomplete.List>
          </Autocomplete.Root>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function useEntries(onHints: () => void): { value: string; items: Entry[] }[] {
  const messages = useAppMessages();
  const router = useRouter();
  const pages = PLACES.map(
    ({ to, name, icon }): Entry => ({
      value: to,
      label: messages.places[name],
      icon,
      run: () => void router.navigate({ to }),
    }),
  );
  const design: Entry = {
    value: 'design',
    label: messages.places.design,
    icon: PaletteIcon,
    run: () => void router.navigate({ to: '/design' }),
  };
  const actions: Entry[] = [
    { value: 'shortcuts', label: messages.shortcuts, icon: Keyboard, run: onHints },
    {
      value: 'light',
      label: `${messages.theme}: ${messages.themes.light}`,
      icon: Sun,
      run: () => setTheme('light'),
    },
    {
      value: 'dark',
      label: `${messages.theme}: ${messages.themes.dark}`,
      icon: Moon,
      run: () => setTheme('dark'),
    },
    ...LANGUAGES.map(
      (language): Entry => ({
        value: language,
        label: `${messages.language}: ${LANGUAGE_NAMES[language]}`,
        icon: Languages,
        run: () => chooseLanguage(language),
      }),
    ),
  ];
  return [
    { value: messages.pages, items: [...pages, design] },
    { value: messages.actions, items: actions },
  ];
}
