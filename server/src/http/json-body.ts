import { invalid } from '../platform/errors.ts';

type Path = (string | number)[];

/** Deeper than any legitimate body, and far below the depth that overflows a stack (decision 3). */
export const MAX_DEPTH = 32;
export const tooDeep = (path: Path) =>
  invalid(path, `The body is nested deeper than ${MAX_DEPTH} levels.`);

const REFUSED_KEYS = new Set(['__proto__', 'constructor']);
const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Why the headers of a request with a body cannot be read as JSON; null when they can. */
export function contentProblem(
  contentType: string | undefined,
  contentEncoding: string | undefined,
): string | null {
  if (contentEncoding !== undefined && contentEncoding.toLowerCase() !== 'identity')
    return 'The body must not be compressed: send it without Content-Encoding.';
  const [type, ...parameters] = (contentType ?? '')
    .split(';')
    .map((part) => part.trim().toLowerCase());
  if (type !== 'application/json')
    return 'Send the body as JSON with Content-Type: application/json.';
  const charset = parameters
    .find((parameter) => parameter.startsWith('charset='))
    ?.slice('charset='.length)
    .replaceAll('"', '');
  return charset === undefined || charset === 'utf-8' || charset === 'utf8'
    ? null
    : 'The body must be UTF-8.';
}

/**
 * Reads a JSON body strictly (decision 3): accepted data is stored and returned exactly, and
 * everything else is refused here. An empty body is undefined. Numbers below a path of `verbatim`
 * may be anything, because their handler uses the text. Throws validation_error with the path of
 * the problem.
 */
export function parseJsonBody(raw: Buffer, verbatim: readonly (readonly string[])[] = []): unknown {
  if (raw.length === 0) return undefined;
  let text: string;
  try {
    text = utf8.decode(raw);
  } catch {
    throw invalid([], 'The body is not valid UTF-8.');
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw invalid([], 'The body is not valid JSON.');
  }
  checkValue(value, verbatim);
  return value;
}

interface Place {
  value: unknown;
  path: Path;
}

/** Iterative, so that depth cannot overflow the stack. */
function checkValue(root: unknown, verbatim: readonly (readonly string[])[]): void {
  const pending: Place[] = [{ value: root, path: [] }];
  for (let place = pending.pop(); place; place = pending.pop()) {
    const { value, path } = place;
    if (typeof value === 'string') checkText(value, path);
    else if (typeof value === 'number') checkNumber(value, path, verbatim);
    else if (typeof value === 'object' && value !== null) {
      if (path.length >= MAX_DEPTH) throw tooDeep(path);
      const children = Array.isArray(value)
        ? value.map((entry, i) => ({ value: entry, path: [...path, i] }))
        : entriesOf(value, path);
      // One by one: spreading half a million entries would overflow the stack.
      for (const child of children) pending.push(child);
    }
  }
}

function entriesOf(object: object, path: Path): Place[] {
  return Object.entries(object).map(([key, value]) => {
    if (REFUSED_KEYS.has(key)) throw invalid([...path, key], `The key ${key} is not accepted.`);
    checkText(key, path);
    return { value, path: [...path, key] };
  });
}

/** PostgreSQL cannot store NUL, and a lone surrogate would silently become another character. */
export function textProblem(text: string): string | null {
  if (text.includes('\u0000')) return 'Text must not contain the NUL character.';
  return text.isWellFormed() ? null : 'Text must not contain a lone surrogate.';
}

function checkText(text: string, path: Path): void {
  const problem = textProblem(text);
  if (problem) throw invalid(path, problem);
}

/** 1e400 and 2^53 + 1 would be returned as other values. */
function checkNumber(value: number, path: Path, verbatim: readonly (readonly string[])[]): void {
  if (Number.isFinite(value) && (Number.isSafeInteger(value) || !Number.isInteger(value))) return;
  if (verbatim.some((kept) => kept.every((part, at) => path[at] === part))) return;
  throw invalid(path, 'This number cannot be represented exactly.');
}
