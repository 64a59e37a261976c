import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db.ts';
import type { Advance, AdvanceOutcome } from '../platform/engine.ts';
import type { Talents } from '../talents/talents.ts';
import type { AttemptRecords } from './attempt-records.ts';
import type { CallOutcomes } from './call-outcomes.ts';
import type { CallStates } from './call-states.ts';
import { afterCommit, type CommitStep } from './commit-step.ts';
import type { ContactKind } from './contract.ts';
import type { Imported } from './imported.ts';
import type { Step } from './ports.ts';
import type { ProviderCalls } from './provider-calls.ts';
import { readProviders, type StoredProvider } from './provider-store.ts';
import { type Failure, IMPORTED, inOrder, nextStep } from './rules/waterfall.ts';
import { newCall, readCalls, readEnrichment, type StoredCall } from './store.ts';

export interface LookupDependencies {
  db: Database;
  talents: Pick<Talents, 'load'>;
  imported: Imported;
  commit: CommitStep;
  states: CallStates;
  records: AttemptRecords;
  outcomes: CallOutcomes;
  providerCalls: ProviderCalls;
  clock: Clock;
}

/**
 * Finds the contacts that a request asks for, one provider per step (rules/waterfall.ts). A call is
 * recorded before it is made, and its outcome is committed with its consequences, so another worker
 * can continue after a crash. No transaction is open during a call.
 */
export function createLookup({
  db,
  talents,
  imported,
  commit,
  states,
  records,
  outcomes,
  providerCalls,
  clock,
}: LookupDependencies) {
  return async function advance({
    id,
    workspaceId,
    fence,
    signal,
  }: Advance): Promise<AdvanceOutcome> {
    if (signal.aborted) return 'again';
    const enrichment = await readEnrichment(db, workspaceId, id);
    const profile =
      enrichment && (await talents.load([enrichment.talentId])).get(enrichment.talentId);
    // The request has ended, on its own or because the person was erased.
    if (!enrichment || !profile) return 'done';
    const step: Step = { enrichment, workspaceId, profile, fence };
    const open = enrichment.kinds.flatMap(({ kind, state }) => (state === 'open' ? [kind] : []));
    const calls = await readCalls(db, id);
    const providers = inTurn(await readProviders(db, workspaceId), calls);
    const offers = [
      { provider: IMPORTED, kinds: open },
      ...providers.map(({ type, kinds }) => ({ provider: type as string, kinds })),
    ];
    const next = nextStep(offers, calls, open, clock.now());
    if (next.action === 'wait') return { wakeAt: next.until };
    if (next.action === 'end')
      return afterCommit(await commit(step, async () => {}, { exhausted: true }));
    if (next.action === 'ask' && next.provider === IMPORTED) return serveImported(step, next.kinds);
    const name = next.action === 'ask' ? next.provider : next.call.provider;
    const provider = providers.find(({ type }) => type === name)!;
    const call = calls.find((stored) => stored.provider === name) ?? null;
    if (next.action === 'reckon') return outcomes.fail(step, call!, DIED);
    return next.action === 'poll'
      ? providerCalls.poll(step, provider, call!)
      : providerCalls.ask(step, provider, call, next.kinds);
  };

  async function serveImported(step: Step, kinds: readonly ContactKind[]): Promise<AdvanceOutcome> {
    const contacts = await imported.read(step.profile);
    const call = { ...newCall(IMPORTED, kinds, clock.now()), tries: 1 };
    const answer = { provider: IMPORTED, kinds, contacts, missing: 'none_imported' } as const;
    return states.end(step, call, (tx) => records.answered(tx, step, answer));
  }
}

const DIED: Failure = { failure: 'unknown', reason: 'died', retryAfterMs: null };

/** Skips paused providers, except for a call made before the pause: it may have been billed. */
function inTurn(
  providers: readonly StoredProvider[],
  calls: readonly StoredCall[],
): StoredProvider[] {
  const isAsked = ({ type, paused }: StoredProvider) =>
    !paused || calls.some(({ provider, state }) => provider === type && state !== 'ended');
  return inOrder(providers.filter(isAsked));
}
