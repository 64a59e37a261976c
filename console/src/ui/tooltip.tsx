import { Tooltip as Parts } from '@base-ui/react/tooltip';
import type { ReactElement, ReactNode } from 'react';

export const TooltipProvider = Parts.Provider;

/**
 * Text that appears beside a hovered or focused element. It adds to the element's name and never
 * replaces it.
 */
export function Tooltip({
  text,
  children,
  side = 'top',
}: {
  text: ReactNode;
  children: ReactElement;
  side?: 'top' | 'right' | 'bottom' | 'left';
}) {
  return (
    <Parts.Root>
      <Parts.Trigger render={children as ReactElement<Record<string, unknown>>} />
      <Parts.Portal>
        <Parts.Positioner side={side} sideOffset={6} className="z-50">
          <Parts.Popup className="fade max-w-72 rounded-md bg-ink px-2 py-1 text-xs text-ground">
            {text}
          </Parts.Popup>
        </Parts.Positioner>
      </Parts.Portal>
    </Parts.Root>
  );
}
