import type { LucideIcon } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';

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
