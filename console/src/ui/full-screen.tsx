import { Dialog as Parts } from '@base-ui/react/dialog';
import type { ReactNode, Ref } from 'react';

interface FullScreenProps {
  /** Its name. */
  label: string;
  onClose(): void;
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** Something that takes the whole screen and the whole attention; Escape closes it. */
export function FullScreen({ label, onClose, ref, children }: FullScreenProps) {
  return (
    <Parts.Root open onOpenChange={(next) => !next && onClose()}>
      <Parts.Portal>
        <Parts.Popup
          ref={ref}
          aria-label={label}
          tabIndex={-1}
          initialFocus={ref as { current: HTMLElement | null }}
          className="fixed inset-0 z-40 flex flex-col bg-surface outline-none"
        >
          {children}
        </Parts.Popup>
      </Parts.Portal>
    </Parts.Root>
  );
}
