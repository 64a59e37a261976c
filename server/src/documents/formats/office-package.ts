import { ReadFailure } from './read-failure.ts';
import { bytesSource, readZipDirectory, readZipMember } from './zip.ts';

/** The XML parts of a DOCX, ODT or XLSX file. */
export interface OfficePackage {
  names: readonly string[];
  /** Null when there is no such part. */
  part(name: string): Promise<string | null>;
}

/** All parts of one document together, unpacked. */
const MAX_UNPACKED_BYTES = 64_000_000;

export async function openPackage(bytes: Uint8Array): Promise<OfficePackage> {
  const source = bytesSource(bytes);
  const members = await readZipDirectory(source);
  let left = MAX_UNPACKED_BYTES;
  return {
    names: members.map(({ name }) => name),
    async part(name) {
      const member = members.find((one) => one.name === name);
      if (!member) return null;
      if (member.size > left) throw new ReadFailure('too_large');
      const content = await readZipMember(source, member, left);
      left -= content.length;
      return new TextDecoder(encodingOf(content)).decode(content);
    },
  };
}

const encodingOf = (bytes: Uint8Array): string =>
  bytes[0] === 0xff && bytes[1] === 0xfe
    ? 'utf-16le'
    : bytes[0] === 0xfe && bytes[1] === 0xff
      ? 'utf-16be'
      : 'utf-8';
