import { useSyncExternalStore } from 'react';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const STORAGE_KEY = 'greenroom.theme';
const dark = matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();
let chosen: Theme = THEMES.find((theme) => theme === localStorage.getItem(STORAGE_KEY)) ?? 'system';

/**
 * Puts the theme on the page, now and whenever the system's changes. Called once, before the first
 * paint.
 */
export function applyTheme(): void {
  const shown = chosen === 'system' ? (dark.matches ? 'dark' : 'light') : chosen;
  document.documentElement.dataset.theme = shown;
}
dark.addEventListener('change', applyTheme);

export function setTheme(theme: Theme): void {
  chosen = theme;
  localStorage.setItem(STORAGE_KEY, theme);
  applyTheme();
  for (const listener of listeners) listener();
}

export const useTheme = (): Theme =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => chosen,
  );
