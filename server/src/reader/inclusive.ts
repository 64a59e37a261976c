import type { Replacement } from './rewrite.ts';

/*
 * French words written for both genders: "gardien·ne", "conducteur·rice", "motivé.e.s", "vendeur/se",
 * "directeur(trice)".
 */

const ENDINGS =
  'e|es|ne|nes|se|ses|le|les|te|tes|fe|fes|ve|ves|ère|ere|ières?|ieres?|ères|eres|ière|rice|rices|trice|trices|euse|euses|enne|ennes|eresse';

/** The first form stands, with its plural; a full stop or a slash joins fewer endings than a dot. */
const DOTTED = new RegExp(
  `(?<=\\p{L}{3})[·‧∙•](?:${ENDINGS}|[a-zéè]{2,5}[rt]ice)(?:[·‧∙•]?(s))?(?![\\p{L}\\p{N}])`,
  'giu',
);
const POINTED =
  /(?<=\p{L}{3}[ér]|\p{L}{3}en|\p{L}{3}eur)(?:[./]e|\.ne|\/ne|[./]trice|[./]rice|[./]se|[./]euse|[./]i?ère)(?:[./](s))?(?![\p{L}\p{N}./])/giu;
/** The bracket stands against the word: "un(e) aide" has one, "aide (e)" has none. */
const BRACKETED = new RegExp(
  `(?<=\\p{L}{2})\\((?:${ENDINGS}|[a-zéè]{2,5}[rt]ice)\\)(?:\\(?(s)\\)?)?(?![\\p{L}\\p{N}])`,
  'giu',
);

/** What to leave out of a text so that each such word is one word. Linear in its length. */
export function inclusiveEndings(text: string): Replacement[] {
  if (!/[·‧∙•./(]\p{L}/u.test(text)) return [];
  return [DOTTED, POINTED, BRACKETED].flatMap((pattern) =>
    [...text.matchAll(pattern)].map((found) => ({
      start: found.index,
      end: found.index + found[0].length,
      full: found[1] ?? '',
    })),
  );
}
