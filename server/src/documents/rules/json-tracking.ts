import type { ReadPerson, SourceApplication, SourceNote } from '../port.ts';
import { type Fields, fieldsOf, isFields, listOf, namedOf, pick, textOf } from './json-fields.ts';
import { outcomeOf } from './outcome.ts';
import { isoDate } from './resume-parts.ts';

/*
 * What the interfaces of applicant tracking systems say of somebody's applications: jobs, stages and
 * notes.
 */

type List = (...keys: string[]) => unknown[];

export function addTracking(person: ReadPerson, given: Fields, list: List): void {
  person.system = systemOf(given);
  person.notes = [...list('notes', 'comments'), ...listOf(fieldsOf(given.activity_feed).notes)]
    .map(noteOf)
    .filter((note) => note !== null);
  const own = progressOf(given);
  const applications = list(
    'applications',
    'placements',
    'jobApplications',
    'job-applications',
    'submissions',
  );
  person.applications = applications.filter(isFields).map((application): SourceApplication => {
    const { job, date, stage, outcome } = progressOf(application);
    // Lever says the stage and the archive of the person, not of each application.
    return { job, stage: stage ?? own.stage, outcome: outcome ?? own.outcome, date };
  });
  if (person.applications.length === 0 && (own.stage !== null || own.outcome !== null))
    person.applications.push(own);
}

/** An id where a name is expected. */
const ID = /^(?:\d+|[0-9a-f]{8}-[0-9a-f-]{27})$/i;

function progressOf(given: Fields): SourceApplication {
  const name = (keys: readonly string[]): string | null => {
    const found = keys.map((key) => namedOf(given[key])).find((text) => text !== null);
    return found === undefined || ID.test(found) ? null : found;
  };
  const status = name(['status']);
  const stage = name([
    'stage',
    'current_stage',
    'currentStage',
    'currentInterviewStage',
    'current-stage',
    'pipeline_stage',
    'stage_name',
  ]);
  const ended = [
    ...ENDS.map((key) => endOf(given[key])),
    ...HIRES.map((key) => given[key] && 'Hired'),
    status !== null && ENDED.test(status) ? status : null,
  ].filter((text) => typeof text === 'string');
  return {
    job:
      name(['job', 'posting', 'offer', 'jobOrder', 'jobTitle', 'job_title']) ??
      namedOf(listOf(given.jobs)[0]),
    stage: stage ?? status,
    outcome: outcomeOf(ended),
    date: dateOf(
      pick(given, ['applied_at', 'createdAt', 'created_at', 'created-at', 'dateAdded', 'date']),
    ),
  };
}

/** Fields with a value once an application is over. */
const ENDS = [
  'rejected_at',
  'rejected-at',
  'rejectedAt',
  'rejection_reason',
  'disqualified',
  'disqualified_at',
  'disqualification_reason',
  'archived',
  'archivedAt',
  'archiveReason',
  'archive_reason',
];
const HIRES = ['hired_at', 'hired-at', 'hiredAt'];
const ENDED = /^(?:reject|archiv|disqualif|declin|withdr|hired)/i;

/** A flag, a time, or an object with a reason. */
function endOf(value: unknown): string | null {
  if (value === undefined || value === null || value === false) return null;
  return namedOf(value) ?? textOf(fieldsOf(value).reason) ?? 'yes';
}

function noteOf(value: unknown): SourceNote | null {
  const given = fieldsOf(value);
  const text =
    textOf(value) ??
    textOf(pick(given, ['body', 'text', 'note', 'content', 'comments', 'value'])) ??
    namedOf(listOf(given.fields)[0]);
  const date = dateOf(pick(given, ['created_at', 'createdAt', 'created-at', 'dateAdded', 'date']));
  return text === null ? null : { text, date };
}

/** Milliseconds since 1970 are a date, too. */
const dateOf = (value: unknown): string | null =>
  typeof value === 'number' && value > 100_000_000_000
    ? new Date(value).toISOString()
    : isoDate(value);

/** Fields that only one system writes. */
const SYSTEMS: readonly [string, readonly string[]][] = [
  ['ashby', ['currentInterviewStage', 'primaryEmailAddress', 'applicationIds']],
  ['workable', ['disqualified', 'disqualification_reason']],
  ['recruitee', ['placements']],
  ['teamtailor', ['job-applications', 'first-name']],
  ['bullhorn', ['submissions', 'occupation', 'skillSet']],
  ['lever', ['opportunityLocation', 'lastInteractionAt', 'archived']],
  ['greenhouse', ['email_addresses', 'social_media_addresses', 'activity_feed', 'can_email']],
];

const systemOf = (given: Fields): string | null =>
  SYSTEMS.find(([, marks]) => marks.some((mark) => Object.hasOwn(given, mark)))?.[0] ?? null;

/**
 * JSON:API keeps what belongs to a person beside the people, by type and id: here it is put where
 * the person names it, two steps deep (an application names its stage).
 */
export function resourcesOf({ data, included }: Fields): unknown[] {
  const key = (one: Fields): string => `${one.type} ${one.id}`;
  const byKey = new Map(
    listOf(included)
      .filter(isFields)
      .map((one) => [key(one), one]),
  );
  const whole = (one: Fields, steps: number): Fields => ({
    ...one,
    ...fieldsOf(one.attributes),
    ...(steps > 0 && relatedOf(one, steps)),
  });
  const relatedOf = (one: Fields, steps: number): Fields =>
    Object.fromEntries(
      Object.entries(fieldsOf(one.relationships)).map(([name, related]) => {
        const found = (ref: unknown): Fields | null => {
          const target = isFields(ref) ? byKey.get(key(ref)) : undefined;
          return target ? whole(target, steps - 1) : null;
        };
        const refs = fieldsOf(related).data;
        return [name, Array.isArray(refs) ? refs.map(found).filter(isFields) : found(refs)];
      }),
    );
  return listOf(data)
    .filter(isFields)
    .map((one) => whole(one, 2));
}
