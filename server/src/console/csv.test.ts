import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvLine } from './csv.ts';

/** A plain reader of RFC 4180: the fields of one record. */
function fieldsOf(line: string): string[] {
  const fields: string[] = [];
  let at = 0;
  while (true) {
    let field = '';
    if (line[at] === '"') {
      for (at++; !(line[at] === '"' && line[at + 1] !== '"'); at++) {
        field += line[at];
        if (line[at] === '"') at++;
      }
      at++;
    } else {
      for (; line[at] !== ',' && line[at] !== '\r'; at++) field += line[at];
    }
    fields.push(field);
    if (line[at] === '\r') return fields;
    at++;
  }
}

describe('a line of CSV', () => {
  it('quotes what has to be quoted, and ends with CR LF', () => {
    expect(csvLine(['plain', 'a,b', 'say "no"', 'two\nlines', null, 0, -3])).toBe('plain,"a,b","say ""no""","two\nlines",,0,-3\r\n');
  });

  it('runs as a formula nowhere', () => {
    const attacks = ['=1+1', '+1', '-1', '@SUM(A1)', '  =cmd', '\t=1', '\r=1', '＝1', '=HYPERLINK("https://evil.example","x")'];
    for (const attack of attacks) expect(fieldsOf(csvLine([attack, 'x']))).toEqual([`'${attack}`, 'x']);
    expect(csvLine(['Jean-Paul', 'a=b', 'x@y.fr'])).toBe('Jean-Paul,a=b,x@y.fr\r\n');
  });

  it('is read back as it was, but for the apostrophe', () => {
    const text = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: fc.constantFrom('"', ',', '\r', '\n', '=', '-', 'é', ' ') }));
    fc.assert(
      fc.property(fc.array(text, { minLength: 1 }), (cells) => {
        expect(fieldsOf(csvLine(cells)).map((field, i) => (cells[i] === field ? field : field.slice(1)))).toEqual(cells);
      }),
    );
  });
});
