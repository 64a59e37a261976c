/**
 * The service's own rules for steps, texts and settings, which are pure: the editor shows the same
 * problems that the API would report.
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
