import { phraseBook } from '../phrases.ts';
import { promptTokens, type Token } from '../tokens.ts';
import { boundAfter } from './bounds.ts';
import { readNumber } from './numbers.ts';

/*
 * How well a language is spoken, from 1 (elementary) to 5 (native or bilingual), as the lexicon
 * counts. "Lu, écrit, parlé" states no level.
 */

const LEVELS = phraseBook<number>([
  [
    5,
    'native|natively|native level|native speaker|native speakers|native standard|native or bilingual|mother tongue|mother tongue level|mother tongue speaker|as a mother tongue|as their mother tongue|as a first language|first language|bilingual|fully bilingual|perfectly bilingual|totally bilingual|bilingue|bilingues|parfaitement bilingue|parfaitement bilingues|totalement bilingue|langue maternelle|comme une langue maternelle|comme langue maternelle|de langue maternelle|en langue maternelle|langue natale|natif|natifs|natives|niveau natif|c2',
  ],
  [
    4,
    "fluent|fluently|fluency|fluent level|near fluent|trilingual|trilingue|trilingues|quadrilingue|quadrilingual|perfectly fluent|completely fluent|full professional|full professional proficiency|advanced|advanced level|excellent|excellent level|excellent command|excellent knowledge|very good|very good command|very good level|very good knowledge|very strong|strong|strong command|strong knowledge|perfect|perfect command|full command|complete command|outstanding|exceptional|flawless|impeccable|near native|business fluent|courant|couramment|courante|courants|courantes|avance|avancee|niveau avance|excellente|excellents|excellent niveau|excellente maitrise|excellente connaissance|tres bon niveau|tres bon|tres bonne|tres bonne maitrise|tres bonne connaissance|tres bonnes connaissances|parfaite maitrise|maitrise parfaite|parfait|parfaite|parfaitement|tres a l'aise|tres a l aise|irreprochable|soutenu|quasi bilingue|quasi natif|quasi courant|fluide|professionnelle complete|c1",
  ],
  [
    3,
    "professional working|professional working proficiency|professional|professional level|professional proficiency|professionally|working proficiency|working level|working|business|business level|business proficiency|proficient|proficiently|good|good level|good command|good knowledge|good working knowledge|solid|solid command|confident|comfortable|upper intermediate|as a second language|bon|bons|bonne|bon niveau|bonne maitrise|bonne connaissance|bonne pratique|bonnes connaissances|solide|solide maitrise|professionnel|professionnelle|professionnels|niveau professionnel|pro|juridique|technique|commercial|des affaires|de travail|operationnel|operationnelle|a l'aise|a l aise|aisance|comme langue de travail|comme seconde langue|comme deuxieme langue|b2",
  ],
  [
    2,
    'conversational|conversational level|conversationally|intermediate|intermediate level|lower intermediate|pre intermediate|limited working|limited working proficiency|limited|limited proficiency|working knowledge|technical|fair|decent|reasonable|everyday|intermediaire|niveau intermediaire|moyen|niveau moyen|correct|conversationnel|de conversation|se debrouille|se debrouiller|can hold a conversation|hold a conversation|passable|workable|serviceable|can get by|get by|gets by|notions solides|solides notions|bonnes notions|bonnes bases|scolaire|niveau scolaire|school level|professionnelle limitee|b1',
  ],
  [
    1,
    'basic|basics|basic knowledge|basic level|elementary|elementary proficiency|beginner|beginner level|rudimentary|rudiments|a smattering|smattering|a little|some|some knowledge|some notions|notions|notion|notions de|quelques notions|quelques notions de|notions de base|debutant|debutante|bases|les bases|niveau de base|de base|elementaire|basique|un peu|a1|a2',
  ],
]);

/** Tests of English by their scores; the least score of a level comes first. */
const TESTS: Record<string, readonly (readonly [least: number, level: number])[]> = {
  toeic: [
    [945, 4],
    [785, 3],
    [550, 2],
    [0, 1],
  ],
  toefl: [
    [95, 4],
    [72, 3],
    [42, 2],
    [0, 1],
  ],
  ielts: [
    [8.5, 5],
    [7, 4],
    [5.5, 3],
    [4, 2],
    [0, 1],
  ],
};
const SCORE_LINKS = new Set([
  'score',
  'of',
  'de',
  'd',
  ':',
  '(',
  'minimum',
  'at',
  'least',
  'au',
  'moins',
  'ibt',
  '>',
  '≥',
  'a',
]);
const MAX_SCORE_LINKS = 4;

function scoreAt(tokens: readonly Token[], at: number): LevelReading | null {
  const levels = TESTS[tokens[at]?.word ?? ''];
  if (!levels) return null;
  let to = at + 1;
  while (to - at <= MAX_SCORE_LINKS && SCORE_LINKS.has(tokens[to]?.word ?? '')) to++;
  const score = readNumber(tokens, to);
  const level = score && levels.find(([least]) => score.value >= least)?.[1];
  return score && level ? { level, to: score.to } : null;
}

/** A level, and the token after its words. */
export interface LevelReading {
  level: number;
  to: number;
}

const HIGHER = phraseBook<true>([
  [
    true,
    'is fine|is enough|is ok|is sufficient|suffit|accepte|or above|or higher|or better|or beyond|and above|and higher|and up|or equivalent|ou plus|et plus|ou mieux|ou superieur|ou superieure|ou equivalent|minimum exige|minimum requis',
  ],
]);
const JOINS = new Set(['or', 'ou', 'and', 'et', '/', '-', '–', 'to', 'a', 'voire', 'ou bien']);

/** A CEFR level, which decides where it stands beside words. */
const isFramework = (tokens: readonly Token[], at: number): boolean =>
  /^[abc][12]$/.test(tokens[at]?.word ?? '');

/** "C1 standard", "near-native fluency". */
const LEVEL_NOUNS = new Set(['level', 'standard', 'proficiency', 'fluency', 'niveau']);

/** "Or above", "+", "minimum" after a level. */
function higherEnd(tokens: readonly Token[], at: number): number {
  const bound = boundAfter(tokens, at);
  const isLeast = bound?.meaning === 'at-least' && !(tokens[at]?.word === 'plus');
  return HIGHER.match(tokens, at)?.to ?? (isLeast ? bound.to : at);
}

/**
 * The level that begins at a token: "fluent", "C1 minimum", "TOEIC 850". Of two levels in a row
 * ("courant ou bilingue", "B2/C1"), the lower one is required.
 */
export function levelAt(tokens: readonly Token[], at: number): LevelReading | null {
  const found = LEVELS.match(tokens, at);
  const first = found ? { level: found.meaning, to: found.to } : scoreAt(tokens, at);
  if (!first) return null;
  const joined = JOINS.has(tokens[first.to]?.word ?? '')
    ? LEVELS.match(tokens, first.to + 1)
    : null;
  // "Fluent, B2": a framework level explains the words before it.
  const both = joined && {
    level:
      isFramework(tokens, joined.to - 1) && !isFramework(tokens, first.to - 1)
        ? joined.meaning
        : Math.min(first.level, joined.meaning),
    to: joined.to,
  };
  const last = both ?? first;
  let { to } = last;
  while (LEVEL_NOUNS.has(tokens[to]?.word ?? '')) to++;
  const higher = higherEnd(tokens, to);
  return { level: last.level, to: higher > to || to > last.to ? higher : last.to };
}

/** The first token is the number of the first that a level covers. */
export interface LevelSpan extends LevelReading {
  from: number;
}

/** Every level that a text names, in order. */
export function readLevels(tokens: readonly Token[]): LevelSpan[] {
  const found: LevelSpan[] = [];
  for (let at = 0; at < tokens.length; ) {
    const level = levelAt(tokens, at);
    if (level) found.push({ from: at, ...level });
    at = Math.max(level?.to ?? 0, at + 1);
  }
  return found;
}

/**
 * The level of a text about one language: a CEFR level where there is one, else the highest that its
 * words name; null when they name none.
 */
export function readLanguageLevel(text: string): number | null {
  const tokens = promptTokens(text);
  const levels = readLevels(tokens);
  const framework = levels.find(({ from, to }) =>
    tokens.slice(from, to).some((_, index) => isFramework(tokens, from + index)),
  );
  if (framework) return framework.level;
  return levels.length === 0 ? null : Math.max(...levels.map(({ level }) => level));
}

/** How a language is used, without a level: "written and spoken", "lu, écrit, parlé". */
const MODES = new Set(
  'written,spoken,oral,orally,verbal,reading,writing,speaking,read,lu,ecrit,parle,lue,ecrite,parlee,orale,oralement'.split(
    ',',
  ),
);
const BETWEEN_MODES = new Set([',', 'and', 'et', '/', '&', '-', 'a', 'l', 'in', 'both', 'en']);

/** The token after words about how a language is used; the same token when there are none. */
export function modesEnd(tokens: readonly Token[], at: number): number {
  let end = at;
  for (let to = at; to - end < 3; to++) {
    const word = tokens[to]?.word ?? '';
    if (MODES.has(word)) end = to + 1;
    else if (!BETWEEN_MODES.has(word)) break;
  }
  return end;
}
