import type { Tx } from '../platform/db.ts';
import type { SecretBox } from '../platform/secret-box.ts';
import { addressFingerprint } from './address-fingerprint.ts';
import { readMessagesTo } from './subject-store.ts';
import { readSuppressed } from './suppression-store.ts';

export interface SubjectMessage {
  channel: string;
  outcome: string;
  at: string;
  subject: string | null;
  text: string | null;
  repliedAt: string | null;
}

/** What was written to a person, and which of their addresses nobody may write to; for the person. */
export async function readOutreachTo(
  { tx, secretBox }: { tx: Tx; secretBox: Pick<SecretBox, 'open' | 'fingerprint'> },
  workspaceId: string,
  { talentIds, addresses }: { talentIds: readonly string[]; addresses: readonly string[] },
): Promise<{ messages: SubjectMessage[]; suppressed: { address: string; reason: string }[] }> {
  const rows = await readMessagesTo(tx, workspaceId, talentIds);
  const messages = rows.map(({ body, claimedAt, sentAt, repliedAt, ...row }) => {
    const words = body && (JSON.parse(secretBox.open(body)) as Record<string, string | null>);
    return {
      ...row,
      at: (sentAt ?? claimedAt).toISOString(),
      subject: words?.subject ?? null,
      text: words?.text ?? null,
      repliedAt: repliedAt?.toISOString() ?? null,
    };
  });
  const prints = new Map(addresses.map((one) => [one, addressFingerprint(secretBox, one)]));
  const reasons = await readSuppressed(tx, workspaceId, [...prints.values()]);
  const suppressed = [...prints].flatMap(([address, print]) => {
    const reason = reasons.get(print.toString('hex'));
    return reason ? [{ address, reason }] : [];
  });
  return { messages, suppressed };
}
