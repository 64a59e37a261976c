import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field, TextArea } from '../../ui/field.tsx';
import { Kbd } from '../../ui/kbd.tsx';
import { useMessages } from './messages.ts';

interface PromptBoxProps {
  /** The prompt in the URL. */
  prompt: string | undefined;
  /** Whether the search uses this prompt: it is then read while the user types. */
  isFollowed: boolean;
  onRead(prompt: string | undefined, options?: { replace?: boolean }): void;
  /** Enter. */
  onSubmit(prompt: string | undefined): void;
  /** The effect of the keys, shown after them: "to search". */
  does: string;
}

/** Long enough not to read every letter, short enough to show the result when the user pauses. */
const PAUSE_MS = 600;
const MAX_LENGTH = 4_000;

/** The box for the description of the person. */
export function PromptBox({ prompt, isFollowed, onRead, onSubmit, does }: PromptBoxProps) {
  const messages = useMessages();
  const [typed, setTyped] = useState(prompt ?? '');
  const reportedPrompt = useRef(prompt);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wanted = typed.trim() || undefined;

  // An example, a link or the Back button changes the prompt. Changes made here are already shown.
  useEffect(() => {
    if (prompt !== reportedPrompt.current) setTyped(prompt ?? '');
    reportedPrompt.current = prompt;
  }, [prompt]);
  useEffect(() => () => clearTimeout(pause.current), []);

  function reportPrompt(next: string | undefined) {
    clearTimeout(pause.current);
    if (next === prompt) return;
    reportedPrompt.current = next;
    onRead(next, { replace: true });
  }

  function type(text: string) {
    setTyped(text);
    clearTimeout(pause.current);
    if (isFollowed)
      pause.current = setTimeout(() => reportPrompt(text.trim() || undefined), PAUSE_MS);
  }

  return (
    <div className="rounded-lg border border-line bg-surface p-3">
      <Field label={messages.prompt}>
        <TextArea
          rows={3}
          maxLength={MAX_LENGTH}
          value={typed}
          placeholder={messages.placeholder}
          onChange={(event) => type(event.target.value)}
          onKeyDown={(event) => {
            // Shift+Enter starts a line; while an input method composes, Enter chooses a word.
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            clearTimeout(pause.current);
            reportedPrompt.current = wanted;
            onSubmit(wanted);
          }}
        />
      </Field>
      <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-quiet text-xs">
        {typed === '' ? (
          <Examples
            onChoose={(example) => {
              setTyped(example);
              reportPrompt(example);
            }}
          />
        ) : (
          <>
            {!isFollowed && wanted !== prompt && wanted !== undefined && (
              <Button size="small" onClick={() => onRead(wanted)}>
                {messages.readAgain}
              </Button>
            )}
            <span className="ml-auto flex items-center gap-1.5 max-sm:hidden">
              <Kbd keys="Enter" /> {does}
            </span>
          </>
        )}
      </div>
    </div>
  );
}

function Examples({ onChoose }: { onChoose(example: string): void }) {
  const messages = useMessages();
  return (
    <>
      <span>{messages.examples}</span>
      {messages.examplePrompts.map((example) => (
        <Button
          key={example}
          size="small"
          className="max-w-full shrink!"
          onClick={() => onChoose(example)}
        >
          <span className="truncate">{example}</span>
        </Button>
      ))}
    </>
  );
}
