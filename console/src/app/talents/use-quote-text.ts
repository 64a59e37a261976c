import { useFormat } from '../../language/format.ts';
import type { Mark } from './marks.ts';
import { useMessages } from './messages.ts';
import { quoteText } from './quote.ts';

/** Formats quotes in the reader's language. */
export function useQuoteText(): (mark: Mark) => string {
  const { month } = useFormat();
  const { languageLevels: proficiencies } = useMessages();
  return (mark) => quoteText(mark, { month, proficiencies });
}
