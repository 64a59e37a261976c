import { titleWord } from '../../../reader/titles/title-words.ts';
import { type Element, item, type Text, textOf } from './elements.ts';

/*
 * Prompts that name a person by their field, and no title: "someone who runs treasury", "somebody
 * senior in tax", "quelqu'un de solide en maintenance". The field is searched as a title.
 */

const PERSON =
  /^(?:someone|somebody|anyone|anybody|person|people|folks|who|who've|who's|whoever|profile|quelqu'un|qui|personne|profil|profils|gens)$/;
const DOES =
  /^(?:does|do|doing|runs?|running|handles?|handling|manages?|managing|leads?|leading|works?|working|specialis\w+|specializ\w+|senior|junior|solid|strong|good|expert|experienced|solide|fort|forte|bon|bonne|cale|calee|travaille|travaillant|bosse|fait|gere|gerant|pilote)$/;
const LINKS = /^(?:in|on|en|dans|sur|our|the|their|le|la|les|l|de|du|with|of|our)$/;

/** The field stands this near to the word for the person. */
const MAX_REACH = 6;
const MAX_WORDS = 4;
/** A word of fewer titles is hardly a field of work. */
const MIN_TITLES = 5;

const FIELDS = new Set(['function', 'industry', 'skill']);

function isPart(element: Element | undefined): boolean {
  if (element?.type === 'item') return FIELDS.has(element.item.meaning.kind);
  return element?.type === 'word';
}

/** When and where somebody works is no field. */
const CONDITION =
  /^(?:days?|nights?|evenings?|mornings?|weekends?|shifts?|hours?|weeks?|home|part|full|nuit|nuits|jour|jours|soir|soirs|week|heures?|domicile|equipe|team|teams|people|person)$/;

const isAnd = (element: Element | undefined): boolean =>
  element?.type === 'cue' && element.cue === 'and';

function titlesOf({ tokens, french }: Text, { from, to }: Element): number {
  const counts = tokens
    .slice(from, to)
    .map(({ word }) => titleWord(word, french ? 'fr' : 'en')?.titles ?? 0);
  return Math.max(...counts);
}

/** The elements of the field that begins here; none when no word of it is in titles. */
function fieldAt(elements: readonly Element[], text: Text, start: number): Element[] {
  let end = start;
  while (end - start < MAX_WORDS) {
    if (isAnd(elements[end]) && end > start && isPart(elements[end + 1])) end++;
    if (!isPart(elements[end])) break;
    end++;
  }
  const run = elements.slice(start, end);
  if (run.some(({ from }) => CONDITION.test(text.tokens[from]?.word ?? ''))) return [];
  // "Someone doing machine learning": an ability says more as a skill than as a title.
  if (run.every((one) => one.type === 'item' && one.item.meaning.kind === 'skill')) return [];
  return run.some((element) => titlesOf(text, element) >= MIN_TITLES) ? run : [];
}

const wordOf = ({ tokens }: Text, element: Element | undefined): string =>
  tokens[(element?.to ?? 0) - 1]?.word ?? '';

const isBreak = (element: Element | undefined): boolean =>
  element === undefined || element.type === 'break';

/** Where the field of a person may begin: after what they do, or how good they are at it. */
function startsOf(elements: readonly Element[], text: Text): number[] {
  const starts: number[] = [];
  elements.forEach((element, at) => {
    const opens = text.tokens[element.from]?.word ?? '';
    if (!PERSON.test(opens) && !PERSON.test(wordOf(text, element))) return;
    for (let near = at; near <= at + MAX_REACH && !isBreak(elements[near]); near++) {
      if (!DOES.test(wordOf(text, elements[near]))) continue;
      let start = near + 1;
      while (elements[start]?.type === 'filler' && LINKS.test(wordOf(text, elements[start])))
        start++;
      starts.push(start);
    }
  });
  return starts;
}

/** Makes the field of the person searched the title; null when the prompt names none. */
export function withField(elements: readonly Element[], text: Text): Element[] | null {
  for (const at of startsOf(elements, text)) {
    const run = fieldAt(elements, text, at);
    const [first] = run;
    const last = run.at(-1);
    if (!first || !last) continue;
    const title = item(first.from, last.to, {
      kind: 'title' as const,
      value: textOf(text, first.from, last.to),
      history: 'CURRENT_AND_PAST' as const,
      aside: false,
    });
    const whole: Element = { from: first.from, to: last.to, type: 'item', item: title };
    return elements.toSpliced(at, run.length, whole);
  }
  return null;
}
