import type { Lexicon } from '../../lexicon/types.ts';
import { after, type Clause, stripEnd, stripStart } from './clause.ts';
import { splitItems } from './read-list.ts';
import { type CriterionReading, together, type When } from './reading.ts';

/** Employers: "worked at X", "ex-X", "actuellement chez X". */

const COMPANY_FRAMES: readonly [RegExp, When][] = [
  [
    /^(?:(?:is |est |has |a )*(?:currently|actuellement|now|presently|still|toujours) (?:(?:work(?:s|ing)?|travaille|employed|employee|en poste|in post) )?(?:at|for|by|with|chez|pour|par)|works? (?:at|for)|working (?:at|for)|is working (?:at|for)|travaille (?:actuellement )?(?:chez|pour|a la|a l'|au|aux)|en poste (?:chez|a la|au|a l')|employed (?:at|by)|employe(?:e)? (?:chez|par|de)|salarie(?:e)? (?:chez|de)|current (?:company|employer)(?: is)?|(?:entreprise|employeur) actuel(?:le)?)\s*:?\s+/,
    'current',
  ],
  [
    /^(?:(?:is |est )?(?:an? |une? )?(?:previously|formerly|ex|former|ancien(?:ne)?|anciennement|past|precedemment)[ -]+(?:employee |worked |employed |salariee? |collaborat\w+ |travaille )?(?:at|of|from|for|by|chez|de|d')\s*|ex[- ]|former |past (?:company|employer)\s*:?\s+)/,
    'past',
  ],
  [
    /^(?:(?:has |have |had |a |avoir |ayant |deja |already |previously |ever )*(?:worked (?:at|for)|been (?:employed )?(?:at|by)|experience (?:professionnelle )?(?:at|chez|au sein de)|travaille (?:chez|pour|au sein de|a la|a l'|au)|exerce chez|officie chez|(?:est )?passe(?:e)? par|passage (?:par|chez|au sein de)|(?:une )?experience chez|(?:internship|stage) (?:at|chez)|employed (?:at|by))|(?:at|chez|company|entreprise|employer|employeur)\s*:?)\s+/,
    'ever',
  ],
];
const COMPANY_END =
  /\s(?:in the past|par le passe|before|auparavant|currently|actuellement|now|today|aujourd'hui|at present|at the moment|en ce moment|employees?|as an employee|alumni|or similar|ou similaire|ou equivalent|ou autre)$/;
/** After these words comes a kind of company, not a company. */
const KIND_OF_COMPANY =
  /^(?:(?:an?|une?|des|least|most|minimum|several|plusieurs|some|other|fast[- ]growing|another|the)\s|un\s)/;

/** Groups of companies known by one name. */
const GROUPS: Record<string, readonly string[]> = {
  'big four': ['Deloitte', 'PwC', 'EY', 'KPMG'],
  'big 4': ['Deloitte', 'PwC', 'EY', 'KPMG'],
  gafam: ['Google', 'Apple', 'Facebook', 'Meta', 'Amazon', 'Microsoft'],
  gafa: ['Google', 'Apple', 'Facebook', 'Meta', 'Amazon'],
  faang: ['Facebook', 'Meta', 'Amazon', 'Apple', 'Netflix', 'Google'],
  maang: ['Meta', 'Facebook', 'Amazon', 'Apple', 'Netflix', 'Google'],
  mbb: ['McKinsey', 'BCG', 'Boston Consulting Group', 'Bain'],
};
const GROUP_NAME =
  /^(?:an? |une? |the |l'un des |un des |one of the )?(big (?:four|4)|gafam?|m?f?aang|mbb)(?: company| companies| firm)?$/;

const EMPLOYEE_OF = /^(?:at|of|from|for|by|chez|de)\s+/;

/** "Big 4 experience", "issu d'un Big 4": a group stands for its companies without any frame. */
const AROUND_GROUP =
  /^(?:(?:experience|background|issue?|venant|passage|trained|formee?|from|in|at|of|de|d'|du|en|dans|chez|un|une|an?|the|has|prior|previous)(?=[\s']|$)[\s']*|d')/;
const BEHIND_GROUP =
  /\s(?:experience|background|trained|training|alumn(?:i|us|a)|profile?|firms?|cabinets?|audit|only|exclusively)$/;

export function readGroup(clause: Clause, lexicon: Lexicon): CriterionReading | null {
  const bare = stripEnd(stripStart(clause, AROUND_GROUP), BEHIND_GROUP);
  const names = GROUPS[GROUP_NAME.exec(bare.plain)?.[1] ?? ''];
  return names === undefined
    ? null
    : together(
        'any',
        names.map((name) => company(name, 'ever', lexicon)),
      );
}

export function readCompanyClause(clause: Clause, lexicon: Lexicon): CriterionReading | null {
  for (const [frame, when] of COMPANY_FRAMES) {
    const named = after(clause, frame);
    if (named === null || named.plain === '') continue;
    const group = GROUP_NAME.exec(named.plain);
    if (group)
      return together(
        'any',
        GROUPS[group[1]!]!.map((name) => company(name, when, lexicon)),
      );
    const name = stripStart(stripEnd(named, COMPANY_END), EMPLOYEE_OF);
    if (KIND_OF_COMPANY.test(name.plain) || !/[\p{Lu}\d]/u.test(name.raw)) return null;
    const { kind, items } = splitItems(name, () => false);
    if (
      /\b(?:as|comme|en tant que)\b/.test(name.plain) ||
      (when !== 'ever' && items.some((item) => lexicon.readTitle(item.raw).family !== null))
    )
      return null;
    const isEmployer = EMPLOYER_FRAME.test(
      clause.plain.slice(0, clause.plain.length - named.plain.length),
    );
    if (when === 'ever' && items.some((item) => isElsewhere(item, isEmployer, lexicon)))
      return null;
    return together(
      kind,
      items.map((item) => company(item.raw, when, lexicon)),
    );
  }
  return null;
}

/** A place smaller than this more often shares its name with a company than not. */
const LARGE_CITY = 300_000;

/**
 * Frames that only an employer can follow, even an employer whose name is also that of a tool
 * ("worked at Salesforce").
 */
const EMPLOYER_FRAME =
  /\b(?:(?:worked|employed|been|experience|internship) (?:at|by)|worked for|chez|passee? par|at|company|entreprise|employer|employeur)\b/;

/** "Experience with Kubernetes", "worked in Paris": a company frame around something else. */
function isElsewhere(item: Clause, isEmployer: boolean, lexicon: Lexicon): boolean {
  return (
    (!isEmployer && lexicon.readSkill(item.raw) !== null) ||
    lexicon.readFunction(item.raw) !== null ||
    lexicon
      .readPlaces(item.raw)
      .some((place) => place.kind !== 'city' || place.population >= LARGE_CITY) ||
    lexicon.readIndustry(item.raw) !== null
  );
}

const company = (name: string, when: When, lexicon: Lexicon): CriterionReading => ({
  kind: 'company',
  label: name,
  forms: [lexicon.fold(name)],
  when,
});
