import type { DraftIssue } from './issues.ts';
import { useMessages } from './messages.ts';

/** The message of the first issue; the API's own message when the console has none for its code. */
export function useIssueMessage(): (issues: readonly DraftIssue[]) => string | undefined {
  const messages = useMessages();
  return ([issue]) => {
    if (!issue?.code) return issue?.message;
    const message = messages.issues[issue.code];
    return typeof message === 'function' ? message(issue.found ?? '') : message;
  };
}
