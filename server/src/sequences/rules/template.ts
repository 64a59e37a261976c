/**
 * Message templates: text with the nine variables of the interface ("Step rules" 2 and 3). A text
 * is checked when it is stored and rendered when it is sent. Rendering takes one pass: a value is
 * never parsed as a template.
 */

export const TEMPLATE_VARIABLES = [
  'firstname',
  'lastname',
  'candidateJobTitle',
  'candidateCompanyName',
  'candidateLocation',
  'sourcingJobTitle',
  'sourcingLocation',
  'recruiterFirstname',
  'recruiterLastname',
] as const;
export type TemplateVariable = (typeof TEMPLATE_VARIABLES)[number];

/** The value of each variable; null when unknown. */
export type TemplateValues = Record<TemplateVariable, string | null>;

export interface TemplateProblem {
  code: 'unknown_variable' | 'placeholder';
  /** The offending text, as written. */
  found: string;
  /** The problem and the accepted form; quotes the offending text. */
  message: string;
}

/**
 * A variable in its required form. The names are fixed, so the pattern reads each character once.
 */
const VARIABLE = new RegExp(`(?<!\\{)\\{\\{(${TEMPLATE_VARIABLES.join('|')})\\}\\}(?!\\})`, 'g');

/** Enough to correct a text. */
const MAX_PROBLEMS = 10;
const MAX_QUOTE_LENGTH = 40;

/**
 * Every double brace that is not one of the variables, and every square-bracket placeholder. Empty
 * when the text may be stored.
 */
export function checkTemplate(text: string): TemplateProblem[] {
  const disguised = placeholderProblems(withoutDisguise(text));
  // `[］]` is empty brackets once normalized, but a placeholder as written.
  const placeholders = disguised.length > 0 ? disguised : placeholderProblems(text);
  return [...braceProblems(text), ...placeholders].slice(0, MAX_PROBLEMS);
}

/**
 * Returns the text with its variables replaced, or the names of the unknown ones. A value becomes
 * one line, so that it cannot add a header.
 */
export function render(
  template: string,
  values: TemplateValues,
): { text: string } | { missing: TemplateVariable[] } {
  const missing = new Set<TemplateVariable>();
  const text = template.replaceAll(VARIABLE, (_whole, name: TemplateVariable) => {
    const value = oneLine(values[name] ?? '');
    if (value === '') missing.add(name);
    return value;
  });
  return missing.size > 0 ? { missing: [...missing] } : { text };
}

/** Replaces each run of control characters and line ends with one space. */
export const oneLine = (text: string): string =>
  text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

/**
 * Converts full-width and small forms to plain characters, and removes invisible ones, so that
 * look-alikes neither hide a mistake nor pass the check.
 */
const withoutDisguise = (text: string): string => text.normalize('NFKC').replaceAll(/\p{Cf}/gu, '');

function braceProblems(text: string): TemplateProblem[] {
  // U+0000 replaces each variable: it joins no two braces, and no request text contains one.
  const rest = withoutDisguise(text.replaceAll(VARIABLE, '\0'));
  const problems: TemplateProblem[] = [];
  for (let at = nextDouble(rest, 0); at >= 0 && problems.length < MAX_PROBLEMS; ) {
    const close = rest.indexOf('}}', at);
    // `{{{name}}}` is one mistake, not two.
    let end = close < 0 ? rest.length : close + 2;
    while (rest[end] === '}') end++;
    const found = quote(rest.slice(at, end));
    problems.push({
      code: 'unknown_variable',
      found,
      message: `${found} is not a variable; ${variableRemedy(rest.slice(at, end))}`,
    });
    at = nextDouble(rest, end);
  }
  return problems;
}

function nextDouble(text: string, from: number): number {
  for (let at = from; at < text.length - 1; at++) {
    const char = text[at];
    if ((char === '{' || char === '}') && text[at + 1] === char) return at;
  }
  return -1;
}

function variableRemedy(found: string): string {
  const name = found.replaceAll(/[{}\s]/g, '').toLowerCase();
  const meant = TEMPLATE_VARIABLES.find((variable) => variable.toLowerCase() === name);
  return meant
    ? `write {{${meant}}}`
    : `the variables are ${TEMPLATE_VARIABLES.map((variable) => `{{${variable}}}`).join(', ')}`;
}

/**
 * `[`, text without brackets that is not only spaces, `]` (decision 28). Each character is read
 * once.
 */
function placeholderProblems(text: string): TemplateProblem[] {
  const problems: TemplateProblem[] = [];
  let open = -1;
  for (let at = 0; at < text.length && problems.length < MAX_PROBLEMS; at++) {
    if (text[at] === '[') open = at;
    if (text[at] !== ']' || open < 0) continue;
    if (text.slice(open + 1, at).trim() !== '') {
      const found = quote(text.slice(open, at + 1));
      problems.push({
        code: 'placeholder',
        found,
        message: `${found} is a placeholder that nobody filled in; replace it with words or a variable`,
      });
    }
    open = -1;
  }
  return problems;
}

function quote(found: string): string {
  const text = found.replaceAll('\0', '{{…}}');
  return `"${text.length > MAX_QUOTE_LENGTH ? `${text.slice(0, MAX_QUOTE_LENGTH)}…` : text}"`;
}
