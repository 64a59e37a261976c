import { Radio } from '@base-ui/react/radio';
import { RadioGroup } from '@base-ui/react/radio-group';
import type { Choice } from './select.tsx';

interface SegmentsProps<V extends string> {
  label: string;
  value: V;
  choices: readonly Choice<V>[];
  onChange(value: NoInfer<V>): void;
}

/** One of two to four that are all in sight. */
export function Segments<V extends string>({ label, value, choices, onChange }: SegmentsProps<V>) {
  return (
    <RadioGroup
      aria-label={label}
      value={value}
      onValueChange={(next) => onChange(next as V)}
      className="inline-flex h-8 rounded-md border border-line bg-sunken p-0.5"
    >
      {choices.map((choice) => (
        <Radio.Root
          key={choice.value}
          value={choice.value}
          nativeButton
          render={<button type="button" />}
          className="flex items-center whitespace-nowrap rounded-sm px-2.5 font-medium text-quiet hover:text-ink data-checked:bg-surface data-checked:text-ink data-checked:shadow-[0_0_0_1px_var(--line)]"
        >
          {choice.label}
        </Radio.Root>
      ))}
    </RadioGroup>
  );
}
