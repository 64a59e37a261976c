import { nicknameGroup } from './nicknames.ts';

/**
 * How names are compared that one person may write in several ways: another script, other accents,
 * another spelling. A code keeps the consonants that transliterations and spellings agree on.
 */

const LETTERS = new Map(
  [
    // Cyrillic
    'аa бb вv гg дd еe жzh зz иi кk лl мm нn оo пp рr сs тt уu фf хkh цts чch шsh щsh ъ ыy ь эe юyu яya іi єe ґg јj љl њn ћch ђdj џdj',
    // Greek
    'αa βv γg δd εe ζz ηi θth ιi κk λl μm νn ξx οo πp ρr σs ςs τt υi φf χkh ψps ωo',
    // Arabic and Persian
    'اa بb تt ثth جj حh خkh دd ذd رr زz سs شsh صs ضd طt ظz عa غg فf قk كk لl مm نn هh ةa وu يy ىa ءa پp چch ژzh گg کk یy',
    // Hebrew
    'אa בb גg דd הh וv זz חkh טt יy כk ךk לl מm םm נn ןn סs עa פp ףf צts ץts קk רr שsh תt',
    // Latin letters that have no accent to remove
    'ßss łl øo đd ðd þth æae œoe ıi ħh',
  ]
    .join(' ')
    .split(' ')
    .map((pair): [string, string] => [pair[0]!, pair.slice(1)]),
);

const GREEK_PAIRS: readonly [RegExp, string][] = [
  [/μπ/g, 'b'],
  [/ντ/g, 'd'],
  [/γκ/g, 'g'],
  [/ου/g, 'u'],
];

/** In Latin letters without accents, in lower case. */
export function latin(text: string): string {
  if (/^[ -~]*$/.test(text)) return text.toLowerCase();
  let folded = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  for (const [pair, letter] of GREEK_PAIRS) folded = folded.replace(pair, letter);
  return folded.replace(/[^a-z0-9\s]/gu, (letter) => LETTERS.get(letter) ?? letter);
}

/** Words that are left out of a name: particles, titles, and what says "born" or "married". */
const NO_NAMES = new Set(
  'de du des la le les van von der den zu da do dos das di del della el al ben bin ibn abu bint mac mc st nee ne epouse ep born geb mr mrs ms dr prof phd mba md jr sr ii iii'.split(
    ' ',
  ),
);

/** The words of a name that tell people apart; an initial is one letter. */
export function nameWords(text: string | null): string[] {
  const words = latin(text ?? '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const telling = words.filter((word) => !NO_NAMES.has(word));
  return telling.length > 0 ? telling : words;
}

/** In this order: what a rule makes is read by those after it. */
const SOUNDS: readonly [RegExp, string][] = [
  [/(?:eau|ault|aud|aut|eaux)$/, 'o'],
  [/ph/g, 'f'],
  [/ch(?=[rl])|kh|ck|q/g, 'k'],
  [/dj|dzh|dg(?=[ei])/g, 'j'],
  [/tsch|tch|sch|sh|ch|cz|sz|zh|ts|tz|cs/g, 's'],
  [/c(?=[eiy])|z/g, 's'],
  [/gn/g, 'n'],
  [/x/g, 'ks'],
  [/c|g/g, 'k'],
  [/v|w/g, 'f'],
  [/b/g, 'p'],
  [/d/g, 't'],
  [/h/g, ''],
  [/^[aeiouyj]+/, 'A'],
  [/[aeiouyj]/g, ''],
  [/(.)\1+/g, '$1'],
];

const codes = new Map<string, string>();
/** More than the frequent words of names in a large file. */
const MAX_CODES = 20_000;

/** What the spellings of a name have in common; nicknames have that of the whole name. */
export function nameCode(word: string): string {
  const known = codes.get(word);
  if (known !== undefined) return known;
  let code = nicknameGroup(word) ?? word;
  for (const [sound, letter] of SOUNDS) code = code.replace(sound, letter);
  if (codes.size >= MAX_CODES) codes.clear();
  codes.set(word, code);
  return code;
}

/**
 * Letters to add, remove, change or exchange with their neighbour. Above `most`, any number above
 * it: words that are far apart are not compared to their ends.
 */
export function editDistance(one: string, other: string, most = Infinity): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1];
      let letters = Math.min(row[j - 1]! + 1, last[j]! + 1, last[j - 1]! + (isSame ? 0 : 1));
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        letters = Math.min(letters, before[j - 2]! + 1);
      row[j] = letters;
      if (letters < least) least = letters;
    }
    // An exchange reads the row before the last, which is at most one less.
    if (least > most + 1) return most + 1;
    before = last;
    last = row;
  }
  return last[other.length]!;
}

/** Whether two words may be spellings of one name. */
export function areSpellings(one: string, other: string): boolean {
  if (one === other) return true;
  const length = Math.max(one.length, other.length);
  const slips = length >= 7 ? 2 : length >= 4 ? 1 : 0;
  // A code of one consonant is that of many names.
  const code = nameCode(one);
  const isOneCode = code.length > 2 && code === nameCode(other);
  const most = isOneCode ? Math.max(slips, length * 0.6) : slips;
  return most > 0 && editDistance(one, other, most) <= most;
}
