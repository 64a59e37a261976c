import { createCipheriv, createDecipheriv } from 'node:crypto';

/* A file encrypted with a key of its own: AES-256-GCM, nonce and tag before the content. */

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export interface FileKey {
  /** 32 bytes. */
  key: Uint8Array;
  /** 12 bytes, never used with the key again. */
  nonce: Uint8Array;
}

export function sealFile({ key, nonce }: FileKey, bytes: Uint8Array): Buffer {
  const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES });
  const body = [cipher.update(bytes), cipher.final()];
  return Buffer.concat([nonce, cipher.getAuthTag(), ...body]);
}

/** Throws when the file was altered or cut. */
export function openFile(key: Uint8Array, sealed: Uint8Array): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  const body = sealed.subarray(NONCE_BYTES + TAG_BYTES);
  return Buffer.concat([decipher.update(body), decipher.final()]);
}
