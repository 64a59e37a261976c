import type { Lexicon } from '../../../lexicon/types.ts';
import { type Item, leftOut, type Scoped } from './elements.ts';

/*
 * What is asked and excluded at once. "Nurse, no agency nurses" excludes some of the people
 * searched, which no filter can say: the denial stays as typed.
 */

/** The kind and value of an item; empty for one that has no text. */
export function textOfValue({ meaning }: Item): string {
  return 'value' in meaning ? `${meaning.kind}:${meaning.value.toLowerCase()}` : '';
}

/** What an item asks or excludes. "Ex-Airbus, nobody still there" asks and excludes two things. */
function claimsOf(item: Item): string[] {
  const value = textOfValue(item);
  if (item.meaning.kind !== 'company') return value === '' ? [] : [value];
  const { tense } = item.meaning;
  return (tense === 'any' ? ['past', 'current'] : [tense]).map((when) => `${value} ${when}`);
}

/** "Go developer, not Golang junior": of those who know Go, only the juniors are excluded. */
function deniesLevelOf(
  elements: readonly Scoped[],
  at: number,
  asked: ReadonlySet<string>,
): boolean {
  const [before, level] = [elements[at - 1], elements[at]];
  return (
    level?.type === 'item' &&
    level.item.meaning.kind === 'seniority' &&
    before?.type === 'item' &&
    before.excluded &&
    asked.has(textOfValue(before.item))
  );
}

/** The denial that reaches an element, when nothing but words and fillers stand between them. */
function denialBefore(elements: readonly Scoped[], at: number): number | null {
  for (let before = at - 1; before >= 0; before--) {
    const element = elements[before];
    if (element?.type === 'cue' && element.cue === 'exclude') return before;
    if (element?.type !== 'word' && element?.type !== 'filler') return null;
  }
  return null;
}

/** Elements to deny as typed, and the denials before them, which no filter takes up. */
interface Typed {
  elements: Set<number>;
  denials: Set<number>;
}

/**
 * "Not life insurance" beside "insurance", "not gas engineers" beside "plumbers" of one family: an
 * unread word or another title narrows what is denied.
 */
function deniedAsTyped(
  elements: readonly Scoped[],
  asked: ReadonlySet<string>,
  isSearched: (item: Item) => boolean,
): Typed {
  const typed: Typed = { elements: new Set(), denials: new Set() };
  elements.forEach((element, at) => {
    if (element.type !== 'item' || !element.excluded) return;
    const denial = denialBefore(elements, at);
    const isSame = asked.has(textOfValue(element.item));
    const isNarrower = isSame ? elements[at - 1]?.type === 'word' : isSearched(element.item);
    if (denial === null || !isNarrower) return;
    typed.elements.add(at);
    typed.denials.add(denial);
  });
  return typed;
}

/** The values that are denied in part only, so that they stay asked. */
function deniedInPart(
  elements: readonly Scoped[],
  asked: ReadonlySet<string>,
  typed: Typed,
): Set<string> {
  return new Set(
    elements.flatMap((element, at) =>
      element.type === 'item' && (typed.elements.has(at) || deniesLevelOf(elements, at + 1, asked))
        ? [textOfValue(element.item)]
        : [],
    ),
  );
}

/** Leaves out what is both asked and excluded, or denies it as typed. */
export function withoutContradictions(
  elements: readonly Scoped[],
  lexicon: Pick<Lexicon, 'readTitle'>,
): Scoped[] {
  const familyOf = ({ meaning }: Item): string | null =>
    meaning.kind === 'title' ? lexicon.readTitle(meaning.value).family : null;
  const families = new Set<string | null>();
  const excluded = new Set<string>();
  const claimed = new Set<string>();
  const asked = new Set<string>();
  for (const element of elements) {
    if (element.type !== 'item') continue;
    if (!element.excluded) families.add(familyOf(element.item));
    for (const claim of claimsOf(element.item)) (element.excluded ? excluded : claimed).add(claim);
    if (!element.excluded && textOfValue(element.item) !== '') asked.add(textOfValue(element.item));
  }
  families.delete(null);
  const isSearched = (item: Item): boolean => families.has(familyOf(item));
  const typed = deniedAsTyped(elements, asked, isSearched);
  const inPart = deniedInPart(elements, asked, typed);
  return elements.map((element, at): Scoped => {
    if (typed.elements.has(at)) return { ...leftOut(element, 'unclear'), partly: true };
    if (typed.denials.has(at)) return { ...element, spent: false };
    if (element.type !== 'item') return element;
    if (deniesLevelOf(elements, at, asked))
      return { ...element, excluded: true, nice: false, must: false };
    if (element.excluded && isSearched(element.item)) return leftOut(element, 'unclear');
    const isBoth = claimsOf(element.item).some((one) => excluded.has(one) && claimed.has(one));
    if (!isBoth) return element;
    const isKept = inPart.has(textOfValue(element.item)) && !element.excluded;
    return isKept ? element : leftOut(element, 'unclear');
  });
}
