/** Pure rules of shared shortlists. */

export const MAX_DAYS = 90;
/** A page that somebody reads, not an export. */
export const MAX_SHARED = 100;
export const MAX_COMMENT = 2_000;
export const MAX_AUTHOR = 80;

export type Thumb = 'up' | 'down';

export interface SentFeedback {
  candidateId: string;
  thumb: Thumb | null;
  comment: string | null;
  author: string | null;
}

/** Reads a posted form; null when it says nothing. Longer texts are cut. */
export function feedbackOf(form: string): SentFeedback | null {
  const fields = new URLSearchParams(form);
  const text = (name: string, most: number): string | null =>
    [...(fields.get(name) ?? '').replaceAll(/\p{Cc}+/gu, ' ').trim()].slice(0, most).join('') ||
    null;
  const sent = fields.get('thumb');
  const thumb = sent === 'up' || sent === 'down' ? sent : null;
  const comment = text('comment', MAX_COMMENT);
  const candidateId = fields.get('candidate') ?? '';
  if (candidateId === '' || (thumb === null && comment === null)) return null;
  return { candidateId, thumb, comment, author: text('author', MAX_AUTHOR) };
}

/** The language of a page: the one chosen on it, else the browser's first that we speak. */
export function pageLanguage(
  chosen: string | undefined,
  accepted: string | undefined,
): 'en' | 'fr' {
  if (chosen === 'en' || chosen === 'fr') return chosen;
  const wanted = (accepted ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = parameters.find((one) => one.trim().startsWith('q='))?.trim();
      return { tag: tag.split('-')[0], quality: quality ? Number(quality.slice(2)) || 0 : 1 };
    })
    .filter(({ tag, quality }) => quality > 0 && (tag === 'en' || tag === 'fr'))
    .toSorted((one, other) => other.quality - one.quality);
  return wanted[0]?.tag === 'fr' ? 'fr' : 'en';
}
