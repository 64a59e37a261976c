import type { z } from 'zod';
import { AppError, type Issue, invalid } from '../platform/errors.ts';
import type { Operation } from '../platform/operation.ts';
import { textProblem } from './json-body.ts';

/**
 * Enough to fix a request; a body with half a million wrong entries must not get as many issues
 * back.
 */
const MAX_ISSUES = 100;

/**
 * The query string as an object: a single value is a string, a repeated one an array, and brackets
 * have no meaning. Bad percent-encoding becomes null.
 */
export function parseQuery(text: string): Record<string, string | string[]> | null {
  const query: Record<string, string | string[]> = Object.create(null);
  if (text === '') return query;
  try {
    for (const pair of text.split('&')) {
      if (pair === '') continue;
      const at = pair.indexOf('=');
      const name = decode(at < 0 ? pair : pair.slice(0, at));
      const value = at < 0 ? '' : decode(pair.slice(at + 1));
      const known = query[name];
      query[name] =
        known === undefined ? value : [...(Array.isArray(known) ? known : [known]), value];
    }
  } catch {
    return null;
  }
  return query;
}

const decode = (text: string): string => decodeURIComponent(text.replaceAll('+', ' '));

type Shapes = Pick<Operation, 'params' | 'query' | 'body' | 'bodyOptional' | 'upload'>;

/**
 * Checks params, query and body against the operation's shapes. Throws one validation_error that
 * names every issue.
 */
export function readInput(
  operation: Shapes,
  sent: { params: unknown; query: unknown; body: unknown },
) {
  if (sent.query === null)
    throw invalid(['query'], 'The query string is not valid percent-encoded UTF-8.');
  const issues: Issue[] = [...textIssues(sent.params), ...textIssues(sent.query)];
  if (issues.length > 0) throw new AppError('validation_error', { issues });
  const params = parse(operation.params, sent.params, issues);
  const query = parse(operation.query, sent.query, issues);
  let body: unknown;
  if (operation.body) {
    const given = sent.body === undefined && operation.bodyOptional ? {} : sent.body;
    if (given === undefined)
      issues.push({
        path: [],
        message: operation.upload
          ? 'A file is required: send it as the body, as multipart/form-data, or its text as JSON.'
          : 'A JSON body is required.',
      });
    else body = parse(operation.body, given, issues);
  }
  if (issues.length > 0)
    throw new AppError('validation_error', { issues: distinct(issues).slice(0, MAX_ISSUES) });
  return { params, query, body };
}

/** Two checks of a field may find the same fault; it is reported once. */
function distinct(issues: readonly Issue[]): Issue[] {
  return [...new Map(issues.map((issue) => [JSON.stringify(issue), issue])).values()];
}

function textIssues(values: unknown): Issue[] {
  return Object.entries(values ?? {}).flatMap(([name, value]) => {
    // The arguments of a tool call may be anything: the shape refuses values that are not text.
    const texts = [name, value].flat().filter((part) => typeof part === 'string');
    const problem = texts.map(textProblem).find((found) => found !== null);
    return problem ? [{ path: [name], message: problem }] : [];
  });
}

function parse(shape: z.ZodType | undefined, value: unknown, issues: Issue[]): unknown {
  if (!shape) return undefined;
  const result = shape.safeParse(value, { error: inWords });
  if (result.success) return result.data;
  issues.push(...result.error.issues.flatMap(toIssues));
  return undefined;
}

/** One issue per place: each unknown key is a place of its own. */
function toIssues(issue: z.core.$ZodIssue): Issue[] {
  const path = issue.path.map((part) => (typeof part === 'symbol' ? String(part) : part));
  if (issue.code !== 'unrecognized_keys') return [{ path, message: issue.message }];
  return issue.keys.map((key) => ({ path: [...path, key], message: issue.message }));
}

const TYPES: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

/**
 * The issue's text after the field's name: what is accepted there, in our terms and not in those of
 * the validation library.
 */
function inWords(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? 'is required'
        : `must be ${TYPES[issue.expected] ?? `of type ${issue.expected}`}`;
    case 'too_small':
      return Number(issue.minimum) === 1 && isCounted(issue.origin)
        ? 'must not be empty'
        : `must ${size('least', issue.minimum, issue.origin)}`;
    case 'too_big':
      return `must ${size('most', issue.maximum, issue.origin)}`;
    case 'invalid_value': {
      const accepted = `${issue.values.length > 1 ? 'one of ' : ''}${issue.values.map(String).join(', ')}`;
      return issue.input === undefined ? `is required: ${accepted}` : `must be ${accepted}`;
    }
    case 'unrecognized_keys':
      return 'is not accepted here; leave it out';
    default:
      return 'is not acceptable';
  }
}

const isCounted = (origin: string): boolean => origin === 'string' || origin === 'array';

function size(bound: 'least' | 'most', limit: number | bigint, origin: string): string {
  if (origin === 'array')
    return `have at ${bound} ${limit} ${Number(limit) === 1 ? 'entry' : 'entries'}`;
  return `be at ${bound} ${limit}${origin === 'string' ? ' characters long' : ''}`;
}
