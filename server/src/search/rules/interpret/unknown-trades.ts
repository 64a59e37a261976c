import { spelledOut } from '../../../reader/spellings.ts';
import { withDuty } from './duties.ts';
import { type Element, item, type Text, textOf } from './elements.ts';
import { withField } from './fields-of-work.ts';
import { isHiringOnly, isHiringWord } from './main-title.ts';
import type { Draft } from './read.ts';

/*
 * Trades that no list holds. They appear where titles do, at the start or after words of hiring,
 * and usually end like the name of a trade. The search uses their words.
 */

/** Endings of words for people by their trade, in both languages. */
const TRADE =
  /(?:er|ers|or|ors|ist|ists|ian|ians|eur|eurs|euse|euses|rice|rices|ien|iens|ienne|iennes|iste|istes|ier|iers|iere|ieres|logue|logues|graphe|graphes|therapeute|therapeutes|smith|man|men|woman|women|person|naute|master)$/;

/** Words for people at work without such an ending. */
const AT_WORK = new Set(
  'pilot|pilots|associate|associates|official|officials|guide|guides|chief|captain|boss|chancellor|provost|docent|fellow|member|members|representative|delegate|agent|agents|clerk|aide|attendant|hand|hands|tech|techs|mate|steward|warden|apprentice|intervenant|intervenante|negociant|fabricant|marchand|marchande|commandant|capitaine|missionnaire|notaire|comptable|responsable|specialiste|expert|experte|commis|hote|hotesse|apprenti|aidant'.split(
    '|',
  ),
);

/** A task follows these words, although it may end like a trade: "je voudrais réserver". */
const BEFORE_A_VERB = new Set(
  'pour|to|afin|voudrais|veux|voulons|veut|aimerais|souhaite|souhaitons|peux|peut|dois|faut'.split(
    '|',
  ),
);

/**
 * Kinds of items that show that the words before them name a trade, when the prompt does not itself
 * say that it searches.
 */
const BESIDE_A_TRADE = new Set([
  'place',
  'years',
  'skill',
  'seniority',
  'language',
  'certification',
]);

/** Kinds of items that may be part of a trade's name: "oil well driller", "coloriste textile". */
const PARTS = new Set(['skill', 'industry', 'function']);

const MAX_WORDS = 4;

/** Everyday words that end like a trade. */
const NO_TRADES = new Set(
  'under|over|after|other|others|either|neither|ever|never|number|numbers|better|summer|winter|computer|computers|paper|water|order|orders|offer|offers|letter|letters|later|former|per|or|for|list|dinner|weather|flower|flowers|power|quarter|center|river|tower|error|color|colour|door|floor|mirror|motor|sister|brother|mother|father|daughter|hier|premier|dernier|papier|fier|quartier|chantier|dossier|metier|metiers|atelier|ateliers|heur|heure|coeur|fleur|fleurs|couleur|couleurs|valeur|valeurs|moteur|moteurs|secteur|secteurs|ordinateur|bien|rien|combien|entretien|quotidien|liste|piste|coaster|poster|posters|printer|laptop|charger|trailer|scooter|sweater|cover|filter|monitor|sensor|tutorial|chapter|birthday|later|easter|sober|october|september|november|december'.split(
    '|',
  ),
);

/** French infinitives end like English trades: "acheter un vélo". */
function isTrade({ tokens, french }: Text, { from }: Element): boolean {
  const word = tokens[from]?.word ?? '';
  return (
    AT_WORK.has(word) ||
    (TRADE.test(word) && !NO_TRADES.has(word) && !(french && /[^i]er$/.test(word)))
  );
}

/** Titles of developers that leave out "developer": "Golang backend, Lisbon". */
const BARE_SPECIALITIES = new Set(['backend', 'frontend', 'fullstack']);

function withBareSpeciality(elements: Element[], { tokens }: Text): Element[] {
  const at = elements.findIndex(
    (element) => element.type === 'word' && BARE_SPECIALITIES.has(tokens[element.from]?.word ?? ''),
  );
  const word = elements[at];
  if (!word) return elements;
  const value = `${tokens[word.from]?.word} developer`;
  const title = item(word.from, word.to, {
    kind: 'title' as const,
    value,
    history: 'CURRENT_AND_PAST' as const,
    aside: false,
  });
  return elements.toSpliced(at, 1, { from: word.from, to: word.to, type: 'item', item: title });
}

const isLevel = (element: Element): boolean =>
  element.type === 'item' && element.item.meaning.kind === 'seniority';

/** "étinceleur en électroérosion": short words inside the name of a trade. */
function isLink({ tokens }: Text, element: Element | undefined): boolean {
  return (
    element?.type === 'filler' &&
    element.to === element.from + 1 &&
    /^(?:de|d|des|du|en|well|of)$/.test(tokens[element.from]?.word ?? '')
  );
}

function isPart({ tokens }: Text, element: Element | undefined): boolean {
  if (element?.type === 'word') return tokens[element.from]?.kind === 'word';
  return element?.type === 'item' && PARTS.has(element.item.meaning.kind);
}

/**
 * Whether a run of words has a trade as its head: the last word in English, the first in French. A
 * short prompt may be in either language.
 */
function isHeaded(text: Text, run: readonly Element[]): boolean {
  const heads = text.french ? [run[0]] : [run.at(-1), run[0]];
  return heads.some((element) => element?.type === 'word' && isTrade(text, element));
}

/**
 * The elements that may name a trade from here on: words, and known items among them. Empty when
 * there are too many.
 */
function runFrom(elements: readonly Element[], text: Text, start: number): Element[] {
  let end = start;
  let words = 0;
  while (words <= MAX_WORDS) {
    const linked = words > 0 && isLink(text, elements[end]) && isPart(text, elements[end + 1]);
    if (!linked && !isPart(text, elements[end])) break;
    if (!linked) words++;
    end++;
  }
  return words > MAX_WORDS ? [] : elements.slice(start, end);
}

/**
 * The positions where a trade may be named: the start of the prompt, and after each word of hiring,
 * skipping articles and levels.
 */
function startsOf(elements: readonly Element[], text: Text): { at: number; sure: boolean }[] {
  const after = elements.flatMap((element, at) =>
    element.type === 'filler' && isHiringWord(text, element.from)
      ? [{ at: at + 1, sure: isHiringOnly(text, element.from) }]
      : [],
  );
  return [{ at: 0, sure: false }, ...after].map(({ at, sure }) => {
    let start = at;
    while (elements[start]?.type === 'filler' || (elements[start] && isLevel(elements[start]!)))
      start++;
    return { at: start, sure };
  });
}

/**
 * "falconer in Lyon", "je cherche un santonnier", "recrute un missionnaire H/F": makes the first
 * run of words that names a trade the title.
 */
export function withUnknownTrade(draft: Draft): Element[] {
  const { elements, text } = draft;
  if (elements.some((element) => element.type === 'item' && element.item.meaning.kind === 'title'))
    return elements;
  const duty = draft.hiring ? withDuty(elements, text) : null;
  if (duty) return duty;
  const special = withBareSpeciality(elements, text);
  if (special !== elements) return special;
  const supported =
    draft.hiring ||
    elements.some(
      (element) => element.type === 'item' && BESIDE_A_TRADE.has(element.item.meaning.kind),
    );
  if (!supported) return elements;
  for (const { at, sure } of startsOf(elements, text)) {
    const run = runFrom(elements, text, at);
    const [first] = run;
    const last = run.at(-1);
    if (!first || !last || BEFORE_A_VERB.has(text.tokens[first.from - 1]?.word ?? '')) continue;
    if (!run.some((element) => element.type === 'word') || !(sure || isHeaded(text, run))) continue;
    const value = spelledOut(textOf(text, first.from, last.to), text.french);
    const title = item(first.from, last.to, {
      kind: 'title' as const,
      value,
      history: 'CURRENT_AND_PAST' as const,
      aside: false,
    });
    return [
      ...elements.slice(0, at),
      { from: first.from, to: last.to, type: 'item', item: title },
      ...elements.slice(at + run.length),
    ];
  }
  return (draft.hiring ? withField(elements, text) : null) ?? elements;
}
