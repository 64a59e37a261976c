import { randomUUID } from 'node:crypto';

/** Stands for a text while the rest is serialised. Nobody outside the process can know it. */
const PLACE = randomUUID();
const WRITTEN_PLACE = JSON.stringify(PLACE);

/** The texts of the value that is being serialised, in their order; null between two values. */
let texts: string[] | null = null;

/**
 * JSON that goes out as it is stored: it is neither parsed nor serialised again. `toJson` writes it
 * as its text; JSON.stringify parses it first. The text must be valid JSON.
 */
export class StoredJson {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
  toJSON(): unknown {
    if (texts === null) return JSON.parse(this.text);
    texts.push(this.text);
    return PLACE;
  }
}

/** As JSON.stringify, with each StoredJson as its text. */
export function toJson(value: object): string {
  const found: string[] = [];
  texts = found;
  try {
    const parts = JSON.stringify(value).split(WRITTEN_PLACE);
    return parts.map((part, at) => part + (found[at] ?? '')).join('');
  } finally {
    texts = null;
  }
}
