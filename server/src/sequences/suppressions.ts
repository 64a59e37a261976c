import { normalizeEmail, normalizePhone } from '../enrichment/enrichment.ts';
import { actorOf, recordAudit } from '../platform/audit.ts';
import type { Database } from '../platform/db.ts';
import { AppError, invalid } from '../platform/errors.ts';
import { type Principal, type RecordAnswer, recordNothing } from '../platform/operation.ts';
import type { SecretBox } from '../platform/secret-box.ts';
import { addressFingerprint } from './address-fingerprint.ts';
import { addressHint } from './rules/address-hint.ts';
import type { Suppression, SuppressionPage } from './suppression-contract.ts';
import * as store from './suppression-store.ts';

export interface SuppressionDependencies {
  db: Database;
  secretBox: Pick<SecretBox, 'seal' | 'open' | 'fingerprint'>;
}

/**
 * The addresses that a workspace never writes to, as its users see and change them. The runner
 * checks the same list before each message.
 */
export function createSuppressions({ db, secretBox }: SuppressionDependencies) {
  function shown({ hint, createdAt, ...row }: store.SuppressionRow): Suppression {
    return { ...row, hint: hint && secretBox.open(hint), createdAt: createdAt.toISOString() };
  }

  return {
    async list(
      { workspaceId }: Principal,
      {
        page,
        pageSize,
        reason,
      }: { page: number; pageSize: number; reason?: store.SuppressionReason },
    ): Promise<SuppressionPage> {
      const { rows, total } = await store.readSuppressions(db, workspaceId, {
        reason: reason ?? null,
        offset: page * pageSize,
        limit: pageSize,
      });
      return {
        suppressions: rows.map(shown),
        pagination: { page, pageSize, total, hasNextPage: (page + 1) * pageSize < total },
      };
    },

    /**
     * Throws validation_error unless the text is an email address or a phone number with its
     * country code.
     */
    add(
      principal: Principal,
      { address, reason }: { address: string; reason: 'unsubscribed' | 'blocked' },
      record: RecordAnswer<Suppression> = recordNothing,
    ): Promise<Suppression> {
      const { workspaceId } = principal;
      const read = readAddress(address);
      if (!read)
        throw invalid(
          ['address'],
          'must be an email address, or a phone number with its country code such as +33612345678',
        );
      const fingerprint = addressFingerprint(secretBox, read.address);
      const addedBy = actorOf(principal);
      return db.transaction().execute(async (tx) => {
        const hint = secretBox.seal(addressHint(read.kind, read.address));
        const added = await store.suppress(tx, workspaceId, fingerprint, reason, {
          kind: read.kind,
          hint,
          addedBy,
        });
        const suppression = shown(
          added ?? (await store.findByAddress(tx, workspaceId, fingerprint))!,
        );
        await record(tx, suppression);
        if (added) {
          const subject = suppression.suppressionId;
          await recordAudit(tx, {
            chain: workspaceId,
            actor: addedBy,
            action: 'suppression.added',
            subject,
            details: { kind: read.kind, reason },
          });
        }
        return suppression;
      });
    },

    remove: (principal: Principal, suppressionId: string, isConfirmed: boolean): Promise<void> =>
      removeSuppression(db, principal, suppressionId, isConfirmed),
  };
}

/** In the spelling of stored contacts, so that both have one fingerprint. */
function readAddress(text: string): { kind: 'email' | 'phone'; address: string } | null {
  const email = normalizeEmail(text);
  if (email !== null) return { kind: 'email', address: email };
  const phone = normalizePhone(text, null, 'import');
  return phone === null ? null : { kind: 'phone', address: phone };
}

/**
 * Throws not_found, or validation_error for an unsubscription whose removal is not confirmed.
 */
function removeSuppression(
  db: Database,
  principal: Principal,
  suppressionId: string,
  isConfirmed: boolean,
): Promise<void> {
  const { workspaceId } = principal;
  return db.transaction().execute(async (tx) => {
    const found = await store.lockSuppression(tx, workspaceId, suppressionId);
    if (!found)
      throw new AppError('not_found', { message: 'There is no such address on the list.' });
    const { reason, addedBy } = found;
    if (reason === 'unsubscribed' && !isConfirmed) {
      throw invalid(
        ['confirm'],
        'must be true: this person asked for no more messages, so write to them again only with their consent',
        {
          code: 'unsubscribed',
        },
      );
    }
    await store.deleteSuppression(tx, workspaceId, suppressionId);
    const details = { reason, byPerson: addedBy === null, confirmed: isConfirmed };
    await recordAudit(tx, {
      chain: workspaceId,
      actor: actorOf(principal),
      action: 'suppression.removed',
      subject: suppressionId,
      details,
    });
  });
}
