import { type KeyboardEvent, type ReactNode, use } from 'react';
import { FieldPlaces } from '../../../app/talents/field-places.ts';
import type { FieldPlace } from '../../../app/talents/original-places.ts';
import { useMessages } from '../messages.ts';

export const placeId = (path: string): string => `place${path.replaceAll('/', '-')}`;

/** All places of fields in the original, as one stop of the Tab key: arrow keys go from one to the next. */
export function PlaceList({
  places,
  children,
}: {
  places: readonly FieldPlace[];
  children: ReactNode;
}) {
  const messages = useMessages();
  const link = use(FieldPlaces);
  const paths = places.toSorted(inReadingOrder).map(({ path }) => path);
  const at = paths.indexOf(link?.pointed?.path ?? '');
  function onKeyDown(event: KeyboardEvent): void {
    const next = targetOf(event.key, at, paths.length);
    if (next !== null) {
      event.preventDefault();
      link?.onPoint(paths[next] ?? null);
    }
    if (event.key === 'Enter' && paths[at] !== undefined) link?.onPick(paths[at]);
  }
  return (
    <div
      role="listbox"
      tabIndex={0}
      aria-label={messages.places}
      aria-activedescendant={at === -1 ? undefined : placeId(paths[at] ?? '')}
      onKeyDown={onKeyDown}
      onBlur={() => link?.onPoint(null)}
    >
      {children}
    </div>
  );
}

function targetOf(key: string, at: number, count: number): number | null {
  if (key === 'ArrowDown' || key === 'ArrowRight') return Math.min(at + 1, count - 1);
  if (key === 'ArrowUp' || key === 'ArrowLeft') return Math.max(at - 1, 0);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

function inReadingOrder({ span: a }: FieldPlace, { span: b }: FieldPlace): number {
  return (
    (a.page ?? 0) - (b.page ?? 0) ||
    (a.line ?? 0) - (b.line ?? 0) ||
    (a.box?.y ?? 0) - (b.box?.y ?? 0) ||
    (a.box?.x ?? 0) - (b.box?.x ?? 0)
  );
}
