import { actorOf, recordAudit } from '../platform/audit.ts';
import type { Database, Tx } from '../platform/db.ts';
import type { Principal, RecordAnswer } from '../platform/operation.ts';
import { recordNothing } from '../platform/operation.ts';
import type { SecretBox } from '../platform/secret-box.ts';
import type { WebhookSecretState } from './webhook-contract.ts';
import { deleteSecrets, putSecret, readSecretState } from './webhook-secret-store.ts';
import { newWebhookSecret } from './webhook-signature.ts';

interface SecretDependencies {
  db: Database;
  secretBox: Pick<SecretBox, 'seal'>;
}

export interface RotatedSecret {
  webhookSecret: string;
  createdAt: string;
  previousUntil: string | null;
}

/**
 * Gives a casting a secret of its own when the request asks for signatures, and takes it away when
 * it declines them. Returns a new secret, the only time that it can be read; otherwise undefined.
 */
export async function setSigning(
  tx: Tx,
  secretBox: Pick<SecretBox, 'seal'>,
  { workspaceId, castingId }: { workspaceId: string; castingId: string },
  signed: boolean | undefined,
): Promise<string | undefined> {
  if (signed === false) await deleteSecrets(tx, workspaceId, castingId);
  if (!signed) return undefined;
  const webhookSecret = newWebhookSecret();
  const sealed = secretBox.seal(webhookSecret);
  await putSecret(tx, workspaceId, castingId, { sealed, overlapHours: 0 });
  return webhookSecret;
}

/** The workspace's secret, which signs the webhooks of all castings without one of their own. */
export function createWebhookSecrets({ db, secretBox }: SecretDependencies) {
  async function stateOf(tx: Tx, workspaceId: string): Promise<WebhookSecretState> {
    const { createdAt, previousUntil } = await readSecretState(tx, workspaceId);
    return {
      signed: createdAt !== null,
      createdAt: createdAt?.toISOString() ?? null,
      previousUntil: previousUntil?.toISOString() ?? null,
    };
  }

  const audited = (principal: Principal, action: string) => ({
    chain: principal.workspaceId,
    actor: actorOf(principal),
    action,
    subject: principal.workspaceId,
  });

  return {
    webhookSecret: ({ workspaceId }: Principal) => stateOf(db, workspaceId),

    /** Creates the secret, or replaces it: the one before signs beside it for the overlap. */
    rotateWebhookSecret(
      principal: Principal,
      overlapHours: number,
      record: RecordAnswer<RotatedSecret> = recordNothing,
    ): Promise<RotatedSecret> {
      const { workspaceId } = principal;
      return db.transaction().execute(async (tx) => {
        const webhookSecret = newWebhookSecret();
        const sealed = secretBox.seal(webhookSecret);
        await putSecret(tx, workspaceId, null, { sealed, overlapHours });
        const { createdAt, previousUntil } = await stateOf(tx, workspaceId);
        await recordAudit(tx, audited(principal, 'webhook_secret.rotated'));
        const rotated = { webhookSecret, createdAt: createdAt!, previousUntil };
        await record(tx, rotated);
        return rotated;
      });
    },

    /** Stops signing at once; castings with a secret of their own are still signed. */
    removeWebhookSecret(principal: Principal): Promise<WebhookSecretState> {
      const { workspaceId } = principal;
      return db.transaction().execute(async (tx) => {
        const removed = await deleteSecrets(tx, workspaceId, null);
        if (removed) await recordAudit(tx, audited(principal, 'webhook_secret.removed'));
        return stateOf(tx, workspaceId);
      });
    },
  };
}
