import type { Period } from './dates.ts';
import { type Entry, readEntries } from './entries.ts';
import type { Part } from './parts.ts';
import type { TextLine } from './text-line.ts';

export interface Certification {
  name: Part;
  issuer: Part | null;
  period: Period | null;
}

/** Certificates with who gave them: on one line each, or as entries of two or three lines. */
export function readCertifications(lines: readonly TextLine[]): Certification[] {
  const entries = readEntries(lines.map((line) => ({ ...line, bullet: false })));
  return entries.flatMap(oneOf);
}

function oneOf({ head, period, body }: Entry): Certification[] {
  const parts = head.flatMap(({ parts }) => parts);
  const [name, issuer = null] = parts;
  if (!name) return [];
  const rest = body.length > 0 && parts.length === 0 ? [] : [{ name, issuer, period }];
  return rest;
}
