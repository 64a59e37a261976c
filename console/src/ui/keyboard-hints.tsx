import { Dialog } from './dialog.tsx';
import { useUiWords } from './words.ts';

export function Kbd({ keys }: { keys: string }) {
  return (
    <span className="inline-flex gap-1">
      {keys.split(' ').map((key) => (
        <kbd key={key} className="min-w-5 rounded-sm border border-line bg-sunken px-1 text-center font-sans text-quiet text-xs">
          {key}
        </kbd>
      ))}
    </span>
  );
}

export interface Shortcut {
  /** Separated by spaces: `Ctrl K`, `g s`. */
  keys: string;
  does: string;
}

/** What `?` shows. */
export function KeyboardHints({ open, onClose, shortcuts }: { open: boolean; onClose(): void; shortcuts: readonly Shortcut[] }) {
  const words = useUiWords();
  return (
    <Dialog open={open} onClose={onClose} title={words.shortcuts}>
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
