import { job, profileOf } from '../../test/judging-profiles.ts';
import type { Labelled } from './labelled.ts';

/**
 * Written and labelled after the judge was mended on the first pairs, before it was run on these;
 * it was mended on them afterwards.
 */

const buyer: Labelled = {
  name: 'buyer in the retail trade, Rennes',
  profile: profileOf({
    firstname: 'Gwenaëlle',
    lastname: 'Le Goff',
    city: 'Rennes',
    state: 'Bretagne',
    country: 'France',
    jobTitle: 'Responsable achats',
    headline: 'Achats indirects & négociation | Ex-Carrefour',
    skills: ['Achats', 'Négociation fournisseurs', 'SAP MM', 'Excel', 'Appels d’offres', 'RSE'],
    languages: [
      { name: 'Français', proficiency: 'native_or_bilingual' },
      { name: 'Anglais', proficiency: 'full_professional' },
      { name: 'Italien', proficiency: 'elementary' },
    ],
    experiences: [
      job(
        'Responsable achats',
        'Lactalis',
        '2021-05',
        undefined,
        'Management d’une équipe de 6 acheteurs. Budget 40 M€, appels d’offres transport.',
      ),
      job(
        'Acheteuse senior',
        'Carrefour',
        '2018-02',
        '2021-04',
        'Achats indirects : énergie, facility management.',
      ),
      job(
        'Acheteuse',
        'Carrefour',
        '2015-01',
        '2018-02',
        'Négociation annuelle avec 60 fournisseurs.',
      ),
      job('Assistante achats (CDD)', 'Groupe Roullier', '2013-09', '2014-12'),
    ],
    educations: [
      {
        schoolName: 'Rennes School of Business',
        degrees: ['Master Achats et Supply Chain'],
        majors: ['Achats'],
      },
    ],
  }),
  labels: {
    met: [
      'Au moins 10 ans d’expérience dans les achats',
      'Acheteur',
      'A été promue au sein de la même entreprise',
      'Pratique courante de l’anglais',
      'A encadré une équipe d’au moins 5 personnes',
      'Entre 10 et 15 ans d’expérience',
      'Maîtrise d’au moins deux outils parmi SAP, Oracle et Excel',
      'Reste au moins 2 ans en moyenne dans chaque entreprise',
      'Expérience des appels d’offres',
      'Habite en Bretagne ou en Normandie',
      'Grand groupe apprécié : a travaillé dans un grand groupe',
      'Purchasing manager',
      'Three or more years at Carrefour',
    ],
    partially_met: ['SAP et Ariba', 'Plus de 15 ans d’expérience', 'Italien niveau intermédiaire'],
    not_met: [
      'Actuellement acheteuse chez Carrefour',
      'N’a jamais encadré d’équipe',
      'Habite à Nantes',
      'Parle allemand couramment',
      'Doctorat',
      'A dirigé une équipe de plus de 20 personnes',
    ],
    unknown: [
      'Certification CIPS',
      'Sens de la négociation et curiosité',
      'Véhicule personnel',
      'Expérience en PME',
    ],
  },
};

const devops: Labelled = {
  name: 'platform engineer with several contracts at a time',
  profile: profileOf({
    firstname: 'Tomasz',
    lastname: 'Kowalski',
    city: 'Lyon',
    country: 'France',
    jobTitle: 'Platform Engineer',
    summary:
      'SRE / DevOps, remote-first. Certified Kubernetes Administrator. I moved to France in 2019.',
    skills: ['Kubernetes', 'Terraform', 'AWS', 'GitLab CI', 'Python', 'Prometheus', 'Linux'],
    languages: [
      { name: 'Polish', proficiency: 'native_or_bilingual' },
      { name: 'English', proficiency: 'full_professional' },
      { name: 'French', proficiency: 'limited_working' },
    ],
    experiences: [
      job(
        'Platform Engineer',
        'Scaleway',
        '2023-01',
        undefined,
        'Kubernetes clusters for 200 teams; on-call rotation; Terraform modules.',
      ),
      job(
        'Freelance DevOps consultant',
        'Self-employed',
        '2020-06',
        '2023-06',
        'AWS migrations for startups, Python tooling.',
      ),
      job('Ingénieur système', 'Atos', '2019-03', '2020-05', 'Linux, Ansible, supervision Nagios.'),
      job('System Administrator', 'Comarch', null, '2019-01', null),
    ],
    educations: [
      { schoolName: 'Politechnika Warszawska', degrees: ['BSc'], majors: ['Computer Science'] },
    ],
    certifications: [
      { name: 'Certified Kubernetes Administrator (CKA)', organizationName: 'CNCF' },
    ],
  }),
  labels: {
    met: [
      'CKA',
      'Certification Kubernetes',
      'Au moins 3 ans d’expérience avec Kubernetes',
      'At least 5 years of experience',
      'A travaillé comme freelance',
      'Has worked for an IT services company',
      'Infrastructure as code with Terraform or Pulumi',
      'Any two of: Ansible, Puppet, Terraform',
      'Currently at Scaleway',
      'Bachelor’s degree in computer science',
      'Langue maternelle polonaise',
      'Lives in Lyon or Grenoble',
      'En activité',
    ],
    partially_met: [
      'Français courant ou professionnel',
      'Terraform and Azure',
      'Au moins 3 parmi : Helm, ArgoCD, Terraform, Vault',
    ],
    not_met: [
      'N’a jamais été freelance',
      'Master’s degree required',
      'Native English speaker',
      'Moins de 3 ans d’expérience',
      'Freelance aujourd’hui',
    ],
    unknown: [
      'Au moins 15 ans d’expérience',
      'Has managed people',
      'Azure certification',
      'Goût pour l’open source',
      'Salary under 70k€',
    ],
  },
};

const lawyer: Labelled = {
  name: 'in-house lawyer in Brussels',
  profile: profileOf({
    firstname: 'Élise',
    lastname: 'Vandenberghe',
    city: 'Bruxelles',
    country: 'Belgique',
    jobTitle: 'Legal Counsel',
    skills: ['Droit des contrats', 'RGPD', 'Compliance', 'M&A'],
    languages: [
      { name: 'Français', proficiency: 'native_or_bilingual' },
      { name: 'Néerlandais', proficiency: 'professional_working' },
      { name: 'Anglais', proficiency: 'full_professional' },
    ],
    experiences: [
      job(
        'Legal Counsel',
        'Solvay',
        '2022-10',
        undefined,
        'Contracts, GDPR, litigation follow-up.',
      ),
      job(
        'Avocate collaboratrice',
        'Linklaters',
        '2018-10',
        '2022-09',
        'M&A et droit des sociétés.',
      ),
      job('Avocate stagiaire', 'Linklaters', '2017-10', '2018-09'),
    ],
    educations: [
      { schoolName: 'King’s College London', degrees: ['LLM'], majors: ['Competition Law'] },
      { schoolName: 'ULB', degrees: ['Master en droit'], majors: ['Droit'] },
    ],
  }),
  labels: {
    met: [
      'LLM',
      'Juriste d’entreprise',
      'Avocat de formation : a été avocat',
      'RGPD ou protection des données',
      'Trilingue',
      'Néerlandais professionnel',
      'At least 3 years as a lawyer',
      'Résidant à Bruxelles',
      'Law degree',
      'Travaille dans un grand groupe',
      'Between 5 and 10 years of experience',
      'Contract law',
    ],
    partially_met: [
      'Fluent Dutch',
      'Au moins 4 ans comme juriste d’entreprise',
      'RGPD et droit fiscal',
    ],
    not_met: [
      'Speaks German',
      'Basée à Paris',
      'Pas actuellement chez Solvay',
      'Plus de 15 ans d’expérience',
      'Never worked at Linklaters',
    ],
    unknown: [
      'Inscription au barreau de Paris',
      'Capacité à convaincre',
      'Préavis de 3 mois maximum',
      'Tax law',
    ],
  },
};

const hotel: Labelled = {
  name: 'hotel manager whose jobs have all ended',
  profile: profileOf({
    firstname: 'Samir',
    lastname: 'Haddad',
    city: 'Nice',
    country: 'France',
    headline: 'Directeur d’hôtel 4* – à l’écoute d’opportunités',
    skills: ['Hôtellerie', 'Yield management', 'Opera PMS', 'Gestion budgétaire'],
    languages: [
      { name: 'Français', proficiency: 'native_or_bilingual' },
      { name: 'Anglais', proficiency: 'professional_working' },
      { name: 'Arabe', proficiency: 'native_or_bilingual' },
    ],
    experiences: [
      job(
        'Directeur d’hôtel',
        'Accor',
        '2017-03',
        '2025-11',
        'Hôtel de 120 chambres, 45 collaborateurs encadrés, CA 6 M€.',
      ),
      job(
        'Directeur adjoint',
        'Accor',
        '2013-01',
        '2017-03',
        'Exploitation et recrutement saisonnier.',
      ),
      job(
        'Chef de réception',
        'Marriott',
        '2009-05',
        '2012-12',
        'Encadrement de 8 réceptionnistes.',
      ),
    ],
    educations: [
      {
        schoolName: 'École hôtelière de Lausanne',
        degrees: ['Bachelor'],
        majors: ['Hospitality Management'],
      },
    ],
  }),
  labels: {
    met: [
      'Directeur d’hôtel',
      'Hotel manager',
      'Plus de 10 ans chez Accor',
      'Managed at least 40 people',
      'Actuellement sans emploi',
      'Evolution interne chez un employeur',
      'Arabe courant',
      'Parcours stable, sans job hopping',
      'Opera PMS',
      'Au moins 5 ans comme directeur d’hôtel',
      'Lives on the French Riviera',
    ],
    partially_met: ['English at C1 level', 'Au moins 20 ans d’expérience'],
    not_met: [
      'En poste actuellement',
      'Currently hotel manager',
      'Works at Accor today',
      'MBA or master’s degree',
      'N’a jamais managé',
    ],
    unknown: ['Ouvert à l’expatriation', 'HACCP certification'],
  },
};

export const SECOND: readonly Labelled[] = [buyer, devops, lawyer, hotel];
