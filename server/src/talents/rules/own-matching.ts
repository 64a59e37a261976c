import type { NormalRow } from './normalize-row.ts';
import { bothNamesAgree, contactKey, identifies, namesAgree, sourceIdKey } from './own-identity.ts';

/**
 * Finds the own talent of a workspace that each row of a batch means. An id comes first, then the
 * profile URL; an address or a number only where the names agree.
 */

/** A live talent of the pool. */
export interface KnownOwn {
  id: string;
  sourceId: string | null;
  url: string | null;
  firstname: string | null;
  lastname: string | null;
  /** The talent that it was merged into, or itself. */
  whole: { id: string; sourceId: string | null; url: string | null };
}

export interface KnownPool {
  byId: ReadonlyMap<string, KnownOwn>;
  bySourceId: ReadonlyMap<string, KnownOwn>;
  byUrl: ReadonlyMap<string, KnownOwn>;
  /** By the key of the contact. */
  byContact: ReadonlyMap<string, readonly KnownOwn[]>;
  /** Keys of erased people: `id:`, `email:`, `phone:`, and canonical URLs. */
  isErased(key: string): boolean;
}

export interface OwnPlan<T> {
  inserts: { row: T; sourceId: string | null }[];
  /** `isMerged`: found by an address or a number alone. */
  updates: {
    row: T;
    id: string;
    url: string | null;
    sourceId: string | null;
    whole: KnownOwn['whole'];
    isMerged: boolean;
  }[];
  rejects: { row: T; reason: string }[];
  /** About people who are already in the batch: written after it. */
  deferred: T[];
}

const ERASED = 'this person was erased, and cannot be brought back';

export function planOwnBatch<T extends NormalRow>(
  rows: readonly T[],
  known: KnownPool,
): OwnPlan<T> {
  const plan: OwnPlan<T> = { inserts: [], updates: [], rejects: [], deferred: [] };
  const met = new Set<string>();
  for (const row of rows) {
    const found = findOwn(row, known);
    const keys = [...keysOf(row), ...(found ? [`talent:${found.own.whole.id}`] : [])];
    const isRepeated = keys.some((key) => met.has(key));
    for (const key of keys) met.add(key);
    if (isRepeated) plan.deferred.push(row);
    else if (keysOf(row).some(known.isErased)) plan.rejects.push({ row, reason: ERASED });
    else if (!found) plan.inserts.push({ row, sourceId: row.id });
    else place(row, found, known, plan);
  }
  return plan;
}

function place<T extends NormalRow>(
  row: T,
  { own, isMerged }: { own: KnownOwn; isMerged: boolean },
  known: KnownPool,
  plan: OwnPlan<T>,
): void {
  const ofUrl = row.url === null ? undefined : known.byUrl.get(row.url);
  const isKnownUrl = ofUrl !== undefined && ofUrl.id !== own.id;
  if (isKnownUrl && ofUrl.whole.id !== own.whole.id) {
    const reason = `proNetworkUrl belongs to another of your people (${ofUrl.id}); correct the id or the URL`;
    plan.rejects.push({ row, reason });
    return;
  }
  const isNewId = row.id !== null && row.id !== own.id && own.sourceId === null;
  plan.updates.push({
    row,
    id: own.id,
    url: isKnownUrl ? own.url : (row.url ?? own.url),
    sourceId: isNewId ? row.id : own.sourceId,
    whole: own.whole,
    isMerged,
  });
}

function findOwn(
  row: NormalRow,
  known: KnownPool,
): { own: KnownOwn; isMerged: boolean } | undefined {
  const own =
    (row.id === null ? undefined : (known.byId.get(row.id) ?? known.bySourceId.get(row.id))) ??
    (row.url === null ? undefined : known.byUrl.get(row.url));
  if (own) return { own, isMerged: false };
  for (const contact of row.contacts) {
    const key = contactKey(contact);
    const [one, ...others] = identifies(key) ? (known.byContact.get(key) ?? []) : [];
    // Two people share it, so it says nothing; another id of the same system is another person.
    if (!one || others.some(({ whole }) => whole.id !== one.whole.id)) continue;
    const agree = contact.kind === 'email' ? namesAgree : bothNamesAgree;
    if (!agree(one, row.profile)) continue;
    if (row.id !== null && one.sourceId !== null) continue;
    if (row.url !== null && one.url !== null) continue;
    return { own: one, isMerged: true };
  }
  return undefined;
}

/** Everything that may say that two rows are about one person. */
export function keysOf(row: NormalRow): string[] {
  return [
    ...(row.id === null ? [] : [sourceIdKey(row.id)]),
    ...(row.url === null ? [] : [row.url]),
    ...row.contacts.map(contactKey).filter(identifies),
  ];
}
