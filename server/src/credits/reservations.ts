import type { Tx } from '../platform/db.ts';
import { AppError } from '../platform/errors.ts';
import {
  type Account,
  lockAvailable,
  type Movement,
  type Posting,
  post,
  postAll,
  readHeld,
} from './store.ts';

/**
 * Reserves min(max, available) for the holder. If that is less than `min`, throws the account's
 * insufficient-credits error and moves nothing.
 */
export async function reserve(
  tx: Tx,
  workspaceId: string,
  { max, min, ...movement }: Movement & { holder: string; max: number; min: number },
): Promise<{ reserved: number; available: number }> {
  const available = await lockAvailable(tx, workspaceId, movement.account);
  const reserved = Math.min(max, available);
  if (reserved < min) throw insufficient(movement.account, available, min);
  await post(tx, workspaceId, { ...movement, available: -reserved, reserved });
  return { reserved, available: available - reserved };
}

/** Credits for one thing. The keys of its entries are made from the holder. */
export interface Purchase {
  /** A new id: nothing was reserved for it before. */
  holder: string;
  amount: number;
  reason: string;
}

/**
 * Reserves for each purchase in order, the whole amount or nothing. Returns the errors of those that
 * the balance does not cover, by holder.
 */
export async function reserveEach(
  tx: Tx,
  workspaceId: string,
  account: Account,
  purchases: readonly Purchase[],
): Promise<Map<string, AppError>> {
  let left = await lockAvailable(tx, workspaceId, account);
  const refusals = new Map<string, AppError>();
  const covered = purchases.filter(({ holder, amount }) => {
    if (amount > left) refusals.set(holder, insufficient(account, left, amount));
    else left -= amount;
    return !refusals.has(holder);
  });
  await postAll(tx, workspaceId, reservations(account, covered));
  return refusals;
}

/**
 * Reserves and spends all purchases. When the balance is less than their sum it moves nothing, and
 * returns how many the balance covers, from the first one on; otherwise null.
 */
export async function spendAll(
  tx: Tx,
  workspaceId: string,
  account: Account,
  purchases: readonly Purchase[],
): Promise<{ affordable: number; refusal: AppError } | null> {
  let left = await lockAvailable(tx, workspaceId, account);
  for (const [affordable, { amount }] of purchases.entries()) {
    if (amount > left) return { affordable, refusal: insufficient(account, left, amount) };
    left -= amount;
  }
  const settlements = purchases.map(({ holder, amount, reason }) => ({
    ...{ account, holder, reason, key: `settle:${holder}` },
    ...{ reserved: -amount, spent: amount },
  }));
  await postAll(tx, workspaceId, [...reservations(account, purchases), ...settlements]);
  return null;
}

const reservations = (account: Account, purchases: readonly Purchase[]): Posting[] =>
  purchases.map(({ holder, amount, reason }) => ({
    ...{ account, holder, reason, key: `reserve:${holder}` },
    ...{ available: -amount, reserved: amount },
  }));

/** Ends a reservation: spends `charge` of it and returns the rest to the balance. */
export async function settle(
  tx: Tx,
  workspaceId: string,
  { charge, ...movement }: Movement & { holder: string; charge: number },
): Promise<{ charged: number; returned: number; available: number }> {
  const before = await lockAvailable(tx, workspaceId, movement.account);
  const held = await readHeld(tx, workspaceId, movement.account, movement.holder);
  if (charge > held)
    throw new Error(`settling ${charge} credits of ${movement.holder}, which holds only ${held}`);
  if (held === 0) return { charged: 0, returned: 0, available: before };
  const posting: Posting = {
    ...movement,
    available: held - charge,
    reserved: -held,
    spent: charge,
  };
  const posted = await post(tx, workspaceId, posting);
  return posted
    ? { charged: charge, returned: held - charge, available: before + held - charge }
    : { charged: 0, returned: 0, available: before };
}

/**
 * Only `insufficient_api_credits` has the amounts as fields (interface, "Errors"). For the
 * workspace account, the message states them.
 */
function insufficient(account: Account, available: number, required: number): AppError {
  if (account === 'api') return new AppError('insufficient_api_credits', { available, required });
  const message = `Not enough workspace credits: this needs ${required}, and the balance has ${available}. Ask the operator for more.`;
  return new AppError('insufficient_credits', { message });
}
