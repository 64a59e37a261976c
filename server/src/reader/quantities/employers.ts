import { phraseBook } from '../phrases.ts';
import type { Token } from '../tokens.ts';
import { type Counted, readAmount, type UnitReading } from './amount.ts';
import type { Bound } from './bounds.ts';
import { readNumber } from './numbers.ts';

/** How many employers somebody had: tokens `from` up to and without `to`. */
export interface EmployerCount {
  from: number;
  to: number;
  bound: Bound;
  /** In the last so many years; null for the whole career. */
  years: number | null;
  /** Words say that employers are counted: a bound, "only", "different". */
  explicit: boolean;
}

interface EmployerUnit extends UnitReading {
  /** "A single employer", "un seul employeur". */
  single: boolean;
  different: boolean;
}

const EMPLOYERS = new Set(
  'company,companies,employer,employers,organisation,organisations,organization,organizations,firm,firms,job,jobs,entreprise,entreprises,employeur,employeurs,societe,societes,structure,structures,boite,boites,maisons,etablissements,enseignes,emploi,emplois,poste,postes'.split(
    ',',
  ),
);
const SINGLE = new Set(['single', 'sole', 'seul', 'seule', 'unique', 'only']);
const DIFFERENT = new Set(
  'different,distinct,various,differents,differentes,distincts,distinctes'.split(','),
);
const ADJECTIVES = new Set(
  'other,others,autre,autres,previous,past,former,prior,separate,et,meme,full,time,permanent,precedents,successifs,successives,succession'.split(
    ',',
  ),
);
const MAX_ADJECTIVES = 4;

function unitAt(tokens: readonly Token[], at: number): EmployerUnit | null {
  const unit: EmployerUnit = { scale: 1, single: false, different: false, to: at };
  const step = (): boolean => {
    const word = tokens[unit.to]?.word ?? '';
    if (SINGLE.has(word)) unit.single = true;
    else if (DIFFERENT.has(word)) unit.different = true;
    else if (!ADJECTIVES.has(word)) return false;
    unit.to++;
    return true;
  };
  while (unit.to - at < MAX_ADJECTIVES && step());
  if (!EMPLOYERS.has(tokens[unit.to]?.word ?? '')) return null;
  unit.to++;
  while (DIFFERENT.has(tokens[unit.to]?.word ?? '') || SINGLE.has(tokens[unit.to]?.word ?? ''))
    step();
  return unit;
}

const COUNTED: Counted<EmployerUnit> = { unitAt, labelEnd: () => null, trailEnd: () => null };

/** Words before the count: "has only ever worked for". */
const INTRO = new Set(
  'has,have,had,having,a,ayant,avoir,eu,held,connu,occupe,worked,work,working,for,at,in,with,travaille,chez,pour,dans,been,experience,experiences,ever,only,just,no,n,ne,que,qu,seulement,uniquement,someone,who,qui'.split(
    ',',
  ),
);
const ONLY = new Set(['only', 'just', 'que', 'qu', 'seulement', 'uniquement']);
const MAX_INTRO = 6;

const OUTRO = phraseBook<true>([
  [
    true,
    "so far|to date|until now|in total|overall|in their career|over their career|in his career|in her career|during their career|over a career|in the career|throughout|throughout their career|since the start|since graduating|depuis le debut|depuis le debut de carriere|depuis le debut de sa carriere|jusqu'ici|jusqu'a present|a ce jour|en tout|au total|dans sa carriere|au cours de sa carriere|sur toute sa carriere|dans toute sa carriere|de carriere|en carriere|d affilee|only|seulement|uniquement",
  ],
]);

const WINDOW = phraseBook<true>([
  [
    true,
    'in|within|over|during|in the|over the|during the|within the|in the last|over the last|during the last|within the last|in the past|over the past|in their last|over their last|in the previous|in last|en|sur|sur les|au cours des|dans|dans les|pendant|pendant les|ces|sur ses|au cours de ses|en moins de|in under|in less than',
  ],
]);

/** "In the last 5 years", "sur les dix dernières années": the years that count. */
function windowAt(tokens: readonly Token[], at: number): { years: number; to: number } | null {
  const opens = WINDOW.match(tokens, at);
  const number = opens && readNumber(tokens, opens.to);
  if (!number) return null;
  const to = ['dernieres', 'derniers', 'last', 'past'].includes(tokens[number.to]?.word ?? '')
    ? number.to + 1
    : number.to;
  return /^(?:years?|yrs?|ans|annees)$/.test(tokens[to]?.word ?? '')
    ? { years: number.value, to: to + 1 }
    : null;
}

/**
 * The number of employers that begins at a token, with the words around it: "only ever one
 * employer", "pas plus de trois employeurs en cinq ans". Null when none begins there.
 */
export function readEmployers(tokens: readonly Token[], at: number): EmployerCount | null {
  let start = at;
  let only = false;
  let amount = readAmount(tokens, start, COUNTED);
  while (!amount && start - at < MAX_INTRO && INTRO.has(tokens[start]?.word ?? '')) {
    only ||= ONLY.has(tokens[start]?.word ?? '');
    start++;
    amount = readAmount(tokens, start, COUNTED);
  }
  if (!amount || (amount.article && !amount.unit.single)) return null;
  let { to } = amount;
  let years: number | null = null;
  for (let steps = 0; steps < 3; steps++) {
    const window: ReturnType<typeof windowAt> = years === null ? windowAt(tokens, to) : null;
    const outro = OUTRO.match(tokens, to);
    if (window) ({ years, to } = window);
    else if (outro) {
      only ||= ONLY.has(tokens[to]?.word ?? '');
      to = outro.to;
    } else break;
  }
  const isLimit = !amount.bounded && (only || amount.unit.single);
  const bound = isLimit ? { min: null, max: amount.bound.min, strict: false } : amount.bound;
  const explicit = amount.bounded || isLimit || amount.unit.different;
  return { from: at, to, bound, years, explicit };
}
