import { job, profileOf } from '../../test/judging-profiles.ts';
import type { Labelled } from './labelled.ts';

/**
 * Written and labelled after the judge was mended on the second pairs, before it was run on these;
 * it was mended on them afterwards.
 */

const logistics: Labelled = {
  name: 'logistics manager near Orléans',
  profile: profileOf({
    firstname: 'Mickaël',
    lastname: 'Roussel',
    city: 'Saran',
    country: 'France',
    jobTitle: 'Responsable d’exploitation logistique',
    summary: '15 ans dans la supply chain. Manager de terrain.',
    skills: ['WMS', 'Gestion des stocks', 'Lean', 'Excel', 'CACES'],
    languages: [
      { name: 'Français', proficiency: 'native_or_bilingual' },
      { name: 'Anglais', proficiency: 'elementary' },
    ],
    experiences: [
      job(
        'Responsable d’exploitation',
        'XPO Logistics',
        '2019-09',
        undefined,
        'Encadrement de 3 chefs d’équipe et 60 caristes. Entrepôt de 40 000 m².',
      ),
      job(
        'Chef d’équipe',
        'XPO Logistics',
        '2015-02',
        '2019-08',
        'Équipe de 18 préparateurs de commandes.',
      ),
      job('Préparateur de commandes (intérim)', 'Adecco', '2012-01', '2015-01'),
    ],
    educations: [{ schoolName: 'Lycée Benjamin-Franklin', degrees: ['BTS Transport'] }],
    certifications: [{ name: 'CACES R489 cat. 3' }],
  }),
  labels: {
    met: [
      'Expérience en logistique',
      'A managé au moins 30 personnes',
      'Plus de 10 ans d’expérience',
      'At least 5 years in the current role',
      'Titulaire du CACES',
      'Maîtrise d’un WMS',
      'Promu chez le même employeur',
      'Has been a team leader',
      'Dans un rayon de 20 km d’Orléans',
      'Au moins 8 ans chez XPO',
      'Bac+2',
      'Parcours stable',
    ],
    partially_met: ['SAP et WMS', 'Au moins 20 ans d’expérience'],
    not_met: [
      'Anglais professionnel',
      'Ingénieur de formation',
      'Actuellement chez Adecco',
      'Habite à Paris intra-muros',
      'Management de plus de 200 personnes',
    ],
    unknown: [
      'Maîtrise de Reflex',
      'Permis poids lourd',
      'Travail de nuit accepté',
      'Résistance au stress',
    ],
  },
};

const researcher: Labelled = {
  name: 'biologist in Boston with short contracts',
  profile: profileOf({
    firstname: 'Priya',
    lastname: 'Raman',
    city: 'Boston',
    state: 'Massachusetts',
    country: 'United States',
    jobTitle: 'Senior Scientist',
    skills: ['qPCR', 'CRISPR', 'Flow Cytometry', 'R', 'GraphPad Prism'],
    languages: [
      { name: 'English', proficiency: 'native_or_bilingual' },
      { name: 'Tamil', proficiency: null },
      { name: 'French', proficiency: 'professional_working' },
    ],
    experiences: [
      job(
        'Senior Scientist',
        'Moderna',
        '2023-02',
        undefined,
        'Assay development; supervising 2 research associates.',
      ),
      job('Scientist', 'Moderna', '2021-01', '2023-02', 'qPCR and flow cytometry assays.'),
      job(
        'Postdoctoral Fellow',
        'Institut Pasteur',
        '2018-10',
        '2020-12',
        'CRISPR screens in T cells. Paris.',
      ),
      job('Research Assistant', 'Harvard Medical School', '2011-06', '2013-07'),
    ],
    educations: [
      { schoolName: 'MIT', degrees: ['PhD'], majors: ['Biology'] },
      { schoolName: 'IIT Madras', degrees: ['BTech'], majors: ['Biotechnology'] },
    ],
  }),
  labels: {
    met: [
      'PhD in biology',
      'Docteur en biologie',
      'At least two of: CRISPR, mass spectrometry, flow cytometry',
      'Has been promoted internally',
      'Senior scientist',
      'Speaks Tamil',
      'Français professionnel',
      'Worked at Institut Pasteur',
      'Lives in Massachusetts',
      'Vit aux États-Unis',
      'Between 6 and 12 years of experience',
      'Expérience en CRISPR',
      'Studied at MIT or Stanford',
      'Has supervised people',
    ],
    partially_met: ['At least 10 years of experience', 'Python and R', 'Fluent French'],
    not_met: [
      'Lives in New York',
      'Parle espagnol',
      'Currently at Harvard',
      'Has led a team of 10 or more',
      'Moins de 5 ans d’expérience',
      'Junior profile',
    ],
    unknown: [
      'Experience with mass spectrometry',
      'Green card',
      'GMP certification',
      'Curious and rigorous',
    ],
  },
};

const support: Labelled = {
  name: 'customer support lead in Casablanca',
  profile: profileOf({
    firstname: 'Youssef',
    lastname: 'El Amrani',
    city: 'Casablanca',
    country: 'Maroc',
    jobTitle: 'Team Leader Support Client',
    headline: 'Relation client | Zendesk | FR-EN-AR',
    skills: ['Zendesk', 'Intercom', 'Relation client', 'Power BI'],
    languages: [
      { name: 'Arabe', proficiency: 'native_or_bilingual' },
      { name: 'Français', proficiency: 'full_professional' },
      { name: 'Anglais', proficiency: 'limited_working' },
    ],
    experiences: [
      job(
        'Team Leader Support Client',
        'Glovo',
        '2023-09',
        undefined,
        'Scale-up de 3 000 salariés. Équipe de 14 agents, CSAT 92 %.',
      ),
      job(
        'Conseiller client',
        'Webhelp',
        '2021-01',
        '2023-08',
        'Centre d’appels pour un opérateur télécom.',
      ),
      job('Conseiller client', 'Intelcia', '2020-01', null),
    ],
    educations: [
      { schoolName: 'Université Hassan II', degrees: ['Licence'], majors: ['Économie'] },
    ],
  }),
  labels: {
    met: [
      'Maîtrise de Zendesk ou Freshdesk',
      'Français courant',
      'Expérience en centre d’appels',
      'A travaillé en scale-up',
      'Has led a team of at least 10 people',
      'Lives in Morocco',
      'Expérience en relation client',
      'Customer support team leader',
      'Parle au moins deux langues étrangères',
      'Au moins 5 ans d’expérience',
      'Actuellement en poste',
      'Licence ou équivalent',
    ],
    partially_met: [
      'Anglais professionnel',
      '3 ans minimum comme team leader',
      'Zendesk et Salesforce',
    ],
    not_met: [
      'Anglais courant',
      'Basé à Rabat',
      'N’a jamais travaillé chez Webhelp',
      'Master’s degree',
      'Moins de 2 ans d’expérience',
    ],
    unknown: [
      'Freshdesk',
      'Horaires décalés',
      'Au moins 10 ans d’expérience dans le support',
      'Empathie',
    ],
  },
};

const designer: Labelled = {
  name: 'product designer in Montréal with a gap and two parallel jobs',
  profile: profileOf({
    firstname: 'Noémie',
    lastname: 'Tremblay',
    city: 'Montréal',
    country: 'Canada',
    jobTitle: 'Lead Product Designer',
    skills: ['Figma', 'Design system', 'UX research', 'Prototypage', 'HTML/CSS'],
    languages: [
      { name: 'Français', proficiency: 'native_or_bilingual' },
      { name: 'Anglais', proficiency: 'native_or_bilingual' },
    ],
    experiences: [
      job(
        'Lead Product Designer',
        'Shopify',
        '2022-03',
        undefined,
        'Design system; mentoring of 3 designers.',
      ),
      job(
        'UX Designer',
        'Lightspeed',
        '2017-09',
        '2020-03',
        'User research and prototyping in Figma.',
      ),
      job('Chargée de cours', 'UQAM', '2018-01', '2019-12', 'Cours de design d’interaction.'),
      job(
        'Graphic designer',
        'Agence Cossette',
        '2014-05',
        '2017-08',
        'Branding for retail clients.',
      ),
    ],
    educations: [{ schoolName: 'UQAM', degrees: ['Baccalauréat en design graphique'] }],
  }),
  labels: {
    met: [
      'Product designer',
      'UX design experience',
      'Maîtrise de Figma',
      'Expérience en agence',
      'A enseigné',
      'Bilingual French and English',
      'At least 3 of Figma, Sketch, UX research, design system',
      'Habite au Québec',
      'Plus de 8 ans d’expérience',
      'Lead level or above',
      'Not currently in an agency',
      'A travaillé chez Shopify ou Lightspeed',
    ],
    partially_met: ['Figma and Sketch', 'At least 12 years of experience'],
    not_met: [
      'Lives in Toronto',
      'Actuellement chez Lightspeed',
      'Speaks Spanish',
      'Never worked in an agency',
      'Between 2 and 5 years of experience',
    ],
    unknown: [
      'Accessibility certification',
      'Portfolio impressionnant',
      'Ouverte au télétravail complet',
      'Sketch',
    ],
  },
};

export const THIRD: readonly Labelled[] = [logistics, researcher, support, designer];
