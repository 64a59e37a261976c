import { CONTACTED, type CustomStatus, FIRST_STATUS, isGlobal, NOT_RETAINED } from './statuses.ts';

/*
 * What the stages of other systems mean here, in English, French, German and Spanish. The names of
 * the workspace's own statuses come first; then these lists, from the top. docs/people.md shows them.
 */

/** Whole words; a trailing * is any ending. */
const STAGES: readonly (readonly [status: string, words: string])[] = [
  [
    NOT_RETAINED,
    `reject* | disqualif* | archiv* | declin* | withdraw* | withdrew | not selected | not retained |
     not a fit | no hire | not hired | not interested | unqualified | unsuccessful | lost | do not contact |
     blacklist* | refus* | rejet* | ecarte* | non retenu* | pas retenu* | desist* | abandon* | elimine* |
     ne pas contacter | abgelehnt* | absage* | abgesagt | zuruckgezogen | nicht geeignet | ausgeschieden |
     nicht kontaktieren | rechazad* | descartad* | descalificad* | retirad* | no seleccionad* | no apt* |
     no contactar`,
  ],
  [
    FIRST_STATUS,
    `to be contacted | to contact | not contacted | not yet contacted | uncontacted | resume screen* |
     cv screen* | application screen* | a contacter | non contacte* | pas contacte* | zu kontaktieren |
     nicht kontaktiert | por contactar | sin contactar`,
  ],
  [
    CONTACTED,
    `contacted | reached out | outreach | responded | replied | in contact | in touch | phone* | call |
     screen* | interview* | assessment* | test | take home | case study | onsite | on site | final |
     reference* | background check | offer* | hired | hire | placed | placement* | onboarding | started |
     presented | client submission | client review | contacte* | relance* | echange* | appel* | entretien* |
     qualification telephonique | test technique | offre* | proposition* | embauche* | recrute* |
     kontaktiert | angesprochen | telefon* | gesprach* | *gesprach | *interview | *interviews | probearbeit* |
     probetag | angebot* | *angebot | eingestellt* | vertrag* | contactad* | entrevista* | llamada* | prueba* |
     oferta* | contratad*`,
  ],
  [
    FIRST_STATUS,
    `new | applied | applicant* | application* | lead* | sourced | sourcing | prospect* | inbox | review* |
     unprocessed | uploaded | imported | active | open | submitted | pool | talent pool |
     longlist* | long list | shortlist* | short list | nouveau* | nouvelle* | candidature* | candidat* |
     postule* | recu* | a traiter | source | sourcee | vivier* | preselection* | preseleccion* | en cours | neu | neue* |
     beworben | bewerbung* | bewerber* | eingang* | eingegangen | sichtung | prufung | interessent* |
     vorauswahl | offen | nuev* | postulad* | postulante* | inscrit* | aplicad* | solicitud* | recibid* |
     revision | activ* | abiert*`,
  ],
];

const PATTERNS = STAGES.map(([status, words]) => {
  const found = words.split('|').map((word) => word.trim().replaceAll('*', '[a-z0-9]*'));
  return [status, new RegExp(`(?:^| )(?:${found.join('|')})(?= |$)`)] as const;
});

export const foldStage = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** The status that a stage means; null when its words are not known. */
export function statusOfStage(stage: string, custom: readonly CustomStatus[]): string | null {
  const folded = foldStage(stage);
  const own = custom.find(({ handle, label }) =>
    [label, handle].some((name) => foldStage(name) === folded),
  );
  return own?.handle ?? PATTERNS.find(([, words]) => words.test(folded))?.[0] ?? null;
}

/** What an applicant tracking system says of one application. */
export interface AppliedStage {
  stage: string | null;
  /** `Rejected`, `Hired`; null while it is open. */
  outcome: string | null;
}

export interface ReadStage {
  /** As shown in the report. */
  stage: string;
  statusHandle: string;
  /** False: the words are not known, and the status is the first one. */
  isKnown: boolean;
}

/** As in a report: neither a page of text nor what could name a person at length. */
const MAX_STAGE = 80;

/** One application; null when it says no stage. A refusal wins over the stage that was reached. */
export function readStage(
  { stage, outcome }: AppliedStage,
  custom: readonly CustomStatus[],
): ReadStage | null {
  const said = [stage, outcome].filter((text) => text !== null && text.trim() !== '') as string[];
  if (said.length === 0) return null;
  const statuses = said.map((text) => statusOfStage(text, custom)).filter((one) => one !== null);
  const statusHandle = statuses.includes(NOT_RETAINED)
    ? NOT_RETAINED
    : (furthest(statuses, custom) ?? FIRST_STATUS);
  const shown = [...new Set(said.map((text) => text.trim()))].join(' / ').slice(0, MAX_STAGE);
  // Of a stage that is not known, "Active" beside it says little.
  const isKnown = statusHandle === NOT_RETAINED || statusOfStage(said[0]!, custom) !== null;
  return { stage: shown, statusHandle, isKnown };
}

/** A person with several applications is where the furthest of them is. */
export function furthest(
  statuses: readonly string[],
  custom: readonly CustomStatus[],
): string | null {
  const rank = (handle: string): number => {
    if (handle === NOT_RETAINED) return 0;
    if (handle === FIRST_STATUS) return 1;
    if (isGlobal(handle)) return 2;
    return 3 + (custom.find((status) => status.handle === handle)?.position ?? 0);
  };
  return statuses.toSorted((a, b) => rank(b) - rank(a))[0] ?? null;
}
