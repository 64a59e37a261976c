/**
 * What the encoder of titles has learned, as numbers: a vector for each feature of a title, and one
 * for each occupation and each family of roles. Titles are near what their vectors point to.
 */

/** A vector in bytes: each number is the byte times the row's scale. */
export interface ByteRows {
  scales: Float32Array;
  bytes: Int8Array;
}

/** The kinds of things that titles are compared with. */
export const TITLE_HEADS = ['occupations', 'families'] as const;
export type TitleHead = (typeof TITLE_HEADS)[number];

export interface TitleTable {
  dimensions: number;
  features: ByteRows & {
    /** Hashes of features, ascending. */
    keys: Uint32Array;
    /** How much each feature counts, 0 to 255: common ones less. */
    importance: Uint8Array;
  };
  /** `names`: the ESCO code of an occupation (`2512.4`), the key of a family; sorted. */
  heads: Record<TitleHead, ByteRows & { names: readonly string[] }>;
}

interface Header {
  dimensions: number;
  features: number;
  heads: Record<TitleHead, readonly string[]>;
}

const NUMBER_BYTES = 4;

const padded = (length: number): number => Math.ceil(length / NUMBER_BYTES) * NUMBER_BYTES;

/**
 * The length of a header in JSON, the header filled with spaces to whole numbers, then the arrays in
 * the order that `sections` gives. Numbers are little-endian, as on every platform that Node has.
 */
export function writeTitleTable(table: TitleTable): Uint8Array {
  const header: Header = {
    dimensions: table.dimensions,
    features: table.features.keys.length,
    heads: { occupations: table.heads.occupations.names, families: table.heads.families.names },
  };
  const json = new TextEncoder().encode(JSON.stringify(header));
  const arrays = sections(table);
  const start = NUMBER_BYTES + padded(json.length);
  const bytes = new Uint8Array(arrays.reduce((sum, one) => sum + one.byteLength, start));
  bytes.fill(' '.charCodeAt(0), NUMBER_BYTES, start);
  new DataView(bytes.buffer).setUint32(0, padded(json.length), true);
  bytes.set(json, NUMBER_BYTES);
  let at = start;
  for (const one of arrays) {
    bytes.set(new Uint8Array(one.buffer, one.byteOffset, one.byteLength), at);
    at += one.byteLength;
  }
  return bytes;
}

/** Those of four bytes a number come first, so that each starts at a whole number. */
const sections = ({ features, heads }: TitleTable) => [
  features.keys,
  features.scales,
  heads.occupations.scales,
  heads.families.scales,
  features.importance,
  features.bytes,
  heads.occupations.bytes,
  heads.families.bytes,
];

export function readTitleTable(file: Uint8Array): TitleTable {
  // A copy starts at a whole number; a file that was read need not.
  const bytes = new Uint8Array(file);
  const length = new DataView(bytes.buffer).getUint32(0, true);
  let at = NUMBER_BYTES + length;
  const header: Header = JSON.parse(new TextDecoder().decode(bytes.subarray(NUMBER_BYTES, at)));
  const take = <T>(make: (buffer: ArrayBuffer, from: number) => T, byteLength: number): T => {
    const taken = make(bytes.buffer, at);
    at += byteLength;
    return taken;
  };
  const floats = (count: number) =>
    take((buffer, from) => new Float32Array(buffer, from, count), count * NUMBER_BYTES);
  const signed = (count: number) =>
    take((buffer, from) => new Int8Array(buffer, from, count), count);
  const { dimensions, features: count, heads } = header;
  const keys = take((buffer, from) => new Uint32Array(buffer, from, count), count * NUMBER_BYTES);
  const scales = floats(count);
  const occupationScales = floats(heads.occupations.length);
  const familyScales = floats(heads.families.length);
  const importance = take((buffer, from) => new Uint8Array(buffer, from, count), count);
  const rows = signed(count * dimensions);
  const occupationRows = signed(heads.occupations.length * dimensions);
  const familyRows = signed(heads.families.length * dimensions);
  return {
    dimensions,
    features: { keys, importance, scales, bytes: rows },
    heads: {
      occupations: { names: heads.occupations, scales: occupationScales, bytes: occupationRows },
      families: { names: heads.families, scales: familyScales, bytes: familyRows },
    },
  };
}
