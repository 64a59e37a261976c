import {
  Blocks,
  BookUser,
  Cpu,
  Gem,
  History,
  KeyRound,
  type LucideIcon,
  MessagesSquare,
  Server,
  ShieldCheck,
  Tags,
  UserRound,
  UsersRound,
} from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import type { PageMessages } from '../../language/messages.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { messages as account } from './account/messages.ts';
import { messages as audit } from './audit/messages.ts';
import { messages as channels } from './channels/messages.ts';
import { messages as instance } from './instance/messages.ts';
import { messages as keys } from './keys/messages.ts';
import { messages as members } from './members/messages.ts';
import { messages as model } from './model/messages.ts';
import { messages as plan } from './plan/messages.ts';
import { messages as privacy } from './privacy/messages.ts';
import { messages as programs } from './programs/messages.ts';
import { messages as providers } from './providers/messages.ts';
import { messages as statuses } from './statuses/messages.ts';

interface Section {
  icon: LucideIcon;
  Content: ComponentType;
  /** Preloads a section that the user is about to open. */
  load(): void;
}

/** A section's code and messages, fetched in parallel when the user opens it. */
function section(
  icon: LucideIcon,
  file: () => Promise<{ Section(): ReactNode }>,
  messages: Pick<PageMessages<unknown>, 'load'>,
): Section {
  const load = () => Promise.all([file(), messages.load()]);
  return {
    icon,
    Content: lazyPart(async () => {
      const [module] = await load();
      return { default: module.Section };
    }),
    load: () => void load().catch(() => {}),
  };
}

const SECTIONS = {
  account: section(UserRound, () => import('./account/section.tsx'), account),
  keys: section(KeyRound, () => import('./keys/section.tsx'), keys),
  members: section(UsersRound, () => import('./members/section.tsx'), members),
  channels: section(MessagesSquare, () => import('./channels/section.tsx'), channels),
  providers: section(BookUser, () => import('./providers/section.tsx'), providers),
  statuses: section(Tags, () => import('./statuses/section.tsx'), statuses),
  plan: section(Gem, () => import('./plan/section.tsx'), plan),
  programs: section(Blocks, () => import('./programs/section.tsx'), programs),
  privacy: section(ShieldCheck, () => import('./privacy/section.tsx'), privacy),
  audit: section(History, () => import('./audit/section.tsx'), audit),
  model: section(Cpu, () => import('./model/section.tsx'), model),
  instance: section(Server, () => import('./instance/section.tsx'), instance),
};
export type SectionName = keyof typeof SECTIONS;

export const isSection = (name: string): name is SectionName => Object.hasOwn(SECTIONS, name);
export const sectionOf = (name: SectionName): Section => SECTIONS[name];

export const GROUPS = {
  you: ['account'],
  workspace: [
    'keys',
    'members',
    'channels',
    'providers',
    'statuses',
    'plan',
    'programs',
    'privacy',
    'audit',
  ],
  installation: ['model', 'instance'],
} as const satisfies Record<string, readonly SectionName[]>;
