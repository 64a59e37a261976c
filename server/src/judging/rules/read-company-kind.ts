import { COMPANY_KINDS, kindNamedIn } from '../../lexicon/lexicon.ts';
import type { CompanyKind } from '../../lexicon/types.ts';
import { type Clause, slice, stripEnd, stripStart } from './clause.ts';
import type { Bound } from './durations.ts';
import { splitItems } from './read-list.ts';
import { type CriterionReading, together, type When } from './reading.ts';

/**
 * Kinds and sizes of companies: "has worked in a startup", "expérience en ESN", "a company of more
 * than 500 people".
 */

const CURRENT =
  /\b(?:currently|actuellement|now|presently|today|aujourd'hui|works? (?:in|for|at|as)|working (?:in|for|at|as)|travaille (?:en|dans|chez|pour|comme)|is an?|est (?:en|dans))\b/;
const PAST_WORK =
  /\b(?:has|have|a|ayant|deja|already|previously|auparavant) (?:deja |already |previously |ever )?(?:worked|travaille)\b|\bworked\b|\bexperience\b/;

/** Words that may surround the name of a company kind without adding meaning. */
const AROUND =
  /^(?:(?:has|have|had|having|a|an|the|is|est|be|been|ayant|avoir|deja|already|ever|previously|currently|actuellement|now|today|aujourd'hui|worked|works?|working|employed|salariee?|travaille|travaillant|work|experience|experiences|background|exposure|professionnelle|parcours|environnement|environment|culture|un|une|des|en|in|at|for|with|within|inside|dans|chez|pour|au|aux|sein|d'|de|du|la|le|les|of|from|as|comme|solid|significant|solide|significative|premiere|strong|prior|previous|reussie|type|kind|profile?|profil|former|ancien(?:ne)?|one|a|tech|technology|saas|fast-growing|software|b2b|international(?:e)?|statut|status|connu|connait|known|side|an?)(?=$|[\s:'])[\s:]*|d')/;
const BEHIND =
  /[\s,]+(?:experience|background|environment|environnement|currently|actuellement|now|today|aujourd'hui|profile?|profil|work|in the past|par le passe|before|auparavant|status|statut|side)$/;

export function readCompanyKindClause(clause: Clause): CriterionReading | null {
  const size = readSize(clause);
  if (size !== null) return size;
  const bare = stripEnd(stripStart(clause, AROUND), BEHIND);
  const { kind, items } = splitItems(bare, () => false);
  const kinds = items.map((item) => kindOf(stripEnd(stripStart(item, AROUND), BEHIND)));
  // "En agence et en interne": beside a kind of company, "interne" is one too.
  for (const [at, item] of items.entries())
    if (kinds[at] === null && items.length > 1 && /^(?:en )?(?:interne|internal)$/.test(item.plain))
      kinds[at] = 'in_house';
  if (kinds.length === 0 || kinds.some((found) => found === null)) return null;
  return together(
    kind,
    kinds.map((of): CriterionReading => ({ kind: 'company_kind', of: of!, when: whenOf(clause) })),
  );
}

/** Who works in-house by their title: titles show them, whatever is known of the employer. */
const ROLES = /^(?:juristes? d'entreprise|in[- ]house (?:counsels?|lawyers?))$/;

/** The kind that the words name, if they name nothing else; null otherwise. */
export function kindOf({ plain }: Clause): CompanyKind | null {
  if (ROLES.test(plain)) return null;
  for (const kind of COMPANY_KINDS) {
    const found = kindNamedIn(plain, kind);
    if (found !== null && found.start === 0 && found.end === plain.length) return kind;
  }
  return null;
}

const whenOf = ({ plain }: Clause): When =>
  CURRENT.test(plain) && !PAST_WORK.test(plain)
    ? 'current'
    : /\b(?:former|ancien(?:ne)?|ex)\b/.test(plain)
      ? 'past'
      : 'ever';

const COUNT = '(\\d{1,3}(?:[ .,]\\d{3})+|\\d{1,6})';
const SIZE = new RegExp(
  `\\b(?:compan(?:y|ies)|organi[sz]ations?|employers?|groups?|structures?|entreprises?|societes?|groupes?)(?: \\w+)?,? (?:of|with|de|avec|comptant|employant|d')?\\s*(at least |more than |over |less than |fewer than |under |up to |au moins |plus de |moins de |minimum )?${COUNT}\\+? (?:employees|people|staff|personnes|salaries|collaborateurs)\\b`,
);

function readSize(clause: Clause): CriterionReading | null {
  const found = SIZE.exec(clause.plain);
  if (found === null) return null;
  const before = stripStart(slice(clause, 0, found.index), AROUND);
  const behind = slice(clause, found.index + found[0].length);
  if (before.plain !== '' || behind.plain !== '') return null;
  const number = Number(found[2]!.replace(/\D/g, ''));
  const how = (found[1] ?? '').trim();
  const isMost = /^(?:less|fewer|under|up|moins)/.test(how);
  const bound: Bound = {
    min: isMost ? null : number,
    max: isMost ? number : null,
    strict: /than|over|under|plus de|moins de/.test(how),
  };
  return { kind: 'company_size', bound, when: whenOf(clause) };
}
