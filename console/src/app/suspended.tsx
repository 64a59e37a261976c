import { useQuery } from '@tanstack/react-query';
import { CirclePause } from 'lucide-react';
import { useFormat } from '../language/format.ts';
import { NoticeState } from '../ui/states.tsx';
import { useAppMessages } from './messages.ts';
import { type JoinedWorkspace, sessionQuery } from './session.ts';

/** No live event reports that the workspace is resumed. */
const RECHECK_MS = 15_000;

/** Replaces every page while the operator has suspended the workspace. */
export function Suspended({ workspace }: { workspace: JoinedWorkspace }) {
  const messages = useAppMessages();
  const format = useFormat();
  useQuery({ ...sessionQuery, refetchInterval: RECHECK_MS });
  return (
    <NoticeState icon={CirclePause} title={messages.suspended}>
      {workspace.suspensionReason !== null && (
        <p className="mb-2 text-ink">{messages.suspendedReason(workspace.suspensionReason)}</p>
      )}
      <p>{messages.suspendedWhy(format.date(new Date(workspace.suspendedAt!)))}</p>
    </NoticeState>
  );
}
