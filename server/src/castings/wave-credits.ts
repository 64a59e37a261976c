import type { Credits } from '../credits/credits.ts';
import type { Tx } from '../platform/db.ts';
import type { Casting } from './store.ts';
import { chargeVerdicts } from './verdict-store.ts';

/** The account that pays for castings (decision 24). */
const ACCOUNT = 'api';

/** A casting with the number of the wave that holds the reservation. */
type Wave = Pick<Casting, 'id' | 'workspaceId' | 'wave' | 'creditsPerTalent'>;

/**
 * All credit movements of a casting. Each wave reserves credits; its end charges the judged talents
 * and returns the rest (interface, "Credits"). The casting holds the reservation. The keys contain
 * the wave's number, so a wave reserves once and settles once, even if a worker repeats it.
 */
export function createWaveCredits(
  credits: Pick<Credits, 'available' | 'held' | 'reserve' | 'settle'>,
) {
  const movement = (
    step: 'reserve' | 'settle',
    { id, wave }: Pick<Wave, 'id' | 'wave'>,
    reason: string,
  ) => ({
    account: ACCOUNT as typeof ACCOUNT,
    holder: id,
    key: `${step}:${id}:${wave}`,
    reason,
  });

  return {
    /** Credits that the workspace could reserve now. */
    available: (tx: Tx, workspaceId: string) => credits.available(tx, workspaceId, ACCOUNT),

    /** Credits that the casting has reserved now. */
    reserved: (tx: Tx, { id, workspaceId }: Pick<Wave, 'id' | 'workspaceId'>) =>
      credits.held(tx, workspaceId, ACCOUNT, id),

    /**
     * Reserves min(budget, balance) for the wave. Throws insufficient_api_credits when that does
     * not pay for one talent. A free wave reserves nothing.
     */
    async reserve(tx: Tx, wave: Wave, budget: number) {
      if (wave.creditsPerTalent === 0)
        return {
          reserved: 0,
          available: await credits.available(tx, wave.workspaceId, ACCOUNT),
        };
      return credits.reserve(tx, wave.workspaceId, {
        ...movement('reserve', wave, `Reserved for wave ${wave.wave}`),
        max: budget,
        min: wave.creditsPerTalent,
      });
    },

    /** Charges each uncharged verdict once, and returns the rest. */
    async chargeJudged(tx: Tx, casting: Casting) {
      const charge = await chargeVerdicts(tx, casting.id, {
        callIndex: casting.callIndex,
        creditsPerVerdict: casting.creditsPerTalent,
      });
      return credits.settle(tx, casting.workspaceId, {
        ...movement('settle', casting, `Talents judged in wave ${casting.wave}`),
        charge,
      });
    },

    /** Returns the whole reservation of a wave without judgements. */
    release: (tx: Tx, wave: Wave) =>
      credits.settle(tx, wave.workspaceId, {
        ...movement('settle', wave, `Wave ${wave.wave} could not start`),
        charge: 0,
      }),
  };
}

export type WaveCredits = ReturnType<typeof createWaveCredits>;
