import { useRouter } from '@tanstack/react-router';
import { Check, Keyboard, LogOut, Palette as PaletteIcon } from 'lucide-react';
import { LANGUAGE_NAMES, LANGUAGES, useLanguage } from '../language/language.ts';
import { Menu } from '../ui/menu.tsx';
import type { MenuAction } from '../ui/menu-props.ts';
import { useAppMessages } from './messages.ts';
import { chooseLanguage, signOut, useSession } from './session.ts';
import { setTheme, THEMES, useTheme } from './theme.ts';

/** The signed-in user, the language, the theme, and sign-out. */
export function PersonMenu({ onHints }: { onHints(): void }) {
  const messages = useAppMessages();
  const router = useRouter();
  const { user } = useSession();
  const language = useLanguage();
  const theme = useTheme();

  const leave = (everywhere: boolean) =>
    signOut(() => router.navigate({ to: '/sign-in' }), { everywhere });
  const languages = LANGUAGES.map(
    (one): MenuAction => ({
      id: one,
      label: <span lang={one}>{LANGUAGE_NAMES[one]}</span>,
      icon: one === language ? Check : undefined,
      onSelect: () => chooseLanguage(one),
    }),
  );
  const themes = THEMES.map(
    (one): MenuAction => ({
      id: one,
      label: messages.themes[one],
      icon: one === theme ? Check : undefined,
      onSelect: () => setTheme(one),
    }),
  );
  return (
    <Menu
      trigger={
        <button
          type="button"
          className="flex size-8 shrink-0 items-center justify-center rounded-full bg-accent-soft font-semibold text-accent-ink text-xs"
        >
          {initials(user.name)}
          <span className="sr-only">
            , {messages.account}: {user.name}
          </span>
        </button>
      }
      groups={[
        {
          title: (
            <>
              <span className="block font-medium text-ink text-sm">{user.name}</span>
              {user.email}
            </>
          ),
          actions: [
            { id: 'shortcuts', label: messages.shortcuts, icon: Keyboard, onSelect: onHints },
            {
              id: 'design',
              label: messages.places.design,
              icon: PaletteIcon,
              onSelect: () => void router.navigate({ to: '/design' }),
            },
          ],
        },
        { title: messages.language, actions: languages },
        { title: messages.theme, actions: themes },
        {
          actions: [
            { id: 'out', label: messages.signOut, icon: LogOut, onSelect: () => void leave(false) },
            {
              id: 'out-everywhere',
              label: messages.signOutEverywhere,
              onSelect: () => void leave(true),
            },
          ],
        },
      ]}
    />
  );
}

/** "Ada Lovelace" -> "AL". */
export function initials(name: string): string {
  const messages = name.trim().split(/\s+/);
  const letters = [messages[0], messages.length > 1 ? messages.at(-1) : ''].map(
    (word) => Array.from(word ?? '')[0] ?? '',
  );
  return letters.join('').toUpperCase();
}
