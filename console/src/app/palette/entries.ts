import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import {
  ClipboardCheck,
  FolderPlus,
  FolderSearch,
  Keyboard,
  KeyRound,
  Languages,
  LogOut,
  type LucideIcon,
  Moon,
  Palette as PaletteIcon,
  Play,
  Replace,
  Search,
  Sun,
  Upload,
  UserPlus,
  UserRound,
} from 'lucide-react';
import { LANGUAGE_NAMES, LANGUAGES } from '../../language/language.ts';
import { chooseFace, FACES, useFace } from '../../ui/face.ts';
import { useAppMessages } from '../messages.ts';
import { usePlaces } from '../navigation.ts';
import { chooseLanguage, signOut, useMay } from '../session.ts';
import { useSettled } from '../settled.ts';
import { nameOf } from '../talents/name.ts';
import { setTheme } from '../theme.ts';
import { matches } from './matching.ts';
import { useMessages } from './messages.ts';
import { allSourcingsQuery, namedPeopleQuery, newestCastingsQuery } from './queries.ts';

export interface Entry {
  value: string;
  label: string;
  icon: LucideIcon;
  run(): void;
}

export interface Group {
  value: string;
  items: Entry[];
}

/** What of a group is shown: the rest is found by typing more. */
const MAX_FOUND = 5;

/** Everything that the typed words name, in groups. */
export function useGroups(typed: string, onHints: () => void): Group[] {
  const messages = useMessages();
  const found = useFound(typed);
  const groups = [
    { value: messages.groups.pages, items: usePages() },
    { value: messages.groups.actions, items: useActions(onHints) },
  ].map((group) => ({
    ...group,
    items: group.items.filter(({ label }) => matches(label, typed)),
  }));
  return [...groups, ...found, ...useSearchFor(typed)].filter(({ items }) => items.length > 0);
}

function usePages(): Entry[] {
  const messages = useAppMessages();
  const router = useRouter();
  const places = usePlaces();
  return [
    ...places.map(({ to, name, icon }) => ({
      value: to,
      label: messages.places[name],
      icon,
      run: () => void router.navigate({ to }),
    })),
    {
      value: 'design',
      label: messages.places.design,
      icon: PaletteIcon,
      run: () => void router.navigate({ to: '/design' }),
    },
  ];
}

function useActions(onHints: () => void): Entry[] {
  const messages = useMessages();
  const app = useAppMessages();
  const router = useRouter();
  const maySpend = useMay('spend');
  const mayAdmin = useMay('admin');
  const face = useFace();
  const go = (value: string, label: string, icon: LucideIcon, run: () => unknown): Entry => ({
    value,
    label,
    icon,
    run: () => void run(),
  });
  return [
    ...(maySpend
      ? [
          go('new-sourcing', messages.newSourcing, FolderPlus, () =>
            router.navigate({ to: '/sourcings', search: { create: 'open' } }),
          ),
          go('start-casting', messages.startCasting, Play, () =>
            router.navigate({ to: '/castings/new' }),
          ),
          go('add-person', messages.addPerson, UserPlus, () =>
            router.navigate({ to: '/people/new' }),
          ),
          go('import-people', messages.importPeople, Upload, () =>
            router.navigate({ to: '/people/import' }),
          ),
        ]
      : []),
    ...(mayAdmin
      ? [go('create-key', messages.createKey, KeyRound, () => router.navigate({ to: '/keys' }))]
      : []),
    ...FACES.filter((one) => one !== face).map((one) =>
      go(`face-${one}`, messages.showFace(app.faces[one]), Replace, () => chooseFace(one)),
    ),
    go('shortcuts', app.shortcuts, Keyboard, onHints),
    go('light', `${app.theme}: ${app.themes.light}`, Sun, () => setTheme('light')),
    go('dark', `${app.theme}: ${app.themes.dark}`, Moon, () => setTheme('dark')),
    ...LANGUAGES.map((language) =>
      go(language, `${app.language}: ${LANGUAGE_NAMES[language]}`, Languages, () =>
        chooseLanguage(language),
      ),
    ),
    go('sign-out', app.signOut, LogOut, () => signOut(() => router.navigate({ to: '/sign-in' }))),
  ];
}

/** The last resort: what was typed describes a person. */
function useSearchFor(typed: string): Group[] {
  const messages = useMessages();
  const router = useRouter();
  const prompt = typed.trim();
  if (prompt === '') return [];
  const entry = {
    value: 'search-for',
    label: messages.searchFor(prompt),
    icon: Search,
    run: () => void router.navigate({ to: '/search', search: { prompt } }),
  };
  return [{ value: messages.groups.search, items: [entry] }];
}

/** People, sourcings and castings by name. Nothing is asked before something is typed. */
function useFound(typed: string): Group[] {
  const messages = useMessages();
  const router = useRouter();
  const wanted = useSettled(typed.trim());
  const enabled = wanted !== '';
  const people = useQuery(namedPeopleQuery(wanted));
  const sourcings = useQuery({ ...allSourcingsQuery, enabled });
  const castings = useQuery({ ...newestCastingsQuery, enabled });
  // What was found for fewer letters is not what is typed now.
  if (!enabled || wanted !== typed.trim()) return [];
  const group = (value: string, entries: readonly Entry[]): Group => ({
    value,
    items: entries.filter(({ label }) => matches(label, wanted)).slice(0, MAX_FOUND),
  });
  return [
    {
      value: messages.groups.people,
      items: (people.data?.talents ?? []).map(({ talent }) => ({
        value: talent.id,
        label: [nameOf(talent), talent.jobTitle].filter(Boolean).join(' · '),
        icon: UserRound,
        run: () =>
          void router.navigate({ to: '/people/$talentId', params: { talentId: talent.id } }),
      })),
    },
    group(
      messages.groups.sourcings,
      (sourcings.data?.sourcings ?? []).map(({ sourcingId, name }) => ({
        value: sourcingId,
        label: name,
        icon: FolderSearch,
        run: () => void router.navigate({ to: '/sourcings/$sourcingId', params: { sourcingId } }),
      })),
    ),
    group(
      messages.groups.castings,
      (castings.data?.castings ?? []).map(({ castingId, prompt, criterias }) => ({
        value: castingId,
        label: prompt ?? criterias.join(' · '),
        icon: ClipboardCheck,
        run: () => void router.navigate({ to: '/castings/$castingId', params: { castingId } }),
      })),
    ),
  ];
}
