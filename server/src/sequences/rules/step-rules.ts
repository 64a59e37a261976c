import type { Issue } from '../../platform/errors.ts';
import { delayMs, isInvitation, MAX_DELAY_DAYS, type Step } from './step.ts';
import { checkTemplate } from './template.ts';

/** The step rules (interface, "Step format" and "Step rules"; decisions 12 and 28), beyond what the shape of a field says. Steps come in as sent. */

const DAY_MS = 86_400_000;

/** What one step breaks; paths are inside the step. */
export function stepIssues(step: Step): Issue[] {
  return [...kindIssues(step), ...timingIssues(step), ...textIssues(step)];
}

/** What the list breaks as a whole; paths begin with the index of the step. */
export function stepListIssues(steps: readonly Pick<Step, 'id' | 'proNetworkType'>[]): Issue[] {
  const issues: Issue[] = [];
  const seen = new Map<string, number>();
  let invitation = -1;
  for (const [index, step] of steps.entries()) {
    const first = seen.get(step.id);
    if (first === undefined) seen.set(step.id, index);
    else issues.push({ path: [index, 'id'], message: `is the id of step ${first} too; give each step its own` });
    if (!isInvitation(step)) continue;
    if (invitation < 0) invitation = index;
    else issues.push({ path: [index, 'proNetworkType'], message: `step ${invitation} is an invitation already; a blueprint has at most one` });
  }
  return issues;
}

/** The step as it is stored: an invitation without a message has no content (interface, "Step format"). */
export function storedStep(step: Step): Step {
  return step.proNetworkType === 'PRO_NETWORK_INVITATION' ? { ...step, content: '' } : step;
}

/** A message needs words, unless the service is to propose them; an invitation without a message never has any. */
const mayBeBlank = (step: Step): boolean => step.contentSource === 'suggestedByService' || step.proNetworkType === 'PRO_NETWORK_INVITATION';

function kindIssues(step: Step): Issue[] {
  const issues: Issue[] = [];
  if (step.type === 'PRO_NETWORK' && step.proNetworkType === undefined)
    issues.push({ path: ['proNetworkType'], message: 'is required when the type is PRO_NETWORK' });
  if (step.type !== 'PRO_NETWORK' && step.proNetworkType !== undefined)
    issues.push({ path: ['proNetworkType'], message: `is only for steps of type PRO_NETWORK; leave it out of ${step.type}` });
  if (step.type === 'EMAIL' && (step.subject ?? '').trim() === '') issues.push({ path: ['subject'], message: 'is required when the type is EMAIL' });
  if (step.content.trim() === '' && !mayBeBlank(step)) issues.push({ path: ['content'], message: 'must not be empty: it is the message' });
  return issues;
}

function timingIssues({ temporalityType, delay }: Step): Issue[] {
  if (delay === undefined) {
    return temporalityType === 'DELAYED' ? [{ path: ['delay'], message: 'is required when the temporalityType is DELAYED' }] : [];
  }
  return delayMs(delay) > MAX_DELAY_DAYS * DAY_MS ? [{ path: ['delay', 'value'], message: `must be at most ${MAX_DELAY_DAYS} days` }] : [];
}

function textIssues(step: Step): Issue[] {
  const issues: Issue[] = checkTemplate(step.content).map((problem) => ({ path: ['content'], ...problem }));
  if (step.subject === undefined) return issues;
  if (/[\p{Cc}\u2028\u2029]/u.test(step.subject)) issues.push({ path: ['subject'], message: 'must be one line without control characters' });
  return [...issues, ...checkTemplate(step.subject).map((problem) => ({ path: ['subject'], ...problem }))];
}
