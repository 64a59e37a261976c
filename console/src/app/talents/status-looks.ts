import { CircleCheck, CircleHelp, CircleSlash2, CircleX, type LucideIcon } from 'lucide-react';
import type { components } from '../../../../client/src/types.gen.ts';

type CriterionStatus = components['schemas']['ScoredCriterion']['status'];

/** A status of a criterion has its own shape, never colour alone. A word goes with it. */
export const STATUS_LOOKS: Record<CriterionStatus, { icon: LucideIcon; colour: string }> = {
  met: { icon: CircleCheck, colour: 'text-green' },
  partially_met: { icon: CircleSlash2, colour: 'text-amber' },
  not_met: { icon: CircleX, colour: 'text-red' },
  unknown: { icon: CircleHelp, colour: 'text-quiet' },
};
