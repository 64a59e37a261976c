import { stat } from 'node:fs/promises';
import type { Command } from 'commander';
import type { FileResult, ReadPerson } from '../documents/port.ts';
import { examples, type GlobalOptions } from './command.ts';
import { CommandFailure } from './failure.ts';
import { counted } from './output.ts';

export function addRead(talents: Command): void {
  const command = talents
    .command('read')
    .description('read the people in CVs, tables and exports, and print them; nothing is stored')
    .argument('<file...>', 'files to read, in this order')
    .addHelpText(
      'after',
      `
It reads CVs in PDF, DOCX, ODT, RTF, HTML and text; tables in CSV and XLSX; JSONL, JSON Resume, vCard, HR Open and Europass
XML; exports of applicant tracking systems; and ZIP archives of them. A file gets at most 10 seconds, 256 MB of memory, 50 MB and 100 pages.
With --json it prints a list with one object for each person, and one without a profile for each file that could not be read.
${examples('greenroom talents read cv.pdf', 'greenroom talents read cvs.zip export.csv --json')}`,
    );
  command.action(async () => {
    const { json } = command.optsWithGlobals<GlobalOptions>();
    for (const file of command.args) {
      const found = await stat(file).catch(() => null);
      if (!found?.isFile()) throw new CommandFailure(`There is no file to read at ${file}.`);
    }
    if (json) await printRows(command.args);
    else await printSummaries(command.args);
  });
}

/** One result at a time, so that an archive of any size needs little memory. */
async function* readAll(files: readonly string[]): AsyncGenerator<FileResult> {
  // Loaded here, so that help and usage errors do not wait for it.
  const { createFileReader } = await import('../documents/documents.ts');
  const reader = createFileReader();
  for (const file of files) yield* reader.readEach({ name: file, path: file });
}

async function printRows(files: readonly string[]): Promise<void> {
  let mark = '[';
  for await (const result of readAll(files)) {
    for (const row of rowsOf(result)) {
      await print(`${mark}${JSON.stringify(row)}`);
      mark = ',\n';
    }
  }
  await print(mark === '[' ? '[]\n' : ']\n');
}

async function printSummaries(files: readonly string[]): Promise<void> {
  let people = 0;
  for await (const result of readAll(files)) {
    people += result.people.length;
    for (const summary of summaryOf(result)) await print(`${summary}\n\n`);
  }
  await print(`${counted(people, 'person', 'people')} read\n`);
}

/** Waits until the reader of a pipe has taken what was printed, or has gone. */
async function print(text: string): Promise<void> {
  const { stdout } = process;
  if (stdout.destroyed || stdout.write(text)) return;
  await new Promise<void>((resolve) => {
    stdout.once('drain', resolve).once('close', resolve);
  });
}

/** The rows of `--json`: one for each person. */
function rowsOf({ file, format, people, problems }: FileResult): object[] {
  if (people.length === 0)
    return [
      {
        file,
        format,
        profile: null,
        contacts: { emails: [], phones: [], urls: [] },
        spans: [],
        problems,
      },
    ];
  return people.map((person, index) => ({
    file,
    format,
    ...(person.externalId !== null && { externalId: person.externalId }),
    profile: person.profile,
    contacts: person.contacts,
    spans: person.spans,
    problems: index === 0 ? [...problems, ...person.problems] : person.problems,
    ...(person.notes.length > 0 && { notes: person.notes.map(({ text }) => text) }),
    ...(person.applications.length > 0 && { applications: person.applications }),
  }));
}

function summaryOf({ file, format, people, problems }: FileResult): string[] {
  const failed = problems.map(({ row, message }) =>
    row === null ? `  ! ${message.en}` : `  ! row ${row}: ${message.en}`,
  );
  const head = `${file} (${format ?? 'unknown format'})`;
  if (people.length === 0) return [[head, ...failed].join('\n')];
  return people.map((person, index) =>
    [head, ...linesOf(person), ...(index === 0 ? failed : [])].join('\n'),
  );
}

function linesOf({ profile, contacts, problems }: ReadPerson): string[] {
  const year = (date: string | null): string => date?.slice(0, 7) ?? '…';
  const name = [profile.firstname, profile.lastname].filter(Boolean).join(' ');
  const place = [profile.city, profile.state, profile.country].filter(Boolean).join(', ');
  const line = (label: string, values: readonly string[]): string[] =>
    values.length === 0 ? [] : [`  ${label}: ${values.join(', ')}`];
  return [
    `  ${[name || 'No name', profile.headline ?? profile.jobTitle, place].filter(Boolean).join(' · ')}`,
    ...line('contacts', [...contacts.emails, ...contacts.phones, ...contacts.urls]),
    ...profile.experiences.map(
      ({ title, organizationName, startDate, endDate, isCurrent }) =>
        `  job: ${[title, organizationName].filter(Boolean).join(', ')} (${year(startDate)} – ${isCurrent ? 'now' : year(endDate)})`,
    ),
    ...profile.educations.map(
      ({ schoolName, degrees, majors, endDate }) =>
        `  studies: ${[...degrees, ...majors, schoolName].filter(Boolean).join(', ')} (${year(endDate)})`,
    ),
    ...line('skills', profile.skills),
    ...line(
      'languages',
      profile.languages.map(({ name, proficiency }) =>
        proficiency === null ? name : `${name} (${proficiency.replaceAll('_', ' ')})`,
      ),
    ),
    ...problems.map(({ message }) => `  ! ${message.en}`),
  ];
}
