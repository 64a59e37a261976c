import { phraseBook } from '../../../reader/phrases.ts';
import type { Element, Item, Text } from './elements.ts';
import type { Group } from './groups.ts';

/*
 * Which of several titles is searched. An advertisement names the person who hires ("the founder is
 * looking for"), the person to hire, and their future colleagues. A fragment names the person it
 * searches first.
 */

/** Words of hiring, right before the person to hire. */
const HIRES = phraseBook<true>([
  [
    true,
    "asked me for|asked us for|asked for|asks for|is after|are after|wants a|wants an|want a|want an|would like a|would like an|needs a|needs an|veut un|veut une|veulent un|veulent une|voudrait un|voudrait une|me demande|nous demande|me demandent|souhaite un|souhaite une|souhaite recruter|il me faut|il nous faut|il leur faut|looking for|looking to hire|looking to appoint|looking to recruit|seeks|seeking|hiring|recruiting|recruits|to recruit|to hire|to appoint|we need|i need|needs|in need of|on the hunt for|searching for|find me|source me|title :|job title :|role :|position :|vacancy :|recherche|recherchons|recrute|recrutons|recrutent|cherche|cherchons|embauche|embauchons|a la recherche de|a la recherche d|a la recherche d'|besoin de|besoin d|profils de|profil de|profils d|profil d|poste de|poste d|poste :|intitule :|intitule du poste :|trouve moi|relance pour",
  ],
]);

/**
 * Words of hiring that only apply to people: "recrute un missionnaire". "Looking for" also applies
 * to flats.
 */
const HIRES_PEOPLE =
  /^(?:hiring|recruiting|recruits|recruit|appoint|hire|recrute|recrutons|recrutent|embauche|embauchons|poste|intitule|title|vacancy)$/;

export function isHiringWord({ tokens }: Text, at: number): boolean {
  return HIRES.match(tokens, at) !== null || HIRES_PEOPLE.test(tokens[at]?.word ?? '');
}

/** Whether words of hiring that begin here only apply to people. */
export function isHiringOnly({ tokens }: Text, at: number): boolean {
  return tokens
    .slice(at, HIRES.match(tokens, at)?.to ?? at + 3)
    .some((token) => HIRES_PEOPLE.test(token.word));
}

const ARTICLES = new Set([
  'a',
  'an',
  'un',
  'une',
  'son',
  'sa',
  'des',
  'd',
  'de',
  'our',
  'next',
  'new',
  'additional',
  'several',
  'futur',
  'future',
  'nouveau',
  'nouvelle',
]);

const INDEFINITE = new Set(['a', 'an', 'un', 'une', 'son', 'sa']);

const SENTENCE_ENDS = new Set(['.', '\n', ';', '!', '?', '•', '|']);

/** "h/f" and similar right after a title: only an advertisement for that title has it. */
const FOR_EVERYBODY = /^\s?\(?(?:h|f|m|w)\s?[/|-]\s?(?:h|f|m|w|d|x)/i;

/** The position of a title: the signs that it is the one searched. The weights only order these. */
interface Standing {
  /** Right after words of hiring; articles, levels and adjectives may come between. */
  hired: boolean;
  /** After words of hiring in its sentence, and after a, an, un or une. */
  announced: boolean;
  /** Followed by "h/f". */
  forEverybody: boolean;
  /** No meaningful element comes before it. */
  opens: boolean;
}

const WEIGHTS: Readonly<Record<keyof Standing, number>> = {
  hired: 4,
  announced: 3,
  forEverybody: 2,
  opens: 3.5,
};

/** Adjectives and levels that may stand between "looking for a" and the title. */
const MAX_WORDS_BETWEEN = 4;

/** Words of hiring further back than this concern something else. */
const MAX_SENTENCE_WORDS = 60;

function hiringBefore({ tokens }: Text, from: number): { end: number } | null {
  for (
    let at = from - 1;
    at >= Math.max(0, from - MAX_SENTENCE_WORDS) && !SENTENCE_ENDS.has(tokens[at]?.word ?? '');
    at--
  ) {
    const found = HIRES.match(tokens, at);
    if (found && found.to <= from) return { end: found.to };
  }
  return null;
}

function isHiredRightAfter({ tokens }: Text, end: number, from: number): boolean {
  const between = tokens.slice(end, from);
  return (
    between.length <= MAX_WORDS_BETWEEN &&
    between.every(
      (token) => token.kind !== 'mark' && !/^(?:pour|for|to|who|qui|with|avec)$/.test(token.word),
    )
  );
}

function standingOf(text: Text, item: Item): Standing {
  const { tokens, prompt } = text;
  const hiring = hiringBefore(text, item.from);
  let before = item.from - 1;
  while (
    before >= 0 &&
    !INDEFINITE.has(tokens[before]?.word ?? '') &&
    item.from - before <= 2 &&
    tokens[before]?.kind === 'word'
  )
    before--;
  return {
    hired: hiring !== null && isHiredRightAfter(text, hiring.end, item.from),
    announced: hiring !== null && INDEFINITE.has(tokens[before]?.word ?? ''),
    forEverybody: FOR_EVERYBODY.test(prompt.slice(tokens[item.to - 1]?.end ?? 0)),
    opens: tokens
      .slice(0, item.from)
      .every((token) => ARTICLES.has(token.word) || token.kind !== 'word'),
  };
}

function weightOf(standing: Standing): number {
  return (Object.keys(WEIGHTS) as (keyof Standing)[]).reduce(
    (sum, key) => sum + (standing[key] ? WEIGHTS[key] : 0),
    0,
  );
}

/** The group of titles to search: the first with the highest weight. */
export function mainTitle(candidates: readonly Group[], text: Text): Group | undefined {
  let best: { group: Group; weight: number } | undefined;
  for (const group of candidates) {
    const weight = Math.max(...group.items.map((item) => weightOf(standingOf(text, item))));
    if (!best || weight > best.weight) best = { group, weight };
  }
  return best?.group;
}

const isTitle = (element: Element): boolean =>
  element.type === 'item' && element.item.meaning.kind === 'title';

/**
 * Ends the sentence at words of hiring between two titles: "maison horlogère, nous recherchons un
 * chef de projet" does not offer a choice of two trades.
 */
export function partedByHiring(elements: readonly Element[], text: Text): Element[] {
  const firstTitle = elements.findIndex(isTitle);
  const lastTitle = elements.findLastIndex(isTitle);
  return elements.map((element, at) => {
    const between = firstTitle >= 0 && at > firstTitle && at < lastTitle;
    if (!between || element.type !== 'filler' || !HIRES.match(text.tokens, element.from))
      return element;
    // "Not looking for project managers" denies what follows.
    const before = elements.slice(0, at).findLast(({ type }) => type !== 'filler');
    if (before?.type === 'cue' && before.cue === 'exclude') return element;
    return { from: element.from, to: element.to, type: 'break', strength: 'sentence' };
  });
}
