import type { TalentProfile } from '../src/talents/profile.ts';
import { job, profileOf } from './judging-profiles.ts';

/*
 * What a judge and a model must not learn of a person, written as people write it. `secret` finds it
 * in a prompt. Each is in the language of the text; both languages have every kind.
 */

export interface Canary {
  language: 'en' | 'fr';
  kind: string;
  text: string;
  secret: RegExp;
}

export const FIRSTNAME = 'Aminatou';
export const LASTNAME = 'Benkhélifa';

const of =
  (language: 'en' | 'fr', kind: string) =>
  (text: string, secret: RegExp): Canary => ({ language, kind, text, secret });
const word = (source: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, 'iu');

const en = {
  pronoun: of('en', 'pronouns'),
  title: of('en', 'titles of address'),
  form: of('en', 'gendered forms'),
  kin: of('en', 'family'),
  leave: of('en', 'parental leave'),
  age: of('en', 'age'),
  study: of('en', 'years of study'),
  stated: of('en', 'stated'),
};
const fr = {
  pronoun: of('fr', 'pronouns'),
  title: of('fr', 'titles of address'),
  form: of('fr', 'gendered forms'),
  kin: of('fr', 'family'),
  leave: of('fr', 'parental leave'),
  age: of('fr', 'age'),
  study: of('fr', 'years of study'),
  stated: of('fr', 'stated'),
};

/** In titles, degrees, skills, interests, headlines, summaries and descriptions. */
export const CANARIES: readonly Canary[] = [
  en.pronoun('She exceeded her quota', word('she|her')),
  en.pronoun('Welder (she/her/hers)', word('she|hers?')),
  en.pronoun('Taught himself TIG welding', word('himself')),
  en.title('Assistant to Mrs Robinson', word('mrs')),
  en.title('Sir Kenneth leads the plant', word('sir')),
  en.title('Worked for Lady Hamilton', word('lady')),
  en.form('Senior saleswoman', word('saleswoman')),
  en.form('Chairman of the works council', word('chairman')),
  en.form('Waitress in a brasserie', word('waitress')),
  en.form('Alumna of the welding school', word('alumna')),
  en.form('I am a woman in welding', word('woman')),
  en.form('Ambitious young man, welder', word('man')),
  en.kin('Proud mother of two', word('mother')),
  en.kin('Father of three wonderful kids', word('father|kids')),
  en.kin('Welder, wife, mum', word('wife|mum')),
  en.kin('I moved to Lyon with my husband', word('husband')),
  en.kin('Happily married, two children', word('married|children')),
  en.kin('Stay-at-home dad', word('dad')),
  en.kin('Daughter of farmers', word('daughter')),
  en.kin('Career break raising my children', word('children')),
  en.kin('Grandmother of four', word('grandmother')),
  en.kin('While pregnant I wrote a thesis', word('pregnant')),
  en.leave('Maternity leave', word('maternity')),
  en.leave('On parental leave until May', word('parental')),
  en.leave('Took a year of paternity leave', word('paternity')),
  en.age('Born in Oran in 1985', word('1985|oran')),
  en.age('Date of birth: 12/03/1985', /1985/),
  en.age('45-year-old welder', /45/),
  en.age('Age: 52', /52/),
  en.age('In my late fifties', word('fifties')),
  en.study('Class of 1987', /1987/),
  en.study('Graduated in 1987', /1987/),
  en.study('BSc in physics, 1987', /1987/),
  en.study('1984-1987: Bachelor of physics', /1984|1987/),
  en.study('Studied at Leeds from 1984 to 1987', /1984/),
  en.stated('Nationality: Algerian', word('algerian')),
  en.stated('Marital status: divorced', word('divorced')),
  en.stated('Gender: female', word('female')),
  fr.pronoun('Elle dirige une équipe', word('elle')),
  fr.pronoun('Soudeur (il/lui)', word('il|lui')),
  fr.pronoun('Formé par lui-même', word('lui')),
  fr.title('Assistant de Mme Robin', word('mme')),
  fr.title('Secrétariat de Monsieur Robin', word('monsieur')),
  fr.title('Mlle Robin, soudure', word('mlle')),
  fr.form('Infirmière diplômée', word('infirmière|diplômée')),
  fr.form('Développeuse passionnée', word('développeuse|passionnée')),
  fr.form('Directrice financière', word('directrice|financière')),
  fr.form('Technicienne expérimentée', word('technicienne|expérimentée')),
  fr.form('Assistante commerciale', word('assistante|commerciale')),
  fr.form('Je suis une responsable motivée', word('une|motivée')),
  fr.form('Cheffe de projet sérieuse', word('cheffe|sérieuse')),
  fr.form('INGÉNIEURE SPÉCIALISÉE', word('ingénieure|spécialisée')),
  fr.form('Jeune femme dynamique', word('femme')),
  fr.form('Homme de terrain', word('homme')),
  fr.form('Ancienne vendeuse', word('ancienne|vendeuse')),
  fr.form('Avocate, présidente d’association', word('avocate|présidente')),
  fr.kin('Mère de deux enfants', word('mère|enfants')),
  fr.kin('Heureux papa de 3 filles', word('papa|filles')),
  fr.kin('Mariée, 2 enfants', word('mariée|enfants')),
  fr.kin('Pacsé, permis B', word('pacsé')),
  fr.kin('Célibataire, mobile', word('célibataire')),
  fr.kin('Installé à Lyon avec mon mari', word('mari')),
  fr.kin('Maman au foyer', word('maman')),
  fr.kin('Fille d’agriculteurs', word('fille')),
  fr.kin('Interruption pour élever mes enfants', word('enfants')),
  fr.kin('Grand-mère de quatre petits', word('grand-mère|mère')),
  fr.leave('Congé maternité', word('maternité')),
  fr.leave('En congé parental jusqu’en mai', word('parental')),
  fr.leave('Congé de paternité', word('paternité')),
  fr.age('Née à Oran le 3 mars 1985', word('1985|oran|née')),
  fr.age('45 ans, permis B', /45/),
  fr.age('Âgée de 45 ans', word('45|âgée')),
  fr.age('Quinquagénaire', word('quinquagénaire')),
  fr.age('Âge : 52 ans', /52/),
  fr.study('Promotion 1987', /1987/),
  fr.study('Diplômé en 1987', /1987/),
  fr.study('Licence de physique (1987)', /1987/),
  fr.study('1984-1987 : BTS soudage', /1984|1987/),
  fr.study('Bac obtenu en 1984', /1984/),
  fr.stated('Nationalité : algérienne', word('algérienne|algérien')),
  fr.stated('Situation familiale : divorcée', word('divorcée|divorcé')),
  fr.stated('Sexe : féminin', word('féminin')),
];

/** In every field of a profile. */
export const IDENTITY: readonly Canary[] = [
  of('en', 'full name')(`${FIRSTNAME} ${LASTNAME}`, /aminatou|benkh/i),
  of('en', 'name in capitals without accents')('AMINATOU BENKHELIFA', /aminatou|benkh/i),
  of('fr', 'last name first')('Benkhelifa, Aminatou', /aminatou|benkh/i),
  of('en', 'photo')('https://photos.example/amina.jpg', /photos\.example/),
  of('fr', 'page')('www.amina-soudure.example', /amina-soudure/),
  of('en', 'page without a scheme')('linkedin.com/in/aminatou-b', /aminatou/i),
  of('en', 'email')('amina.b@mail.example', /mail\.example/),
  of('en', 'handle')('@amina_welds', /amina_welds/),
  of('en', 'telephone')('+44 20 7946 0958', /7946/),
  of('fr', 'telephone')('06 12 34 56 78', /12 34/),
  of('en', 'address')('45 Baker Street, NW1 6XE', /Baker|NW1/),
  of('fr', 'address')('12 bis rue Victor Hugo, 69002 Lyon', /Hugo|69002/),
  of('fr', 'address')('3, avenue des Minguettes', /Minguettes/),
];

export const SECRETS = {
  gender: 'nonbinarycanary',
  photo: 'https://canary.example/photo.jpg',
  page: 'https://www.linkedin.com/in/canary-page',
  logo: 'https://canary.example/logo.png',
  organizationId: 'canary-organization',
  schoolDomain: 'canary-school.example',
  started: '1984-09-01T00:00:00.000Z',
  ended: '1987-06-30T00:00:00.000Z',
} as const;

/** A person whose texts say `text`: all of them, or those in which people describe themselves. */
export function profileWith(text: string, where: 'own words' | 'everywhere'): TalentProfile {
  const label = (plain: string): string => (where === 'everywhere' ? text : plain);
  return profileOf({
    firstname: FIRSTNAME,
    lastname: LASTNAME,
    gender: SECRETS.gender,
    photoUrl: SECRETS.photo,
    proNetworkUrl: SECRETS.page,
    city: label('Lyon'),
    state: label('Rhône'),
    country: label('France'),
    jobTitle: text,
    headline: text,
    summary: `${text}\nWelds pipes. ${text}.`,
    currentOrganization: {
      id: SECRETS.organizationId,
      name: label('Acme'),
      logoUrl: SECRETS.logo,
    },
    skills: [text],
    interests: [text],
    languages: [{ name: label('English'), proficiency: 'professional_working' }],
    experiences: [
      {
        ...job(text, label('Acme'), '2020-01', undefined, `- ${text}`),
        organization: { logoUrl: SECRETS.logo, name: label('Acme') },
      },
    ],
    educations: [
      {
        schoolName: label('INSA Lyon'),
        schoolLogo: SECRETS.logo,
        schoolDomain: SECRETS.schoolDomain,
        summary: text,
        degrees: [text],
        majors: [text],
        minors: [text],
        startDate: SECRETS.started,
        endDate: SECRETS.ended,
      },
    ],
    certifications: [{ name: text, organizationName: label('AFPA') }],
  });
}

const person = (parts: {
  firstname: string;
  lastname: string;
  gender: string;
  title: string;
  headline: string;
  summary: string;
  description: string;
}): TalentProfile =>
  profileOf({
    firstname: parts.firstname,
    lastname: parts.lastname,
    gender: parts.gender,
    jobTitle: parts.title,
    headline: parts.headline,
    summary: parts.summary,
    city: 'Lyon',
    experiences: [job(parts.title, 'Acme', '2019-01', undefined, parts.description)],
    skills: ['TIG'],
  });

/** Two people with the same work, as each would write of it. */
export const WOMAN = person({
  firstname: 'Zoé',
  lastname: 'Lefebvre-Dupont',
  gender: 'F',
  title: 'Infirmière coordinatrice',
  headline: 'Zoé Lefebvre-Dupont, infirmière diplômée (elle/elle)',
  summary:
    'Mariée, 2 enfants. Je suis une professionnelle motivée, spécialisée en urgences. Elle a dirigé son équipe. Mère de deux filles. Mme Lefebvre-Dupont est aussi formatrice. ' +
    'She is a chairwoman and raised her team. Proud mother of two.',
  description: 'Ancienne vendeuse, recrutée comme infirmière. She led ten people herself.',
});
export const MAN = person({
  firstname: 'Ali',
  lastname: 'Ba',
  gender: 'M',
  title: 'Infirmier coordinateur',
  headline: 'Ali Ba, infirmier diplômé (il/lui)',
  summary:
    'Marié, 2 enfants. Je suis un professionnel motivé, spécialisé en urgences. Il a dirigé son équipe. Père de deux filles. M. Ba est aussi formateur. ' +
    'He is a chairman and raised his team. Proud father of two.',
  description: 'Ancien vendeur, recruté comme infirmier. He led ten people himself.',
});
