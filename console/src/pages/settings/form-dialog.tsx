import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { ApiForm } from '../../app/api-form.ts';
import { FailedState } from '../../app/loaded.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useMessages } from './messages.ts';

interface FormDialogProps<F extends FieldValues> {
  form: ApiForm<F>;
  title: ReactNode;
  description?: ReactNode;
  /** What sending does, in a verb. */
  submit: string;
  danger?: boolean;
  disabled?: boolean;
  onClose(): void;
  children?: ReactNode;
}

/** A form over the page. What was typed stays when it is refused. */
export function FormDialog<F extends FieldValues>({
  form,
  title,
  description,
  submit,
  danger,
  disabled,
  onClose,
  children,
}: FormDialogProps<F>) {
  const messages = useMessages();
  return (
    <Dialog
      open
      holds
      onClose={onClose}
      title={title}
      description={description}
      footer={
        <>
          <Button onClick={onClose}>{messages.cancel}</Button>
          <Button
            look={danger ? 'danger' : 'primary'}
            type="submit"
            form={form.formId}
            loading={form.isSending}
            disabled={disabled}
          >
            {submit}
          </Button>
        </>
      }
    >
      <form id={form.formId} className="flex flex-col gap-4" onSubmit={form.onSubmit}>
        {children}
      </form>
      {form.failure && <FailedState error={form.failure} />}
    </Dialog>
  );
}
