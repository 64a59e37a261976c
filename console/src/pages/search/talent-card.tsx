import { MapPin } from 'lucide-react';
import { Avatar } from '../../app/talents/avatar.tsx';
import { useMessages as useTalentMessages } from '../../app/talents/messages.ts';
import { nameOf, placeOf } from '../../app/talents/name.ts';
import { useFormat } from '../../language/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { useUiMessages } from '../../ui/messages.ts';
import { Time } from '../../ui/time.tsx';
import { useMessages } from './messages.ts';
import type { FoundTalent } from './queries.ts';
import { Matched, RankedBy } from './why-found.tsx';

const SKILLS_SHOWN = 8;

interface TalentCardProps {
  talent: FoundTalent;
  /** When another search returned them; absent when none did. */
  seenAt?: string;
  selected: boolean;
  /** Absent for users who have no action for a selection. */
  onSelect?(selected: boolean): void;
  onOpen(): void;
}

/** One person in short: who, what they do, where, and why they were found. */
export function TalentCard({ talent, seenAt, selected, onSelect, onOpen }: TalentCardProps) {
  const messages = useMessages();
  const talentMessages = useTalentMessages();
  const uiMessages = useUiMessages();
  const name = nameOf(talent) ?? talentMessages.unnamed;
  const place = placeOf(talent);
  const title = talent.jobTitle ?? talent.headline ?? talentMessages.untitled;
  const company = talent.experiences.length === 0 ? talent.currentOrganization?.name : null;
  return (
    <li className="flex gap-3 rounded-lg border border-line bg-surface p-3">
      {onSelect && (
        <span className="flex h-9 items-center">
          <Checkbox
            label={uiMessages.select(name)}
            hideLabel
            checked={selected}
            onChange={onSelect}
          />
        </span>
      )}
      <Avatar person={talent} />
      <div className="flex min-w-0 grow flex-col gap-1.5">
        <div>
          <h3 className="font-semibold text-base">
            <button
              type="button"
              onClick={onOpen}
              className="rounded-sm text-left hover:underline"
              aria-label={messages.openProfile(name)}
            >
              {name}
            </button>
            {seenAt && (
              <span className="ml-2 font-normal text-quiet text-sm">
                {messages.seen} <Time at={seenAt} />
              </span>
            )}
          </h3>
          <p className="flex flex-wrap items-center gap-x-3">
            <span>{company ? talentMessages.at(title, company) : title}</span>
            {place && (
              <span className="flex min-w-0 items-center gap-1 text-quiet">
                <MapPin aria-hidden size={13} className="shrink-0" />
                {place}
              </span>
            )}
          </p>
        </div>
        <Experiences talent={talent} />
        <RankedBy reasons={talent.rankedBy} />
        <Matched matched={talent.matched} />
        <Skills skills={talent.skills} />
      </div>
    </li>
  );
}

/** The last two jobs, with their years. */
function Experiences({ talent }: { talent: FoundTalent }) {
  const messages = useMessages();
  const talentMessages = useTalentMessages();
  const lines = talent.experiences
    .slice(0, 2)
    .map(({ title, organizationName, startDate, endDate }) => {
      const [from, to] = [startDate?.slice(0, 4), endDate?.slice(0, 4)];
      const job = organizationName
        ? talentMessages.at(title ?? talentMessages.untitled, organizationName)
        : (title ?? talentMessages.untitled);
      if (!from) return job;
      return `${job}, ${to ? messages.years(from, to) : messages.since(from)}`;
    });
  if (lines.length === 0) return null;
  return (
    <ul className="text-quiet">
      {[...new Set(lines)].map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

function Skills({ skills }: { skills: readonly string[] }) {
  const messages = useMessages();
  const talentMessages = useTalentMessages();
  const format = useFormat();
  if (skills.length === 0) return null;
  const shown = [...new Set(skills)];
  return (
    <ul aria-label={talentMessages.skills} className="flex flex-wrap gap-1.5">
      {shown.slice(0, SKILLS_SHOWN).map((skill) => (
        <li key={skill} className="max-w-full">
          <Badge>{skill}</Badge>
        </li>
      ))}
      {shown.length > SKILLS_SHOWN && (
        <li className="text-quiet text-xs leading-5">
          {messages.more(format.number(shown.length - SKILLS_SHOWN))}
        </li>
      )}
    </ul>
  );
}
