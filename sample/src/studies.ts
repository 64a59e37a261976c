import type { Identity } from './identity.ts';
import { timestampOf } from './months.ts';
import type { Education, Language } from './person.ts';
import type { CountryCode } from './places.ts';
import type { Random } from './random.ts';
import { type School, type SchoolKind, schoolsOf } from './schools.ts';
import { inLanguage, type StudyLevel, type Track } from './tracks/track.ts';

const YEARS: Record<StudyLevel, number> = {
  vocational: 2,
  short: 2,
  bachelor: 3,
  master: 2,
  doctorate: 4,
};
const BELOW: Record<StudyLevel, StudyLevel | null> = {
  vocational: null,
  short: null,
  bachelor: null,
  master: 'bachelor',
  doctorate: 'master',
};
const SEPTEMBER = 8;
const JUNE = 5;

/**
 * The studies that lead to a first job in the track, the latest first, and for some an MBA on the
 * way.
 */
export function pickStudies(
  random: Random,
  identity: Identity,
  track: Track,
  { careerStart, today, level }: { careerStart: number; today: number; level: number },
): Education[] {
  const { kind, fields } = track.study;
  const field = inLanguage(random.pick(fields.split(', ')), identity.language);
  const top = pickLevel(random, track.study.level);
  const studies: Education[] = [];
  let end = lastJune(careerStart);
  for (
    let step: StudyLevel | null = top;
    step !== null;
    step = random.chance(0.6) ? BELOW[step] : null
  ) {
    const begin = end - YEARS[step] * 12 + (SEPTEMBER - JUNE);
    // An earlier cycle is more often at a plain university than at a school of the trade.
    const school = pickSchool(
      random,
      identity.country.code,
      step !== top && kind === 'engineering' && random.chance(0.4) ? 'university' : kind,
    );
    studies.push(
      study({
        random,
        identity,
        school,
        degree: pickDegree(random, identity, kind, step),
        field,
        begin,
        end,
      }),
    );
    end = begin - (SEPTEMBER - JUNE);
  }
  const mbaStart = careerStart + 96;
  if (
    level >= 3 &&
    kind !== 'health' &&
    kind !== 'education' &&
    mbaStart + 30 < today &&
    random.chance(0.18)
  ) {
    const begin = lastJune(mbaStart) + (SEPTEMBER - JUNE);
    const school = pickSchool(random, identity.country.code, 'business');
    const degree = random.pick(['Executive MBA', 'MBA']);
    studies.unshift(
      study({
        random,
        identity,
        school,
        degree,
        field: inLanguage('Management|Management général', identity.language),
        begin,
        end: begin + 21,
      }),
    );
  }
  return studies;
}

/** Some stop a cycle earlier, some go on. */
function pickLevel(random: Random, usual: StudyLevel): StudyLevel {
  const draw = random.next();
  if (usual === 'master') return draw < 0.14 ? 'bachelor' : draw > 0.97 ? 'doctorate' : 'master';
  if (usual === 'bachelor') return draw < 0.12 ? 'short' : draw > 0.75 ? 'master' : 'bachelor';
  if (usual === 'short') return draw < 0.2 ? 'vocational' : draw > 0.75 ? 'bachelor' : 'short';
  return usual;
}

const lastJune = (month: number): number => month - ((month - JUNE) % 12);

const pickSchool = (random: Random, country: CountryCode, kind: SchoolKind): School =>
  random.pick(schoolsOf(country, kind));

interface StudyParts {
  random: Random;
  identity: Identity;
  school: School;
  degree: string;
  field: string;
  begin: number;
  end: number;
}

function study({ random, identity, school, degree, field, begin, end }: StudyParts): Education {
  const undated = random.chance(0.05);
  return {
    schoolName: school.name,
    schoolLogo: null,
    summary: random.chance(0.15) ? inLanguage(random.pick(STUDY_NOTES), identity.language) : null,
    degrees: [degree],
    majors: [field],
    minors: random.chance(0.08) ? [inLanguage(random.pick(MINORS), identity.language)] : [],
    startDate: undated ? null : timestampOf(begin),
    endDate: undated ? null : timestampOf(end),
    schoolDomain: school.domain,
  };
}

const STUDY_NOTES = [
  'Graduated with honours.|Mention bien.',
  'Exchange semester abroad.|Semestre d’échange à l’étranger.',
  'Work-study programme.|Formation en alternance.',
  'Final project with an industrial partner.|Projet de fin d’études avec un partenaire industriel.',
  'President of the student association.|Présidence du bureau des étudiants.',
  'Graduated top of the class.|Sortie parmi les premiers de la promotion.',
];

const MINORS = [
  'Economics|Économie',
  'Philosophy|Philosophie',
  'Languages|Langues',
  'Sociology|Sociologie',
  'Entrepreneurship|Entrepreneuriat',
];

type Degrees = Partial<Record<SchoolKind, string>> & { other: string };

const FRENCH_DEGREES: Record<StudyLevel, Degrees> = {
  vocational: { other: 'CAP;Bac professionnel;BEP' },
  short: { other: 'BTS;DUT' },
  bachelor: {
    other: 'Licence;Licence professionnelle',
    engineering: 'Licence;BUT',
    business: 'Bachelor;Licence',
    health: 'Diplôme d’État',
    arts: 'Diplôme national d’art;Bachelor',
  },
  master: {
    other: 'Master;Master 2',
    engineering: 'Diplôme d’ingénieur;Diplôme d’ingénieur;Master',
    business: 'Programme Grande École;Master',
    law: 'Master 2;Master',
    arts: 'Diplôme supérieur;Master',
    education: 'Master MEEF',
  },
  doctorate: { other: 'Doctorat', health: 'Diplôme d’État de docteur en pharmacie' },
};

const ENGLISH_DEGREES: Record<StudyLevel, Degrees> = {
  vocational: { other: 'Diploma;Vocational Certificate' },
  short: { other: 'Higher National Diploma;Foundation Degree' },
  bachelor: {
    other: 'BSc;BA',
    engineering: 'BEng;BSc',
    business: 'BBA;BSc',
    law: 'LLB',
    arts: 'BA;BDes',
    health: 'BSc',
  },
  master: {
    other: 'MSc;MA',
    engineering: 'MEng;MSc',
    business: 'MSc;Master in Management',
    law: 'LLM',
    arts: 'MA;MDes',
    education: 'PGCE;MEd',
  },
  doctorate: { other: 'PhD', health: 'PharmD' },
};

const AMERICAN_DEGREES: Partial<Record<StudyLevel, Degrees>> = {
  short: { other: 'Associate Degree' },
  bachelor: { other: 'Bachelor of Science;Bachelor of Arts', arts: 'Bachelor of Fine Arts' },
  master: {
    other: 'Master of Science;Master of Arts',
    business: 'Master of Science;MBA',
    law: 'Juris Doctor',
    education: 'Master of Education',
    arts: 'Master of Fine Arts',
  },
};

function pickDegree(
  random: Random,
  { language, country }: { language: Language; country: { code: CountryCode } },
  kind: SchoolKind,
  level: StudyLevel,
): string {
  const american = country.code === 'US' ? AMERICAN_DEGREES[level] : undefined;
  const degrees = american ?? (language === 'fr' ? FRENCH_DEGREES : ENGLISH_DEGREES)[level];
  return random.pick((degrees[kind] ?? degrees.other).split(';'));
}
