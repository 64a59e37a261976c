import { newId } from '../platform/ids.ts';
import type { SecretBox } from '../platform/secret-box.ts';
import type { NewDelivery } from './delivery-store.ts';
import type { QualifiedTalent } from './page-contract.ts';
import { type CastingStatus, nextAction } from './rules/machine.ts';
import type { Casting } from './store.ts';

export interface EventDependencies {
  secretBox: SecretBox;
  now: () => Date;
}

type Event = { eventType: NewDelivery['eventType']; talentId: string | null; data: unknown };

/** Writes webhook events (interface, "Events"). Null when the casting has no webhook. */
export function createEvents({ secretBox, now }: EventDependencies) {
  function write(casting: Casting, { eventType, talentId, data }: Event): NewDelivery | null {
    if (casting.webhookUrl === null || casting.runId === null) return null;
    const customParams =
      casting.customParams === null ? 'null' : secretBox.open(casting.customParams);
    const head = JSON.stringify({ eventType, castingId: casting.id }).slice(0, -1);
    const tail = JSON.stringify({ sentAt: now().toISOString(), data }).slice(1);
    // The caller's own text: parsing and serializing it again could change keys and numbers.
    const body = secretBox.seal(`${head},"customParams":${customParams},${tail}`);
    return {
      id: newId('delivery'),
      runId: casting.runId,
      eventType,
      talentId,
      url: casting.webhookUrl,
      body,
    };
  }

  return {
    /** Also null when the receiver did not subscribe to this verdict. */
    talentJudged(casting: Casting, talent: QualifiedTalent): NewDelivery | null {
      if (!casting.webhookVerdicts?.includes(talent.aiVerdict)) return null;
      return write(casting, {
        eventType: 'talent_judged',
        talentId: talent.talentId,
        data: { talent },
      });
    },

    /** Reports the end of a call; `casting` is its state after the stop, except for the status. */
    callStopped(casting: Casting, status: CastingStatus): NewDelivery | null {
      const { green, amber, red, creditsCharged } = casting;
      const data = {
        status,
        nextAction: nextAction(status),
        counts: { green, amber, red },
        creditsCharged,
      };
      return write(casting, {
        eventType: status === 'pool_exhausted' ? 'pool_exhausted' : 'wave_finished',
        talentId: null,
        data,
      });
    },
  };
}

export type Events = ReturnType<typeof createEvents>;
