import type { TextLine } from './text-line.ts';

/* Email addresses, phone numbers and links, as they are written in lines. */

export interface FoundContact {
  kind: 'email' | 'phone' | 'url';
  value: string;
  /** As it stands in the line. */
  text: string;
  line: TextLine;
}

const EMAIL = /[\p{L}\p{N}._%+'-]{1,64}@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.[\p{L}]{2,24}/gu;
const PHONE = /(?<![\p{L}\d/.-])(?:\+|00)?\(?\d[\d\s().\u00a0/-]{6,22}\d(?![\d/-]|\.\d)/gu;
const URL =
  /(?:https?:\/\/|www\.)[^\s<>()[\]|,;"“”]+|(?<![@\p{L}\p{N}.])(?:[\p{L}\p{N}-]+\.)+(?:com|org|net|io|dev|fr|me|co|ai|app|eu|de|es|uk|ch|be|ca|tech|info|in|xyz|page|site|online|design|blog)(?:\/[^\s<>()[\]|,;"“”]*)?(?![\p{L}\p{N}@])/giu;

export function findContacts(line: TextLine): FoundContact[] {
  const found: FoundContact[] = [];
  let rest = line.text;
  const take = (pattern: RegExp, kind: FoundContact['kind'], accept: (text: string) => boolean) => {
    rest = rest.replace(pattern, (text) => {
      if (!accept(text)) return text;
      found.push({ kind, value: contactValue(kind, text), text, line });
      return ' '.repeat(text.length);
    });
  };
  take(EMAIL, 'email', () => true);
  take(URL, 'url', (text) => !/^\d/.test(text));
  take(PHONE, 'phone', isPhone);
  for (const { href } of line.segments) {
    const linked = href === null ? null : fromLink(href, line);
    // Where the page shows an address, its link holds the same or hides it from robots.
    if (linked?.kind !== 'url' && found.some(({ kind }) => kind === linked?.kind)) continue;
    if (linked && !found.some(({ kind, value }) => kind === linked.kind && value === linked.value))
      found.push(linked);
  }
  return found;
}

function contactValue(kind: FoundContact['kind'], text: string): string {
  if (kind === 'email') return text.toLowerCase().replace(/^[.']+/, '');
  if (kind === 'phone') return text.trim().replace(/\s+/g, ' ');
  return text.replace(/[.:]+$/, '');
}

/** An address that a narrow column breaks over two lines. */
export function findBrokenEmail(line: TextLine, next: TextLine): FoundContact | null {
  const start = line.text.split(/\s/).at(-1)!;
  const rest = next.text.split(/\s/)[0]!;
  const [email] = (start + rest).match(EMAIL) ?? [];
  if (
    !email ||
    next.segments.length > 1 ||
    email.length <= start.length ||
    !/^[\p{L}\d@.]/u.test(rest)
  )
    return null;
  return { kind: 'email', value: email.toLowerCase(), text: start + rest, line };
}

/** A link that says more than the text above it: `mailto:`, `tel:`, a web address. */
function fromLink(href: string, line: TextLine): FoundContact | null {
  const [, scheme = '', target = ''] = /^(mailto|tel|https?):(.*)$/i.exec(href.trim()) ?? [];
  const plain = decoded(target.split('?')[0]!).trim();
  if (/^mailto$/i.test(scheme) && /@/.test(plain))
    return { kind: 'email', value: plain.toLowerCase(), text: line.text, line };
  if (/^tel$/i.test(scheme) && isPhone(plain))
    return { kind: 'phone', value: plain, text: line.text, line };
  if (/^https?$/i.test(scheme)) return { kind: 'url', value: href.trim(), text: line.text, line };
  return null;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const YEARS = /^(?:19|20)\d{2}\D+(?:19|20)\d{2}$/;
const DATE = /^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}(?:\D|$)/;

function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, '');
  if (digits.length < 8 || digits.length > 15) return false;
  if (YEARS.test(text.trim()) || DATE.test(text.trim())) return false;
  // "01/2013 - 01/2014" and "2012 2013 2014" are no numbers to call.
  return !/\b\d{1,2}\s*\/\s*(?:19|20)\d{2}/.test(text) && !/^(?:(?:19|20)\d{2}\D*)+$/.test(text);
}

/** Contacts and what announces them taken out of a text: "Email: a@b.org | +33 6 …" becomes "". */
export function withoutContacts(line: TextLine): string {
  return line.text
    .replace(EMAIL, '\uFFFC')
    .replace(URL, '\uFFFC')
    .replace(PHONE, (text) => (isPhone(text) ? '\uFFFC' : text))
    .replace(
      /(?:e-?mail|courriel|mail|phone|mobile|cell|t[ée]l(?:[ée]phone)?|portable|website|web|site|url|linkedin|github|gitlab|twitter|portfolio|blog|skype|x)\.?\s*:?\s*\uFFFC/gi,
      '\uFFFC',
    )
    .replace(/[\s|·•,;:–—()-]*\uFFFC[\s|·•,;:–—()-]*/g, ' | ')
    .replace(/^[\s|]+|[\s|]+$/g, '');
}
