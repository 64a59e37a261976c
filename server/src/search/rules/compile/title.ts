import type { Matcher, TermField, Tier } from '../../../index/index.ts';
import type { Lexicon } from '../../../lexicon/types.ts';
import {
  occupationTerm,
  roleTerm,
  searchWords,
  seniorityTerm,
  skillTerm,
} from '../../document/terms.ts';
import { WEIGHTS } from '../../document/weights.ts';
import type { Filter } from '../filter.ts';
import type { CompileContext } from './context.ts';
import { anyForm } from './keyword.ts';
import { exactTier, valuesOf } from './text.ts';
import { occupationLabel, type TitleGrade } from './title-label.ts';
import { type Group, meaningOf, type TitleMeaning } from './title-meaning.ts';
import { MIN_OCCUPATION, occupationTiers } from './title-occupation.ts';

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
 * scientist") ranks and excludes no one. A title that names no known role, or whose words make it
 * another occupation than its role ("dental hygiene nurse"), also matches by the occupation that
 * its words are nearest to.
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
  meaning: TitleMeaning,
  weights: Weights,
  lexicon: Lexicon,
): Tier[] {
  const { role, kinds, level, neededLevel, modifiers, core } = meaning;
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
    ...(named.length === 0 ? [] : ofOccupation(title, field, meaning, weights, lexicon)),
    ...(level ? graded('family', wordsTier(field, needed, weights.family)) : []),
  ];
}

/** From this on the words beside a role decide: the occupation is likelier than all others. */
const MIN_DECIDED = 0.5;

/**
 * The people whose title is the occupation that a role and the words beside it are nearest to
 * together: a "wine shop assistant" for "wine sales advisor". Those of the role come first. Others
 * match only when that occupation is sure and the role alone is another one.
 */
function ofOccupation(
  title: string,
  field: TitleField,
  { family, role, kinds, level, neededLevel }: TitleMeaning,
  weights: Weights,
  lexicon: Lexicon,
): Tier[] {
  const [nearest] = lexicon.nearestTitles(title).occupations;
  if (!nearest || nearest.weight < MIN_OCCUPATION) return [];
  const roles = [role!, ...kinds];
  const occupation = [occupationTerm(nearest.id)];
  const ofRole = wordsTier(field, [roles, ...(level ? [level] : []), occupation], weights.named);
  const refined = ofRole.map((tier) => ({ ...tier, refines: true }));
  if (nearest.weight < MIN_DECIDED || isNearestTo(family, nearest.id, lexicon)) return refined;
  const whole = [occupation, ...(neededLevel ? [neededLevel] : [])];
  const matcher: Matcher = {
    kind: 'all',
    of: [
      { kind: 'words', field, groups: whole },
      { kind: 'not', of: { kind: 'words', field, groups: [roles] } },
    ],
  };
  const label = occupationLabel(nearest.weight);
  return [...refined, { matcher, weight: weights.occupation, label }];
}

/** Whether the role alone is that occupation: then the words beside it decide nothing. */
function isNearestTo(family: string | null, occupation: string, lexicon: Lexicon): boolean {
  const names = family === null ? null : lexicon.roleName(family);
  return [names?.en, names?.fr].some(
    (name) => name && lexicon.nearestTitles(name).occupations[0]?.id === occupation,
  );
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
