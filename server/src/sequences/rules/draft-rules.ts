import type { BlindProfile } from '../../reader/blind/blind.ts';
import { shown } from '../../reader/blind/shown.ts';
import { channelOf, type Step } from './step.ts';
import { checkTemplate, oneLine } from './template.ts';

/** A message awaiting approval. `subject` is null when the channel has none. */
export interface Draft {
  subject: string | null;
  content: string;
}

/**
 * Maximum length of a draft, in code points: the channel's limit (300 for the note of an
 * invitation, 480 for three SMS segments), or else a length that people still read.
 */
export function longestDraft(step: Pick<Step, 'type' | 'proNetworkType'>): number {
  if (step.proNetworkType === 'PRO_NETWORK_INVITATION_WITH_MESSAGE') return 300;
  const channel = channelOf(step);
  if (channel === 'sms') return 480;
  return channel === 'email' ? 2_000 : 1_500;
}

const MAX_SUBJECT_LENGTH = 150;

/**
 * Whether the step's message has a subject: emails do, and so do messages to people outside the
 * sender's network.
 */
export const hasSubject = (step: Pick<Step, 'type' | 'proNetworkType'>): boolean =>
  step.type === 'EMAIL' || step.proNetworkType === 'PRO_NETWORK_INMAIL';

/**
 * Why a model's text cannot be sent, as sentences for the model; empty when it can. Stricter than
 * the rules for a user's template: the name is filled in already, so braces and brackets are not
 * allowed.
 */
export function draftProblems(
  { subject, content }: Draft,
  step: Pick<Step, 'type' | 'proNetworkType'>,
): string[] {
  const problems: string[] = [];
  if (content.trim() === '') problems.push('The content is empty.');
  const longest = longestDraft(step);
  if ([...content].length > longest)
    problems.push(`The content is longer than ${longest} characters.`);
  if (/[{}[\]]/.test(content + (subject ?? '')) || checkTemplate(content).length > 0) {
    problems.push(
      'There are braces, brackets or placeholders in it. Write the words themselves, and leave out what you do not know.',
    );
  }
  if (/[\p{Cc}--[\n\t]]/v.test(content)) problems.push('The content has control characters.');
  if (!hasSubject(step)) return problems;
  if ((subject ?? '').trim() === '') problems.push('The subject is empty.');
  if ([...(subject ?? '')].length > MAX_SUBJECT_LENGTH)
    problems.push(`The subject is longer than ${MAX_SUBJECT_LENGTH} characters.`);
  if (/[\p{Cc}\u2028\u2029]/u.test(subject ?? '')) problems.push('The subject is not one line.');
  return problems;
}

/**
 * Stands for the first name, which the model never sees: the variable of the templates, so that a
 * model knows it.
 */
export const NAME_PLACEHOLDER = '{{firstname}}';

/** The draft with the name, or with nothing in its place when nobody knows it. */
export function withName({ subject, content }: Draft, firstname: string | null): Draft {
  const fill = (text: string): string =>
    firstname === null ? text : text.replaceAll(NAME_PLACEHOLDER, () => firstname);
  return { subject: subject === null ? null : fill(subject), content: fill(content) };
}

/** A name that a message can carry: one line without braces and brackets; else null. */
export function usableName(firstname: string | null): string | null {
  const name = oneLine(firstname ?? '').slice(0, 100);
  return name === '' || /[{}[\]]/.test(name) ? null : name;
}

/**
 * The data about a person that the model receives: work, as a judge sees it, with a placeholder for
 * the name. Truncated, so that one long text cannot fill the prompt.
 */
export function draftView(
  { jobTitle, headline, summary, city, currentOrganization, experiences, skills }: BlindProfile,
  hasName: boolean,
) {
  const cut = (text: string | null, longest: number): string | null =>
    text === null ? null : shown(text).slice(0, longest);
  return {
    firstname: hasName ? NAME_PLACEHOLDER : null,
    jobTitle: cut(jobTitle, 200),
    headline: cut(headline, 300),
    summary: cut(summary, 2_000),
    city: cut(city, 100),
    company: cut(currentOrganization?.name ?? null, 200),
    experiences: experiences.slice(0, 5).map(({ title, organizationName, description }) => ({
      title: cut(title, 200),
      company: cut(organizationName, 200),
      description: cut(description, 500),
    })),
    skills: skills.slice(0, 20).map((skill) => cut(skill, 60)),
  };
}
