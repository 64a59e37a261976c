import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readXlsx } from '../documents/formats/xlsx.ts';
import { xlsxOf } from './xlsx.ts';

type Row = (string | number | null)[];

async function written(...batches: Row[][]): Promise<Uint8Array> {
  async function* rows() {
    yield* batches;
  }
  const parts: Buffer[] = [];
  for await (const part of xlsxOf(rows())) parts.push(part);
  return Buffer.concat(parts);
}

describe('a spreadsheet', () => {
  it('is read again with all its rows, quotes, line ends and other scripts', async () => {
    const rows = [
      ['Name', 'Quote', 'Rating'],
      ['Zoë <Ng> & "Sons"', 'two\nlines \u{1f600}', 5],
      [null, '  kept  ', -2],
    ];
    expect(await readXlsx(await written([rows[0]!], rows.slice(1)))).toEqual([
      ['Name', 'Quote', 'Rating'],
      ['Zoë <Ng> & "Sons"', 'two\nlines \u{1f600}', '5'],
      ['', '  kept  ', '-2'],
    ]);
  });

  it('holds no formula, and no text that becomes one in a CSV file', async () => {
    const texts = ['=1+1', '+33', '-2', '@SUM(A1)', ' \t=1', '＝1', '\tx'];
    const bytes = await written([texts]);
    expect(Buffer.from(bytes).toString('latin1')).not.toContain('<f>');
    const [read] = await readXlsx(bytes);
    for (const text of read!) expect(text).toMatch(/^'/);
    expect(await readXlsx(await written([['a =1', 'C++ - C#']]))).toEqual([['a =1', 'C++ - C#']]);
  });

  it('shows no character that a text only spells out, and is read as it was written', async () => {
    const texts = ['_x003D_1+1', 'a_x0041_b', '_x000d_', '_x41_', 'snake_x_case'];
    expect(await readXlsx(await written([texts]))).toEqual([texts]);
  });

  it('can be read whatever the texts are', async () => {
    const text = fc.string({ unit: 'binary', maxLength: 50 });
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(text, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 5 }),
        async (rows) => {
          const read = await readXlsx(await written([['x', 'y']], rows));
          expect(read[0]).toEqual(['x', 'y']);
        },
      ),
      { numRuns: 50 },
    );
    const [[long]] = (await readXlsx(await written([['a'.repeat(40_000)]]))) as [[string]];
    expect(long).toHaveLength(32_767);
  });
});
