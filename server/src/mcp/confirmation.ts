import type { Clock } from '../platform/clock.ts';
import type { Operation, Principal } from '../platform/operation.ts';
import type { SecretBox } from '../platform/secret-box.ts';
import type { Connection } from './toolsets.ts';

/*
 * A stop before a call that sends messages, or may spend more than the connection allows without
 * asking. A client that can ask its user is asked to (elicitation). Any other agent gets a refusal
 * with a confirmation code, asks its user, and calls again with the same arguments and the code.
 * Nothing is stored: the code is a signature over the caller, the tool and the arguments.
 */

/** Argument that carries the code. */
export const CONFIRMATION = 'confirmation';
const VALID_SECONDS = 600;

/** Operations that make messages leave. The test says why the other `send` operations do not. */
const SENDS: Record<string, (given: Json) => string> = {
  startSequence: ({ candidateIds }) =>
    `This starts outreach: messages are sent to ${peopleOf(candidateIds)}.`,
  sendTestEmail: () => 'This sends an email to yourself from a connected mailbox.',
  approveSequenceStep: () => 'This approves a message, which is then sent to the candidate.',
  answerConversation: () => 'This sends a message to the person who replied.',
};

/** Prices that the installation sets (see Settings). */
export interface Prices {
  addCandidate: number;
  enrichEmail: number;
  enrichPhone: number;
}

/** What operations may spend at most; null when only the service knows. */
const SPENDS: Record<string, (given: Json, prices: Prices) => number | null> = {
  startQualifiedSearch: ({ target }) => maxCreditsOf(target) ?? START_CREDITS,
  startQualifiedSearchByPrompt: ({ target }) => maxCreditsOf(target) ?? START_CREDITS,
  continueQualifiedSearch: ({ target }) => maxCreditsOf(target),
  rejudgeQualifiedSearch: () => null,
  searchTalents: () => SEARCH_CREDITS,
  searchTalentsByPrompt: () => SEARCH_CREDITS,
  searchTalentsLegacy: () => SEARCH_CREDITS,
  enrichContact: ({ enrichmentType }, prices) => contactsPrice(enrichmentType, prices),
  enrichCandidate: ({ enrichmentType }, prices) => contactsPrice(enrichmentType, prices),
  enrichCandidates: ({ candidateIds, enrichmentType }, prices) =>
    lengthOf(candidateIds) * contactsPrice(enrichmentType, prices),
  addCandidate: (_, prices) => prices.addCandidate,
  addCandidates: ({ talentIds }, prices) => lengthOf(talentIds) * prices.addCandidate,
};
/** A search answers at most ten people, a credit each. */
const SEARCH_CREDITS = 10;
/** `target.maxCredits` of a start that names none. */
const START_CREDITS = 60;

type Json = Record<string, unknown>;

export const mayNeedConfirmation = ({ id }: Pick<Operation, 'id'>): boolean =>
  id in SENDS || id in SPENDS;

export interface Pricing {
  prices: Prices;
  /** Reads what only the service knows about the price of a call. */
  priceOf(given: Json): Promise<number>;
}

/** Why the call must wait for the user, as a sentence; null when it need not. */
export async function reasonToAsk(
  { id }: Pick<Operation, 'id'>,
  given: Json,
  { spendLimit, confirms }: Connection,
  { prices, priceOf }: Pricing,
): Promise<string | null> {
  if (!confirms) return null;
  const sends = SENDS[id];
  if (sends) return sends(given);
  const spends = SPENDS[id];
  if (!spends) return null;
  const credits = spends(given, prices) ?? (await priceOf(given));
  if (credits <= spendLimit) return null;
  return `This may spend up to ${credits} credits, and calls above ${spendLimit} need a confirmation.`;
}

export interface ConfirmationDependencies {
  secretBox: Pick<SecretBox, 'sign' | 'verify'>;
  clock: Clock;
}

/** Confirmation codes of one caller, tool and set of arguments. */
export function createConfirmations({ secretBox, clock }: ConfirmationDependencies) {
  const claim = (principal: Principal, tool: string, given: Json, until: number): string =>
    JSON.stringify([
      'mcp confirmation',
      principal.workspaceId,
      principal.keyId,
      tool,
      ordered(given),
      until,
    ]);

  return {
    code(principal: Principal, tool: string, given: Json): { code: string; until: Date } {
      const until = Math.floor(clock.now().getTime() / 1_000) + VALID_SECONDS;
      const code = `${until}.${secretBox.sign(claim(principal, tool, given, until))}`;
      return { code, until: new Date(until * 1_000) };
    },
    isValid(principal: Principal, tool: string, given: Json, code: unknown): boolean {
      const [, until, signature] = /^(\d{1,12})\.([\w-]{43})$/.exec(String(code ?? '')) ?? [];
      if (!signature || Number(until) * 1_000 < clock.now().getTime()) return false;
      return secretBox.verify(claim(principal, tool, given, Number(until)), signature);
    },
  };
}

/** Members in the order of their names: an agent may write the same arguments in another order. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (value === null || typeof value !== 'object') return value;
  const members = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(members.map(([name, member]) => [name, ordered(member)]));
}

const contactsPrice = (type: unknown, { enrichEmail, enrichPhone }: Prices): number =>
  (type === 'phone' ? 0 : enrichEmail) + (type === 'personalEmail' ? 0 : enrichPhone);

const lengthOf = (value: unknown): number => (Array.isArray(value) ? value.length : 1);

function peopleOf(candidateIds: unknown): string {
  const count = lengthOf(candidateIds);
  return count === 1 ? '1 candidate' : `${count} candidates`;
}

function maxCreditsOf(target: unknown): number | null {
  const { maxCredits } = (target ?? {}) as { maxCredits?: unknown };
  return typeof maxCredits === 'number' ? maxCredits : null;
}
