import { type ReactNode, use, useEffect, useRef } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { FieldPlaces } from './field-places.ts';
import { useMessages } from './messages.ts';

/** A field of the profile. With a place in the original, it can be pointed at and picked. */
export function PlacedField({ path, children }: { path: string; children: ReactNode }) {
  const link = use(FieldPlaces);
  return link?.has(path) ? <Linked path={path}>{children}</Linked> : children;
}

function Linked({ path, children }: { path: string; children: ReactNode }) {
  const messages = useMessages();
  const link = use(FieldPlaces);
  const field = useRef<HTMLButtonElement>(null);
  const isPointed = link?.pointed?.path === path;
  const fromOriginal = isPointed && link?.pointed?.from === 'original';
  // Each pick, since its side may have come to the front only now.
  const picks = fromOriginal ? (link?.pointed?.picks ?? 0) : -1;
  useEffect(() => {
    if (picks >= 0) field.current?.scrollIntoView({ block: 'nearest' });
  }, [picks]);
  if (!link) return children;
  return (
    <button
      ref={field}
      type="button"
      data-field={path}
      data-pointed={isPointed || undefined}
      title={messages.showInOriginal}
      className={classNames(
        'inline-block min-h-6 min-w-6 max-w-full scroll-my-24 whitespace-[inherit] rounded-sm text-left underline decoration-control decoration-dotted underline-offset-3 wrap-anywhere',
        isPointed && 'bg-mark',
      )}
      // Not when it enters: a pick brings fields to the front below a pointer that rests.
      onMouseMove={() => !isPointed && link.onPoint(path)}
      onMouseLeave={() => link.onPoint(null)}
      onFocus={() => link.onPoint(path)}
      onBlur={() => link.onPoint(null)}
      onClick={() => link.onPick(path)}
    >
      {children}
    </button>
  );
}
