import type { SecretBox } from './secret-box.ts';

export interface Cursors {
  /** Returns an opaque text for a position, valid only for that scope. */
  encode(scope: string, position: readonly number[]): string;
  /** Returns the position, or null when the text was altered or made for another scope. */
  decode(scope: string, cursor: string): number[] | null;
}

/** Signed page cursors: bound to their scope, and tamper-proof. */
export function createCursors({ sign, verify }: Pick<SecretBox, 'sign' | 'verify'>): Cursors {
  const signed = (scope: string, payload: string) => `cursor\n${scope}\n${payload}`;
  return {
    encode(scope, position) {
      const payload = position.join('-');
      return `${payload}.${sign(signed(scope, payload))}`;
    },
    decode(scope, cursor) {
      const at = cursor.indexOf('.');
      if (at < 1) return null;
      const payload = cursor.slice(0, at);
      return verify(signed(scope, payload), cursor.slice(at + 1))
        ? payload.split('-').map(Number)
        : null;
    },
  };
}
