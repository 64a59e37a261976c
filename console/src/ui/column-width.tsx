import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';

const MIN_PX = 64;
const MAX_PX = 640;
const STEP_PX = 16;
const LEAP_PX = 64;

const boundedWidth = (width: number): number =>
  Math.round(Math.max(MIN_PX, Math.min(MAX_PX, width)));

interface ColumnWidthProps {
  /** What it is the width of. */
  label: string;
  /** Its track of the grid, such as `minmax(160px, 2fr)`. */
  initial: string;
  onPreview(width: number): void;
  /** Null: as wide as at first. */
  onChange(width: number | null): void;
}

/**
 * The edge of a column. It is dragged, or moved by the arrow keys, with Shift further; a double
 * click or Enter gives the first width back.
 */
export function ColumnWidth({ label, initial, onPreview, onChange }: ColumnWidthProps) {
  const edge = useRef<HTMLDivElement>(null);
  const drag = useRef<{ x: number; width: number; now: number } | null>(null);
  const [told, setTold] = useState(() => boundedWidth(Number(/\d+/.exec(initial)?.[0] ?? MIN_PX)));
  const measured = (): number => edge.current?.parentElement?.offsetWidth ?? told;

  function onKey(event: KeyboardEvent): void {
    const step = event.shiftKey ? LEAP_PX : STEP_PX;
    const by = { ArrowLeft: -step, ArrowRight: step }[event.key];
    if (by === undefined && event.key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
    const width = by === undefined ? null : boundedWidth(measured() + by);
    if (width !== null) setTold(width);
    onChange(width);
  }

  function onDown(event: PointerEvent<HTMLDivElement>): void {
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    const width = measured();
    drag.current = { x: event.clientX, width, now: width };
  }

  function onMove(event: PointerEvent): void {
    if (!drag.current) return;
    const { x, width } = drag.current;
    drag.current.now = boundedWidth(width + event.clientX - x);
    onPreview(drag.current.now);
  }

  function onUp(): void {
    const ended = drag.current;
    drag.current = null;
    if (!ended || ended.now === ended.width) return;
    setTold(ended.now);
    onChange(ended.now);
  }

  return (
    // A separator that takes the focus is a control: it has a value that keys change.
    // biome-ignore lint/a11y/useSemanticElements: a line between parts of text cannot be moved
    <div
      ref={edge}
      role="separator"
      aria-orientation="vertical"
      aria-label={label}
      aria-valuenow={told}
      aria-valuemin={MIN_PX}
      aria-valuemax={MAX_PX}
      tabIndex={0}
      onFocus={() => setTold(boundedWidth(measured()))}
      onKeyDown={onKey}
      onDoubleClick={() => onChange(null)}
      onPointerDown={onDown}
      onPointerMove={onMove}
      onPointerUp={onUp}
      onPointerCancel={onUp}
      className="absolute inset-y-1 right-0 w-2 cursor-col-resize touch-none border-line border-r hover:border-accent focus-visible:border-accent"
    />
  );
}
