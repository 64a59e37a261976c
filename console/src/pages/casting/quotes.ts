import type { QualifiedTalent, Reference } from './queries.ts';

type Profile = QualifiedTalent['profile'];

/** The text at a JSON pointer into a profile; null when there is no text. */
export function textAt(profile: Profile, path: string): string | null {
  let value: unknown = profile;
  for (const step of path.split('/').slice(1)) {
    const key = step.replaceAll('~1', '/').replaceAll('~0', '~');
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return null;
    value = (value as Record<string, unknown>)[key];
  }
  return typeof value === 'string' ? value : null;
}

/** Whether the profile still contains the quote at its path. Profiles can change. */
export const stillThere = (profile: Profile, { path, quote }: Reference): boolean =>
  textAt(profile, path)?.includes(quote) ?? false;

/**
 * "/experiences/0/description" -> the part of the profile, and its number from 1 where the part
 * repeats.
 */
export function whereabouts(path: string): { part: string; nth: number | null } {
  const [, part = '', nth] = path.split('/');
  return { part, nth: part === 'experiences' || part === 'educations' ? Number(nth) + 1 : null };
}
