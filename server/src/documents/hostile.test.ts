import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { zipOf } from './archive.testing.ts';
import { createFileReader } from './documents.ts';

const reader = createFileReader({ timeLimitMs: 5_000 });
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hostile-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const codes = async (name: string, data: Uint8Array | string): Promise<string[]> => {
  const bytes = typeof data === 'string' ? new TextEncoder().encode(data) : data;
  const { problems } = await reader.readFile({ name, bytes });
  return problems.map(({ code }) => code);
};

const CV = 'Anna Martin\nanna.martin@example.com\n\nEXPERIENCE\nData Engineer, Acme\n2020 - 2021\n';

describe('hostile files are reported as a problem of that file', () => {
  it.each<[string, Uint8Array | string, string]>([
    ['cut.pdf', '%PDF-1.7\n1 0 obj <<', 'broken'],
    ['binary.bin', Uint8Array.from({ length: 500 }, (_, index) => index % 7), 'unknown_format'],
    ['empty.txt', '', 'no_text'],
    ['cut.zip', zipOf([{ name: 'a.txt', data: CV }]).slice(0, 40), 'broken'],
    ['locked.zip', zipOf([{ name: 'a.txt', data: CV, isEncrypted: true }]), 'encrypted'],
    ['bomb.zip', zipOf([{ name: 'a.txt', data: Buffer.alloc(40_000_000) }]), 'too_large'],
    [
      'liar.zip',
      zipOf([{ name: 'a.txt', data: Buffer.alloc(3_000_000), claimedSize: 1_000 }]),
      'too_large',
    ],
    [
      'bomb.docx',
      zipOf([{ name: 'word/document.xml', data: Buffer.alloc(40_000_000, '<') }]),
      'too_large',
    ],
    [
      'entities.docx',
      zipOf([
        {
          name: 'word/document.xml',
          data: '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><w:document><w:p><w:r><w:t>&b;</w:t></w:r></w:p></w:document>',
        },
      ]),
      'broken',
    ],
  ])('%s', async (name, data, code) => {
    expect(await codes(name, data)).toEqual([code]);
  });

  it('archives in archives in archives', async () => {
    const nested = [1, 2, 3].reduce<Uint8Array>(
      (inner) => zipOf([{ name: 'inner.zip', data: inner }]),
      zipOf([{ name: 'a.txt', data: CV }]),
    );
    expect(await codes('deep.zip', nested)).toEqual(['too_deep']);
  });

  it('a PDF with a password', async () => {
    const pdf = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj
3 0 obj<</Filter/Standard/V 1/R 2/O(${'o'.repeat(32)})/U(${'u'.repeat(32)})/P -4>>endobj
trailer<</Root 1 0 R/Encrypt 3 0 R/ID[(a)(a)]>>
%%EOF`;
    expect(await codes('locked.pdf', pdf)).toEqual(['encrypted']);
  });

  it('a PDF of pictures only is a scan, not a guess', async () => {
    const pdf = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 100 100]>>endobj
trailer<</Root 1 0 R>>
%%EOF`;
    expect(await codes('scan.pdf', pdf)).toEqual(['no_text']);
  });

  it('a file that takes too much time or memory is reported, and the next file is read', async () => {
    const tiny = createFileReader({ memoryLimitMb: 24, timeLimitMs: 60_000 });
    const large = `name,note\n${'Anna Martin,x\n'.repeat(190_000)}`;
    const bytes = new TextEncoder().encode(large);
    const { problems } = await tiny.readFile({ name: 'large.csv', bytes });
    expect(problems.map(({ code }) => code)).toEqual(['too_much_memory']);
    const slow = createFileReader({ timeLimitMs: 1 });
    const late = await slow.readFile({ name: 'large.csv', bytes });
    expect(late.problems.map(({ code }) => code)).toEqual(['too_slow']);
    const next = await reader.readFile({ name: 'cv.txt', bytes: new TextEncoder().encode(CV) });
    expect(next.people[0]?.profile.lastname).toBe('Martin');
  });
});

describe('archives', () => {
  it('give one result for each file, by path from disk, with broken files beside it', async () => {
    const file = path.join(folder, 'cvs.zip');
    await writeFile(
      file,
      zipOf([
        { name: 'a.txt', data: CV },
        { name: '__MACOSX/a.txt', data: 'x' },
        { name: 'b/broken.pdf', data: '%PDF-1.7 nothing' },
        { name: 'inner.zip', data: zipOf([{ name: 'c.txt', data: CV.replace('Anna', 'Eva') }]) },
      ]),
    );
    const found: [string, string | undefined][] = [];
    for await (const { file: name, people, problems } of reader.readEach({
      name: 'cvs.zip',
      path: file,
    }))
      found.push([name, people[0]?.profile.firstname ?? problems[0]?.code]);
    expect(found).toEqual([
      ['cvs.zip/a.txt', 'Anna'],
      ['cvs.zip/b/broken.pdf', 'broken'],
      ['cvs.zip/inner.zip/c.txt', 'Eva'],
    ]);
    const whole = await reader.readFile({ name: 'cvs.zip', path: file });
    expect(whole.people).toHaveLength(2);
    expect(whole.problems).toHaveLength(1);
  });
});
