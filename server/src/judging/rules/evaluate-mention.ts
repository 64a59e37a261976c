import { industriesOfEmployer } from '../../lexicon/lexicon.ts';
import type { Reference } from '../contract.ts';
import { companyReference, type Dossier, type Job } from './dossier.ts';
import { familiesOf } from './fields.ts';
import { type Finding, finding, namedJob, type Question, unknown } from './finding.ts';
import { findAny, type Passage } from './passage.ts';
import type { MentionDepth, Role, Subject } from './reading.ts';
import { type Told, tellOf } from './told.ts';
import type { FoundIn } from './wording.ts';

/**
 * Whether a person knows, uses or works in something. A job that shows it counts more than a list,
 * and a list more than a claim. A single word that the lexicon does not know may mean anything in
 * running text; a phrase found there word for word is reliable. Running text counts only where it
 * asserts: a denial is an answer too, a plan or another person's skill is none.
 */
export function evaluateMention(
  subject: Subject,
  depth: MentionDepth,
  question: Question,
): Finding {
  const { dossier, words } = question;
  const isPlainWord =
    depth === 'lists' && !/\s/.test(subject.written) && !ACRONYM.test(subject.written);
  const shownBy = isPlainWord ? null : jobEvidence(subject, question);
  if (shownBy !== null) {
    const { job, reference } = shownBy;
    const where: FoundIn = reference.path.endsWith('/title')
      ? 'title'
      : reference.path === job.companyPath
        ? 'company'
        : 'job';
    const listed = findAny(dossier.skills(), subject.forms);
    return finding(
      'met',
      words.mentionFound(subject.label, reference.quote, where, namedJob(job)),
      listed === null ? [reference] : [reference, listed],
    );
  }
  const told = tellOfSubject(dossier.sentences(), subject, question);
  for (const [where, passages] of depth === 'job' ? [] : listsOf(dossier, depth)) {
    const reference = listedIn(passages(), subject.forms) ?? titleEvidence(subject, where, dossier);
    if (reference !== null) return listedAs(subject, where, reference, told, question);
  }
  if (!isPlainWord && depth !== 'job' && told?.standing === 'asserted')
    return finding('met', words.mentionFound(subject.label, told.reference.quote, 'claim', null), [
      told.reference,
    ]);
  const listed = depth === 'job' ? findAny(dossier.skills(), subject.forms) : null;
  if (listed !== null)
    return finding(
      'partially_met',
      words.mentionFound(subject.label, listed.quote, 'skills', null),
      [listed],
    );
  const elsewhere = told === null ? otherIndustries(subject, question) : null;
  if (elsewhere !== null) return elsewhere;
  const implied = told === null ? impliedFinding(subject, depth, question) : null;
  return implied ?? fromTold(told, words.silent(subject.label), question);
}

/**
 * A listed skill that is part of the one asked: React shows some JavaScript, JavaScript shows no
 * React. One step only, and never more than partly. In running text the names of parts ("Express",
 * "Glue") may be everyday words.
 */
function impliedFinding(
  { label, written }: Subject,
  depth: MentionDepth,
  { dossier, lexicon, words }: Question,
): Finding | null {
  const skill = lexicon.readSkill(written);
  const forms = skill === null ? [] : lexicon.partsOfSkill(skill.id).flatMap((part) => part.forms);
  if (forms.length === 0 || depth === 'job') return null;
  const listed = listedIn(dossier.skills(), forms);
  return listed && finding('partially_met', words.implied(label, listed.quote), [listed]);
}

/** Letters that mean one thing wherever they stand: "CISSP". */
const ACRONYM = /^[A-Z][A-Z0-9]{2,}$/;

/** A list shows it, unless a sentence of the person denies it: then the two contradict each other. */
function listedAs(
  subject: Subject,
  where: FoundIn,
  reference: Reference,
  told: Told | null,
  { words }: Question,
): Finding {
  const result = words.mentionFound(subject.label, reference.quote, where, null);
  if (told?.standing === 'denied')
    return finding('partially_met', `${result} ${words.told('denied', told.sentence.quote)}`, [
      reference,
      told.sentence,
    ]);
  return finding('met', result, [reference]);
}

/** What sentences say that do not assert: a denial is an answer, the rest leaves it open. */
export function fromTold(told: Told | null, silent: string, { words }: Question): Finding {
  if (told === null || told.standing === 'asserted') return unknown(silent);
  const { standing, sentence } = told;
  const result = words.told(standing, sentence.quote);
  if (standing === 'denied' || standing === 'failed') return finding('not_met', result, [sentence]);
  if (standing === 'slight' || standing === 'former')
    return finding('partially_met', result, [sentence]);
  return { ...unknown(result), isNamed: true };
}

/** An industry is where one works: what the employer does counts. */
const ofIndustry = ({ written }: Subject, { lexicon }: Question): boolean =>
  lexicon.readIndustry(written) !== null && lexicon.readSkill(written) === null;

export function tellOfSubject(
  passages: readonly Passage[],
  subject: Subject,
  question: Question,
): Told | null {
  const isTechnical = question.dossier.isTechnical();
  const isCredential =
    ACRONYM.test(subject.written) && question.lexicon.readSkill(subject.written) === null;
  const told = tellOf(passages, subject.forms, { isTechnical, isCredential });
  return told?.standing === 'employer' && ofIndustry(subject, question)
    ? { ...told, standing: 'asserted' }
    : told;
}

/** An entry of a list, unless it says itself that it is not there yet: "PMP (in progress)". */
function listedIn(passages: readonly Passage[], forms: readonly string[]): Reference | null {
  const told = tellOf(passages, forms, { isTechnical: true, isCredential: true });
  return told !== null && isListed(told) ? told.reference : null;
}

/** An entry names no other person: only what it says of itself counts against it. */
export const isListed = ({ standing }: Told): boolean =>
  ['asserted', 'others', 'employer', 'aside'].includes(standing);

function listsOf(dossier: Dossier, depth: MentionDepth): [FoundIn, () => readonly Passage[]][] {
  const { profile, passage } = dossier;
  const places: [FoundIn, () => readonly Passage[]][] = [
    ['skills', dossier.skills],
    ['title', dossier.currentTitles],
    ['certification', dossier.certifications],
  ];
  if (depth === 'anywhere') {
    places.push([
      'company',
      () =>
        dossier.jobs
          .filter((job) => job.company !== null)
          .map((job) => passage(job.companyPath, job.company!)),
    ]);
    places.push([
      'education',
      () =>
        profile.educations.flatMap(({ majors }, at) =>
          majors.map((major, index) => passage(`/educations/${at}/majors/${index}`, major)),
        ),
    ]);
  }
  return places;
}

/** The profile's own current title may show a function or role without naming it. */
function titleEvidence(subject: Subject, where: FoundIn, dossier: Dossier): Reference | null {
  if (where !== 'title') return null;
  const held = dossier.currentTitles().find(({ text }) => titleShows(text, subject, dossier));
  return held === undefined ? null : { path: held.path, quote: held.text };
}

/**
 * The first job (profiles list the latest first) that shows the subject. Jobs whose title shows it
 * come before those that only describe it.
 */
export function jobEvidence(
  subject: Subject,
  question: Question,
): { job: Job; reference: Reference } | null {
  const { dossier } = question;
  const shown: ((job: Job) => Reference | null)[] = [
    (job) => titleOfJob(job, subject, dossier),
    ...(subject.isRole ? [] : [(job: Job) => toldIn(job, subject, question)]),
    (job) => employerOf(job, subject, question),
  ];
  for (const evidence of shown)
    for (const job of dossier.jobs) {
      const reference = evidence(job);
      if (reference !== null) return { job, reference };
    }
  return null;
}

/** Every employer is well known, and of other industries. */
function otherIndustries(
  { industry }: Subject,
  { dossier, lexicon, words }: Question,
): Finding | null {
  const named = dossier.jobs.flatMap(companyReference);
  const isAll =
    named.length > 0 &&
    named.length === dossier.jobs.length &&
    named.every(({ quote }) => industriesOfEmployer(lexicon.fold(quote)).length > 0);
  if (industry === null || !isAll) return null;
  const names = named.map(({ quote }) => quote);
  return finding('not_met', words.employersFound(new Set(names).size, null, names), named);
}

/** An employer that is known to be of the industry asked for. */
function employerOf(
  { company, companyPath }: Job,
  { industry }: Subject,
  { lexicon }: Question,
): Reference | null {
  if (industry === null || company === null) return null;
  return industriesOfEmployer(lexicon.fold(company)).includes(industry)
    ? { path: companyPath, quote: company }
    : null;
}

function titleOfJob(job: Job, subject: Subject, dossier: Dossier): Reference | null {
  if (job.title === null || !titleShows(job.title, subject, dossier)) return null;
  return { path: `/experiences/${job.index}/title`, quote: job.title };
}

/** Words of the job that assert the subject, or a skill that is only practised in it. */
function toldIn(job: Job, subject: Subject, question: Question): Reference | null {
  const told = tellOfSubject(job.passages(), subject, question);
  return told?.standing === 'asserted' ? told.reference : practiceIn(job, subject, question);
}

function practiceIn(job: Job, { practices }: Subject, { dossier }: Question): Reference | null {
  if (practices === null) return null;
  const isTechnical = dossier.isTechnical();
  for (const passage of job.passages()) {
    const practice = practices.exec(passage.folded())?.[1];
    const told = practice === undefined ? null : tellOf([passage], [practice], { isTechnical });
    if (told?.standing === 'asserted') return told.reference;
  }
  return null;
}

/**
 * The evidence that one job shows the subject. For a job function, only the title counts: "worked
 * with the marketing team" is not a marketing job.
 */
export function evidenceIn(job: Job, subject: Subject, question: Question): Reference | null {
  const byTitle = titleOfJob(job, subject, question.dossier) ?? employerOf(job, subject, question);
  if (byTitle !== null || subject.isRole || subject.functions.length > 0) return byTitle;
  return toldIn(job, subject, question);
}

/** "Aspiring data analyst": the title is hoped for. */
const HOPED_FOR =
  /^ (?:aspiring|future|wannabe|looking|seeking|futur|future|aspirante?|en recherche|a la recherche|recherche|candidate?) /;

function titleShows(title: string, subject: Subject, dossier: Dossier): boolean {
  const { reading, folded, stems } = dossier.title(title);
  if (HOPED_FOR.test(folded)) return false;
  if (reading.family !== null && subject.families.includes(reading.family)) return true;
  if (subject.functions.some((id) => reading.functions.includes(id))) return true;
  if (subject.forms.some((form) => folded.includes(` ${form} `))) return true;
  return subject.stems.length > 0 && subject.stems.every((stem) => stems.has(stem));
}

/** Whether a held title names the role: the same family, one of its names, or all of its words. */
export function holdsRole(title: string, role: Role, dossier: Dossier): boolean {
  const { reading, folded, stems } = dossier.title(title);
  if (HOPED_FOR.test(folded)) return false;
  if (
    role.family !== null &&
    reading.family !== null &&
    familiesOf(role.family).includes(reading.family)
  )
    return true;
  if (role.rank !== null && reading.seniority === role.rank) return true;
  if (role.forms.some((form) => form !== '' && folded.includes(` ${form} `))) return true;
  return role.stems.length > 0 && role.stems.every((stem) => stems.has(stem));
}
