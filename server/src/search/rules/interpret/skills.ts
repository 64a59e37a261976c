import type { Mention } from '../../../lexicon/lexicon.ts';
import { foldWord } from './tokens.ts';

/**
 * How a skill is named in filters and criteria: by its usual spelling when the prompt abbreviates it ("k8s", "Airflow"), in the words
 * of the prompt when these name one tool of a wider skill ("Selenium" is more than "Test Automation" to who asks for it).
 */
export function skillName({ quote, name }: Mention): string {
  const typed = foldWord(quote);
  const usual = foldWord(name);
  return typed[0] === usual[0] || usual.includes(typed) ? name : quote;
}
