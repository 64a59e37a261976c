import { Field as Parts } from '@base-ui/react/field';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { useUiMessages } from './messages.ts';

interface FieldProps {
  label: ReactNode;
  /** What to type, or what it is for. */
  hint?: ReactNode;
  /** The problem and how to fix it; the control is then marked invalid. */
  error?: ReactNode;
  optional?: boolean;
  /** Read out but not shown, where the place says it. */
  hideLabel?: boolean;
  className?: string;
  children: ReactNode;
}

/** A control with its label, hint and error, tied together for screen readers. */
export function Field({
  label,
  hint,
  error,
  optional,
  hideLabel,
  className,
  children,
}: FieldProps) {
  const messages = useUiMessages();
  return (
    <Parts.Root
      invalid={Boolean(error)}
      className={classNames('flex min-w-0 flex-col gap-1', className)}
    >
      <Parts.Label className={hideLabel ? 'sr-only' : 'font-medium'}>
        {label}
        {optional && <span className="ml-1 font-normal text-faint">{messages.optional}</span>}
      </Parts.Label>
      {children}
      {hint && <Parts.Description className="text-xs text-quiet">{hint}</Parts.Description>}
      {error && (
        <Parts.Error match className="text-xs text-red">
          {error}
        </Parts.Error>
      )}
    </Parts.Root>
  );
}

export const CONTROL =
  'w-full min-w-0 rounded-md border border-control bg-surface px-2.5 text-ink hover:border-quiet focus-visible:outline-offset-0 ' +
  'aria-invalid:border-red data-invalid:border-red disabled:cursor-not-allowed disabled:bg-sunken disabled:text-quiet';

export function TextInput({ className, ...props }: ComponentProps<'input'>) {
  return <Parts.Control {...props} className={classNames(CONTROL, 'h-8', className)} />;
}

export function TextArea({ className, rows = 3, ...props }: ComponentProps<'textarea'>) {
  return (
    <Parts.Control
      {...(props as ComponentProps<'input'>)}
      render={<textarea rows={rows} />}
      className={classNames(CONTROL, 'field-sizing-content min-h-16 py-1.5', className)}
    />
  );
}
