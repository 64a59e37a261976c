import { AlertDialog } from '@base-ui/react/alert-dialog';
import { Dialog as Parts } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { type ReactNode, type RefObject, useRef } from 'react';
import { Button, IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import { useUiMessages } from './messages.ts';
import { type TypedGuard, useTypedGuard } from './typed-guard.ts';

interface DialogProps {
  open: boolean;
  onClose(): void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons at the bottom, the main one last. */
  footer?: ReactNode;
  /**
   * The element that gets the focus; by default the first control. `dialog`: none of its controls,
   * so that no tooltip opens and Escape closes it at once.
   */
  initialFocus?: RefObject<HTMLElement | null> | 'dialog';
  /** A click outside does not close it: it holds typed text. */
  holds?: boolean;
}

const BACKDROP = 'fade fixed inset-0 z-40 bg-scrim';
const POPUP = 'popup fade fixed z-40 flex flex-col';
const CENTRED = 'inset-x-3 top-[10dvh] mx-auto max-h-[80dvh] max-w-lg sm:inset-x-4';

export function Dialog({
  open,
  onClose,
  title,
  description,
  children,
  footer,
  initialFocus,
  holds = false,
}: DialogProps) {
  const popup = useRef<HTMLDivElement>(null);
  const guard = useTypedGuard(open, onClose);
  return (
    <Parts.Root
      open={open}
      onOpenChange={(next) => !next && guard.requestClose()}
      disablePointerDismissal={holds}
    >
      <Parts.Portal>
        <Parts.Backdrop className={BACKDROP} />
        <Parts.Popup
          ref={popup}
          className={classNames(POPUP, CENTRED)}
          initialFocus={initialFocus === 'dialog' ? popup : initialFocus}
          onFocusCapture={guard.onFocusCapture}
        >
          <div className="flex items-start gap-3 px-5 pt-4">
            <div className="min-w-0 grow">
              <Parts.Title className="font-semibold text-lg">{title}</Parts.Title>
              {description && (
                <Parts.Description className="mt-1 text-quiet">{description}</Parts.Description>
              )}
            </div>
            <CloseButton />
          </div>
          <div className="min-h-0 grow overflow-y-auto px-5 py-4 empty:pb-0">{children}</div>
          {footer && (
            <div className="flex flex-wrap justify-end gap-2 border-line border-t px-5 py-3">
              {footer}
            </div>
          )}
          <DiscardQuestion guard={guard} />
        </Parts.Popup>
      </Parts.Portal>
    </Parts.Root>
  );
}

function CloseButton() {
  const messages = useUiMessages();
  return <Parts.Close render={<IconButton label={messages.close} icon={X} className="-mr-2" />} />;
}

interface ConfirmDialogProps {
  open: boolean;
  title: ReactNode;
  /** The consequences, and what cannot be undone. */
  description: ReactNode;
  /** The label of the confirm button: a verb. */
  confirm: string;
  /** The label of the other button; "Cancel" by default. */
  cancel?: string;
  onConfirm(): void;
  onCancel(): void;
  danger?: boolean;
  loading?: boolean;
  children?: ReactNode;
}

/** Asks for confirmation. The focus starts on the harmless button. */
export function ConfirmDialog({
  open,
  title,
  description,
  confirm,
  cancel,
  onConfirm,
  onCancel,
  danger,
  loading,
  children,
}: ConfirmDialogProps) {
  const messages = useUiMessages();
  const first = useRef<HTMLButtonElement>(null);
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => !next && onCancel()}>
      <AlertDialog.Portal>
        {/* Also over another dialog, which would keep its place as the one to look at. */}
        <AlertDialog.Backdrop forceRender className={BACKDROP} />
        <AlertDialog.Popup
          className={classNames(POPUP, CENTRED, 'max-w-md p-5')}
          initialFocus={first}
        >
          <AlertDialog.Title className="font-semibold text-lg">{title}</AlertDialog.Title>
          <AlertDialog.Description className="mt-1 text-quiet">
            {description}
          </AlertDialog.Description>
          {children}
          <div className="mt-5 flex flex-wrap justify-end gap-2">
            <Button ref={first} onClick={onCancel}>
              {cancel ?? messages.cancel}
            </Button>
            <Button look={danger ? 'danger' : 'primary'} loading={loading} onClick={onConfirm}>
              {confirm}
            </Button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}

function DiscardQuestion({ guard: { asking, discard, keepEditing } }: { guard: TypedGuard }) {
  const messages = useUiMessages();
  return (
    <ConfirmDialog
      open={asking}
      danger
      title={messages.discardTitle}
      description={messages.discardWhy}
      confirm={messages.discard}
      cancel={messages.keepEditing}
      onConfirm={discard}
      onCancel={keepEditing}
    />
  );
}

interface DrawerProps extends Omit<DialogProps, 'holds' | 'initialFocus'> {
  /**
   * Two parts side by side that scroll separately; the content sets its own padding.
   */
  wide?: boolean;
  /** The panel, for keys that work in it. */
  ref?: RefObject<HTMLDivElement | null>;
}

/**
 * A panel at the side that shows one thing of a list. Whether it is open, and on what, belongs in
 * the URL.
 */
export function Drawer({
  open,
  onClose,
  title,
  description,
  children,
  footer,
  wide = false,
  ref,
}: DrawerProps) {
  const own = useRef<HTMLDivElement>(null);
  const popup = ref ?? own;
  const guard = useTypedGuard(open, onClose);
  return (
    <Parts.Root open={open} onOpenChange={(next) => !next && guard.requestClose()}>
      <Parts.Portal>
        <Parts.Backdrop className={BACKDROP} />
        {/* The panel itself has the focus first: its title is read out, no tooltip opens, and Escape closes it at once. */}
        <Parts.Popup
          ref={popup}
          initialFocus={popup}
          onFocusCapture={guard.onFocusCapture}
          className={classNames(
            POPUP,
            'inset-y-0 right-0 w-full rounded-none border-y-0 border-r-0 transition-[opacity,translate] duration-140 data-ending-style:translate-x-4 data-starting-style:translate-x-4',
            wide ? 'max-w-6xl' : 'max-w-xl',
          )}
        >
          <div className="flex items-start gap-3 border-line border-b px-5 py-3">
            <div className="min-w-0 grow">
              <Parts.Title className="font-semibold text-lg">{title}</Parts.Title>
              {description && (
                <Parts.Description className="text-quiet">{description}</Parts.Description>
              )}
            </div>
            <CloseButton />
          </div>
          <div className={classNames('min-h-0 grow overflow-y-auto', !wide && 'px-5 py-4')}>
            {children}
          </div>
          {footer && (
            <div className="flex flex-wrap justify-end gap-2 border-line border-t px-5 py-3">
              {footer}
            </div>
          )}
          <DiscardQuestion guard={guard} />
        </Parts.Popup>
      </Parts.Portal>
    </Parts.Root>
  );
}
