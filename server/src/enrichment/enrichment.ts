import type { Credits } from '../credits/credits.ts';
import type { Lexicon } from '../lexicon/types.ts';
import { actorOf } from '../platform/audit.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db.ts';
import type { Engine } from '../platform/engine.ts';
import { AppError, invalid } from '../platform/errors.ts';
import { newId } from '../platform/ids.ts';
import type { Log } from '../platform/log.ts';
import type { Metrics } from '../platform/metrics.ts';
import type { Principal } from '../platform/operation.ts';
import type { Outbound } from '../platform/outbound.ts';
import type { SecretBox } from '../platform/secret-box.ts';
import type { Sourcings } from '../sourcings/sourcings.ts';
import type { TalentProfile, Talents } from '../talents/talents.ts';
import { countContacts, deleteExpired, readContacts } from './contact-store.ts';
import { createContacts } from './contacts.ts';
import type { EnrichmentType, TalentContacts } from './contract.ts';
import { createImported } from './imported.ts';
import { createLookup } from './lookup.ts';
import { type CheckMailDomain, checkMailDomain } from './mail-domains.ts';
import { countryFromLexicon } from './normalize.ts';
import { createOutcomes } from './outcomes.ts';
import { createProviderSettings } from './provider-settings.ts';
import { readProviders } from './provider-store.ts';
import { createProviderClient } from './providers/client.ts';
import { type Prices, planStart } from './rules/start.ts';
import { insertEnrichment, lockTalent, readOpenKinds } from './store.ts';

export type { Contact } from './contacts.ts';
export { normalizeEmail, normalizePhone } from './normalize.ts';

/** What tests make faster, or answer themselves. */
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
    'load' | 'contacts' | 'purgeContacts' | 'hold' | 'canonicalUrl' | 'findByProNetworkUrl'
  >;
  sourcings: Pick<Sourcings, 'findCandidates' | 'setContactsCount'>;
  credits: Pick<Credits, 'reserve' | 'settle'>;
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

const KIND = 'enrichment';
const DAY_MS = 86_400_000;
/** Long enough for a provider to catch its breath; three calls then take less than a minute. */
const PAUSES_MS = [2_000, 15_000];
const PURGED_AT_ONCE = 1_000;

/**
 * Contacts of talents: found through providers, paid for when found, kept encrypted for a while
 * (interface, "What the service does" 3; decisions 24 to 26).
 */
export function createEnrichment(dependencies: EnrichmentDependencies) {
  const {
    db,
    engine,
    talents,
    sourcings,
    credits,
    clock,
    prices,
    contactMaxAgeDays,
    tuning = {},
  } = dependencies;
  const maxAgeMs = contactMaxAgeDays * DAY_MS;
  const countryOf = countryFromLexicon(dependencies.lexicon);
  const { contactsOf, contactsOfAll, readAll } = createContacts(dependencies);
  const imported = createImported({ talents, clock, countryOf, maxAgeMs });
  const providers = createProviderSettings(dependencies);
  engine.register(
    KIND,
    createLookup({
      ...dependencies,
      imported,
      countryOf,
      outcomes: createOutcomes({ ...dependencies, maxAgeMs }),
      client: createProviderClient({ ...dependencies, timeoutMs: tuning.timeoutMs }),
      checkMailDomain: tuning.checkMailDomain ?? checkMailDomain,
      pausesMs: tuning.pausesMs ?? PAUSES_MS,
      pollEveryMs: tuning.pollEveryMs,
    }),
  );

  /**
   * Reserves and enqueues what is neither known nor looked for yet; the transaction decides alone
   * for a talent in a workspace.
   */
  async function start(
    principal: Principal,
    profile: TalentProfile,
    type: EnrichmentType,
  ): Promise<void> {
    const { workspaceId } = principal;
    const talentId = profile.id;
    const importedKinds = (await imported.read(profile)).map(({ kind }) => kind);
    await db.transaction().execute(async (tx) => {
      if (!(await talents.hold(tx, talentId))) throw unknownPerson();
      await lockTalent(tx, workspaceId, talentId);
      const now = clock.now();
      const known = (await readContacts(tx, workspaceId, talentId, now)).map(({ kind }) => kind);
      const configured = (await readProviders(tx, workspaceId)).flatMap(({ kinds, paused }) =>
        paused ? [] : kinds,
      );
      const standing = {
        known: new Set(known),
        open: new Set(await readOpenKinds(tx, workspaceId, talentId)),
        servable: new Set([...importedKinds, ...configured]),
      };
      const plan = planStart(type, standing, prices);
      if (plan.outcome === 'missing_providers') throw new AppError('missing_enrich_providers');
      if (plan.outcome === 'nothing_to_do') return;
      const id = newId('enrichment');
      const kinds = plan.kinds.map((kind) => ({ kind, price: prices[kind] }));
      await insertEnrichment(tx, workspaceId, {
        id,
        talentId,
        requestedBy: actorOf(principal),
        kinds,
        startedAt: now,
      });
      await engine.enqueue(tx, { kind: KIND, id, workspaceId });
      // Last: the account is locked for everybody in the workspace until the commit.
      await credits.reserve(tx, workspaceId, {
        account: 'workspace',
        holder: id,
        max: plan.price,
        min: plan.price,
        key: `reserve:${id}`,
        reason: `Reserved to find ${plan.kinds.join(' and ')}`,
      });
    });
  }

  async function requireTalent(talentId: string): Promise<TalentProfile> {
    const profile = (await talents.load([talentId])).get(talentId);
    if (!profile) throw unknownPerson();
    return profile;
  }

  async function requireCandidate(
    { workspaceId }: Principal,
    candidateId: string,
  ): Promise<TalentProfile> {
    const [candidate] = await sourcings.findCandidates(db, workspaceId, [candidateId]);
    if (!candidate) throw new AppError('not_found', { message: 'There is no such candidate.' });
    return requireTalent(candidate.talentId);
  }

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
      const proNetworkUrl = talents.canonicalUrl(url);
      if (proNetworkUrl === null) {
        const remedy =
          'must be the public profile URL of one person, such as https://www.linkedin.com/in/ada-lovelace';
        throw invalid(['proNetworkUrl'], remedy);
      }
      const profile = await talents.findByProNetworkUrl(proNetworkUrl);
      if (!profile) throw unknownPerson();
      await start(principal, profile, type);
      return { talentId: profile.id, proNetworkUrl };
    },

    /** Throws not_found, missing_enrich_providers, insufficient_credits. */
    async enrichCandidate(
      principal: Principal,
      candidateId: string,
      type: EnrichmentType,
    ): Promise<{ talentId: string }> {
      const profile = await requireCandidate(principal, candidateId);
      await start(principal, profile, type);
      return { talentId: profile.id };
    },

    /** Throws not_found. */
    async talentContacts(principal: Principal, talentId: string): Promise<TalentContacts> {
      const { id } = await requireTalent(talentId);
      return readAll(principal, id);
    },

    /** Throws not_found. */
    async candidateContacts(principal: Principal, candidateId: string): Promise<TalentContacts> {
      const { id } = await requireCandidate(principal, candidateId);
      return readAll(principal, id);
    },

    /** What the workspace may use now, unexpired; the best first within a kind. */
    contactsOf,
    contactsOfAll,

    /** The settings of the workspace's providers. */
    providers,

    /**
     * Deletes contacts that have expired, imported ones too; nobody could read them any more. How
     * many talents they were of in workspaces.
     */
    async purgeExpired(): Promise<number> {
      const now = clock.now();
      await talents.purgeContacts(new Date(now.getTime() - maxAgeMs), PURGED_AT_ONCE);
      const gone = await deleteExpired(db, now, PURGED_AT_ONCE);
      for (const { workspaceId, talentId } of gone) {
        await db.transaction().execute(async (tx) => {
          await lockTalent(tx, workspaceId, talentId);
          await sourcings.setContactsCount(
            tx,
            workspaceId,
            talentId,
            await countContacts(tx, workspaceId, talentId, now),
          );
        });
      }
      return gone.length;
    },
  };
}

export type EnrichmentService = ReturnType<typeof createEnrichment>;

const unknownPerson = (): AppError =>
  new AppError('not_found', { message: 'There is no such person.' });
