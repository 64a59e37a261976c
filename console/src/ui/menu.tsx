import { cloneElement, type ReactElement, Suspense, useState } from 'react';
import { lazyPart } from './lazy-part.tsx';
import type { MenuProps } from './menu-props.ts';

// 15 kB that the first page does not need. It is fetched at once, so that it has arrived before a
// click.
const MenuParts = lazyPart(
  () => import('./menu-parts.tsx'),
  ({ trigger, onRetry }) =>
    cloneElement(trigger as ReactElement<Record<string, unknown>>, { onClick: onRetry }),
);
void MenuParts.preload();

/** A button that opens a menu. A click before the code has arrived opens it on arrival. */
export function Menu(props: MenuProps) {
  const [opened, setOpened] = useState(false);
  const waiting = cloneElement(props.trigger as ReactElement<Record<string, unknown>>, {
    'aria-haspopup': 'menu',
    onClick: () => setOpened(true),
  });
  return (
    <Suspense fallback={waiting}>
      <MenuParts {...props} opened={opened} />
    </Suspense>
  );
}
