import { useQuery } from '@tanstack/react-query';
import { Mail, Phone } from 'lucide-react';
import { Suspense, useMemo, useState } from 'react';
import { type FieldLink, FieldPlaces, type PointedField } from '../../app/talents/field-places.ts';
import { contactPath, type FieldPlace, placesOf } from '../../app/talents/original-places.ts';
import { PlacedField } from '../../app/talents/placed-field.tsx';
import { Profile } from '../../app/talents/profile.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Segments } from '../../ui/segments.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useMessages } from './messages.ts';
import { OriginalPanel } from './original/panel.tsx';
import { type Original, type OwnTalent, originalQuery } from './queries.ts';

type Side = 'profile' | 'original';

/** The profile, with the file that it was read from beside it. */
export function PersonProfile({ person }: { person: OwnTalent }) {
  const { data: original, isPending } = useQuery(originalQuery(person.talent.id));
  if (isPending) return <Skeleton className="h-96 w-full" />;
  return original ? <BothSides person={person} original={original} /> : <Fields person={person} />;
}

function BothSides({ person, original }: { person: OwnTalent; original: Original }) {
  const messages = useMessages();
  const [side, setSide] = useState<Side>('profile');
  const [pointed, setPointed] = useState<PointedField | null>(null);
  const places = useMemo(
    () => placesOf(person.talent, person.contacts, original.spans),
    [person, original],
  );
  const linkFrom = useLink(places, pointed);
  const from = (here: Side): FieldLink =>
    linkFrom({
      onPoint: (path) =>
        setPointed((now) =>
          path === null
            ? now?.picks
              ? now
              : null
            : now?.path === path
              ? now
              : { path, from: here },
        ),
      // Where only one side fits, the other one comes to the front.
      onPick: (path) => {
        setPointed((now) => ({ path, from: here, picks: (now?.picks ?? 0) + 1 }));
        setSide(here === 'profile' ? 'original' : 'profile');
      },
    });
  return (
    <>
      <div className="mb-4 lg:hidden">
        <Segments
          label={messages.shown}
          value={side}
          choices={[
            { value: 'profile', label: messages.personTabs.profile },
            { value: 'original', label: messages.original },
          ]}
          onChange={setSide}
        />
      </div>
      <p className="mb-4 text-quiet">{messages.originalHow}</p>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className={classNames('min-w-0', side === 'original' && 'max-lg:hidden')}>
          <FieldPlaces value={from('profile')}>
            <Fields person={person} />
          </FieldPlaces>
        </div>
        <div
          className={classNames(
            'min-w-0 lg:sticky lg:top-4 lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto lg:p-1',
            side === 'profile' && 'max-lg:hidden',
          )}
        >
          <FieldPlaces value={from('original')}>
            <Suspense fallback={<Skeleton className="h-96 w-full" />}>
              <OriginalPanel original={original} places={places} />
            </Suspense>
          </FieldPlaces>
        </div>
      </div>
    </>
  );
}

function useLink(places: readonly FieldPlace[], pointed: PointedField | null) {
  const paths = useMemo(() => new Set(places.map(({ path }) => path)), [places]);
  return (reactions: Pick<FieldLink, 'onPoint' | 'onPick'>): FieldLink => ({
    has: (path) => paths.has(path),
    pointed,
    ...reactions,
  });
}

function Fields({ person: { talent, contacts } }: { person: OwnTalent }) {
  const messages = useMessages();
  const names = (['firstname', 'lastname'] as const).filter((name) => talent[name]);
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-col gap-1">
        <p className="font-semibold text-lg">
          {names.map((name, index) => (
            <span key={name}>
              {index > 0 && ' '}
              <PlacedField path={`/${name}`}>{talent[name]}</PlacedField>
            </span>
          ))}
        </p>
        {contacts.length > 0 && (
          <ul aria-label={messages.personTabs.contacts} className="flex flex-wrap gap-x-5 gap-y-1">
            {contacts.map(({ kind, value }, index) => {
              const Icon = kind === 'email' ? Mail : Phone;
              return (
                <li key={value} className="flex min-w-0 items-center gap-1.5">
                  <Icon aria-hidden size={14} className="shrink-0 text-quiet" />
                  <span className="wrap-anywhere">
                    <PlacedField path={contactPath(index)}>{value}</PlacedField>
                  </span>
                </li>
              );
            })}
          </ul>
        )}
      </div>
      <Profile profile={talent} />
    </div>
  );
}
