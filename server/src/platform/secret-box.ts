import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';

/**
 * Seals, fingerprints and signs with keys derived from the installation's one secret (SECRET_KEY).
 */
export interface SecretBox {
  /** AES-256-GCM with a fresh nonce: sealing the same text twice gives different bytes. */
  seal(text: string): Buffer;
  /** The same for bytes. */
  sealBytes(bytes: Uint8Array): Buffer;
  /** Throws when the bytes were altered, truncated, or sealed with another key. */
  open(sealed: Uint8Array): string;
  openBytes(sealed: Uint8Array): Buffer;
  /**
   * A keyed hash (HMAC-SHA-256, 32 bytes): equal for equal texts, and reveals nothing without the
   * key.
   */
  fingerprint(text: string): Buffer;
  /** HMAC-SHA-256 in base64url, 43 characters. */
  sign(text: string): string;
  /** Whether `signature` equals `sign(text)`, in constant time. */
  verify(text: string, signature: string): boolean;
}

/** First byte of sealed data, so that a future format can be distinguished. */
const FORMAT = 1;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const HEAD_BYTES = 1 + NONCE_BYTES + TAG_BYTES;

/**
 * One derived key per purpose: a signature never helps to break a seal. A key object costs a fifth
 * of raw bytes at each use.
 */
const derive = (key: string, purpose: string): KeyObject =>
  createSecretKey(Buffer.from(hkdfSync('sha256', key, 'greenroom', purpose, 32)));

export function createSecretBox(key: string): SecretBox {
  if (key === '') throw new Error('The secret key is empty.');
  const sealing = derive(key, 'seal');
  const fingerprinting = derive(key, 'fingerprint');
  const signing = derive(key, 'sign');
  const sign = (text: string): string =>
    createHmac('sha256', signing).update(text, 'utf8').digest('base64url');

  function sealBytes(bytes: Uint8Array): Buffer {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv('aes-256-gcm', sealing, nonce, { authTagLength: TAG_BYTES });
    const body = [cipher.update(bytes), cipher.final()];
    return Buffer.concat([Buffer.of(FORMAT), nonce, cipher.getAuthTag(), ...body]);
  }

  function openBytes(sealed: Uint8Array): Buffer {
    const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength);
    if (bytes.length < HEAD_BYTES || bytes[0] !== FORMAT)
      throw new Error('The sealed value has an unknown format.');
    const nonce = bytes.subarray(1, 1 + NONCE_BYTES);
    const decipher = createDecipheriv('aes-256-gcm', sealing, nonce, {
      authTagLength: TAG_BYTES,
    });
    decipher.setAuthTag(bytes.subarray(1 + NONCE_BYTES, HEAD_BYTES));
    return Buffer.concat([decipher.update(bytes.subarray(HEAD_BYTES)), decipher.final()]);
  }

  return {
    seal: (text) => sealBytes(Buffer.from(text)),
    sealBytes,
    open: (sealed) => openBytes(sealed).toString('utf8'),
    openBytes,
    fingerprint: (text) => createHmac('sha256', fingerprinting).update(text, 'utf8').digest(),
    sign,
    verify(text, signature) {
      const expected = Buffer.from(sign(text));
      const given = Buffer.from(signature);
      return expected.length === given.length && timingSafeEqual(expected, given);
    },
  };
}
