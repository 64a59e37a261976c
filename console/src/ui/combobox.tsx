import { Combobox as Parts } from '@base-ui/react/combobox';
import { Check, ChevronDown } from 'lucide-react';
import { classNames } from './class-names.ts';
import { CONTROL } from './field.tsx';
import { useUiMessages } from './messages.ts';
import { OPTION } from './option.ts';
import type { Choice } from './select.tsx';

interface ComboboxProps<V extends string> {
  value: V | null;
  choices: readonly Choice<V>[];
  onChange(value: NoInfer<V> | null): void;
  label?: string;
  placeholder?: string;
  disabled?: boolean;
}

/** One of many: typing narrows the list. */
export function Combobox<V extends string>({
  value,
  choices,
  onChange,
  label,
  placeholder,
  disabled,
}: ComboboxProps<V>) {
  const messages = useUiMessages();
  const chosen = choices.find((choice) => choice.value === value) ?? null;
  return (
    <Parts.Root
      items={choices}
      value={chosen}
      onValueChange={(next: Choice<V> | null) => onChange(next?.value ?? null)}
      disabled={disabled}
    >
      <Parts.InputGroup className="relative">
        <Parts.Input
          aria-label={label}
          placeholder={placeholder}
          className={classNames(CONTROL, 'h-8 pr-8')}
        />
        <Parts.Trigger
          aria-label={messages.openList}
          className="absolute inset-y-0 right-0 flex w-8 items-center justify-center text-quiet"
        >
          <ChevronDown aria-hidden size={14} />
        </Parts.Trigger>
      </Parts.InputGroup>
      <Parts.Portal>
        <Parts.Positioner sideOffset={4} className="z-50">
          <Parts.Popup className="popup fade max-h-80 w-[var(--anchor-width)] overflow-y-auto p-1">
            <Parts.Empty className="px-2 py-1 text-quiet empty:hidden">
              {messages.nothingMatches}
            </Parts.Empty>
            <Parts.List>
              {(choice: Choice<V>) => (
                <Parts.Item key={choice.value} value={choice} className={OPTION}>
                  {choice.label}
                  <Parts.ItemIndicator className="ml-auto">
                    <Check aria-hidden size={14} />
                  </Parts.ItemIndicator>
                </Parts.Item>
              )}
            </Parts.List>
          </Parts.Popup>
        </Parts.Positioner>
      </Parts.Portal>
    </Parts.Root>
  );
}
