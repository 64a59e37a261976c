/** A piece of a criterion: as written, and in lower case without accents at the same offsets, so that patterns read the one and labels quote the other. */
export interface Clause {
  raw: string;
  plain: string;
}

export function clauseOf(text: string): Clause {
  const raw = text.normalize('NFC').replace(/\s+/g, ' ').trim();
  return { raw, plain: plainOf(raw) };
}

/** Lower case without accents, one character for each of the text, so that offsets agree. */
export function plainOf(text: string): string {
  if (/^[ -~\n\r\t]*$/.test(text)) return text.toLowerCase();
  let plain = '';
  for (let index = 0; index < text.length; index++) plain += plainCharacter(text[index]!);
  return plain;
}

function plainCharacter(character: string): string {
  if (character.charCodeAt(0) < 128) return character.toLowerCase();
  if (character === '’' || character === '‘' || character === 'ʼ') return "'";
  if (character === '–' || character === '—' || character === '‑') return '-';
  if (character === '\u00A0' || character === '\u202F' || character === '«' || character === '»') return ' ';
  const letter = character.normalize('NFD')[0]!.toLowerCase();
  return letter.length === 1 ? letter : character;
}

/** The slice between two offsets, without the punctuation and spaces around it. */
export function slice(clause: Clause, start: number, end = clause.plain.length): Clause {
  const raw = clause.raw.slice(start, end);
  const plain = clause.plain.slice(start, end);
  const lead = /^[\s,;:!?()"]*/.exec(plain)![0].length;
  const trail = /[\s,;:.!?("]*$/.exec(plain.slice(lead))![0].length;
  return { raw: raw.slice(lead, raw.length - trail), plain: plain.slice(lead, plain.length - trail) };
}

/** The clause without the words between two offsets. */
export function without(clause: Clause, start: number, end: number): Clause {
  const joined = {
    raw: `${clause.raw.slice(0, start)} ${clause.raw.slice(end)}`,
    plain: `${clause.plain.slice(0, start)} ${clause.plain.slice(end)}`,
  };
  return slice(joined, 0);
}

/** What follows a match at the start of the clause; null when the pattern does not match. */
export function after(clause: Clause, pattern: RegExp): Clause | null {
  const found = pattern.exec(clause.plain);
  return found === null ? null : slice(clause, found.index + found[0].length);
}

/** Takes every match of the patterns off the start, again and again, until none fits. */
export function stripStart(clause: Clause, pattern: RegExp): Clause {
  let rest = clause;
  for (;;) {
    const found = pattern.exec(rest.plain);
    if (found === null || found.index !== 0 || found[0].length === 0) return rest;
    rest = slice(rest, found[0].length);
  }
}

/** Takes every match of the pattern off the end. */
export function stripEnd(clause: Clause, pattern: RegExp): Clause {
  let rest = clause;
  for (;;) {
    const found = pattern.exec(rest.plain);
    if (found === null || found[0].length === 0 || found.index + found[0].length !== rest.plain.length) return rest;
    rest = slice(rest, 0, found.index);
  }
}
