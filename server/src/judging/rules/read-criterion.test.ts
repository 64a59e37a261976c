import { describe, expect, it } from 'vitest';
import { processorTime } from '../../../test/processor-time.ts';
import { createLexicon } from '../../lexicon/lexicon.ts';
import { readCriterion } from './read-criterion.ts';
import type { CriterionReading, PhraseTerm } from './reading.ts';

const lexicon = createLexicon();
const read = (text: string): CriterionReading => readCriterion(text, lexicon);

const timesPromoted = (times: number): string =>
  times > 1 ? `promoted ${times} times` : 'promoted';
const range = ({ min, max }: { min: number | null; max: number | null }): string =>
  `${min ?? ''}..${max ?? ''}`;
const termOf = (term: PhraseTerm): string =>
  term.of === 'concept' ? term.concept : term.of === 'subject' ? term.subject.label : term.stem;

/** A reading in one line: what is required, without its wording. */
function asked(reading: CriterionReading): string {
  switch (reading.kind) {
    case 'all':
    case 'any':
      return `${reading.kind}(${reading.of.map(asked).join(', ')})`;
    case 'some':
      return `${reading.min} of(${reading.of.map(asked).join(', ')})`;
    case 'company_kind':
      return `${reading.when} in ${reading.of}`;
    case 'company_size':
      return `employer ${range(reading.bound)}`;
    case 'promotion':
      return timesPromoted(reading.times);
    case 'countries':
      return `countries ${reading.min}..${reading.outside ? ` outside ${reading.outside.name}` : ''}`;
    case 'gap':
      return `gap ..${reading.maxMonths} months`;
    case 'scale':
      return `${reading.of} ${range(reading.bound)}`;
    case 'not':
      return `not(${asked(reading.of)})`;
    case 'recent':
      return `last ${reading.years}(${asked(reading.of)})`;
    case 'years': {
      const { min, max, strict } = reading.bound;
      const about =
        reading.scope.of === 'subject'
          ? `: ${reading.scope.subject.families[0] ?? reading.scope.subject.functions[0] ?? reading.scope.subject.label}`
          : '';
      return `${reading.scope.of} ${strict ? '>' : ''}${min ?? ''}..${max ?? ''}${about}`;
    }
    case 'mention':
      return reading.subject.label;
    case 'phrase':
      return `says ${reading.terms.map(termOf).join(' + ')}`;
    case 'title':
      return `${reading.when} ${reading.role.family}`;
    case 'seniority':
      return reading.level;
    case 'place':
      return `${reading.places[0]?.id}${reading.radiusKm === null ? '' : ` ${reading.radiusKm} km`}`;
    case 'language':
      return `${reading.code} ${reading.level ?? ''}`.trim();
    case 'company':
      return `${reading.when} at ${reading.label}`;
    case 'degree':
      return `degree ${reading.family ?? reading.level}`;
    case 'school':
      return reading.label;
    case 'field':
      return `studies ${reading.groups.map((names) => [...names].sort()[0]).join('|')}`;
    case 'certification':
      return `certified ${reading.label}`;
    case 'management':
      return `manages ${reading.teamSize ? range(reading.teamSize) : ''}`.trim();
    case 'employers': {
      const { min, max } = reading.bound;
      return `employers ${min ?? ''}..${max ?? ''}${reading.years === null ? '' : ` in ${reading.years} years`}`;
    }
    case 'employed':
      return 'employed';
    case 'languages':
      return `${reading.min} languages ${reading.level ?? ''}`.trim();
    case 'unreadable':
      return `? ${reading.reason}`;
  }
}

const BIG_FOUR = 'any(Audit, any(ever at Deloitte, ever at PwC, ever at EY, ever at KPMG))';

describe('a criterion', () => {
  it.each([
    ['At least 5 years of experience', 'Au moins 5 ans d’expérience', 'total 5..'],
    ['More than ten years of experience', 'Plus de dix ans d’expérience', 'total >10..'],
    ['Less than 3 years of experience', 'Moins de 3 ans d’expérience', 'total >..3'],
    ['Between 3 and 6 years of experience', 'Entre 3 et 6 ans d’expérience', 'total 3..6'],
    ['3 to 5 years of experience', '3 à 5 ans d’expérience', 'total 3..5'],
    ['18 months of experience', '18 mois d’expérience', 'total 1.5..'],
    ['3 years with Python', '3 ans de Python', 'subject 3..: Python'],
    ['5 years as a nurse', '5 ans comme infirmière', 'subject 5..: nurse'],
    ['2 years in sales', '2 ans dans la vente', 'subject 2..: sales'],
    ['3 years of management experience', '3 ans d’expérience en management', 'management 3..'],
    ['2 years at Airbus', '2 ans chez Airbus', 'company 2..'],
    [
      'In current role for at least 2 years',
      'Au poste actuel depuis au moins 2 ans',
      'current_role 2..',
    ],
    ['Python or Java', 'Python ou Java', 'any(Python, Java)'],
    ['Knows Excel and SQL', 'Maîtrise d’Excel et SQL', 'all(Excel, SQL)'],
    ['Kubernetes in the last 3 years', 'Kubernetes ces 3 dernières années', 'last 3(Kubernetes)'],
    ['Currently a product manager', 'Actuellement product manager', 'current product-manager'],
    ['Former consultant', 'Ancien consultant', 'past consultant'],
    ['Senior profile', 'Profil senior', 'senior'],
    ['Based in Lyon', 'Habite à Lyon', 'city:2996944'],
    ['Within 30 km of Nantes', 'À moins de 30 km de Nantes', 'city:2990969 30 km'],
    ['Lives in the UK', 'Vit au Royaume-Uni', 'country:gb'],
    ['Does not live in Paris', 'N’habite pas à Paris', 'not(city:2988507)'],
    ['Fluent English', 'Anglais courant', 'en 4'],
    ['English (C1 or above)', 'Anglais (C1 ou plus)', 'en 4'],
    ['Speaks English and Spanish', 'Parle anglais et espagnol', 'all(en, es)'],
    ['Native French speaker', 'Langue maternelle française', 'fr 5'],
    [
      'Worked at Google or Meta',
      'A travaillé chez Google ou Meta',
      'any(ever at Google, ever at Meta)',
    ],
    ['Currently at Acme', 'Actuellement chez Acme', 'current at Acme'],
    ['Not currently at Acme', 'N’est pas actuellement chez Acme', 'not(current at Acme)'],
    ['Never worked at Acme', 'N’a jamais travaillé chez Acme', 'not(ever at Acme)'],
    [
      'Master’s degree in computer science',
      'Master en informatique',
      'all(degree 7, studies computer engineering)',
    ],
    ['Engineering degree', 'Diplôme d’ingénieur', 'degree engineer'],
    ['Graduated from HEC', 'Diplômé d’HEC', 'HEC Paris'],
    ['PMP certified', 'Certifié PMP', 'certified PMP'],
    ['Has managed a team of 8', 'A managé une équipe de 8 personnes', 'manages 8..'],
    ['Lives in Lyon and speaks English', 'Habite à Lyon et parle anglais', 'all(city:2996944, en)'],
    [
      'No more than 3 employers in 5 years',
      'Pas plus de 3 employeurs en 5 ans',
      'employers ..3 in 5 years',
    ],
    ['At least 3 different employers', 'Au moins 3 employeurs différents', 'employers 3..'],
    [
      'At least 2 years at the same employer',
      'Au moins 2 ans chez le même employeur',
      'one_employer 2..',
    ],
    [
      'Stayed at least 2 years with each employer',
      'Au moins 2 ans chez chaque employeur',
      'each_employer 2..',
    ],
    [
      'Has been with the same company for 5 years',
      'Dans la même entreprise depuis 5 ans',
      'current_company 5..',
    ],
    ['Currently employed', 'En poste actuellement', 'employed'],
    ['Speaks at least two languages', 'Parle au moins deux langues', '2 languages'],
    ['Speaks fluent German', 'Parle couramment allemand', 'de 4'],
    ['Knows SAP or Sage', 'Maîtrise de SAP ou Sage', 'any(SAP ERP, Sage)'],
    ['Knows Excel', 'Maîtrise Excel', 'Excel'],
    [
      'Based in Lyon or within 30 km',
      'Habite à Lyon ou dans un rayon de 30 km',
      'city:2996944 30 km',
    ],
    [
      'Worked at Salesforce or Oracle',
      'A travaillé chez Salesforce ou Oracle',
      'any(ever at Salesforce, ever at Oracle)',
    ],
    ['Currently a director or above', 'Actuellement directeur ou plus', 'director'],
    [
      'Knows CRM tools such as Salesforce or HubSpot',
      'Maîtrise d’un outil CRM tel que Salesforce ou HubSpot',
      'any(CRM, Salesforce, HubSpot)',
    ],
    ['3 years at SAP', '3 ans chez SAP', 'company 3..'],
    ['3 years with SAP', '3 ans sur SAP', 'subject 3..: SAP ERP'],
    [
      'At least 2 of Python, SQL and Java',
      'Au moins 2 parmi Python, SQL et Java',
      '2 of(Python, SQL, Java)',
    ],
    [
      'At least two of the following tools: Figma, Excel',
      'Au moins deux des outils suivants : Figma, Excel',
      '2 of(Figma, Excel)',
    ],
    [
      'At least one cloud (AWS, Azure)',
      'Au moins un cloud (AWS, Azure)',
      'any(Amazon Web Services, Microsoft Azure)',
    ],
    [
      '5 years of experience including 2 in management',
      '5 ans d’expérience dont 2 en management',
      'all(total 5.., management 2..)',
    ],
    ['Has worked in a startup', 'A travaillé en startup', 'ever in startup'],
    [
      'Never worked in an IT services company',
      'N’a jamais travaillé en ESN',
      'not(ever in it_services)',
    ],
    ['Currently freelance', 'Freelance actuellement', 'current in self'],
    ['3 years in consulting firms', '3 ans en cabinet de conseil', 'company_kind 3..'],
    [
      'Company of more than 1,000 employees',
      'Entreprise de plus de 1 000 salariés',
      'employer 1000..',
    ],
    ['No job hopping', 'Pas de job hopping', 'average_stay 2..'],
    ['Stable career', 'Parcours stable', 'average_stay 2..'],
    [
      'Average tenure of at least 3 years',
      'Ancienneté moyenne d’au moins 3 ans',
      'average_stay 3..',
    ],
    ['Promoted internally', 'Promotion interne', 'promoted'],
    ['Rose through the ranks', 'A gravi les échelons', 'promoted'],
    ['Increasing responsibility', 'Responsabilités croissantes', 'promoted'],
    ['Progressed to a management role', 'A évolué vers un poste de manager', 'manages'],
    ['Moved up from nurse to manager', 'Passé d’infirmier à manager', 'all(ever nurse, manages)'],
    [
      'No more than one job change in 5 years',
      'Pas plus d’un changement de poste en 5 ans',
      'employers ..2 in 5 years',
    ],
    [
      'MBA from a top school (INSEAD, HEC)',
      'MBA d’une grande école (INSEAD, HEC)',
      'all(degree mba, any(INSEAD, HEC Paris))',
    ],
    ['Unemployed', 'Sans emploi', 'not(employed)'],
    ['Currently account executive', 'Actuellement account executive', 'current account-executive'],
    ['Three or more years at Airbus', '3 ans ou plus chez Airbus', 'company 3..'],
    ['English: fluent or professional', 'Anglais courant ou professionnel', 'en 3'],
    ['Has negotiated with unions', 'A négocié avec les syndicats', 'says negotiation + unions'],
    ['Used to shift work', 'Habitué au travail posté', 'says shifts'],
    ['On-call experience', 'Accepte les astreintes', 'says on_call'],
    ['Night work', 'Travail de nuit', 'says nights'],
    ['Driving licence', 'Permis B', 'says driving_licence'],
    ['Admitted to the bar', 'Inscrit au barreau', 'says bar'],
    ['Has worked abroad', 'Expérience à l’étranger', 'any(says abroad, countries 2..)'],
    ['Worked in more than one country', 'A travaillé dans plusieurs pays', 'countries 2..'],
    [
      'Has lived and worked outside Europe',
      'A vécu ou travaillé hors d’Europe',
      'countries 1.. outside Europe',
    ],
    [
      'Agency and in-house',
      'À la fois en agence et en interne',
      'all(ever in agency, ever in in_house)',
    ],
    ['Month-end close', 'Clôtures mensuelles', 'says closing'],
    ['Managed a budget of over €1M', 'A géré un budget de plus de 1 M€', 'budget 1000000..'],
    ['No gap of more than 6 months', 'Pas de trou de plus de 6 mois', 'gap ..6 months'],
    ['No line management responsibility', 'Sans responsabilité hiérarchique', 'not(manages)'],
    ['Law firm experience', 'Expérience en cabinet d’avocats', 'ever in law_firm'],
    ['Gets along with founders', 'S’entend bien avec les fondateurs', '? soft_skill'],
    ['Kind with children', 'Bon contact avec les enfants', '? soft_skill'],
    ['Team player', 'Esprit d’équipe', '? soft_skill'],
    ['Available immediately', 'Disponible immédiatement', '? availability'],
    ['Salary below 50k€', 'Salaire inférieur à 50 k€', '? salary'],
    ['Willing to relocate', 'Mobilité nationale', 'any(? mobility, says relocation)'],
    ['Audit or Big Four trained', 'Audit ou Big Four', BIG_FOUR],
    ['QTS or PGCE', 'QTS ou PGCE', 'any(says teaching_licence, says teaching_licence)'],
    ['Brittany / Normandy', 'Bretagne / Normandie', 'any(state:fr-bre, state:fr-nor)'],
    ['Valid CACES', 'CACES en cours de validité', 'certified CACES'],
    ['Motivated', 'Motivé', '? motivation'],
  ])('reads alike in English and French: %j, %j', (en, fr, expected) => {
    expect(asked(read(en))).toBe(expected);
    expect(asked(read(fr))).toBe(expected);
  });

  it.each([
    [
      'Senior Python developer in Lyon',
      'all(ever software-engineer, senior, Python, city:2996944)',
    ],
    ['Python developer with 5 years of experience', 'all(subject 5..: software-engineer, Python)'],
    ['Fullstack developer (React/Node.js)', 'all(ever fullstack-developer, any(React, Node.js))'],
    ['Bachelor’s or master’s in law', 'all(any(degree 6, degree 7), studies droit)'],
    ['Worked for Deloitte, KPMG or PwC', 'any(ever at Deloitte, ever at KPMG, ever at PwC)'],
    ['Experience with CI/CD', 'CI/CD'],
    ['Expert-comptable diplômé (DEC)', 'any(ever chartered-accountant, says chartered_accountant)'],
    ['Excel and an ERP (SAP, Sage…)', 'all(Excel, any(ERP, SAP ERP, Sage))'],
    ['React or Vue, and TypeScript', 'all(any(React, Vue.js), TypeScript)'],
    ['À la fois SQL et Figma', 'all(SQL, Figma)'],
    ['Soit Salesforce, soit HubSpot', 'any(Salesforce, HubSpot)'],
    ['C++ (not C#)', 'all(C++, not(C#))'],
    ['JavaScript framework (React, Vue, Angular)', 'any(React, Vue.js, Angular)'],
    [
      'Deep learning (PyTorch or TensorFlow) and SQL',
      'all(any(Deep Learning, PyTorch, TensorFlow), SQL)',
    ],
    [
      'École de commerce du top 5 (HEC, ESSEC, ESCP)',
      'any(HEC Paris, ESSEC Business School, ESCP Business School)',
    ],
    ['Excel avancé (TCD)', 'Excel'],
    ['Xero/QuickBooks/Sage, any of them', '1 of(Xero, QuickBooks, Sage)'],
    ['WMS (Reflex, Manhattan)', 'any(Warehouse Management, Reflex, Manhattan)'],
    ['Vue.js + React (les deux)', 'all(Vue.js, React)'],
    ['Has run a site, hotel or store', '? other'],
    ['Mentored junior developers', 'says training + junior + developers'],
    ['Line manager of 7', 'manages 7..'],
    ['Manager of 3 stores', 'sites 3..'],
    ['Promoted several times within one company', 'promoted 2 times'],
    ['English and at least one other language', 'all(en, 2 languages)'],
    ['Maîtrise en droit', 'all(degree 7, studies droit)'],
    ['Has experience working in a team of 10', '? soft_skill'],
    ['No degree required', '? other'],
    ['3 years in a similar role', 'all(total 3.., ? other)'],
    ['Juriste d’entreprise', 'ever legal-counsel'],
    ['Grand groupe apprécié : a travaillé dans un grand groupe', 'ever in large'],
  ])('is taken apart: %j', (text, expected) => {
    expect(asked(read(text))).toBe(expected);
  });

  it.each([
    '',
    '   ',
    '()',
    '???',
    '-',
    '5',
    'and',
    'ou',
    '(((',
    'x'.repeat(300),
    'a '.repeat(150),
    '1 '.repeat(150),
    'et '.repeat(100),
    '((a)(b)'.repeat(40),
  ])('of any shape is read, quickly: %j', async (text) => {
    expect((await processorTime(() => read(text))).ms).toBeLessThan(250);
  });
});
