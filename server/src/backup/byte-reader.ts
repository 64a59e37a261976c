/** Reads exact numbers of bytes from a stream of chunks of any size. */
export class ByteReader {
  readonly #source: AsyncIterator<Uint8Array>;
  #held: Buffer[] = [];
  #size = 0;

  constructor(source: AsyncIterable<Uint8Array>) {
    this.#source = source[Symbol.asyncIterator]();
  }

  /** Null when fewer bytes are left. */
  async take(length: number): Promise<Buffer | null> {
    while (this.#size < length) if (!(await this.#pull())) return null;
    const all = this.#held.length === 1 ? this.#held[0]! : Buffer.concat(this.#held);
    this.#hold(all.subarray(length));
    return all.subarray(0, length);
  }

  /** Up to and with the next line break; null when there is none within `max` bytes. */
  async line(max: number): Promise<Buffer | null> {
    for (;;) {
      const all = Buffer.concat(this.#held);
      this.#hold(all);
      const end = all.indexOf(0x0a);
      if (end >= 0) return this.take(end + 1);
      if (all.length >= max || !(await this.#pull())) return null;
    }
  }

  async #pull(): Promise<boolean> {
    const { done, value } = await this.#source.next();
    if (done) return false;
    this.#held.push(Buffer.from(value.buffer, value.byteOffset, value.byteLength));
    this.#size += value.byteLength;
    return true;
  }

  #hold(rest: Buffer): void {
    this.#held = rest.length > 0 ? [rest] : [];
    this.#size = rest.length;
  }
}
