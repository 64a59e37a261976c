import { type CSSProperties, type ReactNode, use, useEffect, useRef } from 'react';
import { FieldPlaces } from '../../../app/talents/field-places.ts';
import { classNames } from '../../../ui/class-names.ts';
import { useMessages } from '../messages.ts';
import { useFieldName } from './field-name.ts';
import { placeId } from './place-list.tsx';

/**
 * The place of a field in the original: points at the field in the profile, and is pointed at by
 * it. Small as the text of the file is, it takes no focus of its own: the list of places does.
 */
export function PlaceMark({
  path,
  text,
  isOnPaper = false,
  className,
  style,
  children,
}: {
  path: string;
  text: string;
  /** Over a drawn page, which is white in the dark theme too. */
  isOnPaper?: boolean;
  className?: string;
  style?: CSSProperties;
  children?: ReactNode;
}) {
  const messages = useMessages();
  const link = use(FieldPlaces);
  const fieldName = useFieldName();
  const mark = useRef<HTMLDivElement>(null);
  const isPointed = link?.pointed?.path === path;
  // Each pick, since its side may have come to the front only now.
  const picks = isPointed ? (link?.pointed?.picks ?? 0) : -1;
  useEffect(() => {
    if (picks >= 0) mark.current?.scrollIntoView({ block: 'nearest' });
  }, [picks]);
  const name = fieldName(path);
  const pick = () => link?.onPick(path);
  return (
    <div
      ref={mark}
      id={placeId(path)}
      role="option"
      tabIndex={-1}
      aria-selected={isPointed}
      data-place={path}
      data-pointed={isPointed || undefined}
      title={name}
      aria-label={messages.placeOf(name, text.slice(0, 80))}
      className={classNames(
        'cursor-pointer scroll-my-8 rounded-sm',
        isPointed && 'outline-2',
        isPointed && (isOnPaper ? 'bg-[#fde68a] outline-[#92400e]' : 'bg-mark outline-control'),
        // Ink stays ink below a marker.
        isOnPaper && 'mix-blend-multiply hover:bg-[#fde68a]',
        className,
      )}
      style={style}
      // As fields do: only a pointer that moves points at something.
      onMouseMove={() => !isPointed && link?.onPoint(path)}
      onMouseLeave={() => link?.onPoint(null)}
      onClick={pick}
      onKeyDown={(event) => event.key === 'Enter' && pick()}
    >
      {children}
    </div>
  );
}
