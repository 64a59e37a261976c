/** A number or word, or a single character of structure. */
const TOKEN = /[^\s{}[\],:"]+|[{}[\],:]/y;

/**
 * The members of a JSON object that have one of these names, as compact JSON: keys in their order, numbers as they were written, strings escaped as
 * little as JSON allows, of equal keys the last one (as JSON.parse reads them). JSON.stringify of what was parsed would sort whole-number keys
 * and turn 1.50 into 1.5. The text must be valid JSON and not deeper than a stack allows; anything but an object has no members.
 */
export function memberTexts(text: string, names: readonly string[]): Record<string, string> {
  const read = createReader(text);
  if (read.next() !== '{') return {};
  const members = read.members();
  return Object.fromEntries(names.flatMap((name) => (members.has(name) ? [[name, members.get(name)!]] : [])));
}

function createReader(text: string) {
  let at = 0;

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

  /** What stands after the token that begins a value. */
  function value(first: string): string {
    if (first === '{') return `{${[...members()].map(([key, member]) => `${JSON.stringify(key)}:${member}`).join(',')}}`;
    if (first === '[') return `[${entries().join(',')}]`;
    return first.startsWith('"') ? JSON.stringify(JSON.parse(first)) : first;
  }

  /** From after the brace to the one that closes it. */
  function members(): Map<string, string> {
    const found = new Map<string, string>();
    for (let token = next(); token !== '}' && token !== ''; token = next()) {
      if (token === ',') continue;
      const key = JSON.parse(token) as string;
      next();
      found.set(key, value(next()));
    }
    return found;
  }

  function entries(): string[] {
    const found: string[] = [];
    for (let token = next(); token !== ']' && token !== ''; token = next()) if (token !== ',') found.push(value(token));
    return found;
  }

  return { next, members };
}

const isSpace = (code: number): boolean => code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;
