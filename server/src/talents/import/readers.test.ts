import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readCsv } from './csv.ts';
import { readJsonFile } from './json-file.ts';
import { resumeToRow } from './json-resume.ts';
import { readJsonLines } from './jsonl.ts';
import { MAX_ROW_BYTES, type ReadRow } from './read-row.ts';

const asOf = new Date('2026-03-15');

/** The bytes in pieces of a size, as a file gives them. */
async function* inPieces(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function readAll(
  reader: (chunks: AsyncIterable<Buffer>, asOf: Date) => AsyncIterable<ReadRow[]>,
  text: string | Buffer,
  size = 1000,
): Promise<ReadRow[]> {
  const rows: ReadRow[] = [];
  for await (const part of reader(inPieces(Buffer.from(text), size), asOf)) rows.push(...part);
  return rows;
}

const values = (rows: ReadRow[]) => rows.map((row) => ('value' in row ? row.value : row.reason));

describe('.jsonl', () => {
  test('reads the same rows however the bytes are cut', async () => {
    const rows = fc.array(fc.oneof(fc.jsonValue(), fc.string({ unit: 'grapheme' })), {
      maxLength: 8,
    });
    await fc.assert(
      fc.asyncProperty(
        rows,
        fc.integer({ min: 1, max: 9 }),
        fc.constantFrom('\n', '\r\n'),
        async (given, size, end) => {
          const read = await readAll(
            readJsonLines,
            given.map((row) => JSON.stringify(row)).join(end),
            size,
          );
          expect(read).toEqual(
            given.map((row, index) => ({
              line: index + 1,
              value: JSON.parse(JSON.stringify(row)),
            })),
          );
        },
      ),
      { numRuns: 60 },
    );
  });

  test('a line over 1 MiB is refused without being stored, and the next one is read', async () => {
    const long = `{"summary":"${'x'.repeat(MAX_ROW_BYTES)}"}`;
    expect(values(await readAll(readJsonLines, `{"a":1}\n${long}\n{"a":2}`, 65_536))).toEqual([
      { a: 1 },
      'longer than 1 MiB',
      { a: 2 },
    ]);
  });

  test('invalid UTF-8 refuses only its line', async () => {
    expect(
      values(
        await readAll(
          readJsonLines,
          Buffer.concat([Buffer.from('{"a":"'), Buffer.of(0xff), Buffer.from('"}\n1\n')]),
        ),
      ),
    ).toEqual(['not valid UTF-8', 1]);
  });
});

describe('.json', () => {
  test('reads the elements of an array one by one, however the bytes are cut', async () => {
    const tricky = ['a,b]', '"quoted\\"', '{[', { 'k]': ['}', '\\'] }, 12, null];
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.oneof(fc.jsonValue(), fc.constantFrom(...tricky)), { maxLength: 6 }),
        fc.integer({ min: 1, max: 9 }),
        fc.constantFrom(undefined, 2),
        async (given, size, indent) => {
          expect(
            values(
              await readAll(
                readJsonFile,
                `\ufeff \n${JSON.stringify(given, null, indent)}\n`,
                size,
              ),
            ),
          ).toEqual(JSON.parse(JSON.stringify(given)).map(resumeToRow));
        },
      ),
      { numRuns: 60 },
    );
  });

  test('names the line where an invalid element starts, and reports a truncated file', async () => {
    expect(await readAll(readJsonFile, '[\n{"a":1},\n{"a":},\n{"a":3}\n]')).toEqual([
      { line: 2, value: { a: 1 } },
      { line: 3, reason: 'not valid JSON' },
      { line: 4, value: { a: 3 } },
    ]);
  });

  test.each([
    ['[', [], 1],
    ['[1,2', [{ line: 1, value: 1 }], 1],
    ['[{"a":1},\n{"a":', [{ line: 1, value: { a: 1 } }], 2],
    ['[{"a":1},\n', [{ line: 1, value: { a: 1 } }], 1],
    ['[{"a":1},\n{"a":2}\n', [1, 2].map((a) => ({ line: a, value: { a } })), 2],
    [
      '[{"a":1},\n{"a":no}',
      [
        { line: 1, value: { a: 1 } },
        { line: 2, reason: 'not valid JSON' },
      ],
      2,
    ],
    ['{"a":\n"b', [], 2],
  ])(
    'of the truncated file %j the complete elements are read, and its last line is reported',
    async (text, whole, line) => {
      const end = { line, reason: 'the file ends in the middle of a value', cutShort: true };
      for (const size of [1, 1000])
        expect(await readAll(readJsonFile, text, size)).toEqual([...whole, end]);
    },
  );

  test('a file that is closed is not called cut, however wrong it is', async () => {
    expect(await readAll(readJsonFile, '{"a":no}')).toEqual([
      { line: 1, reason: 'not valid JSON' },
    ]);
    expect(await readAll(readJsonFile, '[{"a":1},]')).toEqual([{ line: 1, value: { a: 1 } }]);
    expect(await readAll(readJsonFile, '')).toEqual([]);
    expect(await readAll(readJsonFile, '[]')).toEqual([]);
  });

  test('an element over 1 MiB is refused and the next one is read', async () => {
    const text = `[{"a":"${'x'.repeat(MAX_ROW_BYTES)}"},{"a":2}]`;
    expect(values(await readAll(readJsonFile, text, 65_536))).toEqual([
      'longer than 1 MiB',
      { a: 2 },
    ]);
  });

  test('a JSON Resume becomes a row of the interface’s shape', () => {
    const resume = {
      basics: {
        name: 'Ada King Lovelace',
        label: 'Analyst',
        email: 'ada@example.org',
        phone: '+44 7700 900123',
        summary: 'First programmer.',
        location: { city: 'London', region: 'England', countryCode: 'GB' },
        profiles: [
          { network: 'GitHub', url: 'https://github.com/ada' },
          { network: 'LinkedIn', url: 'https://linkedin.com/in/ada' },
        ],
      },
      work: [
        {
          name: 'Engine Ltd',
          position: 'Analyst',
          startDate: '2020-01',
          summary: 'Notes.',
          highlights: ['Wrote note G', 'Found a bug'],
        },
      ],
      education: [
        {
          institution: 'Home',
          url: 'https://www.home.example/x',
          area: 'Mathematics',
          studyType: 'BSc',
          endDate: '2019',
          courses: ['Calculus'],
        },
      ],
      skills: [{ name: 'Mathematics', keywords: ['Calculus', 'Logic'] }],
      languages: [{ language: 'French', fluency: 'Fluent' }],
      certificates: [{ name: 'Certificate', date: '2021-11-07', issuer: 'Society' }],
      interests: [{ name: 'Music', keywords: ['Harp'] }],
    };
    expect(resumeToRow(resume)).toMatchObject({
      firstname: 'Ada',
      lastname: 'King Lovelace',
      headline: 'Analyst',
      city: 'London',
      state: 'England',
      country: 'United Kingdom',
      proNetworkUrl: 'https://linkedin.com/in/ada',
      experiences: [
        {
          organizationName: 'Engine Ltd',
          title: 'Analyst',
          description: 'Notes.\nWrote note G\nFound a bug',
        },
      ],
      educations: [
        {
          schoolName: 'Home',
          degrees: ['BSc'],
          majors: ['Mathematics'],
          schoolDomain: 'home.example',
          summary: 'Calculus',
        },
      ],
      skills: ['Mathematics', 'Calculus', 'Logic'],
      languages: [{ name: 'French', proficiency: 'full_professional' }],
      certifications: [
        { name: 'Certificate', organizationName: 'Society', startDate: '2021-11-07' },
      ],
      interests: ['Music', 'Harp'],
      contacts: { personalEmails: ['ada@example.org'], phones: ['+44 7700 900123'] },
    });
  });

  test('values of a wrong type in a JSON Resume stay in the row, for the import to refuse', () => {
    const basics = {
      profiles: [{ network: 'LinkedIn', url: 'https://www.linkedin.com/company/acme' }],
    };
    expect(
      resumeToRow({
        basics,
        work: ['x'],
        education: [{ area: 7 }],
        skills: [1, { name: 'Maths', keywords: [{}] }],
        interests: 'Music, Harp',
        languages: [3],
      }),
    ).toMatchObject({
      proNetworkUrl: 'https://www.linkedin.com/company/acme',
      experiences: ['x'],
      educations: [{ majors: [7] }],
      skills: [1, 'Maths', {}],
      interests: 'Music, Harp',
      languages: [3],
    });
  });

  test('a profile in the interface’s own shape passes as it is', () => {
    const profile = { id: 'x', firstname: 'Ada', experiences: [] };
    expect(resumeToRow(profile)).toBe(profile);
  });
});

describe('.csv', () => {
  test('recognises the headings of both languages, in any case, with any accents and separators', async () => {
    const english =
      'First Name,LAST_NAME,Job Title,Company,City,Country,Skills,LinkedIn URL,E-mail,Phone\nAda,L,Analyst,Engine,London,UK,"Maths;Logic",linkedin.com/in/ada,a@b.org,+44 7700 900123\n';
    const french =
      'prénom;NOM;Intitulé du poste;Société;Ville;Pays;Compétences;URL LinkedIn;Adresse e-mail;Téléphone\nAda;L;Analyst;Engine;London;UK;"Maths;Logic";linkedin.com/in/ada;a@b.org;+44 7700 900123\n';
    const [row] = values(await readAll(readCsv, english));
    expect(row).toMatchObject({
      firstname: 'Ada',
      lastname: 'L',
      jobTitle: 'Analyst',
      city: 'London',
      skills: ['Maths', 'Logic'],
      proNetworkUrl: 'https://linkedin.com/in/ada',
      experiences: [{ title: 'Analyst', organizationName: 'Engine', isCurrent: true }],
      contacts: { personalEmails: ['a@b.org'], phones: ['+44 7700 900123'] },
    });
    expect(values(await readAll(readCsv, french))).toEqual([row]);
  });

  test('years of experience date the present job; numbered columns make several jobs', async () => {
    const text =
      'name,title,company,years of experience,title_2,company_2,start_date_2,end_date_2\n"King, Ada",Lead,Engine,5,Junior,Loom,2018,2021\n';
    expect(values(await readAll(readCsv, text))).toMatchObject([
      {
        firstname: 'Ada',
        lastname: 'King',
        experiences: [
          { title: 'Lead', organizationName: 'Engine', startDate: '2021-03-01T00:00:00.000Z' },
          { title: 'Junior', organizationName: 'Loom', startDate: '2018', endDate: '2021' },
        ],
      },
    ]);
  });

  test('places and languages are read out of one cell', async () => {
    const text =
      'firstname\tlocation\tlanguages\nAda\tAustin, Texas, United States\tEnglish (native); French: courant; German - B2\n';
    expect(values(await readAll(readCsv, text))).toMatchObject([
      {
        city: 'Austin',
        state: 'Texas',
        country: 'United States',
        languages: [
          { name: 'English', proficiency: 'native' },
          { name: 'French', proficiency: 'courant' },
          { name: 'German', proficiency: 'B2' },
        ],
      },
    ]);
  });

  test('quoted cells keep their commas, quotes and line ends, and lines count from the file’s first', async () => {
    const text = 'firstname,summary\nAda,"Said ""hi"",\nthen left"\nBob,x\nEve,y,z\n';
    expect(await readAll(readCsv, text, 5)).toMatchObject([
      { line: 2, value: { firstname: 'Ada', summary: 'Said "hi",\nthen left' } },
      { line: 4, value: { firstname: 'Bob' } },
      { line: 5, reason: '3 fields under 2 headings; quote the fields that hold the separator' },
    ]);
  });

  test('an unclosed quote refuses only its own line', async () => {
    const text = 'firstname,summary\nAda,"oops\nBob,fine\nEve,fine too\n';
    const read = await readAll(readCsv, text);
    expect(read).toMatchObject([
      { line: 2, reason: 'a quote is never closed' },
      { line: 3, value: { firstname: 'Bob' } },
      { line: 4, value: { firstname: 'Eve' } },
    ]);
  });

  test('a record with fewer or more fields than headings is refused; empty ones at the end are not counted', async () => {
    const text = 'firstname,city,,\nAda\nBob,Lyon\nEve,Paris,,,\nZoé,Nice,x\n';
    expect(await readAll(readCsv, text)).toMatchObject([
      { line: 2, reason: '1 fields under 2 headings; write the empty fields too' },
      { line: 3, value: { firstname: 'Bob', city: 'Lyon' } },
      { line: 4, value: { firstname: 'Eve', city: 'Paris' } },
      { line: 5, reason: '3 fields under 2 headings; quote the fields that hold the separator' },
    ]);
  });

  test.each(['firstname,city,firstname', 'First name,city,FIRSTNAME', 'firstname,notes,notes'])(
    'the header %s repeats a heading and refuses the file',
    async (header) => {
      await expect(readAll(readCsv, `${header}\na,b,c\n`)).rejects.toMatchObject({
        code: 'validation_error',
        fields: {
          issues: [
            {
              message: expect.stringMatching(
                /^Two columns are headed "(firstname|FIRSTNAME|notes)"; rename or remove one of them\.$/,
              ),
            },
          ],
        },
      });
    },
  );

  test('headings that are equal only after folding are two columns', async () => {
    expect(values(await readAll(readCsv, 'firstname,C#,C++,電話1,名前1\nAda,,,,\n'))).toMatchObject(
      [{ firstname: 'Ada' }],
    );
  });

  test('a header with an open quote refuses the file and is reported', async () => {
    await expect(readAll(readCsv, '"firstname\nAda\n')).rejects.toMatchObject({
      fields: {
        issues: [
          {
            message:
              'The first line must hold the headings, and cannot be read: a quote is never closed.',
          },
        ],
      },
    });
  });

  test('columns that mean the same fill one list, and refuse the record when they give one field two values', async () => {
    const text =
      'first name,prenom,email,personal email,skill 1,skill 2\nAda,,a@b.org,c@d.org,Maths,Logic\nBob,Bob,,,,\nEve,Ève,,,,\n';
    expect(values(await readAll(readCsv, text))).toMatchObject([
      {
        firstname: 'Ada',
        skills: ['Maths', 'Logic'],
        contacts: { personalEmails: ['a@b.org', 'c@d.org'] },
      },
      { firstname: 'Bob' },
      'the columns "first name" and "prenom" mean the same and differ; leave one of them empty or remove it',
    ]);
  });

  test('years of experience that are no number refuse the record', async () => {
    const text = 'firstname,title,years\nAda,Lead,10+ years\nBob,Lead,many\nEve,Lead,\n';
    expect(values(await readAll(readCsv, text))).toMatchObject([
      { experiences: [{ startDate: '2016-03-01T00:00:00.000Z' }] },
      'the column "years" holds no number of years from 0 to 60; write it like 5 or 3.5, or leave it empty',
      { experiences: [{ startDate: null }] },
    ]);
  });

  test('a file without any known heading is refused as a whole', async () => {
    await expect(readAll(readCsv, 'foo,bar\n1,2\n')).rejects.toMatchObject({
      code: 'validation_error',
    });
  });
});
