import { Braces } from 'lucide-react';
import {
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Field, TextArea, TextInput } from '../../ui/field.tsx';
import { Menu } from '../../ui/menu.tsx';
import { OPTION } from '../../ui/option.ts';
import { complete, completionAt } from './completion.ts';
import { useMessages } from './messages.ts';
import { TEMPLATE_VARIABLES, type TemplateVariable } from './rules.ts';

interface MessageFieldProps {
  label: string;
  value: string;
  onChange(value: string): void;
  hint?: ReactNode;
  error?: string;
  lines?: boolean;
  readOnly?: boolean;
}

type Control = HTMLInputElement & HTMLTextAreaElement;

/** A text field that offers variables after two braces. */
export function MessageField({
  label,
  value,
  onChange,
  hint,
  error,
  lines = false,
  readOnly = false,
}: MessageFieldProps) {
  const messages = useMessages();
  const { control, completion, active, inputProps, choose, insertAtCaret } = useCompletion({
    value,
    onChange,
    readOnly,
  });
  const listId = useId();
  const Input = (lines ? TextArea : TextInput) as typeof TextInput;
  const current = completion?.choices[active] ?? completion?.choices[0];

  return (
    <div className="relative">
      {/* A half-typed variable is not a mistake yet. */}
      <Field label={label} hint={hint} error={completion ? undefined : error}>
        <div className="relative">
          <Input
            {...inputProps}
            ref={control}
            value={value}
            readOnly={readOnly}
            {...(lines ? { rows: 6 } : {})}
            autoComplete="off"
            aria-autocomplete="list"
            aria-controls={completion ? listId : undefined}
            aria-activedescendant={completion ? `${listId}-${current}` : undefined}
          />
          {completion && (
            <Choices id={listId} choices={completion.choices} active={active} onChoose={choose} />
          )}
        </div>
      </Field>
      <span role="status" className="sr-only">
        {completion ? messages.variablesOffered(completion.choices.length) : ''}
      </span>
      {!readOnly && <InsertVariable onChoose={insertAtCaret} />}
    </div>
  );
}

interface CompletionTarget {
  value: string;
  onChange(value: string): void;
  readOnly: boolean;
}

/** Offers variables where the caret is after two braces, and inserts the one that is chosen. */
function useCompletion({ value, onChange, readOnly }: CompletionTarget) {
  const control = useRef<Control>(null);
  const pending = useRef<number | null>(null);
  const [caret, setCaret] = useState<number | null>(null);
  const [active, setActive] = useState(0);
  const completion = caret === null || readOnly ? null : completionAt(value, caret);

  // The caret moves behind the inserted text once that is rendered.
  useLayoutEffect(() => {
    if (pending.current === null) return;
    control.current?.focus();
    control.current?.setSelectionRange(pending.current, pending.current);
    setCaret(pending.current);
    pending.current = null;
  });

  function insert(name: TemplateVariable, from: number, to: number) {
    const done = complete(value, from, to, name);
    pending.current = done.caret;
    setActive(0);
    onChange(done.text);
  }

  function choose(name: TemplateVariable) {
    if (completion && caret !== null) insert(name, completion.from, caret);
  }

  function insertAtCaret(name: TemplateVariable) {
    const at = control.current?.selectionStart ?? value.length;
    insert(name, at, at);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (!completion) return;
    const { choices } = completion;
    const turn = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (turn !== undefined) setActive((now) => (now + turn + choices.length) % choices.length);
    else if (event.key === 'Enter' || event.key === 'Tab') choose(choices[active] ?? choices[0]!);
    else if (event.key === 'Escape') setCaret(null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  const inputProps = {
    onChange: (event: SyntheticEvent<HTMLInputElement>) => {
      setActive(0);
      setCaret(event.currentTarget.selectionStart);
      onChange(event.currentTarget.value);
    },
    onKeyDown,
    onClick: (event: SyntheticEvent<HTMLInputElement>) =>
      setCaret(event.currentTarget.selectionStart),
    onBlur: () => setCaret(null),
  };
  return { control, completion, active, inputProps, choose, insertAtCaret };
}

function Choices({
  id,
  choices,
  active,
  onChoose,
}: {
  id: string;
  choices: readonly TemplateVariable[];
  active: number;
  onChoose(name: TemplateVariable): void;
}) {
  const messages = useMessages();
  return (
    <div
      id={id}
      role="listbox"
      aria-label={messages.insertVariable}
      className="popup absolute inset-x-0 top-full z-30 mt-1 max-h-64 overflow-y-auto p-1"
    >
      {choices.map((name, index) => (
        <div
          key={name}
          id={`${id}-${name}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          // Before the field loses the focus.
          onPointerDown={(event) => {
            event.preventDefault();
            onChoose(name);
          }}
          className={classNames(OPTION, 'justify-between gap-4', index === active && 'bg-hover')}
        >
          <span className="font-mono text-xs">{`{{${name}}}`}</span>
          <span className="truncate text-quiet text-xs">{messages.variables[name]}</span>
        </div>
      ))}
    </div>
  );
}

function InsertVariable({ onChoose }: { onChoose(name: TemplateVariable): void }) {
  const messages = useMessages();
  return (
    <div className="absolute -top-1 right-0">
      <Menu
        trigger={
          <Button look="quiet" size="small" icon={Braces}>
            {messages.insertVariable}
          </Button>
        }
        groups={[
          {
            actions: TEMPLATE_VARIABLES.map((name) => ({
              id: name,
              label: (
                <span className="min-w-0">
                  <span className="block font-mono text-xs">{`{{${name}}}`}</span>
                  <span className="block text-quiet text-xs">{messages.variables[name]}</span>
                </span>
              ),
              onSelect: () => onChoose(name),
            })),
          },
        ]}
      />
    </div>
  );
}
