import { Link } from '@tanstack/react-router';
import { UserPen } from 'lucide-react';
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
import type { QualifiedTalent } from './queries.ts';

interface CardProps {
  castingId: string;
  talent: QualifiedTalent;
  selected: boolean;
  onSelect(): void;
  /** Reached by Tab: one card of each column is. */
  reachable: boolean;
  onFocus(): void;
  onKeyDown(event: KeyboardEvent<HTMLAnchorElement>): void;
}

const CRITERIA_SHOWN = 5;

/** A judged talent in short. The name opens all of it. */
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
  const format = useFormat();
  const { talentId, profile, scoring, override, aiVerdict } = talent;
  const name = nameOf(profile) ?? talentMessages.unnamed;
  const company = profile.currentOrganization?.name ?? profile.experiences[0]?.organizationName;
  const criterias = scoring?.criterias ?? [];
  const hidden = criterias.length - CRITERIA_SHOWN;
  return (
    <article
      aria-label={name}
      className={classNames(
        'relative rounded-md border p-3 hover:border-control outline-accent has-[[data-card]:focus-visible]:outline-2',
        selected ? 'border-accent bg-accent-soft' : 'border-line bg-surface',
      )}
    >
      <div className="flex items-start gap-2">
        <div className="min-w-0 grow">
          <h3 className="truncate font-medium text-base">
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
          <p className="truncate text-quiet">
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
        <p className="mt-1.5 flex">
          <Badge tone={aiVerdict} icon={UserPen}>
            {messages.overriddenFrom(uiMessages.verdicts[aiVerdict])}
          </Badge>
        </p>
      )}
      <p className="mt-1.5 line-clamp-3">{scoring ? scoring.recap : messages.noScoring}</p>
      {criterias.length > 0 && (
        <ul className="mt-2 flex flex-wrap gap-1">
          {criterias.slice(0, CRITERIA_SHOWN).map((criterion, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: criteria keep their places, and titles may repeat
            <CriterionLine key={index} criterion={criterion} />
          ))}
          {hidden > 0 && (
            <li className="text-quiet text-xs leading-5.5">
              {messages.more(hidden, format.number(hidden))}
            </li>
          )}
        </ul>
      )}
    </article>
  );
}
