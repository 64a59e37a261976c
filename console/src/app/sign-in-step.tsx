import { useState } from 'react';
import { ApiError } from './api-error.ts';
import { useAppMessages } from './messages.ts';

/** One request of a sign-in, and why it failed: `refused` is the text for a refusal. */
export function useSignInStep(refused: string) {
  const messages = useAppMessages();
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  function reason(thrown: unknown): string | null {
    // The user closed the browser's own dialog.
    if (thrown instanceof DOMException) return thrown.name === 'NotAllowedError' ? null : refused;
    if (!(thrown instanceof ApiError) || thrown.code === 'unreachable') return messages.unreachable;
    if (thrown.status === 429) return messages.tooManyAttempts;
    if (thrown.details.code === 'sign_in_again') return messages.signInAgain;
    return thrown.status < 500 ? refused : thrown.message;
  }

  async function run(step: () => Promise<void>): Promise<void> {
    setBusy(true);
    setProblem(null);
    try {
      await step();
    } catch (thrown) {
      setProblem(reason(thrown));
    } finally {
      setBusy(false);
    }
  }
  return { busy, problem, run };
}

export function SignInProblem({ text }: { text: string | null }) {
  return text === null ? null : (
    <p role="alert" className="text-red">
      {text}
    </p>
  );
}
