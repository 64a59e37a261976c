import type { ProtectedMention } from '../../lexicon/types.ts';
import type { Issue } from '../../platform/errors.ts';
import type { Language } from '../../platform/operation.ts';

/** Words of a prompt that no search may use, and why. */
export interface RefusedWords {
  attribute: ProtectedMention['attribute'];
  span: { start: number; end: number; text: string };
  reason: string;
}

const REASONS: Record<Language, string> = {
  en: 'Searches cannot use protected attributes.',
  fr: "Une recherche ne peut pas s'appuyer sur un critère protégé par la loi.",
};

/** For the preview of a prompt: returns the refused words instead of throwing. */
export function refusedWords(
  { attribute, start, end, quote }: ProtectedMention,
  language: Language,
): RefusedWords {
  return { attribute, span: { start, end, text: quote }, reason: REASONS[language] };
}

/** For a search by the prompt (decision 17). */
export function refusalIssue({ attribute, quote, start, end }: ProtectedMention): Issue {
  return {
    path: ['prompt'],
    message: `"${quote}" is about a protected attribute (${attribute}); searches cannot use it`,
    code: 'protected_attribute',
    attribute,
    quote,
    start,
    end,
  };
}

/** The prompt with such words blanked out, so that every other word keeps its position. */
export function withoutRefused(prompt: string, mentions: readonly ProtectedMention[]): string {
  return mentions.reduce(
    (text, { start, end }) => text.slice(0, start) + ' '.repeat(end - start) + text.slice(end),
    prompt,
  );
}
