import { phraseBook } from '../phrases.ts';
import type { Token } from '../tokens.ts';
import { type Amount, type Counted, readAmount, type UnitReading } from './amount.ts';
import { type Bound, boundAfter, boundBefore } from './bounds.ts';
import { readNumber } from './numbers.ts';
import { isEmployersOwn, isOtherTime } from './other-times.ts';

/** What an amount of time counts; `other` is the age or the length of something else. */
export type TimeOf = 'experience' | 'role' | 'company' | 'other';

/** An amount of time: tokens `from` up to and without `to`, bounds in years. */
export interface TimeQuantity {
  from: number;
  to: number;
  bound: Bound;
  of: TimeOf;
  /** No word says that it is experience: "5 years". */
  bare: boolean;
  /** Given in months, which usually describe a contract. */
  months: boolean;
  /** A word states a bound. */
  bounded: boolean;
}

interface TimeUnit extends UnitReading {
  months: boolean;
  /** The unit itself says that experience is counted: "5 yoe", "3 PQE". */
  experience: boolean;
}

/** No career is longer. */
const MAX_YEARS = 60;

const UNITS = phraseBook<Omit<TimeUnit, 'to'>>([
  [
    { scale: 1, months: false, experience: false },
    "years|year|year's|years'|yrs|yr|y|ans|an|annees|annee|piges|year ( s )|an ( s )|annee ( s )|yr ( s )",
  ],
  // Work that comes once a year is counted by it: "two winters in Verbier", "5 vendanges".
  [
    { scale: 1, months: false, experience: false },
    'seasons|winters|summers|vintages|saisons|hivers|etes|vendanges|vinifications|vinifs',
  ],
  [
    { scale: 1, months: false, experience: true },
    "yoe|pqe|years pqe|yrs pqe|yr pqe|year pqe|years of pqe|years' pqe|ans pqe",
  ],
  [
    { scale: 1 / 12, months: true, experience: false },
    "months|month|month's|mois|mths|mth|mos|month ( s )",
  ],
  [
    { scale: 10, months: false, experience: false },
    "decade|decades|decade's|decades'|decennie|decennies",
  ],
]);

function unitAt(tokens: readonly Token[], at: number): TimeUnit | null {
  const found = UNITS.match(tokens, at);
  if (found) {
    const isOwned = ["'", '’'].includes(tokens[found.to]?.word ?? '');
    return { ...found.meaning, to: isOwned ? found.to + 1 : found.to };
  }
  // "3a d'expérience": right after the number, and no range.
  const [before, letter, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  const isLetter = letter?.word === 'a' && before?.kind === 'number' && before.end === letter.start;
  if (isLetter && next?.kind !== 'number')
    return { scale: 1, months: false, experience: false, to: at + 1 };
  // "5+ experience": the unit is left out.
  const said =
    /^(?:experience|exp|xp)$/.test(tokens[at]?.word ?? '') && tokens[at - 1]?.word === '+';
  return said ? { scale: 1, months: false, experience: true, to: at + 1 } : null;
}

const HEADS = new Set(
  'experience,experiences,exp,xp,practice,pratique,metier,carriere,career,seniority,anciennete,exercice,terrain,standing,tenure'.split(
    ',',
  ),
);
const BEFORE_HEAD = new Set(
  'professional,work,working,relevant,hands,on,proven,solid,total,overall,full,time,good,strong,prior,previous,recent,direct,commercial,practical,demonstrable,industry,actual,real,old,post,qualification,qualified,solide,bonne,premiere,une,un,an,a,professional,combined,cumulative,documented,verifiable,paid,real,uninterrupted,reelle,cumulee'.split(
    ',',
  ),
);
const AFTER_HEAD = new Set(
  'professionnelle,professionnelles,pro,significative,significatives,reussie,reussies,confirmee,averee,solide,requise,exigee,demandee,souhaitee,required,effective,cumulee,totale,globale,concrete,reelle'.split(
    ',',
  ),
);
const MAX_ADJECTIVES = 4;

function stepOver(tokens: readonly Token[], at: number, words: ReadonlySet<string>): number {
  let to = at;
  while (to - at < MAX_ADJECTIVES && words.has(tokens[to]?.word ?? '')) to++;
  return to;
}

/** Phrases after a unit that say that experience is counted. */
const FIXED_TRAIL = phraseBook<true>([
  [
    true,
    "in the field|in this field|in the job|on the job|in the trade|in the profession|post qualification|post qualified|post qualifying|post graduation|post graduate|post registration|post admission|post diploma|since qualifying|since qualification|since graduating|after qualifying|after qualification|after graduating|pqe|dans le metier|dans le domaine|dans la profession|du metier|de vie professionnelle|d activite professionnelle|apres diplome|apres le diplome|apres obtention du diplome|apres l'obtention du diplome|post diplome|track record|of track record|proven track record|track record of success|under their belt|under his belt|under her belt",
  ],
]);

const GENERAL_TRAIL = phraseBook<true>([
  [
    true,
    'in the industry|in this industry|in the sector|in this sector|in the business|dans le secteur|dans la branche|dans cette branche|dans ce secteur',
  ],
]);

const LINKS = new Set(['of', 'de', 'd', 'in', 'en', "'", '’']);

/** "Three years' worth of", "trois ans révolus de". */
const AFTER_UNIT = new Set(
  'worth,revolus,revolues,pleins,pleines,complets,completes,consecutifs,consecutives'.split(','),
);
/** A full stop after these does not end the sentence. */
const SHORT_UNIT = /^(?:yrs?|mths?)$/;

/** The token after "of professional experience", "d'expérience significative", "post-qualification". */
function trailEnd(tokens: readonly Token[], at: number): number | null {
  const fixed = FIXED_TRAIL.match(tokens, at);
  if (fixed) return fixed.to;
  // "In the industry" ends here; "in the industry of" names one.
  const general = GENERAL_TRAIL.match(tokens, at);
  if (general && tokens[general.to]?.kind !== 'word') return general.to;
  let to = at;
  if (tokens[to]?.word === '.' && SHORT_UNIT.test(tokens[at - 1]?.word ?? '')) to++;
  if (["'", '’'].includes(tokens[to]?.word ?? '')) to++;
  to = stepOver(tokens, to, AFTER_UNIT);
  if (LINKS.has(tokens[to]?.word ?? '')) to++;
  to = stepOver(tokens, to, BEFORE_HEAD);
  if (!HEADS.has(tokens[to]?.word ?? '')) return null;
  return stepOver(tokens, to + 1, AFTER_HEAD);
}

const BEFORE_LABEL = new Set(
  'with,avec,an,a,une,total,overall,solide,premiere,previous,prior,relevant,proven,work,professional'.split(
    ',',
  ),
);
/** "Years of experience: 5". */
const LABEL_YEARS = phraseBook<true>([[true, 'years of|annees d|nombre d annees d|years']]);
const LABEL_HEADS = new Set('experience,exp,xp,yoe,pqe,seniority,anciennete'.split(','));
const IN_LABEL = new Set(
  'professionnelle,pro,significative,reussie,confirmee,averee,solide,similaire,required,needed,level,total,totale,globale,requise,exigee,demandee,souhaitee,relevant,work'.split(
    ',',
  ),
);
const LABEL_LINKS = new Set(['of', 'de', 'd', ':', '(', '=', '-', '–', 'is', 'est', 'depuis']);

/** The token after "experience of", "avec une expérience significative de", "exp :". */
function labelEnd(tokens: readonly Token[], at: number): number | null {
  let to = stepOver(tokens, LABEL_YEARS.match(tokens, at)?.to ?? at, BEFORE_LABEL);
  if (!LABEL_HEADS.has(tokens[to]?.word ?? '')) return null;
  to = stepOver(tokens, to + 1, IN_LABEL);
  return LABEL_LINKS.has(tokens[to]?.word ?? '') ? to + 1 : to;
}

const TIME: Counted<TimeUnit> = { unitAt, labelEnd, trailEnd };

const SCOPE_LINKS = new Set('in,at,with,within,for,of,dans,a,au,chez,sur,en'.split(','));
const OWNERS = new Set('his,her,their,your,son,sa,leur,votre'.split(','));
const ARTICLES = new Set('the,le,la,l,this,ce,cet,cette,un,une,one'.split(','));
const PRESENT = new Set(
  'same,current,present,existing,actual,latest,meme,actuel,actuelle'.split(','),
);
const ROLES = new Set('role,position,job,post,poste,fonction,fonctions'.split(','));
const COMPANIES = new Set(
  'company,employer,firm,organisation,organization,business,workplace,agency,hospital,hotel,school,entreprise,societe,employeur,boite,structure,groupe,cabinet,etablissement,agence,maison'.split(
    ',',
  ),
);
const FIXED_SCOPE = phraseBook<'role' | 'company'>([
  ['role', 'in post|en poste|in seat'],
  [
    'company',
    "dans l'entreprise|dans l entreprise|chez son employeur|in the company|at the company",
  ],
]);

/** A time in one role or company: "in their current role", "chez le même employeur". */
function readScope(
  tokens: readonly Token[],
  at: number,
): { of: 'role' | 'company'; to: number } | null {
  const fixed = FIXED_SCOPE.match(tokens, at);
  let to = SCOPE_LINKS.has(tokens[at]?.word ?? '') ? at + 1 : at;
  let marked = false;
  for (let steps = 0; steps < 3; steps++) {
    const word = tokens[to]?.word ?? '';
    if (OWNERS.has(word) || PRESENT.has(word)) marked = true;
    else if (!ARTICLES.has(word)) break;
    to++;
  }
  const noun = tokens[to]?.word ?? '';
  const of = ROLES.has(noun) ? 'role' : COMPANIES.has(noun) ? 'company' : null;
  const ends = of !== null && PRESENT.has(tokens[to + 1]?.word ?? '') ? to + 2 : to + 1;
  if (of !== null && (marked || ends > to + 1)) return { of, to: ends };
  return fixed && { of: fixed.meaning, to: fixed.to };
}

const SINCE = new Set(['for', 'since', 'depuis', ':', 'of', 'de']);

/** "5 to 8 years, of which 2 as a lead": a part of an amount already given. */
function isPart(tokens: readonly Token[], at: number): boolean {
  const word = (index: number): string => tokens[index]?.word ?? '';
  const said =
    ['dont', 'including', 'incl'].includes(word(at - 1)) ||
    (word(at - 1) === 'which' && word(at - 2) === 'of');
  if (!said) return false;
  for (let near = at - 1; near >= 0 && near > at - MAX_PART_REACH; near--)
    if (UNITS.match(tokens, near)) return true;
  return false;
}
const MAX_PART_REACH = 12;

/** "Years: 5-10", "PQE 3+": a number without a unit after such a heading. */
const HEADING = phraseBook<true>([
  [
    true,
    'years :|years of experience :|years experience :|experience ( years ) :|yoe|yoe :|pqe|pqe :|annees d experience :|annees :|experience :|experience ( annees ) :|experience ( ans ) :',
  ],
]);

const RANGES = new Set(['-', '–', '—', 'to', 'a', 'et', 'and', '/', 'or', 'ou']);

function readHeaded(tokens: readonly Token[], at: number): TimeQuantity | null {
  const heading = HEADING.match(tokens, at);
  const low = heading && readNumber(tokens, heading.to);
  if (!low || low.value > MAX_YEARS) return null;
  const high = RANGES.has(tokens[low.to]?.word ?? '') ? readNumber(tokens, low.to + 1) : null;
  const to = high?.to ?? low.to;
  const end = boundAfter(tokens, to)?.to ?? to;
  if (tokens[end] && tokens[end]?.kind !== 'mark') return null;
  const bound = { min: low.value, max: high?.value ?? null, strict: false };
  return { from: at, to: end, bound, of: 'experience', bare: false, months: false, bounded: true };
}

const ORDINAL = /^(?:e|er|ere|eme|st|nd|rd|th)$/;
const BEFORE_ORDINAL = new Set(['la', 'le', 'the', 'their', 'leur', 'his', 'her', 'in']);

/** "3e", "6th": a number with the ending of an ordinal right after it. */
function ordinalAt(tokens: readonly Token[], at: number): { value: number; to: number } | null {
  const from = BEFORE_ORDINAL.has(tokens[at]?.word ?? '') ? at + 1 : at;
  const [number, ending] = [tokens[from], tokens[from + 1]];
  return number?.kind === 'number' &&
    ORDINAL.test(ending?.word ?? '') &&
    ending?.start === number.end
    ? { value: number.value, to: from + 2 }
    : null;
}

/** "Entre la 3e et la 6e année", "4th to 6th year": in their third year, people have two behind. */
function readOrdinal(tokens: readonly Token[], at: number): TimeQuantity | null {
  const opens = ['between', 'from', 'entre', 'de', 'in'].includes(tokens[at]?.word ?? '');
  const low = ordinalAt(tokens, opens ? at + 1 : at);
  const high = low && RANGES.has(tokens[low.to]?.word ?? '') ? ordinalAt(tokens, low.to + 1) : null;
  if (!low || !high || high.value <= low.value || high.value > MAX_YEARS) return null;
  const unit = unitAt(tokens, high.to);
  if (unit?.scale !== 1) return null;
  const bound = { min: low.value - 1, max: high.value, strict: false };
  const to = trailEnd(tokens, unit.to) ?? unit.to;
  return { from: at, to, bound, of: 'experience', bare: false, months: false, bounded: true };
}

/** "A year" says an amount only beside words that bound it or name experience. */
const isOnlyArticle = (amount: Amount<TimeUnit>): boolean =>
  amount.article &&
  amount.unit.scale <= 1 &&
  !(amount.bounded || amount.trailed || amount.labelled);

/** The maximum distance of "maximum" from the amount: "5 years in sales maximum". */
const LATE_REACH = 8;

/**
 * Whether words that end the phrase make an amount without a bound the most: "3 years as a nurse or
 * less".
 */
function isMostInTheEnd(tokens: readonly Token[], from: number): boolean {
  for (let at = from; at < from + LATE_REACH; at++) {
    const token = tokens[at];
    if (token?.kind !== 'word') return false;
    const after = boundAfter(tokens, at);
    const next = after && tokens[after.to];
    if (after && (!next || next.kind === 'mark')) return after.meaning === 'at-most';
  }
  return false;
}

/** Words that refuse people with that amount: "en dessous de 5 ans on ne regarde pas". */
const REFUSES = phraseBook<true>([
  [
    true,
    "on ne regarde pas|on regarde pas|on ne prend pas|on prend pas|on ne retient pas|c est non|c'est non|non merci|inutile de postuler|s abstenir|exclus|exclu|exclue|sont exclus|excluded|are excluded|is excluded|passez votre chemin|we don't look|we won't look|we do not consider|we don't consider|we can't consider|need not apply|no thanks|don't bother|do not bother|is a no|won't do|is not enough|isn't enough|ne suffit pas|ne suffisent pas",
  ],
]);

/** The token after words of refusal; null when none follow. They belong to the amount. */
function refusalEnd(tokens: readonly Token[], to: number): number | null {
  const at = tokens[to]?.word === ',' ? to + 1 : to;
  return REFUSES.match(tokens, at)?.to ?? null;
}

/**
 * The first token of bounding words right before a token, so that a part of an amount is judged as
 * the whole.
 */
function leadStart(tokens: readonly Token[], at: number): number {
  for (let back = MAX_LEAD_WORDS; back > 0; back--)
    if (boundBefore(tokens, at - back)?.to === at) return at - back;
  return at;
}
const MAX_LEAD_WORDS = 4;

/** An amount, and the role or company that is named before it. */
interface Found {
  amount: Amount<TimeUnit>;
  before: 'role' | 'company' | null;
}

/** "In their current role for 18 months", or an amount alone. */
function findAmount(tokens: readonly Token[], at: number): Found | null {
  const scope = readScope(tokens, at);
  if (scope) {
    const start = SINCE.has(tokens[scope.to]?.word ?? '') ? scope.to + 1 : scope.to;
    const scoped = readAmount(tokens, start, TIME);
    if (scoped) return { amount: scoped, before: scope.of };
  }
  const amount = readAmount(tokens, at, TIME);
  return amount && { amount, before: null };
}

/** The bounds of an amount and its last token, with a limit that ends its phrase. */
function limited(
  tokens: readonly Token[],
  { bound, bounded, to }: Amount<TimeUnit>,
): { bound: Bound; bounded: boolean; to: number } {
  // "Under 5 years: no" asks for 5 and more, "more than 10 years: no" for 10 at most.
  const isOpen = bounded && (bound.min === null || bound.max === null);
  const refused = isOpen ? refusalEnd(tokens, to) : null;
  if (refused !== null)
    return {
      bound: { min: bound.max, max: bound.min, strict: false },
      bounded: true,
      to: refused,
    };
  return !bounded && isMostInTheEnd(tokens, to)
    ? { bound: { min: null, max: bound.min, strict: false }, bounded: true, to }
    : { bound, bounded, to };
}

/** Whether the time is not experience asked: a part of an amount, an employer's age, a contract. */
function isOther(tokens: readonly Token[], at: number, to: number, bare: boolean): boolean {
  const first = leadStart(tokens, at);
  return (
    isPart(tokens, first) ||
    isEmployersOwn(tokens, first, to) ||
    (bare && isOtherTime(tokens, first, to))
  );
}

/**
 * The amount of time that begins at a token, with the words that bound it and say what it counts:
 * "at least five years of experience", "in their current role for 18 months". Null when none
 * begins there.
 */
export function readTime(tokens: readonly Token[], at: number): TimeQuantity | null {
  const ordinal = readOrdinal(tokens, at);
  if (ordinal) return ordinal;
  const found = findAmount(tokens, at);
  if (!found) return readHeaded(tokens, at);
  const { amount, before } = found;
  if (isOnlyArticle(amount)) return null;
  const { bound, bounded, to } = limited(tokens, amount);
  if (Math.max(bound.min ?? 0, bound.max ?? 0) > MAX_YEARS) return readHeaded(tokens, at);
  const after = before ? null : readScope(tokens, amount.to);
  const scope = before ?? after?.of ?? null;
  const told = amount.trailed || amount.labelled || amount.unit.experience;
  const bare = !told && scope === null;
  return {
    from: at,
    to: Math.max(after?.to ?? 0, to),
    bound,
    of: isOther(tokens, at, amount.to, bare) ? 'other' : (scope ?? 'experience'),
    bare,
    months: amount.unit.months,
    bounded,
  };
}

/** Every amount of time of a text, in order, without overlaps. */
export function readTimes(tokens: readonly Token[]): TimeQuantity[] {
  const found: TimeQuantity[] = [];
  for (let at = 0; at < tokens.length; ) {
    const time = readTime(tokens, at);
    if (time) found.push(time);
    at = time ? Math.max(time.to, at + 1) : at + 1;
  }
  return found;
}
