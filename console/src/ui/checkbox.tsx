import { Checkbox as CheckboxParts } from '@base-ui/react/checkbox';
import { Switch as SwitchParts } from '@base-ui/react/switch';
import { Check, Minus } from 'lucide-react';
import { type ReactNode, useId } from 'react';

interface CheckboxProps {
  checked: boolean;
  onChange(checked: boolean): void;
  label: ReactNode;
  /** Some of what it stands for is checked. */
  mixed?: boolean;
  hideLabel?: boolean;
  disabled?: boolean;
  /** -1 where a key of what it stands in does the same. */
  tabIndex?: number;
}

export function Checkbox({
  checked,
  onChange,
  label,
  mixed = false,
  hideLabel = false,
  disabled,
  tabIndex,
}: CheckboxProps) {
  const id = useId();
  return (
    <span className="inline-flex min-h-6 items-center gap-2">
      <CheckboxParts.Root
        id={id}
        checked={checked}
        indeterminate={mixed}
        onCheckedChange={onChange}
        disabled={disabled}
        tabIndex={tabIndex}
        className="flex size-4 shrink-0 items-center justify-center rounded-sm border border-control bg-surface text-on-accent data-checked:border-accent data-checked:bg-accent data-indeterminate:border-accent data-indeterminate:bg-accent data-disabled:opacity-50"
      >
        {mixed ? (
          <Minus aria-hidden size={12} strokeWidth={3} />
        ) : checked ? (
          <Check aria-hidden size={12} strokeWidth={3} />
        ) : null}
      </CheckboxParts.Root>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'cursor-pointer'}>
        {label}
      </label>
    </span>
  );
}

/** Something that is on or off at once, without a form to send. */
export function Switch({
  checked,
  onChange,
  label,
  hideLabel = false,
  disabled,
}: Omit<CheckboxProps, 'mixed' | 'tabIndex'>) {
  const id = useId();
  return (
    <span className="inline-flex min-h-6 items-center gap-2">
      <SwitchParts.Root
        id={id}
        checked={checked}
        onCheckedChange={onChange}
        disabled={disabled}
        className="flex h-4.5 w-8 shrink-0 items-center rounded-full border border-control bg-sunken p-0.5 transition-colors data-checked:border-accent data-checked:bg-accent data-disabled:opacity-50"
      >
        <SwitchParts.Thumb className="size-3 rounded-full bg-quiet transition-transform data-checked:translate-x-3.5 data-checked:bg-on-accent" />
      </SwitchParts.Root>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'cursor-pointer'}>
        {label}
      </label>
    </span>
  );
}
