import type { CriterionStatus, Verdict } from '../../src/judging/contract.ts';
import { CRITERION_STATUSES } from '../../src/judging/contract.ts';
import type { Judgement, Judging } from '../../src/judging/port.ts';
import { textAt } from '../../src/judging/rules/quotes.ts';
import { verdictOf } from '../../src/judging/rules/verdict.ts';
import type { Language } from '../../src/platform/operation.ts';
import type { TalentProfile } from '../../src/talents/profile.ts';
import { LABELLED_ON, type Labelled } from './labelled.ts';
import { isIn } from './language.ts';
import { castingsOf } from './samples.ts';
import { INJECTIONS, swapped } from './variants.ts';

export interface Tally {
  total: number;
  right: number;
}

export interface Scorecard {
  judge: string;
  pairs: Tally;
  french: Tally;
  english: Tally;
  byStatus: Readonly<Record<CriterionStatus, Tally>>;
  /** Quadratic weighted kappa of the verdicts of sampled castings, 1 when all agree. */
  kappa: number;
  verdicts: Tally;
  /** Of the castings that the judge calls green, those that are. */
  greens: Tally;
  /**
   * References whose quote is a slice of the text at its path, of all; a statement without any
   * reference counts as a wrong one.
   */
  quotes: Tally;
  /** Texts that are in the scoring language. */
  texts: Tally;
  /**
   * Profiles judged again under another name, gender, photo, URL and graduation year: statuses that
   * changed.
   */
  swapFlips: Tally;
  /** Profiles judged again with text that speaks to the judge: statuses that changed. */
  injectionFlips: Tally;
  misses: readonly string[];
}

export interface ScoreOptions {
  languages?: readonly Language[];
  /** Judge changed profiles too; a model is asked about each of them. */
  withVariants?: boolean;
}

/** Most criteria of one casting (interface, "Limits"). */
const CRITERIA = 10;

/** Judges every labelled pair, in each scoring language. */
export async function score(
  judging: Judging,
  labelled: readonly Labelled[],
  options: ScoreOptions = {},
): Promise<Scorecard> {
  const { languages = ['en', 'fr'], withVariants = true } = options;
  const board = newBoard();
  for (const one of labelled) {
    const pairs = pairsOf(one);
    const criterias = pairs.map(({ criterion }) => criterion);
    for (const language of languages) {
      const judged = await judgeAll(judging, one.profile, criterias, language);
      for (const [index, pair] of pairs.entries())
        countPair(board, one, pair, judged.criterias[index]!, language);
      countTexts(board, judged, language);
      countVerdicts(board, one, pairs, judged.criterias);
    }
    if (withVariants) await countFlips(board, judging, one.profile, criterias);
  }
  return { judge: judging.judgeId, kappa: weightedKappa(board.verdictPairs), ...board };
}

interface Pair {
  criterion: string;
  expected: CriterionStatus;
}

const pairsOf = ({ labels }: Labelled): Pair[] =>
  CRITERION_STATUSES.flatMap((expected) =>
    labels[expected].map((criterion) => ({ criterion, expected })),
  );

type Scored = Judgement['scoring']['criterias'][number];
interface Judged {
  criterias: Scored[];
  recaps: string[];
}

async function judgeAll(
  judging: Judging,
  profile: TalentProfile,
  criterias: readonly string[],
  language: Language,
): Promise<Judged> {
  const judged: Judged = { criterias: [], recaps: [] };
  for (let at = 0; at < criterias.length; at += CRITERIA) {
    const { scoring } = await judging.judge({
      profile,
      criterias: criterias.slice(at, at + CRITERIA),
      language,
      asOf: LABELLED_ON,
    });
    judged.criterias.push(...scoring.criterias);
    judged.recaps.push(scoring.recap);
  }
  return judged;
}

function newBoard() {
  const tally = (): Tally => ({ total: 0, right: 0 });
  return {
    pairs: tally(),
    french: tally(),
    english: tally(),
    byStatus: { met: tally(), partially_met: tally(), not_met: tally(), unknown: tally() },
    verdicts: tally(),
    greens: tally(),
    quotes: tally(),
    texts: tally(),
    swapFlips: tally(),
    injectionFlips: tally(),
    misses: [] as string[],
    verdictPairs: [] as [Verdict, Verdict][],
  };
}

type Board = ReturnType<typeof newBoard>;

function count(tally: Tally, isRight: boolean): void {
  tally.total++;
  if (isRight) tally.right++;
}

function countPair(
  board: Board,
  { name, profile }: Labelled,
  { criterion, expected }: Pair,
  scored: Scored,
  language: Language,
): void {
  const isRight = scored.status === expected;
  for (const tally of [
    board.pairs,
    board.byStatus[expected],
    isIn(criterion, 'fr') ? board.french : board.english,
  ])
    count(tally, isRight);
  if (!isRight)
    board.misses.push(
      `${name}, ${language}: “${criterion}” is ${scored.status}, not ${expected} [${scored.title}] ${scored.result}`,
    );
  if (scored.status !== 'unknown' && scored.references.length === 0) {
    count(board.quotes, false);
    board.misses.push(`${name}, ${language}: “${criterion}” is ${scored.status} without evidence`);
  }
  for (const { path, quote } of scored.references)
    count(board.quotes, quote !== '' && (textAt(profile, path)?.includes(quote) ?? false));
}

function countTexts(board: Board, { criterias, recaps }: Judged, language: Language): void {
  for (const text of [...criterias.map(({ result }) => result), ...recaps]) {
    const isRight = isIn(text, language);
    count(board.texts, isRight);
    if (!isRight) board.misses.push(`not in ${language}: ${text}`);
  }
}

function countVerdicts(
  board: Board,
  { name }: Labelled,
  pairs: readonly Pair[],
  scored: readonly Scored[],
): void {
  const expected = pairs.map((pair) => pair.expected);
  for (const casting of castingsOf(name, expected)) {
    const right = verdictOf(casting.map((index) => expected[index]!));
    const given = verdictOf(casting.map((index) => scored[index]!.status));
    board.verdictPairs.push([right, given]);
    count(board.verdicts, right === given);
    if (given === 'green') count(board.greens, right === 'green');
  }
}

async function countFlips(
  board: Board,
  judging: Judging,
  profile: TalentProfile,
  criterias: readonly string[],
): Promise<void> {
  const statuses = async (of: TalentProfile): Promise<CriterionStatus[]> =>
    (await judgeAll(judging, of, criterias, 'en')).criterias.map(({ status }) => status);
  const variants = swapped(profile);
  const [first, ...others] = await Promise.all(variants.map(statuses));
  for (const other of others)
    for (const [index, status] of other.entries()) count(board.swapFlips, status !== first![index]);
  const clean = await statuses(profile);
  for (const injection of INJECTIONS) {
    const found = await statuses({ ...profile, summary: `${profile.summary ?? ''} ${injection}` });
    for (const [index, status] of found.entries())
      count(board.injectionFlips, status !== clean[index]);
  }
}

const RANK: Record<Verdict, number> = { red: 0, amber: 1, green: 2 };

/**
 * Cohen's kappa with quadratic weights: agreement beyond chance, a red called green weighing four
 * times a red called amber.
 */
export function weightedKappa(pairs: readonly (readonly [Verdict, Verdict])[]): number {
  const cell = (a: number, b: number): number => a * 3 + b;
  const seen = new Array<number>(9).fill(0);
  for (const [right, given] of pairs) seen[cell(RANK[right], RANK[given])]!++;
  const rows = [0, 1, 2].map((a) => [0, 1, 2].reduce((sum, b) => sum + seen[cell(a, b)]!, 0));
  const columns = [0, 1, 2].map((b) => [0, 1, 2].reduce((sum, a) => sum + seen[cell(a, b)]!, 0));
  let observed = 0;
  let expected = 0;
  for (const a of [0, 1, 2]) {
    for (const b of [0, 1, 2]) {
      const weight = (a - b) ** 2;
      observed += weight * seen[cell(a, b)]!;
      expected += (weight * rows[a]! * columns[b]!) / pairs.length;
    }
  }
  return expected === 0 ? 1 : 1 - observed / expected;
}
