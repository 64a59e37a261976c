import { describe, expect, it } from 'vitest';
import { createLexicon } from '../lexicon/lexicon.ts';
import { readBytes } from './read-bytes.ts';

const lexicon = createLexicon();

async function readText(name: string, text: string) {
  const { format, people } = await readBytes(
    { name, bytes: new TextEncoder().encode(text) },
    {},
    lexicon,
  );
  return { format, person: people[0]! };
}

const FRENCH = `Marie DUPONT
Responsable marketing digital
12 rue de la Paix, 75002 Paris, France | marie.dupont@example.com | +33 6 12 34 56 78

Profil
Dix ans d'expérience en acquisition et en marque.

EXPÉRIENCES PROFESSIONNELLES
Responsable marketing, Danone, Paris
janv. 2021 – aujourd'hui
- Pilotage du budget
Cheffe de produit, L'Oréal
03/2017 - 12/2020
- Lancement de produits

FORMATION
Master Marketing, ESSEC Business School
2013 – 2015

COMPÉTENCES
SEO, Google Ads, Excel, Management

LANGUES
Français (langue maternelle), Anglais C1, Espagnol - notions
`;

describe('a CV in plain text', () => {
  it('gives the name, jobs with dates, studies, skills, languages and contacts in French', async () => {
    const { format, person } = await readText('cv.txt', FRENCH);
    const { profile, contacts } = person;
    expect(format).toBe('txt');
    expect(profile).toMatchObject({
      firstname: 'Marie',
      lastname: 'DUPONT',
      city: 'Paris',
      country: 'France',
      jobTitle: 'Responsable marketing',
      headline: 'Responsable marketing digital',
      skills: ['SEO', 'Google Ads', 'Excel', 'Management'],
      languages: [
        { name: 'Français', proficiency: 'native_or_bilingual' },
        { name: 'Anglais', proficiency: 'full_professional' },
        { name: 'Espagnol', proficiency: 'elementary' },
      ],
      experiences: [
        {
          title: 'Responsable marketing',
          organizationName: 'Danone',
          startDate: '2021-01-01T00:00:00.000Z',
          endDate: null,
          isCurrent: true,
          description: expect.stringContaining('Pilotage du budget'),
        },
        {
          title: 'Cheffe de produit',
          organizationName: "L'Oréal",
          startDate: '2017-03-01T00:00:00.000Z',
          endDate: '2020-12-01T00:00:00.000Z',
          isCurrent: false,
        },
      ],
      educations: [
        { schoolName: 'ESSEC Business School', degrees: ['Master'], majors: ['Marketing'] },
      ],
    });
    expect(contacts).toMatchObject({
      emails: ['marie.dupont@example.com'],
      phones: ['+33 6 12 34 56 78'],
    });
  });

  it('names the position of each field, in the words of the file', async () => {
    const { person } = await readText('cv.txt', FRENCH);
    const rows = FRENCH.split('\n');
    for (const { path, line, text } of person.spans) {
      if (path === '/summary' || path.endsWith('/description')) continue;
      expect(rows[line! - 1], path).toContain(text);
    }
    expect(person.spans.map(({ path }) => path)).toContain('/experiences/1/organizationName');
  });

  it('keeps sections that it does not read as fields as text', async () => {
    const { person } = await readText(
      'cv.txt',
      `${FRENCH}\nPROJETS\nBrique : un moteur de jeu libre\n`,
    );
    expect(person.profile.summary).toContain('Brique : un moteur de jeu libre');
  });

  it('recognises sections by their content when their names are unusual', async () => {
    const { person } = await readText(
      'cv.md',
      `# Ana Silva
ana.silva@example.com

## Things that kept me busy
Software Engineer at Globex
2019 – 2022
Data Engineer at Initech
2015 – 2019

## Classrooms
MSc in Physics, University of Leeds
2012 – 2014

## In my bag
Python, SQL, Docker, Kubernetes

## How I talk
English (native), French (B2)
`,
    );
    expect(person.profile).toMatchObject({
      experiences: [
        { title: 'Software Engineer', organizationName: 'Globex' },
        { title: 'Data Engineer', organizationName: 'Initech' },
      ],
      educations: [{ schoolName: 'University of Leeds', degrees: ['MSc'], majors: ['Physics'] }],
      skills: ['Python', 'SQL', 'Docker', 'Kubernetes'],
      languages: [{ name: 'English' }, { name: 'French' }],
    });
  });

  it('reads the employer without its place, and an end without a start', async () => {
    const { person } = await readText(
      'cv.txt',
      `${FRENCH.split('FORMATION')[0]!.replace('Danone, Paris', 'Danone (Paris)').replace('03/2017 - 12/2020', "jusqu'en décembre 2020")}`,
    );
    expect(person.profile.experiences).toMatchObject([
      { organizationName: 'Danone' },
      { startDate: null, endDate: '2020-12-01T00:00:00.000Z', isCurrent: false },
    ]);
  });

  it('gives a problem, and no invented name, for a text about nobody', async () => {
    const { person } = await readText('note.txt', 'buy milk and bread\ncall the garage tomorrow');
    expect(person.profile.firstname).toBeNull();
    expect(person.problems.map(({ code }) => code)).toContain('no_name');
  });
});

describe('a CV in HTML', () => {
  it('reads headings, lists and links, and neither scripts nor hidden text', async () => {
    const { format, person } = await readText(
      'cv.html',
      `<!doctype html><html><head><title>John Smith</title><script>var secret='Evil Corp'</script></head><body>
      <h1>John Smith</h1><div>Software Engineer</div><a href="mailto:john@smith.example">write</a>
      <div style="display:none">Hidden Person</div>
      <h2>Work</h2><div><h3>Acme Inc</h3><div><span>Senior Engineer</span> <span>2018-05-01</span> - <span>2020-06-01</span></div>
      <ul><li>Built things</li></ul></div>
      <h2>Education</h2><div><h3>University of Oxford</h3><div>Bachelor, Physics</div><div>2010 - 2014</div></div>
      </body></html>`,
    );
    expect(format).toBe('html');
    expect(person.contacts.emails).toEqual(['john@smith.example']);
    expect(person.profile).toMatchObject({ firstname: 'John', lastname: 'Smith' });
    expect(person.profile.experiences).toMatchObject([
      {
        title: 'Senior Engineer',
        organizationName: 'Acme Inc',
        startDate: '2018-05-01T00:00:00.000Z',
        endDate: '2020-06-01T00:00:00.000Z',
      },
    ]);
    expect(person.profile.educations).toMatchObject([
      { schoolName: 'University of Oxford', degrees: ['Bachelor'], majors: ['Physics'] },
    ]);
    expect(JSON.stringify(person)).not.toMatch(/Evil|Hidden/);
  });
});
