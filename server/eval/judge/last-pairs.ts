import { job, profileOf } from '../../test/judging-profiles.ts';
import type { Labelled } from './labelled.ts';

/**
 * Written and labelled after the judge was last mended, before it was run on these: how it does on
 * what it has not seen.
 */

const controller: Labelled = {
  name: 'management controller in Paris',
  profile: profileOf({
    firstname: 'Camille',
    lastname: 'Fontaine',
    city: 'Paris',
    country: 'France',
    jobTitle: 'Contrôleuse de gestion senior',
    skills: ['Contrôle de gestion', 'Power BI', 'SAP', 'Excel (VBA)', 'Budget'],
    languages: [
      { name: 'Français', proficiency: 'native_or_bilingual' },
      { name: 'Anglais', proficiency: 'professional_working' },
    ],
    experiences: [
      job(
        'Contrôleuse de gestion senior',
        'Danone',
        '2021-09',
        undefined,
        'Budget, reporting groupe, Power BI. Encadrement d’un alternant.',
      ),
      job(
        'Auditrice financière',
        'KPMG',
        '2017-10',
        '2021-08',
        'Audit légal de sociétés industrielles, normes IFRS.',
      ),
      job('Stagiaire audit', 'Mazars', '2017-01', '2017-06'),
    ],
    educations: [
      {
        schoolName: 'NEOMA Business School',
        degrees: ['Master Grande École'],
        majors: ['Finance'],
      },
    ],
  }),
  labels: {
    met: [
      'Contrôleur de gestion',
      'Expérience en audit',
      'Passage par un Big Four',
      'Au moins 4 ans en contrôle de gestion',
      'Entre 7 et 10 ans d’expérience',
      'Maîtrise de SAP et Power BI',
      'Anglais professionnel',
      'Master en finance',
      'Habite à Paris ou en petite couronne',
      'Profil senior',
      'Connaissance des normes IFRS',
      'Is currently a financial or management controller',
    ],
    partially_met: [
      'Anglais courant',
      'Au moins 6 ans en contrôle de gestion',
      'Power BI et Tableau',
      'Au moins 3 outils parmi SAP, Power BI, Tableau et Hyperion',
    ],
    not_met: [
      'Directeur financier',
      'Actuellement en cabinet d’audit',
      'Parle allemand',
      'Moins de 5 ans d’expérience',
      'N’a jamais travaillé chez KPMG',
    ],
    unknown: [
      'Diplôme d’expertise comptable (DEC)',
      'Rigueur et esprit de synthèse',
      'Maîtrise de Hyperion',
      'Disponible en septembre',
    ],
  },
};

const backend: Labelled = {
  name: 'backend engineer in Manchester',
  profile: profileOf({
    firstname: 'Oliver',
    lastname: 'Hughes',
    city: 'Manchester',
    country: 'United Kingdom',
    jobTitle: 'Senior Backend Engineer',
    summary: 'Backend engineer. Go by day, Rust at night.',
    skills: ['Go', 'PostgreSQL', 'Kafka', 'gRPC', 'AWS', 'Rust'],
    languages: [{ name: 'English', proficiency: 'native_or_bilingual' }],
    experiences: [
      job(
        'Senior Backend Engineer',
        'Booking.com',
        '2022-05',
        undefined,
        'Go microservices, Kafka, on-call. Mentored two juniors.',
      ),
      job('Backend Engineer', 'Booking.com', '2020-02', '2022-05', 'Java to Go migration.'),
      job(
        'Software Engineer',
        'Fast-growing fintech startup',
        '2017-08',
        '2020-01',
        'Payments API in Java and Spring Boot; PostgreSQL.',
      ),
      job('Junior Developer', 'Agency Forty', '2016-01', '2017-07'),
    ],
    educations: [
      { schoolName: 'University of Manchester', degrees: ['BSc'], majors: ['Computer Science'] },
    ],
    certifications: [{ name: 'AWS Certified Developer – Associate' }],
  }),
  labels: {
    met: [
      'Backend developer',
      'At least 3 years of Go',
      'Java or Kotlin',
      'Startup experience',
      'Promoted in the same company',
      'More than 8 years of experience',
      'AWS certification',
      'Lives in the UK',
      'Senior or lead level',
      'Computer science degree',
      'Développeur back-end expérimenté en Java',
      'PostgreSQL experience',
      'Two of Kafka, RabbitMQ, gRPC',
      'At most 3 employers',
      'Average tenure of two years or more',
    ],
    partially_met: [
      'Go and Python',
      'At least 12 years of experience',
      'Kafka, Kubernetes and gRPC',
    ],
    not_met: [
      'Based in London',
      'Master’s degree',
      'Speaks French',
      'Engineering manager',
      'Never worked in a startup',
      'Currently at an agency or freelance',
    ],
    unknown: [
      'Kubernetes',
      'Security clearance',
      'Strong communicator',
      'Wants to work in a scale-up',
      'Elixir',
    ],
  },
};

const hr: Labelled = {
  name: 'recruiter in Lille with a missing start',
  profile: profileOf({
    firstname: 'Aurore',
    lastname: 'Lemaire',
    city: 'Lille',
    country: 'France',
    jobTitle: 'Talent Acquisition Manager',
    skills: ['Recrutement', 'Sourcing', 'LinkedIn Recruiter', 'Marque employeur'],
    languages: [
      { name: 'Français', proficiency: 'native_or_bilingual' },
      { name: 'Anglais', proficiency: 'full_professional' },
      { name: 'Néerlandais', proficiency: 'limited_working' },
    ],
    experiences: [
      job(
        'Talent Acquisition Manager',
        'OVHcloud',
        '2022-01',
        undefined,
        'Équipe de 4 recruteurs. Recrutements tech en Europe.',
      ),
      job(
        'Chargée de recrutement',
        'Decathlon',
        '2019-01',
        '2021-12',
        'Recrutement de profils retail.',
      ),
      job(
        'Consultante en recrutement',
        'Michael Page',
        null,
        '2018-12',
        'Cabinet de recrutement, profils finance.',
      ),
    ],
    educations: [
      {
        schoolName: 'IAE Lille',
        degrees: ['Master Ressources humaines'],
        majors: ['Ressources humaines'],
      },
    ],
  }),
  labels: {
    met: [
      'Expérience en recrutement',
      'Au moins 5 ans d’expérience en recrutement',
      'Talent acquisition manager',
      'A managé une équipe',
      'Anglais courant',
      'Bac+5 en ressources humaines',
      'Basé dans les Hauts-de-France',
      'A travaillé chez Decathlon',
      'Sourcing',
      'En poste chez OVHcloud',
      'Moins de 50 km de Roubaix',
    ],
    partially_met: [
      'Néerlandais professionnel',
      'LinkedIn Recruiter et Taleo',
      'Manages a team of 5 people or more',
    ],
    not_met: [
      'Basé à Bruxelles',
      'A managé au moins 15 personnes',
      'Has never worked in recruitment',
      'Actuellement chez Decathlon',
    ],
    unknown: ['Plus de 15 ans d’expérience', 'Taleo', 'Bienveillance', 'Expérience en paie'],
  },
};

export const LAST: readonly Labelled[] = [controller, backend, hr];
