import { Link } from '@tanstack/react-router';
import { CircleCheck, ScanSearch, UserPen } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useMessages as useTalentMessages } from '../../app/talents/messages.ts';
import { nameOf } from '../../app/talents/name.ts';
import { useFormat } from '../../language/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { classNames } from '../../ui/class-names.ts';
import { useUiMessages } from '../../ui/messages.ts';
import { CriterionLine } from './criterion-line.tsx';
import { useMessages } from './messages.ts';
import type { QualifiedTalent, ScoredCriterion } from './queries.ts';

interface CardProps {
  castingId: string;
  talent: QualifiedTalent;
  selected: boolean;
  onSelect(): void;
  /** Tab focuses it. One card of each column is reachable. */
  reachable: boolean;
  onFocus(): void;
  onKeyDown(event: KeyboardEvent<HTMLAnchorElement>): void;
}

/** Open criteria that fit beside each other, with their names. */
const MAX_OPEN_SHOWN = 2;

/** A short view of a judged talent. The name opens the details. */
export function Card({
  castingId,
  talent,
  selected,
  onSelect,
  reachable,
  onFocus,
  onKeyDown,
}: CardProps) {
  const messages = useMessages();
  const talentMessages = useTalentMessages();
  const uiMessages = useUiMessages();
  const { talentId, profile, scoring, override, aiVerdict, secondLook } = talent;
  const name = nameOf(profile) ?? talentMessages.unnamed;
  const company = profile.currentOrganization?.name ?? profile.experiences[0]?.organizationName;
  return (
    <article
      aria-label={name}
      className={classNames(
        'relative rounded-md border px-2.5 py-1.5 hover:border-control outline-accent has-[[data-card]:focus-visible]:outline-2',
        selected ? 'border-accent bg-accent-soft' : 'border-line bg-surface',
      )}
    >
      <div className="flex items-start gap-2">
        <div className="min-w-0 grow">
          <h3 className="truncate font-medium text-base leading-5">
            <Link
              from="/castings/$castingId"
              to="/castings/$castingId"
              params={{ castingId }}
              search={(now) => ({ ...now, talent: talentId })}
              preload={false}
              data-card
              tabIndex={reachable ? 0 : -1}
              onFocus={onFocus}
              onKeyDown={onKeyDown}
              className="text-ink no-underline outline-none before:absolute before:inset-0 before:rounded-md"
            >
              {name}
            </Link>
          </h3>
          <p className="truncate text-quiet leading-4.5">
            {[profile.jobTitle, company].filter(Boolean).join(', ')}
          </p>
        </div>
        <span className="relative">
          <Checkbox
            checked={selected}
            onChange={onSelect}
            label={messages.select(name)}
            hideLabel
            tabIndex={-1}
          />
        </span>
      </div>
      {override && (
        <p className="mt-1 flex">
          <Badge tone={aiVerdict} icon={UserPen}>
            {messages.overriddenFrom(uiMessages.verdicts[aiVerdict])}
          </Badge>
        </p>
      )}
      {secondLook?.flipped && (
        <p className="mt-1 flex">
          <Badge tone={secondLook.before.aiVerdict} icon={ScanSearch}>
            {messages.flippedFrom(uiMessages.verdicts[secondLook.before.aiVerdict])}
          </Badge>
        </p>
      )}
      {scoring ? (
        <Criteria criterias={scoring.criterias} />
      ) : (
        <p className="text-quiet text-xs">{messages.noScoring}</p>
      )}
    </article>
  );
}

/** What is missing by name, in one line; what is met as a number. The details have everything. */
function Criteria({ criterias }: { criterias: readonly ScoredCriterion[] }) {
  const messages = useMessages();
  const format = useFormat();
  const open = criterias.filter(({ status }) => status !== 'met');
  const met = criterias.length - open.length;
  if (criterias.length === 0) return null;
  return (
    <ul className="mt-0.5 flex gap-1 overflow-hidden">
      {met > 0 && (
        <li className="flex h-5 shrink-0 items-center gap-1 rounded-sm bg-sunken px-1.5 text-xs">
          <CircleCheck aria-hidden size={13} className="text-green" />
          {messages.metOf(format.number(met), format.number(criterias.length))}
        </li>
      )}
      {open.slice(0, MAX_OPEN_SHOWN).map((criterion, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the order is fixed, and titles may repeat
        <CriterionLine key={index} criterion={criterion} />
      ))}
      {open.length > MAX_OPEN_SHOWN && (
        <li className="shrink-0 text-quiet text-xs leading-5">
          {messages.more(open.length - MAX_OPEN_SHOWN, format.number(open.length - MAX_OPEN_SHOWN))}
        </li>
      )}
    </ul>
  );
}
