import type { Clock } from '../platform/clock.ts';
import type { Tx } from '../platform/db.ts';
import type { Metrics } from '../platform/metrics.ts';
import type { SecretBox } from '../platform/secret-box.ts';
import type { Sourcings } from '../sourcings/sourcings.ts';
import { writeContact } from './contact-store.ts';
import { updateContactsCount } from './contacts-count.ts';
import type { ContactKind } from './contract.ts';
import type { DatedContact } from './imported.ts';
import type { Subject } from './ports.ts';
import { recordHealth } from './provider-store.ts';
import type { ReasonCode } from './rules/reasons.ts';
import { IMPORTED } from './rules/waterfall.ts';
import { type Attempt, closeKind, insertAttempt } from './store.ts';

export interface AttemptRecordsDependencies {
  sourcings: Pick<Sourcings, 'setContactsCount'>;
  secretBox: Pick<SecretBox, 'seal' | 'fingerprint'>;
  clock: Clock;
  metrics: Metrics;
  /** How long a contact may be read after it was found. */
  maxAgeMs: number;
}

/** A provider's answer for the kinds that it was asked for. */
export interface Answered {
  provider: string;
  kinds: readonly ContactKind[];
  contacts: readonly DatedContact[];
  /** Why a kind without a contact has none. */
  missing: ReasonCode;
}

/** Records the result of asking a provider, in the transaction of the step. */
export function createAttemptRecords(dependencies: AttemptRecordsDependencies) {
  const { sourcings, clock, metrics } = dependencies;

  async function record(
    tx: Tx,
    { enrichment, workspaceId }: Subject,
    attempt: Attempt,
  ): Promise<void> {
    await insertAttempt(tx, workspaceId, enrichment, attempt);
    metrics.countEnrichment(attempt.provider, attempt.outcome);
    if (attempt.creditsCharged > 0)
      metrics.countCredits('workspace', 'enrichment', attempt.creditsCharged);
  }

  return {
    /** Records each kind as found or not. Stores the found contacts and closes their kinds. */
    async answered(
      tx: Tx,
      subject: Subject,
      { provider, kinds, contacts, missing }: Answered,
    ): Promise<void> {
      const { enrichment, workspaceId } = subject;
      const { id: enrichmentId, talentId } = enrichment;
      const at = clock.now();
      for (const kind of kinds) {
        const found = contacts.filter((contact) => contact.kind === kind);
        if (found.length === 0) {
          const notFound = { outcome: 'not_found', reason: missing, creditsCharged: 0 } as const;
          await record(tx, subject, { provider, kind, ...notFound, at });
          continue;
        }
        const creditsCharged = enrichment.kinds.find((wanted) => wanted.kind === kind)!.price;
        await closeKind(tx, { enrichmentId, kind, state: 'found' });
        const success = { outcome: 'found', reason: 'found', creditsCharged } as const;
        await record(tx, subject, { provider, kind, ...success, at });
        await storeContacts(tx, dependencies, { workspaceId, talentId, provider, found });
      }
      await updateContactsCount(tx, sourcings, { workspaceId, talentId, now: at });
      if (provider !== IMPORTED)
        await recordHealth(tx, workspaceId, provider, { reason: null, at });
    },

    /** The same outcome for all the kinds that a provider was asked for. */
    async attempted(
      tx: Tx,
      subject: Subject,
      {
        kinds,
        ...attempt
      }: Pick<Attempt, 'provider' | 'outcome' | 'reason'> &
        Partial<Pick<Attempt, 'isRetried'>> & { kinds: readonly ContactKind[] },
    ): Promise<void> {
      const at = clock.now();
      for (const kind of kinds)
        await record(tx, subject, { ...attempt, kind, creditsCharged: 0, at });
    },

    health: (
      tx: Tx,
      { workspaceId }: Subject,
      provider: string,
      reason: ReasonCode,
    ): Promise<void> => recordHealth(tx, workspaceId, provider, { reason, at: clock.now() }),
  };
}

export type AttemptRecords = ReturnType<typeof createAttemptRecords>;

async function storeContacts(
  tx: Tx,
  { secretBox, maxAgeMs }: Pick<AttemptRecordsDependencies, 'secretBox' | 'maxAgeMs'>,
  {
    workspaceId,
    talentId,
    provider,
    found,
  }: { workspaceId: string; talentId: string; provider: string; found: readonly DatedContact[] },
): Promise<void> {
  for (const [place, { kind, value, status, usage, foundAt }] of found.entries()) {
    await writeContact(tx, workspaceId, talentId, {
      kind,
      sealed: secretBox.seal(value),
      fingerprint: secretBox.fingerprint(`${kind}:${value}`),
      place,
      provider,
      status,
      usage,
      foundAt,
      expiresAt: new Date(foundAt.getTime() + maxAgeMs),
    });
  }
}
