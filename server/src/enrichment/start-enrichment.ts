import type { Credits } from '../credits/credits.ts';
import { actorOf } from '../platform/audit.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Tx } from '../platform/db.ts';
import type { Engine } from '../platform/engine.ts';
import { AppError } from '../platform/errors.ts';
import { newId } from '../platform/ids.ts';
import { type Principal, type RecordAnswer, recordNothing } from '../platform/operation.ts';
import type { TalentProfile, Talents } from '../talents/talents.ts';
import { readContactsOf } from './contact-store.ts';
import type { ContactKind, EnrichmentType } from './contract.ts';
import type { Imported } from './imported.ts';
import { readProviders } from './provider-store.ts';
import { unknownPerson } from './require-talent.ts';
import { type Prices, planStart, type Standing } from './rules/start.ts';
import { insertEnrichments, lockTalents, readOpenKinds } from './store.ts';

/** The kind of the engine's work items that look for contacts. */
export const ENRICHMENT = 'enrichment';

export interface StartDependencies {
  db: Database;
  engine: Pick<Engine, 'enqueueAll'>;
  talents: Pick<Talents, 'holdAll'>;
  credits: Pick<Credits, 'reserveEach'>;
  imported: Imported;
  clock: Clock;
  prices: Prices;
}

/**
 * What a request did for a talent; `unchanged`: every kind is known or being looked up already.
 * The error is not_found, missing_enrich_providers or insufficient_credits.
 */
export type StartOutcome = 'started' | 'unchanged' | AppError;
export type StartOutcomes = ReadonlyMap<string, StartOutcome>;

interface Planned {
  id: string;
  talentId: string;
  kinds: readonly ContactKind[];
  price: number;
}

/**
 * Reserves credits and enqueues requests for the kinds that are neither known nor being looked up,
 * in one transaction, in the order of the people while the balance lasts. Transactions for the same
 * talent in the same workspace run one at a time.
 */
export function createStartEnrichments(dependencies: StartDependencies) {
  const { db, talents, imported, clock, prices } = dependencies;
  const store = createStore(dependencies);

  return async function startEnrichments(
    principal: Principal,
    profiles: readonly TalentProfile[],
    type: EnrichmentType,
    record: RecordAnswer<StartOutcomes> = recordNothing,
  ): Promise<StartOutcomes> {
    const { workspaceId } = principal;
    const importedKinds = await imported.readAll(profiles);
    const talentIds = profiles.map(({ id }) => id);
    return db.transaction().execute(async (tx) => {
      const held = await talents.holdAll(tx, talentIds);
      await lockTalents(tx, workspaceId, [...held]);
      const now = clock.now();
      const standing = await readStandings(tx, { workspaceId, talentIds, now });
      const outcomes = new Map<string, StartOutcome>();
      const planned: Planned[] = [];
      for (const talentId of talentIds) {
        const servable = (importedKinds.get(talentId) ?? []).map(({ kind }) => kind);
        const plan = planStart(type, standing(talentId, servable), prices);
        if (!held.has(talentId)) outcomes.set(talentId, unknownPerson());
        else if (plan.outcome === 'missing_providers')
          outcomes.set(talentId, new AppError('missing_enrich_providers'));
        else if (plan.outcome === 'nothing_to_do') outcomes.set(talentId, 'unchanged');
        else planned.push({ id: newId('enrichment'), talentId, ...plan });
      }
      const refusals = await store(tx, principal, planned, now);
      for (const { id, talentId } of planned) outcomes.set(talentId, refusals.get(id) ?? 'started');
      await record(tx, outcomes);
      return outcomes;
    });
  };
}

/** Writes the requests that the balance covers, and returns the errors of the others by id. */
function createStore({ engine, credits, prices }: StartDependencies) {
  return async function store(
    tx: Tx,
    principal: Principal,
    planned: readonly Planned[],
    startedAt: Date,
  ): Promise<Map<string, AppError>> {
    if (planned.length === 0) return new Map();
    const { workspaceId } = principal;
    const purchases = planned.map(({ id, kinds, price }) => ({
      holder: id,
      amount: price,
      reason: `Reserved to find ${kinds.join(' and ')}`,
    }));
    // It locks the account for the whole workspace until the commit.
    const refusals = await credits.reserveEach(tx, workspaceId, 'workspace', purchases);
    const covered = planned.filter(({ id }) => !refusals.has(id));
    const requestedBy = actorOf(principal);
    const enrichments = covered.map(({ id, talentId, kinds }) => ({
      ...{ id, talentId, requestedBy, startedAt },
      kinds: kinds.map((kind) => ({ kind, price: prices[kind] })),
    }));
    await insertEnrichments(tx, workspaceId, enrichments);
    const processes = covered.map(({ id }) => ({ kind: ENRICHMENT, id, workspaceId }));
    await engine.enqueueAll(tx, processes);
    return refusals;
  };
}

/** The state of each talent before the request. */
async function readStandings(
  tx: Tx,
  { workspaceId, talentIds, now }: { workspaceId: string; talentIds: readonly string[]; now: Date },
): Promise<(talentId: string, importedKinds: readonly ContactKind[]) => Standing> {
  const known = kindsByTalent(await readContactsOf(tx, workspaceId, talentIds, now));
  const open = kindsByTalent(await readOpenKinds(tx, workspaceId, talentIds));
  const configured = (await readProviders(tx, workspaceId)).flatMap(({ kinds, paused }) =>
    paused ? [] : kinds,
  );
  return (talentId, importedKinds) => ({
    known: new Set(known.get(talentId)),
    open: new Set(open.get(talentId)),
    servable: new Set([...importedKinds, ...configured]),
  });
}

function kindsByTalent(
  rows: readonly { talentId: string; kind: ContactKind }[],
): Map<string, ContactKind[]> {
  const byTalent = Map.groupBy(rows, ({ talentId }) => talentId);
  return new Map([...byTalent].map(([id, those]) => [id, those.map(({ kind }) => kind)]));
}
