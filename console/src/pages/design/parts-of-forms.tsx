import { Download, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Badge, VerdictBadge } from '../../ui/badge.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { Checkbox, Switch } from '../../ui/checkbox.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Combobox } from '../../ui/combobox.tsx';
import { Field, TextArea, TextInput } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';

const COLOURS = [
  'ground',
  'surface',
  'sunken',
  'line',
  'control',
  'quiet',
  'ink',
  'accent',
  'accent-soft',
  'green',
  'green-soft',
  'amber',
  'amber-soft',
  'red',
  'red-soft',
];

export function Tokens() {
  return (
    <ul className="grid grid-cols-3 gap-2 sm:grid-cols-5 lg:grid-cols-8">
      {COLOURS.map((name) => (
        <li key={name} className="text-quiet text-xs">
          <span
            className="mb-1 block h-9 rounded-md border border-line"
            style={{ background: `var(--${name})` }}
          />
          {name}
        </li>
      ))}
    </ul>
  );
}

export function Buttons() {
  const looks = ['primary', 'secondary', 'quiet', 'danger'] as const;
  const names = {
    primary: 'Start casting',
    secondary: 'Export',
    quiet: 'Not now',
    danger: 'Delete',
  };
  return (
    <>
      {(['medium', 'small'] as const).map((size) => (
        <div key={size} className="flex flex-wrap gap-2">
          {looks.map((look) => (
            <Button key={look} look={look} size={size}>
              {names[look]}
            </Button>
          ))}
          <Button size={size} icon={Download}>
            With an icon
          </Button>
          <Button size={size} look="primary" loading>
            Working
          </Button>
          <Button size={size} disabled>
            Disabled
          </Button>
          <IconButton size={size} icon={Plus} label="Add" />
          <IconButton size={size} icon={Trash2} look="secondary" label="Delete" />
        </div>
      ))}
    </>
  );
}

const CITIES = [
  'Bordeaux',
  'Brest',
  'Grenoble',
  'Lille',
  'Lyon',
  'Marseille',
  'Nantes',
  'Paris',
  'Rennes',
  'Strasbourg',
  'Toulouse',
].map((city) => ({
  value: city,
  label: city,
}));

export function Controls() {
  const [city, setCity] = useState<string | null>('Lyon');
  const [size, setSize] = useState('10');
  const [checked, setChecked] = useState(true);
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <Field label="Name" hint="As candidates will see it.">
          <TextInput defaultValue="Data engineers, Lyon" />
        </Field>
        <Field label="Empty" optional>
          <TextInput placeholder="At least 3 letters" />
        </Field>
        <Field label="Wrong" error="must be a whole number from 1 to 500">
          <TextInput defaultValue="many" />
        </Field>
        <Field label="Disabled">
          <TextInput disabled defaultValue="Cannot be changed" />
        </Field>
        <Field label="Page size">
          <Select
            value={size}
            onChange={setSize}
            choices={['5', '10', '25'].map((value) => ({ value, label: `${value} rows` }))}
          />
        </Field>
        <Field label="City">
          <Combobox value={city} onChange={setCity} choices={CITIES} />
        </Field>
        <Field label="Notes" className="sm:col-span-2">
          <TextArea defaultValue="Grows with what is typed into it." />
        </Field>
      </div>
      <div className="flex flex-wrap gap-6">
        <Checkbox label="Required" checked={checked} onChange={setChecked} />
        <Checkbox label="Some" checked={false} mixed onChange={() => setChecked(true)} />
        <Checkbox label="Disabled" checked disabled onChange={setChecked} />
        <Switch label="Stop on reply" checked={checked} onChange={setChecked} />
        <Switch label="Disabled" checked={false} disabled onChange={setChecked} />
      </div>
    </>
  );
}

export function Chips() {
  const [there, setThere] = useState(true);
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Chip name="job title">Data engineer</Chip>
        <Chip name="place" tone="accent" onEdit={() => setThere(true)}>
          Lyon, 30 km
        </Chip>
        {there && (
          <Chip name="skill" onEdit={() => setThere(true)} onRemove={() => setThere(false)}>
            Spark or Airflow
          </Chip>
        )}
        <Chip name="company" excluded onRemove={() => setThere(true)}>
          A company with a name that is much longer than a chip ought to be, and goes on
        </Chip>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <VerdictBadge verdict="green" />
        <VerdictBadge verdict="amber" />
        <VerdictBadge verdict="red" />
        <Badge>Draft</Badge>
        <Badge tone="accent">Running</Badge>
        <Badge tone="red">Failed</Badge>
      </div>
    </>
  );
}
