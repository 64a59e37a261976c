/*
 * Notes from another system, in the notes of a candidate: each is a paragraph with a first line that
 * says where it comes from and when it was written. So the team reads them where it writes its own,
 * and an undo finds them again.
 */

/** As the interface takes them from a client. */
export const MAX_NOTES = 10_000;

export interface ImportedNote {
  text: string;
  /** ISO 8601 timestamp. */
  date: string | null;
}

const BREAK = '\n\n';
const HEADS = { en: 'Imported from', fr: 'Importé de' } as const;
const HEAD = /^(?:Imported from|Importé de) .*?(?:, (\d{4}-\d{2}-\d{2}))?:$/;

/** One paragraph: a blank line would end it. */
const bodyOf = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '')
    .join('\n')
    .trim();

/** What a note says and when, whatever language its first line is in. */
const identityOf = (date: string | null, body: string): string => `${date ?? ''}\n${body}`;

/** What identifies each imported note in these notes of a candidate, in order; null for other text. */
const identityOfParagraph = (paragraph: string): string | null => {
  const [head = '', ...body] = paragraph.split('\n');
  const found = HEAD.exec(head);
  return found && body.length > 0 ? identityOf(found[1] ?? null, body.join('\n')) : null;
};

/** The notes with those that are not there yet, and what identifies each of these. */
export function withImported(
  notes: string | null,
  imported: readonly ImportedNote[],
  { source, language }: { source: string; language: keyof typeof HEADS },
): { notes: string | null; added: string[]; leftOut: number } {
  const paragraphs = notes === null ? [] : notes.split(BREAK);
  const known = new Set(paragraphs.map(identityOfParagraph));
  const added: string[] = [];
  let text = notes ?? '';
  let leftOut = 0;
  for (const note of imported) {
    const body = bodyOf(note.text);
    const date = note.date?.slice(0, 10) ?? null;
    const identity = identityOf(date, body);
    if (body === '' || known.has(identity)) continue;
    known.add(identity);
    const head = `${HEADS[language]} ${source}${date === null ? '' : `, ${date}`}:`;
    const next = [...(text === '' ? [] : [text]), `${head}\n${body}`].join(BREAK);
    if (next.length > MAX_NOTES) {
      leftOut++;
      continue;
    }
    text = next;
    added.push(identity);
  }
  return { notes: text === '' ? null : text, added, leftOut };
}

/** The notes without the imported ones that `isOurs` knows; changed ones stay. */
export function withoutImported(
  notes: string | null,
  isOurs: (identity: string) => boolean,
): string | null {
  if (notes === null) return null;
  const left = notes.split(BREAK).filter((paragraph) => {
    const identity = identityOfParagraph(paragraph);
    return identity === null || !isOurs(identity);
  });
  return left.join(BREAK).trim() === '' ? null : left.join(BREAK);
}
