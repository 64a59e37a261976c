import type { Issue } from '../../platform/errors.ts';
import { delayMs, isInvitation, MAX_DELAY_DAYS, type Step } from './step.ts';
import { checkTemplate, type TemplateProblem } from './template.ts';

/**
 * The step rules (interface, "Step format" and "Step rules"; decisions 12 and 28), beyond the shape
 * of each field. Steps are checked as sent.
 */

const DAY_MS = 86_400_000;

/**
 * A rule that a step breaks. The message is in English. A client in another language uses the code,
 * and `found` for the offending text.
 */
export interface StepIssue extends Issue {
  code: StepIssueCode;
  found?: string;
}
export type StepIssueCode =
  | TemplateProblem['code']
  | 'network_type_missing'
  | 'network_type_elsewhere'
  | 'subject_missing'
  | 'subject_lines'
  | 'second_subject_elsewhere'
  | 'second_subject_same'
  | 'content_missing'
  | 'delay_missing'
  | 'delay_too_long'
  | 'id_twice'
  | 'second_invitation';

/** The rules that one step breaks; paths are inside the step. */
export function stepIssues(step: Step): StepIssue[] {
  return [
    ...kindIssues(step),
    ...timingIssues(step),
    ...textIssues(step, 'content'),
    ...textIssues(step, 'subject'),
    ...secondSubjectIssues(step),
  ];
}

/** The rules that the list as a whole breaks; paths begin with the index of the step. */
export function stepListIssues(steps: readonly Pick<Step, 'id' | 'proNetworkType'>[]): StepIssue[] {
  const issues: StepIssue[] = [];
  const seen = new Map<string, number>();
  let invitation = -1;
  for (const [index, step] of steps.entries()) {
    const first = seen.get(step.id);
    if (first === undefined) seen.set(step.id, index);
    else
      issues.push({
        path: [index, 'id'],
        code: 'id_twice',
        message: `is the id of step ${first} too; give each step its own`,
      });
    if (!isInvitation(step)) continue;
    if (invitation < 0) invitation = index;
    else
      issues.push({
        path: [index, 'proNetworkType'],
        code: 'second_invitation',
        message: `step ${invitation} is an invitation already; a blueprint has at most one`,
      });
  }
  return issues;
}

/**
 * The step as it is stored: an invitation without a message has no content (interface, "Step
 * format").
 */
export function storedStep(step: Step): Step {
  return step.proNetworkType === 'PRO_NETWORK_INVITATION' ? { ...step, content: '' } : step;
}

/**
 * A message needs text, unless the service will propose it. An invitation without a message never
 * has any.
 */
const mayBeBlank = (step: Step): boolean =>
  step.contentSource === 'suggestedByService' || step.proNetworkType === 'PRO_NETWORK_INVITATION';

function kindIssues(step: Step): StepIssue[] {
  const issues: StepIssue[] = [];
  if (step.type === 'PRO_NETWORK' && step.proNetworkType === undefined)
    issues.push({
      path: ['proNetworkType'],
      code: 'network_type_missing',
      message: 'is required when the type is PRO_NETWORK',
    });
  if (step.type !== 'PRO_NETWORK' && step.proNetworkType !== undefined)
    issues.push({
      path: ['proNetworkType'],
      code: 'network_type_elsewhere',
      message: `is only for steps of type PRO_NETWORK; leave it out of ${step.type}`,
    });
  if (step.type === 'EMAIL' && (step.subject ?? '').trim() === '')
    issues.push({
      path: ['subject'],
      code: 'subject_missing',
      message: 'is required when the type is EMAIL',
    });
  if (step.content.trim() === '' && !mayBeBlank(step))
    issues.push({
      path: ['content'],
      code: 'content_missing',
      message: 'must not be empty: it is the message',
    });
  return issues;
}

function timingIssues({ temporalityType, delay }: Step): StepIssue[] {
  if (delay === undefined) {
    return temporalityType === 'DELAYED'
      ? [
          {
            path: ['delay'],
            code: 'delay_missing',
            message: 'is required when the temporalityType is DELAYED',
          },
        ]
      : [];
  }
  return delayMs(delay) > MAX_DELAY_DAYS * DAY_MS
    ? [
        {
          path: ['delay', 'value'],
          code: 'delay_too_long',
          message: `must be at most ${MAX_DELAY_DAYS} days`,
        },
      ]
    : [];
}

function textIssues(step: Step, field: 'content' | 'subject' | 'subjectB'): StepIssue[] {
  const text = step[field];
  if (text === undefined) return [];
  const issues: StepIssue[] = checkTemplate(text).map((problem) => ({ path: [field], ...problem }));
  if (field !== 'content' && /[\p{Cc}\u2028\u2029]/u.test(text))
    issues.unshift({
      path: [field],
      code: 'subject_lines',
      message: 'must be one line without control characters',
    });
  return issues;
}

/** Two subjects can be compared only where each person gets one of them as it is written. */
function secondSubjectIssues(step: Step): StepIssue[] {
  const { type, subject, subjectB, contentSource } = step;
  if (subjectB === undefined) return [];
  const path = ['subjectB'];
  if (type !== 'EMAIL' || contentSource === 'suggestedByService')
    return [
      {
        path,
        code: 'second_subject_elsewhere',
        message: 'is only for steps of type EMAIL that you write yourself; leave it out',
      },
    ];
  if (subjectB.trim() === '')
    return [{ path, code: 'subject_missing', message: 'must not be empty; leave it out instead' }];
  if (subjectB.trim() === subject?.trim())
    return [
      {
        path,
        code: 'second_subject_same',
        message: 'is the same as subject; write another one, or leave it out',
      },
    ];
  return textIssues(step, 'subjectB');
}
