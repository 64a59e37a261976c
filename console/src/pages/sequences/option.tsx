import { Switch } from '../../ui/checkbox.tsx';

interface OptionProps {
  label: string;
  why: string;
  checked: boolean;
  disabled: boolean;
  onChange(checked: boolean): void;
}

/** Something that is on or off, with what it means. */
export function Option({ why, ...option }: OptionProps) {
  return (
    <div>
      <Switch {...option} />
      <p className="pl-10 text-quiet text-xs">{why}</p>
    </div>
  );
}
