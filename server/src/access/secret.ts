import { createHash, randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';

// A recognisable prefix and a checksum let secret scanners find leaked keys without false alarms.
const PREFIX = 'grk_';
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const SECRET_LENGTH = 32;
const CHECKSUM_LENGTH = 6;

/** A new key: `grk_`, 32 random base-62 characters (190 bits), 6 of checksum. */
export function newSecret(): string {
  let random = '';
  for (let i = 0; i < SECRET_LENGTH; i++) random += ALPHABET[randomInt(ALPHABET.length)];
  return PREFIX + random + checksum(random);
}

/** Whether the text has the form of a key of ours, checksum included. */
export function isWellFormed(secret: string): boolean {
  const body = secret.slice(PREFIX.length);
  if (!secret.startsWith(PREFIX) || body.length !== SECRET_LENGTH + CHECKSUM_LENGTH) return false;
  return body.slice(SECRET_LENGTH) === checksum(body.slice(0, SECRET_LENGTH));
}

/**
 * What is stored and looked up. The lookup is by hash, so its time says nothing about the secret.
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
