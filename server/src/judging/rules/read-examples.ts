import type { Lexicon } from '../../lexicon/types.ts';
import { type Clause, clauseOf, slice, stripEnd, stripStart, without } from './clause.ts';
import { schoolReading } from './read-education.ts';
import { type Joint, jointsOf, readItems } from './read-list.ts';
import { NUMBER, numberOf, readAmount } from './read-number.ts';
import { KNOWS, mention, PHRASE_WORDS } from './read-skills.ts';
import { bareSubject, isKnownSubject } from './read-subject.ts';
import type { ReadStatement } from './read-title.ts';
import { type CriterionReading, isLiteral, type Subject, together } from './reading.ts';

/**
 * Examples and what stands in parentheses: a choice ("Cloud (AWS or GCP)"), another name ("Registered
 * nurse (RN)"), an exception ("C++ (not C#)"), or a remark ("(mandatory)").
 */

const OPENING = /^(?:e\.?g\.?|i\.?e\.?|such as|like|par exemple|ex|comme|tel que|:|etc)[\s.:,]+/;
const EXCEPTION =
  /^(?:but not|and not|not|mais pas|et non|pas|sans|hors|except(?:ing)?|excluding|excl\.?|other than|sauf|no)\s+(?!only\b|necessarily\b|required\b|mandatory\b|obligatoire|indispensable|limit)/;

interface Parenthesis {
  start: number;
  end: number;
  inside: Clause;
  outside: Clause;
}

function parenthesisIn(clause: Clause): Parenthesis | null {
  const found = /\(([^()]*)\)?/.exec(clause.plain);
  if (found === null) return null;
  const start = found.index;
  const end = start + found[0].length;
  const words = slice(clause, start + 1, start + 1 + found[1]!.length);
  return {
    start,
    end,
    inside: stripEnd(stripStart(words, OPENING), OR_OTHERS),
    outside: without(clause, start, end),
  };
}

export function readParenthesis(
  clause: Clause,
  lexicon: Lexicon,
  read: ReadStatement,
): CriterionReading | null {
  const found = parenthesisIn(clause);
  if (found === null) return null;
  const { inside, outside } = found;
  if (outside.plain === '' || inside.plain === '') return inside.plain === '' ? null : read(inside);
  const divided = readBeside(clause, found, lexicon, read);
  if (divided !== null) return divided;
  const excepted = stripStart(inside, EXCEPTION);
  if (excepted.plain !== inside.plain) return withException(read(outside), read(excepted));
  return explained(found, lexicon, read);
}

function withException(asked: CriterionReading, excepted: CriterionReading): CriterionReading {
  return excepted.kind === 'unreadable'
    ? asked
    : { kind: 'all', of: [asked, { kind: 'not', of: excepted }] };
}

/** "Excel and an ERP (SAP, Sage)": the parenthesis belongs to the last item only. */
function readBeside(
  clause: Clause,
  { start, end }: Parenthesis,
  lexicon: Lexicon,
  read: ReadStatement,
): CriterionReading | null {
  if (readAmount(clause) !== null) return null;
  const joints = jointsOf(clause);
  const behind = joints.find(
    (joint) => joint.start >= end && clause.plain.slice(end, joint.start).trim() === '',
  );
  const before = joints.findLast((joint) => joint.end <= start);
  const joint = behind ?? before;
  if (joint === undefined) return null;
  const [left, right] = [slice(clause, 0, joint.start), slice(clause, joint.end)];
  const item = behind === undefined ? slice(clause, joint.end, start) : right;
  if (!isKnownSubject(bareSubject(item), lexicon)) return null;
  const readings = [read(left), read(right)];
  return readings.some(({ kind }) => kind === 'unreadable')
    ? null
    : together(kindOf(joint), readings);
}

const kindOf = ({ how }: Joint): 'all' | 'any' => (how === 'or' ? 'any' : 'all');

/** A choice, another name or a remark. */
function explained(found: Parenthesis, lexicon: Lexicon, read: ReadStatement): CriterionReading {
  const { inside, outside } = found;
  const schools = schoolsIn(found, lexicon, read);
  if (schools !== null) return schools;
  const isOne = (item: Clause): boolean => isKnownSubject(bareSubject(item), lexicon);
  const outer = read(outside);
  const isCategoryOf =
    jointsOf(inside).length > 0 &&
    (outer.kind === 'mention' ||
      isOpenYears(outer) ||
      (NAMES_NOTHING.has(outer.kind) && isVague(read(inside))));
  const list = readItems(inside, isOne, (item) =>
    isOne(item) || (isCategoryOf && isProduct(item)) ? mention(item, 'anywhere', lexicon) : null,
  );
  const more = list ?? read(inside);
  const choices = choicesOf(more);
  if (choices !== null && isInitials(inside, outside)) return together('any', [outer, ...choices]);
  if (choices !== null && outer.kind === 'years' && isOpenYears(outer))
    return yearsWith(outer, choices);
  const choice = choices === null ? null : choiceAmong(choices, outer, outside, lexicon, read);
  if (choice !== null) return choice;
  const isName = isTitle(outer) && list === null && /^\p{Lu}{2,6}$/u.test(inside.raw);
  if (isName || isRemark(more, outer)) return outer;
  return outer.kind === 'unreadable' ? more : together('all', [outer, more]);
}

/** Years with something that no list knows by name: its examples say what it is. */
const isOpenYears = (outer: CriterionReading): outer is YearsOfSubject =>
  outer.kind === 'years' &&
  outer.scope.of === 'subject' &&
  isLiteral({ kind: 'mention', subject: outer.scope.subject, depth: 'anywhere' });

type YearsOfSubject = Extract<CriterionReading, { kind: 'years' }> & {
  scope: { of: 'subject'; subject: Subject };
};

/** "5 years with data pipelines (Spark, Hive)": a job that shows any of them counts. */
function yearsWith(outer: YearsOfSubject, choices: readonly CriterionReading[]): CriterionReading {
  const named = choices.flatMap((one) => (one.kind === 'mention' ? [one.subject] : []));
  const { subject } = outer.scope;
  const forms = [subject, ...named].flatMap((one) => one.forms);
  return { ...outer, scope: { of: 'subject', subject: { ...subject, forms } } };
}

/** Among the examples of a category even "Manhattan" is a product. */
const isProduct = ({ raw, plain }: Clause): boolean =>
  /^\p{Lu}/u.test(raw) && plain.split(' ').length <= PHRASE_WORDS;

/** "Cloud (AWS or GCP)", "at least two frameworks (...)", "certified project manager (PMP, PRINCE2)". */
function choiceAmong(
  choices: readonly CriterionReading[],
  outer: CriterionReading,
  outside: Clause,
  lexicon: Lexicon,
  read: ReadStatement,
): CriterionReading | null {
  const counted = AT_LEAST_COUNT.exec(outside.plain);
  const atLeast = counted === null ? null : numberOf(counted[1]!);
  if (atLeast !== null && atLeast <= choices.length)
    return atLeast === 1
      ? { kind: 'any', of: choices }
      : { kind: 'some', min: atLeast, of: choices };
  const isList = choices.length > 1;
  if (isList && outer.kind === 'certification')
    return together(
      'any',
      choices.map((choice) => certified(choice, read)),
    );
  if (isList && (isCategory(outside, lexicon) || NAMES_NOTHING.has(outer.kind)))
    return together('any', choices);
  return outer.kind === 'mention' && choices[0]!.kind === 'mention'
    ? { kind: 'any', of: [outer, ...choices] }
    : null;
}

/** Read by its words alone, or not at all; of several, any one of them. */
const isVague = (one: CriterionReading): boolean =>
  one.kind === 'all' || one.kind === 'any'
    ? one.of.some(isVague)
    : one.kind === 'unreadable' || isLiteral(one);

const isTitle = (outer: CriterionReading): boolean =>
  (outer.kind === 'any' ? outer.of[0]! : outer).kind === 'title';

/** What stands in parentheses only remarks on the reading before it. */
function isRemark(more: CriterionReading, outer: CriterionReading): boolean {
  if (outer.kind === 'any' && outer.of.every(({ kind }) => kind === 'company')) return true;
  const isWords = outer.kind === 'mention' || outer.kind === 'phrase';
  switch (more.kind) {
    case 'unreadable':
      return true;
    case 'degree':
      return isTitle(outer);
    case 'place':
    case 'school':
      return isWords;
    case 'phrase':
      return more.terms.some(({ of }) => of === 'word');
    case 'mention':
      return more.depth === 'lists';
    case 'all':
    case 'any':
      return !isLiteral(outer) && outer.kind !== 'unreadable' && more.of.some(isVague);
    default:
      return false;
  }
}

const OF_SCHOOLS =
  /\s?(?:(?:degree|diploma|graduate|diplomee?|issue?) )?(?:(?:from|at|of|d'|de|du)\s*)?(?:(?:an?|une?|the|la) )*(?:[\p{L}-]+ ){0,2}(?:school|university|universities|schools|college|ecole|ecoles|universite)s?(?: (?:de|d'|du) ?[\p{L}' ]{2,24})?$/u;

/** "MBA from a top school (INSEAD, LBS)": the schools of a tier are named, and one of them counts. */
function schoolsIn(
  { inside, outside }: Parenthesis,
  lexicon: Lexicon,
  read: ReadStatement,
): CriterionReading | null {
  const tier = OF_SCHOOLS.exec(outside.plain);
  if (tier === null || jointsOf(inside).length === 0) return null;
  const schools = readItems(
    inside,
    () => false,
    (item) => schoolReading(item, lexicon),
  );
  if (schools === null || !('of' in schools) || !Array.isArray(schools.of)) return null;
  const named: CriterionReading = { kind: 'any', of: schools.of };
  const degree = read(slice(outside, 0, tier.index));
  return degree.kind === 'degree' ? together('all', [degree, named]) : named;
}

/** Readings of a category that its examples replace: "business school (HEC, ESSEC)". */
const NAMES_NOTHING: ReadonlySet<CriterionReading['kind']> = new Set([
  'unreadable',
  'phrase',
  'school',
  'field',
  'degree',
]);

/** "JavaScript framework": what is asked is one of a kind, which the name before does not stand for. */
const isCategory = (outside: Clause, lexicon: Lexicon): boolean =>
  GENERIC.test(outside.plain) && lexicon.readSkill(bareSubject(outside).raw) === null;

/** "Registered nurse (RN)": the initials of the words before. */
function isInitials(inside: Clause, outside: Clause): boolean {
  if (!/^\p{Lu}{2,6}$/u.test(inside.raw)) return false;
  const initials = outside.plain
    .split(/[\s-]+/)
    .filter((word) => !/^(?:of|and|the|de|du|des|d|la|le|les|et)$/.test(word))
    .map((word) => word[0])
    .join('');
  return initials.endsWith(inside.plain);
}

function certified(choice: CriterionReading, read: ReadStatement): CriterionReading {
  return choice.kind === 'mention'
    ? read(clauseOf(`${choice.subject.written} certification`))
    : choice;
}

/** "At least one cloud platform (...)", "deux frameworks au moins (...)". */
const AT_LEAST_COUNT = new RegExp(
  `(?:at least|minimum|au moins|any)(?: d'| de)? ?${NUMBER}(?! ?(?:years?|yrs?|ans?|annees|months?|mois))\\b`,
);

const CHOICES: ReadonlySet<CriterionReading['kind']> = new Set([
  'mention',
  'phrase',
  'school',
  'company',
  'certification',
  'language',
]);

/** The things that the reading lists, each of them a choice; null for any other reading. */
function choicesOf(reading: CriterionReading): readonly CriterionReading[] | null {
  if (CHOICES.has(reading.kind)) return [reading];
  if (reading.kind !== 'all' && reading.kind !== 'any') return null;
  return reading.of.every(({ kind }) => kind === reading.of[0]!.kind && CHOICES.has(kind))
    ? reading.of
    : null;
}

const SUCH_AS =
  /,? (?:such as|including|for example|for instance|e\.?g\.?|par exemple|notamment|tel(?:le)?s? que?|tel(?:le)?s? qu'|(?<=\b(?:tools?|software|technologies|frameworks?|languages|platforms?|systems?|solutions?|outils?|logiciels?|langages?|plateformes?|systemes?|progiciels?|erp|crm) )(?:like|comme)|(?:like|comme) (?=[^,]*, [^,]* (?:or|ou) ))[\s:,]*/;

/**
 * "CRM tools such as Salesforce or HubSpot": each example is sufficient, and so is the thing
 * itself.
 */
export function readSuchAs(
  clause: Clause,
  lexicon: Lexicon,
  read: ReadStatement,
): CriterionReading | null {
  const found = SUCH_AS.exec(clause.plain);
  if (found === null) return null;
  const whole = slice(clause, 0, found.index);
  const ending = stripEnd(slice(clause, found.index + found[0].length), OR_OTHERS);
  if (readAmount(clause) !== null)
    return read(
      without(
        clause,
        GENERIC.exec(whole.plain)?.index ?? found.index,
        found.index + found[0].length,
      ),
    );
  const isOne = (item: Clause): boolean => isKnownSubject(bareSubject(item), lexicon);
  const isName = (item: Clause): boolean =>
    isOne(item) || item.plain.split(' ').length <= PHRASE_WORDS;
  const list = readItems(ending, isOne, (item) =>
    isName(item) ? mention(item, 'anywhere', lexicon) : null,
  );
  if (list === null) return null;
  const named = stripEnd(bareSubject(stripStart(bareSubject(whole), KNOWS)), GENERIC);
  const outer = isKnownSubject(named, lexicon) ? mention(named, 'anywhere', lexicon) : null;
  const examples = list.kind === 'all' || list.kind === 'any' ? list.of : [list];
  return together('any', outer === null ? examples : [outer, ...examples]);
}

/** Generic names for such things: they add nothing to their examples. */
const GENERIC =
  /(?:^|\s)(?:(?:an?|the|some|modern|main|un|une|des|les) )*(?:tools?|software|technologies|frameworks?|languages?|platforms?|systems?|solutions?|outils?|logiciels?|langages?|plateformes?|systemes?|progiciels?)$/;
const OR_OTHERS =
  /,? (?:(?:or|ou|and|et) )?(?:similar|others?|equivalent|autres?|similaires?|etc\.?|the like|…|\.\.\.)$|…$/;
