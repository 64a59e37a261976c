import type { Lexicon } from '../../../lexicon/types.ts';
import { HEADS, SPECIALITIES } from '../../../reader/heads.ts';
import { NUMBER_SPELLINGS } from '../../../reader/quantities/numbers.ts';
import { foldWord } from '../../../reader/tokens.ts';
import type { History } from '../filter.ts';
import { CUES } from './cues.ts';
import {
  type Item,
  item,
  type Located,
  mentionAt,
  type Reading,
  type Text,
  textOf,
} from './elements.ts';
import { isLanguageLevel } from './languages.ts';
import { beginsNearby } from './places.ts';
import { leadEnd, shortTitleEnd } from './short-titles.ts';
import { skillName } from './skills.ts';
import { corrected, spelledOut } from './spellings.ts';
import { unmarkedName } from './town-names.ts';

/** Fields of work that are known by their letters: "acheteur IT", "conducteur de travaux TCE". */
const ACRONYMS = new Set(
  'it|rh|hr|btp|gms|cvc|tce|qhse|hse|qse|bi|adv|pao|sav|tig|mig|vrd|chr|b2b|btob|cms|crm|erp'.split(
    '|',
  ),
);

/**
 * Heads after which "of" or "de" continues the title: "head of growth", "responsable de magasin".
 */
const HEADS_WITH_OF = new Set(
  'prof|profs|head|heads|manager|managers|director|directors|vp|chief|chef|chefs|cheffe|responsable|responsables|directeur|directeurs|directrice|directrices|charge|chargee|charges|chargees|gestionnaire|gestionnaires|agent|agents|conducteur|conducteurs|conductrice|professeur|professeurs|medecin|medecins|infirmier|infirmiers|infirmiere|infirmieres|technicien|techniciens|technicienne|ingenieur|ingenieurs|ingenieure|assistant|assistante|operateur|operatrice|conseiller|conseillere|analyste|dessinateur|enseignant|animateur|controleur'.split(
    '|',
  ),
);

/** Heads that a French adjective or noun may follow directly: "ingénieur mécanique". */
const FRENCH_HEADS = new Set(
  [...HEADS].filter((head) =>
    /(?:eur|eurs|euse|euses|rice|rices|ien|iens|ienne|aire|aires|able|ables|ier|iers|iere|iste|ant|ante|ante|agent|ent|ee|ecte|ial|iaux|iale|ure)$/.test(
      head,
    ),
  ),
);
for (const english of [
  'assistant',
  'assistants',
  'consultant',
  'consultants',
  'engineer',
  'engineers',
  'accountant',
  'manager',
])
  FRENCH_HEADS.delete(english);
FRENCH_HEADS.add('analyste')
  .add('analystes')
  .add('guide')
  .add('guides')
  .add('consultante')
  .add('charge')
  .add('chef')
  .add('cheffe');

const ADJECTIVE = /(?:ate|ous|ful|ive|ed|able|ible|less|ish|ant|minded|oriented|driven|ly)$/;

/**
 * Seniorities that can be removed from a title without changing it. The others are part of its
 * meaning ("engineering manager").
 */
const DETACHABLE = new Set(['intern', 'junior', 'mid', 'senior', 'lead']);

const CONJUNCTIONS = new Set(['or', 'ou', 'and', 'et', '/', ',']);

/**
 * Words that show that a title is not the one searched: "reporting to the CTO", "5 years as a
 * nurse".
 */
const ASIDE = new Set([
  'to',
  'as',
  'comme',
  'que',
  'our',
  'notre',
  'nos',
  'by',
  'your',
  'manage',
  'managing',
  'managed',
  'coach',
  'with',
  'avec',
  'des',
  'aux',
  'du',
]);

/** "people working as demand planners": the words introduce the title searched. */
const WORKING = new Set(
  'working|work|works|employed|acting|travaillant|travaillent|travaille|exercant|exercent'.split(
    '|',
  ),
);

/**
 * Praise, ordinals and contract types, which are never part of a title: "nice developer", "first
 * head of people", "fractional CFO".
 */
const NO_MODIFIER = new Set(
  'nice|kind|friendly|first|second|third|next|fractional|locum|interim|temporary|temp|perm|seasonal|relief'.split(
    '|',
  ),
);

function familyOf(text: Text, lexicon: Lexicon, title: string): string | null {
  return lexicon.readTitle(spelledOut(title, text.french)).family;
}

/** "commercial manager": "commercial" is an adjective in English. */
function isCommercialHead({ tokens, french }: Text, at: number): boolean {
  return !french && tokens[at]?.word === 'commercial' && HEADS.has(tokens[at + 1]?.word ?? '');
}

interface Head {
  from: number;
  to: number;
}

/**
 * The token after a word that can come before a head as part of the title; null for any other word.
 */
function isModifier(text: Text, at: number): number | null {
  const token = text.tokens[at];
  if (
    token?.kind !== 'word' ||
    token.word.length < 2 ||
    NO_MODIFIER.has(token.word) ||
    isLanguageLevel(text.tokens, at)
  )
    return null;
  const found = mentionAt(text, at);
  if (found)
    return ['skill', 'industry', 'function'].includes(found.mention.kind) ||
      isCommercialHead(text, at)
      ? found.to
      : null;
  if (text.mentions[at] || (CUES.match(text.tokens, at) && !SPECIALITIES.has(token.word)))
    return null;
  // "a talkative engineer" describes a person; "Cognitive Engineer" is a title.
  const named = token.capital && at > 0 && text.tokens[at + 1]?.capital === true;
  return (ADJECTIVE.test(token.word) && !named) || NUMBER_SPELLINGS.has(token.word) ? null : at + 1;
}

/** "pour gérer notre support": a task, although it resembles the title "gérant". */
function isDuty(text: Text, at: number): boolean {
  const word = text.tokens[at]?.word ?? '';
  return (
    ['pour', 'de', 'afin'].includes(text.tokens[at - 1]?.word ?? '') &&
    /^(?:gerer|diriger|manager|vendre|conseiller|animer|coordonner|administrer)$/.test(word)
  );
}

/**
 * "assistante bilingue anglais": the number of languages belongs to the languages after the title.
 */
function withoutSpoken({ tokens }: Text, { from, to }: Located): number {
  return to - from > 1 && /^(?:bilingu|trilingu)/.test(tokens[to - 1]?.word ?? '') ? to - 1 : to;
}

/**
 * "commercial property", "commercial contracts": an adjective in English. Only in French is
 * "commercial" a salesperson.
 */
function isOfTrade({ tokens, mentions, french }: Text, at: number): boolean {
  return (
    !french &&
    tokens[at]?.word === 'commercial' &&
    (tokens[at + 1]?.kind === 'word' || mentions[at - 1]?.mention.kind === 'title')
  );
}

/** "social media manger": a misspelt head. "Manger" is a real word in French only. */
function isMistyped({ french }: Text, word: string): boolean {
  return (!french && /^mangers?$/.test(word)) || HEADS.has(corrected(word) ?? '');
}

/** "in-house counsel": the lexicon finds only the words after "in". */
export function inHouseTitleAt(text: Text, at: number): Located | null {
  const found =
    text.tokens[at]?.word === 'in' && text.tokens[at + 1]?.word === 'house'
      ? mentionAt(text, at + 1, 'title')
      : null;
  return found && { ...found, from: at };
}

function headAt(text: Text, lexicon: Lexicon, at: number): Head | null {
  const found = inHouseTitleAt(text, at) ?? mentionAt(text, at, 'title');
  if (isOfTrade(text, at) && (!found || found.to === at + 1)) return null;
  if (found && isDuty(text, at)) return null;
  if (found) return { from: at, to: withoutSpoken(text, found) };
  const short = shortTitleEnd(text, lexicon, at);
  if (short !== null) return { from: at, to: short };
  const token = text.tokens[at];
  const inside = text.mentions[at];
  // "une équipe tech": in French "tech" is a field and never heads a title.
  if (text.french && /^techs?$/.test(token?.word ?? '')) return null;
  return token &&
    (HEADS.has(token.word) || (!inside && isMistyped(text, token.word))) &&
    (!inside || (inside.from === at && inside.to === at + 1 && inside.mention.kind !== 'skill'))
    ? { from: at, to: at + 1 }
    : null;
}

/** "lead" heads a title only after its field: "QA lead". */
function leadAt(text: Text, at: number): Head | null {
  return /^leads?$/.test(text.tokens[at]?.word ?? '') ? { from: at, to: at + 1 } : null;
}

/** Words that head a title only after a qualifier: "surgical tech", "ranch hand". */
const WEAK_HEADS = new Set(
  'tech|techs|hand|hands|guard|guards|aide|aides|worker|workers|helper|helpers|setter|miller|turner|finisher|selector|steward|porter|employe|employes|employee|pilote|pilotes'.split(
    '|',
  ),
);

/** In French these open a title: "aide soignant", "employé de rayon". */
const OPENS_FRENCH = new Set('aide|aides|employe|employes|employee|pilote|pilotes'.split('|'));

function isWeak({ tokens, mentions, french }: Text, { from, to }: Head): boolean {
  const word = tokens[from]?.word ?? '';
  return (
    to === from + 1 &&
    !mentions[from] &&
    WEAK_HEADS.has(word) &&
    !(french && OPENS_FRENCH.has(word))
  );
}

/** The head that follows at most three modifiers; `skills` are the skills among these. */
function headAhead(
  text: Text,
  lexicon: Lexicon,
  at: number,
): { head: Head; modifiers: number[] } | null {
  const modifiers: number[] = [];
  let next = at;
  while (modifiers.length <= 3) {
    const head = headAt(text, lexicon, next) ?? (modifiers.length > 0 ? leadAt(text, next) : null);
    if (head && !(isWeak(text, head) && modifiers.length === 0)) return { head, modifiers };
    const after: number | null = isModifier(text, next);
    if (after === null) return null;
    modifiers.push(next);
    next = after;
  }
  return null;
}

const OF = new Set(['of', 'de', 'd', 'des', 'du', 'en']);
const OF_ARTICLES = new Set(['la', 'l', 'le', 'les', 'the']);

/** A head of one word, or of two that a hyphen ties: "sous-chef". */
function isOneWord({ tokens }: Text, { from, to }: Head): boolean {
  return to === from + 1 || (to === from + 2 && tokens[to - 1]?.glued === true);
}

/**
 * The end of "responsable de la paie" and "head of growth"; null when no "of" continues the title.
 */
function afterOf(text: Text, head: Head): number | null {
  const { tokens } = text;
  if (
    !HEADS_WITH_OF.has(tokens[head.to - 1]?.word ?? '') ||
    !OF.has(tokens[head.to]?.word ?? '') ||
    !isOneWord(text, head)
  )
    return null;
  const start = OF_ARTICLES.has(tokens[head.to + 1]?.word ?? '') ? head.to + 2 : head.to + 1;
  const found = mentionAt(text, start);
  const usable = found
    ? ['skill', 'function', 'industry', 'title'].includes(found.mention.kind)
    : !CUES.match(tokens, start);
  return usable && tokens[start]?.kind === 'word' ? (found?.to ?? start + 1) : head.to;
}

/** Words after which a French trade name continues: "poseur de moquette", "préposé au séchoir". */
const GOES_ON = new Set(['de', 'd', 'des', 'du', 'en', 'sur', 'au', 'aux']);

/** A word in lower case with no other known meaning, and not a town. */
function isPlainWord(text: Text, lexicon: Lexicon, at: number): boolean {
  const token = text.tokens[at];
  if (
    token?.kind !== 'word' ||
    token.capital ||
    token.word.length < 3 ||
    text.mentions[at] ||
    isLanguageLevel(text.tokens, at)
  )
    return false;
  return !CUES.match(text.tokens, at) && !unmarkedName(text, lexicon, at);
}

/**
 * The end of "poseur de moquette" and "vérificateur d'objets anciens"; null when no such words
 * follow.
 */
function afterFrenchTrade(text: Text, lexicon: Lexicon, head: Head): number | null {
  const { tokens } = text;
  if (
    beginsNearby(text, head.to) ||
    !isOneWord(text, head) ||
    !FRENCH_HEADS.has(tokens[head.to - 1]?.word ?? '') ||
    !GOES_ON.has(tokens[head.to]?.word ?? '')
  )
    return null;
  const start = OF_ARTICLES.has(tokens[head.to + 1]?.word ?? '') ? head.to + 2 : head.to + 1;
  if (!isPlainWord(text, lexicon, start)) return null;
  return isPlainWord(text, lexicon, start + 1) && !text.tokens[start + 1]?.glued
    ? start + 2
    : start + 1;
}

/** "plaquiste peintre": a second trade after a trade. It does not change the first. */
function isSecondTrade(text: Text, lexicon: Lexicon, head: Head, second: Located): boolean {
  if (HEADS_WITH_OF.has(text.tokens[head.from]?.word ?? '')) return false;
  const first = familyOf(text, lexicon, textOf(text, head.from, head.to));
  return (
    first !== null &&
    first !== second.mention.id &&
    familyOf(text, lexicon, textOf(text, head.from, second.to)) === first
  );
}

/**
 * "assistant manager", "pharmacist manager", "devops eng": a head that continues the title before
 * it.
 */
function secondHeadEnd(text: Text, at: number): number | null {
  const goesOn = /^(?:manager|managers|supervisor|supervisors|eng|engs)$/.test(
    text.tokens[at]?.word ?? '',
  );
  return goesOn && !mentionAt(text, at, 'title') ? at + 1 : null;
}

/**
 * The end of a title whose head continues to the right: "responsable de la paie", "ingénieur
 * mécanique".
 */
function extendRight(text: Text, lexicon: Lexicon, head: Head): number {
  const { tokens } = text;
  const { to } = head;
  const next = tokens[to];
  if (next?.kind !== 'word') return to;
  const told =
    afterOf(text, head) ??
    afterFrenchTrade(text, lexicon, head) ??
    leadEnd(text, to) ??
    secondHeadEnd(text, to);
  if (told !== null) return told;
  const familyUpTo = (end: number): string | null =>
    familyOf(text, lexicon, textOf(text, head.from, end));
  if (
    ACRONYMS.has(next.word) &&
    to === head.from + 1 &&
    (!text.mentions[to] || lexicon.readFunction(next.word))
  )
    return to + 1;
  const found = mentionAt(text, to, 'function', 'industry');
  if (found) {
    const wider = familyUpTo(found.to);
    return found.mention.kind === 'function' || (wider !== null && wider !== familyUpTo(to))
      ? found.to
      : to;
  }
  const second = mentionAt(text, to, 'title');
  if (second && !isDuty(text, to))
    return isSecondTrade(text, lexicon, head, second) || familyUpTo(second.to) === null
      ? to
      : second.to;
  if (text.mentions[to] || to !== head.from + 1 || isLanguageLevel(tokens, to)) return to;
  const french = FRENCH_HEADS.has(tokens[head.from]?.word ?? '') && !next.capital;
  if (SPECIALITIES.has(next.word) && !headAhead(text, lexicon, to)) return to + 1;
  if (!french || CUES.match(tokens, to) || beginsNearby(text, to)) return to;
  // "infirmière paca", "juriste aix en provence": a place, not a speciality.
  return unmarkedName(text, lexicon, to) ? to : to + 1;
}

/** Removes seniority words from both ends of a title while the rest still names the same family. */
function stripSeniority(
  text: Text,
  lexicon: Lexicon,
  from: number,
  to: number,
): { from: number; to: number; items: Item[] } {
  const items: Item[] = [];
  const family = familyOf(text, lexicon, textOf(text, from, to));
  let begin = from;
  let end = to;
  const same = (left: number, right: number): boolean =>
    right > left &&
    familyOf(text, lexicon, textOf(text, left, right)) === family &&
    family !== null;
  const levelAt = (at: number) => {
    const level = lexicon.readSeniority(text.tokens[at]?.word ?? '');
    return level && DETACHABLE.has(level) ? level : null;
  };
  const first = levelAt(begin);
  if (first && same(begin + 1, end)) {
    items.push(item(begin, begin + 1, { kind: 'seniority', value: first }));
    begin++;
  }
  const last = levelAt(end - 1);
  if (last && last !== 'lead' && same(begin, end - 1)) {
    items.push(item(end - 1, end, { kind: 'seniority', value: last }));
    end--;
  }
  return { from: begin, to: end, items };
}

/**
 * Skills named inside a title that still names the same family without them ("React developer").
 */
function skillsInside(text: Text, lexicon: Lexicon, from: number, to: number): Item[] {
  if (to - from < 2) return [];
  const family = familyOf(text, lexicon, textOf(text, from, to));
  const items: Item[] = [];
  for (let at = from; at < to; at++) {
    const word = textOf(text, at, at + 1);
    const skill =
      SPECIALITIES.has(foldWord(word)) || HEADS.has(foldWord(word))
        ? null
        : lexicon.readSkill(word);
    if (
      !skill ||
      family === null ||
      lexicon.readFunction(word) ||
      lexicon.readIndustry(word) ||
      OF.has(text.tokens[at - 1]?.word ?? '')
    )
      continue;
    const rest = [textOf(text, from, at), textOf(text, at + 1, to)].join(' ').trim();
    if (familyOf(text, lexicon, rest) === family)
      items.push(item(at, at + 1, { kind: 'skill', value: skill.name }));
  }
  return items;
}

/**
 * "backend or" in "backend or fullstack engineer": the first of two specialities that share a head.
 */
function sharedHead(text: Text, lexicon: Lexicon, at: number): Reading | null {
  const { tokens } = text;
  const before = mentionAt(text, at, 'skill');
  if (before && !SPECIALITIES.has(tokens[at]?.word ?? '')) return null;
  let to = at;
  while (
    to - at < 3 &&
    (SPECIALITIES.has(tokens[to]?.word ?? '') || (to === at && isModifier(text, to) !== null))
  )
    to++;
  if (to === at || !CONJUNCTIONS.has(tokens[to]?.word ?? '') || tokens[to]?.word === ',')
    return null;
  const ahead = headAhead(text, lexicon, to + 1);
  if (!ahead || ahead.head.to - (ahead.modifiers[0] ?? ahead.head.from) < 2) return null;
  const value = `${textOf(text, at, to)} ${textOf(text, ahead.head.to - 1, ahead.head.to)}`;
  if (familyOf(text, lexicon, value) === null) return null;
  return {
    items: [
      item(at, to, {
        kind: 'title',
        value: spelledOut(value, text.french),
        history: 'CURRENT_AND_PAST',
        aside: false,
      }),
    ],
    to,
  };
}

/** "ou fullstack" in "développeur backend ou fullstack": a second speciality of the head before. */
function sharedFrenchHead(
  text: Text,
  lexicon: Lexicon,
  head: Head,
  at: number,
  history: History,
): Reading | null {
  const { tokens } = text;
  const headWord = tokens[head.from];
  const speciality = tokens[at + 1];
  if (
    !headWord ||
    !speciality ||
    !['ou', 'et', '/', 'or'].includes(tokens[at]?.word ?? '') ||
    !SPECIALITIES.has(speciality.word)
  )
    return null;
  if (!FRENCH_HEADS.has(headWord.word) || headAhead(text, lexicon, at + 1)) return null;
  let to = at + 2;
  while (to - at < 4 && SPECIALITIES.has(tokens[to]?.word ?? '')) to++;
  const value = `${textOf(text, head.from, head.from + 1)} ${textOf(text, at + 1, to)}`;
  if (familyOf(text, lexicon, value) === null) return null;
  return {
    items: [
      item(at + 1, to, {
        kind: 'title',
        value: spelledOut(value, text.french),
        history,
        aside: false,
      }),
    ],
    to,
  };
}

function isAside(text: Text, at: number): boolean {
  let before = at - 1;
  while (
    before >= 0 &&
    ['a', 'an', 'the', 'un', 'une', 'le', 'la', 'l', 'les'].includes(
      text.tokens[before]?.word ?? '',
    )
  )
    before--;
  const word = text.tokens[before]?.word ?? '';
  if (['as', 'comme'].includes(word) && WORKING.has(text.tokens[before - 1]?.word ?? '')) {
    return ['experience', 'years', 'ans', 'background', 'history'].includes(
      text.tokens[before - 2]?.word ?? '',
    );
  }
  return ASIDE.has(word);
}

/**
 * "react native dev": written out, it is a title that the lexicon lists, with another role than the
 * bare "dev".
 */
function namesMore(text: Text, lexicon: Lexicon, { from, to }: Head, role: string | null): boolean {
  const typed = textOf(text, from, to);
  const full = spelledOut(typed, text.french);
  if (full === typed || lexicon.readTitle(full).family === role) return false;
  const [named] = lexicon.scan(full);
  return named?.kind === 'title' && named.quote === full;
}

/**
 * The title and the items inside it. A skill before the head becomes a filter of its own and leaves
 * the title wide ("Python developer": a developer who knows Python, whatever their title), as long
 * as the rest still names a role.
 */
function titleItems(
  text: Text,
  lexicon: Lexicon,
  ahead: { head: Head; modifiers: number[] },
  end: number,
  history: History,
): Item[] {
  const skills = ahead.modifiers.filter((at) => {
    const found = mentionAt(text, at, 'skill');
    return (
      found &&
      !SPECIALITIES.has(text.tokens[at]?.word ?? '') &&
      !lexicon.readIndustry(found.mention.quote) &&
      !lexicon.readFunction(found.mention.quote)
    );
  });
  const from = ahead.modifiers[0] ?? ahead.head.from;
  const bare = stripSeniority(text, lexicon, from, end);
  const afterSkills = Math.max(
    bare.from,
    ...skills.map((at) => mentionAt(text, at)?.to ?? bare.from),
  );
  const role = familyOf(text, lexicon, textOf(text, afterSkills, bare.to));
  const titleFrom = role === null || namesMore(text, lexicon, bare, role) ? bare.from : afterSkills;
  const told = skills.map((at) => {
    const found = mentionAt(text, at);
    return item(at, found?.to ?? at + 1, {
      kind: 'skill' as const,
      value: found ? skillName(found.mention) : '',
    });
  });
  const speciality = textOf(text, from, from + 1);
  if (
    told.length > 0 &&
    titleFrom === afterSkills &&
    SPECIALITIES.has(foldWord(speciality)) &&
    bare.from === from
  ) {
    const value = spelledOut(`${speciality} ${textOf(text, afterSkills, bare.to)}`, text.french);
    const title = item(from, bare.to, {
      kind: 'title' as const,
      value,
      history,
      aside: isAside(text, from),
    });
    if (familyOf(text, lexicon, value) !== null) return [title, ...told];
  }
  const inside = skills.length > 0 ? [] : skillsInside(text, lexicon, titleFrom, bare.to);
  const title = item(titleFrom, bare.to, {
    kind: 'title' as const,
    value: spelledOut(textOf(text, titleFrom, bare.to), text.french),
    history,
    aside: isAside(text, from),
  });
  return [
    ...bare.items.filter((one) => one.from < titleFrom),
    ...told,
    title,
    ...inside,
    ...bare.items.filter((one) => one.from >= titleFrom),
  ];
}

/** Reads a job title with its modifiers, its seniority, its skills and a second speciality. */
export function readTitle(
  text: Text,
  lexicon: Lexicon,
  at: number,
  history: History,
): Reading | null {
  const shared = sharedHead(text, lexicon, at);
  if (shared) return shared;
  const ahead = headAhead(text, lexicon, at);
  if (!ahead) return null;
  let to = extendRight(text, lexicon, ahead.head);
  const items = titleItems(text, lexicon, ahead, to, history);
  const skill = mentionAt(text, to, 'skill');
  if (skill && SPECIALITIES.has(text.tokens[to]?.word ?? '')) {
    const wider = titleItems(text, lexicon, ahead, skill.to, history);
    to = skill.to;
    items.splice(0, items.length, ...wider);
  }
  const second = sharedFrenchHead(text, lexicon, ahead.head, to, history);
  return second ? { items: [...items, ...second.items], to: second.to } : { items, to };
}
