import {
  createCipheriv,
  createDecipheriv,
  createHash,
  randomBytes,
  type ScryptOptions,
  scrypt,
} from 'node:crypto';
import { promisify } from 'node:util';
import { ByteReader } from './byte-reader.ts';

/*
 * A backup on disk (docs/decisions/0106):
 *
 *   one line of JSON    how the key is wrapped; readable, so that a program can name the format
 *   chunks              1 byte (1: the last one), 4 bytes of length, AES-256-GCM text, 16 bytes tag
 *
 * The nonce of a chunk is its number and whether it is the last one. So a chunk that was altered,
 * moved, left out or cut off is found, and nothing of it is used.
 */

/** Throws with one clear line for the person who restores. */
export class BackupError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'BackupError';
  }
}

interface Header {
  greenroomBackup: 1;
  scrypt: { N: number; r: number; p: number; salt: string };
  /** The key of the chunks, sealed with the key of the passphrase: nonce, tag and text, base64. */
  wrappedKey: string;
}

/** About a quarter of a second and 128 MB on a small machine: slow to guess, quick to open. */
const SCRYPT = { N: 131_072, r: 8, p: 1 };
const SCRYPT_MEMORY = 256 * 1024 * 1024;
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const CHUNK_BYTES = 1024 * 1024;
const CHUNK_HEAD_BYTES = 5;
const MAX_HEADER_BYTES = 4_096;

/** Encrypts a stream with a fresh key, which the passphrase wraps. */
export async function* sealStream(
  source: AsyncIterable<Uint8Array>,
  passphrase: string,
): AsyncGenerator<Buffer> {
  const key = randomBytes(KEY_BYTES);
  const line = headerLine(await wrapKey(key, passphrase));
  yield line;
  const sealing = { key, line: digest(line) };
  let number = 0;
  let held: Uint8Array[] = [];
  let size = 0;
  for await (const bytes of source) {
    held.push(bytes);
    size += bytes.length;
    // Something is always left, so that the last chunk can be marked.
    if (size <= CHUNK_BYTES) continue;
    let rest: Buffer = Buffer.concat(held);
    for (; rest.length > CHUNK_BYTES; rest = rest.subarray(CHUNK_BYTES))
      yield sealChunk(sealing, number++, rest.subarray(0, CHUNK_BYTES), false);
    held = [rest];
    size = rest.length;
  }
  yield sealChunk(sealing, number, Buffer.concat(held), true);
}

/**
 * The reverse of `sealStream`. Throws BackupError for another format, a wrong passphrase, and a
 * file that is damaged or incomplete.
 */
export async function* openStream(
  source: AsyncIterable<Uint8Array>,
  passphrase: string,
): AsyncGenerator<Buffer> {
  const reader = new ByteReader(source);
  const line = await reader.line(MAX_HEADER_BYTES);
  const opening = { key: await unwrapKey(readHeader(line), passphrase), line: digest(line!) };
  for (let number = 0; ; number++) {
    const head = await reader.take(CHUNK_HEAD_BYTES);
    if (!head) throw new BackupError('The backup ends too early: the file is incomplete.');
    const isLast = head[0] === 1;
    const length = head.readUInt32BE(1);
    const body = length <= CHUNK_BYTES ? await reader.take(length + TAG_BYTES) : null;
    if (!body) throw new BackupError('The backup ends too early: the file is incomplete.');
    yield openChunk(opening, number, body, isLast);
    if (!isLast) continue;
    if (await reader.take(1)) throw new BackupError('The backup goes on after its end.');
    return;
  }
}

interface ChunkKey {
  key: Buffer;
  /** Of the header, which every chunk belongs to. */
  line: Buffer;
}

function sealChunk({ key, line }: ChunkKey, number: number, text: Buffer, isLast: boolean): Buffer {
  const cipher = createCipheriv('aes-256-gcm', key, nonceOf(number, isLast));
  cipher.setAAD(line);
  const sealed = Buffer.concat([cipher.update(text), cipher.final()]);
  const head = Buffer.alloc(CHUNK_HEAD_BYTES);
  head[0] = isLast ? 1 : 0;
  head.writeUInt32BE(sealed.length, 1);
  return Buffer.concat([head, sealed, cipher.getAuthTag()]);
}

function openChunk({ key, line }: ChunkKey, number: number, body: Buffer, isLast: boolean): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(number, isLast));
  decipher.setAAD(line);
  decipher.setAuthTag(body.subarray(body.length - TAG_BYTES));
  try {
    const text = decipher.update(body.subarray(0, body.length - TAG_BYTES));
    return Buffer.concat([text, decipher.final()]);
  } catch (error) {
    throw new BackupError(`The backup is damaged: chunk ${number + 1} was altered.`, {
      cause: error,
    });
  }
}

function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(NONCE_BYTES);
  nonce.writeUIntBE(number, 5, 6);
  nonce[NONCE_BYTES - 1] = isLast ? 1 : 0;
  return nonce;
}

const digest = (line: Buffer): Buffer => createHash('sha256').update(line).digest();

function headerLine(header: Header): Buffer {
  return Buffer.from(`${JSON.stringify(header)}\n`);
}

function readHeader(line: Buffer | null): Header {
  try {
    const header = JSON.parse(line?.toString('utf8') ?? '') as Header;
    if (header.greenroomBackup === 1) return header;
    if (Number.isInteger(header.greenroomBackup))
      throw new BackupError('The backup was made by a newer version: use that version.');
  } catch (error) {
    if (error instanceof BackupError) throw error;
  }
  throw new BackupError('This is not a backup of Greenroom.');
}

async function wrapKey(key: Buffer, passphrase: string): Promise<Header> {
  const salt = randomBytes(16);
  const nonce = randomBytes(NONCE_BYTES);
  const wrapping = await deriveKey(passphrase, salt, SCRYPT);
  const cipher = createCipheriv('aes-256-gcm', wrapping, nonce);
  const text = Buffer.concat([cipher.update(key), cipher.final()]);
  return {
    greenroomBackup: 1,
    scrypt: { ...SCRYPT, salt: salt.toString('base64') },
    wrappedKey: Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64'),
  };
}

async function unwrapKey({ scrypt, wrappedKey }: Header, passphrase: string): Promise<Buffer> {
  const { N, r, p } = scrypt;
  const bytes = Buffer.from(wrappedKey, 'base64');
  try {
    const wrapping = await deriveKey(passphrase, Buffer.from(scrypt.salt, 'base64'), { N, r, p });
    const decipher = createDecipheriv('aes-256-gcm', wrapping, bytes.subarray(0, NONCE_BYTES));
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    const text = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES));
    return Buffer.concat([text, decipher.final()]);
  } catch (error) {
    throw new BackupError(
      'The passphrase does not open this backup: set BACKUP_PASSPHRASE to the one it was made with.',
      { cause: error },
    );
  }
}

function deriveKey(passphrase: string, salt: Buffer, options: ScryptOptions): Promise<Buffer> {
  const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);
  const text = passphrase.normalize('NFC');
  return derive(text, salt, KEY_BYTES, { ...options, maxmem: SCRYPT_MEMORY });
}
