import { Select as Parts } from '@base-ui/react/select';
import { Check, ChevronDown } from 'lucide-react';
import { classNames } from './class-names.ts';
import { CONTROL } from './field.tsx';
import { OPTION } from './option.ts';

export interface Choice<V extends string> {
  value: V;
  label: string;
}

interface SelectProps<V extends string> {
  value: V | null;
  choices: readonly Choice<V>[];
  onChange(value: NoInfer<V>): void;
  /** Its name, where no Field gives it one. */
  label?: string;
  placeholder?: string;
  disabled?: boolean;
  size?: 'small' | 'medium';
  className?: string;
}

/** One of a few. */
export function Select<V extends string>({
  value,
  choices,
  onChange,
  label,
  placeholder,
  disabled,
  size = 'medium',
  className,
}: SelectProps<V>) {
  return (
    <Parts.Root
      items={choices}
      value={value}
      onValueChange={(next) => next !== null && onChange(next as V)}
      disabled={disabled}
      modal={false}
    >
      <Parts.Trigger
        aria-label={label}
        className={classNames(
          CONTROL,
          'flex items-center justify-between gap-2 text-left',
          size === 'small' ? 'h-7' : 'h-8',
          className,
        )}
      >
        <Parts.Value placeholder={placeholder} className="truncate" />
        <Parts.Icon>
          <ChevronDown aria-hidden size={14} className="text-quiet" />
        </Parts.Icon>
      </Parts.Trigger>
      <Parts.Portal>
        <Parts.Positioner sideOffset={4} alignItemWithTrigger={false} className="z-50">
          <Parts.Popup className="popup fade max-h-80 min-w-[var(--anchor-width)] overflow-y-auto p-1">
            {choices.map((choice) => (
              <Parts.Item key={choice.value} value={choice.value} className={OPTION}>
                <Parts.ItemText>{choice.label}</Parts.ItemText>
                <Parts.ItemIndicator className="ml-auto">
                  <Check aria-hidden size={14} />
                </Parts.ItemIndicator>
              </Parts.Item>
            ))}
          </Parts.Popup>
        </Parts.Positioner>
      </Parts.Portal>
    </Parts.Root>
  );
}
