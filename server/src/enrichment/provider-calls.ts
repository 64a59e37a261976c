import type { Clock } from '../platform/clock.ts';
import type { AdvanceOutcome } from '../platform/engine.ts';
import type { SecretBox } from '../platform/secret-box.ts';
import type { TalentProfile } from '../talents/talents.ts';
import type { CallOutcomes } from './call-outcomes.ts';
import type { CallStates } from './call-states.ts';
import type { ContactKind } from './contract.ts';
import type { Step } from './ports.ts';
import type { ProviderAccounts } from './provider-accounts.ts';
import type { StoredProvider } from './provider-store.ts';
import { ADAPTERS } from './providers/catalog.ts';
import type { ProviderClient } from './providers/client.ts';
import type { Adapter, Person } from './providers/port.ts';
import { newCall, type StoredCall } from './store.ts';

export interface ProviderCallsDependencies {
  accounts: ProviderAccounts;
  client: ProviderClient;
  states: CallStates;
  outcomes: CallOutcomes;
  secretBox: Pick<SecretBox, 'seal'>;
  clock: Clock;
  /** Replaces the providers' own intervals; for tests. */
  pollEveryMs?: number;
}

/** The two calls to a provider: the first request, and polling an asynchronous one. */
export function createProviderCalls({
  accounts,
  client,
  states,
  outcomes,
  secretBox,
  clock,
  pollEveryMs,
}: ProviderCallsDependencies) {
  const everyMs = ({ polling }: Adapter): number => pollEveryMs ?? polling?.everyMs ?? 0;
  const later = (delayMs: number): Date => new Date(clock.now().getTime() + delayMs);

  async function ask(
    step: Step,
    provider: StoredProvider,
    before: StoredCall | null,
    kinds: readonly ContactKind[],
  ): Promise<AdvanceOutcome> {
    const earlier = before ?? newCall(provider.type, kinds, clock.now());
    const call: StoredCall = { ...earlier, kinds, state: 'asking', tries: earlier.tries + 1 };
    if (!(await states.begin(step, call))) return 'done';
    const adapter = ADAPTERS[provider.type];
    const account = accounts.accountOf(provider, adapter);
    if (!account) return outcomes.giveUp(step, call, 'key_unreadable');
    const reply = await client.ask(adapter, account, personOf(step.profile), kinds);
    if (!reply) return outcomes.skip(step, call);
    if (reply.outcome === 'failed') return outcomes.fail(step, call, reply);
    if (reply.outcome === 'answered') return outcomes.accept(step, call, reply.found);
    return states.wait(step, {
      ...call,
      state: 'waiting',
      ticket: secretBox.seal(reply.ticket),
      dueAt: later(everyMs(adapter)),
      giveUpAt: later(adapter.polling?.giveUpAfterMs ?? 0),
    });
  }

  async function poll(
    step: Step,
    provider: StoredProvider,
    call: StoredCall,
  ): Promise<AdvanceOutcome> {
    const adapter = ADAPTERS[provider.type];
    const account = accounts.accountOf(provider, adapter);
    const ticket = accounts.opened(call.ticket!);
    if (!account || ticket === null) return outcomes.giveUp(step, call, 'key_unreadable');
    const reply = await client.poll(adapter, account, ticket);
    if (reply.outcome === 'answered') return outcomes.accept(step, call, reply.found);
    if (reply.outcome === 'failed' && reply.failure === 'refused')
      return outcomes.giveUp(step, call, reply.reason);
    if (clock.now() >= call.giveUpAt!) return outcomes.giveUp(step, call, 'unfinished');
    const retryAfterMs = (reply.outcome === 'failed' && reply.retryAfterMs) || 0;
    const pauseMs = Math.max(everyMs(adapter), retryAfterMs);
    return states.wait(step, { ...call, dueAt: later(pauseMs) });
  }

  return { ask, poll };
}

export type ProviderCalls = ReturnType<typeof createProviderCalls>;

function personOf({
  firstname,
  lastname,
  currentOrganization,
  experiences,
  proNetworkUrl,
}: TalentProfile): Person {
  const current = experiences.find(({ isCurrent }) => isCurrent)?.organizationName ?? null;
  return {
    firstname,
    lastname,
    company: currentOrganization?.name ?? current,
    profileUrl: proNetworkUrl,
  };
}
