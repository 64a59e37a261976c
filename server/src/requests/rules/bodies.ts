import type { Operation } from '../../platform/operation.ts';

/** A request and its answer as text; null where there is none. */
export interface Exchange {
  /** Path and query, as sent. */
  url: string;
  body: string | null;
  answer: string | null;
}

/** An exchange without its secrets, as stored and shown. */
export interface RecordedExchange {
  path: string;
  query: Record<string, string[]>;
  body: unknown;
  answer: unknown;
  /** Names of the members whose values were left out. */
  redacted: string[];
}

/**
 * Tags of the operations whose bodies may be stored. All others carry credentials, contacts,
 * messages to people, files or own people: a new tag is left out until somebody adds it here.
 */
const RECORDED_TAGS: ReadonlySet<string> = new Set([
  'Search',
  'Saved searches',
  'Qualified search',
  'Sourcings',
  'Candidates',
  'Saved views',
]);

/** What receivers answered, and what members and readers wrote to each other about people. */
const NEVER_RECORDED = /\/(?:deliveries|activity|comments)/;

/** Whether the bodies of an operation may be stored at all. */
export const mayRecord = ({ tag, scope, sessionOnly, upload, path }: Operation): boolean =>
  RECORDED_TAGS.has(tag) &&
  scope !== 'admin' &&
  !sessionOnly &&
  !upload &&
  !NEVER_RECORDED.test(path);

/** In characters, body and answer together. A larger exchange is not stored. */
export const MAX_RECORDED = 64 * 1024;

export const isSmall = ({ body, answer }: Exchange): boolean =>
  (body?.length ?? 0) + (answer?.length ?? 0) <= MAX_RECORDED;

const REDACTED = '[redacted]';
/** Secrets, ways to reach a person, free text about one, and addresses that may hold a token. */
const SECRET_NAME =
  /secret|passw|token|credential|api_?key|authorization|signature|customparams|email|phone|^contacts?$|notes?$|^reason$|^comments?$|^url$|webhookurl$/i;

/**
 * What may be stored of an exchange: the values of secret members are replaced wherever they are.
 * Null when it is too large, or not JSON.
 */
export function recordedOf(exchange: Exchange): RecordedExchange | null {
  if (!isSmall(exchange)) return null;
  const { url, body, answer } = exchange;
  const redacted = new Set<string>();
  const read = (text: string | null): unknown =>
    text === null || text === ''
      ? null
      : JSON.parse(text, (name, value) => {
          if (!SECRET_NAME.test(name) || value === null) return value;
          redacted.add(name);
          return REDACTED;
        });
  const [path = '', search = ''] = url.split('?', 2);
  // Without a prototype: a parameter may be called `constructor`.
  const query: Record<string, string[]> = Object.create(null);
  for (const [name, value] of new URLSearchParams(search)) {
    const isSecret = SECRET_NAME.test(name);
    if (isSecret) redacted.add(name);
    query[name] = [...(query[name] ?? []), isSecret ? REDACTED : value];
  }
  try {
    return { path, query, body: read(body), answer: read(answer), redacted: [...redacted] };
  } catch {
    return null;
  }
}
