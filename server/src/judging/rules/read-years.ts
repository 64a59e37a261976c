import type { Lexicon } from '../../lexicon/types.ts';
import { after, type Clause, slice, stripEnd, stripStart } from './clause.ts';
import type { Bound } from './durations.ts';
import { isManagement } from './management.ts';
import { kindOf } from './read-company-kind.ts';
import { readItems } from './read-list.ts';
import { readAmount } from './read-number.ts';
import { bareSubject, readSubject } from './read-subject.ts';
import { stayScope } from './read-tenure.ts';
import { type ReadStatement, readSeniorityClause, splitTitle } from './read-title.ts';
import { type CriterionReading, together, unreadable, type YearsScope } from './reading.ts';

/**
 * Amounts of time: in all, with a skill, in a role, at a company, managing people, in the current
 * job.
 */

const YEARS_FRAME =
  /^(?:(?:has|have|having|with|avec|a|possede|justifie|of|de|d'|an?|une?|total|overall|minimum|is|est|working|worked|works|travaille|depuis|for|pendant|since|professional|professionnelle|post[- ]graduation|relevant|work|experience|d'experience|ne|n'|doit|must|should|shall|:)(?:\s+|$))/;
const YEARS_END =
  /(?:^|\s)(?:experience|d'experience|professional|professionnelle|work|of|de|d'|for|depuis|pendant|since|with|avec|total|in total|au total|overall|has|a|is|est|minimum|mini|min|at least|au moins|or more|ou plus|maximum|maxi|max|or less|or fewer|at most|tops|ou moins|au plus|au maximum|relevant|and|et|:)$/;
const AS_ROLE =
  /\b(?:as an?|as|en tant que?|en qualite de|comme|au poste de|poste de|in an?(?=[a-z ]+ roles?)|in a similar|role of|fonction de)\b\s*(?:qu'|d')?/;
const AT_COMPANY = /(?:^|\s)(?:at|chez|for|with)\s+(?=\S)/;
/** "At SAP" is the employer, "with SAP" the tool. */
const EMPLOYER = /(?:^|\s)(?:at|chez)\s/;
const CURRENT_ROLE =
  /\b(?:current (?:role|position|job|title)|poste actuel|fonction actuelle|son poste|meme poste|same (?:role|position)|en poste)\b/;
const CURRENT_COMPANY =
  /\b(?:current (?:company|employer|organi[sz]ation)|(?:entreprise|societe|employeur) actuelle?|employeur actuel|same company|meme entreprise)\b/;

/** "5 years of experience and Kubernetes": the words after "and" are another requirement. */
const JOINED = /^(?:(of experience|d'experience|experience)\s*)?(?:and|et|,)\s/;

export function splitAfterYears(clause: Clause): [Clause, Clause] | null {
  const amount = readAmount(clause);
  const joined = amount === null ? null : JOINED.exec(clause.plain.slice(amount.end).trimStart());
  if (amount === null || joined === null) return null;
  const cut = clause.plain.indexOf(joined[0], amount.end);
  return [slice(clause, 0, cut + (joined[1] ?? '').length), slice(clause, cut + joined[0].length)];
}

export function readYearsClause(
  clause: Clause,
  lexicon: Lexicon,
  read: ReadStatement,
): CriterionReading | null {
  const amount = readAmount(clause);
  if (amount === null) return null;
  const { bound } = amount;
  const tail = slice(clause, amount.end);
  const head = slice(clause, 0, amount.start);
  const stay = stayScope(clause.plain);
  if (stay !== null) return { kind: 'years', bound, scope: stay };
  if (amount.of === 'company' || CURRENT_COMPANY.test(clause.plain))
    return { kind: 'years', bound, scope: { of: 'current_company' } };
  if (amount.of === 'role' || CURRENT_ROLE.test(clause.plain))
    return { kind: 'years', bound, scope: { of: 'current_role' } };
  const about = [tail, head]
    .map((side) => stripEnd(stripStart(side, YEARS_FRAME), YEARS_END))
    .find((side) => bareSubject(side).plain !== '');
  if (about === undefined) return { kind: 'years', bound, scope: { of: 'total' } };
  if (
    isManagement(clause.plain) ||
    /^(?:management|managing|encadrement)$/.test(bareSubject(about).plain)
  )
    return { kind: 'years', bound, scope: { of: 'management' } };
  const kind = kindOf(bareSubject(stripStart(about, AT_KIND)));
  if (kind !== null)
    return { kind: 'years', bound, scope: { of: 'company_kind', companyKind: kind } };
  const level = readSeniorityClause(stripStart(about, AT_LEVEL), lexicon);
  if (level?.kind === 'seniority')
    return { kind: 'years', bound, scope: { of: 'seniority', level: level.level } };
  return readItems(
    scopeWords(about),
    (item) =>
      lexicon.readSkill(bareSubject(item).raw) !== null ||
      lexicon.readFunction(bareSubject(item).raw) !== null,
    (item) => yearsIn(item, about, bound, lexicon, read),
  );
}

const AT_KIND =
  /^(?:(?:experience|in|at|with|en|dans|chez|au|sein|d'|de|du|des|an?|the|une?|le|la|as|comme|travail)(?=[\s'])[\s']*)/;
const AT_LEVEL =
  /^(?:(?:at|in|as|an?|the|a|au|en|un|une|comme|de|niveau|level|role|position|positions|poste|postes|fonctions?)(?=\s)\s*)/;

/** The words after "as a" or "at", else all of them. */
function scopeWords(about: Clause): Clause {
  return after(about, AS_ROLE) ?? after(about, AT_COMPANY) ?? about;
}

const SAME_AS_HERE =
  /^(?:an? |the |this |une? |le |la |ce |cette )?(?:similar|same|equivalent|comparable|relevant|this|similaire|comparable|meme)\b/;

function yearsIn(
  item: Clause,
  about: Clause,
  bound: Bound,
  lexicon: Lexicon,
  read: ReadStatement,
): CriterionReading | null {
  const isRole = AS_ROLE.test(about.plain);
  const years = (scope: YearsScope): CriterionReading => ({ kind: 'years', bound, scope });
  if (
    /(?<![\p{L}\d])\d+(?![\p{L}\d])/u.test(item.plain) &&
    lexicon.readSkill(bareSubject(item).raw) === null
  )
    return unreadable('other');
  if (SAME_AS_HERE.test(item.plain))
    return together('all', [years({ of: 'total' }), unreadable('other')]);
  const isEmployer = EMPLOYER.test(about.plain) || lexicon.readSkill(item.raw) === null;
  if (!isRole && AT_COMPANY.test(about.plain) && /\p{Lu}/u.test(item.raw) && isEmployer) {
    return years({ of: 'company', label: item.raw, forms: [lexicon.fold(item.raw)] });
  }
  const words = stripEnd(
    item,
    /\s(?:roles?|positions?|jobs?|postes?|industry|sector|field|department)$/,
  );
  const sector = stripStart(
    words,
    /^(?:(?:the|in|le|la|dans|secteur|domaine|milieu|industrie|industry|de|du|des)\s+|(?:l'|d'))/,
  );
  const subject = readSubject(sector, lexicon, isRole);
  if (subject === null || !(subject.isRole || isRole))
    return subject === null ? null : years({ of: 'subject', subject });
  const { role, extras } = splitTitle(sector, lexicon, read);
  const core =
    role === null || extras.length === 0
      ? subject
      : (readSubject({ raw: role.label, plain: role.label }, lexicon, true) ?? subject);
  return together('all', [years({ of: 'subject', subject: core }), ...extras]);
}
