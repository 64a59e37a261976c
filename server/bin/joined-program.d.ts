/** `joined-program.js`, which a Node without TypeScript runs. */
export function joinedProgram(folder: string): string | null;
