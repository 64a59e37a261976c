import { useSyncExternalStore } from 'react';

export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language's own name for itself. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', fr: 'Français' };

const STORAGE_KEY = 'greenroom.language';

const listeners = new Set<() => void>();
let current: Language = stored() ?? browserLanguage();

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.includes(value as Language);
}

export const language = (): Language => current;

/** The language chosen in this browser: it takes precedence over the account's. */
export function stored(): Language | null {
  const value = localStorage.getItem(STORAGE_KEY);
  return isLanguage(value) ? value : null;
}

/** Shows everything in a language from now on; `remember` keeps it in this browser. */
export function setLanguage(next: Language, { remember = false } = {}): void {
  if (remember) localStorage.setItem(STORAGE_KEY, next);
  if (next === current) return;
  current = next;
  document.documentElement.lang = next;
  for (const listener of listeners) listener();
}

export function useLanguage(): Language {
  return useSyncExternalStore(subscribe, language);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function browserLanguage(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return wanted.find(isLanguage) ?? 'en';
}
