import type { Language } from '../../platform/operation.ts';
import type { LegalBasis } from './terms.ts';

/**
 * The email that tells people that a workspace keeps their data (GDPR, article 14): who, what, from
 * where, why, how long, and what they may do. Variables in braces are filled in for each person.
 */

export interface NoticeFacts {
  workspaceName: string;
  legalBasis: LegalBasis | null;
  retentionMonths: number | null;
}

interface NoticeText {
  name: string;
  subject: string;
  content: string;
}

const BASES: Record<Language, Record<LegalBasis, string>> = {
  en: {
    consent: 'your consent, which you may withdraw at any time',
    contract: 'steps before a contract, taken at your request',
    legitimate_interest: 'our legitimate interest in finding people for open positions',
    legal_obligation: 'a legal obligation of ours',
    public_task: 'a task in the public interest',
    vital_interests: 'the protection of vital interests',
  },
  fr: {
    consent: 'votre consentement, que vous pouvez retirer à tout moment',
    contract: 'des mesures précontractuelles prises à votre demande',
    legitimate_interest:
      'notre intérêt légitime à trouver des personnes pour des postes à pourvoir',
    legal_obligation: 'une obligation légale qui nous incombe',
    public_task: 'une mission d’intérêt public',
    vital_interests: 'la sauvegarde d’intérêts vitaux',
  },
};

const TEXTS: Record<Language, (facts: NoticeFacts) => NoticeText> = {
  en: ({ workspaceName, legalBasis, retentionMonths }) => ({
    name: 'Data protection notice',
    subject: `Your data at ${workspaceName}`,
    content: [
      'Hello {{firstname}},',
      `${workspaceName} keeps data about your career, so that we can suggest positions that suit you: your name, contact details, jobs, education and skills. They come from a CV, a public professional profile or an earlier application, not from you directly. Ask us, and we tell you which.`,
      `We rely on ${BASES.en[legalBasis ?? 'legitimate_interest']}. ${
        retentionMonths === null
          ? 'We keep the data as long as we look for people with your profile, and check regularly whether we still need them.'
          : `We keep the data for ${retentionMonths} ${retentionMonths === 1 ? 'month' : 'months'} after we last received them.`
      } Only our recruiters and the providers of our software see them.`,
      'You may ask for a copy, have the data corrected or erased, limit or oppose their use, and complain to your data protection authority. An answer to this email is enough.',
      '{{recruiterFirstname}} {{recruiterLastname}}',
    ].join('\n\n'),
  }),
  fr: ({ workspaceName, legalBasis, retentionMonths }) => ({
    name: 'Information sur vos données',
    subject: `Vos données chez ${workspaceName}`,
    content: [
      'Bonjour {{firstname}},',
      `${workspaceName} conserve des données sur votre parcours, afin de vous proposer des postes qui vous correspondent : votre nom, vos coordonnées, vos expériences, votre formation et vos compétences. Elles proviennent d’un CV, d’un profil professionnel public ou d’une candidature antérieure, et non de vous directement. Sur demande, nous vous indiquons la source exacte.`,
      `Nous nous appuyons sur ${BASES.fr[legalBasis ?? 'legitimate_interest']}. ${
        retentionMonths === null
          ? 'Nous conservons ces données tant que nous recherchons des profils comme le vôtre, et vérifions régulièrement si elles restent nécessaires.'
          : `Nous conservons ces données pendant ${retentionMonths} mois après leur dernière réception.`
      } Seuls nos recruteurs et les prestataires de nos logiciels y ont accès.`,
      'Vous pouvez en demander une copie, les faire corriger ou effacer, limiter leur utilisation ou vous y opposer, et saisir l’autorité de protection des données (en France, la CNIL). Il suffit de répondre à ce message.',
      '{{recruiterFirstname}} {{recruiterLastname}}',
    ].join('\n\n'),
  }),
};

/** Braces and brackets mean variables in a text that is sent. */
const plain = (name: string): string => name.replaceAll(/[{}[\]]/g, '').trim();

export const noticeText = (facts: NoticeFacts, language: Language): NoticeText =>
  TEXTS[language]({ ...facts, workspaceName: plain(facts.workspaceName) });
