import type { Tx } from '../platform/db.ts';
import { AppError } from '../platform/errors.ts';
import {
  type Account,
  lockAvailable,
  type Movement,
  type Posting,
  post,
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
