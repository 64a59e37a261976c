import type { Credits } from '../credits/credits.ts';
import { actorOf } from '../platform/audit.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Tx } from '../platform/db.ts';
import type { Engine } from '../platform/engine.ts';
import { AppError } from '../platform/errors.ts';
import { newId } from '../platform/ids.ts';
import type { Principal } from '../platform/operation.ts';
import type { TalentProfile, Talents } from '../talents/talents.ts';
import { readContacts } from './contact-store.ts';
import type { ContactKind, EnrichmentType } from './contract.ts';
import type { Imported } from './imported.ts';
import { readProviders } from './provider-store.ts';
import { unknownPerson } from './require-talent.ts';
import { type Prices, planStart, type Standing } from './rules/start.ts';
import { insertEnrichment, lockTalent, readOpenKinds } from './store.ts';

/** The kind of the engine's work items that look for contacts. */
export const ENRICHMENT = 'enrichment';

export interface StartDependencies {
  db: Database;
  engine: Pick<Engine, 'enqueue'>;
  talents: Pick<Talents, 'hold'>;
  credits: Pick<Credits, 'reserve'>;
  imported: Imported;
  clock: Clock;
  prices: Prices;
}

/**
 * Reserves credits and enqueues a request for the kinds that are neither known nor being looked up.
 * Transactions for the same talent in the same workspace run one at a time.
 */
export function createStartEnrichment({
  db,
  engine,
  talents,
  credits,
  imported,
  clock,
  prices,
}: StartDependencies) {
  /** Throws not_found, missing_enrich_providers, insufficient_credits. */
  return async function startEnrichment(
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
      const standing = await readStanding(tx, { workspaceId, talentId, importedKinds, now });
      const plan = planStart(type, standing, prices);
      if (plan.outcome === 'missing_providers') throw new AppError('missing_enrich_providers');
      if (plan.outcome === 'nothing_to_do') return;
      const id = newId('enrichment');
      await insertEnrichment(tx, workspaceId, {
        id,
        talentId,
        requestedBy: actorOf(principal),
        kinds: plan.kinds.map((kind) => ({ kind, price: prices[kind] })),
        startedAt: now,
      });
      await engine.enqueue(tx, { kind: ENRICHMENT, id, workspaceId });
      // Last: it locks the account for the whole workspace until the commit.
      await credits.reserve(tx, workspaceId, {
        account: 'workspace',
        holder: id,
        max: plan.price,
        min: plan.price,
        key: `reserve:${id}`,
        reason: `Reserved to find ${plan.kinds.join(' and ')}`,
      });
    });
  };
}

async function readStanding(
  tx: Tx,
  {
    workspaceId,
    talentId,
    importedKinds,
    now,
  }: {
    workspaceId: string;
    talentId: string;
    importedKinds: readonly ContactKind[];
    now: Date;
  },
): Promise<Standing> {
  const known = (await readContacts(tx, workspaceId, talentId, now)).map(({ kind }) => kind);
  const configured = (await readProviders(tx, workspaceId)).flatMap(({ kinds, paused }) =>
    paused ? [] : kinds,
  );
  return {
    known: new Set(known),
    open: new Set(await readOpenKinds(tx, workspaceId, talentId)),
    servable: new Set([...importedKinds, ...configured]),
  };
}
