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

/** A criterion on a card: its status as an icon, with the word for those who cannot see it. */
export function CriterionLine({ criterion: { status, title } }: { criterion: ScoredCriterion }) {
  const messages = useMessages();
  const { icon: Icon, colour } = STATUS_LOOKS[status];
  const word = messages.criterionStatuses[status];
  return (
    <li
      title={`${word}: ${title}`}
      className="flex h-5 min-w-0 items-center gap-1 rounded-sm bg-sunken px-1.5 text-xs"
    >
      <Icon aria-hidden size={13} className={classNames('shrink-0', colour)} />
      <span className="sr-only">{word}: </span>
      <span className="truncate">{title}</span>
    </li>
  );
}
