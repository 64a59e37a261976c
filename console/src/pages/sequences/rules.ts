/**
 * The service's own rules of steps, texts and settings, which are pure: what is said while somebody
 * writes is what the API would answer.
 */
export {
  type BlueprintConfig,
  configIssues,
  settingsOf,
} from '../../../../server/src/sequences/rules/blueprint-config.ts';
export { type Prospect, unwritableSteps } from '../../../../server/src/sequences/rules/left-out.ts';
export {
  DELAY_UNITS,
  type Delay,
  isInvitation,
  PRO_NETWORK_TYPES,
  STEP_TYPES,
  type Step,
  TEMPORALITY_TYPES,
} from '../../../../server/src/sequences/rules/step.ts';
export {
  type StepIssueCode,
  stepIssues,
  stepListIssues,
} from '../../../../server/src/sequences/rules/step-rules.ts';
export {
  TEMPLATE_VARIABLES,
  type TemplateVariable,
} from '../../../../server/src/sequences/rules/template.ts';
