import type { TermField, Tier } from '../../../index/index.ts';
import type { Lexicon } from '../../../lexicon/types.ts';
import { roleTerm, searchWords, seniorityTerm } from '../../document/terms.ts';
import { WEIGHTS } from '../../document/weights.ts';
import type { Filter } from '../filter.ts';
import type { CompileContext } from './context.ts';
import { nearTitleTiers } from './near-title.ts';
import { exactTier, valuesOf } from './text.ts';

type TitleField = Extract<TermField, 'currentTitle' | 'pastTitle'>;

/**
 * A title matches word for word; as another name of the same role ("développeuse logiciel" for
 * "software engineer"); or by its words, all in one title. That same title must also contain the
 * filter's seniority words, in any of their spellings. A title that is no name of a role also
 * matches by the occupation that it is nearest to.
 */
export function compileTitle(
  title: string,
  { isExactMatch, isExcluded, history = 'CURRENT_AND_PAST' }: Filter,
  { lexicon }: CompileContext,
): Tier[] {
  const sides = [
    { side: 'current', field: 'currentTitle', wanted: history !== 'PAST' },
    { side: 'past', field: 'pastTitle', wanted: history !== 'CURRENT' },
  ] as const;
  return sides
    .filter(({ wanted }) => wanted)
    .flatMap(({ side, field }) => {
      const weights = WEIGHTS.title[side];
      const exact = exactTier(field, title, lexicon, weights.exact);
      if (isExactMatch) return [exact];
      const { alias, kinds, words } = titleGroups(title, lexicon);
      // Leaving a title out leaves out what it names, not what it is near.
      const near =
        isExcluded || isNameOfRole(title, lexicon)
          ? []
          : nearTitleTiers(title, field, weights, lexicon);
      const others = [
        ...tier(field, ledInFrench(title, lexicon), weights.words),
        ...(side === 'current' ? functionTier(title, lexicon) : []),
      ];
      return [
        exact,
        ...tier(field, alias, weights.alias),
        ...tier(field, kinds, weights.words),
        ...tier(field, words, weights.words),
        ...near,
        ...others,
      ];
    });
}

/**
 * Whether a title is a name of a role and at most a level. Any other is known in part or not at
 * all, so it also matches by what its words together are nearest to.
 */
function isNameOfRole(title: string, lexicon: Lexicon): boolean {
  const { family, forms } = lexicon.readTitle(title);
  const name = family === null ? null : lexicon.roleName(family);
  // The forms of a name with other words beside it all have those words.
  return name !== null && forms.includes(lexicon.fold(name.en));
}

/**
 * "RH", "marketing": a title that is only the name of a job function matches everyone who works in
 * it.
 */
function functionTier(title: string, lexicon: Lexicon): Tier[] {
  const known =
    lexicon.readTitle(title).family === null && lexicon.readSeniority(title) === null
      ? lexicon.readFunction(title)
      : null;
  return known
    ? [{ matcher: valuesOf('jobFunction', known.id), weight: WEIGHTS.title.function }]
    : [];
}

/**
 * An English "head of HR" is in French a "directeur des ressources humaines", which is the same
 * role, or a "responsable RH", which is another role.
 */
function ledInFrench(title: string, lexicon: Lexicon): string[][] | null {
  if (!/^head of /.test(lexicon.fold(title))) return null;
  const { family, forms } = lexicon.readTitle(title);
  const french = family === null ? undefined : forms.find((form) => form.startsWith('directeur '));
  const led = french && lexicon.readTitle(french.replace('directeur', 'responsable')).family;
  return led && led !== family ? [[roleTerm(led)], [...searchWords(lexicon, 'responsable')]] : null;
}

function tier(
  field: TitleField,
  groups: readonly (readonly string[])[] | null,
  weight: number,
): Tier[] {
  return groups ? [{ matcher: { kind: 'words', field, groups }, weight }] : [];
}

/**
 * The groups of words that one title must hold: for another name of the role or a kind of it (null
 * when the words name no known role), and for the words themselves.
 */
function titleGroups(
  title: string,
  lexicon: Lexicon,
): { alias: string[][] | null; kinds: string[][] | null; words: string[][] } {
  const { family, alternatives, seniority, forms } = lexicon.readTitle(title);
  const stems = searchWords(lexicon, title);
  const names = forms.map((form) => searchWords(lexicon, form));
  const [first = [], ...others] = names;
  const seniorityStems = new Set(
    seniority === null ? [] : stems.filter((stem) => lexicon.readSeniority(stem) === seniority),
  );
  const isLevel = (stem: string): boolean =>
    seniorityStems.has(stem) && !(first.includes(stem) && isOffice(stem, lexicon));
  const words = stems.map((stem) =>
    seniority !== null && isLevel(stem) ? [stem, seniorityTerm(seniority)] : [stem],
  );
  if (family === null) return { alias: null, kinds: null, words };
  // A word in every name of the role ("healthcare data engineer") narrows the role, so it is
  // required.
  const narrowing = first.filter(
    (stem) => !seniorityStems.has(stem) && others.every((form) => form.includes(stem)),
  );
  // The seniority counts when it is stated beside the role's name. "head of sales" is itself a
  // name, and so is "sales director".
  const isStated = stems.some((stem) => !first.includes(stem));
  const level = seniority === null || !isStated ? [] : [[seniorityTerm(seniority)]];
  const narrower = narrowing.map((stem) => [stem]);
  const kinds = [...lexicon.kindsOf(family), ...alternatives].map(roleTerm);
  return {
    alias: [[roleTerm(family)], ...level, ...narrower],
    // "Backend developer" for "software engineer", "project manager" for "PM": a kind of the role,
    // or another meaning of the letters, ranks below the role's own name.
    kinds: kinds.length > 0 ? [kinds, ...level, ...narrower] : null,
    words: withOtherWords(words, names),
  };
}

/**
 * "DRH", "CFO", "founder": a word that states both the level and the role matches no other person
 * of that level.
 */
function isOffice(stem: string, lexicon: Lexicon): boolean {
  return lexicon.readTitle(stem).family !== null || /^c[a-z]{1,3}o$/.test(stem);
}

/**
 * A role of one word ("engineer") also matches longer titles by its other one-word names
 * ("ingénieur logiciel").
 */
function withOtherWords(words: string[][], names: readonly (readonly string[])[]): string[][] {
  const others = names.flatMap((name) => (name.length === 1 ? name : []));
  return words.map((group) =>
    names[0]?.length === 1 && group[0] === names[0][0]
      ? [...new Set([...group, ...others])]
      : group,
  );
}
