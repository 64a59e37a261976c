import type { LucideIcon } from 'lucide-react';
import { cloneElement, type ReactElement, type ReactNode, Suspense, useState } from 'react';
import { lazyPart } from './lazy-part.tsx';

export interface MenuAction {
  /** Unique in its menu. */
  id: string;
  label: ReactNode;
  icon?: LucideIcon;
  onSelect(): void;
  danger?: boolean;
  disabled?: boolean;
}

export interface MenuProps {
  /** The button that opens it. */
  trigger: ReactElement;
  /** Groups with a line between them; a group may carry a title. */
  groups: readonly { title?: ReactNode; actions: readonly MenuAction[] }[];
  align?: 'start' | 'center' | 'end';
}

// Fifteen kB that the first page does without. It is asked for at once, so that it is there when
// somebody clicks.
const MenuParts = lazyPart(
  () => import('./menu-parts.tsx'),
  ({ trigger, onRetry }) =>
    cloneElement(trigger as ReactElement<Record<string, unknown>>, { onClick: onRetry }),
);
void MenuParts.preload();

/** A button with what it offers. A click that comes before its parts do is kept. */
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
