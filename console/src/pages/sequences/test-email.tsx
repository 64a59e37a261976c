import { useMutation } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { failedToast } from '../../app/failed-toast.ts';
import { useMay } from '../../app/session.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { asSent, type Draft } from './draft.ts';
import { useMessages } from './messages.ts';
import { sendTestEmail } from './queries.ts';

interface TestEmailProps {
  blueprintId: string;
  candidateId: string;
  stepId: string;
  draft: Draft;
}

/** Sends the step as it stands, written for this candidate, to the user's own mailbox. */
export function TestEmail({ blueprintId, candidateId, stepId, draft }: TestEmailProps) {
  const messages = useMessages();
  const send = useMutation({
    mutationFn: () =>
      sendTestEmail(blueprintId, { candidateId, stepId, steps: [...asSent(draft).steps] }),
    onSuccess: ({ sentTo }) => void toast({ title: messages.testSent(sentTo) }),
    onError: failedToast(messages.testNotSent),
  });
  if (!useMay('send')) return null;
  return (
    <Button
      size="small"
      icon={Send}
      className="self-start"
      loading={send.isPending}
      onClick={() => send.mutate()}
    >
      {messages.sendTest}
    </Button>
  );
}
