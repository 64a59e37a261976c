/**
 * Finds the stored talent for each row of a batch, or why the row is rejected. Rows are matched by
 * id if they have one, else by canonical URL.
 */

export interface RowIdentity {
  id: string | null;
  url: string | null;
}

export interface KnownIdentities {
  /** Live talents: id to canonical URL. */
  urlOf: ReadonlyMap<string, string | null>;
  /** Live talents: canonical URL to id. */
  idOf: ReadonlyMap<string, string>;
  erasedIds: ReadonlySet<string>;
  /** Ids of people in the pool of a workspace, whom no file of the operator changes. */
  takenIds?: ReadonlySet<string>;
  /** Whether a person with this canonical URL was erased. */
  isErasedUrl(url: string): boolean;
}

export interface BatchPlan<T> {
  /** `id` is null when the row has none and a new one is needed. */
  inserts: { row: T; id: string | null }[];
  updates: { row: T; id: string }[];
  rejects: { row: T; reason: string }[];
  /**
   * Rows about people who are already in the batch. They are written after it, as if they had come
   * in a later batch.
   */
  deferred: T[];
}

/** Plans one set-based write, in which no talent may appear twice. */
export function planBatch<T extends RowIdentity>(
  rows: readonly T[],
  known: KnownIdentities,
): BatchPlan<T> {
  const plan: BatchPlan<T> = { inserts: [], updates: [], rejects: [], deferred: [] };
  const metIds = new Set<string>();
  const metUrls = new Set<string>();
  for (const row of rows) {
    const owner = row.url === null ? undefined : known.idOf.get(row.url);
    const keys = [row.id, owner].filter((id) => typeof id === 'string');
    const repeated =
      keys.some((id) => metIds.has(id)) || (row.url !== null && metUrls.has(row.url));
    for (const id of keys) metIds.add(id);
    if (row.url !== null) metUrls.add(row.url);
    if (repeated) plan.deferred.push(row);
    else place(row, owner, known, plan);
  }
  return plan;
}

function place<T extends RowIdentity>(
  row: T,
  owner: string | undefined,
  known: KnownIdentities,
  plan: BatchPlan<T>,
): void {
  const { id, url } = row;
  if (id !== null && known.erasedIds.has(id))
    plan.rejects.push({ row, reason: 'this talent was erased' });
  else if (id !== null && known.takenIds?.has(id))
    plan.rejects.push({ row, reason: 'this id belongs to the own pool of a workspace' });
  else if (url !== null && owner === undefined && known.isErasedUrl(url))
    plan.rejects.push({ row, reason: 'the person at this proNetworkUrl was erased' });
  else if (id !== null && owner !== undefined && owner !== id)
    plan.rejects.push({ row, reason: `proNetworkUrl belongs to another talent (${owner})` });
  else if (owner !== undefined) plan.updates.push({ row, id: owner });
  else if (id !== null && known.urlOf.has(id)) plan.updates.push({ row, id });
  else plan.inserts.push({ row, id });
}
