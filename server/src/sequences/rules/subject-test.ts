/*
 * Compares the two subjects of a step by their replies (docs/decisions/0210).
 *
 * Everybody gets A or B by a fair draw. If the subjects make no difference, each reply is therefore
 * to A or to B like the toss of a coin. The evidence against the coin is a betting score that starts
 * at 1: under a fair coin it reaches 20 at any time with a probability of at most 5 % (Ville's
 * inequality). So the result may be read after every reply, which a test for a planned number of
 * mails does not allow.
 */

export const SUBJECT_VARIANTS = ['A', 'B'] as const;
export type SubjectVariant = (typeof SUBJECT_VARIANTS)[number];

/** People who got a subject, and those of them who replied to it. */
export interface SubjectCount {
  sent: number;
  replied: number;
}

export interface SubjectResult {
  better: SubjectVariant | null;
  repliesNeeded: number;
  emailsNeeded: number | null;
}

/** ln 20: a difference by chance is named in at most 5 % of all tests. */
const DECISIVE = Math.log(20);
/** A forecast of more mails than this helps nobody. */
const MAX_FORECAST = 10_000;

export function compareSubjects(a: SubjectCount, b: SubjectCount): SubjectResult {
  if (isDecided(a.replied, b.replied))
    return { better: a.replied > b.replied ? 'A' : 'B', repliesNeeded: 0, emailsNeeded: 0 };
  return {
    better: null,
    repliesNeeded: fewestReplies(a.replied, b.replied),
    emailsNeeded: forecast(a, b),
  };
}

const isDecided = (a: number, b: number): boolean => logEvidence(a, b) >= DECISIVE;

/**
 * The logarithm of the score: the likelihood of the replies, averaged over every share from 0 to 1
 * that A might get, divided by their likelihood under a fair coin.
 */
function logEvidence(a: number, b: number): number {
  return (a + b) * Math.LN2 - Math.log(a + b + 1) - logChoose(a + b, a);
}

/** Replies that decide if all of them are to the subject that leads. */
function fewestReplies(a: number, b: number): number {
  const [most, least] = [Math.max(a, b), Math.min(a, b)];
  let more = 1;
  while (!isDecided(most + more, least)) more++;
  return more;
}

/**
 * Mails after which the difference would be decided if both subjects continue as they did. Null
 * when there is no reply, or no difference worth waiting for.
 */
function forecast(a: SubjectCount, b: SubjectCount): number | null {
  const [sent, replied] = [a.sent + b.sent, a.replied + b.replied];
  if (replied === 0) return null;
  const isDecidedAt = (mails: number): boolean => {
    const share = (sent + mails) / sent;
    return isDecided(Math.round(a.replied * share), Math.round(b.replied * share));
  };
  if (!isDecidedAt(MAX_FORECAST)) return null;
  let [tooFew, enough] = [0, MAX_FORECAST];
  while (enough - tooFew > 1) {
    const middle = (tooFew + enough) >> 1;
    if (isDecidedAt(middle)) enough = middle;
    else tooFew = middle;
  }
  return enough;
}

const logChoose = (n: number, k: number): number =>
  logFactorial(n) - logFactorial(k) - logFactorial(n - k);

/** Exact up to 20, then Stirling's series: wrong by less than 1e-9. */
function logFactorial(n: number): number {
  if (n <= 20) {
    let product = 1;
    for (let factor = 2; factor <= n; factor++) product *= factor;
    return Math.log(product);
  }
  return n * Math.log(n) - n + Math.log(2 * Math.PI * n) / 2 + 1 / (12 * n) - 1 / (360 * n ** 3);
}
