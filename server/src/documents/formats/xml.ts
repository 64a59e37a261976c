import { Parser } from 'htmlparser2';
import { ReadFailure } from './read-failure.ts';

export interface XmlEvents {
  open(name: string, attributes: Record<string, string>): void;
  close(name: string): void;
  text(text: string): void;
}

const MAX_DEPTH = 1_000;

/**
 * Walks through XML. Only the five entities of XML itself and numbers are replaced: a document type
 * with entities of its own is refused, so that none can grow or point outside.
 */
export function walkXml(xml: string, { open, close, text }: XmlEvents): void {
  if (/<!DOCTYPE[^>]*\[|<!ENTITY/i.test(xml)) throw new ReadFailure('broken');
  let depth = 0;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        depth += 1;
        if (depth > MAX_DEPTH) throw new ReadFailure('broken');
        open(name, attributes);
      },
      onclosetag(name) {
        depth -= 1;
        close(name);
      },
      ontext: text,
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.write(xml);
  parser.end();
}
