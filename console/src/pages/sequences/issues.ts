import type { Issue } from '../../../../client/src/contract.ts';
import { asSent, type Draft } from './draft.ts';
import { configIssues, type StepIssueCode, stepIssues, stepListIssues } from './rules.ts';

/** A problem in a draft, with the API's path: `['steps', 2, 'content']`. */
export interface DraftIssue {
  path: readonly (string | number)[];
  /** Of the rule; none where only the API knows it. */
  code?: StepIssueCode | 'name_missing' | 'whole_number';
  /** The text that is not allowed. */
  found?: string;
  /** In English, as in the API. */
  message: string;
}

/** The API's own limit. */
const MAX_DAILY_LIMIT = 10_000;

/** Every problem for which the API would refuse the draft, as far as the browser can tell. */
export function issuesOf(draft: Draft): DraftIssue[] {
  const { name, steps, config } = asSent(draft);
  return [
    ...(name === '' ? [missing(['name'])] : []),
    ...steps.flatMap((step, index) => [
      ...(step.name.trim() === '' ? [missing(['steps', index, 'name'])] : []),
      ...(step.delay && !isPositive(step.delay.value)
        ? [fraction(['steps', index, 'delay', 'value'])]
        : []),
      ...stepIssues(step).map((issue) => ({ ...issue, path: ['steps', index, ...issue.path] })),
    ]),
    ...stepListIssues(steps).map((issue) => ({ ...issue, path: ['steps', ...issue.path] })),
    ...(config.sendingWindow?.days?.length === 0
      ? [{ path: ['config', 'sendingWindow', 'days'], message: 'must not be empty' }]
      : []),
    ...Object.entries(config.dailyLimits ?? {})
      .filter(([, limit]) => !isPositive(limit) || limit > MAX_DAILY_LIMIT)
      .map(([channel]) => fraction(['config', 'dailyLimits', channel])),
    ...configIssues(config).map(({ path, message }) => ({ path: ['config', ...path], message })),
  ];
}

const isPositive = (value: number): boolean => Number.isInteger(value) && value > 0;
const missing = (path: (string | number)[]): DraftIssue => ({
  path,
  code: 'name_missing',
  message: 'must not be empty',
});
const fraction = (path: (string | number)[]): DraftIssue => ({
  path,
  code: 'whole_number',
  message: 'must be a whole number of at least 1',
});

/** Those that the rules here found, and of the API's those at places where nothing was found. */
export function together(found: readonly DraftIssue[], refused: readonly Issue[]): DraftIssue[] {
  const places = new Set(found.map(({ path }) => path.join('.')));
  return [
    ...found,
    ...refused
      .filter(({ path }) => !places.has(path.join('.')))
      .map(({ path, message }) => ({ path, message })),
  ];
}

/**
 * The issues of one step, by field: `content`, `delay`, `config.userId`. A field's own come before
 * those of its parts.
 */
export function ofStep(issues: readonly DraftIssue[], index: number): DraftIssue[] {
  return issues
    .filter(({ path }) => path[0] === 'steps' && path[1] === index)
    .map((issue) => ({ ...issue, path: issue.path.slice(2) }));
}

/** Those of a field and of what it holds. */
export const at = (issues: readonly DraftIssue[], ...path: (string | number)[]): DraftIssue[] =>
  issues.filter((issue) => path.every((part, index) => issue.path[index] === part));
