import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { generatePeople } from '../../../sample/src/people.ts';
import type { MadeUpPerson } from '../../../sample/src/person.ts';

/*
 * Known people as JSON Resume: made-up ones of the sample, English and French, and those of a
 * folder of JSON Resume files.
 */

export interface Resume {
  basics: {
    name: string;
    label?: string;
    email?: string;
    phone?: string;
    summary?: string;
    location?: { city?: string; region?: string; countryCode?: string };
    profiles?: object[];
  };
  work?: {
    name?: string;
    company?: string;
    position?: string;
    startDate?: string;
    endDate?: string;
    summary?: string;
    highlights?: string[];
  }[];
  education?: {
    institution?: string;
    area?: string;
    studyType?: string;
    startDate?: string;
    endDate?: string;
  }[];
  skills?: { name: string; level?: string; keywords?: string[] }[];
  languages?: { language: string; fluency?: string }[];
  interests?: { name: string; keywords?: string[] }[];
}

export interface KnownPerson {
  id: string;
  language: 'en' | 'fr';
  resume: Resume;
}

const AS_OF = new Date('2026-06-01T00:00:00Z');
const FLUENCY = {
  en: {
    elementary: 'Elementary',
    limited_working: 'Limited working',
    professional_working: 'Professional working',
    full_professional: 'Full professional',
    native_or_bilingual: 'Native or bilingual',
  },
  fr: {
    elementary: 'Notions',
    limited_working: 'Scolaire',
    professional_working: 'Intermédiaire',
    full_professional: 'Courant',
    native_or_bilingual: 'Langue maternelle',
  },
};

/** The first made-up people of each language. */
export function madeUpPeople(perLanguage: number, seed = 4_711): KnownPerson[] {
  const taken = { en: 0, fr: 0 };
  const people: KnownPerson[] = [];
  for (const batch of generatePeople({ count: 400, seed, asOf: AS_OF, batchSize: 20 })) {
    for (const person of batch) {
      if (person.experiences.length === 0 || person.educations.length === 0) continue;
      const language = isFrench(person) ? 'fr' : 'en';
      if (taken[language] >= perLanguage) continue;
      taken[language] += 1;
      people.push({
        id: `${language}-${taken[language]}`,
        language,
        resume: resumeOf(person, language, people.length),
      });
    }
    if (taken.en >= perLanguage && taken.fr >= perLanguage) break;
  }
  return people;
}

const isFrench = ({ gender, languages }: MadeUpPerson): boolean =>
  /^(?:homme|femme)$/i.test(gender ?? '') || languages.some(({ name }) => name === 'Anglais');

function resumeOf(person: MadeUpPerson, language: 'en' | 'fr', index: number): Resume {
  const name = `${person.firstname} ${person.lastname}`;
  const day = (date: string | null): string | undefined => date?.slice(0, 10);
  const handle = (person.proNetworkUrl ?? '').split('/').at(-1) ?? '';
  return {
    basics: {
      name,
      label: person.jobTitle ?? undefined,
      email: `${handle.split('-').slice(0, 2).join('.')}@example.com`,
      phone: language === 'fr' ? `+33 1 99 00 12 ${30 + index}` : `(202) 555-01${30 + index}`,
      summary: person.summary ?? undefined,
      location: { city: person.city ?? undefined, region: person.state ?? undefined },
      profiles: [{ network: 'LinkedIn', username: handle, url: person.proNetworkUrl }],
    },
    work: person.experiences.map((job) => ({
      name: job.organizationName ?? undefined,
      company: job.organizationName ?? undefined,
      position: job.title ?? undefined,
      startDate: day(job.startDate),
      endDate: day(job.endDate),
      summary: job.description ?? undefined,
      highlights: [],
    })),
    education: person.educations.map((study) => ({
      institution: study.schoolName ?? undefined,
      area: study.majors[0],
      studyType: study.degrees[0],
      startDate: day(study.startDate),
      endDate: day(study.endDate),
    })),
    skills: [
      { name: language === 'fr' ? 'Métier' : 'Trade', keywords: person.skills.slice(0, 4) },
      ...(person.skills.length > 4
        ? [{ name: language === 'fr' ? 'Autres' : 'More', keywords: person.skills.slice(4) }]
        : []),
    ],
    languages: person.languages.map((one) => ({
      language: one.name,
      fluency: one.proficiency === null ? undefined : FLUENCY[language][one.proficiency],
    })),
    interests: person.interests.map((one) => ({ name: one, keywords: [] })),
  };
}

/** The people of a folder of JSON Resume files. */
export function peopleOf(folder: string): KnownPerson[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .flatMap((file): KnownPerson[] => {
      const resume = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Resume;
      if (!resume.basics?.name || !resume.work?.length) return [];
      const work = resume.work.map((job) => ({
        ...job,
        name: job.name ?? job.company,
        company: job.company ?? job.name,
      }));
      return [{ id: path.basename(file, '.json'), language: 'en', resume: { ...resume, work } }];
    });
}
