import { Outlet, useNavigate } from '@tanstack/react-router';
import { Menu as MenuIcon } from 'lucide-react';
import { Suspense, useState } from 'react';
import { IconButton } from '../ui/button.tsx';
import { lazyOverlay } from '../ui/lazy-part.tsx';
import { useFollow } from './live.ts';
import { useAppMessages } from './messages.ts';
import { usePlaces } from './navigation.ts';
import { Navigation } from './navigation-bar.tsx';
import { Bell } from './notifications/bell.tsx';
import { messages as paletteMessages } from './palette/messages.ts';
import { PersonMenu } from './person-menu.tsx';
import { useSession } from './session.ts';
import { useSessionEnded } from './session-end.ts';
import { useShortcuts } from './shortcuts.ts';
import { Suspended } from './suspended.tsx';
import { BalanceLink, LiveDot, PaletteButton, WorkspaceSwitcher } from './top-bar.tsx';

// Overlays are loaded when they are first opened.
const KeyboardHints = lazyOverlay(async () => ({
  default: (await import('../ui/keyboard-hints.tsx')).KeyboardHints,
}));
const NavigationSheet = lazyOverlay(() => import('./navigation-sheet.tsx'));
const Palette = lazyOverlay(async () => {
  const [palette] = await Promise.all([import('./palette/palette.tsx'), paletteMessages.load()]);
  return palette;
});
const SessionExpired = lazyOverlay(() => import('./session-expired.tsx'));

/** The frame around every page, for signed-in users. */
export function Frame() {
  const messages = useAppMessages();
  const { workspace } = useSession();
  const ended = useSessionEnded();
  const [sheet, setSheet] = useState(false);
  const [palette, setPalette] = useState(false);
  const [hints, setHints] = useState(false);
  const navigate = useNavigate();
  const places = usePlaces();
  const isSuspended = workspace !== null && workspace.suspendedAt !== null;
  useFollow(workspace?.workspaceId ?? null, ended || isSuspended);
  useShortcuts({
    palette: () => setPalette(true),
    hints: () => setHints(true),
    goTo: (key) => {
      const place = places.find((one) => one.key === key);
      if (place) void navigate({ to: place.to });
    },
  });

  return (
    <div className="flex min-h-dvh">
      <a
        href="#content"
        className="fixed top-2 left-2 z-50 rounded-md bg-accent px-3 py-1.5 text-on-accent not-focus:sr-only"
      >
        {messages.skip}
      </a>
      <Navigation />
      <div className="flex min-w-0 grow flex-col">
        <header className="sticky top-0 z-30 flex h-12 items-center gap-1 border-line border-b bg-ground px-2 sm:gap-2 sm:px-4">
          <IconButton
            icon={MenuIcon}
            label={messages.openNavigation}
            onClick={() => setSheet(true)}
            className="md:hidden"
          />
          <WorkspaceSwitcher />
          <PaletteButton onOpen={() => setPalette(true)} />
          <div className="ml-auto flex shrink-0 items-center gap-0.5 sm:gap-2">
            {!isSuspended && (
              <>
                <LiveDot />
                <BalanceLink />
                <Bell />
              </>
            )}
            <PersonMenu onHints={() => setHints(true)} />
          </div>
        </header>
        <main
          id="content"
          tabIndex={-1}
          className="min-w-0 grow px-4 py-5 outline-none sm:px-6"
          key={workspace?.workspaceId}
        >
          {isSuspended ? <Suspended workspace={workspace} /> : <Outlet />}
        </main>
      </div>
      <Suspense>
        {sheet && <NavigationSheet onClose={() => setSheet(false)} />}
        {palette && <Palette onClose={() => setPalette(false)} onHints={() => setHints(true)} />}
        {hints && (
          <KeyboardHints
            open
            onClose={() => setHints(false)}
            shortcuts={[
              { keys: 'Ctrl K', does: messages.paletteOpen },
              { keys: '?', does: messages.shortcuts },
              ...places.map(({ key, name }) => ({
                keys: `g ${key}`,
                does: messages.goTo(messages.places[name]),
              })),
            ]}
          />
        )}
        {ended && <SessionExpired />}
      </Suspense>
    </div>
  );
}
