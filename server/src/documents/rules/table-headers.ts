import type { ReadColumn, TableField, TableMapping } from '../port.ts';

/*
 * What the headers of tables mean, in English, French, German and Spanish, and in the exports of
 * applicant tracking systems and professional networks.
 */

const HEADERS: Record<TableField, string> = {
  externalId:
    'id|candidate id|external id|person id|applicant id|identifiant|reference|ref|talent id|kandidaten id',
  firstname:
    'first name|firstname|given name|given names|forename|first|prenom|vorname|nombre|candidate first name|applicant first name',
  lastname:
    'last name|lastname|surname|family name|last|nom|nom de famille|nachname|familienname|apellido|apellidos|candidate last name|applicant last name',
  name: 'name|full name|fullname|candidate|candidate name|applicant|applicant name|contact name|person|display name|fn|nom complet|nom et prenom|prenom et nom|nom prenom|prenom nom|candidat|vollstandiger name|nombre completo|nombre y apellidos|candidato|kandidat|bewerber',
  email:
    'email|e mail|email address|email addresses|emails|mail|primary email|primary email address|personal email|work email|candidate email|contact email|adresse email|adresse e mail|courriel|adresse mail|email adresse|e mail adresse|correo|correo electronico|e mail 1 value|email 1|email 2|email1|email2|secondary email',
  phone:
    'phone|phone number|phone numbers|phones|mobile|mobile phone|mobile number|cell|cell phone|telephone|tel|primary phone|primary phone number|home phone|work phone|candidate phone|portable|numero de telephone|tel portable|telefon|telefonnummer|handy|mobiltelefon|telefono|movil|phone 1 value|phone1|phone2',
  proNetworkUrl:
    'linkedin|linkedin url|linkedin profile|linkedin profile url|profile url|url|public profile url|profil linkedin|lien linkedin|linkedin profil|perfil linkedin|linked in|social links',
  url: 'website|websites|web site|portfolio|github|links|link|homepage|site web|webseite|sitio web|personal website|social media',
  jobTitle:
    'job title|title|position|current title|current position|current job title|role|occupation|headline job|current job|poste|poste actuel|intitule du poste|fonction|metier|titre|berufsbezeichnung|jobtitel|stelle|puesto|cargo|puesto actual|function',
  organizationName:
    'company|company name|current company|employer|organization|organisation|current employer|current organization|entreprise|entreprise actuelle|societe|employeur|firma|unternehmen|arbeitgeber|empresa|empresa actual|compania|company current',
  headline: 'headline|tagline|professional headline|accroche',
  summary:
    'summary|about|bio|profile|description|profile summary|resume text|resume|a propos|profil|presentation|zusammenfassung|resumen|cv text|pitch|cover letter',
  city: 'city|town|home city|locality|ville|stadt|ort|ciudad|localidad|address city|city name',
  state:
    'state|region|province|county|state province|departement|bundesland|provincia|estado|address state',
  country: 'country|country name|country code|pays|land|pais|address country',
  location:
    'location|address|geo location|current location|candidate location|place|localisation|lieu|adresse|standort|wohnort|ubicacion|direccion|primary address|home address|lieu de residence|residence',
  gender: 'gender|sex|sexe|genre|geschlecht|genero|sexo|civilite',
  photoUrl: 'photo|photo url|picture|avatar|image url|profile picture',
  skills:
    'skills|skill|key skills|technologies|competences|competence|skill set|skillset|primary skills|fahigkeiten|kenntnisse|kompetenzen|habilidades|competencias|expertise',
  interests: 'interests|hobbies|interets|centres d interet|interessen|intereses',
  languages: 'languages|language|langues|langue|sprachen|idiomas',
  certifications: 'certifications|certificates|certificats|zertifikate|certificaciones',
  schoolName:
    'school|university|school name|college|education|institution|ecole|universite|formation|etablissement|hochschule|universitat|schule|universidad|escuela|education institution',
  degree:
    'degree|diploma|diplome|niveau d etudes|education level|abschluss|titulo|titulacion|highest degree',
  major: 'major|field of study|discipline|specialite|studienfach|especialidad',
  startDate:
    'start date|current job start date|date de debut|job start date|startdatum|fecha de inicio',
  endDate: 'end date|date de fin|job end date|enddatum|fecha de fin',
  note: 'note|notes|comment|comments|recruiter notes|remarques|remarque|commentaire|commentaires|notizen|bemerkungen|notas|comentarios|feedback|internal notes',
  job: 'job|job name|jobs|applied job|applied to|requisition|requisition title|job applied for|offer|offre|offre d emploi|poste vise|vacancy|job posting|posting|job opening|opening|stellenanzeige|oferta|position applied for|candidature|offer title',
  stage:
    'stage|current stage|pipeline stage|application stage|current interview stage|last stage|etape|etape actuelle|statut|status|candidate status|application status|phase|bewerbungsphase|bewerbungsstatus|estado del candidato|etapa|fase|stage name|interview stage',
  outcome:
    'rejected|rejected at|rejected on|rejection reason|rejection date|archived|archived at|archive reason|archived reason|disqualified|disqualified at|disqualification reason|disqualify reason|withdrawn at|refuse|motif de refus|raison du refus|motif de rejet|date de refus|absagegrund|ablehnungsgrund|abgelehnt am|absage am|archiviert|motivo de rechazo|motivo de descarte|rechazado|descartado',
  appliedAt:
    'applied at|applied on|application date|date applied|created at|applied date|date de candidature|bewerbungsdatum|fecha de solicitud|date added|created date|submitted at|connected on|application created at',
};

const FIELDS = new Map(
  Object.entries(HEADERS).flatMap(([field, names]) =>
    names.split('|').map((name) => [name, field as TableField] as const),
  ),
);

/** Columns that only one system writes. */
const SYSTEMS: readonly [string, RegExp[]][] = [
  ['network-connections', [/^connected on$/, /^first name$/, /^position$/]],
  ['network-profile', [/^geo location$/, /^twitter handles$/]],
  [
    'greenhouse',
    [
      /^(?:candidate name|first name)$/,
      /^(?:job name|current stage|job)$/,
      /^(?:candidate id|application id|recruiter|source strategy)$/,
    ],
  ],
  [
    'lever',
    [
      /^(?:opportunity id|posting|posting title|posting id|archive reason)$/,
      /^(?:stage|current stage)/,
    ],
  ],
  [
    'ashby',
    [
      /^(?:primary email address|primary email|social links)$/,
      /^(?:current stage|job title|job|credited to)$/,
    ],
  ],
  [
    'workable',
    [
      /^(?:domain|disqualified|disqualification reason|cover letter|sourced)$/,
      /^(?:job|job title|stage)$/,
    ],
  ],
  [
    'teamtailor',
    [
      /^(?:pitch|connected|candidate id|linkedin profile)$/,
      /^(?:sourced|internal|unsubscribed|created at)$/,
    ],
  ],
  [
    'recruitee',
    [
      /^(?:offer|offer title|offers|pipeline stage)$/,
      /^(?:stage|gdpr status|pipeline stage|source)$/,
    ],
  ],
  [
    'bullhorn',
    [
      /^(?:occupation|skill set|desired locations|comments|owner)$/,
      /^(?:status|date added|employment preference|date last modified)$/,
    ],
  ],
];

export const foldHeader = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

export function systemOf(headers: readonly string[]): string | null {
  const folded = headers.map(foldHeader);
  const found = SYSTEMS.find(([, marks]) =>
    marks.every((mark) => folded.some((header) => mark.test(header))),
  );
  return found?.[0] ?? null;
}

const SAMPLES = 3;
/** The columns of our lists of rejected rows that are about the row, and not about the person. */
const REJECTED = ['row', 'file', 'reason'];

/** A field for each column: by the mapping, by its header, else guessed from the values. */
export function readColumns(
  headers: readonly string[],
  rows: readonly (readonly string[])[],
  mapping: TableMapping,
  sampleCount = SAMPLES,
): ReadColumn[] {
  const isRetry = REJECTED.every((name) => headers.some((header) => foldHeader(header) === name));
  return headers.map((header, index) => {
    const values = rows.map((row) => row[index]?.trim() ?? '').filter((text) => text !== '');
    const samples = values.slice(0, sampleCount);
    const mapped = mapping[header];
    if (mapped !== undefined) return { header, field: mapped, isCertain: true, samples };
    const folded = foldHeader(header);
    if (isRetry && REJECTED.includes(folded))
      return { header, field: null, isCertain: true, samples };
    const known =
      FIELDS.get(folded) ??
      FIELDS.get(folded.replace(/^(?:candidate|applicant|contact|person) | \d+$/g, ''));
    if (known) return { header, field: known, isCertain: true, samples };
    return { header, field: guess(values.slice(0, 20)), isCertain: false, samples };
  });
}

function guess(values: readonly string[]): TableField | null {
  const most = (pattern: RegExp): boolean =>
    values.length > 0 && values.filter((text) => pattern.test(text)).length >= values.length * 0.8;
  if (most(/^[^\s@]+@[^\s@]+\.[a-z]{2,}$/i)) return 'email';
  if (most(/linkedin\.com\/(?:in|pub)\//i)) return 'proNetworkUrl';
  if (most(/^https?:\/\//i)) return 'url';
  return most(/^\+\d[\d\s().-]{7,20}$/) ? 'phone' : null;
}

/** How many of the texts are known headers: to find the row of headers below a preamble. */
export const countHeaders = (row: readonly string[]): number =>
  row.filter((text) => FIELDS.has(foldHeader(text))).length;
