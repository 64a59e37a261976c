import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openFile, sealFile } from './sealed-file.ts';

describe('a sealed file', () => {
  it('opens with its key only, and not when a byte was changed', () => {
    const key = randomBytes(32);
    const sealed = sealFile({ key, nonce: randomBytes(12) }, Buffer.from('%PDF-1.7 Ana'));
    expect(openFile(key, sealed).toString()).toBe('%PDF-1.7 Ana');
    expect(sealed.toString('latin1')).not.toContain('Ana');
    expect(() => openFile(randomBytes(32), sealed)).toThrow();
    sealed[sealed.length - 1]! ^= 1;
    expect(() => openFile(key, sealed)).toThrow();
  });
});
