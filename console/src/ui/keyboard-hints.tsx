import { Dialog } from './dialog.tsx';
import { Kbd } from './kbd.tsx';
import { useUiMessages } from './messages.ts';

export interface Shortcut {
  /** Separated by spaces: `Ctrl K`, `g s`. */
  keys: string;
  does: string;
}

/** The list of shortcuts that `?` opens. */
export function KeyboardHints({
  open,
  onClose,
  shortcuts,
}: {
  open: boolean;
  onClose(): void;
  shortcuts: readonly Shortcut[];
}) {
  const messages = useUiMessages();
  return (
    <Dialog open={open} onClose={onClose} title={messages.shortcuts} initialFocus="dialog">
      <dl className="grid grid-cols-[1fr_auto] items-center gap-x-6 gap-y-2">
        {shortcuts.map(({ keys, does }) => (
          <div key={keys} className="contents">
            <dt>{does}</dt>
            <dd>
              <Kbd keys={keys} />
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
