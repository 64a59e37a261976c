import { X } from 'lucide-react';
import { Fragment, type ReactNode, useRef } from 'react';
import { useFormat } from '../../language/format.ts';
import { VerdictBadge } from '../../ui/badge.tsx';
import { IconButton } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { FullScreen } from '../../ui/full-screen.tsx';
import { useUiMessages } from '../../ui/messages.ts';
import { ScrollRegion } from '../../ui/scroll-region.tsx';
import { useMessages as useTalentMessages } from '../talents/messages.ts';
import { placeOf } from '../talents/name.ts';
import { STATUS_LOOKS } from '../talents/status-looks.ts';
import { useQuoteText } from '../talents/use-quote-text.ts';
import { type Compared, criteriaOf, type Finding, MIN_COMPARED } from './compared.ts';
import { useMessages } from './messages.ts';

export interface ComparedRow {
  /** Unique in its group. */
  key: string;
  label: string;
  cell(person: Compared): ReactNode;
}

interface CompareProps {
  people: readonly Compared[];
  /** What the page knows of the people besides, above the rest. */
  own?: readonly ComparedRow[];
  onLeaveOut(id: string): void;
  onClose(): void;
}

/**
 * Two to four people side by side: facts in rows, people in columns. Names and facts stay in sight.
 * On a phone one person is as wide as the screen, and a swipe shows the next.
 */
export function Compare({ people, own = [], onLeaveOut, onClose }: CompareProps) {
  const messages = useMessages();
  const uiMessages = useUiMessages();
  const format = useFormat();
  const facts = useFacts();
  const findings = useFindings(people);
  const title = messages.title(format.number(people.length));
  // Has the focus first, so that no tooltip opens and takes the first Escape.
  const popup = useRef<HTMLDivElement>(null);
  return (
    <FullScreen ref={popup} label={title} onClose={onClose}>
      <header className="flex h-12 shrink-0 items-center gap-2 border-line border-b px-2 lg:px-4">
        <IconButton icon={X} label={uiMessages.close} onClick={onClose} side="bottom" />
        <h1 className="min-w-0 grow truncate font-semibold">{title}</h1>
        <p className="text-quiet sm:hidden">{messages.swipe}</p>
      </header>
      <ScrollRegion
        label={title}
        className="min-h-0 grow snap-x snap-mandatory sm:scroll-pl-44 sm:snap-none"
      >
        <table className="w-full border-separate border-spacing-0">
          <caption className="sr-only">{title}</caption>
          <Head people={people} onLeaveOut={onLeaveOut} />
          <Group title={messages.assessment} rows={own} people={people} />
          <Group title={messages.criteria} rows={findings} people={people} />
          <Group title={messages.person} rows={facts} people={people} />
        </table>
      </ScrollRegion>
    </FullScreen>
  );
}

/** On a phone a row has no heading beside it: each cell says what it is. */
const ROW_HEAD =
  'sticky left-0 z-1 w-44 min-w-44 border-line border-r border-b bg-surface px-3 py-2 text-left align-top font-medium max-sm:sr-only';
const COLUMN = 'w-[100vw] min-w-[100vw] snap-start sm:w-auto sm:min-w-56';

function Head({ people, onLeaveOut }: Pick<CompareProps, 'people' | 'onLeaveOut'>) {
  const messages = useMessages();
  return (
    <thead>
      <tr>
        <td className="sticky top-0 left-0 z-20 border-line border-r border-b bg-surface max-sm:hidden" />
        {people.map(({ id, name, verdict, profile }) => (
          <th
            key={id}
            scope="col"
            className={classNames(
              'sticky top-0 z-10 border-line border-b bg-surface px-3 py-2 text-left align-top font-normal',
              COLUMN,
            )}
          >
            <span className="flex items-start gap-2">
              <span className="min-w-0 grow">
                <span className="block font-semibold wrap-anywhere">{name}</span>
                <span className="line-clamp-1 text-quiet text-xs">{profile?.jobTitle}</span>
              </span>
              {verdict && <VerdictBadge verdict={verdict} />}
              {people.length > MIN_COMPARED && (
                <IconButton
                  icon={X}
                  size="small"
                  label={messages.leaveOut(name)}
                  onClick={() => onLeaveOut(id)}
                  side="bottom"
                />
              )}
            </span>
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface GroupProps {
  title: string;
  rows: readonly ComparedRow[];
  people: readonly Compared[];
}

function Group({ title, rows, people }: GroupProps) {
  if (rows.length === 0) return null;
  return (
    <tbody>
      <tr>
        <th
          scope="rowgroup"
          colSpan={people.length + 1}
          className="border-line border-b bg-sunken px-3 py-1 text-left font-semibold text-quiet text-xs"
        >
          <span className="sticky left-3">{title}</span>
        </th>
      </tr>
      {rows.map(({ key, label, cell }) => (
        <tr key={key}>
          <th scope="row" className={ROW_HEAD}>
            {label}
          </th>
          {people.map((person) => (
            <td
              key={person.id}
              className={classNames('border-line border-b px-3 py-2 align-top', COLUMN)}
            >
              <span aria-hidden className="mb-0.5 block text-quiet text-xs sm:hidden">
                {label}
              </span>
              {cell(person)}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

function useFindings(people: readonly Compared[]): ComparedRow[] {
  return criteriaOf(people).map((criterion) => ({
    key: criterion,
    label: criterion,
    cell: ({ findings }) => <FindingCell finding={findings.get(criterion)} />,
  }));
}

function FindingCell({ finding }: { finding: Finding | undefined }) {
  const messages = useMessages();
  const textOf = useQuoteText();
  if (!finding) return <span className="text-quiet">{messages.notAsked}</span>;
  const { icon: Icon, colour } = STATUS_LOOKS[finding.status];
  // Where each stands is in the profile; here a text is read once.
  const quotes = [...new Set(finding.references.map(textOf))];
  return (
    <>
      <p className={classNames('flex items-center gap-1.5 font-medium', colour)}>
        <Icon aria-hidden size={15} className="shrink-0" />
        {messages.states[finding.status]}
      </p>
      <p className="mt-0.5">{finding.result}</p>
      {quotes.length > 0 && (
        <ul className="mt-1 flex flex-wrap gap-1">
          {quotes.map((quote) => (
            <li key={quote}>
              <q className="rounded-sm bg-mark px-1 wrap-anywhere">{quote}</q>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

type Profile = NonNullable<Compared['profile']>;

/** Older jobs and schools are in the profile itself. */
const LATEST = 3;

function useFacts(): ComparedRow[] {
  const messages = useMessages();
  const talentMessages = useTalentMessages();
  const { month } = useFormat();
  const period = (start: string | null, end: string | null, isCurrent: boolean): string =>
    [start && month(start), end ? month(end) : isCurrent && talentMessages.now]
      .filter(Boolean)
      .join(' – ');
  const fact = (key: keyof typeof messages & string, read: (profile: Profile) => ReactNode) => ({
    key,
    label: messages[key] as string,
    cell: ({ profile }: Compared) => (profile ? read(profile) : messages.missing),
  });
  return [
    fact('now', ({ jobTitle, currentOrganization }) => (
      <Text>{[jobTitle, currentOrganization?.name].filter(Boolean).join(', ')}</Text>
    )),
    fact('place', (profile) => <Text>{placeOf(profile)}</Text>),
    fact('experience', ({ experiences }) => (
      <Lines
        lines={experiences
          .slice(0, LATEST)
          .map(({ title, organizationName, organization, startDate, endDate, isCurrent }) => [
            [title, organizationName ?? organization.name].filter(Boolean).join(', '),
            period(startDate, endDate, isCurrent),
          ])}
      />
    )),
    fact('education', ({ educations }) => (
      <Lines
        lines={educations
          .slice(0, LATEST)
          .map(({ schoolName, degrees, majors, startDate, endDate }) => [
            [...degrees, ...majors, schoolName].filter(Boolean).join(', '),
            period(startDate, endDate, false),
          ])}
      />
    )),
    fact('skills', ({ skills }) => <Text>{[...new Set(skills)].join(', ')}</Text>),
    fact('languages', ({ languages }) => (
      <Text>
        {languages
          .map(({ name, proficiency }) =>
            proficiency ? `${name} (${talentMessages.proficiencies[proficiency]})` : name,
          )
          .join(', ')}
      </Text>
    )),
  ];
}

const NOTHING = '–';

const Text = ({ children }: { children: string }) =>
  children === '' ? <span className="text-faint">{NOTHING}</span> : children;

function Lines({ lines }: { lines: readonly (readonly [what: string, when: string])[] }) {
  if (lines.length === 0) return <Text>{''}</Text>;
  return lines.map(([what, when], index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the order is fixed, and texts may repeat
    <Fragment key={index}>
      <p>{what}</p>
      {when && <p className="mb-1 text-quiet text-xs">{when}</p>}
    </Fragment>
  ));
}
