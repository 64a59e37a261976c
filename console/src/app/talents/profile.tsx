import { ExternalLink, MapPin } from 'lucide-react';
import { createContext, Fragment, type ReactNode, use } from 'react';
import type { components } from '../../../../client/src/types.gen.ts';
import { useFormat } from '../../language/format.ts';
import { CompanyLogo } from './company-logo.tsx';
import { type Mark, piecesOf } from './marks.ts';
import { useMessages } from './messages.ts';
import { placeOf } from './name.ts';
import { PlacedField } from './placed-field.tsx';
import type { ProfilePath } from './profile-path.ts';

type TalentProfile = components['schemas']['TalentProfile'];

const Marks = createContext<readonly Mark[]>([]);

/**
 * A whole profile. Its texts are shown as plain text, with the quotes of `marks` marked in them.
 */
export function Profile({
  profile,
  marks = [],
}: {
  profile: TalentProfile;
  marks?: readonly Mark[];
}) {
  const messages = useMessages();
  const { summary, experiences, educations, skills, interests, languages, certifications } =
    profile;
  const hasSections =
    [experiences, educations, skills, interests, languages, certifications].some(
      (list) => list.length > 0,
    ) || summary;
  return (
    <Marks value={marks}>
      <div className="flex flex-col gap-5">
        <Heading profile={profile} />
        {summary && (
          <Part title={messages.summary}>
            <p className="whitespace-pre-line">
              <Quoted path="/summary" text={summary} />
            </p>
          </Part>
        )}
        {experiences.length > 0 && (
          <Part title={messages.experience}>
            <ol className="flex flex-col gap-3">
              {placed('/experiences', experiences).map(({ path, item }, index) => (
                <Experience
                  key={path}
                  experience={item}
                  path={path}
                  logo={
                    <CompanyLogo
                      talentId={profile.id}
                      experience={index}
                      company={item.organizationName ?? item.organization.name ?? ''}
                      hasLogo={item.organization.logoUrl !== null}
                    />
                  }
                />
              ))}
            </ol>
          </Part>
        )}
        {educations.length > 0 && (
          <Part title={messages.education}>
            <ol className="flex flex-col gap-3">
              {placed('/educations', educations).map(({ path, item }) => (
                <Education key={path} education={item} path={path} />
              ))}
            </ol>
          </Part>
        )}
        <Names title={messages.skills} path="/skills" names={skills} />
        <Languages languages={languages} />
        <Certifications certifications={certifications} />
        <Names title={messages.interests} path="/interests" names={interests} />
        {!hasSections && <p className="text-quiet">{messages.emptyProfile}</p>}
      </div>
    </Marks>
  );
}

function Heading({ profile }: { profile: TalentProfile }) {
  const messages = useMessages();
  const { headline, proNetworkUrl } = profile;
  return (
    <div className="flex flex-col gap-1">
      {headline && (
        <p className="font-medium text-base">
          <Quoted path="/headline" text={headline} />
        </p>
      )}
      <CurrentJob profile={profile} />
      <Place profile={profile} />
      {proNetworkUrl?.startsWith('https://') && (
        <a
          href={proNetworkUrl}
          target="_blank"
          rel="noreferrer"
          className="flex items-center gap-1 self-start text-accent-ink hover:underline"
        >
          <ExternalLink aria-hidden size={13} />
          {messages.openProfile}
        </a>
      )}
    </div>
  );
}

function Languages({ languages }: Pick<TalentProfile, 'languages'>) {
  const messages = useMessages();
  if (languages.length === 0) return null;
  return (
    <Part title={messages.languages}>
      <ul className="flex flex-wrap gap-x-4 gap-y-1">
        {languages.map(({ name, proficiency }, index) => (
          <li key={name}>
            <Quoted path={`/languages/${index}/name`} text={name} />
            {proficiency && (
              <span className="text-quiet">
                {' '}
                <Quoted
                  path={`/languages/${index}/proficiency`}
                  text={messages.proficiencies[proficiency]}
                  whole
                />
              </span>
            )}
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Certifications({ certifications }: Pick<TalentProfile, 'certifications'>) {
  const messages = useMessages();
  if (certifications.length === 0) return null;
  return (
    <Part title={messages.certifications}>
      <ul className="flex flex-col gap-1">
        {certifications.map(({ name, organizationName }, index) => (
          <li key={`${name} ${organizationName}`}>
            <Quoted path={`/certifications/${index}/name`} text={name} />
            {organizationName && (
              <span className="text-quiet">
                ,{' '}
                <Quoted
                  path={`/certifications/${index}/organizationName`}
                  text={organizationName}
                />
              </span>
            )}
          </li>
        ))}
      </ul>
    </Part>
  );
}

/** The items of a list with their JSON pointers: items of a profile have no other identifiers. */
const placed = <List extends string, Item>(list: List, items: readonly Item[]) =>
  items.map((item, index) => ({ path: `${list}/${index}` as const, item }));

interface QuotedProps {
  path: ProfilePath;
  text: string;
  /**
   * The text is not shown as the profile stores it (a date): any quote from it marks the whole
   * text.
   */
  whole?: boolean;
}

function Quoted(props: QuotedProps) {
  return (
    <PlacedField path={props.path}>
      <MarkedText {...props} />
    </PlacedField>
  );
}

function MarkedText({ path, text, whole = false }: QuotedProps) {
  const quotes = use(Marks).flatMap((mark) => (mark.path === path ? [mark.quote] : []));
  const pieces = whole ? [{ text, marked: quotes.length > 0 }] : piecesOf(text, quotes);
  let at = 0;
  return pieces.map((piece) => {
    const start = at;
    at += piece.text.length;
    return piece.marked ? (
      <mark key={start} data-path={path}>
        {piece.text}
      </mark>
    ) : (
      <Fragment key={start}>{piece.text}</Fragment>
    );
  });
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-1.5 font-semibold text-quiet text-xs">{title}</h3>
      {children}
    </section>
  );
}

function CurrentJob({ profile: { jobTitle, currentOrganization } }: { profile: TalentProfile }) {
  const company = currentOrganization?.name;
  if (!jobTitle && !company) return null;
  return (
    <p>
      {jobTitle && <Quoted path="/jobTitle" text={jobTitle} />}
      {jobTitle && company && ', '}
      {company && <Quoted path="/currentOrganization/name" text={company} />}
    </p>
  );
}

function Place({ profile }: { profile: TalentProfile }) {
  const shown = placeOf(profile);
  if (shown === '') return null;
  const parts = (['city', 'state', 'country'] as const).filter((part) => profile[part]);
  return (
    <p className="flex items-center gap-1 text-quiet">
      <MapPin aria-hidden size={13} className="shrink-0" />
      <span>
        {parts.map((part, index) => (
          <Fragment key={part}>
            {index > 0 && ', '}
            <Quoted path={`/${part}`} text={profile[part] ?? ''} />
          </Fragment>
        ))}
      </span>
    </p>
  );
}

function Experience({
  experience,
  path,
  logo,
}: {
  experience: TalentProfile['experiences'][number];
  path: `/experiences/${number}`;
  logo: ReactNode;
}) {
  const messages = useMessages();
  const { title, organizationName, organization, startDate, endDate, isCurrent, description } =
    experience;
  // A source may know its company by one name or by the other.
  const company = organizationName
    ? { text: organizationName, at: 'organizationName' as const }
    : { text: organization.name, at: 'organization/name' as const };
  return (
    <li className="flex gap-2.5">
      {logo}
      <div className="min-w-0 grow">
        <p className="font-medium">
          {title ? <Quoted path={`${path}/title`} text={title} /> : messages.untitled}
        </p>
        <p>
          {company.text ? (
            <Quoted path={`${path}/${company.at}`} text={company.text} />
          ) : (
            messages.unknownCompany
          )}
        </p>
        <Dates path={path} start={startDate} end={endDate} isCurrent={isCurrent} />
        {description && (
          <p className="mt-1 whitespace-pre-line">
            <Quoted path={`${path}/description`} text={description} />
          </p>
        )}
      </div>
    </li>
  );
}

function Education({
  education,
  path,
}: {
  education: TalentProfile['educations'][number];
  path: `/educations/${number}`;
}) {
  const { schoolName, summary, startDate, endDate } = education;
  const named = (['degrees', 'majors', 'minors'] as const).flatMap((list) =>
    education[list].map((text, at) => ({ text, at: `${list}/${at}` as const })),
  );
  return (
    <li className="border-line border-l-2 pl-3">
      {schoolName && (
        <p className="font-medium">
          <Quoted path={`${path}/schoolName`} text={schoolName} />
        </p>
      )}
      {named.length > 0 && (
        <p>
          {named.map(({ text, at }, index) => (
            <Fragment key={at}>
              {index > 0 && ', '}
              <Quoted path={`${path}/${at}`} text={text} />
            </Fragment>
          ))}
        </p>
      )}
      <Dates path={path} start={startDate} end={endDate} isCurrent={false} />
      {summary && (
        <p className="mt-1 whitespace-pre-line">
          <Quoted path={`${path}/summary`} text={summary} />
        </p>
      )}
    </li>
  );
}

function Dates({
  path,
  start,
  end,
  isCurrent,
}: {
  path: `/${'experiences' | 'educations'}/${number}`;
  start: string | null;
  end: string | null;
  isCurrent: boolean;
}) {
  const messages = useMessages();
  const { month } = useFormat();
  if (start === null && end === null) return null;
  return (
    <p className="text-quiet">
      {start && <Quoted whole path={`${path}/startDate`} text={month(start)} />}
      {start && (end || isCurrent) && ' – '}
      {end ? (
        <Quoted whole path={`${path}/endDate`} text={month(end)} />
      ) : (
        isCurrent && messages.now
      )}
    </p>
  );
}

function Names({
  title,
  path,
  names,
}: {
  title: string;
  path: '/skills' | '/interests';
  names: readonly string[];
}) {
  if (names.length === 0) return null;
  return (
    <Part title={title}>
      <ul className="flex flex-wrap gap-1.5">
        {[...new Set(names)].map((name) => (
          <li key={name} className="max-w-full rounded-sm bg-sunken px-1.5 py-0.5">
            <Quoted path={`${path}/${names.indexOf(name)}`} text={name} />
          </li>
        ))}
      </ul>
    </Part>
  );
}
