/** Reduces text to one line, so that a name or a subject cannot inject another header. */
export function headerText(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}

/**
 * Whether an address is safe in an envelope: one mailbox, without comments, groups, quotes or
 * spaces.
 */
export function isMailAddress(text: string): boolean {
  return (
    text.length <= 254 &&
    /^[^\s\p{Cc}<>()[\]\\,;:"@]{1,64}@(?!-)[^\s\p{Cc}<>()[\]\\,;:"@]+\.[^\s\p{Cc}<>()[\]\\,;:"@.]{2,}$/u.test(
      text,
    )
  );
}
