import { useState } from 'react';
import { Field, TextInput } from '../../ui/field.tsx';
import { useWords } from './words.ts';

/** Whether the person has typed what names the thing that is about to go, and the input for it. */
export function useTypedConfirmation(name: string) {
  const words = useWords();
  const [typed, setTyped] = useState('');
  return {
    isConfirmed: typed.trim() === name,
    input: (
      <Field label={words.typeToConfirm(name)} className="mt-3">
        <TextInput value={typed} onChange={(event) => setTyped(event.target.value)} autoComplete="off" spellCheck={false} />
      </Field>
    ),
  };
}
