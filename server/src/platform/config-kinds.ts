import path from 'node:path';
import { parseHostPort } from './outbound-policy.ts';

/** Kinds of settings: how the text of a variable is read, and how its value is shown. */

export interface Variable<T> {
  name: string;
  meaning: string;
  fallback: T;
  /** The accepted values, as text that follows "must be". */
  accepts: string;
  /** Undefined: invalid. */
  parse(text: string): T | undefined;
  show?(value: T): string;
  secret?: true;
}

export const MASK = '********';

export function integer(
  name: string,
  fallback: number,
  [min, max]: [number, number],
  meaning: string,
): Variable<number> {
  const accepts = `a whole number from ${min} to ${max}`;
  return {
    name,
    meaning,
    fallback,
    accepts,
    parse(text) {
      const value = Number(text);
      return /^\d{1,9}$/.test(text) && value >= min && value <= max ? value : undefined;
    },
  };
}

export function secretText(name: string, meaning: string): Variable<string | null> {
  return { name, meaning, fallback: null, accepts: 'text', parse: (text) => text, secret: true };
}

export function mailServer(
  name: string,
  protocols: readonly string[],
  meaning: string,
): Variable<string | null> {
  return {
    name,
    meaning,
    fallback: null,
    accepts: `like ${protocols[1]}//user:password@host`,
    parse: (text) => (protocols.includes(URL.parse(text)?.protocol ?? '') ? text : undefined),
    show: (value) => (value === null ? '' : withoutSecrets(value)),
    secret: true,
  };
}

export function onOff(name: string, fallback: boolean, meaning: string): Variable<boolean> {
  const words = new Map([
    ['on', true],
    ['off', false],
  ]);
  return {
    name,
    meaning,
    fallback,
    accepts: 'on or off',
    parse: (text) => words.get(text.toLowerCase()),
  };
}

/** `parse` returns the item in its normal form, or undefined when it is invalid. */
export function list(
  name: string,
  fallback: readonly string[],
  parse: (item: string) => string | undefined,
  accepts: string,
  meaning: string,
): Variable<readonly string[]> {
  return {
    name,
    meaning,
    fallback,
    accepts,
    parse(text) {
      const items = text
        .split(/[\s,]+/)
        .filter((item) => item !== '')
        .map(parse);
      return items.every((item) => item !== undefined) ? items : undefined;
    },
  };
}

/** A bucket with or without a prefix, or a folder, made absolute. */
export function parseBackupUrl(text: string): string | undefined {
  if (/^s3:/i.test(text)) return S3_ADDRESS.test(text) ? text.replace(/\/+$/, '') : undefined;
  return text.includes('\0') || /^[a-z]+:\/\//i.test(text) ? undefined : path.resolve(text);
}

/** Names that need no encoding in a URL or a signature. */
const S3_ADDRESS = /^s3:\/\/[a-z0-9][a-z0-9.-]{1,62}(?:\/[\w./-]*)?$/;

export function parseAllowedHost(item: string): string | undefined {
  const parsed = parseHostPort(item);
  if (!parsed) return undefined;
  return parsed.port === null ? parsed.host : `${parsed.host}:${parsed.port}`;
}

export function parseOrigin(text: string): string | undefined {
  const url = URL.parse(text);
  const plain =
    url && ['http:', 'https:'].includes(url.protocol) && url.username === '' && url.password === '';
  return plain && url.pathname === '/' && url.search === '' && url.hash === ''
    ? url.origin
    : undefined;
}

export function parseEndpoint(text: string): string | undefined {
  const url = URL.parse(text);
  const plain =
    url &&
    ['http:', 'https:'].includes(url.protocol) &&
    url.username === '' &&
    url.search === '' &&
    url.hash === '';
  return plain ? url.href.replace(/\/+$/, '') : undefined;
}

/** The braces stay: they mark where the person is inserted. */
export function parseProfileSource(text: string): string | undefined {
  if (text === 'pdl') return text;
  const isPdl = text.startsWith('pdl:');
  const url = URL.parse(isPdl ? text.slice('pdl:'.length) : text);
  if (url?.protocol !== 'https:' || url.username !== '') return undefined;
  if (isPdl) return url.pathname === '/' && url.search === '' ? `pdl:${url.origin}` : undefined;
  return /\{(?:profileUrl|talentId)\}/.test(text) ? text : undefined;
}

/** The path. Systems allow a socket about 100 bytes, and it is made in a folder beside its place. */
export function parseLocalSocket(text: string): string | undefined {
  const file = text.startsWith('unix:') ? text.slice('unix:'.length) : '';
  return file.startsWith('/') && !file.endsWith('/') && Buffer.byteLength(file) <= 85
    ? path.posix.normalize(file)
    : undefined;
}

export function parseDatabaseUrl(text: string): string | undefined {
  const url = URL.parse(text);
  return url && ['postgres:', 'postgresql:'].includes(url.protocol) ? text : undefined;
}

/** A connection string may contain its password as userinfo or as a parameter. */
export function withoutSecrets(connection: string): string {
  const url = new URL(connection);
  if (url.password !== '') url.password = MASK;
  for (const name of url.searchParams.keys()) {
    if (/password|passfile|sslkey/i.test(name)) url.searchParams.set(name, MASK);
  }
  return url.href;
}
