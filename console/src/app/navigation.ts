import { FolderSearch, type LucideIcon } from 'lucide-react';
import type { AppWords } from './words.ts';

export interface Place {
  /** A route of router.ts. */
  to: '/sourcings';
  icon: LucideIcon;
  /** Its name in the words of the frame. */
  name: keyof AppWords['places'];
  /** The key after `g` that leads there. */
  key: string;
}

/** What the navigation and the command palette offer, in this order. */
export const PLACES: readonly Place[] = [{ to: '/sourcings', icon: FolderSearch, name: 'sourcings', key: 's' }];
