import type { CSSProperties, ReactNode, Ref, UIEventHandler } from 'react';
import { classNames } from './class-names.ts';

interface ScrollRegionProps {
  label: string;
  className?: string;
  style?: CSSProperties;
  ref?: Ref<HTMLElement>;
  onScroll?: UIEventHandler<HTMLElement>;
  children: ReactNode;
}

/**
 * A part of the page that scrolls separately. It takes the focus, so that the keyboard can scroll
 * it whatever is in it.
 */
export function ScrollRegion({
  label,
  className,
  style,
  ref,
  onScroll,
  children,
}: ScrollRegionProps) {
  return (
    // Positioned, so that what is hidden in it scrolls with it and does not widen the page.
    <section
      ref={ref}
      aria-label={label}
      tabIndex={0}
      style={style}
      onScroll={onScroll}
      className={classNames('relative overflow-auto', className)}
    >
      {children}
    </section>
  );
}
