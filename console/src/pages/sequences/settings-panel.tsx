import { useMemo } from 'react';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Combobox } from '../../ui/combobox.tsx';
import { Field, TextInput } from '../../ui/field.tsx';
import { OFFICE_HOURS } from './draft.ts';
import { at, type DraftIssue } from './issues.ts';
import { useMessages } from './messages.ts';
import { Option } from './option.tsx';
import { type BlueprintConfig, settingsOf } from './rules.ts';

interface SettingsPanelProps {
  config: BlueprintConfig;
  issues: readonly DraftIssue[];
  mayEdit: boolean;
  onChange(fields: BlueprintConfig): void;
}

const CHANNELS = ['email', 'proNetwork', 'chat_app', 'sms'] as const;

/**
 * When messages may leave, how many, and whether a reply ends it. Settings that are not shown here
 * stay as they are.
 */
export default function SettingsPanel({ config, issues, mayEdit, onChange }: SettingsPanelProps) {
  const messages = useMessages();
  const said = (field: keyof typeof messages.settingsProblems, ...path: string[]) =>
    at(issues, 'config', ...path).length > 0 ? messages.settingsProblems[field] : undefined;
  return (
    <div className="flex max-w-xl flex-col gap-6 rounded-lg border border-line bg-surface p-4">
      <Field
        label={messages.timezone}
        hint={messages.timezoneHint}
        error={said('timezone', 'timezone')}
      >
        <Timezone
          value={config.timezone}
          disabled={!mayEdit}
          onChange={(timezone) => onChange({ timezone })}
        />
      </Field>
      <div className="flex flex-col gap-3">
        <Option
          label={messages.window}
          why={messages.windowWhy}
          checked={config.sendingWindow !== undefined}
          disabled={!mayEdit}
          onChange={(on) => onChange({ sendingWindow: on ? OFFICE_HOURS : undefined })}
        />
        {config.sendingWindow && (
          <SendingWindow config={config} issues={issues} mayEdit={mayEdit} onChange={onChange} />
        )}
      </div>
      <Option
        label={messages.stopOnReply}
        why={messages.stopOnReplyWhy}
        checked={config.stopOnReply ?? true}
        disabled={!mayEdit}
        onChange={(on) => onChange({ stopOnReply: on ? undefined : false })}
      />
      <DailyLimits config={config} issues={issues} mayEdit={mayEdit} onChange={onChange} />
    </div>
  );
}

function Timezone({
  value,
  disabled,
  onChange,
}: {
  value: string | undefined;
  disabled: boolean;
  onChange(zone: string | undefined): void;
}) {
  const messages = useMessages();
  const choices = useMemo(() => {
    const zones = new Set([
      'UTC',
      ...Intl.supportedValuesOf('timeZone'),
      ...(value === undefined ? [] : [value]),
    ]);
    return [...zones].map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }));
  }, [value]);
  return (
    <Combobox
      value={value ?? null}
      choices={choices}
      placeholder={messages.timezone}
      disabled={disabled}
      onChange={(zone) => onChange(zone ?? undefined)}
    />
  );
}

function SendingWindow({ config, issues, mayEdit, onChange }: SettingsPanelProps) {
  const messages = useMessages();
  const { sendingWindow = {} } = config;
  const wrong = (field: 'days' | 'from' | 'to') =>
    at(issues, 'config', 'sendingWindow', field).length > 0
      ? messages.settingsProblems[field]
      : undefined;
  const days: readonly number[] = settingsOf({ sendingWindow }).window?.weekdays ?? [];
  const change = (fields: object) => onChange({ sendingWindow: { ...sendingWindow, ...fields } });
  return (
    <div className="flex flex-col gap-3 pl-10">
      <fieldset>
        <legend className="mb-1 font-medium">{messages.days}</legend>
        <div className="flex flex-wrap gap-x-4 gap-y-1">
          {messages.weekdays.map((name, index) => (
            <Checkbox
              key={name}
              label={name}
              checked={days.includes(index + 1)}
              disabled={!mayEdit}
              onChange={(on) =>
                change({
                  days: on
                    ? [...days, index + 1].toSorted()
                    : days.filter((day) => day !== index + 1),
                })
              }
            />
          ))}
        </div>
        {wrong('days') && (
          <p role="alert" className="mt-1 text-red text-xs">
            {messages.oneDay}
          </p>
        )}
      </fieldset>
      <div className="grid max-w-64 grid-cols-2 gap-3">
        {(['from', 'to'] as const).map((field) => (
          <Field key={field} label={messages[field]} error={wrong(field)}>
            <TextInput
              value={sendingWindow[field] ?? ''}
              placeholder={field === 'from' ? '00:00' : '24:00'}
              readOnly={!mayEdit}
              onChange={({ target }) => change({ [field]: target.value || undefined })}
            />
          </Field>
        ))}
      </div>
      <p className="text-quiet text-xs">{messages.timeHint}</p>
    </div>
  );
}

function DailyLimits({ config, issues, mayEdit, onChange }: SettingsPanelProps) {
  const messages = useMessages();
  // Under one name a channel, whichever of its names was stored.
  const { dailyLimits } = settingsOf({ dailyLimits: config.dailyLimits });
  function set(channel: (typeof CHANNELS)[number], text: string) {
    const { [channel]: _, ...others } = dailyLimits;
    const limits = text === '' ? others : { ...others, [channel]: Number(text) };
    onChange({ dailyLimits: Object.keys(limits).length > 0 ? limits : undefined });
  }
  return (
    <fieldset>
      <legend className="font-medium">{messages.limits}</legend>
      <p className="mb-2 text-quiet text-xs">{messages.limitsWhy}</p>
      <div className="grid grid-cols-2 items-end gap-3 sm:grid-cols-4">
        {CHANNELS.map((channel) => (
          <Field
            key={channel}
            label={messages.channels[channel]}
            error={
              at(issues, 'config', 'dailyLimits', channel).length > 0
                ? messages.limitProblem
                : undefined
            }
          >
            <TextInput
              type="number"
              min={1}
              value={dailyLimits[channel] ?? ''}
              readOnly={!mayEdit}
              onChange={({ target }) => set(channel, target.value)}
            />
          </Field>
        ))}
      </div>
    </fieldset>
  );
}
