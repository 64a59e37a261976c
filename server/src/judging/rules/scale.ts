import type { Bound } from './durations.ts';

/**
 * Amounts of what somebody was responsible for: money, users, sites. Criteria and profiles are read
 * with the same patterns, over text in lower case without accents.
 */

interface ThingRow {
  words: string;
  isMoney: boolean;
}

const ROWS = {
  budget: {
    words: 'budgets?(?: \\w+)?|spend|capex|opex|p ?& ?l|compte de resultat|centre de profit',
    isMoney: true,
  },
  revenue: {
    words:
      "(?:annual |yearly )?revenues?|turnover|chiffre d'affaires|ca|[am]rr|sales(?: volume)?|ventes|book of business|portfolio|portefeuille",
    isMoney: true,
  },
  deals: {
    words: 'deals?(?: size)?|contracts?|contrats?|panier moyen|ticket moyen|tickets?|acv|tcv',
    isMoney: true,
  },
  projects: { words: 'projects?|projets?|chantiers?|programmes?|programs?', isMoney: true },
  users: {
    words:
      '(?:(?:monthly|daily|active) )*(?:users|subscribers|visitors)|utilisateurs|abonnes|visiteurs|[md]au',
    isMoney: false,
  },
  sites: {
    words:
      'sites|stores|shops|branches|locations|plants|factories|warehouses|restaurants|hotels|schools|magasins|boutiques|agences|etablissements|usines|entrepots|ecoles',
    isMoney: false,
  },
  countries: { words: 'countries|markets|pays', isMoney: false },
  customers: { words: 'clients?|customers?|accounts|comptes', isMoney: false },
  covers: { words: 'covers|couverts|rooms|chambres', isMoney: false },
  beds: { words: 'beds?|lits', isMoney: false },
} as const satisfies Record<string, ThingRow>;

export type ScaledThing = keyof typeof ROWS;

export interface ScaledAmount {
  of: ScaledThing;
  value: number;
  start: number;
  end: number;
}

const UNIT: Record<string, number> = {
  k: 1e3,
  thousand: 1e3,
  mille: 1e3,
  m: 1e6,
  mn: 1e6,
  million: 1e6,
  millions: 1e6,
  mio: 1e6,
  bn: 1e9,
  b: 1e9,
  billion: 1e9,
  md: 1e9,
  mds: 1e9,
  milliard: 1e9,
  milliards: 1e9,
};
const COUNTS: Record<string, number> = Object.fromEntries(
  'two,three,four,five,six,seven,eight,nine,ten|deux,trois,quatre,cinq,six,sept,huit,neuf,dix'
    .split('|')
    .flatMap((words) => words.split(',').map((word, at): [string, number] => [word, at + 2])),
);

const SIGN = '(?:€|\\$|£|eur(?:os?)?|usd|gbp|dollars?|pounds?)';
const AMOUNT = `(?<![\\w.,])(${SIGN} ?)?(\\d{1,3}(?:[ .,\\u00a0\\u202f]\\d{3})+(?!\\d)|\\d+(?:[.,]\\d+)?|${Object.keys(COUNTS).join('|')})(?:[ -]?(${Object.keys(UNIT).join('|')})(?![a-z]))?\\+?( ?${SIGN})?(?![a-z0-9])`;
/** The maximum distance, in characters, between an amount and what it counts. */
const REACH = 32;

const THINGS = (Object.keys(ROWS) as ScaledThing[]).map((of) => ({
  of,
  isMoney: ROWS[of].isMoney,
  words: new RegExp(`(?<![a-z])(?:${ROWS[of].words})(?![a-z])`, 'g'),
}));

function amountOf(digits: string, unit: string | undefined): number {
  const count = COUNTS[digits];
  const grouped = /^\d{1,3}(?:[ .,\u00a0\u202f]\d{3})+$/.test(digits) && unit === undefined;
  const number =
    count ??
    Number(grouped ? digits.replace(/\D/g, '') : digits.replace(/ /g, '').replace(',', '.'));
  return number * (unit === undefined ? 1 : UNIT[unit]!);
}

/** Every amount of a known thing in one sentence. */
export function amountsIn(plain: string): ScaledAmount[] {
  const found: ScaledAmount[] = [];
  for (const match of plain.matchAll(new RegExp(AMOUNT, 'g'))) {
    const isMoney = match[1] !== undefined || match[4] !== undefined;
    const end = match.index + match[0].length;
    const near = THINGS.filter((thing) => thing.isMoney === isMoney)
      .flatMap(({ of, words }) =>
        [...plain.matchAll(words)].map((thing) => ({
          of,
          start: thing.index,
          end: thing.index + thing[0].length,
          gap: thing.index >= end ? thing.index - end : match.index - thing.index - thing[0].length,
          isAfter: thing.index >= end,
        })),
      )
      // A count stands before what it counts: "three sites".
      .filter(({ gap, isAfter }) => gap >= 0 && (isMoney ? gap <= REACH : isAfter && gap <= 12))
      .sort((a, b) => a.gap - b.gap)[0];
    if (near === undefined) continue;
    found.push({
      of: near.of,
      value: amountOf(match[2]!, match[3]),
      start: Math.min(near.start, match.index),
      end: Math.max(near.end, end),
    });
  }
  return found;
}

const AT_MOST =
  /\b(?:less than|under|below|up to|at most|no more than|maximum|moins de|au plus|jusqu'a|inferieure?s? a)\b/;

/** The amount that a criterion asks for, with its bound; null when it names none, or several. */
export function askedScale(plain: string): { of: ScaledThing; bound: Bound; rest: string } | null {
  const amounts = amountsIn(plain);
  const [amount] = amounts;
  if (amount === undefined || amounts.length > 1) return null;
  const isMost = AT_MOST.test(plain);
  return {
    of: amount.of,
    bound: {
      min: isMost ? null : amount.value,
      max: isMost ? amount.value : null,
      strict: false,
    },
    rest: `${plain.slice(0, amount.start)} ${plain.slice(amount.end)}`,
  };
}
