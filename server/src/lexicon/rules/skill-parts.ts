import { parts } from './phrases.ts';
import type { SkillIndex } from './skills.ts';

/** Reads a table of skills and their parts into ids. Every name must be that of a known skill. */
export function createSkillParts(
  table: string,
  skills: Pick<SkillIndex, 'read'>,
): ReadonlyMap<string, readonly string[]> {
  const idOf = (name: string): string => {
    const skill = skills.read(name);
    if (skill === null) throw new Error(`no skill is called ${name}`);
    return skill.id;
  };
  return new Map(
    table
      .trim()
      .split('\n')
      .map((line) => {
        const colon = line.indexOf(': ');
        return [idOf(line.slice(0, colon)), parts(line.slice(colon + 2)).map(idOf)];
      }),
  );
}
