import type { Clock } from '../platform/clock.ts';
import type { Database, Tx } from '../platform/db.ts';
import type { Advance, AdvanceOutcome } from '../platform/engine.ts';
import type { Log } from '../platform/log.ts';
import type { SecretBox } from '../platform/secret-box.ts';
import type { TalentProfile, Talents } from '../talents/talents.ts';
import type { ContactKind } from './contract.ts';
import type { Imported } from './imported.ts';
import type { CheckMailDomain } from './mail-domains.ts';
import { type CountryOf, normalizeFound } from './normalize.ts';
import type { Outcomes } from './outcomes.ts';
import { readProviders, type StoredProvider } from './provider-store.ts';
import { ADAPTERS } from './providers/catalog.ts';
import type { Account, ProviderClient } from './providers/client.ts';
import type { Adapter, FoundContact, Person, Reply } from './providers/port.ts';
import type { ReasonCode } from './rules/reasons.ts';
import {
  type Call,
  type Failure,
  IMPORTED,
  inOrder,
  nextStep,
  retryDelayMs,
} from './rules/waterfall.ts';
import { type Enrichment, readCalls, readEnrichment, type StoredCall, writeCall } from './store.ts';

export interface LookupDependencies {
  db: Database;
  talents: Pick<Talents, 'load'>;
  imported: Imported;
  outcomes: Outcomes;
  client: ProviderClient;
  checkMailDomain: CheckMailDomain;
  countryOf: CountryOf;
  secretBox: SecretBox;
  clock: Clock;
  log: Log;
  /** Before the second and the third call to a provider that failed. */
  pausesMs: readonly number[];
  /** In the place of the providers' own; for tests. */
  pollEveryMs?: number;
}

/** One step of a request: the row it is about, and the lease it is taken under. */
interface Step {
  enrichment: Enrichment;
  workspaceId: string;
  profile: TalentProfile;
  fence: Advance['fence'];
}

/**
 * Looks for what a request asks, one provider a step (rules/waterfall.ts). A call is written down
 * before it is made and its outcome is committed with what follows from it, so a worker that takes
 * over from a dead one goes on where that one was; no transaction is open during a call.
 */
export function createLookup(dependencies: LookupDependencies) {
  const {
    db,
    talents,
    imported,
    outcomes,
    client,
    checkMailDomain,
    countryOf,
    secretBox,
    clock,
    log,
    pausesMs,
    pollEveryMs,
  } = dependencies;
  /** Null when it cannot be read: it was sealed before SECRET_KEY changed. */
  function accountOf({ baseUrl, keySealed }: StoredProvider, adapter: Adapter): Account | null {
    const apiKey = opened(keySealed);
    return apiKey === null ? null : { baseUrl: baseUrl ?? adapter.baseUrl, apiKey };
  }

  function opened(sealed: Buffer): string | null {
    try {
      return secretBox.open(sealed);
    } catch {
      return null;
    }
  }

  const everyMs = ({ polling }: Adapter): number => pollEveryMs ?? polling?.everyMs ?? 0;
  const later = (delayMs: number): Date => new Date(clock.now().getTime() + delayMs);

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
    // Ended, or ended by the erasure of the person.
    if (!enrichment || !profile) return 'done';
    const step: Step = { enrichment, workspaceId, profile, fence };
    const open = enrichment.kinds.flatMap(({ kind, state }) => (state === 'open' ? [kind] : []));
    const calls = await readCalls(db, id);
    // What was asked before a pause is still waited for: it may have been billed.
    const isAsked = ({ type, paused }: StoredProvider) =>
      !paused || calls.some(({ provider, state }) => provider === type && state !== 'ended');
    const providers = inOrder((await readProviders(db, workspaceId)).filter(isAsked));
    const steps = [
      { provider: IMPORTED, kinds: open },
      ...providers.map(({ type, kinds }) => ({ provider: type as string, kinds })),
    ];
    const next = nextStep(steps, calls, open, clock.now());
    if (next.action === 'wait') return { wakeAt: next.until };
    if (next.action === 'end')
      return ended(await outcomes.commit(step, async () => {}, { exhausted: true }));
    if (next.action === 'ask' && next.provider === IMPORTED) return serveImported(step, next.kinds);
    const name = next.action === 'ask' ? next.provider : next.call.provider;
    const provider = providers.find(({ type }) => type === name)!;
    const call = calls.find((stored) => stored.provider === name) ?? null;
    if (next.action === 'reckon') return fail(step, provider, call!, DIED);
    return next.action === 'poll'
      ? poll(step, provider, call!)
      : ask(step, provider, call, next.kinds);
  };

  async function serveImported(step: Step, kinds: readonly ContactKind[]): Promise<AdvanceOutcome> {
    const found = await imported.read(step.profile);
    const call = newCall(IMPORTED, kinds, clock.now());
    return ended(
      await outcomes.commit(step, async (tx) => {
        await writeCall(tx, step.enrichment.id, { ...call, state: 'ended', tries: 1 });
        await outcomes.answered(tx, step, {
          provider: IMPORTED,
          kinds,
          contacts: found,
          missing: 'none_imported',
        });
      }),
    );
  }

  async function ask(
    step: Step,
    provider: StoredProvider,
    before: StoredCall | null,
    kinds: readonly ContactKind[],
  ): Promise<AdvanceOutcome> {
    const earlier = before ?? newCall(provider.type, kinds, clock.now());
    const call: StoredCall = { ...earlier, kinds, state: 'asking', tries: earlier.tries + 1 };
    const goesOn = await outcomes.commit(step, (tx) => writeCall(tx, step.enrichment.id, call));
    if (!goesOn) return 'done';
    const adapter = ADAPTERS[provider.type];
    const account = accountOf(provider, adapter);
    if (!account) return giveUp(step, provider, call, 'key_unreadable');
    const reply = await client.ask(adapter, account, personOf(step.profile), kinds);
    if (!reply) return skip(step, provider, call);
    if (reply.outcome === 'failed') return fail(step, provider, call, reply);
    return accept(step, provider, call, reply);
  }

  async function poll(
    step: Step,
    provider: StoredProvider,
    call: StoredCall,
  ): Promise<AdvanceOutcome> {
    const adapter = ADAPTERS[provider.type];
    const account = accountOf(provider, adapter);
    const ticket = opened(call.ticket!);
    if (!account || ticket === null) return giveUp(step, provider, call, 'key_unreadable');
    const reply = await client.poll(adapter, account, ticket);
    if (reply.outcome === 'answered') return accept(step, provider, call, reply);
    if (reply.outcome === 'failed' && reply.failure === 'refused')
      return giveUp(step, provider, call, reply.reason);
    if (clock.now() >= call.giveUpAt!) return giveUp(step, provider, call, 'unfinished');
    const pauseMs = Math.max(
      everyMs(adapter),
      (reply.outcome === 'failed' && reply.retryAfterMs) || 0,
    );
    return wait(step, { ...call, dueAt: later(pauseMs) });
  }

  /** What an answer means: contacts, or a ticket to come back with. */
  async function accept(
    step: Step,
    provider: StoredProvider,
    call: StoredCall,
    reply: Exclude<Reply, { outcome: 'failed' }>,
  ): Promise<AdvanceOutcome> {
    const adapter = ADAPTERS[provider.type];
    if (reply.outcome === 'pending') {
      const { polling } = adapter;
      return wait(step, {
        ...call,
        state: 'waiting',
        ticket: secretBox.seal(reply.ticket),
        dueAt: later(everyMs(adapter)),
        giveUpAt: later(polling?.giveUpAfterMs ?? 0),
      });
    }
    const { contacts, missing } = await usable(reply.found, step.profile);
    return ended(
      await outcomes.commit(step, async (tx) => {
        await writeCall(tx, step.enrichment.id, { ...call, state: 'ended', ticket: null });
        const foundAt = clock.now();
        const dated = contacts.map((contact) => ({ ...contact, foundAt }));
        await outcomes.answered(tx, step, {
          provider: provider.type,
          kinds: call.kinds,
          contacts: dated,
          missing,
        });
      }),
    );
  }

  /** What can be used of what was found; addresses whose domain takes no mail are none. */
  async function usable(
    found: readonly FoundContact[],
    profile: TalentProfile,
  ): Promise<{ contacts: FoundContact[]; missing: ReasonCode }> {
    const contacts = normalizeFound(found, countryOf(profile));
    const domains = new Set(
      contacts.flatMap(({ kind, value }) => (kind === 'email' ? [domainOf(value)] : [])),
    );
    const refusing = new Set<string>();
    await Promise.all(
      [...domains].map(
        async (domain) => (await checkMailDomain(domain)) === 'refuses' && refusing.add(domain),
      ),
    );
    const kept = contacts.filter(
      ({ kind, value }) => kind !== 'email' || !refusing.has(domainOf(value)),
    );
    return { contacts: kept, missing: found.length > kept.length ? 'unusable' : 'none' };
  }

  /**
   * A call that brought nothing: made again later, or given up. What is lost without an answer is
   * told even when the provider is asked again.
   */
  async function fail(
    step: Step,
    provider: StoredProvider,
    before: StoredCall,
    failure: Failure,
  ): Promise<AdvanceOutcome> {
    const call = { ...before, unknowns: before.unknowns + (failure.failure === 'unknown' ? 1 : 0) };
    const delayMs = retryDelayMs(failure, call, pausesMs);
    log.info(
      {
        enrichmentId: step.enrichment.id,
        provider: provider.type,
        reason: failure.reason,
        delayMs,
      },
      'a provider of contacts failed',
    );
    if (delayMs === null) return giveUp(step, provider, call, failure.reason);
    return wait(step, { ...call, state: 'retrying', dueAt: later(delayMs) }, async (tx) => {
      await outcomes.health(tx, step, provider.type, failure.reason);
      if (failure.failure !== 'unknown') return;
      await outcomes.attempted(tx, step, {
        provider: provider.type,
        kinds: call.kinds,
        outcome: 'error',
        reason: failure.reason,
        askedAgain: true,
      });
    });
  }

  async function giveUp(
    step: Step,
    provider: StoredProvider,
    call: StoredCall,
    reason: ReasonCode,
  ): Promise<AdvanceOutcome> {
    return ended(
      await outcomes.commit(step, async (tx) => {
        await writeCall(tx, step.enrichment.id, { ...call, state: 'ended', ticket: null });
        await outcomes.attempted(tx, step, {
          provider: provider.type,
          kinds: call.kinds,
          outcome: 'error',
          reason,
        });
        await outcomes.health(tx, step, provider.type, reason);
      }),
    );
  }

  async function skip(
    step: Step,
    provider: StoredProvider,
    call: StoredCall,
  ): Promise<AdvanceOutcome> {
    return ended(
      await outcomes.commit(step, async (tx) => {
        await writeCall(tx, step.enrichment.id, { ...call, state: 'ended' });
        await outcomes.attempted(tx, step, {
          provider: provider.type,
          kinds: call.kinds,
          outcome: 'skipped',
          reason: 'too_little_known',
        });
      }),
    );
  }

  async function wait(
    step: Step,
    call: StoredCall,
    also: (tx: Tx) => Promise<void> = async () => {},
  ): Promise<AdvanceOutcome> {
    const goesOn = await outcomes.commit(step, async (tx) => {
      await writeCall(tx, step.enrichment.id, call);
      await also(tx);
    });
    return goesOn ? { wakeAt: call.dueAt } : 'done';
  }
}

const DIED: Failure = { failure: 'unknown', reason: 'died', retryAfterMs: null };

const ended = (goesOn: boolean): AdvanceOutcome => (goesOn ? 'again' : 'done');

const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1);

const newCall = (
  provider: string,
  kinds: readonly ContactKind[],
  now: Date,
): StoredCall & Call => ({
  provider,
  kinds,
  state: 'asking',
  tries: 0,
  unknowns: 0,
  ticket: null,
  dueAt: now,
  giveUpAt: null,
});

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
