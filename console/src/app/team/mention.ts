/** How members are mentioned in a text: `@` and their name. */

export interface Nameable {
  userId: string;
  name: string;
}

/** What is being typed after an `@`. */
export interface OpenMention {
  /** Where the `@` is. */
  start: number;
  typed: string;
}

/** Longer is no name that somebody is still typing. */
const MAX_TYPED = 40;
const MAX_SHOWN = 6;

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The mention that the caret is in; null when there is none. An `@` in an address opens none. */
export function openMention(text: string, caret: number): OpenMention | null {
  const start = text.slice(0, caret).lastIndexOf('@');
  if (start < 0 || caret - start > MAX_TYPED) return null;
  const typed = text.slice(start + 1, caret);
  const before = text.charAt(start - 1);
  if (/[\p{L}\p{N}._-]/u.test(before) || typed.includes('\n') || typed.startsWith(' ')) return null;
  return { start, typed };
}

/** Members with a word of their name that begins as typed. */
export function membersLike<M extends Nameable>(members: readonly M[], typed: string): M[] {
  const wanted = folded(typed);
  const matches = ({ name }: Nameable) =>
    folded(name).startsWith(wanted) ||
    folded(name)
      .split(/\s+/)
      .some((word) => word.startsWith(wanted));
  return members.filter((one) => one.name !== '' && matches(one)).slice(0, MAX_SHOWN);
}

/** The text with the name in place of what was typed, and the caret after it. */
export function withMention(
  text: string,
  { start, typed }: OpenMention,
  name: string,
): { text: string; caret: number } {
  const head = `${text.slice(0, start)}@${name} `;
  const rest = text.slice(start + 1 + typed.length).replace(/^ /, '');
  return { text: head + rest, caret: head.length };
}

/** Those of the chosen members whom the text still names. */
export function mentionedIn(text: string, chosen: readonly Nameable[]): string[] {
  const said = text.toLocaleLowerCase();
  const ids = chosen
    .filter(({ name }) => said.includes(`@${name.toLocaleLowerCase()}`))
    .map(({ userId }) => userId);
  return [...new Set(ids)];
}

export interface TextPart {
  text: string;
  isMention: boolean;
}

/** The text in parts, each name after an `@` apart; the longest name that fits. */
export function partsOf(text: string, names: readonly string[]): TextPart[] {
  const wanted = names.filter((name) => name !== '').toSorted((a, b) => b.length - a.length);
  const parts: TextPart[] = [];
  let plain = '';
  let at = 0;
  while (at < text.length) {
    const name = text[at] === '@' ? wanted.find((one) => startsAt(text, at + 1, one)) : undefined;
    if (name === undefined) {
      plain += text[at++];
      continue;
    }
    if (plain !== '') parts.push({ text: plain, isMention: false });
    plain = '';
    parts.push({ text: text.slice(at, at + 1 + name.length), isMention: true });
    at += 1 + name.length;
  }
  if (plain !== '') parts.push({ text: plain, isMention: false });
  return parts;
}

const startsAt = (text: string, at: number, name: string): boolean =>
  text.slice(at, at + name.length).toLocaleLowerCase() === name.toLocaleLowerCase();
