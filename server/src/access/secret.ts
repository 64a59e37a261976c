import { createHash, randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';

// A recognisable prefix and a checksum let secret scanners find leaked keys without false alarms.
const PREFIX = 'grk_';
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const SECRET_LENGTH = 32;
const CHECKSUM_LENGTH = 6;

/** Creates a key: `grk_`, 32 random base-62 characters (190 bits) and a 6-character checksum. */
export function newSecret(): string {
  let random = '';
  for (let i = 0; i < SECRET_LENGTH; i++) random += ALPHABET[randomInt(ALPHABET.length)];
  return PREFIX + random + checksum(random);
}

/** Whether the text has the form of one of our keys, including the checksum. */
export function isWellFormed(secret: string): boolean {
  const body = secret.slice(PREFIX.length);
  if (!secret.startsWith(PREFIX) || body.length !== SECRET_LENGTH + CHECKSUM_LENGTH) return false;
  return body.slice(SECRET_LENGTH) === checksum(body.slice(0, SECRET_LENGTH));
}

/**
 * The hash that is stored and looked up. Because the lookup is by hash, its duration reveals
 * nothing about the secret.
 */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

/** The part of a key that may be shown again later. */
export function displayPrefix(secret: string): string {
  return `${secret.slice(0, PREFIX.length + 4)}…`;
}

function checksum(random: string): string {
  let rest = crc32(random);
  let text = '';
  for (let i = 0; i < CHECKSUM_LENGTH; i++) {
    text = ALPHABET[rest % ALPHABET.length] + text;
    rest = Math.floor(rest / ALPHABET.length);
  }
  return text;
}
