import { STATUS_LOOKS } from '../../app/talents/status-looks.ts';
import { classNames } from '../../ui/class-names.ts';
import { useMessages } from './messages.ts';
import type { ScoredCriterion } from './queries.ts';
import type { CriterionStatus } from './verdicts.ts';

/** A criterion status as an icon and a word, never colour alone. */
export function StatusWord({ status }: { status: CriterionStatus }) {
  const messages = useMessages();
  const { icon: Icon, colour } = STATUS_LOOKS[status];
  return (
    <span
      className={classNames('inline-flex shrink-0 items-center gap-1 font-medium text-xs', colour)}
    >
      <Icon aria-hidden size={13} />
      {messages.criterionStatuses[status]}
    </span>
  );
}

/** A criterion on a card. */
export function CriterionLine({ criterion: { status, title } }: { criterion: ScoredCriterion }) {
  return (
    <li className="flex h-5.5 max-w-full items-center gap-1.5 rounded-sm bg-sunken px-1.5">
      <StatusWord status={status} />
      <span className="truncate text-xs">{title}</span>
    </li>
  );
}
