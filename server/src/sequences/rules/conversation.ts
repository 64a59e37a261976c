/** What a reply means for the recruiter. */
export const MARKS = ['interested', 'not_now', 'wrong_person'] as const;
export type Mark = (typeof MARKS)[number];

/**
 * The statuses of every workspace have none for an interested person, so a custom status of the
 * mark's own name comes first (decision 27).
 */
const GLOBAL: Record<Mark, string> = {
  interested: 'CONTACTED',
  not_now: 'NOT_RETAINED',
  wrong_person: 'NOT_RETAINED',
};

/** The status that a mark moves its candidate to. `handles`: all statuses of the workspace. */
export function statusForMark(mark: Mark, handles: readonly string[]): string {
  const own = mark.toUpperCase();
  return handles.includes(own) ? own : GLOBAL[mark];
}

/** The subject of an answer: that of the reply, with one `Re:`. */
export function answerSubject(subject: string | null): string {
  const plain = (subject ?? '').trim();
  return /^(?:re|aw|sv|tr)\s*:/i.test(plain) ? plain : `Re: ${plain}`.trim();
}

/** The line before a quoted message, as mail programs write it in English and French. */
const INTRODUCTION =
  /^(?:(?:on|le)\b.{4,300}\b(?:wrote|a écrit)\s*:|-{2,}\s*(?:original message|message d['’]origine|forwarded message|message transféré)\s*-{2,}|_{10,})\s*$/i;
/** Outlook repeats the headers instead. */
const HEADER = /^\*?(?:from|de)\s*:\*?\s.{1,300}$/i;
const NEXT_HEADER = /^\*?(?:sent|envoyé|date|to|à|cc)\s*:/i;

export interface SplitText {
  /** What the person wrote. */
  text: string;
  /** The earlier messages below it; null when there are none. */
  quoted: string | null;
}

/**
 * Separates a reply from the messages that its mail program repeats below it. A reply written
 * between quoted lines stays whole.
 */
export function splitQuoted(reply: string): SplitText {
  const lines = reply.replaceAll('\r\n', '\n').split('\n');
  const start = quoteStart(lines);
  const text = lines.slice(0, start).join('\n').trim();
  const quoted = lines.slice(start).join('\n').trim();
  // Nothing of their own above the quote: show everything.
  if (text === '' || quoted === '') return { text: reply.trim(), quoted: null };
  return { text, quoted };
}

/** The index of the first line of the quote; the number of lines when there is none. */
function quoteStart(lines: readonly string[]): number {
  for (const [index, line] of lines.entries()) {
    const trimmed = line.trim();
    // Long introductions are wrapped at 78 characters.
    const wrapped = `${trimmed} ${lines[index + 1]?.trim() ?? ''}`;
    if (INTRODUCTION.test(trimmed)) return index;
    if (/^(?:on|le)\b/i.test(trimmed) && INTRODUCTION.test(wrapped)) return index;
    if (HEADER.test(trimmed) && NEXT_HEADER.test(lines[index + 1]?.trim() ?? '')) return index;
    if (trimmed.startsWith('>') && lines.slice(index).every(isQuoted)) return index;
  }
  return lines.length;
}

const isQuoted = (line: string): boolean => line.trim() === '' || line.trim().startsWith('>');
