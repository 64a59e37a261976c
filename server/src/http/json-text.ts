import { MAX_DEPTH, tooDeep } from './json-body.ts';

/** A number or word, or a single character of structure. */
const TOKEN = /[^\s{}[\],:"]+|[{}[\],:]/y;

/**
 * How a text is given again: `written` drops white space only; `canonical` also sorts keys and
 * escapes as little as JSON allows.
 */
type Form = 'written' | 'canonical';

/**
 * The members of a JSON object that have one of these names, without white space but else as they
 * were written: keys in their order, numbers to the digit, strings with their escapes; of equal
 * keys the last one, which is the one that JSON.parse reads and that was checked. JSON.stringify of
 * what was parsed would sort whole-number keys, turn 1.50 into 1.5 and 2^53 + 1 into 2^53. The text
 * must be valid JSON; anything but an object has no members. Throws validation_error for what is
 * nested deeper than any body may be: an equal key that comes later hides it from the check of what
 * was parsed.
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

  /** What stands after the token that begins a value, `depth` levels down. */
  function value(first: string, depth: number): string {
    if ((first === '{' || first === '[') && depth >= MAX_DEPTH) throw tooDeep([]);
    if (first === '[') return `[${entries(depth + 1).join(',')}]`;
    if (first !== '{') return first.startsWith('"') ? string(first) : first;
    const found = [...members(depth + 1)];
    if (isCanonical) found.sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${found.map(([, { key, value: member }]) => `${key}:${member}`).join(',')}}`;
  }

  /** From after the brace to the one that closes it, by what their keys say. */
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
