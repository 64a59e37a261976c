import type { Tone } from '../../ui/badge.tsx';
import type { RunState, Sequence } from './queries.ts';

export const RUN_TONES: Record<RunState, Tone> = {
  running: 'accent',
  waiting: 'amber',
  completed: 'green',
  stopped: 'neutral',
  failed: 'red',
};

export const STEP_TONES: Record<Sequence['steps'][number]['state'], Tone> = {
  pending: 'neutral',
  waiting_approval: 'amber',
  waiting: 'neutral',
  sending: 'accent',
  sent: 'green',
  skipped: 'amber',
  failed: 'red',
  cancelled: 'neutral',
};
