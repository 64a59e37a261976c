import { CsvError, parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '../../test/any-text.ts';
import { csvLine, phoneCell } from './csv.ts';

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
    expect(csvLine(['plain', 'a,b', 'say "no"', 'two\nlines', null, 0, -3])).toBe(
      'plain,"a,b","say ""no""","two\nlines",,0,-3\r\n',
    );
  });

  it('runs as a formula nowhere', () => {
    const attacks = [
      '=1+1',
      '+1',
      '-1',
      '@SUM(A1)',
      '  =cmd',
      '＝1',
      '=HYPERLINK("https://evil.example","x")',
    ];
    for (const attack of attacks)
      expect(fieldsOf(csvLine([attack, 'x']))).toEqual([`'${attack}`, 'x']);
    expect(csvLine(['Jean-Paul', 'a=b', 'x@y.fr'])).toBe('Jean-Paul,a=b,x@y.fr\r\n');
  });

  it('keeps its guard where a reader splits inside of a cell', () => {
    const attacks: [string, string][] = [
      ['\t=1', "'\t'=1"],
      ['\r=1', "'\r'=1"],
      [';=cmd', ";'=cmd"],
      ['Nurse;=cmd|x', "Nurse;'=cmd|x"],
      ['Nurse,@x', "Nurse,'@x"],
      ['Nurse\t+1', "Nurse\t'+1"],
      ['Nurse\r\n-1', "Nurse\r\n'-1"],
      ['\u200b=1', "'\u200b=1"],
      ['\ufeff=1', "'\ufeff=1"],
      ['\u00a0＝1', "'\u00a0＝1"],
      [';"=1"', `;'"=1"`],
      ['a; \u2060"\u00ad＠x', `a;' \u2060"\u00ad＠x`],
    ];
    for (const [attack, written] of attacks)
      expect(fieldsOf(csvLine([attack, 'x']))).toEqual([written, 'x']);
  });

  it('is read back as it was, but for the apostrophes', () => {
    const pieces = fc.string({
      unit: fc.constantFrom('"', ',', ';', '\t', '\r', '\n', '=', '-', 'é', ' '),
    });
    const text = fc
      .oneof(fc.string({ unit: 'grapheme' }), pieces)
      .map((cell) => cell.replaceAll("'", ''));
    fc.assert(
      fc.property(fc.array(text, { minLength: 1 }), (cells) => {
        expect(fieldsOf(csvLine(cells)).map((field) => field.replaceAll("'", ''))).toEqual(cells);
        const harmless = cells.map((cell) => cell.replace(/[=+@＝＋－＠﹦﹢﹣﹫−\t\r-]/gu, ''));
        expect(fieldsOf(csvLine(harmless))).toEqual(harmless);
      }),
    );
  });

  const DELIMITERS = [',', ';', '\t', '|'];
  it.each(
    DELIMITERS.flatMap((delimiter) => [['"', delimiter] as const, [null, delimiter] as const]),
  )(
    'has no cell that begins with a formula for a reader with the quote %j and the delimiter %j',
    (quote, delimiter) => {
      const sign = fc.constantFrom(...'=+-@＝＋－＠﹦﹢﹣﹫−');
      const unseen = fc.constantFrom(
        '\u200b',
        '\ufeff',
        '\u00a0',
        '\u2060',
        '\u00ad',
        '\u3164',
        '\ufe0f',
        '\u0301',
        '\u0000',
        ' ',
        '\u3000',
        '\u{e0020}',
      );
      const separator = fc.constantFrom(',', ';', '\t', '|', '\n', '\r', '\r\n', '"', '""');
      const piece = fc.oneof(
        sign,
        unseen,
        separator,
        fc.constantFrom('a', "'", 'cmd', 'é', '1'),
        anyText,
      );
      const cell = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));
      fc.assert(
        fc.property(
          fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 3 }),
          (records) => {
            const file = records.map((cells) => csvLine(cells)).join('');
            for (const read of cellsOf(file, delimiter, quote))
              expect(read.replace(/^[\s"\p{C}\p{Z}\p{M}\u3164]+/u, '')).not.toMatch(
                /^[=+@＝＋－＠﹦﹢﹣﹫−-]/u,
              );
          },
        ),
        { numRuns: 500 },
      );
    },
  );

  it('takes no longer than the text for a cell of nothing but beginnings', () => {
    const began = performance.now();
    for (const filler of [' ', '\t', ';', '"', '\n\u200b']) csvLine([filler.repeat(200_000)]);
    expect(performance.now() - began).toBeLessThan(2_000);
  });

  it('has phone numbers that people read and spreadsheets leave alone', () => {
    expect(csvLine([phoneCell('+33612345678')])).toBe('tel:+33612345678\r\n');
  });
});

/** The cells of a lenient reader; none if it refuses the file, which does no harm. */
function cellsOf(file: string, delimiter: string, quote: string | null): string[] {
  try {
    return parse(file, {
      delimiter,
      quote,
      bom: true,
      relax_column_count: true,
      relax_quotes: true,
    }).flat();
  } catch (error) {
    if (error instanceof CsvError) return [];
    throw error;
  }
}
