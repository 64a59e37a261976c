import { itemOf, type Scoped, type Text } from './elements.ts';

/*
 * Lists of alternatives that no one filter says: "DSCG or a business school", "HKICPA or ACCA" when
 * only one is known. What was read of them is not required; a criterion asks for the whole.
 */

/** Elements `from` up to and without `to`. */
interface Range {
  from: number;
  to: number;
}

/** What may be one of several alternatives. */
const LISTED = new Set([
  'skill',
  'certification',
  'keyword',
  'degree',
  'field',
  'school',
  'company',
  'industry',
  'function',
]);

const isOr = (element: Scoped | undefined): boolean =>
  element?.type === 'cue' && element.cue === 'or';

const isSlash = (element: Scoped | undefined): boolean =>
  element?.type === 'break' && element.strength === 'slash';

/** What one alternative is made of. */
const isOperand = (element: Scoped | undefined): boolean =>
  element !== undefined &&
  !element.nice &&
  !element.excluded &&
  !element.waived &&
  (['word', 'filler'].includes(element.type) ||
    (element.type === 'cue' && element.cue === 'topic') ||
    itemOf(element) !== null);

/** The row of words and values that ends before `at`, or begins at it. */
function operand(elements: readonly Scoped[], at: number, step: 1 | -1): Range {
  let end = at;
  while (isOperand(elements[end])) end += step;
  return step === 1 ? { from: at, to: end } : { from: end + 1, to: at + 1 };
}

const itemsIn = (elements: readonly Scoped[], { from, to }: Range) =>
  elements.slice(from, to).flatMap((element) => itemOf(element) ?? []);

/** The value right beside an "or", with nothing but small words between. */
function valueBeside(elements: readonly Scoped[], or: number, step: 1 | -1) {
  let at = or + step;
  while (elements[at]?.type === 'filler') at += step;
  const element = elements[at];
  return element ? itemOf(element) : null;
}

/** Whether the values beside an "or" are of one kind, so that one filter says them. */
function isOneFilter(elements: readonly Scoped[], or: number): boolean {
  const left = valueBeside(elements, or, -1);
  const right = valueBeside(elements, or, 1);
  return left !== null && left.meaning.kind === right?.meaning.kind;
}

/** The alternatives around an "or"; null when one filter says them, or when they are no list. */
function openListAt(elements: readonly Scoped[], at: number): Range | null {
  const left = operand(elements, at - 1, -1);
  const right = operand(elements, at + 1, 1);
  if (left.from >= left.to || right.from >= right.to) return null;
  const items = [left, right].flatMap((side) => itemsIn(elements, side));
  if (items.length === 0 || !items.every(({ meaning }) => LISTED.has(meaning.kind))) return null;
  // "BTS or bac pro maintenance / électricité": only one slash between whole parts is an "or".
  const isWhole = [elements[left.from - 1], elements[right.to]].every(
    (one) => one === undefined || (one.type === 'break' && !isSlash(one)),
  );
  if (isSlash(elements[at]) && !isWhole) return null;
  return isOneFilter(elements, at) ? null : { from: left.from, to: right.to };
}

/** Shorter texts are rows of words, in which an "or" often joins only the words beside it. */
const MIN_TOKENS = 46;

/** The elements, with the values of half-known lists as parts of a criterion. */
export function withOpenLists(elements: readonly Scoped[], { tokens }: Text): Scoped[] {
  if (tokens.length < MIN_TOKENS) return [...elements];
  const open = new Set<number>();
  elements.forEach((element, at) => {
    const range = isOr(element) || isSlash(element) ? openListAt(elements, at) : null;
    for (let index = range?.from ?? 0; index < (range?.to ?? 0); index++) open.add(index);
  });
  return elements.map((element, at) =>
    open.has(at) && element.type === 'item' ? { ...element, must: false, work: true } : element,
  );
}

/** Whether a part of a sentence has a list of alternatives that only its own words say. */
export const isOpenList = (part: readonly Scoped[]): boolean =>
  part.some((element) => isOr(element) || isSlash(element)) &&
  part.some((element) => element.type === 'item' && element.work);
