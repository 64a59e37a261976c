import { describe, expect, it } from 'vitest';
import { createLexicon } from '../lexicon/lexicon.ts';
import { zipOf } from './archive.testing.ts';
import type { ReadOptions } from './port.ts';
import { readBytes } from './read-bytes.ts';

const lexicon = createLexicon();

const read = (name: string, data: string | Uint8Array, options: ReadOptions = {}) =>
  readBytes(
    { name, bytes: typeof data === 'string' ? new TextEncoder().encode(data) : data },
    options,
    lexicon,
  );

const JOB = {
  title: 'Data Engineer',
  organizationName: 'Acme Analytics',
  startDate: '2021-03-01T00:00:00.000Z',
  endDate: null,
  isCurrent: true,
};

describe('documents of word processors', () => {
  it('reads a DOCX with a header, a layout table and a text box that is written twice', async () => {
    const p = (text: string, style = '') =>
      `<w:p>${style && `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`}<w:r><w:t>${text}</w:t></w:r></w:p>`;
    const docx = zipOf([
      { name: '[Content_Types].xml', data: '<Types/>' },
      {
        name: 'word/header1.xml',
        data: `<w:hdr>${p('Anna Martin', 'Title')}${p('anna.martin@example.com')}</w:hdr>`,
      },
      {
        name: 'word/document.xml',
        data: `<w:document><w:body><w:tbl><w:tr><w:tc>${p('Skills', 'Heading1')}${p('SQL, Python')}</w:tc>
          <w:tc>${p('Experience', 'Heading1')}${p('Data Engineer, Acme Analytics')}${p('March 2021 - Present')}</w:tc></w:tr></w:tbl>
          <mc:AlternateContent><mc:Choice><w:txbxContent>${p('Languages', 'Heading1')}${p('French (native)')}</w:txbxContent></mc:Choice>
          <mc:Fallback><w:txbxContent>${p('Languages', 'Heading1')}${p('French (native)')}</w:txbxContent></mc:Fallback></mc:AlternateContent>
          </w:body></w:document>`,
      },
    ]);
    const { format, people } = await read('cv.docx', docx);
    expect(format).toBe('docx');
    expect(people[0]?.profile).toMatchObject({
      firstname: 'Anna',
      lastname: 'Martin',
      skills: ['SQL', 'Python'],
      experiences: [JOB],
      languages: [{ name: 'French', proficiency: 'native_or_bilingual' }],
    });
    expect(people[0]?.contacts.emails).toEqual(['anna.martin@example.com']);
  });

  it('reads an ODT by its headings, and not what was deleted in it', async () => {
    const odt = zipOf([
      { name: 'mimetype', data: 'application/vnd.oasis.opendocument.text' },
      {
        name: 'content.xml',
        data: `<office:document-content><office:body><office:text>
          <text:tracked-changes><text:p>Deleted Person</text:p></text:tracked-changes>
          <text:h text:outline-level="1">Anna Martin</text:h><text:p>anna.martin@example.com</text:p>
          <text:h text:outline-level="2">Experience</text:h>
          <text:p>Data Engineer<text:tab/>03/2021 -</text:p><text:p>Acme Analytics</text:p>
        </office:text></office:body></office:document-content>`,
      },
    ]);
    const { format, people } = await read('cv.odt', odt);
    expect(format).toBe('odt');
    expect(people[0]?.profile).toMatchObject({ lastname: 'Martin', experiences: [JOB] });
    expect(JSON.stringify(people)).not.toContain('Deleted');
  });

  it('reads an RTF with accents in both encodings, and not its font tables', async () => {
    const rtf = `{\\rtf1\\ansi{\\fonttbl{\\f0 Secret Font;}}{\\b\\fs40 Ren\\'e9e Fran\\u231?ois}\\par renee@example.com\\par
      {\\b EXPERIENCE}\\par Data Engineer, Acme Analytics\\par depuis mars 2021\\par}`;
    const { format, people } = await read('cv.rtf', rtf);
    expect(format).toBe('rtf');
    expect(people[0]?.profile).toMatchObject({
      firstname: 'Renée',
      lastname: 'François',
      experiences: [JOB],
    });
    expect(JSON.stringify(people)).not.toContain('Secret');
  });
});

describe('tables', () => {
  it.each([
    ['English', 'First name,Last name,Email,Current company,Job title,City,Skills'],
    ['French', 'Prénom;Nom;Adresse e-mail;Entreprise;Poste;Ville;Compétences'],
    ['German', 'Vorname;Nachname;E-Mail;Firma;Berufsbezeichnung;Ort;Kenntnisse'],
    ['Spanish', 'Nombre;Apellidos;Correo electrónico;Empresa;Puesto;Ciudad;Habilidades'],
  ])('are read by their headers in %s', async (_language, header) => {
    const mark = header.includes(';') ? ';' : ',';
    const row = [
      'Anna',
      'Martin',
      'Anna@Example.com',
      'Acme',
      'Data Engineer',
      'Lyon',
      '"SQL, Python"',
    ];
    const { format, people, table } = await read('people.csv', `${header}\n${row.join(mark)}\n`);
    expect(format).toBe('csv');
    expect(table?.columns.every(({ isCertain }) => isCertain)).toBe(true);
    expect(people[0]).toMatchObject({
      profile: {
        firstname: 'Anna',
        lastname: 'Martin',
        city: 'Lyon',
        jobTitle: 'Data Engineer',
        currentOrganization: { name: 'Acme' },
        skills: ['SQL', 'Python'],
      },
      contacts: { emails: ['anna@example.com'] },
    });
  });

  it('ask for a mapping when no column is a name, and are read with it', async () => {
    const data = 'Who,Reach\nAnna Martin,anna@example.com\n';
    const asked = await read('people.csv', data);
    expect(asked.problems.map(({ code }) => code)).toEqual(['mapping_needed']);
    expect(asked.table?.columns).toMatchObject([
      { header: 'Who', field: null, samples: ['Anna Martin'] },
      { header: 'Reach', field: 'email', isCertain: false },
    ]);
    const mapped = await read('people.csv', data, { mapping: { Who: 'name' } });
    expect(mapped.people[0]?.profile).toMatchObject({ firstname: 'Anna', lastname: 'Martin' });
  });

  it('of XLSX yield shared texts, dates and empty cells', async () => {
    const cell = (at: string, text: number) => `<c r="${at}" t="s"><v>${text}</v></c>`;
    const texts = ['Full name', 'Company', 'Start date', 'Martin, Anna', 'Acme_x0020_Ltd'];
    const xlsx = zipOf([
      { name: 'xl/workbook.xml', data: '<workbook/>' },
      {
        name: 'xl/sharedStrings.xml',
        data: `<sst>${texts.map((one) => `<si><t>${one}</t></si>`).join('')}</sst>`,
      },
      {
        name: 'xl/styles.xml',
        data: '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>',
      },
      {
        name: 'xl/worksheets/sheet1.xml',
        data: `<worksheet><sheetData><row>${cell('A1', 0)}${cell('B1', 1)}${cell('D1', 2)}</row>
          <row>${cell('A2', 3)}${cell('B2', 4)}<c r="D2" s="1"><v>44256</v></c></row></sheetData></worksheet>`,
      },
    ]);
    const { format, people } = await read('people.xlsx', xlsx);
    expect(format).toBe('xlsx');
    expect(people[0]?.profile).toMatchObject({
      firstname: 'Anna',
      lastname: 'Martin',
      experiences: [{ organizationName: 'Acme Ltd', startDate: '2021-03-01T00:00:00.000Z' }],
    });
  });

  it('of a network are read below their notes', async () => {
    const data = `Notes:\n"When exporting your connection data, you may notice that some are missing."\n
First Name,Last Name,URL,Email Address,Company,Position,Connected On
Anna,Martin,https://www.linkedin.com/in/anna-martin,,Acme,Data Engineer,12 Mar 2021\n`;
    const { people, table } = await read('Connections.csv', data);
    expect(table?.system).toBe('network-connections');
    expect(people[0]?.profile).toMatchObject({
      firstname: 'Anna',
      proNetworkUrl: 'https://www.linkedin.com/in/anna-martin',
      experiences: [{ title: 'Data Engineer', organizationName: 'Acme' }],
    });
  });

  it('of an applicant tracking system keep notes, jobs and stages', async () => {
    const data = `Candidate ID,Candidate Name,Email,Phone,Job,Current Stage,Application Date,Recruiter,Notes
77,Anna Martin,anna@example.com,+33 6 12 34 56 78,Data Engineer Paris,Phone Screen,2024-02-01,Bob,Strong in SQL\n`;
    const { people, table } = await read('greenhouse.csv', data);
    expect(table?.system).toBe('greenhouse');
    expect(people[0]).toMatchObject({
      externalId: '77',
      system: 'greenhouse',
      notes: [{ text: 'Strong in SQL', date: null }],
      applications: [
        {
          job: 'Data Engineer Paris',
          stage: 'Phone Screen',
          outcome: null,
          date: '2024-02-01T00:00:00.000Z',
        },
      ],
    });
  });
});

describe('data', () => {
  it('in our own shape, a person a line', async () => {
    const person = {
      id: 'p1',
      firstname: 'Anna',
      lastname: 'Martin',
      skills: ['SQL'],
      experiences: [JOB],
      contacts: { personalEmails: ['anna@example.com'] },
    };
    const { format, people, problems } = await read(
      'people.jsonl',
      `${JSON.stringify(person)}\n{"broken\n`,
    );
    expect(format).toBe('jsonl');
    expect(people[0]).toMatchObject({
      externalId: 'p1',
      profile: { firstname: 'Anna', skills: ['SQL'], experiences: [JOB] },
      contacts: { emails: ['anna@example.com'] },
    });
    expect(problems).toMatchObject([{ code: 'unreadable_row', row: 2 }]);
  });

  it('of JSON Resume', async () => {
    const resume = {
      basics: {
        name: 'Anna Martin',
        label: 'Data Engineer',
        email: 'anna@example.com',
        location: { city: 'Lyon', countryCode: 'FR' },
      },
      work: [
        {
          name: 'Acme Analytics',
          position: 'Data Engineer',
          startDate: '2021-03-01',
          highlights: ['Built it'],
        },
      ],
      education: [
        { institution: 'INSA Lyon', studyType: 'Master', area: 'Physics', endDate: '2019-06' },
      ],
      skills: [{ name: 'Data', keywords: ['SQL', 'Python'] }],
      languages: [{ language: 'French', fluency: 'Native speaker' }],
    };
    const { format, people } = await read('resume.json', JSON.stringify(resume, null, 1));
    expect(format).toBe('json-resume');
    expect(people[0]?.profile).toMatchObject({
      firstname: 'Anna',
      city: 'Lyon',
      experiences: [{ ...JOB, description: 'Built it' }],
      educations: [{ schoolName: 'INSA Lyon', degrees: ['Master'], majors: ['Physics'] }],
      skills: ['SQL', 'Python'],
      languages: [{ name: 'French', proficiency: 'native_or_bilingual' }],
    });
  });

  it('of vCards', async () => {
    const card =
      'BEGIN:VCARD\r\nVERSION:3.0\r\nN:Martin;Anna;;;\r\nFN:Anna Martin\r\nORG:Acme Analytics;Data\r\nTITLE:Data Engineer\r\nEMAIL;TYPE=work:Anna@exam\r\n ple.com\r\nTEL:+33 6 12 34 56 78\r\nADR:;;1 rue X;Lyon;;69001;France\r\nNOTE:Met at a fair\\, likes SQL\r\nEND:VCARD\r\n';
    const { format, people } = await read('people.vcf', card + card.replace('Anna', 'Eva'));
    expect(format).toBe('vcard');
    expect(people).toHaveLength(2);
    expect(people[0]).toMatchObject({
      profile: { firstname: 'Anna', lastname: 'Martin', jobTitle: 'Data Engineer', city: 'Lyon' },
      contacts: { emails: ['anna@example.com'], phones: ['+33 6 12 34 56 78'] },
      notes: [{ text: 'Met at a fair, likes SQL', date: null }],
    });
  });

  it('of Europass and HR Open XML', async () => {
    const europass = `<?xml version="1.0"?><SkillsPassport><LearnerInfo><Identification><PersonName><FirstName>Anna</FirstName><Surname>Martin</Surname></PersonName>
      <ContactInfo><Email><Contact>anna@example.com</Contact></Email></ContactInfo></Identification>
      <WorkExperienceList><WorkExperience><Period><From year="2021" month="--03"/><Current>true</Current></Period><Position><Label>Data Engineer</Label></Position>
      <Employer><Name>Acme Analytics</Name></Employer></WorkExperience></WorkExperienceList>
      <Skills><Linguistic><MotherTongueList><MotherTongue><Description><Label>French</Label></Description></MotherTongue></MotherTongueList></Linguistic></Skills></LearnerInfo></SkillsPassport>`;
    const hrOpen = `<?xml version="1.0"?><Candidate xmlns:oa="x"><CandidatePerson><PersonName><oa:GivenName>Anna</oa:GivenName><FamilyName>Martin</FamilyName></PersonName></CandidatePerson>
      <CandidateProfile><EmploymentHistory><EmployerHistory><OrganizationName>Acme Analytics</OrganizationName><PositionHistory><PositionTitle>Data Engineer</PositionTitle>
      <EmploymentPeriod><StartDate><FormattedDateTime>2021-03</FormattedDateTime></StartDate><CurrentIndicator>true</CurrentIndicator></EmploymentPeriod></PositionHistory></EmployerHistory></EmploymentHistory></CandidateProfile></Candidate>`;
    for (const [xml, expected] of [
      [europass, 'europass-xml'],
      [hrOpen, 'hr-open-xml'],
    ] as const) {
      const { format, people } = await read('cv.xml', xml);
      expect(format).toBe(expected);
      expect(people[0]?.profile).toMatchObject({
        firstname: 'Anna',
        lastname: 'Martin',
        experiences: [JOB],
      });
    }
  });
});
