import { InvalidArgumentError } from 'commander';
// Not through the door: that would also load the database driver.
import { CAPABILITIES, PLAN_CAPABILITIES, type WindowLimits } from '../access/rules.ts';
import { emailAddress } from '../people/contract.ts';
import { type Language, SCOPES, type Scope } from '../platform/operation.ts';

/*
 * Values of options. Each parser throws commander's InvalidArgumentError with what is accepted,
 * which ends the command with exit code 2. No parser returns null or undefined: commander would
 * replace it with an empty string.
 */

/** The largest value that a PostgreSQL integer holds. */
const MAX_INTEGER = 2_147_483_647;

export function wholeNumber(min: number, max: number): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (!/^\d{1,15}$/.test(text) || value < min || value > max) {
      throw new InvalidArgumentError(`It must be a whole number from ${min} to ${max}.`);
    }
    return value;
  };
}

const MAX_CREDITS = 1_000_000_000;

/** Credits that a workspace begins with. */
export const creditAmount = wholeNumber(0, MAX_CREDITS);

/** Credits of one grant. */
export const grantAmount = wholeNumber(1, MAX_CREDITS);

/** Text on one line or more, trimmed. */
const textUpTo =
  (max: number) =>
  (given: string): string => {
    const text = given.trim();
    const length = [...text].length;
    if (length < 1 || length > max || !text.isWellFormed() || text.includes('\0')) {
      throw new InvalidArgumentError(`It must have 1 to ${max} characters.`);
    }
    return text;
  };

export const parseName = textUpTo(200);

/** Why a workspace is suspended. */
export const parseReason = textUpTo(500);

/** In lower case, as addresses are stored. */
export function parseEmail(text: string): string {
  const { success, data } = emailAddress.safeParse(text);
  if (!success) throw new InvalidArgumentError('It must be an email address.');
  return data;
}

/**
 * An identifier of one kind, so that a malformed one is reported differently from an unknown one.
 */
export function identifier(prefix: string): (text: string) => string {
  return (text) => {
    if (!/^[\w-]{1,200}$/.test(text))
      throw new InvalidArgumentError(`It must be an identifier such as ${prefix}_….`);
    return text;
  };
}

export function parseLimits(text: string): WindowLimits {
  const limits = text
    .split(',')
    .map((part) => (/^\s*\d{1,10}\s*$/.test(part) ? Number(part) : Number.NaN));
  if (limits.length !== 5 || !limits.every((limit) => limit <= MAX_INTEGER)) {
    throw new InvalidArgumentError(
      'It must be five whole numbers, the most requests a second, minute, hour, day and month, such as 1,30,200,1000,15000.',
    );
  }
  return limits as unknown as WindowLimits;
}

export function parseCapabilities(text: string): readonly string[] {
  if (text === 'all') return PLAN_CAPABILITIES;
  if (text === 'none') return [];
  const names = text.split(',').map((part) => part.trim());
  const known: readonly string[] = CAPABILITIES;
  if (!names.every((name) => known.includes(name))) {
    throw new InvalidArgumentError(
      `It must be all, none, or some of ${CAPABILITIES.join(',')}, separated by commas.`,
    );
  }
  return [...new Set(names)];
}

export type LanguageOption = Language | 'none';

export function parseLanguage(text: string): LanguageOption {
  if (text !== 'en' && text !== 'fr' && text !== 'none')
    throw new InvalidArgumentError('It must be en, fr or none.');
  return text;
}

export function parseScopes(text: string): Scope[] {
  const names = text.split(',').map((part) => part.trim());
  const known: readonly string[] = SCOPES;
  if (!names.every((name) => known.includes(name)))
    throw new InvalidArgumentError(`It must be some of ${SCOPES.join(',')}, separated by commas.`);
  return SCOPES.filter((scope) => names.includes(scope));
}

const UNIT_SECONDS = { s: 1, m: 60, h: 3_600, d: 86_400 } as const;

/** A time such as 90m, 24h or 7d, in seconds; 0 needs no unit. */
export function duration(maxSeconds: number): (text: string) => number {
  return (text) => {
    const [, amount, unit] = /^(\d{1,9})([smhd])$/.exec(text === '0' ? '0s' : text) ?? [];
    const seconds = Number(amount) * UNIT_SECONDS[unit as keyof typeof UNIT_SECONDS];
    if (!(seconds <= maxSeconds))
      throw new InvalidArgumentError(
        `It must be 0 or a time such as 90m, 24h or 7d, at most ${maxSeconds / 86_400}d.`,
      );
    return seconds;
  };
}

/** One of the allowed words. */
export function oneOf<T extends string>(allowed: readonly T[]): (text: string) => T {
  return (text) => {
    const word = allowed.find((known) => known === text);
    if (word === undefined)
      throw new InvalidArgumentError(`It must be one of ${allowed.join(', ')}.`);
    return word;
  };
}

/** Some of the allowed words, separated by commas. */
export function someOf<T extends string>(allowed: readonly T[]): (text: string) => T[] {
  return (text) => {
    const words = text.split(',').map((part) => part.trim());
    const chosen = allowed.filter((word) => words.includes(word));
    if (!words.every((word) => allowed.some((known) => known === word))) {
      throw new InvalidArgumentError(
        `It must be ${allowed.join(' or ')}, or both separated by a comma.`,
      );
    }
    return chosen;
  };
}
