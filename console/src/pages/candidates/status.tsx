import { useQuery } from '@tanstack/react-query';
import { statusesQuery } from '../../app/statuses.ts';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { useMessages } from './messages.ts';

export const NOT_RETAINED = 'NOT_RETAINED';

/** The name of a status: translated for the built-in ones, the workspace's for its own. */
export function useStatusName(): (handle: string) => string {
  const messages = useMessages();
  const { data } = useQuery(statusesQuery);
  return (handle) =>
    messages.statuses[handle as keyof typeof messages.statuses] ??
    data?.statuses.find((status) => status.handle === handle)?.label ??
    handle;
}

const TONES: Record<string, Tone> = {
  CONTACTED: 'accent',
  OUTREACH_SEQUENCE_STARTED: 'accent',
  NOT_RETAINED: 'red',
};

export function StatusBadge({ handle }: { handle: string }) {
  const name = useStatusName();
  return <Badge tone={TONES[handle] ?? 'neutral'}>{name(handle)}</Badge>;
}
