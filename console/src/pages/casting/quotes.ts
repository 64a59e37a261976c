import type { QualifiedTalent, Reference } from './queries.ts';

type Profile = QualifiedTalent['profile'];

/** The text at a JSON pointer into a profile; null when no text stands there. */
export function textAt(profile: Profile, path: string): string | null {
  let value: unknown = profile;
  for (const step of path.split('/').slice(1)) {
    const key = step.replaceAll('~1', '/').replaceAll('~0', '~');
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return null;
    value = (value as Record<string, unknown>)[key];
  }
  return typeof value === 'string' ? value : null;
}

/** Whether a quote still stands where it was found: a profile may have changed since. */
export const stillThere = (profile: Profile, { path, quote }: Reference): boolean =>
  textAt(profile, path)?.includes(quote) ?? false;

/**
 * "/experiences/0/description" -> the kind of thing it is in, and which one from 1 on where there
 * are several.
 */
export function whereabouts(path: string): { part: string; nth: number | null } {
  const [, part = '', nth] = path.split('/');
  return { part, nth: part === 'experiences' || part === 'educations' ? Number(nth) + 1 : null };
}
