import { stat } from 'node:fs/promises';
import type { Command } from 'commander';
import type { FileResult, ReadPerson } from '../documents/port.ts';
import { answerWith, examples } from './command.ts';
import { CommandFailure } from './failure.ts';
import { counted } from './output.ts';

export function addRead(talents: Command): void {
  const command = talents
    .command('read')
    .description('read the people in CVs and print them; nothing is stored')
    .argument('<file...>', 'files to read, in this order')
    .addHelpText(
      'after',
      `
It reads CVs in PDF, DOCX, HTML and text, and ZIP archives of them. Each file is read with limits: 10 seconds, 256 MB of memory, 50 MB, 100 pages.
With --json it prints one object for each person, and one without a profile for each file that could not be read.
The command fails (exit code 1) when nobody was found.
${examples('greenroom talents read cv.pdf', 'greenroom talents read cvs.zip --json')}`,
    );
  answerWith(command, async (_options, files) => {
    for (const file of files) {
      const found = await stat(file).catch(() => null);
      if (!found?.isFile()) throw new CommandFailure(`There is no file to read at ${file}.`);
    }
    const results = await readAll(files);
    const people = results.reduce((sum, { people }) => sum + people.length, 0);
    if (people === 0) {
      const reasons = results.flatMap(({ file, problems }) =>
        problems.map(({ message }) => `${file}: ${message.en}`),
      );
      throw new CommandFailure('Nobody was found.', ...reasons);
    }
    return {
      data: results.flatMap(rowsOf),
      text: `${results.flatMap(summaryOf).join('\n\n')}\n\n${counted(people, 'person', 'people')} read`,
    };
  });
}

async function readAll(files: readonly string[]): Promise<FileResult[]> {
  // Loaded here, so that help and usage errors do not wait for it.
  const { createFileReader } = await import('../documents/documents.ts');
  const reader = createFileReader();
  const results: FileResult[] = [];
  for (const file of files)
    for await (const result of reader.readEach({ name: file, path: file })) results.push(result);
  return results;
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
    ...(person.notes.length > 0 && { notes: person.notes }),
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
