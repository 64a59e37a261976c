import { existsSync } from 'node:fs';

// In the workspace the sources run as they are; the packed package carries them built.
const source = new URL('./src/sample.ts', import.meta.url);
const built = new URL('./dist/sample.js', import.meta.url);

export const { contactsOf, generatePeople, generatePerson } = await import(
  existsSync(source) ? source.href : built.href
);
