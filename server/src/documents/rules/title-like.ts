import type { Lexicon } from '../../lexicon/types.ts';
import { HEADS } from '../../reader/heads.ts';

/* What a short piece of text in the heading of an entry is likely to be. */

const ROLE_WORDS =
  /\b(?:intern|internship|stage|stagiaire|apprenti|apprentie|alternan\w*|trainee|freelance\w*|founder|co-?founder|fondat\w+|owner|partner|associate|associ[ée]e?|president|pr[ée]sident\w*|ceo|cto|cfo|coo|vp|head|lead|chief|chef|principal|fellow|volunteer|b[ée]n[ée]vole|member|membre|professor|mentor|ambassador|entrepreneur|scrum master|product owner|student|contractor|doctorant\w*|postdoc\w*|captain|editor|maker|sales|team leader|leader)\b/i;
const ORGANIZATION_WORDS =
  /\b(?:inc|ltd|llc|llp|gmbh|ag|sa|sas|sarl|plc|corp|corporation|company|co|group|groupe|bank|banque|labs?|laborator\w+|institute?|institut|university|universit[ée]|school|[ée]cole|college|hospital|h[ôo]pital|clinic|clinique|agency|agence|studio|studios|technologies|solutions|systems|services|consulting|partners|foundation|fondation|association|minist\w+|council|society|soci[ée]t[ée]|ventures|capital|media|software|industries|international|airlines|club|center|centre|cabinet|mairie|ville de|restaurant|hotel|h[ôo]tel|caf[ée]|boutique)\b\.?/i;

export function isTitleLike(text: string, lexicon: Lexicon): boolean {
  return titleScore(text, lexicon) > 0;
}

/** Above 0 for words that name a trade; the more certain the higher. */
export function titleScore(text: string, lexicon: Lexicon): number {
  const words = lexicon
    .fold(text)
    .split(/[\s/-]+/)
    .filter(Boolean);
  if (words.length === 0 || words.length > 12) return -1;
  let score = 0;
  if (words.some((word) => HEADS.has(word))) score += 2;
  const { family, seniority } = lexicon.readTitle(text);
  if (family !== null) score += 1.5;
  if (seniority !== null) score += 0.5;
  if (ROLE_WORDS.test(text)) score += 1;
  if (organizationScore(text) > 0) score -= 1;
  return score;
}

export const organizationScore = (text: string): number =>
  ORGANIZATION_WORDS.test(text) ? 1.5 : 0;

const REMOTE = /^(?:remote|full remote|t[ée]l[ée]travail|distanciel|hybrid|hybride|home office)$/i;

/** Whether a piece is a place and nothing else. */
export function placeScore(text: string, lexicon: Lexicon): number {
  const plain = text.replace(/^[([\s]+|[)\].\s]+$/g, '');
  if (REMOTE.test(plain)) return 3;
  if (plain.length > 50 || plain === '') return 0;
  const parts = plain.split(/\s*[,/]\s*/).filter(Boolean);
  const [place] = lexicon.readPlaces(plain);
  if (parts.length > 1) {
    const known = parts.filter((part) => lexicon.readPlaces(part).length > 0);
    return known.length === parts.length ? 3 : place ? 2 : known.length > 0 ? 1 : 0;
  }
  if (!place) return 0;
  if (place.kind !== 'city') return plain.length <= 2 ? 1 : 2;
  return place.population > 100_000 ? 2 : 0.5;
}
