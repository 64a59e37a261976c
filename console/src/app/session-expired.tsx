import { AlertDialog } from '@base-ui/react/alert-dialog';
import { useAppMessages } from './messages.ts';
import { useSession } from './session.ts';
import { sessionBegun } from './session-end.ts';
import { SignInForm } from './sign-in-form.tsx';

/** Opens over the current page, so that typed text is not lost. */
export default function SessionExpired() {
  const messages = useAppMessages();
  const { user } = useSession();
  return (
    <AlertDialog.Root open>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="fade fixed inset-0 z-50 bg-scrim" />
        <AlertDialog.Popup className="popup fade fixed inset-x-3 top-[12dvh] z-50 mx-auto max-w-sm p-5">
          <AlertDialog.Title className="font-semibold text-lg">
            {messages.expired}
          </AlertDialog.Title>
          <AlertDialog.Description className="mt-1 mb-4 text-quiet">
            {messages.expiredWhy}
          </AlertDialog.Description>
          <SignInForm email={user.email ?? ''} onDone={sessionBegun} />
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
