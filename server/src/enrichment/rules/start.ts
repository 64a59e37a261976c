import type { ContactKind, EnrichmentType } from '../contract.ts';

/** Workspace credits for a contact that is found (decision 24). */
export type Prices = Readonly<Record<ContactKind, number>>;

const KINDS: Readonly<Record<EnrichmentType, readonly ContactKind[]>> = {
  personalEmail: ['email'],
  phone: ['phone'],
  all: ['email', 'phone'],
};

export const kindsOf = (type: EnrichmentType): readonly ContactKind[] => KINDS[type];

/** The state of a talent in a workspace before a request. */
export interface Standing {
  /** Kinds with a contact that the workspace may read and that has not expired. */
  known: ReadonlySet<ContactKind>;
  /** Kinds that another request is looking for now. */
  open: ReadonlySet<ContactKind>;
  /** Kinds that at least one provider can look up, including the imported contacts. */
  servable: ReadonlySet<ContactKind>;
}

export type StartPlan =
  | { outcome: 'missing_providers' }
  /** Nothing to look for: every kind is known, or being looked up already. */
  | { outcome: 'nothing_to_do' }
  | { outcome: 'look_for'; kinds: readonly ContactKind[]; price: number };

/**
 * Decides what a request starts. Known or running kinds cost nothing again. The full price of the
 * rest is reserved, including a kind that no provider can look up, as long as the other kind can be
 * (that part is returned at the end).
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
