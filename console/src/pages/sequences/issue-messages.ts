import type { DraftIssue } from './issues.ts';
import { useMessages } from './messages.ts';

/** What an issue says to the person; in the API's own words where only the API knows it. */
export function useSay(): (issues: readonly DraftIssue[]) => string | undefined {
  const messages = useMessages();
  return ([issue]) => {
    if (!issue?.code) return issue?.message;
    const said = messages.issues[issue.code];
    return typeof said === 'function' ? said(issue.found ?? '') : said;
  };
}

/**
 * Why something waits, was left out or stopped. Reasons of providers that have no words here stay
 * as they are.
 */
export function useReason(): (reason: string) => string {
  const messages = useMessages();
  return (reason) =>
    messages.reasons[reason as keyof typeof messages.reasons] ?? reason.replaceAll('_', ' ');
}
