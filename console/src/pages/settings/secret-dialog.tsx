import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { CodeBlock } from '../../ui/code-block.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useMessages } from './messages.ts';

interface SecretDialogProps {
  title: ReactNode;
  /** The accessible name. */
  label: string;
  secret: string;
  onClose(): void;
  children?: ReactNode;
}

/**
 * A secret that the service shows once: a key, a one-time link. It stays until the user confirms
 * having copied it.
 */
export function SecretDialog({ title, label, secret, onClose, children }: SecretDialogProps) {
  const messages = useMessages();
  return (
    <Dialog
      open
      holds
      onClose={onClose}
      title={title}
      footer={
        <Button look="primary" onClick={onClose}>
          {messages.done}
        </Button>
      }
    >
      <div className="flex flex-col gap-3">
        <p className="flex items-start gap-2">
          <TriangleAlert aria-hidden size={16} className="mt-0.5 shrink-0 text-amber" />
          {messages.shownOnce}
        </p>
        <CodeBlock code={secret} label={label} />
        {children}
      </div>
    </Dialog>
  );
}
