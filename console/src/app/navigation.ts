import {
  BookOpen,
  ChartNoAxesColumn,
  ClipboardCheck,
  FolderSearch,
  Inbox,
  type LucideIcon,
  MailCheck,
  ScrollText,
  Search,
  Settings,
  Sparkle,
  Users,
  Webhook,
} from 'lucide-react';
import type { AppMessages } from './messages.ts';

export interface Place {
  /** A route of router.ts. */
  to:
    | '/start'
    | '/search'
    | '/castings'
    | '/sourcings'
    | '/people'
    | '/inbox'
    | '/drafts'
    | '/webhooks'
    | '/requests'
    | '/usage'
    | '/settings'
    | '/docs';
  icon: LucideIcon;
  /** Its key in the frame's messages. */
  name: keyof AppMessages['places'];
  /** The key after `g` that opens it. */
  key: string;
}

/** The entries of the navigation and the command palette, in order. */
export const PLACES: readonly Place[] = [
  { to: '/start', icon: Sparkle, name: 'welcome', key: 'h' },
  { to: '/search', icon: Search, name: 'search', key: 'f' },
  { to: '/castings', icon: ClipboardCheck, name: 'castings', key: 'c' },
  { to: '/sourcings', icon: FolderSearch, name: 'sourcings', key: 's' },
  { to: '/people', icon: Users, name: 'people', key: 'p' },
  { to: '/inbox', icon: Inbox, name: 'inbox', key: 'i' },
  { to: '/drafts', icon: MailCheck, name: 'drafts', key: 'm' },
  { to: '/webhooks', icon: Webhook, name: 'webhooks', key: 'w' },
  { to: '/requests', icon: ScrollText, name: 'requests', key: 'r' },
  { to: '/usage', icon: ChartNoAxesColumn, name: 'usage', key: 'u' },
  { to: '/settings', icon: Settings, name: 'settings', key: ',' },
  { to: '/docs', icon: BookOpen, name: 'docs', key: 'd' },
];
