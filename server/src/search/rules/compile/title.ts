import type { Matcher, TermField, Tier } from '../../../index/index.ts';
import type { Lexicon } from '../../../lexicon/types.ts';
import { roleTerm, searchWords, seniorityTerm, skillTerm } from '../../document/terms.ts';
import { WEIGHTS } from '../../document/weights.ts';
import type { Filter } from '../filter.ts';
import type { CompileContext } from './context.ts';
import { anyForm } from './keyword.ts';
import { exactTier, valuesOf } from './text.ts';
import type { TitleGrade } from './title-label.ts';
import { type Group, meaningOf, type TitleMeaning } from './title-meaning.ts';
import { occupationGroup, occupationTiers } from './title-occupation.ts';

export type TitleField = Extract<TermField, 'currentTitle' | 'pastTitle'>;

/** The fields of the current and past titles, as the filter's history asks for them. */
export function titleSides({
  history = 'CURRENT_AND_PAST',
}: Filter): readonly { side: 'current' | 'past'; field: TitleField }[] {
  const sides = [
    { side: 'current', field: 'currentTitle', wanted: history !== 'PAST' },
    { side: 'past', field: 'pastTitle', wanted: history !== 'CURRENT' },
  ] as const;
  return sides.filter(({ wanted }) => wanted);
}

/**
 * A title matches word for word; as another name of the same role ("développeuse logiciel" for
 * "software engineer"); by its words, all in one title; and as the same role without the words that
 * stand beside it, or at another level. So a word that nobody's title has ("fintech data
 * scientist") ranks and excludes no one. A title that names no known role also matches by the
 * occupation that its words are nearest to.
 */
export function compileTitle(
  title: string,
  filter: Filter,
  { lexicon }: CompileContext,
): readonly Tier[] {
  const meaning = meaningOf(title, lexicon);
  return titleSides(filter).flatMap(({ side, field }) => {
    const weights = WEIGHTS.title[side];
    const exact = graded('exact', [exactTier(field, title, lexicon, weights.exact)]);
    if (filter.isExactMatch) return exact;
    return [
      ...exact,
      ...graded('level', [
        ...wholeTiers(field, meaning, weights, lexicon),
        ...wordsTier(field, ledInFrench(title, lexicon), weights.words),
      ]),
      // "Not a fintech data scientist" excludes no other data scientist.
      ...(filter.isExcluded ? [] : roleTiers(title, field, meaning, weights, lexicon)),
      ...(side === 'current' ? graded('family', functionTiers(title, meaning, lexicon)) : []),
    ];
  });
}

type Weights = Record<keyof typeof WEIGHTS.title.past, number> & { possible?: number };

const graded = (label: TitleGrade, tiers: readonly Tier[]): Tier[] =>
  tiers.map((tier) => ({ ...tier, label }));

/** The role with its level and every word beside it, and all words as they are. */
function wholeTiers(
  field: TitleField,
  { role, kinds, level, modifiers, words }: TitleMeaning,
  weights: Weights,
  lexicon: Lexicon,
): Tier[] {
  const beside = modifiers.flatMap((word) => lexicon.stems(word)).map((stem) => [stem]);
  const rest = [...(level ? [level] : []), ...beside];
  return [
    ...(role === null ? [] : wordsTier(field, [[role], ...rest], weights.alias)),
    // "Backend developer" for "software engineer", "project manager" for "PM": a kind of the role,
    // or another meaning of the letters, ranks below the role's own name.
    ...(kinds.length === 0 ? [] : wordsTier(field, [kinds, ...rest], weights.words)),
    ...wordsTier(field, words, weights.words),
  ];
}

/** The role without all words beside it, and at other levels. For no known role, what is near. */
function roleTiers(
  title: string,
  field: TitleField,
  { role, kinds, level, neededLevel, modifiers, core }: TitleMeaning,
  weights: Weights,
  lexicon: Lexicon,
): Tier[] {
  if (role === null) {
    const near = occupationTiers(title, field, weights, lexicon);
    return [...graded('family', wordsTier(field, core, weights.level)), ...near];
  }
  const roles: Group = [role, ...kinds];
  const atLevel = level ? [roles, level] : [roles];
  const needed = neededLevel ? [roles, neededLevel] : [roles];
  const named = modifiers.map((word) => somewhere(word, lexicon));
  const besides = (matcher: Matcher): Matcher => ({
    kind: 'all',
    of: [{ kind: 'words', field, groups: atLevel }, matcher],
  });
  return [
    ...graded('level', [
      ...(named.length === 0
        ? []
        : [{ matcher: besides({ kind: 'all', of: named }), weight: weights.named }]),
      ...(named.length < 2
        ? []
        : [{ matcher: besides({ kind: 'any', of: named }), weight: weights.some }]),
      ...(named.length === 0 ? [] : wordsTier(field, atLevel, weights.level)),
    ]),
    ...(named.length === 0 ? [] : ofOccupation(title, field, atLevel, weights.named, lexicon)),
    ...(level ? graded('family', wordsTier(field, needed, weights.family)) : []),
  ];
}

/**
 * Of the people of a role, those whose title is also the occupation that all words asked for are
 * nearest to: a "wine shop assistant" for "wine sales advisor".
 */
function ofOccupation(
  title: string,
  field: TitleField,
  role: readonly Group[],
  weight: number,
  lexicon: Lexicon,
): Tier[] {
  const occupation = occupationGroup(title, lexicon);
  if (occupation.length === 0) return [];
  return wordsTier(field, [...role, occupation], weight).map((tier) => ({
    ...tier,
    refines: true,
  }));
}

/** A word of a title somewhere in the profile: as a skill, or in any text. */
function somewhere(word: string, lexicon: Lexicon): Matcher {
  const skill = lexicon.readSkill(word);
  const inTexts = anyForm(word, lexicon);
  if (!skill) return inTexts;
  const term = skillTerm(skill.id);
  return { kind: 'any', of: [valuesOf('skill', term), valuesOf('recentSkill', term), inTexts] };
}

/**
 * "RH", "marketing": a title that is only the name of a job function matches everyone who works in
 * it. A "marketing intern" is any intern there.
 */
function functionTiers(title: string, { family, words }: TitleMeaning, lexicon: Lexicon): Tier[] {
  if (family !== null) return [];
  const { seniority, forms } = lexicon.readTitle(title);
  const known = lexicon.readFunction(seniority === 'intern' ? (forms[0] ?? title) : title);
  const matcher = known && valuesOf('jobFunction', known.id);
  if (matcher && seniority === null) return [{ matcher, weight: WEIGHTS.title.function }];
  if (!matcher || seniority !== 'intern' || words.length < 2) return [];
  const intern = valuesOf('seniority', seniorityTerm('intern'));
  return [{ matcher: { kind: 'all', of: [matcher, intern] }, weight: WEIGHTS.title.function }];
}

/**
 * An English "head of HR" is in French a "directeur des ressources humaines", which is the same
 * role, or a "responsable RH", which is another role.
 */
function ledInFrench(title: string, lexicon: Lexicon): Group[] | null {
  if (!/^head of /.test(lexicon.fold(title))) return null;
  const { family, forms } = lexicon.readTitle(title);
  const french = family === null ? undefined : forms.find((form) => form.startsWith('directeur '));
  const led = french && lexicon.readTitle(french.replace('directeur', 'responsable')).family;
  return led && led !== family ? [[roleTerm(led)], [...searchWords(lexicon, 'responsable')]] : null;
}

export function wordsTier(
  field: TitleField,
  groups: readonly Group[] | null,
  weight: number,
): Tier[] {
  return groups ? [{ matcher: { kind: 'words', field, groups }, weight }] : [];
}
