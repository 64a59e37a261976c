import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import { ReadFailure } from './read-failure.ts';

/*
 * Reads ZIP archives from their directory at the end, one member at a time. Every size is bounded
 * before and while a member is unpacked.
 */

/** Bytes at random places: a buffer, or a file on disk. */
export interface ByteSource {
  size: number;
  read(offset: number, length: number): Promise<Uint8Array>;
}

export interface ZipMember {
  name: string;
  isEncrypted: boolean;
  method: number;
  packedSize: number;
  /** What the directory says; unpacking stops there, whatever the data holds. */
  size: number;
  offset: number;
}

/** Deflate reaches about 1000 to 1 on zeroes; documents stay far below 100. */
export const MAX_RATIO = 200;
/** Small members may compress better than that without harm. */
const UNSUSPICIOUS_BYTES = 1_000_000;
const MAX_MEMBERS = 200_000;
const MAX_DIRECTORY_BYTES = 64_000_000;
const END_SIGNATURE = 0x06054b50;
const END64_SIGNATURE = 0x06064b50;
const DIRECTORY_SIGNATURE = 0x02014b50;
const MAX_TAIL = 65_557;
const STORED = 0;
const DEFLATED = 8;

export const bytesSource = (bytes: Uint8Array): ByteSource => ({
  size: bytes.length,
  read: async (offset, length) => bytes.subarray(offset, offset + length),
});

const view = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

export async function readZipDirectory(source: ByteSource): Promise<ZipMember[]> {
  const { offset, size, count } = await findDirectory(source);
  if (count > MAX_MEMBERS || size > MAX_DIRECTORY_BYTES) throw new ReadFailure('too_large');
  if (offset + size > source.size) throw new ReadFailure('broken');
  const bytes = await source.read(offset, size);
  const data = view(bytes);
  const members: ZipMember[] = [];
  let packed = 0;
  for (let at = 0; at + 46 <= bytes.length && members.length < count; ) {
    if (data.getUint32(at, true) !== DIRECTORY_SIGNATURE) throw new ReadFailure('broken');
    const flags = data.getUint16(at + 8, true);
    const nameLength = data.getUint16(at + 28, true);
    const extraLength = data.getUint16(at + 30, true);
    const name = bytes.subarray(at + 46, at + 46 + nameLength);
    const extra = bytes.subarray(at + 46 + nameLength, at + 46 + nameLength + extraLength);
    const member: ZipMember = {
      name: decodeName(name),
      isEncrypted: (flags & 1) !== 0,
      method: data.getUint16(at + 10, true),
      packedSize: data.getUint32(at + 20, true),
      size: data.getUint32(at + 24, true),
      offset: data.getUint32(at + 42, true),
    };
    readLongSizes(member, extra);
    members.push(member);
    packed += member.packedSize;
    at += 46 + nameLength + extraLength + data.getUint16(at + 32, true);
  }
  // Members that share their data are a bomb: each would be unpacked again.
  if (packed > source.size) throw new ReadFailure('too_large');
  return members;
}

async function findDirectory(source: ByteSource) {
  const length = Math.min(source.size, MAX_TAIL);
  const tail = await source.read(source.size - length, length);
  const data = view(tail);
  for (let at = tail.length - 22; at >= 0; at -= 1) {
    if (data.getUint32(at, true) !== END_SIGNATURE) continue;
    const found = {
      count: data.getUint16(at + 10, true),
      size: data.getUint32(at + 12, true),
      offset: data.getUint32(at + 16, true),
    };
    const isLong = found.count === 0xffff || found.offset === 0xffffffff;
    return isLong && at >= 20 ? findLongDirectory(source, data, at - 20) : found;
  }
  throw new ReadFailure('broken');
}

async function findLongDirectory(source: ByteSource, tail: DataView, locatorAt: number) {
  const at = Number(tail.getBigUint64(locatorAt + 8, true));
  if (at + 56 > source.size) throw new ReadFailure('broken');
  const data = view(await source.read(at, 56));
  if (data.getUint32(0, true) !== END64_SIGNATURE) throw new ReadFailure('broken');
  return {
    count: Number(data.getBigUint64(32, true)),
    size: Number(data.getBigUint64(40, true)),
    offset: Number(data.getBigUint64(48, true)),
  };
}

/** Sizes above 4 GB, and those of archives that always write long sizes. */
function readLongSizes(member: ZipMember, extra: Uint8Array): void {
  const data = view(extra);
  for (let at = 0; at + 4 <= extra.length; at += 4 + data.getUint16(at + 2, true)) {
    if (data.getUint16(at, true) !== 1) continue;
    let next = at + 4;
    for (const field of ['size', 'packedSize', 'offset'] as const) {
      if (member[field] !== 0xffffffff || next + 8 > extra.length) continue;
      member[field] = Number(data.getBigUint64(next, true));
      next += 8;
    }
  }
}

function decodeName(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('latin1').decode(bytes);
  }
}

/** A member's bytes. Refuses what is encrypted, too large, or packed too well to be a document. */
export async function readZipMember(
  source: ByteSource,
  member: ZipMember,
  maxBytes: number,
): Promise<Uint8Array> {
  const { isEncrypted, method, packedSize, size, offset } = member;
  if (isEncrypted) throw new ReadFailure('encrypted');
  if (size > maxBytes || packedSize > maxBytes) throw new ReadFailure('too_large');
  if (size > UNSUSPICIOUS_BYTES && size > packedSize * MAX_RATIO)
    throw new ReadFailure('too_large');
  const head = await source.read(offset, 30);
  if (head.length < 30) throw new ReadFailure('broken');
  const data = view(head);
  const start = offset + 30 + data.getUint16(26, true) + data.getUint16(28, true);
  const packed = await source.read(start, packedSize);
  if (packed.length < packedSize) throw new ReadFailure('broken');
  if (method === STORED) return packed;
  if (method !== DEFLATED) throw new ReadFailure('broken');
  return inflate(packed, size);
}

const inflateInBackground = promisify(inflateRaw) as (
  packed: Uint8Array,
  options: { maxOutputLength: number },
) => Promise<Buffer>;

async function inflate(packed: Uint8Array, size: number): Promise<Uint8Array> {
  try {
    return await inflateInBackground(packed, { maxOutputLength: Math.max(1, size) });
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    throw new ReadFailure(code === 'ERR_BUFFER_TOO_LARGE' ? 'too_large' : 'broken');
  }
}
