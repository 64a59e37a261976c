import { useMessages } from './messages.ts';

/**
 * Why a sequence or a step waits or ended, as a phrase. A provider's own code without a phrase is
 * shown with spaces.
 */
export function useReason(): (reason: string) => string {
  const messages = useMessages();
  return (reason) =>
    messages.reasons[reason as keyof typeof messages.reasons] ?? reason.replaceAll('_', ' ');
}
