import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApiForm } from '../../../app/api-form.ts';
import { ROLES } from '../../../app/session.gen.ts';
import { type Role, useSession } from '../../../app/session.ts';
import { useFormat } from '../../../language/format.ts';
import { Field, TextInput } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { toast } from '../../../ui/toast.ts';
import { FormDialog } from '../form-dialog.tsx';
import { SecretDialog } from '../secret-dialog.tsx';
import { useMessages } from './messages.ts';
import { type Invitation, invite } from './queries.ts';

interface InviteDialogProps {
  /** Of an invitation that waits: it gets a new link. */
  email?: string;
  role?: Role;
  onClose(): void;
}

type Shown = Invitation & { link: NonNullable<Invitation['link']> };

/** Asks for the person, then shows the link once, unless it was mailed. */
export default function InviteDialog({
  email = '',
  role = 'recruiter',
  onClose,
}: InviteDialogProps) {
  const messages = useMessages();
  const format = useFormat();
  const client = useQueryClient();
  const { workspace } = useSession();
  const [made, setMade] = useState<Shown | null>(null);
  const form = useApiForm<{ email: string; role: Role }, Invitation>({
    defaultValues: { email, role },
    send: invite,
    onDone: (invitation) => {
      const { link } = invitation;
      if (link) setMade({ ...invitation, link });
      else {
        void toast({ title: messages.mailedTo(invitation.email ?? '') });
        onClose();
      }
      return client.invalidateQueries({ queryKey: ['settings', 'members'] });
    },
  });
  if (made)
    return (
      <SecretDialog
        title={messages.linkFor(made.email ?? '')}
        label={messages.link}
        secret={made.link.url}
        onClose={onClose}
      >
        <p className="text-quiet">
          {messages.linkHow} {messages.expires} {format.dateTime(new Date(made.link.expiresAt))}.
        </p>
        <p className="wrap-anywhere text-quiet">
          {messages.signInAt} {location.origin}/console/sign-in?workspace={workspace?.workspaceId}
        </p>
      </SecretDialog>
    );
  const chosen = form.watch('role');
  return (
    <FormDialog
      form={form}
      title={messages.invite}
      description={messages.inviteWhy}
      submit={messages.makeLink}
      onClose={onClose}
    >
      <Field label={messages.email} error={form.errorOf('email')}>
        <TextInput type="email" required autoComplete="off" {...form.input('email')} />
      </Field>
      <Field label={messages.role} hint={messages.rolesHint[chosen]} error={form.errorOf('role')}>
        <Select
          value={chosen}
          choices={ROLES.map((value) => ({ value, label: messages.roles[value] }))}
          onChange={(value) => form.setValue('role', value)}
        />
      </Field>
    </FormDialog>
  );
}
