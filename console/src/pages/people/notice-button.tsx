import { useMutation, useQueryClient } from '@tanstack/react-query';
import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { failedToast } from '../../app/failed-toast.ts';
import { useMay } from '../../app/session.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { toast } from '../../ui/toast.ts';
import { recordNotices } from './changes.ts';
import { useMessages } from './messages.ts';
import { type NoticeWay, PEOPLE_KEY } from './queries.ts';

const WAYS: readonly NoticeWay[] = [
  'email',
  'message',
  'phone',
  'letter',
  'in_person',
  'already_knew',
];

/** Records that these people were told that their data is kept, and how. */
export function NoticeButton({ talentIds }: { talentIds: readonly string[] }) {
  const messages = useMessages();
  const maySpend = useMay('spend');
  const [isOpen, setOpen] = useState(false);
  if (!maySpend) return null;
  return (
    <>
      <Button
        size="small"
        icon={MailCheck}
        disabled={talentIds.length === 0}
        onClick={() => setOpen(true)}
      >
        {messages.markInformed}
      </Button>
      {isOpen && <NoticeDialog talentIds={talentIds} onClose={() => setOpen(false)} />}
    </>
  );
}

function NoticeDialog({ talentIds, onClose }: { talentIds: readonly string[]; onClose(): void }) {
  const messages = useMessages();
  const client = useQueryClient();
  const [how, setHow] = useState<NoticeWay>('email');
  const record = useMutation({
    mutationFn: () => recordNotices(talentIds, how),
    onSuccess: ({ recorded }) => {
      void toast({ title: messages.recorded(recorded) });
      return client.invalidateQueries({ queryKey: PEOPLE_KEY });
    },
    onError: failedToast(messages.notDecided),
    onSettled: onClose,
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={messages.informedHow(talentIds.length)}
      description={messages.informedHowWhy}
      footer={
        <>
          <Button onClick={onClose}>{messages.cancel}</Button>
          <Button look="primary" loading={record.isPending} onClick={() => record.mutate()}>
            {messages.markInformed}
          </Button>
        </>
      }
    >
      <Field label={messages.way}>
        <Select
          label={messages.way}
          value={how}
          choices={WAYS.map((value) => ({ value, label: messages.ways[value] }))}
          onChange={setHow}
        />
      </Field>
    </Dialog>
  );
}
