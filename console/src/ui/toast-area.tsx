import { Toast as Parts } from '@base-ui/react/toast';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useEffect } from 'react';
import { useUiMessages } from './messages.ts';

export const toasts = Parts.createToastManager();

/** Settled once the area is on the page: earlier toasts would not be announced. */
export const mounted = Promise.withResolvers<void>();

/** Where they appear, once on the page. */
export default function ToastArea() {
  return (
    <Parts.Provider toastManager={toasts}>
      <Parts.Portal>
        <Parts.Viewport className="fixed right-4 bottom-4 left-4 z-50 flex flex-col items-end gap-2 sm:left-auto sm:w-90">
          <List />
        </Parts.Viewport>
      </Parts.Portal>
    </Parts.Provider>
  );
}

function List() {
  const messages = useUiMessages();
  useEffect(() => mounted.resolve(), []);
  return Parts.useToastManager().toasts.map((item) => (
    <Parts.Root key={item.id} toast={item} className="popup fade w-full p-3">
      <Parts.Content className="flex items-start gap-2.5">
        {item.type === 'failed' ? (
          <CircleAlert aria-hidden size={16} className="mt-0.5 shrink-0 text-red" />
        ) : (
          <CircleCheck aria-hidden size={16} className="mt-0.5 shrink-0 text-green" />
        )}
        <div className="min-w-0 grow">
          <Parts.Title className="font-medium" />
          <Parts.Description className="text-quiet" />
          <Parts.Action className="mt-1 font-medium text-accent-ink hover:underline empty:hidden" />
        </div>
        <Parts.Close
          aria-label={messages.close}
          className="flex size-6 shrink-0 items-center justify-center rounded-md text-quiet hover:bg-hover"
        >
          <X aria-hidden size={14} />
        </Parts.Close>
      </Parts.Content>
    </Parts.Root>
  ));
}
