import { MAX_DEPTH, tooDeep } from './json-body.ts';

/** A number or literal word, or a single structural character. */
const TOKEN = /[^\s{}[\],:"]+|[{}[\],:]/y;

/**
 * How a text is written out: `written` only removes white space; `canonical` also sorts keys and
 * escapes as little as JSON allows.
 */
type Form = 'written' | 'canonical';

/**
 * The members of a JSON object with one of these names, without white space but otherwise as
 * written: keys in their order, numbers to the digit, strings with their escapes. Of duplicate keys
 * the last one counts, which JSON.parse reads and which was validated. JSON.stringify of the parsed
 * value would sort whole-number keys, and turn 1.50 into 1.5 and 2^53 + 1 into 2^53. The text must
 * be valid JSON; anything but an object has no members. Throws validation_error for text nested
 * deeper than a body may be: a later duplicate key hides it from the check of the parsed value.
 */
export function memberTexts(
  text: string,
  names: readonly string[],
  form: Form = 'written',
): Record<string, string> {
  const read = createReader(text, form);
  if (read.next() !== '{') return {};
  const members = read.members(1);
  return Object.fromEntries(
    names.flatMap((name) => (members.has(name) ? [[name, members.get(name)!.value]] : [])),
  );
}

function createReader(text: string, form: Form) {
  let at = 0;
  const isCanonical = form === 'canonical';
  const string = (token: string): string =>
    isCanonical ? JSON.stringify(JSON.parse(token)) : token;

  function next(): string {
    while (isSpace(text.charCodeAt(at))) at++;
    const begin = at;
    if (text[at] === '"') {
      for (at++; at < text.length && text[at] !== '"'; at++) if (text[at] === '\\') at++;
      at++;
    } else {
      TOKEN.lastIndex = at;
      at += TOKEN.exec(text)?.[0].length ?? 0;
    }
    return text.slice(begin, at);
  }

  /** The text of the value that begins with this token, `depth` levels down. */
  function value(first: string, depth: number): string {
    if ((first === '{' || first === '[') && depth >= MAX_DEPTH) throw tooDeep([]);
    if (first === '[') return `[${entries(depth + 1).join(',')}]`;
    if (first !== '{') return first.startsWith('"') ? string(first) : first;
    const found = [...members(depth + 1)];
    if (isCanonical) found.sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${found.map(([, { key, value: member }]) => `${key}:${member}`).join(',')}}`;
  }

  /** Reads the members up to the closing brace, by their decoded keys. */
  function members(depth: number): Map<string, { key: string; value: string }> {
    const found = new Map<string, { key: string; value: string }>();
    for (let token = next(); token !== '}' && token !== ''; token = next()) {
      if (token === ',') continue;
      next();
      found.set(JSON.parse(token) as string, { key: string(token), value: value(next(), depth) });
    }
    return found;
  }

  function entries(depth: number): string[] {
    const found: string[] = [];
    for (let token = next(); token !== ']' && token !== ''; token = next())
      if (token !== ',') found.push(value(token, depth));
    return found;
  }

  return { next, members };
}

const isSpace = (code: number): boolean =>
  code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;
