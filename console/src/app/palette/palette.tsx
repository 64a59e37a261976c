import { Autocomplete } from '@base-ui/react/autocomplete';
import { Dialog } from '@base-ui/react/dialog';
import { CornerDownLeft, Search } from 'lucide-react';
import { useState } from 'react';
import { OPTION } from '../../ui/option.ts';
import { useAppMessages } from '../messages.ts';
import { type Entry, type Group, useGroups } from './entries.ts';
import { useMessages } from './messages.ts';

/** Finds pages, actions, people, sourcings and castings by part of their name. */
export default function Palette({ onClose, onHints }: { onClose(): void; onHints(): void }) {
  const app = useAppMessages();
  const messages = useMessages();
  const [typed, setTyped] = useState('');
  const groups = useGroups(typed, onHints);
  const run = (entry: Entry) => {
    onClose();
    entry.run();
  };
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fade fixed inset-0 z-40 bg-scrim" />
        <Dialog.Popup
          aria-label={app.palette}
          className="popup fade fixed inset-x-3 top-[12dvh] z-40 mx-auto max-w-lg overflow-hidden"
        >
          <Autocomplete.Root
            items={groups}
            value={typed}
            onValueChange={setTyped}
            // The groups hold what matches already.
            filter={null}
            inline
            open
            autoHighlight="always"
            keepHighlight
            itemToStringValue={(entry: Entry) => entry.label}
          >
            <div className="flex items-center gap-2.5 border-line border-b px-4">
              <Search aria-hidden size={16} className="shrink-0 text-quiet" />
              <Autocomplete.Input
                aria-label={app.palette}
                placeholder={messages.hint}
                className="h-12 w-full bg-transparent text-base outline-none"
              />
            </div>
            <Autocomplete.Empty className="px-4 py-6 text-center text-quiet empty:hidden">
              {messages.nothing}
            </Autocomplete.Empty>
            <Autocomplete.List className="max-h-80 overflow-y-auto p-1.5 empty:hidden">
              {(group: Group) => (
                <Autocomplete.Group key={group.value} items={group.items}>
                  <Autocomplete.GroupLabel className="px-2 pt-2 pb-1 text-quiet text-xs">
                    {group.value}
                  </Autocomplete.GroupLabel>
                  <Autocomplete.Collection>
                    {(entry: Entry) => (
                      <Autocomplete.Item
                        key={entry.value}
                        value={entry}
                        onClick={() => run(entry)}
                        className={`${OPTION} group min-h-9 gap-2.5`}
                      >
                        <entry.icon aria-hidden size={15} className="shrink-0 text-quiet" />
                        <span className="truncate">{entry.label}</span>
                        <CornerDownLeft
                          aria-hidden
                          size={14}
                          className="ml-auto hidden text-quiet group-data-highlighted:block"
                        />
                      </Autocomplete.Item>
                    )}
                  </Autocomplete.Collection>
                </Autocomplete.Group>
              )}
            </Autocomplete.List>
          </Autocomplete.Root>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
