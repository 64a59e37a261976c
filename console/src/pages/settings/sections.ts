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
import type { Words } from '../../language/words.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { words as account } from './account/words.ts';
import { words as audit } from './audit/words.ts';
import { words as channels } from './channels/words.ts';
import { words as instance } from './instance/words.ts';
import { words as keys } from './keys/words.ts';
import { words as members } from './members/words.ts';
import { words as model } from './model/words.ts';
import { words as plan } from './plan/words.ts';
import { words as privacy } from './privacy/words.ts';
import { words as programs } from './programs/words.ts';
import { words as providers } from './providers/words.ts';
import { words as statuses } from './statuses/words.ts';

interface Section {
  icon: LucideIcon;
  Content: ComponentType;
  /** For who is about to come. */
  load(): void;
}

/** A section's code and its words, fetched side by side when somebody comes. */
function section(icon: LucideIcon, file: () => Promise<{ Section(): ReactNode }>, words: Pick<Words<unknown>, 'load'>): Section {
  const load = () => Promise.all([file(), words.load()]);
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
  workspace: ['keys', 'members', 'channels', 'providers', 'statuses', 'plan', 'programs', 'privacy', 'audit'],
  installation: ['model', 'instance'],
} as const satisfies Record<string, readonly SectionName[]>;
