import type { Credits } from '../credits/credits.ts';
import type { Lexicon } from '../lexicon/types.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db.ts';
import type { Engine } from '../platform/engine.ts';
import { AppError } from '../platform/errors.ts';
import type { Log } from '../platform/log.ts';
import type { Metrics } from '../platform/metrics.ts';
import type { Principal } from '../platform/operation.ts';
import type { Outbound } from '../platform/outbound.ts';
import type { SecretBox } from '../platform/secret-box.ts';
import type { Sourcings } from '../sourcings/sourcings.ts';
import type { Talents } from '../talents/talents.ts';
import { createAttemptRecords } from './attempt-records.ts';
import { createBulk } from './bulk.ts';
import { createCallOutcomes } from './call-outcomes.ts';
import { createCallStates } from './call-states.ts';
import { createCommitStep } from './commit-step.ts';
import { createContacts } from './contacts.ts';
import type { EnrichmentType, TalentContacts } from './contract.ts';
import { createImported, type Imported } from './imported.ts';
import { createLookup } from './lookup.ts';
import { type CheckMailDomain, checkMailDomain } from './mail-domains.ts';
import { type CountryOf, countryFromLexicon } from './normalize.ts';
import { createProviderAccounts } from './provider-accounts.ts';
import { createProviderCalls } from './provider-calls.ts';
import { createProviderSettings } from './provider-settings.ts';
import { createProviderClient } from './providers/client.ts';
import { purgeExpired } from './purge-expired.ts';
import { createRequireTalent } from './require-talent.ts';
import type { Prices } from './rules/start.ts';
import { createStartEnrichments, ENRICHMENT, type StartOutcome } from './start-enrichment.ts';
import { spendersOfEnrichments } from './store.ts';
import { createSelectUsable } from './usable-contacts.ts';

export type { Contact } from './contacts.ts';
export { normalizeEmail, normalizePhone } from './normalize.ts';

/** Overrides for tests: shorter times, and a stub for name servers. */
export interface EnrichmentTuning {
  pausesMs?: readonly number[];
  pollEveryMs?: number;
  timeoutMs?: number;
  checkMailDomain?: CheckMailDomain;
}

export interface EnrichmentDependencies {
  db: Database;
  engine: Engine;
  talents: Pick<
    Talents,
    | 'load'
    | 'contacts'
    | 'purgeContacts'
    | 'hold'
    | 'holdAll'
    | 'canonicalUrl'
    | 'findByProNetworkUrl'
  >;
  sourcings: Pick<Sourcings, 'findCandidates' | 'setContactsCount'>;
  credits: Pick<Credits, 'reserveEach' | 'settle'>;
  lexicon: Pick<Lexicon, 'readResidence'>;
  outbound: Pick<Outbound, 'checkUrl' | 'request'>;
  secretBox: SecretBox;
  clock: Clock;
  log: Log;
  metrics: Metrics;
  prices: Prices;
  contactMaxAgeDays: number;
  tuning?: EnrichmentTuning;
}

const DAY_MS = 86_400_000;
/** Gives a failing provider time to recover; three calls then take less than a minute. */
const PAUSES_MS = [2_000, 15_000];

/**
 * Contacts of talents: found through providers, paid for when found, stored encrypted until they
 * expire (interface, "What the service does" 3; decisions 24 to 26).
 */
export function createEnrichment(dependencies: EnrichmentDependencies) {
  const { engine, talents, clock, contactMaxAgeDays } = dependencies;
  const maxAgeMs = contactMaxAgeDays * DAY_MS;
  const countryOf = countryFromLexicon(dependencies.lexicon);
  const { contactsOf, contactsOfAll, readAll, readOf } = createContacts(dependencies);
  const imported = createImported({ talents, clock, countryOf, maxAgeMs });
  const startEnrichments = createStartEnrichments({ ...dependencies, imported });
  const { requireTalent, requireCandidate, requireByUrl } = createRequireTalent(dependencies);
  engine.register(ENRICHMENT, createAdvance(dependencies, { imported, countryOf, maxAgeMs }));

  return {
    /**
     * Throws validation_error, not_found, missing_enrich_providers, insufficient_credits.
     * `proNetworkUrl` is canonical.
     */
    async enrichByUrl(
      principal: Principal,
      url: string,
      type: EnrichmentType,
    ): Promise<{ talentId: string; proNetworkUrl: string }> {
      const { profile, proNetworkUrl } = await requireByUrl(url);
      requireStarted(await startEnrichments(principal, [profile], type), profile.id);
      return { talentId: profile.id, proNetworkUrl };
    },

    /** Throws not_found, missing_enrich_providers, insufficient_credits. */
    async enrichCandidate(
      principal: Principal,
      candidateId: string,
      type: EnrichmentType,
    ): Promise<{ talentId: string }> {
      const profile = await requireCandidate(principal, candidateId);
      requireStarted(await startEnrichments(principal, [profile], type), profile.id);
      return { talentId: profile.id };
    },

    /** Throws not_found. */
    async talentContacts(principal: Principal, talentId: string): Promise<TalentContacts> {
      const { id } = await requireTalent(talentId);
      return readOf(principal, id);
    },

    /** Throws not_found. */
    async candidateContacts(principal: Principal, candidateId: string): Promise<TalentContacts> {
      const { id } = await requireCandidate(principal, candidateId);
      return readOf(principal, id);
    },

    ...createBulk(dependencies, startEnrichments, readAll),

    /** Unexpired contacts that the workspace may use, the best first within a kind. */
    contactsOf,
    contactsOfAll,

    /** For the usage of credits by member. */
    spenders: spendersOfEnrichments,

    /** The settings of the workspace's providers. */
    providers: createProviderSettings(dependencies),

    purgeExpired: (): Promise<number> => purgeExpired({ ...dependencies, maxAgeMs }),
  };
}

function requireStarted(outcomes: ReadonlyMap<string, StartOutcome>, talentId: string): void {
  const outcome = outcomes.get(talentId);
  if (outcome instanceof AppError) throw outcome;
}

export type EnrichmentService = ReturnType<typeof createEnrichment>;

/** The steps that the engine runs for a request. */
function createAdvance(
  dependencies: EnrichmentDependencies,
  { imported, countryOf, maxAgeMs }: { imported: Imported; countryOf: CountryOf; maxAgeMs: number },
) {
  const { tuning = {} } = dependencies;
  const commit = createCommitStep(dependencies);
  const states = createCallStates({ commit });
  const records = createAttemptRecords({ ...dependencies, maxAgeMs });
  const selectUsable = createSelectUsable({
    countryOf,
    checkMailDomain: tuning.checkMailDomain ?? checkMailDomain,
  });
  const outcomes = createCallOutcomes({
    ...dependencies,
    states,
    records,
    selectUsable,
    pausesMs: tuning.pausesMs ?? PAUSES_MS,
  });
  const providerCalls = createProviderCalls({
    ...dependencies,
    states,
    outcomes,
    accounts: createProviderAccounts(dependencies),
    client: createProviderClient({ ...dependencies, timeoutMs: tuning.timeoutMs }),
    pollEveryMs: tuning.pollEveryMs,
  });
  return createLookup({
    ...dependencies,
    imported,
    commit,
    states,
    records,
    outcomes,
    providerCalls,
  });
}
