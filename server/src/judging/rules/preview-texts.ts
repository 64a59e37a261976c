import type { Language } from '../../platform/operation.ts';
import type { CriterionReading } from './reading.ts';

/** What would count as evidence for each kind of condition, before anybody is judged. */

type Kind = Exclude<CriterionReading['kind'], 'all' | 'any' | 'some' | 'not' | 'recent'>;

export interface PreviewTexts {
  evidence: Record<Exclude<Kind, 'unreadable'>, string>;
  /** A criterion of which the lexicon knows no word, or not all. */
  literal: string;
  refused(quotes: readonly string[]): string;
}

const english: PreviewTexts = {
  evidence: {
    years: 'The dates of the jobs that show it.',
    mention: 'A job, skill, certificate or summary that names it.',
    phrase: 'A sentence of a job or the summary that says it, in these or other words.',
    title: 'A job title that names this role.',
    seniority: 'The level in a job title.',
    place: 'The town, region or country where the person lives.',
    language: 'The languages listed, with their levels.',
    languages: 'The languages listed, with their levels.',
    company: 'The name of an employer.',
    company_kind: 'A job that says so, or an employer known to be of this kind.',
    company_size: 'A number of employees in the description of a job, or a well-known employer.',
    promotion: 'A higher title at the same employer, or a job that mentions a promotion.',
    countries: 'Places of work: of residence, in names of employers, told of a job.',
    gap: 'The dates of all jobs.',
    scale: 'An amount in the description of a job or in the summary.',
    degree: 'The degrees listed.',
    school: 'The schools listed.',
    field: 'The fields of study listed.',
    certification: 'The certificates listed, or a skill or summary that names it.',
    management: 'A manager’s title, or a sentence about people led and their number.',
    employers: 'The names and dates of employers.',
    employed: 'A current job.',
  },
  literal: 'Only these words or forms of them. Where they are absent, the answer is unknown.',
  refused: (quotes) =>
    `${quotes.map((quote) => `“${quote}”`).join(', ')}: people are not judged by a protected attribute. Remove these words.`,
};

const french: PreviewTexts = {
  evidence: {
    years: 'Les dates des postes concernés.',
    mention: 'Un poste, une compétence, un certificat ou une présentation qui le cite.',
    phrase: 'Une phrase d’un poste ou de la présentation qui le dit, avec ces mots ou d’autres.',
    title: 'Un intitulé de poste qui nomme ce métier.',
    seniority: 'Le niveau dans un intitulé de poste.',
    place: 'La ville, la région ou le pays de résidence.',
    language: 'Les langues indiquées et leur niveau.',
    languages: 'Les langues indiquées et leur niveau.',
    company: 'Le nom d’un employeur.',
    company_kind: 'Un poste qui le dit, ou un employeur connu pour être de ce type.',
    company_size: 'Un effectif cité dans un poste, ou un employeur connu.',
    promotion: 'Un poste plus élevé chez le même employeur, ou une promotion citée.',
    countries: 'Les lieux de travail : résidence, noms d’employeurs, lieux cités dans un poste.',
    gap: 'Les dates de tous les postes.',
    scale: 'Un montant ou un nombre cité dans un poste ou la présentation.',
    degree: 'Les diplômes indiqués.',
    school: 'Les établissements indiqués.',
    field: 'Les domaines d’études indiqués.',
    certification: 'Les certificats indiqués, ou une compétence ou présentation qui le cite.',
    management: 'Un intitulé de manager, ou une phrase sur les personnes encadrées et leur nombre.',
    employers: 'Les noms et les dates des employeurs.',
    employed: 'Un poste en cours.',
  },
  literal: 'Seulement ces mots ou leurs formes. S’ils sont absents, la réponse reste inconnue.',
  refused: (quotes) =>
    `${quotes.map((quote) => `« ${quote} »`).join(', ')} : personne n’est jugé sur un critère protégé. Retirez ces mots.`,
};

export const previewTexts: Record<Language, PreviewTexts> = { en: english, fr: french };
