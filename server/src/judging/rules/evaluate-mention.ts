import type { Reference } from '../contract.ts';
import type { Dossier, Job } from './dossier.ts';
import { familiesOf } from './fields.ts';
import { type Finding, finding, namedJob, type Question, unknown } from './finding.ts';
import { findAny, type Passage } from './passage.ts';
import type { MentionDepth, Role, Subject } from './reading.ts';
import type { FoundIn } from './wording.ts';

/**
 * Whether a person knows, uses or works in something. A job that shows it counts more than a list,
 * and a list more than a claim. A single word that the lexicon does not know may mean anything in
 * running text; a phrase found there word for word is reliable.
 */
export function evaluateMention(
  subject: Subject,
  depth: MentionDepth,
  { dossier, words }: Question,
): Finding {
  const shownBy =
    depth === 'lists' && !/\s/.test(subject.written) ? null : jobEvidence(subject, dossier);
  if (shownBy !== null) {
    const { job, reference } = shownBy;
    const where: FoundIn = reference.path.endsWith('/title') ? 'title' : 'job';
    const listed = findAny(dossier.skills(), subject.forms);
    return finding(
      'met',
      words.mentionFound(subject.label, reference.quote, where, namedJob(job)),
      listed === null ? [reference] : [reference, listed],
    );
  }
  for (const [where, passages] of depth === 'job' ? [] : elsewhere(dossier, depth)) {
    const reference = findAny(passages(), subject.forms) ?? titleEvidence(subject, where, dossier);
    if (reference !== null)
      return finding('met', words.mentionFound(subject.label, reference.quote, where, null), [
        reference,
      ]);
  }
  const listed = depth === 'job' ? findAny(dossier.skills(), subject.forms) : null;
  if (listed !== null)
    return finding(
      'partially_met',
      words.mentionFound(subject.label, listed.quote, 'skills', null),
      [listed],
    );
  return unknown(words.silent(subject.label));
}

function elsewhere(dossier: Dossier, depth: MentionDepth): [FoundIn, () => readonly Passage[]][] {
  const { profile, passage } = dossier;
  const places: [FoundIn, () => readonly Passage[]][] = [
    ['skills', dossier.skills],
    ['title', dossier.currentTitles],
    [
      'certification',
      () =>
        profile.certifications.map((held, index) =>
          passage(`/certifications/${index}/name`, held.name),
        ),
    ],
  ];
  if (depth === 'anywhere') {
    places.push(['claim', dossier.claims]);
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
  dossier: Dossier,
): { job: Job; reference: Reference } | null {
  for (const byTitle of [true, false]) {
    for (const job of dossier.jobs) {
      const reference = byTitle
        ? titleOfJob(job, subject, dossier)
        : subject.isRole
          ? null
          : (findAny(job.passages(), subject.forms) ?? practiceIn(job, subject));
      if (reference !== null) return { job, reference };
    }
  }
  return null;
}

function titleOfJob(job: Job, subject: Subject, dossier: Dossier): Reference | null {
  if (job.title === null || !titleShows(job.title, subject, dossier)) return null;
  return { path: `/experiences/${job.index}/title`, quote: job.title };
}

function practiceIn(job: Job, { practices }: Subject): Reference | null {
  if (practices === null) return null;
  for (const passage of job.passages()) {
    const practice = practices.exec(passage.folded())?.[1];
    const quote = practice === undefined ? null : passage.find(practice);
    if (quote !== null) return { path: passage.path, quote };
  }
  return null;
}

/**
 * The evidence that one job shows the subject. For a job function, only the title counts: "worked
 * with the marketing team" is not a marketing job.
 */
export function evidenceIn(job: Job, subject: Subject, dossier: Dossier): Reference | null {
  const byTitle = titleOfJob(job, subject, dossier);
  if (byTitle !== null || subject.isRole || subject.functions.length > 0) return byTitle;
  return findAny(job.passages(), subject.forms) ?? practiceIn(job, subject);
}

function titleShows(title: string, subject: Subject, dossier: Dossier): boolean {
  const { reading, folded, stems } = dossier.title(title);
  if (reading.family !== null && subject.families.includes(reading.family)) return true;
  if (subject.functions.some((id) => reading.functions.includes(id))) return true;
  if (subject.forms.some((form) => folded.includes(` ${form} `))) return true;
  return subject.stems.length > 0 && subject.stems.every((stem) => stems.has(stem));
}

/** Whether a held title names the role: the same family, one of its names, or all of its words. */
export function holdsRole(title: string, role: Role, dossier: Dossier): boolean {
  const { reading, folded, stems } = dossier.title(title);
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
