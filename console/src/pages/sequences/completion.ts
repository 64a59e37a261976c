import { TEMPLATE_VARIABLES, type TemplateVariable } from './rules.ts';

/** A variable that is being typed: from its two braces to the caret. */
export interface Completion {
  /** Where the braces begin. */
  from: number;
  choices: TemplateVariable[];
}

/**
 * The completions for `{{` and the text up to the caret; null when the user is not typing a
 * variable there.
 */
export function completionAt(text: string, caret: number): Completion | null {
  const typed = /\{\{\s?(\w*)$/.exec(text.slice(0, caret));
  if (!typed) return null;
  const start = typed[1]!.toLowerCase();
  const choices = TEMPLATE_VARIABLES.filter((name) => name.toLowerCase().includes(start));
  return choices.length > 0 ? { from: typed.index, choices } : null;
}

/**
 * The text with the variable from `from` to the caret, and where the caret then stands. Braces that
 * were closed already are not closed again.
 */
export function complete(
  text: string,
  from: number,
  caret: number,
  name: TemplateVariable,
): { text: string; caret: number } {
  const variable = `{{${name}}}`;
  const rest = text.slice(caret).replace(/^\w*\}\}/, '');
  return { text: text.slice(0, from) + variable + rest, caret: from + variable.length };
}
