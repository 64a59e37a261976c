import type { z } from 'zod';
import { AppError, type Issue, invalid } from '../platform/errors.ts';
import type { Operation } from '../platform/operation.ts';
import { textProblem } from './json-body.ts';

/** Enough to mend a request by; a body of half a million wrong entries must not be answered with as many. */
const MAX_ISSUES = 100;

/** The query string as an object: one value is a string, a repeated one an array, brackets mean nothing. Bad percent-encoding is kept as null. */
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
      query[name] = known === undefined ? value : [...(Array.isArray(known) ? known : [known]), value];
    }
  } catch {
    return null;
  }
  return query;
}

const decode = (text: string): string => decodeURIComponent(text.replaceAll('+', ' '));

type Shapes = Pick<Operation, 'params' | 'query' | 'body' | 'bodyOptional'>;

/** Checks params, query and body against the operation's shapes. Throws one validation_error that names every issue. */
export function readInput(operation: Shapes, sent: { params: unknown; query: unknown; body: unknown }) {
  if (sent.query === null) throw invalid(['query'], 'The query string is not valid percent-encoded UTF-8.');
  const issues: Issue[] = [...textIssues(sent.params), ...textIssues(sent.query)];
  if (issues.length > 0) throw new AppError('validation_error', { issues });
  const params = parse(operation.params, sent.params, issues);
  const query = parse(operation.query, sent.query, issues);
  let body: unknown;
  if (operation.body) {
    const given = sent.body === undefined && operation.bodyOptional ? {} : sent.body;
    if (given === undefined) issues.push({ path: [], message: 'A JSON body is required.' });
    else body = parse(operation.body, given, issues);
  }
  if (issues.length > 0) throw new AppError('validation_error', { issues: issues.slice(0, MAX_ISSUES) });
  return { params, query, body };
}

function textIssues(values: unknown): Issue[] {
  return Object.entries((values ?? {}) as Record<string, string | string[]>).flatMap(([name, value]) => {
    const problem = [name, ...(Array.isArray(value) ? value : [value])].map(textProblem).find((found) => found !== null);
    return problem ? [{ path: [name], message: problem }] : [];
  });
}

function parse(shape: z.ZodType | undefined, value: unknown, issues: Issue[]): unknown {
  if (!shape) return undefined;
  const result = shape.safeParse(value, { error: inWords });
  if (result.success) return result.data;
  issues.push(...result.error.issues.map(toIssue));
  return undefined;
}

function toIssue({ path, message }: z.core.$ZodIssue): Issue {
  return { path: path.map((part) => (typeof part === 'symbol' ? String(part) : part)), message };
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

/** What an issue says after the name of its field: what is accepted there, not what the checking library calls it. */
function inWords(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'is required' : `must be ${TYPES[issue.expected] ?? `of type ${issue.expected}`}`;
    case 'too_small':
      return issue.origin === 'array' ? `must have at least ${issue.minimum} entries` : `must be at least ${issue.minimum}${unit(issue.origin)}`;
    case 'too_big':
      return issue.origin === 'array' ? `must have at most ${issue.maximum} entries` : `must be at most ${issue.maximum}${unit(issue.origin)}`;
    case 'invalid_value':
      return `must be ${issue.values.length > 1 ? 'one of ' : ''}${issue.values.map(String).join(', ')}`;
    case 'unrecognized_keys':
      return `must not have ${issue.keys.join(', ')}`;
    default:
      return 'is not acceptable';
  }
}

const unit = (origin: string): string => (origin === 'string' ? ' characters long' : '');
