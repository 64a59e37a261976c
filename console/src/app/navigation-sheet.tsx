import { Dialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { IconButton } from '../ui/button.tsx';
import { FaceSwitch } from './face-switch.tsx';
import { useAppMessages } from './messages.ts';
import { useOfferedPlaces } from './navigation.ts';
import { PlaceLink } from './navigation-bar.tsx';

/** Slides up from the bottom on narrow screens. */
export default function NavigationSheet({ onClose }: { onClose(): void }) {
  const messages = useAppMessages();
  const places = useOfferedPlaces();
  return (
    <Dialog.Root open onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fade fixed inset-0 z-40 bg-scrim" />
        <Dialog.Popup className="popup fade fixed inset-x-0 bottom-0 z-40 max-h-[85dvh] overflow-y-auto rounded-b-none p-3 pb-5">
          <div className="mb-2 flex items-center justify-between pl-2">
            <Dialog.Title className="font-semibold text-base">{messages.navigation}</Dialog.Title>
            <Dialog.Close render={<IconButton icon={X} label={messages.close} />} />
          </div>
          <div className="mb-2">
            <FaceSwitch />
          </div>
          <ul className="grid grid-cols-2 gap-1">
            {places.map((place) => (
              <li key={place.to}>
                <PlaceLink place={place} narrow={false} onFollow={onClose} />
              </li>
            ))}
          </ul>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
