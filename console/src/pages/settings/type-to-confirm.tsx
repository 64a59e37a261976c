import { useState } from 'react';
import { Field, TextInput } from '../../ui/field.tsx';
import { useMessages } from './messages.ts';

/** Whether the user has typed the name of the item to delete, and the input for it. */
export function useTypedConfirmation(name: string) {
  const messages = useMessages();
  const [typed, setTyped] = useState('');
  return {
    isConfirmed: typed.trim() === name,
    input: (
      <Field label={messages.typeToConfirm(name)} className="mt-3">
        <TextInput
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          autoComplete="off"
          spellCheck={false}
        />
      </Field>
    ),
  };
}
