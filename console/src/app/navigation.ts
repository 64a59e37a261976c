import {
  BookOpen,
  ChartNoAxesColumn,
  ClipboardCheck,
  FolderSearch,
  Inbox,
  KeyRound,
  type LucideIcon,
  MailCheck,
  ScrollText,
  Search,
  Settings,
  Sparkle,
  Users,
  Webhook,
} from 'lucide-react';
import { type Face, useFace } from '../ui/face.ts';
import type { AppMessages } from './messages.ts';
import { useMay } from './session.ts';

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
    | '/keys'
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
  /** The face whose navigation has it; without one both do. The palette and the keys know all. */
  face?: Face;
  /** The scope that a role needs to see anything there. */
  scope?: 'admin';
}

/** The entries of the navigation and the command palette, in order. */
const PLACES: readonly Place[] = [
  { to: '/start', icon: Sparkle, name: 'welcome', key: 'h' },
  { to: '/search', icon: Search, name: 'search', key: 'f' },
  { to: '/castings', icon: ClipboardCheck, name: 'castings', key: 'c' },
  { to: '/sourcings', icon: FolderSearch, name: 'sourcings', key: 's' },
  { to: '/people', icon: Users, name: 'people', key: 'p', face: 'recruiter' },
  { to: '/inbox', icon: Inbox, name: 'inbox', key: 'i', face: 'recruiter' },
  { to: '/drafts', icon: MailCheck, name: 'drafts', key: 'm', face: 'recruiter' },
  {
    to: '/keys',
    icon: KeyRound,
    name: 'keys',
    key: 'k',
    face: 'developer',
    scope: 'admin',
  },
  { to: '/webhooks', icon: Webhook, name: 'webhooks', key: 'w', face: 'developer' },
  { to: '/requests', icon: ScrollText, name: 'requests', key: 'r', face: 'developer' },
  { to: '/usage', icon: ChartNoAxesColumn, name: 'usage', key: 'u' },
  { to: '/settings', icon: Settings, name: 'settings', key: ',' },
  { to: '/docs', icon: BookOpen, name: 'docs', key: 'd' },
];

/** The pages that the user's role has something to see on. */
export function usePlaces(): readonly Place[] {
  const mayAdmin = useMay('admin');
  return PLACES.filter(({ scope }) => scope === undefined || mayAdmin);
}

/** Those of the face that is shown. */
export function useOfferedPlaces(): readonly Place[] {
  const face = useFace();
  return usePlaces().filter((place) => isOfFace(place, face));
}

export const isOfFace = (place: Place, face: Face): boolean =>
  place.face === undefined || place.face === face;

/** What has no entry of its own, and where it is listed. */
const PARENTS: Readonly<Record<string, Place['to']>> = { '/sequences': '/sourcings' };

/** The list that a page hangs below; the first page for an unknown one. */
export function placeOfPath(path: string): Place {
  const first = `/${path.split('/')[1] ?? ''}`;
  const wanted = PARENTS[first] ?? first;
  return PLACES.find(({ to }) => to === wanted) ?? PLACES[0]!;
}
