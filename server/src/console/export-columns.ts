import type { QualifiedTalent } from '../castings/page-contract.ts';
import type { Contact } from '../enrichment/enrichment.ts';
import type { Language } from '../platform/operation.ts';
import type { ExportedCandidate } from '../sourcings/sourcings.ts';
import type { TalentProfile } from '../talents/profile.ts';
import { phoneCell } from './csv.ts';

/** A column of a file: its heading in each language, and its value for a row. */
export interface Column<Row> {
  heading: Record<Language, string>;
  cell(row: Row, language: Language): string | number | null;
}

/** Contacts that the workspace has paid for and that have not expired. */
export interface Reachable {
  contacts: readonly Contact[];
}

type Verdict = QualifiedTalent['aiVerdict'];
type CriterionStatus = NonNullable<QualifiedTalent['scoring']>['criterias'][number]['status'];

const VERDICTS: Record<Language, Record<Verdict, string>> = {
  en: { green: 'Green', amber: 'Amber', red: 'Red' },
  fr: { green: 'Vert', amber: 'Orange', red: 'Rouge' },
};

const STATUSES: Record<Language, Record<CriterionStatus, string>> = {
  en: { met: 'Met', partially_met: 'Partly met', not_met: 'Not met', unknown: 'Not said' },
  fr: {
    met: 'Rempli',
    partially_met: 'Partiellement rempli',
    not_met: 'Non rempli',
    unknown: 'Non précisé',
  },
};

const verdictCell = (verdict: Verdict | null, language: Language) =>
  verdict === null ? null : VERDICTS[language][verdict];

const HEADINGS = {
  firstname: { en: 'First name', fr: 'Prénom' },
  lastname: { en: 'Last name', fr: 'Nom' },
  jobTitle: { en: 'Job title', fr: 'Poste' },
  company: { en: 'Company', fr: 'Entreprise' },
  city: { en: 'City', fr: 'Ville' },
  country: { en: 'Country', fr: 'Pays' },
  headline: { en: 'Headline', fr: 'Accroche' },
  profile: { en: 'Profile', fr: 'Profil' },
  verdict: { en: 'Verdict', fr: 'Verdict' },
  judged: { en: 'Verdict by the judge', fr: 'Verdict du juge' },
  talent: { en: 'Talent', fr: 'Talent' },
};

/** Several contacts of a kind share one cell. */
const CONTACTS: Column<Reachable>[] = [
  {
    heading: { en: 'Emails', fr: 'Adresses e-mail' },
    cell: ({ contacts }) => valuesOf(contacts, 'email').join(' | '),
  },
  {
    heading: { en: 'Phones', fr: 'Téléphones' },
    cell: ({ contacts }) => valuesOf(contacts, 'phone').map(phoneCell).join(' | '),
  },
];

const valuesOf = (contacts: readonly Contact[], wanted: Contact['kind']): string[] =>
  contacts.flatMap(({ kind, value }) => (kind === wanted ? [value] : []));

type Profiled = { profile: TalentProfile };

const PERSON: Column<Profiled>[] = [
  { heading: HEADINGS.firstname, cell: ({ profile }) => profile.firstname },
  { heading: HEADINGS.lastname, cell: ({ profile }) => profile.lastname },
  { heading: HEADINGS.jobTitle, cell: ({ profile }) => profile.jobTitle },
  {
    heading: HEADINGS.company,
    cell: ({ profile }) =>
      profile.currentOrganization?.name ?? profile.experiences[0]?.organizationName ?? null,
  },
  { heading: HEADINGS.city, cell: ({ profile }) => profile.city },
  { heading: HEADINGS.country, cell: ({ profile }) => profile.country },
];

const END: Column<Profiled & Reachable>[] = [
  ...CONTACTS,
  { heading: HEADINGS.profile, cell: ({ profile }) => profile.proNetworkUrl },
  { heading: HEADINGS.talent, cell: ({ profile }) => profile.id },
];

export const searchColumns: Column<Profiled & Reachable>[] = [
  ...PERSON,
  { heading: HEADINGS.headline, cell: ({ profile }) => profile.headline },
  ...END,
];

export type JudgedRow = QualifiedTalent & Reachable;

/** The words of the profile that a status rests on, each once. Several share one cell. */
const quotesOf = (references: readonly { quote: string }[]): string =>
  [...new Set(references.map(({ quote }) => quote))].join(' | ');

/** Two columns per criterion: its status, with its text as the heading, and its quotes. */
export function castingColumns(criterias: readonly string[]): Column<JudgedRow>[] {
  return [
    ...PERSON,
    {
      heading: HEADINGS.verdict,
      cell: ({ effectiveVerdict }, language) => verdictCell(effectiveVerdict, language),
    },
    {
      heading: HEADINGS.judged,
      cell: ({ aiVerdict }, language) => verdictCell(aiVerdict, language),
    },
    {
      heading: { en: 'Reason of the override', fr: 'Motif de la modification' },
      cell: ({ override }) => override?.reason ?? null,
    },
    { heading: { en: 'Recap', fr: 'Synthèse' }, cell: ({ scoring }) => scoring?.recap ?? null },
    {
      heading: { en: 'Own rating', fr: 'Évaluation' },
      cell: ({ review }) => review?.rating ?? null,
    },
    { heading: { en: 'Note', fr: 'Remarque' }, cell: ({ review }) => review?.note ?? null },
    ...criterias.flatMap((criterion, index): Column<JudgedRow>[] => {
      const statusOf = ({ scoring }: JudgedRow) => scoring?.criterias[index]?.status;
      const status: Column<JudgedRow> = {
        heading: { en: criterion, fr: criterion },
        cell(row, language) {
          const status = statusOf(row);
          return status === undefined ? null : STATUSES[language][status];
        },
      };
      const quotes: Column<JudgedRow> = {
        heading: { en: `${criterion} (quotes)`, fr: `${criterion} (citations)` },
        cell: ({ scoring }) => quotesOf(scoring?.criterias[index]?.references ?? []),
      };
      return [status, quotes];
    }),
    ...END,
  ];
}

export type CandidateRow = ExportedCandidate & Reachable;

/** `labels`: of statuses, by their handles. */
export function candidateColumns(labels: ReadonlyMap<string, string>): Column<CandidateRow>[] {
  return [
    { heading: HEADINGS.firstname, cell: ({ talent }) => talent.firstname },
    { heading: HEADINGS.lastname, cell: ({ talent }) => talent.lastname },
    { heading: HEADINGS.jobTitle, cell: ({ talent }) => talent.jobTitle },
    { heading: HEADINGS.company, cell: ({ talent }) => talent.companyName },
    { heading: HEADINGS.city, cell: ({ talent }) => talent.city },
    {
      heading: { en: 'Status', fr: 'Statut' },
      cell: ({ candidate }) => labels.get(candidate.statusHandle) ?? candidate.statusHandle,
    },
    { heading: { en: 'Rating', fr: 'Note' }, cell: ({ candidate }) => candidate.userRating },
    {
      heading: HEADINGS.verdict,
      cell: ({ candidate }, language) => verdictCell(candidate.effectiveVerdict, language),
    },
    {
      heading: HEADINGS.judged,
      cell: ({ candidate }, language) => verdictCell(candidate.verdict, language),
    },
    { heading: { en: 'Contacts', fr: 'Contacts' }, cell: ({ contacts }) => contacts.length },
    ...CONTACTS,
    { heading: HEADINGS.profile, cell: ({ talent }) => talent.proNetworkUrl },
    { heading: { en: 'Added', fr: 'Ajout' }, cell: ({ candidate }) => candidate.createdAt },
    {
      heading: { en: 'Updated', fr: 'Modification' },
      cell: ({ candidate }) => candidate.updatedAt,
    },
    { heading: { en: 'Candidate', fr: 'Candidat' }, cell: ({ candidate }) => candidate.id },
  ];
}
