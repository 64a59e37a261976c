import type { Lexicon } from '../../lexicon/lexicon.ts';
import { after, type Clause, slice, stripEnd, stripStart } from './clause.ts';
import { isManagement } from './management.ts';
import { readAmount, readTeamSize } from './read-number.ts';
import { bareSubject, readItems, readRole, readSubject, splitItems } from './read-subject.ts';
import { type Reading, together, type When, type YearsScope } from './reading.ts';

/** Years, companies, management, titles and seniority. */

const YEARS_FRAME =
  /^(?:(?:has|have|having|with|avec|a|possede|justifie|of|de|d'|an?|une?|total|overall|minimum|is|est|working|worked|works|travaille|depuis|for|pendant|since|professional|professionnelle|post[- ]graduation|relevant|work|experience|d'experience|:)(?:\s+|$))/;
const YEARS_END =
  /(?:^|\s)(?:experience|d'experience|professional|professionnelle|work|of|de|d'|for|depuis|pendant|since|with|avec|total|in total|au total|overall|has|a|is|est|minimum|relevant|and|et|:)$/;
const AS_ROLE =
  /\b(?:as an?|as|en tant que?|en qualite de|comme|au poste de|poste de|in an?(?=[a-z ]+ roles?)|in a similar|role of|fonction de)\b\s*(?:qu'|d')?/;
const AT_COMPANY = /(?:^|\s)(?:at|chez|for|with)\s+(?=\S)/;
const CURRENT_ROLE =
  /\b(?:current (?:role|position|job|title)|poste actuel|fonction actuelle|son poste|meme poste|same (?:role|position)|en poste)\b/;
const CURRENT_COMPANY =
  /\b(?:current (?:company|employer|organi[sz]ation)|(?:entreprise|societe|employeur) actuelle?|employeur actuel|same company|meme entreprise)\b/;

export function readYearsClause(clause: Clause, lexicon: Lexicon): Reading | null {
  const amount = readAmount(clause);
  if (amount === null) return null;
  const { bound } = amount;
  const tail = slice(clause, amount.end);
  const head = slice(clause, 0, amount.start);
  if (CURRENT_COMPANY.test(clause.plain)) return { kind: 'years', bound, scope: { of: 'current_company' } };
  if (CURRENT_ROLE.test(clause.plain)) return { kind: 'years', bound, scope: { of: 'current_role' } };
  const about = [tail, head].map((side) => stripEnd(stripStart(side, YEARS_FRAME), YEARS_END)).find((side) => bareSubject(side).plain !== '');
  if (about === undefined) return { kind: 'years', bound, scope: { of: 'total' } };
  if (isManagement(clause.plain)) return { kind: 'years', bound, scope: { of: 'management' } };
  const scopes = readItems(
    scopeWords(about),
    (item) => lexicon.readSkill(bareSubject(item).raw) !== null || lexicon.readFunction(bareSubject(item).raw) !== null,
    (item) => {
      const scope = yearsScope(item, about, lexicon);
      return scope === null ? null : { kind: 'years', bound, scope };
    },
  );
  return scopes;
}

/** The words after "as a" or "at", else all of them. */
function scopeWords(about: Clause): Clause {
  return after(about, AS_ROLE) ?? after(about, AT_COMPANY) ?? about;
}

function yearsScope(item: Clause, about: Clause, lexicon: Lexicon): YearsScope | null {
  const isRole = AS_ROLE.test(about.plain);
  if (!isRole && AT_COMPANY.test(about.plain) && /\p{Lu}/u.test(item.raw) && lexicon.readSkill(item.raw) === null) {
    return { of: 'company', label: item.raw, forms: [lexicon.fold(item.raw)] };
  }
  const words = stripEnd(item, /\s(?:roles?|positions?|jobs?|postes?|industry|sector|field|department)$/);
  const sector = stripStart(words, /^(?:(?:the|in|le|la|dans|secteur|domaine|milieu|industrie|industry|de|du|des)\s+|(?:l'|d'))/);
  const subject = readSubject(sector, lexicon, isRole);
  return subject === null ? null : { of: 'subject', subject };
}

export function readManagementClause(clause: Clause): Reading | null {
  if (!isManagement(clause.plain)) return null;
  return { kind: 'management', teamSize: readTeamSize(clause.plain)?.size ?? null };
}

const COMPANY_FRAMES: readonly [RegExp, When][] = [
  [
    /^(?:(?:is |est |has |a )*(?:currently|actuellement|now|presently|still|toujours) (?:(?:work(?:s|ing)?|travaille|employed|employee|en poste|in post) )?(?:at|for|by|with|chez|pour|par)|works? (?:at|for)|working (?:at|for)|is working (?:at|for)|travaille (?:actuellement )?(?:chez|pour)|en poste chez|employed (?:at|by)|employe(?:e)? (?:chez|par|de)|salarie(?:e)? (?:chez|de)|current (?:company|employer)(?: is)?|(?:entreprise|employeur) actuel(?:le)?)\s*:?\s+/,
    'current',
  ],
  [
    /^(?:(?:is |est )?(?:an? |une? )?(?:previously|formerly|ex|former|ancien(?:ne)?|anciennement|past|precedemment)[ -]+(?:employee |worked |employed |salariee? |collaborat\w+ |travaille )?(?:at|of|from|for|by|chez|de|d')\s*|ex[- ]|former |past (?:company|employer)\s*:?\s+|passe(?:e)? par )/,
    'past',
  ],
  [
    /^(?:(?:has |have |had |a |avoir |ayant |deja |already |previously |ever )*(?:worked (?:at|for)|been (?:employed )?(?:at|by)|experience (?:professionnelle )?(?:at|chez|au sein de)|travaille (?:chez|pour|au sein de)|exerce chez|officie chez|passe par|(?:une )?experience chez|(?:internship|stage) (?:at|chez)|employed (?:at|by))|(?:at|chez|company|entreprise|employer|employeur)\s*:?)\s+/,
    'ever',
  ],
];
const COMPANY_END =
  /\s(?:in the past|par le passe|before|auparavant|currently|actuellement|now|employees?|as an employee|alumni|or similar|ou similaire|ou equivalent|ou autre)$/;
/** After these the words name a kind of company, not one. */
const KIND_OF_COMPANY = /^(?:(?:an?|une?|des|several|plusieurs|some|other|fast[- ]growing|another|the)\s|un\s)/;

/** Groups of companies that go by one name. */
const GROUPS: Record<string, readonly string[]> = {
  'big four': ['Deloitte', 'PwC', 'EY', 'KPMG'],
  'big 4': ['Deloitte', 'PwC', 'EY', 'KPMG'],
  gafam: ['Google', 'Apple', 'Facebook', 'Meta', 'Amazon', 'Microsoft'],
  gafa: ['Google', 'Apple', 'Facebook', 'Meta', 'Amazon'],
  faang: ['Facebook', 'Meta', 'Amazon', 'Apple', 'Netflix', 'Google'],
  maang: ['Meta', 'Facebook', 'Amazon', 'Apple', 'Netflix', 'Google'],
  mbb: ['McKinsey', 'BCG', 'Boston Consulting Group', 'Bain'],
};
const GROUP_NAME = /^(?:an? |une? |the |l'un des |un des |one of the )?(big (?:four|4)|gafam?|m?f?aang|mbb)(?: company| companies| firm)?$/;

export function readCompanyClause(clause: Clause, lexicon: Lexicon): Reading | null {
  for (const [frame, when] of COMPANY_FRAMES) {
    const named = after(clause, frame);
    if (named === null || named.plain === '') continue;
    const group = GROUP_NAME.exec(named.plain);
    if (group)
      return together(
        'any',
        GROUPS[group[1]!]!.map((name) => company(name, when, lexicon)),
      );
    const name = stripEnd(named, COMPANY_END);
    if (KIND_OF_COMPANY.test(name.plain) || !/[\p{Lu}\d]/u.test(name.raw)) return null;
    const { kind, items } = splitItems(name, () => false);
    if (/\b(?:as|comme|en tant que)\b/.test(name.plain) || (when === 'ever' && items.some((item) => isElsewhere(item, lexicon)))) return null;
    return together(
      kind,
      items.map((item) => company(item.raw, when, lexicon)),
    );
  }
  return null;
}

/** "Experience with Kubernetes", "worked in Paris": a frame of companies around something else. */
function isElsewhere(item: Clause, lexicon: Lexicon): boolean {
  return (
    lexicon.readSkill(item.raw) !== null ||
    lexicon.readFunction(item.raw) !== null ||
    lexicon.readPlaces(item.raw).length > 0 ||
    lexicon.readIndustry(item.raw) !== null
  );
}

const company = (name: string, when: When, lexicon: Lexicon): Reading => ({ kind: 'company', label: name, forms: [lexicon.fold(name)], when });

const TITLE_FRAMES: readonly [RegExp, When][] = [
  [
    /^(?:(?:is |est )?(?:currently|actuellement|presently|now)(?: (?:is|est|works? as|working as|employed as|en poste (?:de|comme|en tant que)|travaille comme))?(?: an?| une?| the)?|(?:works?|working|is working|employed|travaille|exerce|en poste) (?:currently |actuellement )?(?:as an?|as|comme|en tant que?|au poste de)|current (?:title|role|position|job)(?: is)?(?: an?)?|(?:titre|poste|intitule|fonction)(?: de poste)? actuel(?:le)?(?: est)?|occupe(?: actuellement)? (?:un|le) poste de)\s*:?\s*(?:qu'|d'|de )?/,
    'current',
  ],
  [
    /^(?:(?:is |est )?(?:an? |une? )?(?:former|previously|formerly|ex|ancien(?:ne)?|anciennement|past)[ -]+(?:an? |une? )?|used to be (?:an? )?|(?:past|previous) (?:title|role|position)s?\s*:?\s*)/,
    'past',
  ],
  [
    /^(?:(?:has |have |had |a |avoir |ayant |deja |already |previously |ever )*(?:(?:worked|served|experienced?|une experience|travaille|exerce)\s+(?:as|comme|en tant que?|au poste de|au titre de)(?: an?| une?| the)?|(?:been|was|ete)(?: an?| une?| the)|ete|held|holds?|occupe|exerce)(?: (?:an?|the|un|une|le|la|des))?(?: (?:role|position|title|job|poste|fonctions?|metier|titre)s?)?(?: (?:of|as|de|d'))?|job title|title|titre|intitule|poste|role|metier)\s*:?\s*(?:(?:qu'|d')|(?:de|as|an?|une?)\s)?\s*/,
    'ever',
  ],
];
const TITLE_END =
  /\s(?:in the past|par le passe|before|auparavant|roles?|positions?|profiles?|title|experience|background|or similar|or equivalent|ou similaire|ou equivalent|confirme|in their career|dans sa carriere)$/;

/** A title inside a frame ("works as a nurse"), or one that the lexicon knows standing alone ("Product manager"). */
export function readTitleClause(clause: Clause, lexicon: Lexicon): Reading | null {
  for (const [frame, when] of TITLE_FRAMES) {
    const named = after(clause, frame);
    if (named === null || named.plain === '') continue;
    const reading = titles(named, when, false, lexicon);
    if (reading !== null) return reading;
  }
  return titles(stripStart(clause, /^(?:is|est|must be|doit etre|be|etre|profil(?:e)?|un|une|an?|the)\s+/), 'ever', true, lexicon);
}

function titles(named: Clause, when: When, mustBeKnown: boolean, lexicon: Lexicon): Reading | null {
  return readItems(
    stripEnd(named, TITLE_END),
    (item) => lexicon.readTitle(item.raw).family !== null,
    (item) => {
      const { family, seniority } = lexicon.readTitle(item.raw);
      const role = readRole(item, lexicon);
      if (role === null || (family === null && (mustBeKnown || item.plain.split(' ').length > 5))) return null;
      const title: Reading = { kind: 'title', role, when };
      return seniority === null || isInName(role.stems, item, lexicon)
        ? title
        : { kind: 'all', of: [title, { kind: 'seniority', level: seniority, exactly: false }] };
    },
  );
}

/** In "account manager" the level is part of the role's own name and asks nothing more. */
const isInName = (stems: readonly string[], item: Clause, lexicon: Lexicon): boolean => lexicon.stems(item.raw).length === stems.length;

const SENIORITY_FRAME =
  /^(?:(?:is|est|an?|une?|the|profil|profile|niveau|level|seniority|seniorite|candidate?|experience|minimum|at least|au moins|or above|must be|de)\s*:?\s+)+/;
const SENIORITY_END = /\s*(?:profile|profil|level|candidate?|seniority|role|position|or above|or more|minimum|ou plus|\+)$/;

/** A level of seniority alone: "senior profile", "niveau confirmé", "junior". */
export function readSeniorityClause(clause: Clause, lexicon: Lexicon): Reading | null {
  const bare = stripEnd(stripStart(clause, SENIORITY_FRAME), SENIORITY_END);
  if (bare.plain === '' || bare.plain.split(/[\s-]/).length > 2) return null;
  const title = lexicon.readTitle(bare.raw);
  const level = lexicon.readSeniority(bare.raw);
  return level === null || title.family !== null ? null : { kind: 'seniority', level, exactly: false };
}
