import { useState } from 'react';
import { ChooseCandidates } from './choose-candidates.tsx';
import type { Blueprint } from './queries.ts';
import { ScheduleDialog } from './schedule-dialog.tsx';

interface StartDialogProps {
  blueprint: Blueprint;
  /** Already chosen, when the person comes from a list of candidates. */
  preselected: readonly string[];
  onClose(): void;
  onStarted(): void;
}

/** Choose the candidates, then review everything that would be sent, then start. */
export default function StartDialog({
  blueprint,
  preselected,
  onClose,
  onStarted,
}: StartDialogProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(preselected));
  const [names, setNames] = useState<ReadonlyMap<string, string>>(() => new Map());
  const [looking, setLooking] = useState(preselected.length > 0);
  return looking ? (
    <ScheduleDialog
      blueprint={blueprint}
      candidateIds={[...chosen]}
      names={names}
      onClose={onClose}
      onBack={() => setLooking(false)}
      onLeaveOut={(ids) => setChosen(new Set([...chosen].filter((id) => !ids.has(id))))}
      onStarted={onStarted}
    />
  ) : (
    <ChooseCandidates
      blueprint={blueprint}
      chosen={chosen}
      onChoose={setChosen}
      onNames={(more) => setNames((now) => new Map([...now, ...more]))}
      onClose={onClose}
      onNext={() => setLooking(true)}
    />
  );
}
