import { expect, test } from 'vitest';
import { type PartHeader, readParts, writePart } from './parts.ts';
import { openStream, sealStream } from './sealed-stream.ts';

const PASSPHRASE = 'correct horse battery';

async function* chunks(...pieces: Uint8Array[]): AsyncGenerator<Uint8Array> {
  yield* pieces;
}
const collect = async (source: AsyncIterable<Uint8Array>): Promise<Buffer> =>
  Buffer.concat(await Array.fromAsync(source));
const open = (sealed: Uint8Array, passphrase = PASSPHRASE) =>
  collect(openStream(chunks(sealed), passphrase));

/** Of 2.5 chunks, in pieces of odd sizes. */
const text = Buffer.alloc(2_621_440, 'Ada Lovelace, 1815. ');
const seal = () =>
  collect(
    sealStream(
      chunks(text.subarray(0, 7), text.subarray(7, 1_500_001), text.subarray(1_500_001)),
      PASSPHRASE,
    ),
  );

test('what was sealed opens with the passphrase, shows nothing before, and never with another', async () => {
  const sealed = await seal();
  expect(sealed.includes('Lovelace')).toBe(false);
  expect((await open(sealed)).equals(text)).toBe(true);
  expect((await open(await collect(sealStream(chunks(), PASSPHRASE)))).length).toBe(0);
  await expect(open(sealed, 'correct horse batterY')).rejects.toThrow(
    'The passphrase does not open this backup',
  );
});

test('a backup that was altered, cut or extended is refused', async () => {
  const sealed = await seal();
  const line = sealed.indexOf(0x0a) + 1;
  for (const at of [line + 5, sealed.length - 1]) {
    const altered = Buffer.from(sealed);
    altered[at]! ^= 1;
    await expect(open(altered)).rejects.toThrow('The backup is damaged');
  }
  // Cut at a chunk's end: every chunk that is left is genuine.
  const chunk = 5 + 1024 * 1024 + 16;
  for (const length of [line + chunk, sealed.length - 1])
    await expect(open(sealed.subarray(0, length))).rejects.toThrow('ends too early');
  await expect(open(Buffer.concat([sealed, Buffer.of(0)]))).rejects.toThrow('goes on after');
  // The header names how the key is wrapped: another one belongs to other chunks.
  const other = await seal();
  const mixed = Buffer.concat([other.subarray(0, line), sealed.subarray(line)]);
  await expect(open(mixed)).rejects.toThrow('The backup is damaged');
  await expect(open(Buffer.from('PGDMP'))).rejects.toThrow('This is not a backup of Greenroom');
  await expect(open(Buffer.from('{"greenroomBackup":2}\n'))).rejects.toThrow('newer version');
});

test('parts are checked one by one, and the last one counts the others', async () => {
  const table = { kind: 'table', name: 'talents', columns: ['id'] } satisfies PartHeader;
  const rows = await collect(writePart(table, [Buffer.from('a\nb\n')], () => 2));
  const end = (rowCount: number) =>
    collect(writePart({ kind: 'end', tables: 1, rows: rowCount, files: 0, missingFiles: 0 }));
  const read = (bytes: Uint8Array) => Array.fromAsync(readParts(chunks(bytes)));
  const events = await read(Buffer.concat([rows, await end(2)]));
  expect(events.map(({ type }) => type)).toEqual(['begin', 'data', 'end', 'begin', 'end']);
  await expect(read(rows)).rejects.toThrow('its last part is missing');
  await expect(read(Buffer.concat([rows, await end(3)]))).rejects.toThrow('2 rows and 0 files');
  const altered = Buffer.from(rows);
  altered[altered.indexOf('a\nb\n')] = 0x78;
  await expect(read(Buffer.concat([altered, await end(2)]))).rejects.toThrow('damaged');
});
