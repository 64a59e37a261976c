/** `French:B2` is a language and a level; a level is left out as null. */
export function splitLanguage(text: string): { name: string; level: string | null } {
  const at = text.indexOf(':');
  return at < 0 ? { name: text.trim(), level: null } : { name: text.slice(0, at).trim(), level: text.slice(at + 1).trim() };
}
