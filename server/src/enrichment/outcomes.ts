import type { Credits } from '../credits/credits.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Tx } from '../platform/db.ts';
import type { Advance } from '../platform/engine.ts';
import type { Metrics } from '../platform/metrics.ts';
import type { SecretBox } from '../platform/secret-box.ts';
import type { Sourcings } from '../sourcings/sourcings.ts';
import type { Talents } from '../talents/talents.ts';
import { countContacts, writeContact } from './contact-store.ts';
import type { ContactKind } from './contract.ts';
import { settlementOf } from './erasure.ts';
import type { DatedContact } from './imported.ts';
import { recordHealth } from './provider-store.ts';
import type { ReasonCode } from './rules/reasons.ts';
import { chargeFor, IMPORTED } from './rules/waterfall.ts';
import {
  type Attempt,
  closeKind,
  type Enrichment,
  endEnrichment,
  insertAttempt,
  lockEnrichment,
  lockTalent,
} from './store.ts';

export interface OutcomeDependencies {
  db: Database;
  talents: Pick<Talents, 'hold'>;
  sourcings: Pick<Sourcings, 'setContactsCount'>;
  credits: Pick<Credits, 'settle'>;
  secretBox: SecretBox;
  clock: Clock;
  metrics: Metrics;
  /** How long a contact may be read after it was found. */
  maxAgeMs: number;
}

interface Subject {
  enrichment: Enrichment;
  workspaceId: string;
}

/**
 * What comes of asking, written so that a contact, its price and its trace commit together, and
 * each once.
 */
export function createOutcomes({
  db,
  talents,
  sourcings,
  credits,
  secretBox,
  clock,
  metrics,
  maxAgeMs,
}: OutcomeDependencies) {
  /**
   * Runs `work` on the locked request under the lease; when nothing is open after it (or nobody is
   * left to ask), ends the request: charges what was found, returns the rest. False when the
   * request is over.
   */
  function commit(
    { enrichment: { id, talentId }, workspaceId, fence }: Subject & { fence: Advance['fence'] },
    work: (tx: Tx) => Promise<void>,
    { exhausted = false } = {},
  ): Promise<boolean> {
    return db.transaction().execute(async (tx) => {
      await fence(tx);
      // An erasure waits for us, or has been: then the request has ended.
      if (!(await talents.hold(tx, talentId))) return false;
      // What another request decides on, and how many contacts there are, is counted one after the
      // other.
      await lockTalent(tx, workspaceId, talentId);
      if (!(await lockEnrichment(tx, workspaceId, id))) return false;
      await work(tx);
      const { kinds } = (await lockEnrichment(tx, workspaceId, id))!;
      const open = kinds.filter(({ state }) => state === 'open');
      if (open.length > 0 && !exhausted) return true;
      for (const { kind } of open)
        await closeKind(tx, { enrichmentId: id, kind, state: 'not_found' });
      await credits.settle(tx, workspaceId, {
        ...settlementOf(id),
        charge: chargeFor(kinds),
        reason: 'Contacts found',
      });
      await endEnrichment(tx, workspaceId, id, clock.now());
      return false;
    });
  }

  async function record(
    tx: Tx,
    { enrichment, workspaceId }: Subject,
    attempt: Attempt,
  ): Promise<void> {
    await insertAttempt(tx, workspaceId, enrichment, attempt);
    metrics.countEnrichment(attempt.provider, attempt.outcome);
  }

  async function keep(
    tx: Tx,
    { enrichment: { talentId }, workspaceId }: Subject,
    provider: string,
    contacts: readonly DatedContact[],
  ): Promise<void> {
    for (const [place, { kind, value, status, usage, foundAt }] of contacts.entries()) {
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

  return {
    commit,

    /**
     * A provider's answer about the kinds that it was asked for: each is found or not, and the
     * found ones are kept and closed.
     */
    async answered(
      tx: Tx,
      subject: Subject,
      {
        provider,
        kinds,
        contacts,
        missing,
      }: {
        provider: string;
        kinds: readonly ContactKind[];
        contacts: readonly DatedContact[];
        missing: ReasonCode;
      },
    ): Promise<void> {
      const { enrichment, workspaceId } = subject;
      const at = clock.now();
      for (const kind of kinds) {
        const found = contacts.filter((contact) => contact.kind === kind);
        if (found.length === 0) {
          await record(tx, subject, {
            provider,
            kind,
            outcome: 'not_found',
            reason: missing,
            creditsCharged: 0,
            at,
          });
          continue;
        }
        const creditsCharged = enrichment.kinds.find((wanted) => wanted.kind === kind)!.price;
        await closeKind(tx, { enrichmentId: enrichment.id, kind, state: 'found' });
        await record(tx, subject, {
          provider,
          kind,
          outcome: 'found',
          reason: 'found',
          creditsCharged,
          at,
        });
        await keep(tx, subject, provider, found);
      }
      await sourcings.setContactsCount(
        tx,
        workspaceId,
        enrichment.talentId,
        await countContacts(tx, workspaceId, enrichment.talentId, at),
      );
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
        Partial<Pick<Attempt, 'askedAgain'>> & { kinds: readonly ContactKind[] },
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

export type Outcomes = ReturnType<typeof createOutcomes>;
