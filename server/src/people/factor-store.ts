import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';

interface PasskeyRow {
  passkeyId: string;
  name: string | null;
  createdAt: Date;
}

export async function readPasskeys(tx: Tx, userId: string): Promise<PasskeyRow[]> {
  const { rows } = await sql<PasskeyRow>`
    select id as "passkeyId", name, created_at as "createdAt" from auth_passkeys
    where user_id = ${userId} order by created_at, id`.execute(tx);
  return rows;
}

export async function hasSecondFactor(tx: Tx, userId: string): Promise<boolean> {
  const { rows } =
    await sql`select 1 from users where id = ${userId} and two_factor_enabled`.execute(tx);
  return rows.length > 0;
}

/** Whose second step an open challenge is; null for an unknown one. */
export async function readChallenged(tx: Tx, identifier: string): Promise<string | null> {
  const { rows } = await sql<{
    value: string;
  }>`select value from auth_verifications where identifier = ${identifier}`.execute(tx);
  return rows[0]?.value ?? null;
}

/** False when the person has no such passkey. */
export async function deletePasskey(tx: Tx, userId: string, passkeyId: string): Promise<boolean> {
  const { numAffectedRows } =
    await sql`delete from auth_passkeys where user_id = ${userId} and id = ${passkeyId}`.execute(
      tx,
    );
  return Number(numAffectedRows ?? 0) > 0;
}

/** Removes the second factor and the passkeys; true when there were any. */
export async function deleteFactors(tx: Tx, userId: string): Promise<boolean> {
  const passkeys = await sql`delete from auth_passkeys where user_id = ${userId}`.execute(tx);
  const factors = await sql`delete from auth_two_factors where user_id = ${userId}`.execute(tx);
  await sql`
    update users set two_factor_enabled = false where id = ${userId} and two_factor_enabled`.execute(
    tx,
  );
  return Number(passkeys.numAffectedRows ?? 0) + Number(factors.numAffectedRows ?? 0) > 0;
}
