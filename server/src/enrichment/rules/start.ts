import type { ContactKind, EnrichmentType } from '../contract.ts';

/** Workspace credits for a contact that is found (decision 24). */
export type Prices = Readonly<Record<ContactKind, number>>;

const KINDS: Readonly<Record<EnrichmentType, readonly ContactKind[]>> = {
  personalEmail: ['email'],
  phone: ['phone'],
  all: ['email', 'phone'],
};

export const kindsOf = (type: EnrichmentType): readonly ContactKind[] => KINDS[type];

/** What is so of a talent in a workspace before a request. */
export interface Standing {
  /** Kinds with a contact that the workspace may read and that has not expired. */
  known: ReadonlySet<ContactKind>;
  /** Kinds that another request is looking for now. */
  open: ReadonlySet<ContactKind>;
  /** Kinds that some provider can be asked for, the imported contacts included. */
  servable: ReadonlySet<ContactKind>;
}

export type StartPlan =
  | { outcome: 'missing_providers' }
  /** Nothing to look for: all of it is known, or looked for already. */
  | { outcome: 'nothing_to_do' }
  | { outcome: 'look_for'; kinds: readonly ContactKind[]; price: number };

/**
 * What a request starts. What is known or under way costs nothing again; for the rest the full
 * price is reserved, also for a kind that nobody can be asked for as long as the other one can (it
 * is returned at the end).
 */
export function planStart(
  type: EnrichmentType,
  { known, open, servable }: Standing,
  prices: Prices,
): StartPlan {
  const asked = kindsOf(type);
  if (!asked.some((kind) => known.has(kind) || open.has(kind) || servable.has(kind)))
    return { outcome: 'missing_providers' };
  const kinds = asked.filter((kind) => !known.has(kind) && !open.has(kind));
  if (kinds.length === 0) return { outcome: 'nothing_to_do' };
  return { outcome: 'look_for', kinds, price: kinds.reduce((sum, kind) => sum + prices[kind], 0) };
}
